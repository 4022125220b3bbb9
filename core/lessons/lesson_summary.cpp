// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_summary.h"

#include "core/io/bytes/file.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <tuple>

namespace doppler {

namespace {

namespace fs = std::filesystem;

/// The files of a folder that may hold results, by name.
Result<std::vector<fs::path>> filesOf(const std::string& folder)
{
    std::error_code fault;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        std::error_code unreadable; // Such as a link to nothing, which is no file.
        const std::string ending = at->path().extension().string();
        if (at->is_regular_file(unreadable) && !at->path().filename().string().starts_with('.') &&
            (ending == ".json" || ending == ".csv"))
            files.push_back(at->path());
    }
    if (fault)
        return Error{{DOPPLER_TEXT("core", "cannot read the folder: {0}"), {fault.message()}}, folder, {}};
    std::ranges::sort(files);
    return files;
}

/// Whether the first attempt counts more.
bool better(const LessonResult& one, const LessonResult& other)
{
    return std::tuple(one.doneSteps(), one.begun) > std::tuple(other.doneSteps(), other.begun);
}

using Rows = std::map<std::pair<std::string, std::string>, LessonSummaryRow>;

void take(Rows& rows, const std::string& student, const std::string& file, const LessonResult& result)
{
    const auto [at, fresh] =
        rows.try_emplace({student, result.lesson}, LessonSummaryRow{student, file, result, 1});
    if (fresh)
        return;
    ++at->second.attempts;
    if (better(result, at->second.result)) {
        at->second.file = file;
        at->second.result = result;
    }
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

std::vector<LessonSummaryStep> stepsOf(const std::vector<LessonSummaryRow>& rows)
{
    std::map<std::pair<std::string, std::size_t>, std::pair<LessonSummaryStep, std::vector<double>>> steps;
    for (const LessonSummaryRow& row : rows)
        for (std::size_t i = 0; i < row.result.steps.size(); ++i) {
            const LessonStepResult& done = row.result.steps[i];
            auto& [step, seconds] = steps[{row.result.lesson, i + 1}];
            step.lesson = row.result.lesson;
            step.step = i + 1;
            step.title = step.title.empty() ? done.title : step.title;
            ++step.students;
            step.done += done.done ? 1 : 0;
            step.shown += done.shown ? 1 : 0;
            step.hints += done.hints;
            step.failed += done.failed;
            seconds.push_back(done.seconds);
            if (!done.done)
                step.open.push_back(row.student);
        }
    std::vector<LessonSummaryStep> list;
    for (auto& [key, value] : steps) {
        value.first.medianSeconds = median(std::move(value.second));
        list.push_back(std::move(value.first));
    }
    return list;
}

} // namespace

Result<LessonSummary> summariseLessons(const std::string& folder, const std::stop_token& stop)
{
    const auto files = filesOf(folder);
    if (!files)
        return files.error();
    LessonSummary summary;
    Rows rows;
    for (const fs::path& path : *files) {
        if (stop.stop_requested())
            return Error{{DOPPLER_TEXT("core", "reading was stopped")}, folder, {}};
        const std::string name = path.filename().string();
        const auto text = readFile(path.string(), mostResultBytes);
        const auto read = text ? readLessonResults(*text) : Result<std::vector<LessonResults>>(text.error());
        if (!read) {
            Error reason = read.error();
            reason.file.clear(); // Named by its entry.
            summary.skipped.push_back({name, std::move(reason)});
            continue;
        }
        for (const LessonResults& of : *read)
            for (const LessonResult& result : of.lessons)
                take(rows, of.student.empty() ? path.stem().string() : of.student, name, result);
    }
    for (auto& [key, row] : rows)
        summary.rows.push_back(std::move(row));
    summary.steps = stepsOf(summary.rows);
    return summary;
}

Message skippedMessage(const std::vector<SkippedResults>& skipped)
{
    if (skipped.empty())
        return {};
    std::string list;
    for (const SkippedResults& file : skipped)
        list += (list.empty() ? "" : "; ") + file.file + ": " + file.reason.english();
    return {DOPPLER_PLURAL("core", "skipped {0} files that hold no results of lessons: {1}",
                           "skipped {0} file that holds no results of lessons: {1}"),
            {count(skipped.size()), list}};
}

std::string doneStepsText(const LessonResult& result)
{
    std::string text;
    const auto& steps = result.steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!steps[i].done)
            continue;
        std::size_t last = i;
        while (last + 1 < steps.size() && steps[last + 1].done)
            ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(i + 1);
        if (last > i)
            text += "-" + std::to_string(last + 1);
        i = last;
    }
    return text.empty() ? "-" : text;
}

} // namespace doppler
