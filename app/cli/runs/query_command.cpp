// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/runs/session_run.h"
#include "app/cli/runs/table_request.h"
#include "core/run/tables/run_tables.h"
#include "core/run/tables/table_order.h"
#include "core/run/tables/table_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

struct QueryArguments {
    std::string source; ///< A graph; or a session, whose `run` is queried.
    SessionRunArgument run;
    ProblemArguments problem;
    PlacementArguments placement;
    TableArguments request;
    std::string table = "tasks";
    std::string by;
    std::string of;

    [[nodiscard]] RunTableKind kind() const
    {
        return static_cast<RunTableKind>(std::ranges::find(runTableNames(), table) - runTableNames().begin());
    }
};

/// What is asked, with columns by number.
struct Question {
    RunTableKind kind = RunTableKind::Tasks;
    TableQuery query;
    std::optional<std::size_t> by;
    std::size_t of = 0;
    std::vector<ColumnSpec> shown; ///< Those of the table or of its totals.
    TableArguments::Layout layout;
};

Error wrongColumn(const char* option, Message message) { return {std::move(message), {}, option}; }

/// The columns of totals.
Result<void> readGrouping(const QueryArguments& arguments, Question& question)
{
    const auto columns = runTableColumns(question.kind);
    if (arguments.by.empty()) {
        question.shown.assign(columns.begin(), columns.end());
        return {};
    }
    const auto by = columnFor(arguments.by, columns, "--by");
    if (!by)
        return by.error();
    if (columns[*by].unit != ColumnUnit::Text)
        return wrongColumn(
            "--by", {DOPPLER_TEXT("core", "\"{0}\" is a number; group by one of: {1}"),
                     {arguments.by, fmt::format("{}", fmt::join(groupingColumns(question.kind), ", "))}});
    const std::string name = arguments.of.empty() ? std::string(mainColumn(question.kind)) : arguments.of;
    const auto of = columnFor(name, columns, "--of");
    if (!of)
        return of.error();
    if (columns[*of].unit == ColumnUnit::Text)
        return wrongColumn("--of",
                           {DOPPLER_TEXT("core", "\"{0}\" is a text and has no sum; choose a column of "
                                                 "numbers such as {1}"),
                            {name, mainColumn(question.kind)}});
    question.by = *by;
    question.of = *of;
    question.shown = totalsColumns(columns[*by], columns[*of]);
    return {};
}

Result<Question> readQuestion(const QueryArguments& arguments)
{
    Question question;
    question.kind = arguments.kind();
    auto query = arguments.request.query(runTableColumns(question.kind));
    if (!query)
        return query.error();
    question.query = *std::move(query);
    if (auto read = readGrouping(arguments, question); !read)
        return read.error();
    const auto layout = arguments.request.layout(question.shown, question.by.has_value());
    if (!layout)
        return layout.error();
    question.layout = *layout;
    return question;
}

/// One line below the rows: how many there are, and the sum of the main column.
void printStatus(const RunTable& table, const TableRows& rows)
{
    const std::size_t main = table.data.find(mainColumn(table.kind));
    const TableColumn& column = table.data.columns[main];
    const double sum = sumOf(column, rows);
    fmt::print("\n{} of {} {}, {} {}\n", rows.size(), table.data.rowCount,
               runTableNames()[static_cast<std::size_t>(table.kind)], column.spec.name,
               column.spec.unit == ColumnUnit::Bytes ? bytesText(sum) : secondsText(sum));
}

void printAnswer(const QueryArguments& arguments, const Question& question, const RunTable& table)
{
    const TableRows matching = matchingRows(table.data, question.query);
    const DataTable totals =
        question.by ? totalsOf(table.data, matching, *question.by, question.of) : DataTable();
    arguments.request.print(question.by ? totals : table.data, question.by ? allRows(totals) : matching,
                            question.layout);
    if (arguments.request.plain())
        printStatus(table, matching);
}

/// The run of the session, or that of the graph. `fault`: whose an error is.
Result<RunPtr> queriedRun(const QueryArguments& arguments, bool session, FaultOf& fault)
{
    fault = FaultOf::Input;
    if (session)
        return arguments.run.open(arguments.source);
    const auto problem = arguments.problem.load(arguments.source);
    if (!problem)
        return problem.error();
    const auto placed =
        arguments.placement.load(*problem, arguments.problem.seed, fault, OutOfMemoryRun::Keep);
    return placed ? Result<RunPtr>(placed->run) : placed.error();
}

Exit queryRun(const QueryArguments& arguments, const CLI::App& app)
{
    const auto question = readQuestion(arguments); // A mistake in it shows before a long search.
    if (!question)
        return report(question.error());
    const bool session = namesSession(arguments.source);
    if (const auto fits = checkSessionOptions(app, session); !fits)
        return report(fits.error());
    FaultOf fault{};
    const auto run = queriedRun(arguments, session, fault);
    if (!run)
        return report(run.error(), exitOf(fault));
    printAnswer(arguments, *question, *makeRunTable(*run, question->kind));
    return exitOfRun(**run);
}

void declareTable(CLI::App& app, QueryArguments& arguments)
{
    const std::vector<std::string> names(runTableNames().begin(), runTableNames().end());
    app.add_option("--table", arguments.table, fmt::format("Table to query: {}", fmt::join(names, ", ")))
        ->check(CLI::IsMember(names))
        ->capture_default_str();
    auto* by =
        app.add_option("--by", arguments.by,
                       "Print totals for each text of this column, such as operation, layer or device");
    app.add_option("--of", arguments.of,
                   "Column of numbers that the totals add up (default: duration, or bytes)")
        ->needs(by);
    arguments.request.declare(app);
}

} // namespace

void addQueryCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand(
        "query", "Query the tables of a run: tasks, transfers, tensors, operations, devices");
    auto arguments = std::make_shared<QueryArguments>();
    app->add_option("RUN", arguments->source,
                    "Graph: a file, or the name of a built-in family (see: doppler graph families), which is "
                    "then placed; or a session of the window (.doppler)")
        ->required();
    arguments->request.declareExpression(
        *app, "Filter, such as \"duration > 1ms device = gpu2\" (default: all rows)");
    arguments->problem.declare(*app);
    arguments->placement.declare(*app);
    arguments->placement.declareTrace(*app, "Trace of an earlier run, whose measured times the tables show");
    arguments->run.declare(*app);
    declareTable(*app, *arguments);
    addExamples(*app, {{"query chainmm \"duration > 10ms device = gpu2\" --devices 4xP100 --placer heft",
                        "List the long tasks of one device."},
                       {"query chainmm critical --devices 4xP100 --placer heft --by operation",
                        "Add up the tasks of the critical path by operation."},
                       {"query chainmm --devices 4xP100 --placer heft --table transfers --sort waiting "
                        "--descending --limit 10",
                        "Show the ten transfers that wait longest."},
                       {"query session.doppler \"device in (gpu0, gpu1) and not critical\" --run 2 --csv",
                        "Print a filtered table of a saved session's second run for a spreadsheet."}});
    commands.push_back({app, [arguments, app] { return queryRun(*arguments, *app); }});
}

} // namespace doppler
