// SPDX-License-Identifier: GPL-3.0-or-later
// A summary of lessons as text, JSON and CSV.
#include "core/io/json/json_value.h"
#include "core/lessons/lesson_summary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Characters of a text, for columns that line up.
std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The text in one line: names come from files.
std::string printable(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return text;
}

using Line = std::vector<std::string>;

/// Columns padded to their widest cell; the last `numbers` ones are aligned to the right.
std::string table(const std::vector<Line>& lines, const std::vector<bool>& right)
{
    std::vector<std::size_t> widths(right.size());
    for (const Line& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    std::string out;
    for (const Line& line : lines) {
        std::string text;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string blanks(widths[i] - widthOf(line[i]), ' ');
            text += (i == 0 ? "" : "  ") + (right[i] ? blanks + line[i] : line[i] + blanks);
        }
        out += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
    }
    return out;
}

struct Totals {
    std::uint64_t shown = 0;
    std::uint64_t hints = 0;
    std::uint64_t failed = 0;
};

Totals totalsOf(const LessonResult& result)
{
    Totals totals;
    for (const LessonStepResult& step : result.steps) {
        totals.shown += step.shown ? 1 : 0;
        totals.hints += step.hints;
        totals.failed += step.failed;
    }
    return totals;
}

std::string byStudent(const LessonSummary& summary)
{
    std::vector<Line> lines{
        {"student", "lesson", "done steps", "done", "shown", "hints", "failed", "attempts", "time"}};
    for (const LessonSummaryRow& row : summary.rows) {
        const Totals totals = totalsOf(row.result);
        lines.push_back({printable(row.student), printable(row.result.lesson), doneStepsText(row.result),
                         fmt::format("{}/{}", row.result.doneSteps(), row.result.steps.size()),
                         std::to_string(totals.shown), std::to_string(totals.hints),
                         std::to_string(totals.failed), std::to_string(row.attempts),
                         spentText(row.result.seconds())});
    }
    return table(lines, {false, false, false, true, true, true, true, true, true});
}

std::string byStep(const LessonSummary& summary)
{
    std::vector<Line> lines{
        {"lesson", "step", "title", "done", "shown", "hints", "failed", "median time", "not done by"}};
    for (const LessonSummaryStep& step : summary.steps) {
        std::string open;
        for (const std::string& student : step.open)
            open += (open.empty() ? "" : ", ") + printable(student);
        lines.push_back({printable(step.lesson), std::to_string(step.step), printable(step.title),
                         fmt::format("{}/{}", step.done, step.students), std::to_string(step.shown),
                         std::to_string(step.hints), std::to_string(step.failed),
                         spentText(step.medianSeconds), open});
    }
    return table(lines, {false, true, false, true, true, true, true, true, false});
}

Json rowAsJson(const LessonSummaryRow& row)
{
    const Totals totals = totalsOf(row.result);
    Json steps = Json::array();
    for (const LessonStepResult& step : row.result.steps)
        steps.push_back(Json{{"title", step.title},
                             {"done", step.done},
                             {"shown", step.shown},
                             {"hints", step.hints},
                             {"failed", step.failed},
                             {"seconds", step.seconds}});
    return Json{{"student", row.student},
                {"file", row.file},
                {"lesson", row.result.lesson},
                {"title", row.result.title},
                {"begun", row.result.begun},
                {"attempts", row.attempts},
                {"finished", row.result.finished()},
                {"done", row.result.doneSteps()},
                {"shown", totals.shown},
                {"hints", totals.hints},
                {"failed", totals.failed},
                {"seconds", row.result.seconds()},
                {"steps", std::move(steps)}};
}

} // namespace

std::string spentText(double seconds)
{
    const auto whole = static_cast<std::uint64_t>(std::llround(std::clamp(seconds, 0.0, 1e12)));
    if (whole < 60)
        return fmt::format("{} s", whole);
    if (whole < 3600)
        return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
}

std::string lessonSummaryAsText(const LessonSummary& summary)
{
    if (summary.rows.empty())
        return "no results of lessons\n";
    return byStudent(summary) + "\n" + byStep(summary);
}

std::string lessonSummaryAsJson(const LessonSummary& summary)
{
    Json rows = Json::array();
    for (const LessonSummaryRow& row : summary.rows)
        rows.push_back(rowAsJson(row));
    Json steps = Json::array();
    for (const LessonSummaryStep& step : summary.steps)
        steps.push_back(Json{{"lesson", step.lesson},
                             {"step", step.step},
                             {"title", step.title},
                             {"students", step.students},
                             {"done", step.done},
                             {"shown", step.shown},
                             {"hints", step.hints},
                             {"failed", step.failed},
                             {"median_seconds", step.medianSeconds},
                             {"not_done_by", step.open}});
    Json skipped = Json::array();
    for (const SkippedResults& file : summary.skipped)
        skipped.push_back(Json{{"file", file.file}, {"reason", file.reason.english()}});
    const Json out{
        {"results", std::move(rows)}, {"steps", std::move(steps)}, {"skipped", std::move(skipped)}};
    return out.text(2) + "\n";
}

std::string lessonSummaryAsCsv(const LessonSummary& summary)
{
    std::string out = lessonResultsAsCsv({});
    const std::size_t head = out.size();
    for (const LessonSummaryRow& row : summary.rows)
        out += lessonResultsAsCsv({row.student, {row.result}}).substr(head);
    return out;
}

} // namespace doppler
