// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"

#include <span>
#include <string_view>

namespace doppler {

// The lines of a step after their key, as the reader hands them over. Errors lack file and line.

/// What a line may refer to: the step's questions, and what was kept before or is kept here.
struct LessonNames {
    std::span<const LessonQuestion> questions;
    std::span<const LessonKept> kept;
};

Result<LessonQuantity> readLessonQuantity(std::string_view text, const LessonNames& names);
Result<LessonCheck> readLessonCheck(std::string_view text, const LessonNames& names);
Result<LessonCommand> readLessonCommand(std::string_view text, const LessonNames& names);
/// "NAME | TEXT | CHOICE | CHOICE ...": a field where there are no choices.
Result<LessonQuestion> readLessonQuestion(std::string_view text);
/// "NAME = QUANTITY"
Result<LessonKept> readLessonKept(std::string_view text, const LessonNames& names);

} // namespace doppler
