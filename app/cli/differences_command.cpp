// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/differences_arguments.h"
#include "app/cli/interrupts.h"
#include "core/study/differences_report.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct Arguments {
    DifferencesArguments differences;
    bool json = false;
    bool csv = false;
};

Exit printDifferences(const Arguments& arguments)
{
    const StopOnInterrupt interrupt;
    FaultOf fault{};
    const auto all = arguments.differences.load(fault, interrupt.token());
    if (!all)
        return report(all.error(), exitOf(fault));
    fmt::print("{}", arguments.json  ? differencesAsJson(*all)
                     : arguments.csv ? differencesAsTable(*all, ',')
                                     : differencesAsText(*all));
    return Exit::Done;
}

} // namespace

void addDifferencesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand(
        "differences", "Set runs of one graph side by side: what differs, and why one is faster");
    auto arguments = std::make_shared<Arguments>();
    arguments->differences.declare(*app);
    auto* json = app->add_flag("--json", arguments->json, "Machine-readable output");
    app->add_flag("--csv", arguments->csv, "One line per figure")->excludes(json);
    commands.push_back({app, [arguments] { return printDifferences(*arguments); }});
}

} // namespace doppler
