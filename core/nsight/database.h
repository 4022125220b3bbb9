// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/read_watch.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace doppler::nsight {

/// A column to read. A table that lacks an optional one gives 0, or an empty text.
struct Column {
    std::string_view name;
    bool optional = false;
};

/// The row that a table is at; columns are counted as they were asked for.
class Row {
public:
    explicit Row(sqlite3_stmt* at) : statement(at) {}
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t number(int column) const; ///< 0 for null and texts that are no numbers.
    [[nodiscard]] std::string text(int column) const;    ///< Valid UTF-8, at most 1,000 bytes.

private:
    sqlite3_stmt* statement;
};

/// A database in memory that nothing can change: neither files nor extensions, views or triggers are used.
/// Its content may come from anyone.
class Database {
public:
    /// `content` must outlive the database.
    static Result<Database> open(std::string_view content, const ReadWatch& watch);
    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    [[nodiscard]] bool has(const std::string& table) const;
    /// Calls `take` for each row of a table. Errors: a column that is not optional is missing, a broken
    /// database, a stop request.
    Result<void> read(const std::string& table, const std::vector<Column>& columns,
                      const std::function<void(const Row&)>& take) const;

private:
    struct State;
    explicit Database(std::unique_ptr<State> opened);
    std::unique_ptr<State> state;
};

} // namespace doppler::nsight
