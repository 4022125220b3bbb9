// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: what is read can be judged, also before anything is open, and faults name a line of the text.
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lesson_scene.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(lesson, input)
{
    (void)readLesson(input); // A name may make a registry, which is no part of what the input takes.
    std::optional<Result<Lesson>> read;
    requireBounded(input, [&] { read = readLesson(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const Lesson& lesson = **read;
    require(!lesson.title.empty() && !lesson.steps.empty(), "a lesson has a title and steps");
    require(sameSteps(lesson, lesson), "a lesson has the steps that it has");
    require(looksLikeLesson(input), "what is read is known");
    const LessonScene nothing;
    for (const LessonStep& step : lesson.steps)
        for (const LessonCheck& check : step.checks)
            require(!judge(check, nothing).found.text.empty(), "a verdict says something");
}
