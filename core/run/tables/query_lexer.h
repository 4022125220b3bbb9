// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/tables/table_query.h"

#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// A word of a filter.
struct Word {
    std::string text;
    bool quoted = false;
};

/// The words, relations and parentheses of a filter, one after the other. Places are offsets in bytes; errors
/// count characters.
class QueryLexer {
public:
    explicit QueryLexer(std::string_view source) : text(source) {}

    /// Whether only blanks are left. This and the next ones skip blanks.
    bool atEnd() { return afterBlanks() == text.size(); }
    /// The next character; 0 at the end.
    char peek() { return atEnd() ? '\0' : text[at]; }
    /// The offset of what comes next.
    std::size_t place() { return afterBlanks(); }
    std::size_t afterBlanks();
    /// Skips this character if it comes next.
    bool skip(char c);
    /// Whether the next word is this keyword, in any case and without quotation marks.
    bool isWord(std::string_view keyword);
    bool skipWord(std::string_view keyword);
    /// Whether what was skipped or read last is the keyword "and".
    [[nodiscard]] bool previousWasAnd() const { return lastWasAnd; }

    /// The relation that comes next, as it is written.
    std::optional<std::string_view> relationAhead();
    std::optional<TableQuery::Relation> readRelation();
    /// The offset of the relation that was read last.
    [[nodiscard]] std::size_t relationPlace() const { return relationStart; }
    /// Whether "in (" or "not in (" comes next.
    bool listAhead();

    /// The text up to a blank, relation, parenthesis or (in a list) comma, or what is in quotation marks:
    /// there \" and \\ stand for " and \.
    Result<Word> readWord(bool inList = false);
    /// The word as a number of this unit; reads the word after it if that is its unit ("1 ms").
    std::optional<double> quantity(const Word& word, ColumnUnit unit);

    [[nodiscard]] Error error(Message message) { return errorAt(afterBlanks(), std::move(message)); }
    [[nodiscard]] Error errorAt(std::size_t place, Message message) const;
    [[nodiscard]] Error placed(Error fault, std::size_t place) const;

private:
    [[nodiscard]] std::string_view wordAhead(bool inList);
    [[nodiscard]] bool isRelationAt(std::size_t place) const;
    Result<Word> readQuoted();

    std::string_view text;
    std::size_t at = 0;
    std::size_t relationStart = 0;
    bool lastWasAnd = false;
};

/// The error for a value that is no number of the column's unit.
Message wrongQuantity(const ColumnSpec& column, const std::string& value);

} // namespace doppler
