// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_lines.h"

#include <optional>
#include <string>

namespace doppler {

// What lines of a step consist of; for the files that parse these lines.

/// An error whose sentence has the text that was found as {0} and `more` as {1}.
Error expectedInLesson(const char* sentence, std::string_view found, std::string_view more = {});
/// The first word, which is cut off together with the blanks behind it.
std::string_view takeLessonWord(std::string_view& rest);
/// A number with its unit, if it has one.
std::optional<LessonQuantity> readLessonNumber(std::string_view text);
/// A bare number fits a count; 0 fits everything.
bool fitsLessonUnit(const LessonQuantity& quantity, LessonUnit unit);

Result<LessonVertex> readLessonVertex(std::string_view text);
/// A placer of the registry, or where a run is described, what else a run may have been made by.
Result<std::string> readLessonPlacer(std::string_view name, bool ofRun);
Result<std::string> readLessonEngine(std::string_view name);
Result<std::string> readLessonPanel(std::string_view name);
/// A page of any panel that has some.
Result<std::string> readLessonPage(std::string_view name);
/// The value of a fact, which must be a valid one.
Result<std::string> readLessonFact(LessonFact fact, std::string_view value);

/// "NAME = VALUE" or "= VALUE", of an answer: the question and the value.
struct LessonAnswer {
    const LessonQuestion* question = nullptr;
    std::string_view value;
};

Result<LessonAnswer> readLessonAnswer(std::string_view rest, const LessonNames& names);
/// The index of a choice.
Result<std::size_t> findLessonChoice(const LessonQuestion& question, std::string_view text);

} // namespace doppler
