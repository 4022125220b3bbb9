// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Largest size of a lesson in bytes.
constexpr std::size_t mostLessonBytes = std::size_t{256} << 10;
constexpr std::size_t mostLessonSteps = 60;
/// Largest number of commands, checks, questions, choices, saved values and points of one step, each.
constexpr std::size_t mostLessonLines = 24;

/// Reads a lesson (docs/lessons.md). A line that cannot be parsed is an error that names the line, what was
/// found and what was expected, because nobody could pass a misspelled check.
Result<Lesson> readLesson(std::string_view text);
/// Reads a lesson from a file. Errors name the file. May block on a slow disk.
Result<Lesson> readLessonFile(const std::string& path);

/// What is wrong with a line of a lesson.
struct LessonFault {
    std::size_t line = 0; ///< From 1; 0: the whole text.
    Error error;
};
constexpr std::size_t mostLessonFaults = 50;
/// Everything that is wrong with a lesson, by line, at most mostLessonFaults; empty if readLesson() reads it.
/// A faulty line may cause faults of later lines that refer to it. Nothing after a faulty header is examined.
std::vector<LessonFault> lessonFaults(std::string_view text);

/// What a valid lesson probably lacks, with a remedy.
struct LessonRemark {
    std::size_t step = 0; ///< From 0.
    Message message;
};
std::vector<LessonRemark> lessonRemarks(const Lesson& lesson);

/// A short lesson to begin with, in English. Thread-safe.
std::string lessonTemplate();
/// The same with its prose as `translate` returns it; keys and commands stay, since files of all languages
/// have them.
std::string lessonTemplate(const std::function<std::string(const Message&)>& translate);

/// Whether a text that begins like this is a lesson.
bool looksLikeLesson(std::string_view head);

} // namespace doppler
