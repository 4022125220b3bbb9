// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/base/names.h"
#include "core/io/placements/placement_format.h"
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/learning_module.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct PlaceArguments {
    std::string graph;
    ProblemArguments problem;
    std::string checkpoint;
    std::string decode = "best";
    std::string out;
    std::string placementFormat;
    bool json = false;
};

Exit place(const PlaceArguments& arguments)
{
    if (arguments.decode != "best" && arguments.decode != "greedy")
        return report(unknownName(DOPPLER_TEXT("core", "unknown way to decode \"{0}\", expected one of {1}"),
                                  arguments.decode, std::vector<std::string>{"best", "greedy"}));
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    const StopOnInterrupt interrupt;
    PlacerContext context;
    context.seed = arguments.problem.seed;
    context.stop = interrupt.token();
    auto placed = placeByCheckpoint(**problem, arguments.checkpoint,
                                    arguments.decode == "best" ? Decode::Best : Decode::Greedy, context);
    if (!placed) { // Without the module a checkpoint that is right can't be used.
        const bool lacksModule = readCheckpoint(arguments.checkpoint).ok() && !learningModule();
        return report(placed.error(), lacksModule ? Exit::Failed : Exit::Usage);
    }
    if (!arguments.out.empty())
        if (auto written = writePlacement(**problem, placed->placement, placed->policy, arguments.out,
                                          arguments.placementFormat);
            !written)
            return report(written.error(), Exit::Failed);
    const auto run = makeRun(*problem, std::move(placed->placement), placed->policy);
    if (!run)
        return report(run.error(), Exit::Failed);
    return printRun(**run, arguments.json);
}

} // namespace

void addPlaceCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("place", "Place a graph with a trained policy");
    auto arguments = std::make_shared<PlaceArguments>();
    app->add_option("GRAPH", arguments->graph, "A file or a built-in family's name")->required();
    arguments->problem.declare(*app);
    app->add_option("--checkpoint", arguments->checkpoint, "What training left")->required();
    app->add_option("--decode", arguments->decode,
                    "best: the stored best where graph and topology are the trained ones; greedy: the "
                    "network's choice")
        ->capture_default_str();
    app->add_option("-o,--output", arguments->out, "Write the placement");
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_flag("--json", arguments->json, "Machine-readable output");
    commands.push_back({app, [arguments] { return place(*arguments); }});
}

} // namespace doppler
