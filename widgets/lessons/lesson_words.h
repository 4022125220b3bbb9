// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_scene.h"

#include <QString>
#include <string>

namespace doppler {

/// A number of a lesson as the window writes numbers.
std::string lessonNumber(double value, LessonUnit unit);

/// A lesson's text (Markdown) with its places filled from what the window shows; what it does not show is an
/// ellipsis.
QString filledText(const LessonText& text, const LessonScene& scene);

} // namespace doppler
