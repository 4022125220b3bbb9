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

/// What of the window a lesson looks at, at one moment.
struct LessonScene {
    ProblemPtr problem; ///< May be null, as the next one.
    RunPtr run;
    std::string graph;   ///< As a lesson names it.
    std::string devices; ///< Likewise.
    std::vector<VertexId> selected;
    double cursor = 0; ///< Seconds.
    std::size_t runs = 0;
    std::uint64_t episodes = 0;
    bool training = false;                     ///< Still goes on.
    std::set<std::string, std::less<>> panels; ///< Those that can be seen.
    std::string page;                          ///< Of the policy view; empty where it shows no episode.
    std::size_t policyStep = 0;                ///< From 1; 0: none.
    std::string explainPage;                   ///< Of the panel Explain; empty where it can't be seen.
    std::string colour;                        ///< Of lessonColours(); empty: something else.
    std::string layout;                        ///< Of lessonLayouts().
    std::map<std::string, double, std::less<>> kept;
    std::map<std::string, std::string, std::less<>> answers; ///< By question: what was written or chosen.
    std::map<std::string, std::size_t, std::less<>> choices; ///< By question.
};

/// The quantity's value in its unit; nothing where the scene has none (no run, no such vertex).
std::optional<double> valueOf(const LessonQuantity& quantity, const LessonScene& scene);

/// The vertex that is meant; nothing where there is none. Critical: the one before the last of the path.
std::optional<VertexId> vertexOf(const LessonVertex& vertex, const LessonScene& scene);

/// A number that someone wrote, in the unit wanted: "80", "80 s", "105,9 ms", "58 %". Without a unit: as the
/// window would show it, so that "105.9" is 105.9 ms where that is what is expected.
std::optional<double> answeredNumber(std::string_view text, LessonUnit unit, double expected);

/// How a number is shown to people.
using LessonNumberText = std::function<std::string(double, LessonUnit)>;
/// In English: "105.9 ms", "64.00 MiB", "58.0 %", "12".
std::string lessonNumberText(double value, LessonUnit unit);

/// Whether a check holds, and that in words. An answer that is wrong is not given away.
struct LessonVerdict {
    bool holds = false;
    Message found;  ///< What there is, a sentence.
    Message wanted; ///< What there should be, "Wanted: ..."; empty where the check holds or says no more.
};
LessonVerdict judge(const LessonCheck& check, const LessonScene& scene,
                    const LessonNumberText& numberText = lessonNumberText);

} // namespace doppler
