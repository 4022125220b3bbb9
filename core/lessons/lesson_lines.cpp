// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_lines.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/lessons/lesson_values.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

using Quantity = LessonQuantity::Kind;

struct QuantityName {
    std::string_view name;
    Quantity kind;
    LessonUnit unit;
    bool ofVertex = false;
};

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
    {"rank", Quantity::Rank, LessonUnit::Seconds, true},
    {"start", Quantity::Start, LessonUnit::Seconds, true},
    {"end", Quantity::End, LessonUnit::Seconds, true},
});

bool isName(std::string_view text)
{
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

} // namespace

Result<LessonQuantity> readLessonQuantity(std::string_view text, const LessonNames& names)
{
    if (const auto number = readLessonNumber(text))
        return *number;
    std::string_view rest = text;
    const std::string_view word = takeLessonWord(rest);
    for (const QuantityName& named : quantities)
        if (named.name == word && named.ofVertex != rest.empty())
            return LessonQuantity{named.kind, named.unit, 0, std::string(rest)};
    for (const LessonKept& kept : names.kept)
        if (kept.name == text)
            return LessonQuantity{Quantity::Kept, kept.quantity.unit, 0, kept.name};
    std::vector<std::string> valid;
    valid.reserve(std::size(quantities) + names.kept.size());
    for (const QuantityName& named : quantities)
        valid.push_back(std::string(named.name) + (named.ofVertex ? " VERTEX" : ""));
    for (const LessonKept& kept : names.kept)
        valid.push_back(kept.name);
    return unknownName(DOPPLER_TEXT("core", "found \"{0}\", expected a number with a unit or one of: {1}"),
                       excerpt(text), std::move(valid));
}

Result<LessonQuestion> readLessonQuestion(std::string_view text)
{
    LessonQuestion question;
    std::string_view rest = text;
    const std::string_view name = trimmed(takeUntil(rest, "|"));
    if (!isName(name))
        return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected a name of letters and digits"),
                                name);
    question.name = name;
    question.text = trimmed(takeUntil(rest, "|"));
    if (question.text.empty())
        return expectedInLesson(
            DOPPLER_TEXT("core",
                         "found \"{0}\", expected \"NAME | QUESTION\", optionally followed by choices"),
            text);
    while (!rest.empty()) {
        question.choices.emplace_back(trimmed(takeUntil(rest, "|")));
        if (question.choices.back().empty() || question.choices.size() > 8)
            return expectedInLesson(
                DOPPLER_TEXT("core", "found \"{0}\", expected at most 8 choices, none of them empty"), text);
    }
    if (question.choices.size() == 1)
        return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected no choices or at least two"),
                                text);
    return question;
}

Result<LessonKept> readLessonKept(std::string_view text, const LessonNames& names)
{
    std::string_view rest = text;
    const std::string_view name = trimmed(takeUntil(rest, "="));
    if (!isName(name) ||
        std::ranges::any_of(quantities, [&](const QuantityName& q) { return q.name == name; }))
        return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected a name of letters and digits"),
                                name);
    auto quantity = readLessonQuantity(trimmed(rest), names);
    if (!quantity)
        return quantity.error();
    return LessonKept{std::string(name), *std::move(quantity)};
}

} // namespace doppler
