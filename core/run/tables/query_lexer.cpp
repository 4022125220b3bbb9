// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/query_lexer.h"

#include "core/base/excerpt.h"
#include "core/base/quantity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace doppler {

namespace {

using Relation = TableQuery::Relation;

struct WrittenRelation {
    std::string_view text;
    Relation relation;
};
/// Longer ones first.
constexpr std::array<WrittenRelation, 10> writtenRelations{{{"!=", Relation::NotEqual},
                                                            {"<=", Relation::LessEqual},
                                                            {">=", Relation::GreaterEqual},
                                                            {"!~", Relation::ContainsNot},
                                                            {"==", Relation::Equal},
                                                            {"<>", Relation::NotEqual},
                                                            {"<", Relation::Less},
                                                            {">", Relation::Greater},
                                                            {"=", Relation::Equal},
                                                            {"~", Relation::Contains}}};

WrittenQuantity quantityOf(ColumnUnit unit)
{
    switch (unit) {
    case ColumnUnit::Seconds:
        return WrittenQuantity::Seconds;
    case ColumnUnit::Bytes:
        return WrittenQuantity::Bytes;
    case ColumnUnit::Flops:
        return WrittenQuantity::Flops;
    case ColumnUnit::Share:
        return WrittenQuantity::Share;
    default:
        return WrittenQuantity::Count;
    }
}

/// The size of a unit in any case; 0 if the column has no such unit.
double sizeOf(std::string_view name, ColumnUnit unit) { return unitSize(foldedText(name), quantityOf(unit)); }

/// "yes" or "no", also as 1 and 0.
std::optional<double> flagOf(std::string_view value)
{
    const std::string folded = foldedText(value);
    if (folded == "yes" || folded == "1")
        return 1;
    return folded == "no" || folded == "0" ? std::optional(0.0) : std::nullopt;
}

bool isBlankAt(std::string_view text, std::size_t place)
{
    const char c = text[place];
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

std::size_t QueryLexer::afterBlanks()
{
    while (at < text.size() && isBlankAt(text, at))
        ++at;
    return at;
}

bool QueryLexer::skip(char c)
{
    if (peek() != c)
        return false;
    ++at;
    lastWasAnd = false;
    return true;
}

bool QueryLexer::isRelationAt(std::size_t place) const
{
    return std::ranges::any_of(writtenRelations, [&](const WrittenRelation& written) {
        return text.substr(place).starts_with(written.text);
    });
}

std::string_view QueryLexer::wordAhead(bool inList)
{
    const std::size_t first = afterBlanks();
    std::size_t end = first;
    while (end < text.size() && !isBlankAt(text, end) && !isRelationAt(end) && text[end] != '(' &&
           text[end] != ')' && text[end] != '"' && !(inList && text[end] == ','))
        ++end;
    return text.substr(first, end - first);
}

bool QueryLexer::isWord(std::string_view keyword) { return foldedText(wordAhead(false)) == keyword; }

bool QueryLexer::skipWord(std::string_view keyword)
{
    lastWasAnd = false;
    if (!isWord(keyword))
        return false;
    at = afterBlanks() + keyword.size();
    lastWasAnd = keyword == "and";
    return true;
}

std::optional<std::string_view> QueryLexer::relationAhead()
{
    const std::string_view rest = text.substr(afterBlanks());
    for (const WrittenRelation& written : writtenRelations)
        if (rest.starts_with(written.text))
            return written.text;
    return std::nullopt;
}

std::optional<Relation> QueryLexer::readRelation()
{
    const auto ahead = relationAhead();
    if (!ahead)
        return std::nullopt;
    relationStart = at;
    at += ahead->size();
    return std::ranges::find(writtenRelations, *ahead, &WrittenRelation::text)->relation;
}

bool QueryLexer::listAhead()
{
    const std::size_t before = at;
    skipWord("not");
    const bool found = skipWord("in") && peek() == '(';
    at = before;
    return found;
}

Result<Word> QueryLexer::readQuoted()
{
    const std::size_t first = at++;
    Word word{{}, true};
    while (at < text.size() && text[at] != '"') {
        const bool escaped =
            text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == '"' || text[at + 1] == '\\');
        at += escaped ? 1 : 0;
        word.text += text[at++];
    }
    if (at == text.size())
        return errorAt(first, {DOPPLER_TEXT("core", "the closing quotation mark is missing")});
    ++at;
    return word;
}

Result<Word> QueryLexer::readWord(bool inList)
{
    lastWasAnd = false;
    if (peek() == '"')
        return readQuoted();
    const std::string_view word = wordAhead(inList);
    if (word.empty())
        return error({DOPPLER_TEXT("core", "found \"{0}\", expected a word or a condition"),
                      {excerpt(text.substr(at, 1))}});
    at += word.size();
    return Word{std::string(word), false};
}

std::optional<double> QueryLexer::quantity(const Word& word, ColumnUnit unit)
{
    const std::string_view value = word.text;
    if (unit == ColumnUnit::Flag)
        return flagOf(value);
    double number = 0;
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (fault != std::errc() || !std::isfinite(number))
        return std::nullopt;
    const std::string_view suffix = value.substr(static_cast<std::size_t>(end - value.data()));
    const auto first = suffix.find_first_not_of(' ');
    const double size =
        sizeOf(first == std::string_view::npos ? std::string_view() : suffix.substr(first), unit);
    if (size == 0)
        return std::nullopt;
    if (!suffix.empty() || word.quoted)
        return number * size;
    const std::string_view next = wordAhead(true); // "1 ms"
    const double own = next.empty() ? 0 : sizeOf(next, unit);
    if (own == 0)
        return number;
    at += next.size();
    return number * own;
}

Error QueryLexer::errorAt(std::size_t place, Message message) const
{
    return placed({std::move(message), {}, {}}, place);
}

Error QueryLexer::placed(Error fault, std::size_t place) const
{
    std::size_t characters = 1;
    for (std::size_t i = 0; i < std::min(place, text.size()); ++i)
        characters +=
            (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U ? 1 : 0; // not a later byte of one
    fault.place = std::to_string(characters);
    return fault;
}

Message wrongQuantity(const ColumnSpec& column, const std::string& value)
{
    const auto arguments = {MessageValue(excerpt(value)), MessageValue(column.name)};
    switch (column.unit) {
    case ColumnUnit::Seconds:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected a time for \"{1}\" such as 10us, 1.5ms or 2s"),
                arguments};
    case ColumnUnit::Bytes:
        return {
            DOPPLER_TEXT("core", "found \"{0}\", expected a size for \"{1}\" such as 512, 64KiB or 1.5GB"),
            arguments};
    case ColumnUnit::Share:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected a share for \"{1}\" such as 5% or 0.05"),
                arguments};
    case ColumnUnit::Flag:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected yes or no for \"{1}\""), arguments};
    default:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected a number for \"{1}\" such as 12, 1e9 or 3.5G"),
                arguments};
    }
}

} // namespace doppler
