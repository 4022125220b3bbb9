// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/placed_output.h"
#include "core/base/names.h"
#include "core/io/placements/placement_format.h"
#include "core/training/checkpoint.h"
#include "core/training/learning_module.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

struct PlaceArguments {
    std::string graph;
    ProblemArguments problem;
    PlacementArguments placement;
    std::string checkpoint;
    std::string decode = "best";
    std::string out;
    std::string placementFormat;
    bool json = false;

    /// Which placer runs: the checkpoint, or the one that is named, if any.
    [[nodiscard]] PlacementArguments chosen() const
    {
        PlacementArguments one = placement;
        one.decode = decode;
        one.checkpointOnly = !checkpoint.empty();
        if (one.checkpointOnly)
            one.placer = checkpoint;
        return one;
    }
};

/// A checkpoint that cannot place this graph is wrong input, but not if only the learning module is missing.
Exit statusOf(const PlaceArguments& arguments, FaultOf fault)
{
    const bool lacksModule =
        !arguments.checkpoint.empty() && readCheckpoint(arguments.checkpoint).ok() && !learningModule();
    return lacksModule ? Exit::Failed : arguments.checkpoint.empty() ? exitOf(fault) : Exit::Usage;
}

Exit place(const PlaceArguments& arguments)
{
    if (arguments.decode != "best" && arguments.decode != "greedy")
        return report(
            unknownName(DOPPLER_TEXT("core", "unknown way to decode \"{0}\", expected one of {1}"),
                        DOPPLER_TEXT("core", "unknown way to decode \"{0}\"; did you mean \"{1}\"?"),
                        arguments.decode, {"best", "greedy"}));
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    FaultOf fault{};
    const auto placed =
        arguments.chosen().load(*problem, arguments.problem.seed, fault, OutOfMemoryRun::Keep);
    if (!placed)
        return report(placed.error(), statusOf(arguments, fault));
    if (!arguments.out.empty()) {
        const std::string& madeBy = arguments.checkpoint.empty() ? placed->label : placed->policy;
        if (auto written = writePlacement(**problem, placed->run->placement, madeBy, arguments.out,
                                          arguments.placementFormat);
            !written)
            return report(written.error(), Exit::Failed);
    }
    return printPlaced(*placed, arguments.json);
}

/// ".json, .csv": the usual file extension of every format.
std::string placementExtensions()
{
    std::vector<std::string_view> usual;
    for (const PlacementFormat& format : placementFormats())
        usual.push_back(format.extensions.substr(0, format.extensions.find(' ')));
    return fmt::format("{}", fmt::join(usual, ", "));
}

} // namespace

void addPlaceCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("place", "Find a placement of a graph and show how fast it runs");
    auto arguments = std::make_shared<PlaceArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    arguments->placement.declarePlacer(*app);
    auto* checkpoint = app->add_option("--checkpoint", arguments->checkpoint,
                                       "Place with the trained policy of this checkpoint");
    checkpoint->excludes(app->get_option("--placer"));
    app->add_option(
           "--decode", arguments->decode,
           "How a checkpoint places. best: its stored best placement if it was trained on this graph "
           "and these devices, otherwise as greedy; greedy: the choice of its network")
        ->capture_default_str();
    app->add_option("-o,--output", arguments->out,
                    "File for the placement; its extension selects the format: " + placementExtensions());
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"place chainmm --devices 4xP100 --seconds 2",
                        "Search for two seconds with the default placer."},
                       {"place ffnn --devices 8xV100 --placer heft -o ffnn.device_map.json",
                        "Place with HEFT; write a device map for Hugging Face."},
                       {"place llama-block --devices 4xP100 --evaluations 2000 --json",
                        "Print the result of 2,000 simulated placements as JSON."},
                       {"place chainmm --devices 4xP100 --checkpoint net.checkpoint --decode greedy",
                        "Place with a trained policy (doppler train)."}});
    commands.push_back({app, [arguments] { return place(*arguments); }});
}

} // namespace doppler
