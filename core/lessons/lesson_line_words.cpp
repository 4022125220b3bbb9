// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_line_words.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/exec/registry.h"
#include "core/placers/api/registry.h"
#include "core/problem/model.h"
#include "core/run/measured_run.h"
#include "core/training/policies.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler::lesson_words {

namespace {

struct UnitName {
    std::string_view name;
    LessonUnit unit;
    double size;
};

constexpr auto units = std::to_array<UnitName>({
    {"s", LessonUnit::Seconds, 1},
    {"ms", LessonUnit::Seconds, 1e-3},
    {"us", LessonUnit::Seconds, 1e-6},
    {"%", LessonUnit::Share, 1e-2},
    {"B", LessonUnit::Bytes, 1},
    {"KiB", LessonUnit::Bytes, 1024},
    {"MiB", LessonUnit::Bytes, 1024.0 * 1024},
    {"GiB", LessonUnit::Bytes, 1024.0 * 1024 * 1024},
    {"1/s", LessonUnit::Rate, 1},
});

constexpr std::string_view rolling = "rolling ";

Result<std::string> known(std::string_view sentence, std::string_view name,
                          std::span<const std::string_view> valid)
{
    if (std::ranges::find(valid, name) == valid.end())
        return unknownName(sentence, name, valid);
    return std::string(name);
}

/// The question of that name; the only one where there is no name.
Result<const LessonQuestion*> findQuestion(std::string_view name, const LessonNames& names)
{
    if (name.empty() && names.questions.size() == 1)
        return &names.questions.front();
    std::vector<std::string> valid;
    for (const LessonQuestion& question : names.questions) {
        if (question.name == name)
            return &question;
        valid.push_back(question.name);
    }
    return unknownName(DOPPLER_TEXT("core", "the step has no question \"{0}\", expected one of: {1}"), name,
                       std::move(valid));
}

} // namespace

Error expected(const char* sentence, std::string_view found, std::string_view more)
{
    return {Message(sentence, {excerpt(found), std::string(more)}), {}, {}};
}

std::string_view takeWord(std::string_view& rest)
{
    const std::string_view word = takeUntil(rest, fieldBlanks);
    rest = trimmed(rest);
    return word;
}

std::optional<LessonQuantity> readNumber(std::string_view text)
{
    std::size_t digits = 0;
    while (digits < text.size() &&
           (std::isdigit(static_cast<unsigned char>(text[digits])) || text[digits] == '.'))
        ++digits;
    LessonQuantity quantity;
    if (digits == 0 || !parseNumber(text.substr(0, digits), quantity.number) ||
        !std::isfinite(quantity.number))
        return std::nullopt;
    const std::string_view unit = trimmed(text.substr(digits));
    if (unit.empty())
        return quantity;
    for (const UnitName& named : units)
        if (named.name == unit) {
            quantity.unit = named.unit;
            quantity.number *= named.size;
            return quantity;
        }
    return std::nullopt;
}

bool fits(const LessonQuantity& quantity, LessonUnit unit)
{
    if (quantity.unit == unit)
        return true;
    const bool isBare = quantity.kind == LessonQuantity::Kind::Number && quantity.unit == LessonUnit::Count;
    return isBare && (quantity.number == 0 || unit == LessonUnit::Factor);
}

Result<LessonVertex> readVertex(std::string_view text)
{
    if (text.empty())
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex"), text);
    if (text.front() != '@')
        return LessonVertex{LessonVertex::Kind::Named, std::string(text)};
    constexpr std::array<std::string_view, 4> roles{"@any", "@first", "@last", "@critical"};
    const auto role = std::ranges::find(roles, text);
    if (role == roles.end())
        return unknownName(DOPPLER_TEXT("core", "unknown vertex \"{0}\", expected one of: {1}"), text, roles);
    return LessonVertex{static_cast<LessonVertex::Kind>(role - roles.begin() + 1), {}};
}

Result<std::string> readPlacer(std::string_view name, bool ofRun)
{
    std::vector<std::string> valid;
    for (const auto& placer : placerRegistry().placers())
        valid.push_back(placer->info().id);
    if (ofRun) {
        valid.insert(valid.end(), {"manual", "file", std::string(measuredPlacer)});
        for (const TrainingPolicy& policy : trainingPolicies())
            valid.push_back(policy.id);
    }
    if (std::ranges::find(valid, name) == valid.end())
        return unknownName(DOPPLER_TEXT("core", "unknown placer \"{0}\", expected one of: {1}"), name,
                           std::move(valid));
    return std::string(name);
}

std::string plannerOf(std::string_view method)
{
    const std::string_view placer = method.substr(method.starts_with(rolling) ? rolling.size() : 0);
    const auto found = placerRegistry().find(placer);
    return found && (*found)->info().kind != PlacerKind::Online ? std::string(placer) : std::string();
}

Result<std::string> readMethod(std::string_view text)
{
    const bool isRolling = text.starts_with(rolling);
    auto placer = readPlacer(trimmed(text.substr(isRolling ? rolling.size() : 0)), false);
    if (!placer)
        return placer.error();
    std::string method = isRolling ? std::string(rolling) + *placer : *placer;
    if (isRolling && plannerOf(method).empty())
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a placer after \"rolling\""), text);
    return method;
}

Result<std::string> readEngine(std::string_view name)
{
    const auto engine = findEngine(name);
    if (!engine)
        return engine.error();
    return (*engine)->info().id;
}

Result<std::string> readPanel(std::string_view name)
{
    return known(DOPPLER_TEXT("core", "unknown panel \"{0}\", expected one of: {1}"), name, lessonPanels());
}

Result<std::string> readFactValue(LessonFact fact, std::string_view value)
{
    const char* const unknown = DOPPLER_TEXT("core", "unknown value \"{0}\", expected one of: {1}");
    switch (fact) {
    case LessonFact::Placer:
        return readPlacer(value, true);
    case LessonFact::Method:
        return readMethod(value);
    case LessonFact::Mode:
        return known(unknown, value, modeNames());
    case LessonFact::Contention:
        return known(unknown, value, contentionNames());
    case LessonFact::Schedule:
        return known(unknown, value, chooseTaskNames());
    case LessonFact::Page:
        return known(unknown, value, lessonPages());
    case LessonFact::ExplainPage:
        return known(unknown, value, lessonExplainPages());
    case LessonFact::Colour:
        return known(unknown, value, lessonColours());
    case LessonFact::Layout:
        return known(unknown, value, lessonLayouts());
    case LessonFact::Graph:
    case LessonFact::Devices:
        break;
    }
    if (value.empty())
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a name"), value);
    return std::string(value);
}

Result<std::string> readPage(std::string_view name)
{
    const auto ofPolicy = lessonPages();
    const auto ofExplain = lessonExplainPages();
    std::vector<std::string_view> valid(ofPolicy.begin(), ofPolicy.end());
    valid.insert(valid.end(), ofExplain.begin(), ofExplain.end());
    return known(DOPPLER_TEXT("core", "unknown value \"{0}\", expected one of: {1}"), name, valid);
}

Result<std::size_t> findChoice(const LessonQuestion& question, std::string_view text)
{
    const auto found = std::ranges::find(question.choices, text);
    if (found == question.choices.end())
        return unknownName(DOPPLER_TEXT("core", "unknown choice \"{0}\", expected one of: {1}"), text,
                           question.choices);
    return static_cast<std::size_t>(found - question.choices.begin());
}

Result<Answered> readAnswered(std::string_view rest, const LessonNames& names)
{
    const std::size_t equals = rest.find('=');
    if (equals == std::string_view::npos)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a question, \"=\" and its answer"),
                        rest);
    const auto question = findQuestion(trimmed(rest.substr(0, equals)), names);
    if (!question)
        return question.error();
    return Answered{*question, trimmed(rest.substr(equals + 1))};
}

} // namespace doppler::lesson_words
