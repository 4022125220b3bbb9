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
#include "core/io/bytes/file.h"
#include "core/io/bytes/table_markup.h"

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
    std::string journal;

    [[nodiscard]] bool writesFiles() const
    {
        return !(html.empty() && summary.empty() && summaryTable.empty() && duelTable.empty());
    }
};

void showComparisonProgress(const ComparisonProgress& progress)
{
    const std::string left = progress.done < progress.total && progress.secondsLeft
                                 ? fmt::format(", {:.0f} s left", *progress.secondsLeft)
                                 : "";
    printError("\r{} of {} runs{}        {}", progress.done, progress.total, left,
               progress.done == progress.total ? "\n" : "");
}

/// What was stopped is printed, but takes the place of no file: that may be a whole report.
Result<void> writeReports(const CompareArguments& arguments, const ComparisonSetup& setup,
                          const std::vector<ComparisonRow>& rows, bool whole)
{
    using Table = std::pair<const std::string&, decltype(&comparisonAsCsv)>;
    if (whole)
        for (const auto& [file, text] : {Table{arguments.summary, comparisonSummaryAsJson},
                                         Table{arguments.summaryTable, comparisonSummaryAsCsv},
                                         Table{arguments.duelTable, comparisonDuelsAsCsv}})
            if (!file.empty())
                if (auto written = writeFile(file, tableForFile(file, text(setup, rows))); !written)
                    return written;
    if (whole && !arguments.html.empty())
        return writeFile(arguments.html, comparisonAsHtml(setup, rows));
    fmt::print("{}", arguments.json          ? comparisonAsJson(setup, rows, arguments.traces)
                     : arguments.csv         ? comparisonAsCsv(setup, rows)
                     : arguments.table.any() ? arguments.table.markup(comparisonSummaryAsCsv(setup, rows))
                                             : comparisonAsText(setup, rows));
    return {};
}

Exit runComparison(const CompareArguments& arguments)
{
    auto setup = arguments.comparison.load();
    if (!setup)
        return report(setup.error());
    std::optional<ComparisonJournal> journal;
    if (!arguments.journal.empty()) {
        auto opened = ComparisonJournal::open(arguments.journal, arguments.comparison.head(), *setup);
        if (!opened)
            return report(opened.error());
        journal = *std::move(opened);
        setup->done = journal->rows();
    }
    const StopOnInterrupt interrupt;
    std::stop_source ended;
    const std::stop_callback passOn(interrupt.token(), [&ended] { ended.request_stop(); });
    setup->stop = ended.get_token();
    std::optional<Error> fault;
    setup->progress = [&, shown = progressWanted()](const ComparisonProgress& progress) {
        if (shown)
            showComparisonProgress(progress);
        if (!journal || fault)
            return;
        if (auto kept = journal->add(*progress.row); !kept) {
            fault = kept.error();
            ended.request_stop(); // what can't be kept is not gone on with
        }
    };
    const std::vector<ComparisonRow> rows = compare(*setup);
    if (fault)
        return report(*fault, Exit::Failed);
    const bool whole = rows.size() == setup->cells();
    if (!whole)
        printError("{}doppler: stopped after {} of {} runs{}\n", progressWanted() ? "\n" : "", rows.size(),
                   setup->cells(), arguments.writesFiles() ? "; no report is written" : "");
    for (const std::string& line : failureLines(*setup, rows))
        printError("doppler: {}\n", line);
    if (auto written = writeReports(arguments, *setup, rows, whole); !written)
        return report(written.error(), Exit::Failed);
    const auto failed =
        std::ranges::count_if(rows, [](const ComparisonRow& row) { return row.error.has_value(); });
    if (failed > 0)
        printError("doppler: {} of {} runs failed; the exit status is 1\n", failed, rows.size());
    return failed == 0 && whole ? Exit::Done : Exit::Failed;
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
    app->add_option("--html", arguments->html, "File to write an HTML report to")
        ->excludes(json)
        ->excludes(csv);
    app->add_option("--summary-json", arguments->summary,
                    "File to write means, intervals, wins and tests to, as JSON");
    app->add_option("--summary-csv", arguments->summaryTable,
                    "File to write means, intervals, gaps and wins to, as CSV (.tex: LaTeX, .md: "
                    "Markdown): one line per placer");
    app->add_option("--tests-csv", arguments->duelTable,
                    "File to write wins and paired tests to, as CSV (.tex: LaTeX, .md: Markdown): one line "
                    "per pair of placers");
    app->add_option("--resume", arguments->journal,
                    "File that saves every finished run; a later start skips the runs that it holds");
    addExamples(
        *app, {{"compare chainmm --devices 4xP100 --placers heft,critical-path,simulated-annealing --seeds 3",
                "Compare three placers with three seeds each."},
               {"compare chainmm ffnn --devices 4xP100,8xV100 --placers heft,etf --html report.html",
                "Compare on two graphs and two machines; write a report."},
               {"compare chainmm --devices 4xP100 --placers heft,tabu --evaluations 500 --csv",
                "Limit every search; print one line per run."}});
    commands.push_back({app, [arguments] { return runComparison(*arguments); }});
}

} // namespace doppler
