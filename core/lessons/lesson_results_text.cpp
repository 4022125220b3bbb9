// SPDX-License-Identifier: GPL-3.0-or-later
// Results of lessons as JSON and CSV.
#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/file_extension.h"
#include "core/io/bytes/table_markup.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_value.h"
#include "core/io/json/json_writing.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lesson_results.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-lesson-results";
constexpr std::string_view csvHead =
    "student,lesson,title,begun,step,step_title,done,shown,hints,failed,seconds";
constexpr std::size_t csvColumns = 11;
constexpr std::uint32_t mostCount = 1'000'000;
constexpr double mostSeconds = 1e9;
constexpr std::size_t mostTextBytes = 1000;

/// Milliseconds are enough, and short.
double rounded(double seconds) { return std::round(seconds * 1000) / 1000; }

Json asJson(const LessonResult& result)
{
    Json steps = Json::array();
    for (const LessonStepResult& step : result.steps)
        steps.push_back(Json{{"title", step.title},
                             {"done", step.done},
                             {"shown", step.shown},
                             {"hints", step.hints},
                             {"failed", step.failed},
                             {"seconds", rounded(step.seconds)}});
    return Json{{"lesson", result.lesson},
                {"title", result.title},
                {"begun", result.begun},
                {"steps", std::move(steps)}};
}

/// A text of limited length, as tables show it in one line.
bool readName(JsonReader& in, std::string& out)
{
    if (in.readText(out) && out.size() > mostTextBytes)
        return in.fail(
            {DOPPLER_TEXT("core", "found a text of {0} bytes, expected at most 1000"), {count(out.size())}});
    return !in.failed();
}

void readStep(JsonReader& in, LessonStepResult& step)
{
    constexpr std::array<std::string_view, 6> keys{"title", "done", "shown", "hints", "failed", "seconds"};
    in.readObject(keys, {0, 1}, [&](std::size_t key) {
        switch (key) {
        case 0:
            readName(in, step.title);
            break;
        case 1:
        case 2:
            in.readFlag(key == 1 ? step.done : step.shown);
            break;
        case 3:
        case 4:
            in.readWhole(key == 3 ? step.hints : step.failed, 0, mostCount);
            break;
        default:
            if (in.readQuantity(step.seconds) && step.seconds > mostSeconds)
                in.fail({DOPPLER_TEXT("core", "found {0}, expected a number from {1} to {2}"),
                         {jsonNumber(step.seconds), "0", jsonNumber(mostSeconds)}});
        }
    });
}

void readSteps(JsonReader& in, std::vector<LessonStepResult>& steps)
{
    in.enterList();
    while (in.nextElement()) {
        if (steps.size() == mostLessonSteps) {
            in.fail({DOPPLER_TEXT("core", "found more than {0} steps"), {count(mostLessonSteps)}});
            return;
        }
        readStep(in, steps.emplace_back());
    }
    if (!in.failed() && steps.empty())
        in.fail({DOPPLER_TEXT("core", "found no steps, expected at least one")});
}

void readLessonOf(JsonReader& in, LessonResult& result)
{
    constexpr std::array<std::string_view, 4> keys{"lesson", "title", "begun", "steps"};
    in.readObject(keys, {0, 3}, [&](std::size_t key) {
        if (key == 3)
            readSteps(in, result.steps);
        else
            readName(in, key == 0 ? result.lesson : key == 1 ? result.title : result.begun);
    });
}

Result<std::vector<LessonResults>> readJson(std::string_view text)
{
    constexpr std::array<std::string_view, 4> keys{"format", "version", "student", "lessons"};
    LessonResults results;
    std::string format;
    std::uint32_t version = 0;
    JsonReader in(text);
    in.readDocument(keys, {0, 1, 3}, [&](std::size_t key) {
        if (key == 0) {
            if (in.readText(format) && format != formatName)
                in.fail(
                    {DOPPLER_TEXT("core", "found \"{0}\", expected \"{1}\""), {excerpt(format), formatName}});
        } else if (key == 1) {
            in.readWhole(version, 1, 1);
        } else if (key == 2) {
            readName(in, results.student);
        } else {
            in.enterList();
            while (in.nextElement()) {
                if (results.lessons.size() == mostLessonResults) {
                    in.fail(
                        {DOPPLER_TEXT("core", "found more than {0} lessons"), {count(mostLessonResults)}});
                    return;
                }
                readLessonOf(in, results.lessons.emplace_back());
            }
        }
    });
    if (in.failed())
        return in.error();
    return std::vector<LessonResults>{std::move(results)};
}

Error csvFault(std::size_t line, std::string_view column, std::string_view found, std::string_view expected)
{
    return {{DOPPLER_TEXT("core", "found \"{0}\" in the column {1}, expected {2}"),
             {excerpt(found), column, expected}},
            {},
            "line " + std::to_string(line)};
}

bool readFlag(std::string_view text, bool& out)
{
    out = text == "true";
    return out || text == "false";
}

/// A line of the table, without the names of student and lesson; nothing is wrong with it, or what.
std::optional<Error> readCsvStep(const std::vector<std::string>& cells, std::size_t line,
                                 std::size_t expectedStep, LessonStepResult& step)
{
    std::size_t number = 0;
    if (!parseNumber(cells[4], number) || number != expectedStep || number > mostLessonSteps)
        return csvFault(line, "step", cells[4], std::to_string(expectedStep));
    step.title = cells[5];
    if (!readFlag(cells[6], step.done))
        return csvFault(line, "done", cells[6], "true, false");
    if (!readFlag(cells[7], step.shown))
        return csvFault(line, "shown", cells[7], "true, false");
    if (!parseNumber(cells[8], step.hints) || step.hints > mostCount)
        return csvFault(line, "hints", cells[8], "0 ... 1000000");
    if (!parseNumber(cells[9], step.failed) || step.failed > mostCount)
        return csvFault(line, "failed", cells[9], "0 ... 1000000");
    if (!parseNumber(cells[10], step.seconds) || !(step.seconds >= 0 && step.seconds <= mostSeconds))
        return csvFault(line, "seconds", cells[10], "0 ... 1000000000");
    return std::nullopt;
}

/// The attempt to which a line belongs: the last one, or a new one.
LessonResult& attemptOf(const std::vector<std::string>& cells, std::vector<LessonResults>& students)
{
    auto student = std::ranges::find(students, cells[0], &LessonResults::student);
    if (student == students.end()) {
        students.push_back({cells[0], {}});
        student = students.end() - 1;
    }
    auto& lessons = student->lessons;
    if (lessons.empty() || lessons.back().lesson != cells[1] || lessons.back().begun != cells[3])
        lessons.push_back({cells[1], cells[2], cells[3], {}});
    return lessons.back();
}

Result<std::vector<LessonResults>> readCsv(std::string_view text)
{
    const TableLines lines = linesOfCsv(text);
    std::vector<LessonResults> students;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto& cells = lines[i];
        if (cells.size() != csvColumns ||
            std::ranges::any_of(cells, [](const std::string& c) { return c.size() > mostTextBytes; }))
            return Error{{DOPPLER_TEXT("core", "found {0} fields, expected {1} of at most 1000 bytes each"),
                          {count(cells.size()), count(csvColumns)}},
                         {},
                         "line " + std::to_string(i + 1)};
        LessonResult& attempt = attemptOf(cells, students);
        LessonStepResult step;
        if (auto fault = readCsvStep(cells, i + 1, attempt.steps.size() + 1, step))
            return *std::move(fault);
        attempt.steps.push_back(std::move(step));
    }
    return students;
}

} // namespace

std::string lessonResultsAsJson(const LessonResults& results)
{
    Json lessons = Json::array();
    for (const LessonResult& result : results.lessons)
        lessons.push_back(asJson(result));
    const Json out{{"format", formatName},
                   {"version", 1},
                   {"student", results.student},
                   {"lessons", std::move(lessons)}};
    return out.text(1) + "\n";
}

std::string lessonResultsAsCsv(const LessonResults& results)
{
    std::string out(csvHead);
    out += '\n';
    for (const LessonResult& result : results.lessons)
        for (std::size_t i = 0; i < result.steps.size(); ++i) {
            const LessonStepResult& step = result.steps[i];
            for (const std::string& name : {results.student, result.lesson, result.title, result.begun})
                out += csvField(name) + ',';
            out += std::to_string(i + 1) + ',' + csvField(step.title) + (step.done ? ",true" : ",false") +
                   (step.shown ? ",true," : ",false,") + std::to_string(step.hints) + ',' +
                   std::to_string(step.failed) + ',' + jsonNumber(rounded(step.seconds)) + '\n';
        }
    return out;
}

std::string lessonResultsForFile(std::string_view file, const LessonResults& results)
{
    return file.ends_with(".csv") ? lessonResultsAsCsv(results) : lessonResultsAsJson(results);
}

Result<std::vector<LessonResults>> readLessonResults(std::string_view text)
{
    if (!isUtf8(text))
        return Error{{DOPPLER_TEXT("core", "the text is not valid UTF-8")}, {}, {}};
    std::string_view head = text;
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    if (std::string_view rest = head; trimmed(takeUntil(rest, "\n")) == csvHead)
        return readCsv(head);
    if (const std::string_view begin = trimmed(head.substr(0, 64)); !begin.starts_with('{'))
        return Error{{DOPPLER_TEXT("core", "found \"{0}\", expected results of lessons as JSON or CSV"),
                      {excerpt(begin, 20)}},
                     {},
                     {}};
    return readJson(text);
}

Result<std::vector<LessonResults>> readLessonResultsFile(const std::string& path)
{
    const auto text = readFile(path, mostResultBytes);
    if (!text)
        return text.error();
    auto results = readLessonResults(*text);
    return results ? std::move(results) : Result<std::vector<LessonResults>>(inFile(results.error(), path));
}

} // namespace doppler
