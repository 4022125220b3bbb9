// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/run/tables/query_lexer.h"
#include "core/run/tables/table_query.h"

#include <algorithm>

namespace doppler {

namespace {

using Query = TableQuery;
using Relation = TableQuery::Relation;

/// Recursive descent: or < and < not < condition.
class QueryParser {
public:
    QueryParser(std::string_view source, std::span<const ColumnSpec> specs) : lexer(source), columns(specs) {}

    Result<Query> parse()
    {
        if (lexer.atEnd())
            return Query{};
        auto query = readOr();
        if (query && !lexer.atEnd()) // Only a closing parenthesis ends an expression early.
            return lexer.error({DOPPLER_TEXT("core", "\")\" has no opening parenthesis; remove it, or put a "
                                                     "name with parentheses in quotation marks")});
        return query;
    }

private:
    static constexpr int mostDepth = 100;

    Result<Query> readOr()
    {
        return readList(Query::Kind::Or, "or", [this] { return readAnd(); });
    }

    Result<Query> readAnd()
    {
        Query all{Query::Kind::And};
        do {
            auto part = readNot();
            if (!part)
                return part;
            all.parts.push_back(*std::move(part));
            lexer.skipWord("and");
        } while (!endsPart() || lexer.previousWasAnd());
        return simplified(std::move(all));
    }

    template <class ReadPart>
    Result<Query> readList(Query::Kind kind, std::string_view keyword, ReadPart readPart)
    {
        Query all{kind};
        do {
            auto part = readPart();
            if (!part)
                return part;
            all.parts.push_back(*std::move(part));
        } while (lexer.skipWord(keyword));
        return simplified(std::move(all));
    }

    static Query simplified(Query query)
    {
        if (query.parts.size() != 1)
            return query;
        Query only = std::move(query.parts.front());
        return only;
    }

    [[nodiscard]] bool endsPart() { return lexer.atEnd() || lexer.peek() == ')' || lexer.isWord("or"); }

    Result<Query> readNot()
    {
        if (endsPart() || lexer.isWord("and"))
            return lexer.error({DOPPLER_TEXT("core", "a condition is missing here; write one such as "
                                                     "duration > 1ms, or a word to search for")});
        if (++depth > mostDepth)
            return lexer.error({DOPPLER_TEXT("core", "more than {0} nested parentheses; simplify the filter"),
                                {std::to_string(mostDepth)}});
        auto query = readNegated();
        --depth;
        return query;
    }

    Result<Query> readNegated()
    {
        if (lexer.skipWord("not"))
            return negated(readNot());
        if (lexer.peek() == '(')
            return readGroup();
        return readCondition();
    }

    static Result<Query> negated(Result<Query> part)
    {
        if (!part)
            return part;
        Query query{Query::Kind::Not};
        query.parts.push_back(*std::move(part));
        return query;
    }

    Result<Query> readGroup()
    {
        const std::size_t opened = lexer.place();
        lexer.skip('(');
        auto query = readOr();
        if (query && !lexer.skip(')'))
            return lexer.errorAt(opened, {DOPPLER_TEXT("core", "the parenthesis is not closed; add \")\"")});
        return query;
    }

    Result<Query> readCondition()
    {
        const std::size_t first = lexer.place();
        if (lexer.relationAhead())
            return lexer.error(missingColumn(*lexer.relationAhead()));
        auto word = lexer.readWord();
        if (!word)
            return word.error();
        if (word->quoted)
            return search(word->text);
        if (const auto split = splitAtColon(word->text))
            return contains(*split, word->text.substr(word->text.find(':') + 1),
                            first + word->text.find(':') + 1);
        const auto relation = lexer.readRelation();
        const bool isList = !relation && lexer.listAhead();
        if (foldedText(word->text) == "in" && lexer.peek() == '(')
            return lexer.errorAt(first, missingColumn("in"));
        if (!relation && !isList)
            return bareWord(word->text);
        auto found = columnsNamed(word->text);
        if (!found)
            return lexer.placed(found.error(), first);
        return isList ? readList(*found) : readComparison(*found, *relation);
    }

    /// A column of flags on its own means that it is set; any other word is searched.
    Result<Query> bareWord(const std::string& word)
    {
        const std::string name = foldedText(word);
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].unit == ColumnUnit::Flag && columns[i].name == name)
                return Query{Query::Kind::Numbers, {}, {i}, Relation::Equal, {}, {1}};
        return search(word);
    }

    static Query search(const std::string& word)
    {
        Query query{Query::Kind::Search};
        query.texts = {foldedText(word)};
        return query;
    }

    /// "kind:matmul" as in the search of the graph: the column, if there is one of that name.
    std::optional<std::string> splitAtColon(const std::string& word)
    {
        const std::size_t colon = word.find(':');
        if (colon == std::string::npos || colon == 0 || !columnsNamed(word.substr(0, colon)))
            return std::nullopt;
        return word.substr(0, colon);
    }

    Result<Query> contains(const std::string& name, const std::string& value, std::size_t place)
    {
        const auto found = columnsNamed(name);
        if (value.empty())
            return lexer.errorAt(place, missingValue(name));
        if (columns[found->front()].unit != ColumnUnit::Text)
            return lexer.errorAt(place - 1, notText(name));
        return Query{Query::Kind::Texts, {}, *found, Relation::Contains, {foldedText(value)}, {}};
    }

    Result<std::vector<std::size_t>> columnsNamed(const std::string& word)
    {
        const std::string name = foldedText(word);
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].name == name)
                return std::vector<std::size_t>{i};
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (!columns[i].alias.empty() && columns[i].alias == name)
                found.push_back(i);
        if (!found.empty())
            return found;
        return findTableColumn(word, columns).error();
    }

    [[nodiscard]] static Message missingColumn(std::string_view relation)
    {
        return {DOPPLER_TEXT("core", "the column before \"{0}\" is missing; write one such as duration or "
                                     "device"),
                {std::string(relation)}};
    }
    [[nodiscard]] static Message missingValue(std::string_view name)
    {
        return {DOPPLER_TEXT("core", "the value of \"{0}\" is missing"), {std::string(name)}};
    }
    [[nodiscard]] static Message notText(std::string_view name)
    {
        return {DOPPLER_TEXT("core", "\"{0}\" is a number; compare it with = != < <= > or >="),
                {std::string(name)}};
    }

    /// The text of a value where one must be.
    Result<Word> readValue(std::string_view name, bool inList)
    {
        if (lexer.atEnd() || lexer.peek() == ')' || lexer.peek() == ',')
            return lexer.error(missingValue(name));
        if (lexer.peek() == '(' || lexer.relationAhead())
            return lexer.error(
                {DOPPLER_TEXT("core", "found \"{0}\" in place of a value; put a text with such "
                                      "characters in quotation marks"),
                 {std::string(1, lexer.peek())}});
        return lexer.readWord(inList);
    }

    Result<Query> readComparison(const std::vector<std::size_t>& found, Relation relation)
    {
        const ColumnSpec& spec = columns[found.front()];
        const bool isText = spec.unit == ColumnUnit::Text;
        const bool ordered = relation >= Relation::Less && relation <= Relation::GreaterEqual;
        if (isText && ordered)
            return lexer.errorAt(lexer.relationPlace(),
                                 {DOPPLER_TEXT("core", "\"{0}\" is a text; compare it with = != ~ or in"),
                                  {std::string(spec.name)}});
        if (!isText && relation >= Relation::Contains)
            return lexer.errorAt(lexer.relationPlace(), notText(spec.name));
        const std::size_t place = lexer.afterBlanks();
        auto value = readValue(spec.name, false);
        if (!value)
            return value.error();
        if (isText)
            return Query{Query::Kind::Texts, {}, found, relation, {foldedText(value->text)}, {}};
        if (!value->quoted)
            if (const auto other = sameUnit(spec, value->text))
                return Query{Query::Kind::Columns, {}, found, relation, {}, {}, *other};
        const auto number = lexer.quantity(*value, spec.unit);
        if (!number)
            return lexer.errorAt(place, wrongQuantity(spec, value->text));
        return Query{Query::Kind::Numbers, {}, found, relation, {}, {*number}};
    }

    /// A column of numbers with this name and the unit of `spec`.
    [[nodiscard]] std::optional<std::size_t> sameUnit(const ColumnSpec& spec, const std::string& word)
    {
        const auto found = columnsNamed(word);
        if (!found || columns[found->front()].unit != spec.unit)
            return std::nullopt;
        return found->front();
    }

    Result<Query> readList(const std::vector<std::size_t>& found)
    {
        const ColumnSpec& spec = columns[found.front()];
        const bool without = lexer.skipWord("not");
        lexer.skipWord("in");
        const std::size_t opened = lexer.afterBlanks();
        lexer.skip('(');
        Query query{spec.unit == ColumnUnit::Text ? Query::Kind::Texts : Query::Kind::Numbers};
        query.columns = found;
        query.relation = without ? Relation::NotEqual : Relation::Equal;
        do {
            const std::size_t place = lexer.afterBlanks();
            const auto value = readValue(spec.name, true);
            if (!value)
                return value.error();
            if (query.kind == Query::Kind::Texts) {
                query.texts.push_back(foldedText(value->text));
                continue;
            }
            const auto number = lexer.quantity(*value, spec.unit);
            if (!number)
                return lexer.errorAt(place, wrongQuantity(spec, value->text));
            query.numbers.push_back(*number);
        } while (lexer.skip(','));
        if (!lexer.skip(')'))
            return lexer.errorAt(opened, {DOPPLER_TEXT("core", "the list is not closed; separate its values "
                                                               "by commas and end it with \")\"")});
        return query;
    }

    QueryLexer lexer;
    std::span<const ColumnSpec> columns;
    int depth = 0;
};

} // namespace

Result<std::size_t> findTableColumn(std::string_view name, std::span<const ColumnSpec> columns)
{
    const std::string folded = foldedText(name);
    for (const auto member : {&ColumnSpec::name, &ColumnSpec::alias})
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (!(columns[i].*member).empty() && columns[i].*member == folded)
                return i;
    std::vector<std::string> valid;
    for (const ColumnSpec& column : columns)
        valid.emplace_back(column.name);
    return unknownName(DOPPLER_TEXT("core", "unknown column \"{0}\", expected one of: {1}"), name, valid);
}

Result<TableQuery> parseTableQuery(std::string_view text, std::span<const ColumnSpec> columns)
{
    return QueryParser(text, columns).parse();
}

} // namespace doppler
