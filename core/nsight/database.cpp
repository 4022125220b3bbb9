// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nsight/database.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <set>

#include <sqlite3.h>

namespace doppler::nsight {

namespace {

constexpr int longestText = 1000;

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

Error broken(sqlite3* db, const std::string& table)
{
    return {{DOPPLER_TEXT("core", "the database cannot be read ({0}), expected an export of Nsight Systems"),
             {excerpt(sqlite3_errmsg(db), 120)}},
            {},
            table};
}

/// What a file from anyone may not do, or only within bounds.
void limit(sqlite3* db)
{
    sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 1 << 20);
    sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 1 << 16);
    sqlite3_limit(db, SQLITE_LIMIT_COLUMN, 256);
    sqlite3_limit(db, SQLITE_LIMIT_EXPR_DEPTH, 16);
    sqlite3_limit(db, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(db, SQLITE_LIMIT_TRIGGER_DEPTH, 1);
    sqlite3_limit(db, SQLITE_LIMIT_WORKER_THREADS, 0);
    int ignored = 0;
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, &ignored);
    sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, &ignored);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, &ignored);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, &ignored);
}

Statement prepare(sqlite3* db, const std::string& sql)
{
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(db, sql.c_str(), static_cast<int>(sql.size()), &statement, nullptr);
    return Statement(statement);
}

} // namespace

struct Database::State {
    State() = default;
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { sqlite3_close(db); }

    sqlite3* db = nullptr;
    std::uint64_t bytes = 0;
    ReadWatch watch;
    std::set<std::string, std::less<>> tables;
};

bool Row::isNull(int column) const { return sqlite3_column_type(statement, column) == SQLITE_NULL; }

std::int64_t Row::number(int column) const { return sqlite3_column_int64(statement, column); }

std::string Row::text(int column) const
{
    const auto* found = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
    const int size = std::min(sqlite3_column_bytes(statement, column), longestText);
    return found ? asUtf8({found, static_cast<std::size_t>(size)}) : std::string();
}

Database::Database(std::unique_ptr<State> opened) : state(std::move(opened)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(std::string_view content, const ReadWatch& watch)
{
    auto state = std::make_unique<State>();
    state->bytes = content.size();
    state->watch = watch;
    constexpr int flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE;
    if (sqlite3_open_v2(":memory:", &state->db, flags, nullptr) != SQLITE_OK)
        return broken(state->db, {});
    limit(state->db);
    const auto size = static_cast<sqlite3_int64>(content.size());
    // Read-only: SQLite does not write to these bytes.
    auto* bytes = reinterpret_cast<unsigned char*>(const_cast<char*>(content.data()));
    if (sqlite3_deserialize(state->db, "main", bytes, size, size, SQLITE_DESERIALIZE_READONLY) != SQLITE_OK)
        return broken(state->db, {});
    sqlite3_exec(state->db, "PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA mmap_size=0", nullptr,
                 nullptr, nullptr);
    constexpr int stepsBetweenLooks = 10'000;
    sqlite3_progress_handler(
        state->db, stepsBetweenLooks,
        [](void* of) { return static_cast<State*>(of)->watch.stop.stop_requested() ? 1 : 0; }, state.get());
    const Statement names = prepare(state->db, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    if (!names)
        return broken(state->db, {});
    constexpr std::size_t mostTables = 1000;
    int step = SQLITE_DONE;
    while (state->tables.size() < mostTables && (step = sqlite3_step(names.get())) == SQLITE_ROW)
        state->tables.insert(Row(names.get()).text(0));
    if (step != SQLITE_DONE && step != SQLITE_ROW)
        return broken(state->db, {});
    return Database(std::move(state));
}

bool Database::has(const std::string& table) const { return state->tables.contains(table); }

Result<void> Database::read(const std::string& table, const std::vector<Column>& columns,
                            const std::function<void(const Row&)>& take) const
{
    std::set<std::string, std::less<>> known;
    const Statement info = prepare(state->db, "PRAGMA table_info([" + table + "])");
    while (info && sqlite3_step(info.get()) == SQLITE_ROW)
        known.insert(Row(info.get()).text(1));
    std::string sql = "SELECT ";
    for (const Column& column : columns) {
        const bool there = known.contains(column.name);
        if (!there && !column.optional)
            return Error{
                {DOPPLER_TEXT("core", "the table has no column \"{0}\", expected one"), {column.name}},
                {},
                table};
        sql += &column == columns.data() ? "" : ", ";
        sql += there ? "[" + std::string(column.name) + "]" : "NULL";
    }
    const Statement rows = prepare(state->db, sql + " FROM [" + table + "]");
    if (!rows)
        return broken(state->db, table);
    // A row takes some bytes of the file; pages that refer to each other would give more of them.
    const std::uint64_t most = state->bytes / 4;
    int step = SQLITE_DONE;
    for (std::uint64_t count = 0; (step = sqlite3_step(rows.get())) == SQLITE_ROW; ++count) {
        if (count > most)
            return Error{
                {DOPPLER_TEXT("core", "the table has more rows than the file has room for"), {}}, {}, table};
        take(Row(rows.get()));
    }
    if (state->watch.stop.stop_requested())
        return readingStopped();
    return step == SQLITE_DONE ? Result<void>() : broken(state->db, table);
}

} // namespace doppler::nsight
