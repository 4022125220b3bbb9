// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_reader.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/file.h"
#include "core/lessons/lesson_lines.h"
#include "core/lessons/lesson_text.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::string_view fence = "---";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::array<std::string_view, 8> stepKeys{"do",  "show", "point", "check",
                                                   "ask", "hint", "keep",  "note"};
constexpr std::array<std::string_view, 6> headKeys{"lesson", "title",   "summary",
                                                   "number", "minutes", "level"};
constexpr std::array<std::string_view, 3> levelNames{"beginner", "intermediate", "advanced"};

/// "word" of a line that begins "word:", where the word is of small letters alone; else empty.
std::string_view keyOf(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == std::string_view::npos || line.substr(colon).starts_with("://") ||
        !std::ranges::all_of(line.substr(0, colon), [](char c) { return c >= 'a' && c <= 'z'; }))
        return {};
    return line.substr(0, colon);
}

class LessonReader {
public:
    explicit LessonReader(std::string_view text) : rest(text) {}

    Result<Lesson> read()
    {
        if (readHead())
            readSteps();
        if (!faults.empty())
            return faults.front().error;
        return std::move(lesson);
    }

    /// The faults of read(), by line.
    std::vector<LessonFault> takeFaults()
    {
        std::ranges::stable_sort(faults, {}, &LessonFault::line);
        return std::move(faults);
    }

private:
    /// A line of a step, kept until all its questions and kept values are known.
    struct Line {
        std::string_view key;
        std::string_view value;
        std::size_t number = 0;
    };

    bool fail(Error error, std::size_t line)
    {
        error.place = "line " + std::to_string(line);
        if (faults.size() < mostLessonFaults)
            faults.push_back({line, std::move(error)});
        return false;
    }
    bool fail(const char* sentence, std::string_view found)
    {
        return fail(Error{Message(sentence, {excerpt(found)}), {}, {}}, lineNumber);
    }

    std::string_view takeLine()
    {
        ++lineNumber;
        const std::string_view line = takeUntil(rest, "\n");
        return line.substr(0, line.find_last_not_of(" \t\r") + 1);
    }

    bool readHead()
    {
        if (rest.starts_with(byteOrderMark))
            rest.remove_prefix(byteOrderMark.size());
        if (const std::string_view first = takeLine(); first != fence)
            return fail(
                DOPPLER_TEXT("core", "found \"{0}\", expected \"---\" on the first line of the lesson"),
                first);
        std::vector<std::string_view> seen;
        while (true) {
            if (rest.empty())
                return fail(
                    DOPPLER_TEXT("core",
                                 "unexpected end of the text, expected \"---\" after the lesson header"),
                    {});
            const std::string_view line = takeLine();
            if (line == fence)
                break;
            const std::string_view key = keyOf(line);
            if (std::ranges::find(seen, key) != seen.end())
                return fail(DOPPLER_TEXT("core", "duplicate key \"{0}\" in the lesson header, expected once"),
                            key);
            if (!readHeadLine(key, trimmed(line.substr(std::min(line.size(), key.size() + 1))), line))
                return false;
            seen.push_back(key);
        }
        for (const std::string_view needed : {"lesson", "title"})
            if (std::ranges::find(seen, needed) == seen.end())
                return fail(DOPPLER_TEXT("core", "the key \"{0}\" is missing in the lesson header"), needed);
        return true;
    }

    bool readHeadLine(std::string_view key, std::string_view value, std::string_view line)
    {
        if (key == "title" || key == "summary") {
            if (value.empty() || value.size() > 300)
                return fail(DOPPLER_TEXT("core", "found \"{0}\", expected a text of 1 to 300 characters"),
                            value);
            (key == "title" ? lesson.title : lesson.summary) = value;
            return true;
        }
        if (key == "level") {
            const auto level = valueNamed<LessonLevel>(levelNames, value);
            if (!level)
                return fail(unknownName(DOPPLER_TEXT("core", "unknown level \"{0}\", expected one of: {1}"),
                                        value, levelNames),
                            lineNumber);
            lesson.level = *level;
            return true;
        }
        if (key == "lesson")
            return value == "1" ||
                   fail(DOPPLER_TEXT("core", "found format version \"{0}\", expected 1"), value);
        if (key == "number" || key == "minutes") {
            int& number = key == "number" ? lesson.number : lesson.minutes;
            return (parseNumber(value, number) && number >= 0 && number <= 1000) ||
                   fail(DOPPLER_TEXT("core", "found \"{0}\", expected a whole number from 0 to 1000"), value);
        }
        return fail(
            unknownName(DOPPLER_TEXT("core", "found \"{0}\" in the lesson header, expected one of: {1}"),
                        excerpt(line), headKeys),
            lineNumber);
    }

    void readSteps()
    {
        bool inCode = false;
        while (faults.size() < mostLessonFaults && !rest.empty()) {
            const std::string_view line = takeLine();
            if (line.starts_with("```"))
                inCode = !inCode;
            if (!inCode && line.starts_with("# "))
                beginStep(trimmed(line.substr(2)));
            else if (const std::string_view key = inCode ? std::string_view() : keyOf(line); !key.empty())
                takeKeyLine(key, trimmed(line.substr(key.size() + 1)));
            else if (!lesson.steps.empty())
                takeText(lesson.steps.back().text, line, lineNumber);
            else if (!line.empty())
                fail(DOPPLER_TEXT("core", "found \"{0}\", expected \"# \" and the title of a step"), line);
        }
        if (!lesson.steps.empty())
            endStep();
        else if (faults.empty())
            fail(DOPPLER_TEXT("core", "the lesson has no steps, expected at least one line with \"# \" and "
                                      "the title of a step"),
                 {});
    }

    void beginStep(std::string_view title)
    {
        if (!lesson.steps.empty())
            endStep();
        if (title.empty() || lesson.steps.size() == mostLessonSteps)
            fail(title.empty() ? DOPPLER_TEXT("core", "found \"{0}\", expected the title of a step")
                               : DOPPLER_TEXT("core", "found \"{0}\", expected at most 60 steps"),
                 title);
        lesson.steps.emplace_back().title = title; // Also of a faulty one, whose lines follow.
    }

    bool takeKeyLine(std::string_view key, std::string_view value)
    {
        if (lesson.steps.empty())
            return fail(DOPPLER_TEXT("core", "found \"{0}\", expected \"# \" and the title of a step"), key);
        if (std::ranges::find(stepKeys, key) == stepKeys.end())
            return fail(unknownName(DOPPLER_TEXT("core", "found \"{0}:\", expected a text or one of: {1}"),
                                    key, stepKeys),
                        lineNumber);
        if (key == "note") // for whoever writes the lesson
            return true;
        if (value.empty())
            return fail(DOPPLER_TEXT("core", "found nothing after \"{0}:\", expected a value"), key);
        if (static_cast<std::size_t>(std::ranges::count(lines, key, &Line::key)) == mostLessonLines)
            return fail(DOPPLER_TEXT("core", "found another \"{0}:\", expected at most 24 in a step"), key);
        lines.push_back({key, value, lineNumber});
        return true;
    }

    [[nodiscard]] LessonNames names() const { return {lesson.steps.back().questions, kept}; }

    /// Questions come first, whatever the order of the lines; what is kept is there for later steps only.
    void endStep()
    {
        for (const std::string_view key : {"ask", "do", "show", "check", "point", "hint", "keep"})
            for (const Line& line : lines)
                if (line.key == key)
                    readLine(line);
        lines.clear();
        trimLessonText(lesson.steps.back().text);
        trimLessonText(lesson.steps.back().hint);
    }

    bool takeText(LessonText& text, std::string_view line, std::size_t number)
    {
        const auto added = addLessonLine(text, line, names());
        return added || fail(added.error(), number);
    }

    bool readLine(const Line& line)
    {
        LessonStep& step = lesson.steps.back();
        const auto take = [&](auto read, auto& list) {
            if (!read)
                return fail(read.error(), line.number);
            list.push_back(*std::move(read));
            return true;
        };
        if (line.key == "do")
            return take(readLessonCommand(line.value, names()), step.prepare);
        if (line.key == "show")
            return take(readLessonCommand(line.value, names()), step.show);
        if (line.key == "check")
            return take(readLessonCheck(line.value, names()), step.checks);
        if (line.key == "ask")
            return take(readLessonQuestion(line.value), step.questions) &&
                   (std::ranges::count(step.questions, step.questions.back().name, &LessonQuestion::name) ==
                        1 ||
                    fail({Message(DOPPLER_TEXT("core",
                                               "duplicate key \"{0}\" in the lesson header, expected once"),
                                  {step.questions.back().name}),
                          {},
                          {}},
                         line.number));
        if (line.key == "keep")
            return take(readLessonKept(line.value, names()), step.kept) &&
                   (kept.push_back(step.kept.back()), true);
        if (line.key == "point") {
            if (std::ranges::find(lessonTargets(), line.value) == lessonTargets().end())
                return fail(unknownName(DOPPLER_TEXT("core", "unknown target \"{0}\", expected one of: {1}"),
                                        line.value, lessonTargets()),
                            line.number);
            step.points.emplace_back(line.value);
            return true;
        }
        return takeText(step.hint, line.value, line.number);
    }

    std::string_view rest;
    std::size_t lineNumber = 0;
    Lesson lesson;
    std::vector<Line> lines; ///< Of the step that is being read.
    std::vector<LessonKept> kept;
    std::vector<LessonFault> faults; ///< In the order in which they were found.
};

/// What is wrong with the text as a whole.
std::optional<Error> faultOfText(std::string_view text)
{
    if (text.size() > mostLessonBytes)
        return Error{
            {DOPPLER_TEXT("core", "the text is too long, expected a lesson of at most 256 KiB")}, {}, {}};
    if (!isUtf8(text))
        return Error{{DOPPLER_TEXT("core", "the text is not valid UTF-8")}, {}, {}};
    return std::nullopt;
}

} // namespace

Result<Lesson> readLesson(std::string_view text)
{
    if (auto fault = faultOfText(text))
        return *std::move(fault);
    return LessonReader(text).read();
}

std::vector<LessonFault> lessonFaults(std::string_view text)
{
    if (auto fault = faultOfText(text))
        return {{0, *std::move(fault)}};
    LessonReader reader(text);
    if (reader.read())
        return {};
    return reader.takeFaults();
}

std::vector<LessonRemark> lessonRemarks(const Lesson& lesson)
{
    std::vector<LessonRemark> remarks;
    const auto add = [&](std::size_t step, const char* sentence) {
        remarks.push_back({step, {sentence, {count(step + 1)}}});
    };
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        if (step.text.empty())
            add(i, DOPPLER_TEXT("core", "step {0} has no text; write below its title what to do"));
        if (!step.checks.empty() && step.show.empty())
            add(i, DOPPLER_TEXT("core", "step {0} has checks, but nothing for \"Show me\"; add lines "
                                        "\"show:\" that satisfy them"));
        if (step.checks.empty() && !step.questions.empty())
            add(i, DOPPLER_TEXT("core", "step {0} asks a question, but checks no answer; add a line "
                                        "\"check: answer NAME = VALUE\""));
    }
    const auto opens = [](const LessonCommand& command) {
        return command.kind == LessonCommand::Kind::Graph || command.kind == LessonCommand::Kind::Workload;
    };
    if (!lesson.steps.empty() && std::ranges::none_of(lesson.steps.front().prepare, opens))
        add(0, DOPPLER_TEXT("core", "step {0} opens no graph; add a line \"do: graph SOURCE\", so that the "
                                    "lesson begins alike for everyone"));
    return remarks;
}

std::string lessonTemplate()
{
    return lessonTemplate([](const Message& message) { return message.english(); });
}

std::string lessonTemplate(const std::function<std::string(const Message&)>& translate)
{
    const auto say = [&](const char* text, std::initializer_list<MessageValue> values = {}) {
        return translate({text, values});
    };
    const std::string lead =
        say(DOPPLER_TEXT("core", "HEFT places {0} kernels on four devices; the run takes **{1}**."),
            {"{vertices}", "{makespan}"});
    return "---\nlesson: 1\ntitle: " + say(DOPPLER_TEXT("core", "My lesson")) +
           "\nsummary: " + say(DOPPLER_TEXT("core", "What it teaches, in one sentence")) +
           "\nminutes: 5\nlevel: beginner\n---\n\n# " + say(DOPPLER_TEXT("core", "First step")) + "\n\n" +
           lead + "\n\n" + say(DOPPLER_TEXT("core", "Select the vertex that ends last.")) +
           "\n\ndo: graph chainmm\ndo: devices 4xP100\ndo: placer heft\ndo: select none\npoint: gantt\n"
           "check: selected = @last\nshow: select @last\nhint: " +
           say(DOPPLER_TEXT("core", "It is at the right end of the Gantt chart.")) + "\n\n# " +
           say(DOPPLER_TEXT("core", "What to remember")) + "\n\n" +
           say(DOPPLER_TEXT("core", "The run ends with {0}."), {"{@last}"}) + "\n";
}

Result<Lesson> readLessonFile(const std::string& path)
{
    const auto text = readFile(path, mostLessonBytes);
    if (!text)
        return text.error();
    auto lesson = readLesson(*text);
    return lesson ? std::move(lesson) : Result<Lesson>(inFile(lesson.error(), path));
}

bool looksLikeLesson(std::string_view head)
{
    if (head.starts_with(byteOrderMark))
        head.remove_prefix(byteOrderMark.size());
    if (trimmed(takeUntil(head, "\n")) != fence)
        return false;
    while (!head.empty()) {
        const std::string_view line = takeUntil(head, "\n");
        if (trimmed(line) == fence)
            return false;
        if (keyOf(line) == "lesson")
            return true;
    }
    return false;
}

} // namespace doppler
