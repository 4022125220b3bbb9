// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_lines.h"

#include <optional>
#include <string>

namespace doppler::lesson_words {

// The words and values in the lines of a lesson. Errors do not name file and line.

/// The error that this was found, with `more` as its second text.
Error expected(const char* sentence, std::string_view found, std::string_view more = {});
/// The first word, cut off with the blanks behind it.
std::string_view takeWord(std::string_view& rest);

/// A number with its unit, in the unit's size; nothing if it is none.
std::optional<LessonQuantity> readNumber(std::string_view text);
/// Whether it can be compared with a value in this unit. A bare number is a count or a factor; 0 fits all.
bool fits(const LessonQuantity& quantity, LessonUnit unit);
Result<LessonVertex> readVertex(std::string_view text);
/// A placer of the registry; with `ofRun`, also another origin of a run.
Result<std::string> readPlacer(std::string_view name, bool ofRun);
/// A method of a workload: "heft", "rolling heft" or "online-dmda".
Result<std::string> readMethod(std::string_view text);
/// The placer of a method that plans; empty for an online policy.
std::string plannerOf(std::string_view method);
Result<std::string> readEngine(std::string_view name);
Result<std::string> readPanel(std::string_view name);
Result<std::string> readFactValue(LessonFact fact, std::string_view value);
/// A page of any panel that has pages.
Result<std::string> readPage(std::string_view name);

/// "NAME = VALUE" or "= VALUE" of an answer.
struct Answered {
    const LessonQuestion* question = nullptr;
    std::string_view value;
};
Result<Answered> readAnswered(std::string_view rest, const LessonNames& names);
/// The choice with this text, counted from 0.
Result<std::size_t> findChoice(const LessonQuestion& question, std::string_view text);

} // namespace doppler::lesson_words
