// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/run_history.h"

#include "core/app/file_kind.h"
#include "core/app/run_placer.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_reader.h"
#include "core/io/traces/trace_read.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <limits>
#include <string_view>

namespace doppler {

namespace {

namespace fs = std::filesystem;

/// The number of so many digits at a position; nothing if something else is there.
std::optional<int> digitsAt(std::string_view text, std::size_t at, std::size_t count)
{
    if (at + count > text.size())
        return std::nullopt;
    int number = 0;
    for (const char c : text.substr(at, count)) {
        if (std::isdigit(static_cast<unsigned char>(c)) == 0)
            return std::nullopt;
        number = 10 * number + (c - '0');
    }
    return number;
}

/// Seconds of "T1430" or "T143015" at a position; 0 if there is none.
std::int64_t clockAt(std::string_view name, std::size_t at)
{
    if (at >= name.size() || name[at] != 'T')
        return 0;
    const auto hours = digitsAt(name, at + 1, 2);
    const auto minutes = digitsAt(name, at + 3, 2);
    if (!hours || !minutes || *hours > 23 || *minutes > 59)
        return 0;
    const int seconds = digitsAt(name, at + 5, 2).value_or(0);
    return 3600LL * *hours + 60LL * *minutes + (seconds < 60 ? seconds : 0);
}

/// The date that begins at a position, with dashes or without, as seconds since 1970.
std::optional<std::int64_t> dateAt(std::string_view name, std::size_t at)
{
    const bool dashes = at + 4 < name.size() && name[at + 4] == '-';
    const auto year = digitsAt(name, at, 4);
    const auto month = digitsAt(name, at + (dashes ? 5 : 4), 2);
    const auto day = digitsAt(name, at + (dashes ? 8 : 6), 2);
    if (!year || !month || !day || (dashes && name[at + 7] != '-') || *year < 1970 || *year > 2199)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    const std::size_t behind = at + (dashes ? 10 : 8);
    const bool longer = behind < name.size() && std::isdigit(static_cast<unsigned char>(name[behind])) != 0;
    if (!date.ok() || longer)
        return std::nullopt;
    const auto days = std::chrono::sys_days(date).time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(days).count() + clockAt(name, behind);
}

std::optional<std::int64_t> dateInName(std::string_view name)
{
    for (std::size_t at = 0; at + 8 <= name.size(); ++at)
        if (at == 0 || std::isdigit(static_cast<unsigned char>(name[at - 1])) == 0)
            if (const auto date = dateAt(name, at))
                return date;
    return std::nullopt;
}

std::int64_t lastChange(const fs::path& file)
{
    std::error_code fault;
    const auto time = fs::last_write_time(file, fault);
    if (fault)
        return 0;
    const auto system = std::chrono::file_clock::to_sys(time);
    return std::chrono::duration_cast<std::chrono::seconds>(system.time_since_epoch()).count();
}

Error noRun()
{
    return {{DOPPLER_TEXT("core", "found no run, expected a result that a command printed with --json, a "
                                  "placement or a trace")},
            {},
            {}};
}

Result<double> makespanOfResultFile(const std::string& path)
{
    const auto text = readFile(path);
    return text ? makespanOfResult(*text) : text.error();
}

Result<double> makespanOfFile(const std::string& path, const ProblemPtr& problem, const std::stop_token& stop)
{
    const auto kind = kindOfFile(path);
    const bool placement = kind && *kind == FileKind::Placement;
    const bool trace = kind && *kind == FileKind::Trace;
    if (!trace) // A printed result is as flat as a device_map.
        if (const auto result = makespanOfResultFile(path); result || !placement)
            return result;
    if (!problem)
        return Error{{DOPPLER_TEXT("core", "a placement or a trace needs its graph and devices")}, {}, {}};
    if (placement) {
        const auto run = openPlacement(problem, path);
        if (!run)
            return run.error();
        return run->run->schedule.makespan;
    }
    ReadWatch watch;
    watch.stop = stop;
    const auto reading = readRunTrace(*problem, path, watch);
    if (!reading)
        return reading.error();
    double end = 0;
    for (const TaskRun& task : reading->schedule.tasks)
        if (task.ran())
            end = std::max(end, task.end);
    return std::max(end, std::isfinite(reading->schedule.makespan) ? reading->schedule.makespan : 0);
}

/// The files of a folder by name.
Result<std::vector<fs::path>> filesOf(const std::string& folder)
{
    std::error_code fault;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        std::error_code unreadable; // A link to nothing. Like a pipe it is skipped with a reason.
        if (!at->is_directory(unreadable) && !at->path().filename().string().starts_with('.'))
            files.push_back(at->path());
    }
    if (fault)
        return Error{{DOPPLER_TEXT("core", "cannot read the folder: {0}"), {fault.message()}}, folder, {}};
    std::ranges::sort(files);
    return files;
}

} // namespace

Result<double> makespanOfResult(std::string_view text)
{
    constexpr std::array<std::string_view, 1> keys{"makespan"};
    JsonReader in(text);
    double makespan = 0;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (in.nextField(keys, seen))
        in.readQuantity(makespan);
    in.finish();
    if (in.failed() || seen == 0)
        return noRun();
    return makespan;
}

Message noRunsOfHistory()
{
    return {DOPPLER_TEXT("core",
                         "the folder has no runs; expected results that a command printed with --json, "
                         "such as \"doppler simulate --json\", and, with a graph and devices, "
                         "placements and traces")};
}

void markRegressions(std::vector<HistoryPoint>& points, double tolerance)
{
    double best = std::numeric_limits<double>::infinity();
    double before = std::numeric_limits<double>::infinity();
    for (HistoryPoint& point : points) {
        point.isBest = point.makespan < best;
        point.regression =
            point.makespan > before * (1 + tolerance) && point.makespan > best * (1 + tolerance);
        best = std::min(best, point.makespan);
        point.overBest = best > 0 ? point.makespan / best - 1 : 0;
        before = point.makespan;
    }
}

Result<RunHistory> runHistory(const std::string& folder, const ProblemPtr& problem, double tolerance,
                              const std::stop_token& stop)
{
    const auto files = filesOf(folder);
    if (!files)
        return files.error();
    RunHistory history;
    history.tolerance = tolerance;
    for (const fs::path& path : *files) {
        if (stop.stop_requested())
            return readingStopped();
        const std::string name = path.filename().string();
        const auto makespan = makespanOfFile(path.string(), problem, stop);
        if (!makespan) {
            Error reason = makespan.error();
            reason.file.clear(); // it is named already
            history.skipped.push_back({name, std::move(reason)});
            continue;
        }
        HistoryPoint point;
        point.file = name;
        const auto date = dateInName(name);
        point.dateInName = date.has_value();
        point.time = date ? *date : lastChange(path);
        point.makespan = *makespan;
        history.points.push_back(std::move(point));
    }
    std::ranges::stable_sort(history.points, {}, &HistoryPoint::time);
    markRegressions(history.points, tolerance);
    return history;
}

} // namespace doppler
