// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_results.h"

#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// A student's best attempt at a lesson.
struct LessonSummaryRow {
    std::string student;
    std::string file; ///< Name within the folder.
    LessonResult result;
    std::size_t attempts = 1; ///< Attempts at this lesson in all files.
};

/// A step of a lesson over all students who attempted it.
struct LessonSummaryStep {
    std::string lesson;
    std::size_t step = 0; ///< From 1.
    std::string title;
    std::size_t students = 0;
    std::size_t done = 0;
    std::size_t shown = 0;
    std::uint64_t hints = 0;
    std::uint64_t failed = 0;
    double medianSeconds = 0;
    std::vector<std::string> open; ///< Students who have not done it, by name.
};

/// A file that is left out, and why.
struct SkippedResults {
    std::string file;
    Error reason;
};

struct LessonSummary {
    std::vector<LessonSummaryRow> rows;   ///< By student, then by lesson.
    std::vector<LessonSummaryStep> steps; ///< By lesson, then by step.
    std::vector<SkippedResults> skipped;  ///< By name.
};

/// Summarises the results of lessons in a folder: its files .json and .csv. Of several attempts of a student
/// at a lesson, the one with the most done steps counts, then the later one. A student without a name is
/// named after the file. Files that hold no results are listed in `skipped`. Folders within the folder and
/// hidden files are ignored. Errors: the folder cannot be read, or a stop was requested. Blocks.
Result<LessonSummary> summariseLessons(const std::string& folder, const std::stop_token& stop = {});

/// One sentence that names every skipped file and its reason; empty if there is none.
Message skippedMessage(const std::vector<SkippedResults>& skipped);

/// The numbers of done steps: "1-3, 5"; "-" for none.
std::string doneStepsText(const LessonResult& result);
/// "4 min 10 s", "12 s", "1 h 2 min".
std::string spentText(double seconds);

/// Two tables for people: by student and lesson, and by step.
std::string lessonSummaryAsText(const LessonSummary& summary);
std::string lessonSummaryAsJson(const LessonSummary& summary);
/// A line for each step of each row, in the columns of lessonResultsAsCsv().
std::string lessonSummaryAsCsv(const LessonSummary& summary);

} // namespace doppler
