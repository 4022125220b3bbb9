// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include <algorithm>

namespace doppler {

namespace {

// The panels stand first.
constexpr std::array<std::string_view, 21> targets{
    "runs",         "inspector",    "policy",         "gantt",         "training",        "comparison",
    "side-by-side", "explain",      "graph",          "graph-chooser", "devices-chooser", "placer-chooser",
    "place-button", "train-button", "compare-button", "run-menu",      "playback",        "policy-tabs",
    "explain-tabs", "status",       "workload"};
constexpr std::size_t panelCount = 8;
constexpr std::array<std::string_view, 3> pages{"choice", "features", "teacher"};
constexpr std::array<std::string_view, 3> explainPages{"steps", "what-if", "why-here"};
constexpr std::array<std::string_view, 8> colours{"device",  "cost",   "start",      "slack",
                                                  "waiting", "memory", "difference", "operation"};
constexpr std::array<std::string_view, 3> layouts{"layered", "swimlane", "swimlane-levels"};

bool sameQuestions(const LessonQuestion& one, const LessonQuestion& other)
{
    return one.name == other.name && one.choices.size() == other.choices.size();
}

/// What is written in answer to a choice is its text, which is another one in each language.
LessonCommand withoutWords(LessonCommand command)
{
    if (command.choice)
        command.word.clear();
    return command;
}

bool sameStep(const LessonStep& one, const LessonStep& other)
{
    const auto sameCommands = [](const std::vector<LessonCommand>& a, const std::vector<LessonCommand>& b) {
        return std::ranges::equal(a, b, [](const LessonCommand& x, const LessonCommand& y) {
            return withoutWords(x) == withoutWords(y);
        });
    };
    return sameCommands(one.prepare, other.prepare) && sameCommands(one.show, other.show) &&
           one.points == other.points && one.checks == other.checks && one.kept == other.kept &&
           one.hint.empty() == other.hint.empty() &&
           std::ranges::equal(one.questions, other.questions, sameQuestions);
}

} // namespace

std::span<const std::string_view> lessonTargets() { return targets; }

std::span<const std::string_view> lessonPanels() { return std::span(targets).first(panelCount); }

std::span<const std::string_view> lessonPages() { return pages; }

std::span<const std::string_view> lessonExplainPages() { return explainPages; }

std::span<const std::string_view> lessonColours() { return colours; }

std::span<const std::string_view> lessonLayouts() { return layouts; }

bool sameSteps(const Lesson& one, const Lesson& other)
{
    return one.number == other.number && one.minutes == other.minutes && one.level == other.level &&
           std::ranges::equal(one.steps, other.steps, sameStep);
}

} // namespace doppler
