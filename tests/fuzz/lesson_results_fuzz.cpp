// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_results.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(lesson_results, input)
{
    std::optional<Result<std::vector<LessonResults>>> read;
    requireBounded(input, [&] { read = readLessonResults(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    for (const LessonResults& student : **read) {
        const std::string text = lessonResultsAsJson(student); // with rounded seconds
        const auto again = readLessonResults(text);
        if (!again)
            require(false, "what is written is readable: " + again.error().english());
        require(again->size() == 1 && lessonResultsAsJson(again->front()) == text,
                "what is written is the same");
        require(readLessonResults(lessonResultsAsCsv(student)).ok() || student.lessons.empty(),
                "a table that is written is readable");
    }
}
