// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lesson_lines.h"

#include <string_view>

namespace doppler {

/// Of one text at most.
constexpr std::size_t mostLessonPlaces = 40;

/// Adds a line of Markdown to a text; places in braces are taken apart, "{{" is a brace. The error lacks file
/// and line.
Result<void> addLessonLine(LessonText& text, std::string_view line, const LessonNames& names);

/// Takes away blank lines at both ends.
void trimLessonText(LessonText& text);

} // namespace doppler
