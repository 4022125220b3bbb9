// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/run/run.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Figures of a workload under one method (WorkloadFigures).
struct LessonWorkloadFigures {
    double slowdown = 0;
    double highSlowdown = 0;
    double fairness = 0;
    double throughput = 0; ///< Graphs per second.
};

/// The workload of a run: graphs that arrive over time.
struct LessonWorkload {
    std::string method; ///< Of the shown run, as lessons name it.
    std::size_t arrivals = 0;
    double load = 0;                                                    ///< 0: the arrivals are listed.
    std::map<std::string, LessonWorkloadFigures, std::less<>> byMethod; ///< Of all its listed runs.
};

/// The state of the window that a lesson can see.
struct LessonScene {
    ProblemPtr problem; ///< May be null, as the next one.
    RunPtr run;
    std::string graph;   ///< In the notation of lessons.
    std::string devices; ///< In the notation of lessons.
    std::string engine;  ///< Id of the engine that executed the shown run; empty: none.
    std::vector<VertexId> selected;
    std::optional<LessonWorkload> workload; ///< Nothing: the shown run is of a single graph.
    double cursor = 0;                      ///< Seconds.
    std::size_t runs = 0;
    std::uint64_t episodes = 0;
    bool training = false;                     ///< Whether it is running.
    std::set<std::string, std::less<>> panels; ///< Visible panels.
    std::string page;                          ///< Of the policy view; empty if it shows no episode.
    std::size_t policyStep = 0;                ///< From 1; 0: none.
    std::string explainPage;                   ///< Of the panel Explain; empty if it is not visible.
    std::string colour;                        ///< Among lessonColours(); empty: another colouring.
    std::string layout;                        ///< Among lessonLayouts().
    std::map<std::string, double, std::less<>> kept;
    std::map<std::string, std::string, std::less<>> answers; ///< By question: the text entered or chosen.
    std::map<std::string, std::size_t, std::less<>> choices; ///< By question.
};

/// The quantity's value in its unit; nothing if the scene has none (no run, no such vertex).
std::optional<double> valueOf(const LessonQuantity& quantity, const LessonScene& scene);

/// The vertex that is meant; nothing if there is none. Critical: the one before the last of the path.
std::optional<VertexId> vertexOf(const LessonVertex& vertex, const LessonScene& scene);

/// Parses a number that the user entered, in the given unit: "80", "80 s", "105,9 ms", "58 %". A number
/// without unit has the unit in which the window shows `expected`: "105.9" is 105.9 ms if that is expected.
std::optional<double> answeredNumber(std::string_view text, LessonUnit unit, double expected);

/// Formats a number for the user.
using LessonNumberText = std::function<std::string(double, LessonUnit)>;
/// In English: "105.9 ms", "64.00 MiB", "58.0 %", "12".
std::string lessonNumberText(double value, LessonUnit unit);

/// Whether a check holds, with the reason in words. Does not reveal the answer to a question.
struct LessonVerdict {
    bool holds = false;
    Message found;  ///< The current state, as a sentence.
    Message wanted; ///< The target, "Wanted: ..."; empty if the check holds or has nothing to add.
};
LessonVerdict judge(const LessonCheck& check, const LessonScene& scene,
                    const LessonNumberText& numberText = lessonNumberText);

} // namespace doppler
