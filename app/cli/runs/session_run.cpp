// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs/session_run.h"

#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/standard_error.h"
#include "core/app/file_kind.h"
#include "core/app/session_runs.h"
#include "core/io/documents/session_json.h"
#include "core/workloads/api/workload_source.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

constexpr const char* option = "--run";

/// "1 (HEFT), 2 (By hand)": all runs, by number and title.
std::string listedRuns(const SessionRuns& runs)
{
    constexpr std::size_t most = 20;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(runs.runs.size(), most); ++i)
        names.push_back(fmt::format("{} ({})", i + 1, runs.runs[i].title));
    if (runs.runs.size() > most)
        names.emplace_back("...");
    return fmt::format("{}", fmt::join(names, ", "));
}

/// The index of the run that the session shows, or of its only one.
std::optional<std::size_t> shownRun(const SessionFile& session, const SessionRuns& runs)
{
    if (session.shown)
        if (const auto at = std::ranges::find(runs.indexInFile, *session.shown); at != runs.indexInFile.end())
            return static_cast<std::size_t>(at - runs.indexInFile.begin());
    return runs.runs.size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
}

Result<std::size_t> chosenRun(const std::optional<std::size_t>& number, const SessionFile& session,
                              const SessionRuns& runs)
{
    if (runs.runs.empty())
        return Error{{DOPPLER_TEXT("core", "the session has no runs")}, {}, {}};
    if (number && *number > runs.runs.size())
        return Error{{DOPPLER_TEXT("core", "found run {0}, expected one of: {1}"),
                      {std::to_string(*number), listedRuns(runs)}},
                     {},
                     option};
    if (number)
        return *number - 1;
    if (const auto shown = shownRun(session, runs))
        return *shown;
    return Error{
        {DOPPLER_TEXT("core", "the session shows none of its runs; choose one: {0}"), {listedRuns(runs)}},
        {},
        option};
}

} // namespace

void SessionRunArgument::declare(CLI::App& app)
{
    app.add_option(option, number,
                   "Number of the run of a session, as \"doppler runs SESSION\" lists it (default: the run "
                   "that the session shows)")
        ->check(countIn(1, 1000000000));
}

Result<RunPtr> SessionRunArgument::open(const std::string& file) const
{
    const auto session = readSession(file);
    if (!session)
        return session.error();
    std::error_code ignored;
    const StopOnInterrupt interrupt;
    const auto runs = openSessionRuns(
        *session, std::filesystem::absolute(file, ignored).parent_path().string(), {interrupt.token(), {}});
    if (!runs)
        return runs.error();
    for (const Error& error : runs->leftOut)
        printError("doppler: skipped: {}\n", error.english());
    const auto index = chosenRun(number, *session, *runs);
    if (!index)
        return inFile(index.error(), file);
    return runs->runs[*index].run;
}

bool namesSession(const std::string& argument)
{
    if (namesWorkload(argument))
        return false;
    const auto kind = kindOfFile(argument);
    return kind && *kind == FileKind::Session;
}

Result<void> checkSessionOptions(const CLI::App& app, bool session)
{
    if (!session) {
        if (app.count(option) > 0)
            return Error{{DOPPLER_TEXT("core", "found a graph, expected a session of the window (.doppler)")},
                         {},
                         option};
        return {};
    }
    for (const char* other :
         {"--devices", "--model", "--device-count", "--efficiency", "--contention", "--schedule", "--mode",
          "--memory", "--noise", "--seed", "--import", "--lock", "--placement", "--placer", "--set",
          "--evaluations", "--seconds", "--threads", "--trace"})
        if (app.count(other) > 0)
            return Error{{DOPPLER_TEXT("core", "does not apply to a session, whose runs have their own "
                                               "devices, model and placement; choose a run with --run")},
                         {},
                         other};
    return {};
}

} // namespace doppler
