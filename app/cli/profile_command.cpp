// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/app/profile.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/graph_json.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

struct ProfileArguments {
    std::string graph;
    ProblemArguments problem;
    std::string out;
    std::string inputs;
    std::size_t runs = 5;
    double seconds = 0.02;
    std::size_t rehearsals = ProfileRequest{}.rehearsals;
    bool standIns = false;
    bool again = false;
    bool json = false;
};

void printProfile(const Profile& profile)
{
    constexpr std::size_t most = 30;
    const DataflowGraph& graph = *profile.graph;
    fmt::print("{:<28} {:<10} {:>7} {:>12} {:>12} {:>12} {:>8}\n", "kernel", "kind", "count", "modelled",
               "alone", "in runs", "spread");
    for (std::size_t i = 0; i < std::min(profile.kernels.size(), most); ++i) {
        const KernelProfile& x = profile.kernels[i];
        const Vertex& vertex = graph.vertex(x.example);
        fmt::print("{:<28} {:<10} {:>7} {:>12} {:>12} {:>12} {:>6.1f} %{}\n",
                   vertex.kernel ? vertex.op + " " + vertex.kernel->einsum : vertex.op, x.kind, x.count,
                   secondsText(x.modelled), secondsText(x.measured.seconds),
                   x.inRuns ? secondsText(x.inRuns->seconds) : "-",
                   (x.inRuns ? x.inRuns->spread : x.measured.spread) * 100, x.fromCache ? "  (kept)" : "");
    }
    if (profile.kernels.size() > most)
        fmt::print("... and {} more\n", profile.kernels.size() - most);
    for (const Message& note : profile.notes)
        fmt::print("note: {}\n", note.english());
}

Json profileAsJson(const Profile& profile)
{
    Json kernels = Json::array();
    for (const KernelProfile& x : profile.kernels) {
        Json kernel{{"example", profile.graph->label(x.example)},
                    {"op", profile.graph->vertex(x.example).op},
                    {"kind", x.kind},
                    {"count", x.count},
                    {"modelled", x.modelled},
                    {"measured", x.measured.seconds},
                    {"spread", x.measured.spread},
                    {"runs", x.measured.runs},
                    {"kept", x.fromCache}};
        if (x.inRuns)
            kernel["in_runs"] = {
                {"seconds", x.inRuns->seconds}, {"spread", x.inRuns->spread}, {"tasks", x.inRuns->runs}};
        kernels.push_back(std::move(kernel));
    }
    Json notes = Json::array();
    for (const Message& note : profile.notes)
        notes.push_back(note.english());
    Json state{{"time", profile.state.time},
               {"load", profile.state.load},
               {"other_threads", profile.state.otherThreads},
               {"governor", profile.state.governor},
               {"megahertz", profile.state.megahertz}};
    if (profile.state.kernelNoise)
        state["kernel_noise"] = *profile.state.kernelNoise;
    return {{"kernels", std::move(kernels)}, {"state", std::move(state)}, {"notes", std::move(notes)}};
}

Exit profile(const ProfileArguments& arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    const StopOnInterrupt interrupt;
    const auto profile = [&] {
        ShareShown share("measuring");
        return profileGraph({*problem, arguments.standIns, arguments.again, arguments.runs, arguments.seconds,
                             arguments.rehearsals, arguments.inputs},
                            {interrupt.token(), share.progress()});
    }();
    if (!profile)
        return report(profile.error(), Exit::Failed);
    // A file that cannot be written does not take the measured times away.
    const auto written =
        arguments.out.empty() ? Result<void>() : writeFile(arguments.out, writeGraphJson(*profile->graph));
    if (arguments.json)
        fmt::print("{}\n", profileAsJson(*profile).text());
    else
        printProfile(*profile);
    return written ? Exit::Done : report(written.error(), Exit::Failed);
}

} // namespace

void addProfileCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("profile", "Measure the kernels of a graph on this machine");
    auto arguments = std::make_shared<ProfileArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    app->add_option("-o,--output", arguments->out, "File to write: the graph with the measured times");
    app->add_option("--runs", arguments->runs, "Least number of runs of each kernel")
        ->check(countIn(1, 1000000))
        ->capture_default_str();
    app->add_option("--kernel-seconds", arguments->seconds, "Least time for each kernel, in seconds")
        ->check(numberFromZero())
        ->capture_default_str();
    app->add_option("--rehearsals", arguments->rehearsals,
                    "Executions of the whole graph in which the kernels are measured again; fewer if they "
                    "take more than 10 s; 0: only alone")
        ->check(countIn(0, 1000))
        ->capture_default_str();
    app->add_flag("--stand-ins", arguments->standIns,
                  "Measure stand-ins with the same FLOPs and bytes instead of the operations");
    app->add_option(
        "--inputs", arguments->inputs,
        "Folder with the inputs of an ONNX model (NAME.npy, NAME.pb, input_0.pb), or one such file");
    app->add_flag("--again", arguments->again, "Measure kernels again whose times are kept");
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"profile chainmm:size=512 --devices local -o measured.json",
                        "Measure every kernel once and write the graph with these times."},
                       {"profile gpt2:sequence=16 --devices local --json",
                        "Measure stand-ins of a network's operations; print them as JSON."}});
    commands.push_back({app, [arguments] { return profile(*arguments); }});
}

} // namespace doppler
