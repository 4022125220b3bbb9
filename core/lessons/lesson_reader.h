// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"

#include <string>
#include <string_view>

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

/// Whether a text that begins like this is a lesson.
bool looksLikeLesson(std::string_view head);

} // namespace doppler
