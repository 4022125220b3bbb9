// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/app/session_runs.h"
#include "core/io/bytes/file.h"
#include "core/run/tables/table_order.h"
#include "core/run/tables/table_query.h"
#include "core/run/tables/table_text.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

struct RunsArguments {
    std::string session;
    std::vector<std::string> expression;
    std::vector<std::string> columns;
    std::string sort;
    bool descending = false;
    std::optional<std::size_t> limit;
    NotesChange change;
    bool pin = false;
    bool unpin = false;
    bool json = false;
    bool csv = false;
    bool markdown = false;
    bool latex = false;

    [[nodiscard]] TableFormat format() const
    {
        return json       ? TableFormat::Json
               : csv      ? TableFormat::Csv
               : markdown ? TableFormat::Markdown
               : latex    ? TableFormat::Latex
                          : TableFormat::Plain;
    }
};

Result<std::size_t> columnFor(const std::string& name, const char* option)
{
    auto found = findTableColumn(name, runListColumns());
    if (found)
        return found;
    Error fault = found.error();
    fault.place = option;
    return fault;
}

struct Question {
    TableQuery query;
    std::vector<std::size_t> columns;
    std::optional<std::size_t> sort;
};

Result<Question> readQuestion(const RunsArguments& arguments)
{
    Question question;
    auto query = parseTableQuery(fmt::format("{}", fmt::join(arguments.expression, " ")), runListColumns());
    if (!query) {
        Error fault = query.error();
        fault.file = "EXPRESSION";
        fault.place = "character " + fault.place;
        return fault;
    }
    question.query = *std::move(query);
    for (const std::string& name : arguments.columns) {
        const auto found = columnFor(name, "--columns");
        if (!found)
            return found.error();
        question.columns.push_back(*found);
    }
    const auto all = runListColumns();
    for (std::size_t i = 0; arguments.columns.empty() && i < all.size(); ++i)
        if (arguments.json || arguments.csv || all[i].shown)
            question.columns.push_back(i);
    if (arguments.sort.empty())
        return question;
    const auto sort = columnFor(arguments.sort, "--sort");
    if (!sort)
        return sort.error();
    question.sort = *sort;
    return question;
}

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

void printList(const RunsArguments& arguments, const Question& question, const SessionRuns& list,
               TableRows rows)
{
    const DataTable table = runListTable(list.runs);
    if (question.sort)
        sortRows(table, rows, *question.sort, arguments.descending);
    if (arguments.limit && *arguments.limit < rows.size())
        rows.resize(*arguments.limit);
    writeTable(table, rows, question.columns, arguments.format(), printPiece);
    if (arguments.format() == TableFormat::Plain)
        fmt::print("\n{} of {} runs\n", rows.size(), table.rowCount);
}

Exit showRuns(const RunsArguments& arguments)
{
    const auto question = readQuestion(arguments);
    if (!question)
        return report(question.error());
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
    const TableRows rows = matchingRows(runListTable(list->runs), question->query);
    if (!arguments.change.empty() || arguments.pin || arguments.unpin) {
        if (const auto fits = checkChange(arguments, rows.size()); !fits)
            return report(fits.error());
        changeRuns(arguments, rows, *list, *session);
        if (const auto written = writeFile(arguments.session, writeSessionJson(*session)); !written)
            return report(written.error(), Exit::Failed);
    }
    printList(arguments, *question, *list, rows);
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

void declareTable(CLI::App& app, RunsArguments& arguments)
{
    app.add_option("--columns", arguments.columns, "Columns to print, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false);
    auto* sort = app.add_option("--sort", arguments.sort, "Column to sort by");
    app.add_flag("--descending", arguments.descending, "Sort with the largest first")->needs(sort);
    app.add_option("--limit", arguments.limit, "Print at most so many rows")->check(anyCount());
    auto* json = app.add_flag("--json", arguments.json, "Print all columns as JSON");
    auto* csv = app.add_flag("--csv", arguments.csv, "Print all columns as CSV, in seconds and bytes");
    auto* markdown = app.add_flag("--markdown", arguments.markdown, "Print a Markdown table");
    auto* latex = app.add_flag("--latex", arguments.latex, "Print a LaTeX table (package booktabs)");
    csv->excludes(json);
    markdown->excludes(json)->excludes(csv);
    latex->excludes(json)->excludes(csv)->excludes(markdown);
}

} // namespace

void addRunsCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("runs", "List the runs of a session, relative to a baseline; name, "
                                               "tag, group and annotate them");
    auto arguments = std::make_shared<RunsArguments>();
    app->add_option("SESSION", arguments->session, "Session of the window (.doppler)")->required();
    app->add_option("EXPRESSION", arguments->expression,
                    "Filter, such as \"tag:fast placer = heft makespan < 2ms\" (default: all runs)");
    declareChange(*app, *arguments);
    declareTable(*app, *arguments);
    addExamples(*app, {{"runs session.doppler \"placer = heft makespan < 1s\" --sort makespan",
                        "List some runs of a session, the shortest first."},
                       {"runs session.doppler \"number = 1\" --pin --tag first --note \"State of the paper\"",
                        "Compare all runs with the first one, and annotate it."},
                       {"runs session.doppler \"tag:first\" --columns run,makespan,relative --csv",
                        "Print tagged runs for a spreadsheet."}});
    commands.push_back({app, [arguments] { return showRuns(*arguments); }});
}

} // namespace doppler
