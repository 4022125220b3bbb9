// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/lessons/lesson_player.h"

#include <QString>
#include <vector>

namespace doppler {

/// The folder of the program's lessons, when installed and in the build tree; empty: there is none.
QString lessonFolder();

/// The name before language and extension: "barrier" for "barrier.de.lesson".
QString lessonName(const QString& file);

// Each may take its time: for worker threads.
/// The lessons of a folder, by number, in this language (a code of languages()) or else in English. Leaves
/// out lessons that cannot be read, or reads them in English.
std::vector<LessonFile> readLessons(const QString& folder, const QString& language);
/// Opens a lesson file with any name; for one of the program's own, in this language.
Result<LessonFile> openLesson(const QString& file, const QString& language);

} // namespace doppler
