// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_scene.h"

#include <QString>
#include <string>

namespace doppler {

/// A number of a lesson as the window writes numbers.
std::string lessonNumber(double value, LessonUnit unit);

/// A lesson's text (Markdown) with placeholders filled from the window's state; missing values become an
/// ellipsis.
QString filledText(const LessonText& text, const LessonScene& scene);

} // namespace doppler
