// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include <algorithm>

namespace doppler {

namespace {

// The panels stand first.
constexpr std::array<std::string_view, 18> targets{
    "runs",         "inspector",      "policy",        "gantt",           "training",       "comparison",
    "side-by-side", "graph",          "graph-chooser", "devices-chooser", "placer-chooser", "place-button",
    "train-button", "compare-button", "run-menu",      "playback",        "policy-tabs",    "status"};
constexpr std::size_t panelCount = 7;
constexpr std::array<std::string_view, 3> pages{"choice", "features", "teacher"};

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

bool sameSteps(const Lesson& one, const Lesson& other)
{
    return one.number == other.number && one.minutes == other.minutes && one.level == other.level &&
           std::ranges::equal(one.steps, other.steps, sameStep);
}

} // namespace doppler
