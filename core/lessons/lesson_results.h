// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What someone did in one step of a lesson.
struct LessonStepResult {
    std::string title;
    bool done = false;        ///< All checks held when the next step was requested.
    bool shown = false;       ///< The lesson demonstrated the step.
    std::uint32_t hints = 0;  ///< How often the hint was opened.
    std::uint32_t failed = 0; ///< How often the result was checked while something was missing.
    double seconds = 0;       ///< How long the step was open.
    [[nodiscard]] bool operator==(const LessonStepResult&) const = default;
};

/// One attempt at a lesson.
struct LessonResult {
    std::string lesson; ///< Name of one of the program's own ("barrier"), or of another file ("mine.lesson").
    std::string title;
    std::string begun;                   ///< UTC, "2026-11-28T02:30:15Z"; tells attempts at one lesson apart.
    std::vector<LessonStepResult> steps; ///< All steps of the lesson; at least one.

    [[nodiscard]] std::size_t doneSteps() const;
    [[nodiscard]] bool finished() const { return doneSteps() == steps.size(); }
    /// Neither a step is done nor was anything checked, shown or hinted.
    [[nodiscard]] bool untouched() const;
    [[nodiscard]] double seconds() const;
    [[nodiscard]] bool operator==(const LessonResult&) const = default;
};

/// The results of one student, in the order in which the attempts began.
struct LessonResults {
    std::string student; ///< Empty: not named yet.
    std::vector<LessonResult> lessons;
    [[nodiscard]] bool operator==(const LessonResults&) const = default;
};

/// Largest number of attempts and size in bytes of a file of results. Adding to a full list drops the oldest.
constexpr std::size_t mostLessonResults = 500;
constexpr std::size_t mostResultBytes = std::size_t{8} << 20;

/// Puts an attempt into the list, in place of an earlier state of the same one.
void setLessonResult(LessonResults& results, const LessonResult& result);

/// `doppler-lesson-results` (docs/file-formats.md), with a line end.
std::string lessonResultsAsJson(const LessonResults& results);
/// A heading and a line for each step; no field acts as a formula in a spreadsheet.
std::string lessonResultsAsCsv(const LessonResults& results);
/// The text for a file with this name: CSV where it ends in ".csv", otherwise JSON.
std::string lessonResultsForFile(std::string_view file, const LessonResults& results);

/// Reads either format; a CSV text may hold several students. Errors name place, what was found and expected.
Result<std::vector<LessonResults>> readLessonResults(std::string_view text);
/// The same of a file. Errors name the file. May block on a slow disk.
Result<std::vector<LessonResults>> readLessonResultsFile(const std::string& path);

/// The file in which the window keeps the results of this user: doppler/lesson-results.json in the folder of
/// the user's settings.
std::string ownLessonResultsFile();
/// The results in that file, without a name; none if there is no such file. May block.
Result<LessonResults> readOwnLessonResults(const std::string& file);
/// Puts attempts into that file, which other windows may write too: reads, changes and replaces it under a
/// lock, for which it waits at most a second. Blocks.
Result<void> addOwnLessonResult(const std::string& file, const LessonResult& result);

} // namespace doppler
