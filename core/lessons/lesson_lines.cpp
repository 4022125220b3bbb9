// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_lines.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/lessons/lesson_line_words.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace lesson_words {

namespace {

using Quantity = LessonQuantity::Kind;

struct QuantityName {
    std::string_view name;
    Quantity kind;
    LessonUnit unit;
    std::string_view of = {}; ///< What has to follow the name.
};

constexpr std::string_view ofVertex = "VERTEX";
constexpr std::string_view ofMethod = "METHOD";

constexpr auto quantities = std::to_array<QuantityName>({
    {"makespan", Quantity::Makespan, LessonUnit::Seconds},
    {"bound", Quantity::Bound, LessonUnit::Seconds},
    {"gap", Quantity::Gap, LessonUnit::Share},
    {"idle", Quantity::Idle, LessonUnit::Share},
    {"moved", Quantity::Moved, LessonUnit::Bytes},
    {"used-devices", Quantity::Devices, LessonUnit::Count},
    {"vertices", Quantity::Vertices, LessonUnit::Count},
    {"edges", Quantity::Edges, LessonUnit::Count},
    {"cursor", Quantity::Cursor, LessonUnit::Seconds},
    {"runs", Quantity::Runs, LessonUnit::Count},
    {"episodes", Quantity::Episodes, LessonUnit::Count},
    {"policy.step", Quantity::Step, LessonUnit::Count},
    {"noise", Quantity::Noise, LessonUnit::Share},
    {"arrivals", Quantity::Arrivals, LessonUnit::Count},
    {"load", Quantity::Load, LessonUnit::Factor},
    {"slowdown", Quantity::Slowdown, LessonUnit::Factor, ofMethod},
    {"slowdown-99", Quantity::HighSlowdown, LessonUnit::Factor, ofMethod},
    {"fairness", Quantity::Fairness, LessonUnit::Factor, ofMethod},
    {"throughput", Quantity::Throughput, LessonUnit::Rate, ofMethod},
    {"rank", Quantity::Rank, LessonUnit::Seconds, ofVertex},
    {"start", Quantity::Start, LessonUnit::Seconds, ofVertex},
    {"end", Quantity::End, LessonUnit::Seconds, ofVertex},
});

constexpr std::array<std::string_view, 11> facts{
    "run.placer",  "graph",        "devices", "model.mode", "model.contention", "model.schedule",
    "policy.page", "explain.page", "colour",  "layout",     "run.method"};

struct RelationName {
    std::string_view name;
    LessonRelation relation;
};

constexpr auto relations = std::to_array<RelationName>({
    {" <= ", LessonRelation::AtMost},
    {" >= ", LessonRelation::AtLeast},
    {" < ", LessonRelation::Less},
    {" > ", LessonRelation::Greater},
    {" = ", LessonRelation::Equal},
});

constexpr double usualTolerance = 0.005;

bool isName(std::string_view text)
{
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

/// The quantity of the vertex or method in `rest`, if it is of any.
Result<LessonQuantity> ofItsObject(const QuantityName& named, std::string_view rest)
{
    Result<std::string> object = std::string(rest);
    if (named.of == ofMethod)
        object = readMethod(rest);
    if (!object)
        return object.error();
    return LessonQuantity{named.kind, named.unit, 0, *std::move(object)};
}

Result<LessonCheck> readAnswerCheck(std::string_view rest, const LessonNames& names)
{
    const auto answered = readAnswered(rest, names);
    if (!answered)
        return answered.error();
    LessonCheck check;
    check.word = answered->question->name;
    if (!answered->question->choices.empty()) {
        const auto choice = findChoice(*answered->question, answered->value);
        if (!choice)
            return choice.error();
        check.kind = LessonCheck::Kind::Choice;
        check.choice = *choice;
        return check;
    }
    check.kind = LessonCheck::Kind::Answer;
    check.tolerance = usualTolerance;
    std::string_view value = answered->value;
    if (const std::size_t within = value.rfind(" within "); within != std::string_view::npos) {
        const std::string_view share = trimmed(value.substr(within + 8));
        const auto tolerance = readNumber(share);
        if (!tolerance || tolerance->unit != LessonUnit::Share)
            return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a share such as \"1 %\""), share);
        check.tolerance = tolerance->number;
        value = trimmed(value.substr(0, within));
    }
    auto quantity = readLessonQuantity(value, names);
    if (!quantity)
        return quantity.error();
    check.right = *std::move(quantity);
    return check;
}

Result<LessonCheck> readComparison(std::string_view text, const LessonNames& names)
{
    for (const RelationName& relation : relations) {
        const std::size_t at = text.find(relation.name);
        if (at == std::string_view::npos)
            continue;
        LessonCheck check;
        check.relation = relation.relation;
        auto left = readLessonQuantity(trimmed(text.substr(0, at)), names);
        if (!left)
            return left.error();
        auto right = readLessonQuantity(trimmed(text.substr(at + relation.name.size())), names);
        if (!right)
            return right.error();
        if (!fits(*right, left->unit))
            return expected(
                DOPPLER_TEXT("core", "found \"{0}\", expected a number in the same unit as \"{1}\""),
                trimmed(text.substr(at + relation.name.size())), excerpt(trimmed(text.substr(0, at))));
        check.left = *std::move(left);
        check.right = *std::move(right);
        return check;
    }
    return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a condition such as \"makespan < 20 ms\""),
                    text);
}

Result<LessonCheck> readPlaced(std::string_view rest)
{
    const std::size_t on = rest.rfind(" on ");
    if (on == std::string_view::npos)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex, \"on\" and a device"), rest);
    auto vertex = readVertex(trimmed(rest.substr(0, on)));
    if (!vertex)
        return vertex.error();
    LessonCheck check;
    check.kind = LessonCheck::Kind::Placed;
    check.vertex = *std::move(vertex);
    check.word = trimmed(rest.substr(on + 4));
    return check;
}

} // namespace

} // namespace lesson_words

Result<LessonQuantity> readLessonQuantity(std::string_view text, const LessonNames& names)
{
    using namespace lesson_words;
    if (const auto number = readNumber(text))
        return *number;
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
    for (const QuantityName& named : quantities)
        if (named.name == word && named.of.empty() == rest.empty())
            return ofItsObject(named, rest);
    for (const LessonKept& kept : names.kept)
        if (kept.name == text)
            return LessonQuantity{Quantity::Kept, kept.quantity.unit, 0, kept.name};
    std::vector<std::string> valid;
    valid.reserve(std::size(quantities) + names.kept.size());
    for (const QuantityName& named : quantities)
        valid.push_back(std::string(named.name) + (named.of.empty() ? "" : ' ' + std::string(named.of)));
    for (const LessonKept& kept : names.kept)
        valid.push_back(kept.name);
    return unknownName(DOPPLER_TEXT("core", "found \"{0}\", expected a number with a unit or one of: {1}"),
                       excerpt(text), std::move(valid));
}

Result<LessonCheck> readLessonCheck(std::string_view text, const LessonNames& names)
{
    using namespace lesson_words;
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
    if (word == "answer")
        return readAnswerCheck(rest, names);
    if (word == "vertex")
        return readPlaced(rest);
    LessonCheck check;
    if (word == "measured" && (rest.empty() || rest.starts_with("on "))) {
        check.kind = LessonCheck::Kind::Measured;
        if (rest.empty())
            return check;
        auto engine = readEngine(rest.substr(3));
        if (!engine)
            return engine.error();
        check.word = *std::move(engine);
        return check;
    }
    if (word == "view") {
        auto panel = readPanel(rest);
        if (!panel)
            return panel.error();
        check.kind = LessonCheck::Kind::View;
        check.word = *std::move(panel);
        return check;
    }
    const auto fact = std::ranges::find(facts, word);
    if (fact == facts.end() && word != "selected")
        return readComparison(text, names);
    if (takeWord(rest) != "=")
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected \"{1} =\" and a value"), text, word);
    if (word == "selected") {
        auto vertex = readVertex(rest);
        if (!vertex)
            return vertex.error();
        check.kind = LessonCheck::Kind::Selected;
        check.vertex = *std::move(vertex);
        return check;
    }
    check.kind = LessonCheck::Kind::Fact;
    check.fact = static_cast<LessonFact>(fact - facts.begin());
    auto value = readFactValue(check.fact, rest);
    if (!value)
        return value.error();
    check.word = *std::move(value);
    return check;
}

Result<LessonQuestion> readLessonQuestion(std::string_view text)
{
    using namespace lesson_words;
    LessonQuestion question;
    std::string_view rest = text;
    const std::string_view name = trimmed(takeUntil(rest, "|"));
    if (!isName(name))
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a name of letters and digits"), name);
    question.name = name;
    question.text = trimmed(takeUntil(rest, "|"));
    if (question.text.empty())
        return expected(
            DOPPLER_TEXT("core",
                         "found \"{0}\", expected \"NAME | QUESTION\", optionally followed by choices"),
            text);
    while (!rest.empty()) {
        question.choices.emplace_back(trimmed(takeUntil(rest, "|")));
        if (question.choices.back().empty() || question.choices.size() > 8)
            return expected(
                DOPPLER_TEXT("core", "found \"{0}\", expected at most 8 choices, none of them empty"), text);
    }
    if (question.choices.size() == 1)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected no choices or at least two"), text);
    return question;
}

Result<LessonKept> readLessonKept(std::string_view text, const LessonNames& names)
{
    using namespace lesson_words;
    std::string_view rest = text;
    const std::string_view name = trimmed(takeUntil(rest, "="));
    if (!isName(name) ||
        std::ranges::any_of(quantities, [&](const QuantityName& q) { return q.name == name; }))
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a name of letters and digits"), name);
    auto quantity = readLessonQuantity(trimmed(rest), names);
    if (!quantity)
        return quantity.error();
    return LessonKept{std::string(name), *std::move(quantity)};
}

} // namespace doppler
