// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/lessons/lesson_player.h"

#include <QString>
#include <vector>

namespace doppler {

/// The folder of the program's own lessons, as it is installed and in the build tree; empty: there is none.
QString lessonFolder();

/// What stands before language and ending: "barrier" of "barrier.de.lesson".
QString lessonName(const QString& file);

// Each may take its time: for worker threads.
/// The lessons of a folder, by number: those in the language (a code of languages()) where there are, else in
/// English. One that can't be read is left out, or read in English.
std::vector<LessonFile> readLessons(const QString& folder, const QString& language);
/// One lesson's file, whatever it is called; of the program's own, in the language.
Result<LessonFile> openLesson(const QString& file, const QString& language);

} // namespace doppler
