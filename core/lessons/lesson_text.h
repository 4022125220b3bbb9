// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lesson_lines.h"

#include <string_view>

namespace doppler {

/// Largest number of placeholders in one text.
constexpr std::size_t mostLessonPlaces = 40;

/// Adds a line of Markdown to a text and parses placeholders in braces; "{{" is a brace. Errors do not name
/// file and line.
Result<void> addLessonLine(LessonText& text, std::string_view line, const LessonNames& names);

/// Removes blank lines at both ends.
void trimLessonText(LessonText& text);

} // namespace doppler
