// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/interrupts.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/runs/table_request.h"
#include "core/app/session_runs.h"
#include "core/io/bytes/file.h"

#include <filesystem>

#include <fmt/format.h>

namespace doppler {

namespace {

struct RunsArguments {
    std::string session;
    TableArguments table;
    NotesChange change;
    bool pin = false;
    bool unpin = false;
};

Error wrongChange(const char* option, Message message) { return {std::move(message), {}, option}; }

/// A name and a pin are for one run.
Result<void> checkChange(const RunsArguments& arguments, std::size_t matching)
{
    if (matching == 0)
        return wrongChange("EXPRESSION", {DOPPLER_TEXT("core", "found no run to change, expected at least "
                                                               "one; list them with: doppler runs SESSION")});
    const char* option = arguments.change.name ? "--rename" : arguments.pin ? "--pin" : nullptr;
    if (option && matching > 1)
        return wrongChange(option,
                           {DOPPLER_TEXT("core", "found {0} runs, expected one; choose it by an expression "
                                                 "such as \"number = 2\""),
                            {count(matching)}});
    return {};
}

/// Changes the notes of the matching runs, in the list and in the session.
void changeRuns(const RunsArguments& arguments, const TableRows& rows, SessionRuns& list,
                SessionFile& session)
{
    NotesChange change = arguments.change;
    if (arguments.pin || arguments.unpin)
        change.baseline = arguments.pin;
    if (arguments.pin) { // Each graph has one baseline.
        const auto& pinned = list.runs[rows.front()].run->problem->graph();
        for (std::size_t i = 0; i < list.runs.size(); ++i) {
            const auto& graph = list.runs[i].run->problem->graph();
            if (graph.name() == pinned.name() && graph.fingerprint() == pinned.fingerprint())
                session.runs[list.indexInFile[i]].notes.baseline = list.runs[i].notes.baseline = false;
        }
    }
    for (const std::uint32_t row : rows) {
        SessionRun& saved = session.runs[list.indexInFile[row]];
        saved.notes = changedNotes(std::move(saved.notes), change);
        list.runs[row].notes = saved.notes;
        list.runs[row].title = sessionRunTitle(saved);
    }
}

Exit showRuns(const RunsArguments& arguments)
{
    const auto query = arguments.table.query(runListColumns());
    if (!query)
        return report(query.error());
    const auto layout = arguments.table.layout(runListColumns());
    if (!layout)
        return report(layout.error());
    auto session = readSession(arguments.session);
    if (!session)
        return report(session.error());
    std::error_code ignored;
    const std::string folder = std::filesystem::absolute(arguments.session, ignored).parent_path().string();
    const StopOnInterrupt interrupt;
    ReadWatch watch;
    watch.stop = interrupt.token();
    auto list = openSessionRuns(*session, folder, watch);
    if (!list)
        return report(list.error());
    for (const Error& error : list->leftOut)
        fmt::print(stderr, "skipped: {}\n", error.english());
    const TableRows rows = matchingRows(runListTable(list->runs), *query);
    if (!arguments.change.empty() || arguments.pin || arguments.unpin) {
        if (const auto fits = checkChange(arguments, rows.size()); !fits)
            return report(fits.error());
        changeRuns(arguments, rows, *list, *session);
        if (const auto written = writeFile(arguments.session, writeSessionJson(*session)); !written)
            return report(written.error(), Exit::Failed);
    }
    const DataTable table = runListTable(list->runs);
    const std::size_t printed = arguments.table.print(table, rows, *layout);
    if (arguments.table.plain())
        fmt::print("\n{} of {} runs\n", printed, table.rowCount);
    return Exit::Done;
}

void declareChange(CLI::App& app, RunsArguments& arguments)
{
    NotesChange& change = arguments.change;
    app.add_option("--rename", change.name, "Name for the matching run; an empty one restores its title");
    app.add_option("--note", change.note, "Note for the matching runs; an empty one removes it");
    app.add_option("--group", change.group, "Group for the matching runs; an empty one removes it");
    app.add_option("--tag", change.addTags, "Tags to add to the matching runs, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false);
    app.add_option("--untag", change.removeTags, "Tags to remove, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false);
    auto* pin = app.add_flag("--pin", arguments.pin, "Make the matching run the baseline of its graph");
    app.add_flag("--unpin", arguments.unpin, "Matching runs are no longer baselines")->excludes(pin);
}

} // namespace

void addRunsCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("runs", "List the runs of a session, relative to a baseline; name, "
                                               "tag, group and annotate them");
    auto arguments = std::make_shared<RunsArguments>();
    app->add_option("SESSION", arguments->session, "Session of the window (.doppler)")->required();
    arguments->table.declareExpression(
        *app, "Filter, such as \"tag:fast placer = heft makespan < 2ms\" (default: all runs)");
    declareChange(*app, *arguments);
    arguments->table.declare(*app);
    addExamples(*app, {{"runs session.doppler \"placer = heft makespan < 1s\" --sort makespan",
                        "List some runs of a session, the shortest first."},
                       {"runs session.doppler \"number = 1\" --pin --tag first --note \"State of the paper\"",
                        "Compare all runs with the first one, and annotate it."},
                       {"runs session.doppler \"tag:first\" --columns run,makespan,relative --csv",
                        "Print tagged runs for a spreadsheet."}});
    commands.push_back({app, [arguments] { return showRuns(*arguments); }});
}

} // namespace doppler
