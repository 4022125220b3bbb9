// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"

#include <string>
#include <string_view>

namespace doppler {

/// What is larger is no lesson.
constexpr std::size_t mostLessonBytes = std::size_t{256} << 10;
constexpr std::size_t mostLessonSteps = 60;
/// Of one step: commands, checks, questions, choices, kept values, points of each at most.
constexpr std::size_t mostLessonLines = 24;

/// Reads a lesson (docs/lessons.md). A line that is not understood is an error, which says the line, what was
/// found and what was expected: a check that is misspelled would be one that nobody can pass.
Result<Lesson> readLesson(std::string_view text);
/// The same of a file. The error names it. May block on a slow disk.
Result<Lesson> readLessonFile(const std::string& path);

/// Whether a text that begins like this is a lesson.
bool looksLikeLesson(std::string_view head);

} // namespace doppler
