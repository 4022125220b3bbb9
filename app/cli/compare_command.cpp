// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/comparison_arguments.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/table_flags.h"
#include "core/compare/comparison_journal.h"
#include "core/compare/comparison_report.h"
#include "core/compare/comparison_table.h"
#include "core/compare/shared_comparison.h"
#include "core/io/bytes/file.h"
#include "core/ranks/rank_environment.h"
#include "core/suite/suite.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

struct CompareArguments {
    ComparisonArguments comparison;
    bool json = false;
    bool traces = false;
    bool csv = false;
    TableFlags table;
    std::string html;
    std::string summary;
    std::string summaryTable;
    std::string duelTable;
    std::string publishedTable;
    std::string journal;
    bool listRows = false;

    /// A format is requested for standard output.
    [[nodiscard]] bool printsTable() const { return json || csv || table.any(); }
    [[nodiscard]] bool writesFiles() const
    {
        return !(html.empty() && summary.empty() && summaryTable.empty() && duelTable.empty() &&
                 publishedTable.empty());
    }
};

/// The rows of the suite in place of a comparison.
Exit listSuiteRows(const SuiteChoice& choice)
{
    const auto rows = suiteRows(choice);
    if (!rows)
        return report(rows.error());
    fmt::print("{:<28} {:<48} {:<8} {:<52} {:>11} {:>9}\n", "row", "graph", "devices", "model", "evaluations",
               "published");
    for (const SuiteRow& row : *rows)
        fmt::print("{:<28} {:<48} {:<8} {:<52} {:>11} {:>9}\n", row.name, row.graph, row.devices,
                   suiteModelText(row.model), row.evaluations, row.published.size());
    return Exit::Done;
}

void showComparisonProgress(const ComparisonProgress& progress)
{
    const std::string left = progress.done < progress.total && progress.secondsLeft
                                 ? fmt::format(", {:.0f} s left", *progress.secondsLeft)
                                 : "";
    printError("\r{} of {} runs{}        {}", progress.done, progress.total, left,
               progress.done == progress.total ? "\n" : "");
}

/// Writes the files of means, tests and published figures that are asked for.
Result<void> writeTables(const CompareArguments& arguments, const ComparisonSetup& setup,
                         const std::vector<ComparisonRow>& rows)
{
    struct Table {
        const std::string& file;
        decltype(&comparisonAsCsv) csv;
        PrintedTable (*printed)(const ComparisonSetup&, const std::vector<ComparisonRow>&,
                                const ReportLanguage&);
    };
    if (!arguments.summary.empty())
        if (auto written = writeFile(arguments.summary, comparisonSummaryAsJson(setup, rows)); !written)
            return written;
    for (const auto& [file, csv, printed] :
         {Table{arguments.summaryTable, comparisonSummaryAsCsv, comparisonSummaryTable},
          Table{arguments.duelTable, comparisonDuelsAsCsv, comparisonDuelsTable},
          Table{arguments.publishedTable, comparisonPublishedAsCsv, comparisonPublishedTable}}) {
        if (file.empty())
            continue;
        const std::string text = tableForFile(
            file, [&] { return csv(setup, rows); }, [&] { return printed(setup, rows, {}); });
        if (auto written = writeFile(file, text); !written)
            return written;
    }
    return {};
}

/// What was stopped is printed, but takes the place of no file: that may be a whole report.
Result<void> writeReports(const CompareArguments& arguments, const ComparisonSetup& setup,
                          const std::vector<ComparisonRow>& rows, bool whole)
{
    if (whole)
        if (auto written = writeTables(arguments, setup, rows); !written)
            return written;
    const bool page = whole && !arguments.html.empty();
    if (page)
        if (auto written = writeFile(arguments.html, comparisonAsHtml(setup, rows)); !written)
            return written;
    if (!page || arguments.printsTable())
        fmt::print("{}", arguments.json          ? comparisonAsJson(setup, rows, arguments.traces)
                         : arguments.csv         ? comparisonAsCsv(setup, rows)
                         : arguments.table.any() ? arguments.table.markup(comparisonSummaryTable(setup, rows))
                                                 : comparisonAsText(setup, rows));
    return {};
}

/// Runs the comparison and writes its results: the only process, or rank 0 of several.
Exit runAndReport(const CompareArguments& arguments, ComparisonSetup& setup, std::stop_source& ended)
{
    std::optional<ComparisonJournal> journal;
    if (!arguments.journal.empty()) {
        auto opened = ComparisonJournal::open(arguments.journal, arguments.comparison.head(), setup);
        if (!opened)
            return report(opened.error());
        journal = *std::move(opened);
        setup.done = journal->rows();
    }
    std::optional<Error> fault;
    setup.progress = [&, shown = progressWanted()](const ComparisonProgress& progress) {
        if (shown)
            showComparisonProgress(progress);
        if (!journal || fault)
            return;
        if (auto kept = journal->add(*progress.row); !kept) {
            fault = kept.error();
            ended.request_stop(); // what can't be kept is not gone on with
        }
    };
    const std::vector<ComparisonRow> rows = compare(setup);
    if (fault)
        return report(*fault, Exit::Failed);
    const bool whole = rows.size() == setup.cells();
    if (!whole)
        printError("{}doppler: stopped after {} of {} runs{}\n", progressWanted() ? "\n" : "", rows.size(),
                   setup.cells(), arguments.writesFiles() ? "; no report is written" : "");
    for (const std::string& line : failureLines(setup, rows))
        printError("doppler: {}\n", line);
    if (auto written = writeReports(arguments, setup, rows, whole); !written)
        return report(written.error(), Exit::Failed);
    const auto failed =
        std::ranges::count_if(rows, [](const ComparisonRow& row) { return row.error.has_value(); });
    if (failed > 0)
        printError("doppler: {} of {} runs failed; the exit status is 1\n", failed, rows.size());
    return failed == 0 && whole ? Exit::Done : Exit::Failed;
}

/// One of several processes: rank 0 hands out the runs and reports, the others run them.
Exit runShared(const CompareArguments& arguments, ComparisonSetup& setup, const RankSetup& ranks,
               std::stop_source& ended)
{
    auto peers = meetForComparison(setup, ranks, setup.stop);
    if (!peers)
        return report(peers.error(), Exit::Failed);
    if (ranks.rank > 0) {
        if (auto served = serveComparison(setup, peers->front()); !served)
            return report(served.error(), Exit::Failed);
        return Exit::Done;
    }
    ComparisonRanks others(setup, *std::move(peers), setup.stop);
    setup.elsewhere = others.runners();
    const Exit status = runAndReport(arguments, setup, ended);
    for (const std::size_t rank : others.lost())
        printError("doppler: rank {} was lost; the other processes took over its runs\n", rank);
    return status;
}

Exit runComparison(const CompareArguments& arguments)
{
    if (arguments.listRows)
        return listSuiteRows(arguments.comparison.suite);
    const auto ranks = ranksOfEnvironment();
    if (!ranks)
        return report(ranks.error());
    auto setup = arguments.comparison.load();
    if (!setup)
        return report(setup.error());
    const StopOnInterrupt interrupt;
    std::stop_source ended;
    const std::stop_callback passOn(interrupt.token(), [&ended] { ended.request_stop(); });
    setup->stop = ended.get_token();
    return ranks->size > 1 ? runShared(arguments, *setup, *ranks, ended)
                           : runAndReport(arguments, *setup, ended);
}

} // namespace

void addCompareCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("compare", "Compare placers on graphs over several seeds");
    auto arguments = std::make_shared<CompareArguments>();
    arguments->comparison.declare(*app);
    auto* json = app->add_flag("--json", arguments->json, "Print one JSON entry per run");
    app->add_flag("--traces", arguments->traces, "Add every new best of each run to the JSON")->needs(json);
    auto* csv = app->add_flag("--csv", arguments->csv, "Print one CSV line per run")->excludes(json);
    arguments->table.declare(*app, {json, csv});
    app->add_option("--html", arguments->html,
                    "File to write an HTML report to, instead of the table; a format is printed as well");
    app->add_option("--summary-json", arguments->summary,
                    "File to write means, intervals, wins and tests to, as JSON");
    app->add_option("--summary-csv", arguments->summaryTable,
                    "File to write means, intervals, gaps and wins to, as CSV (.tex: LaTeX, .md: "
                    "Markdown): one line per placer");
    app->add_option("--tests-csv", arguments->duelTable,
                    "File to write wins and paired tests to, as CSV (.tex: LaTeX, .md: Markdown): one line "
                    "per pair of placers");
    app->add_option("--published-csv", arguments->publishedTable,
                    "File to write the published figures of a suite next to the results to, as CSV (.tex: "
                    "LaTeX, .md: Markdown)")
        ->needs(app->get_option("--suite"));
    app->add_flag("--list-rows", arguments->listRows, "List the rows of the suite and run nothing")
        ->needs(app->get_option("--suite"));
    app->add_option("--resume", arguments->journal,
                    "File that saves every finished run; a later start skips the runs that it holds");
    app->footer(
        "Several processes share the runs if WORLD_SIZE, RANK, MASTER_ADDR, MASTER_PORT and\n"
        "DOPPLER_RANK_SECRET are set as for a shared training; rank 0 prints and writes the results.");
    addExamples(
        *app,
        {{"compare chainmm --devices 4xP100 --placers heft,critical-path,simulated-annealing --seeds 3",
          "Compare three placers with three seeds each."},
         {"compare chainmm ffnn --devices 4xP100,8xV100 --placers heft,etf --html report.html",
          "Compare on two graphs and two machines; write a report."},
         {"compare chainmm --devices 4xP100 --placers heft,tabu --evaluations 500 --csv",
          "Limit every search; print one line per run."},
         {"compare --suite field --quick --rows cholesky,stg --placers heft,auto --resume suite.jsonl "
          "--published-csv published.csv",
          "Compare on rows of a benchmark suite, and with published figures; a second start resumes."}});
    commands.push_back({app, [arguments] { return runComparison(*arguments); }});
}

} // namespace doppler
