// SPDX-License-Identifier: GPL-3.0-or-later
// Parses conditions.
#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/lessons/lesson_values.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 10> facts{
    "run.placer",     "graph",       "devices",      "model.mode", "model.contention",
    "model.schedule", "policy.page", "explain.page", "colour",     "layout"};

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

Result<LessonCheck> readAnswerCheck(std::string_view rest, const LessonNames& names)
{
    const auto answered = readLessonAnswer(rest, names);
    if (!answered)
        return answered.error();
    LessonCheck check;
    check.word = answered->question->name;
    if (!answered->question->choices.empty()) {
        const auto choice = findLessonChoice(*answered->question, answered->value);
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
        const auto tolerance = readLessonNumber(share);
        if (!tolerance || tolerance->unit != LessonUnit::Share)
            return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected a share such as \"1 %\""),
                                    share);
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
        if (!fitsLessonUnit(*right, left->unit))
            return expectedInLesson(
                DOPPLER_TEXT("core", "found \"{0}\", expected a number in the same unit as \"{1}\""),
                trimmed(text.substr(at + relation.name.size())), excerpt(trimmed(text.substr(0, at))));
        check.left = *std::move(left);
        check.right = *std::move(right);
        return check;
    }
    return expectedInLesson(
        DOPPLER_TEXT("core", "found \"{0}\", expected a condition such as \"makespan < 20 ms\""), text);
}

Result<LessonCheck> readPlaced(std::string_view rest)
{
    const std::size_t on = rest.rfind(" on ");
    if (on == std::string_view::npos)
        return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex, \"on\" and a device"),
                                rest);
    auto vertex = readLessonVertex(trimmed(rest.substr(0, on)));
    if (!vertex)
        return vertex.error();
    LessonCheck check;
    check.kind = LessonCheck::Kind::Placed;
    check.vertex = *std::move(vertex);
    check.word = trimmed(rest.substr(on + 4));
    return check;
}

} // namespace

Result<LessonCheck> readLessonCheck(std::string_view text, const LessonNames& names)
{
    std::string_view rest = text;
    const std::string_view word = takeLessonWord(rest);
    if (word == "answer")
        return readAnswerCheck(rest, names);
    if (word == "vertex")
        return readPlaced(rest);
    LessonCheck check;
    if (word == "measured" && (rest.empty() || rest.starts_with("on "))) {
        check.kind = LessonCheck::Kind::Measured;
        if (rest.empty())
            return check;
        auto engine = readLessonEngine(rest.substr(3));
        if (!engine)
            return engine.error();
        check.word = *std::move(engine);
        return check;
    }
    if (word == "view") {
        auto panel = readLessonPanel(rest);
        if (!panel)
            return panel.error();
        check.kind = LessonCheck::Kind::View;
        check.word = *std::move(panel);
        return check;
    }
    const auto fact = std::ranges::find(facts, word);
    if (fact == facts.end() && word != "selected")
        return readComparison(text, names);
    if (takeLessonWord(rest) != "=")
        return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected \"{1} =\" and a value"), text,
                                word);
    if (word == "selected") {
        auto vertex = readLessonVertex(rest);
        if (!vertex)
            return vertex.error();
        check.kind = LessonCheck::Kind::Selected;
        check.vertex = *std::move(vertex);
        return check;
    }
    check.kind = LessonCheck::Kind::Fact;
    check.fact = static_cast<LessonFact>(fact - facts.begin());
    auto value = readLessonFact(check.fact, rest);
    if (!value)
        return value.error();
    check.word = *std::move(value);
    return check;
}

} // namespace doppler
