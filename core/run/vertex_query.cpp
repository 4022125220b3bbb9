// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/vertex_query.h"

#include "core/base/names.h"
#include "core/base/quantity.h"
#include "core/run/vertex_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace doppler {

namespace {

using Field = VertexQuery::Field;
using Relation = VertexQuery::Relation;

enum class Kind { Text, Seconds, Bytes, Number };

constexpr std::array<std::string_view, 16> fieldNames{
    "name",   "kind",  "group", "device", "cost",    "start",  "end",    "ready",
    "waited", "slack", "flops", "bytes",  "weights", "memory", "inputs", "outputs"};

Kind kindOf(Field field)
{
    if (field <= Field::Device)
        return Kind::Text;
    if (field <= Field::Slack)
        return Kind::Seconds;
    return field == Field::Bytes || field == Field::Weights || field == Field::Memory ? Kind::Bytes
                                                                                      : Kind::Number;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(out, out.begin(), lower);
    return out;
}

/// The size of a unit; 0 if values of this kind have no such unit. Words may also be units here.
double sizeOf(std::string_view unit, Kind kind)
{
    if (kind == Kind::Seconds)
        return unitSize(unit, WrittenQuantity::Seconds);
    if (kind == Kind::Bytes)
        return unit == "byte" || unit == "bytes" ? 1 : unitSize(unit, WrittenQuantity::Bytes);
    return unit == "flops" ? 1 : unitSize(unit, WrittenQuantity::Flops);
}

/// A number with a unit of this kind; blanks may stand between the two.
std::optional<double> quantity(std::string_view text, Kind kind)
{
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || !std::isfinite(value))
        return {};
    std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
    while (!rest.empty() && rest.front() == ' ')
        rest.remove_prefix(1);
    const double size = sizeOf(lowered(rest), kind);
    return size == 0 ? std::nullopt : std::optional(value * size);
}

Message wrongValue(Kind kind, const std::string& value)
{
    switch (kind) {
    case Kind::Seconds:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected a time such as 10us, 1.5ms or 2s"), {value}};
    case Kind::Bytes:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected a size such as 512, 64KiB or 1.5GiB"), {value}};
    default:
        return {DOPPLER_TEXT("core", "found \"{0}\", expected a number such as 12, 1e9 or 3.5G"), {value}};
    }
}

class Parser {
public:
    explicit Parser(std::string_view source) : text(source) {}

    Result<VertexQuery> parse()
    {
        for (skipBlanks(); at < text.size(); skipBlanks())
            if (auto fault = readTerm())
                return *fault;
        return std::move(query);
    }

private:
    [[nodiscard]] static Error error(Message message, std::size_t column)
    {
        return {std::move(message), {}, std::to_string(column + 1)};
    }
    void skipBlanks()
    {
        while (at < text.size() && isBlank(text[at]))
            ++at;
    }
    [[nodiscard]] static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
    [[nodiscard]] static bool isRelation(char c) { return c == '<' || c == '>' || c == '=' || c == '!'; }

    /// The rest up to a blank, or what is in quotation marks.
    Result<std::string> readValue()
    {
        const std::size_t first = at;
        if (at < text.size() && text[at] == '"') {
            const std::size_t end = text.find('"', at + 1);
            if (end == std::string_view::npos)
                return error({DOPPLER_TEXT("core", "the closing quotation mark is missing")}, first);
            at = end + 1;
            return std::string(text.substr(first + 1, end - first - 1));
        }
        while (at < text.size() && !isBlank(text[at]))
            ++at;
        return std::string(text.substr(first, at - first));
    }

    /// < <= > >= = == !=; nothing: none is here.
    std::optional<Relation> readRelation()
    {
        const auto next = [&](std::string_view what) {
            if (!text.substr(at).starts_with(what))
                return false;
            at += what.size();
            return true;
        };
        if (next("<="))
            return Relation::LessEqual;
        if (next(">="))
            return Relation::GreaterEqual;
        if (next("!="))
            return Relation::NotEqual;
        if (next("<"))
            return Relation::Less;
        if (next(">"))
            return Relation::Greater;
        if (next("==") || next("="))
            return Relation::Equal;
        return {};
    }

    std::optional<Error> readTerm()
    {
        const std::size_t first = at;
        if (text[at] == '"') {
            auto word = readValue();
            if (!word)
                return word.error();
            if (!word->empty())
                query.words.push_back(*std::move(word));
            return {};
        }
        while (at < text.size() && !isBlank(text[at]) && !isRelation(text[at]) && text[at] != ':')
            ++at;
        const std::string name(text.substr(first, at - first));
        const auto known = std::ranges::find(fieldNames, lowered(name));
        const bool isField = known != fieldNames.end();
        const auto field = static_cast<Field>(known - fieldNames.begin());
        if (at < text.size() && text[at] == ':') {
            if (isField) {
                ++at;
                return readCondition(field, Relation::Contains);
            }
            return takeWord(first); // "stage:2" is a name like any other.
        }
        const std::size_t wordEnd = at;
        skipBlanks();
        const std::size_t relationAt = at;
        const auto relation = readRelation();
        if (!relation) {
            at = wordEnd;
            return takeWord(first);
        }
        if (name.empty())
            return error(
                {DOPPLER_TEXT("core", "the field is missing, expected a name such as cost or bytes")},
                relationAt);
        if (!isField) {
            Error fault = unknownName(DOPPLER_TEXT("core", "unknown field \"{0}\", expected one of: {1}"),
                                      name, std::span<const std::string_view>(fieldNames));
            fault.place = std::to_string(first + 1);
            return fault;
        }
        skipBlanks();
        return readCondition(field, *relation);
    }

    std::optional<Error> takeWord(std::size_t first)
    {
        while (at < text.size() && !isBlank(text[at]))
            ++at;
        query.words.emplace_back(text.substr(first, at - first));
        return {};
    }

    std::optional<Error> readCondition(Field field, Relation relation)
    {
        const std::size_t first = at;
        auto value = readValue();
        if (!value)
            return value.error();
        const std::string fieldName(fieldNames[static_cast<std::size_t>(field)]);
        if (value->empty())
            return error({DOPPLER_TEXT("core", "the value of \"{0}\" is missing"), {fieldName}}, first);
        const Kind kind = kindOf(field);
        VertexQuery::Condition condition{field, relation, {}, 0};
        if (kind == Kind::Text) {
            if (relation > Relation::NotEqual)
                return error({DOPPLER_TEXT("core", "\"{0}\" is a text field, expected :, = or != after it"),
                              {fieldName}},
                             first);
            condition.text = lowered(*value);
        } else {
            if (relation == Relation::Contains)
                condition.relation = Relation::Equal;
            const auto number = readQuantity(*value, kind);
            if (!number)
                return error(wrongValue(kind, *value), first);
            condition.number = *number;
        }
        query.conditions.push_back(std::move(condition));
        return {};
    }

    /// "1 ms" is one value too: a unit may stand on its own.
    std::optional<double> readQuantity(const std::string& value, Kind kind)
    {
        const auto number = quantity(value, kind);
        const bool bare = number && value.find_first_not_of("0123456789.eE+-") == std::string::npos;
        if (!bare)
            return number;
        const std::size_t before = at;
        skipBlanks();
        std::size_t end = at;
        while (end < text.size() && !isBlank(text[end]))
            ++end;
        const std::string unit = lowered(text.substr(at, end - at));
        const double size = unit.empty() ? 0 : sizeOf(unit, kind);
        at = size == 0 ? before : end;
        return size == 0 ? number : *number * size;
    }

    std::string_view text;
    std::size_t at = 0;
    VertexQuery query;
};

bool holds(Relation relation, double value, double wanted)
{
    if (std::isnan(value))
        return relation == Relation::NotEqual;
    const bool equal = std::abs(value - wanted) <= 5e-4 * std::max(std::abs(value), std::abs(wanted));
    switch (relation) {
    case Relation::Less:
        return value < wanted;
    case Relation::LessEqual:
        return value < wanted || equal;
    case Relation::Greater:
        return value > wanted;
    case Relation::GreaterEqual:
        return value > wanted || equal;
    case Relation::NotEqual:
        return !equal;
    default:
        return equal;
    }
}

bool holds(Relation relation, const std::string& value, const std::string& wanted)
{
    const std::string folded = lowered(value);
    if (relation == Relation::Contains)
        return folded.find(wanted) != std::string::npos;
    return (folded == wanted) == (relation == Relation::Equal);
}

/// What a vertex has in the fields of one condition.
class Values {
public:
    Values(const DataflowGraph& g, const Run* r, Field f, const std::stop_token& stop)
        : graph(g), run(r), field(f)
    {
        if (run && field == Field::Slack)
            numbers = slackOf(*run->problem, run->schedule, stop);
        if (field == Field::Bytes || field == Field::Memory)
            numbers = producedBytes(graph);
    }

    [[nodiscard]] std::string text(VertexId v) const
    {
        switch (field) {
        case Field::Name:
            return graph.label(v);
        case Field::Kind:
            return graph.vertex(v).op;
        case Field::Group:
            return graph.vertex(v).group;
        default:
            return run ? run->problem->topology().device(run->placement.devices[v]).name : std::string();
        }
    }

    [[nodiscard]] double number(VertexId v) const
    {
        const Vertex& vertex = graph.vertex(v);
        switch (field) {
        case Field::Flops:
            return vertex.flops.value_or(unknownValue);
        case Field::Bytes:
            return numbers[v];
        case Field::Weights:
            return vertex.persistentBytes;
        case Field::Memory:
            return numbers[v] + vertex.persistentBytes;
        case Field::Inputs:
            return static_cast<double>(graph.inEdges(v).size());
        case Field::Outputs:
            return static_cast<double>(graph.outEdges(v).size());
        default:
            return timeOf(v);
        }
    }

private:
    [[nodiscard]] double timeOf(VertexId v) const
    {
        if (!run || !run->schedule.tasks[v].ran())
            return unknownValue;
        const TaskRun& task = run->schedule.tasks[v];
        switch (field) {
        case Field::Cost:
            return task.end - task.start;
        case Field::Start:
            return task.start;
        case Field::End:
            return task.end;
        case Field::Ready:
            return task.ready;
        case Field::Waited:
            return std::max(0.0, task.start - task.ready);
        default:
            return v < numbers.size() ? numbers[v] : unknownValue;
        }
    }

    const DataflowGraph& graph;
    const Run* run;
    Field field;
    std::vector<double> numbers; ///< Those that take more than a look at the vertex.
};

} // namespace

std::span<const std::string_view> queryFieldNames() { return fieldNames; }

Result<VertexQuery> parseVertexQuery(std::string_view text) { return Parser(text).parse(); }

void keepMatching(const VertexQuery& query, const DataflowGraph& graph, const Run* run,
                  std::vector<char>& found, const std::stop_token& stop)
{
    for (const VertexQuery::Condition& condition : query.conditions) {
        const Values values(graph, run, condition.field, stop);
        const bool isText = kindOf(condition.field) == Kind::Text;
        for (const VertexId v : graph.vertices()) {
            if (stop.stop_requested())
                return;
            if (!found[v])
                continue;
            found[v] = isText ? holds(condition.relation, values.text(v), condition.text)
                              : holds(condition.relation, values.number(v), condition.number);
        }
    }
}

} // namespace doppler
