// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"

#include <span>
#include <string_view>

namespace doppler {

// Parsers for the lines of a step, without their key. Errors do not name file and line.

/// The names to which a line may refer: questions of the step, and numbers that this or an earlier step
/// saves.
struct LessonNames {
    std::span<const LessonQuestion> questions;
    std::span<const LessonKept> kept;
};

Result<LessonQuantity> readLessonQuantity(std::string_view text, const LessonNames& names);
Result<LessonCheck> readLessonCheck(std::string_view text, const LessonNames& names);
Result<LessonCommand> readLessonCommand(std::string_view text, const LessonNames& names);
/// Parses "NAME | TEXT | CHOICE | CHOICE ..."; a text field if there are no choices.
Result<LessonQuestion> readLessonQuestion(std::string_view text);
/// Parses "NAME = QUANTITY".
Result<LessonKept> readLessonKept(std::string_view text, const LessonNames& names);

} // namespace doppler
