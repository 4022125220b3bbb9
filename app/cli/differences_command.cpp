// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/differences_arguments.h"
#include "app/arguments/interrupts.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/table_flags.h"
#include "core/explain/differences_report.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct DifferencesCommandArguments {
    DifferencesArguments differences;
    bool json = false;
    bool csv = false;
    TableFlags table;
};

Exit printDifferences(const DifferencesCommandArguments& arguments)
{
    const StopOnInterrupt interrupt;
    FaultOf fault{};
    const auto all = arguments.differences.load(fault, interrupt.token());
    if (!all)
        return report(all.error(), exitOf(fault));
    fmt::print("{}", arguments.json          ? differencesAsJson(*all)
                     : arguments.csv         ? differencesAsTable(*all, ',')
                     : arguments.table.any() ? arguments.table.markup(differencesAsTable(*all, ','))
                                             : differencesAsText(*all));
    return Exit::Done;
}

} // namespace

void addDifferencesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("differences",
                                       "Compare runs of one graph: what differs, and why one is faster");
    auto arguments = std::make_shared<DifferencesCommandArguments>();
    arguments->differences.declare(*app);
    auto* json = app->add_flag("--json", arguments->json, "Print the result as JSON");
    auto* csv = app->add_flag("--csv", arguments->csv, "Print one CSV line per figure")->excludes(json);
    arguments->table.declare(*app, {json, csv});
    addExamples(*app, {{"differences chainmm --devices 4xP100 --placers heft,critical-path",
                        "Show why one of two placements is faster."},
                       {"differences chainmm --devices 4xP100 --placers heft --placement placement.json",
                        "Compare HEFT with a placement file."}});
    commands.push_back({app, [arguments] { return printDifferences(*arguments); }});
}

} // namespace doppler
