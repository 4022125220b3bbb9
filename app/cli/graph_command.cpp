// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/graph_diff.h"
#include "app/cli/option_listing.h"
#include "app/cli/output.h"
#include "core/base/names.h"
#include "core/catalog/graph_file.h"
#include "core/graph/metrics.h"
#include "core/workloads/api/workload.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

struct InfoArguments {
    std::string graph;
    std::vector<std::string> imports;
    bool json = false;
};

/// Where the vertices' costs come from: "measured 12, counted 3, estimated 1"; empty where all are counted.
std::string costSources(const DataflowGraph& graph)
{
    std::size_t measured = 0;
    std::size_t estimated = 0;
    for (VertexId v : graph.vertices()) {
        measured += graph.vertex(v).seconds.empty() ? 0 : 1;
        estimated += graph.vertex(v).estimated() ? 1 : 0;
    }
    const std::size_t counted = graph.vertexCount() - measured - estimated;
    if (measured + estimated == 0)
        return {};
    return fmt::format("measured {}, counted {}, estimated {} vertices", measured, counted, estimated);
}

Exit info(const InfoArguments& arguments)
{
    const auto graph = loadGraph(arguments.graph, arguments.imports);
    if (!graph)
        return report(graph.error());
    const GraphMetrics m = metrics(**graph);
    if (arguments.json) {
        Json notes = Json::array();
        for (const Message& note : (*graph)->notes())
            notes.push_back(note.english());
        const Json out{{"name", (*graph)->name()},
                       {"vertices", (*graph)->vertexCount()},
                       {"edges", (*graph)->edgeCount()},
                       {"flops", m.flops},
                       {"bytes", m.bytes},
                       {"critical_path", m.criticalPath},
                       {"width", m.width},
                       {"parallelism", m.parallelism},
                       {"estimated", m.estimated},
                       {"notes", std::move(notes)}};
        fmt::print("{}\n", out.text(2));
        return Exit::Done;
    }
    fmt::print("{}: {} vertices, {} edges\n", (*graph)->name(), (*graph)->vertexCount(),
               (*graph)->edgeCount());
    fmt::print("work           {:.4g} FLOP{}\n", m.flops, m.estimated ? " (some vertices estimated)" : "");
    if (const std::string sources = costSources(**graph); !sources.empty())
        fmt::print("costs          {}\n", sources);
    fmt::print("tensors        {}\n", bytesText(m.bytes));
    fmt::print("critical path  {} vertices\n", m.criticalPath);
    fmt::print("width          {}\nparallelism    {:.2f}\n", m.width, m.parallelism);
    return Exit::Done;
}

struct GeneratedGraphArguments {
    std::string family;
    std::vector<std::string> settings;
    std::string out;
};

/// Tells what was lost in the file.
void warnOfLoss(const DataflowGraph& graph, const std::string& path, const std::string& format = {})
{
    if (const auto loss = lossOfWriting(graph, path, format))
        printError("doppler: {}: {}\n", path, loss->english());
}

Exit generateGraph(const GeneratedGraphArguments& arguments)
{
    const auto family = findWorkload(arguments.family);
    if (!family)
        return report(family.error());
    const auto settings = parseSettings(arguments.settings, {arguments.family});
    if (!settings)
        return report(settings.error());
    const auto options = optionsFor(arguments.family, (*family)->options, *settings);
    if (!options)
        return report(options.error());
    const auto graph = (*family)->make(*options);
    if (!graph)
        return report(graph.error());
    if (auto written = writeGraph(**graph, arguments.out); !written)
        return report(written.error(), Exit::Failed);
    warnOfLoss(**graph, arguments.out);
    return Exit::Done;
}

struct FamiliesArguments {
    std::string id;
    bool json = false;
};

Exit families(const FamiliesArguments& arguments)
{
    std::span<const Workload> chosen = workloads();
    if (!arguments.id.empty()) {
        const auto family = findWorkload(arguments.id);
        if (!family)
            return report(family.error());
        chosen = {*family, 1};
    }
    Json all = Json::array();
    for (const Workload& family : chosen) {
        if (!arguments.json) {
            fmt::print("{}: {}\n  {}\n", family.id, family.description, family.source);
            printOptions(family.options);
            continue;
        }
        all.push_back({{"id", family.id},
                       {"description", family.description},
                       {"source", family.source},
                       {"options", optionsAsJson(family.options)}});
    }
    if (arguments.json)
        fmt::print("{}\n", all.text(2));
    return Exit::Done;
}

struct ConvertArguments {
    std::string in;
    std::string out;
    std::string format;
    std::vector<std::string> imports;
};

Exit convert(const ConvertArguments& arguments)
{
    const auto graph = loadGraph(arguments.in, arguments.imports);
    if (!graph)
        return report(graph.error());
    const auto written = [&] {
        const StopOnInterrupt interrupt; // which leaves no half of a file
        ShareShown share("writing " + arguments.out);
        return writeGraph(**graph, arguments.out, {interrupt.token(), share.progress()}, arguments.format);
    }();
    if (!written)
        return report(written.error(), Exit::Failed);
    warnOfLoss(**graph, arguments.out, arguments.format);
    return Exit::Done;
}

std::vector<std::string_view> writtenFormats()
{
    std::vector<std::string_view> ids;
    for (const GraphFormat& format : graphFormats())
        if (format.write)
            ids.push_back(format.id);
    return ids;
}

} // namespace

void addGraphCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("graph", "Show, convert and generate graphs");
    app->require_subcommand(1);
    auto asked = std::make_shared<InfoArguments>();
    auto* informer = app->add_subcommand("info", "Show the size, work and width of a graph");
    informer->add_option("FILE", asked->graph, graphHelp)->required();
    informer->add_flag("--json", asked->json, "Print the result as JSON");
    declareImports(*informer, asked->imports);
    addExamples(*informer, {{"graph info chainmm", "Show the size and the work of a built-in graph."},
                            {"graph info decoder:model=gpt2:layers=2 --json",
                             "Set options of a built-in graph; print JSON."},
                            {"graph info model.onnx", "Show what a file holds."}});
    commands.push_back({informer, [asked] { return info(*asked); }});

    auto listed = std::make_shared<FamiliesArguments>();
    auto* lister = app->add_subcommand("families", "List the built-in families with their options");
    lister->add_option("FAMILY", listed->id, "Only this family");
    lister->add_flag("--json", listed->json, "Print the result as JSON");
    addExamples(*lister, {{"graph families", "List all built-in graphs with their options."},
                          {"graph families decoder", "List the options of one of them."}});
    commands.push_back({lister, [listed] { return families(*listed); }});

    addGraphDiff(*app, commands);

    auto files = std::make_shared<ConvertArguments>();
    auto* converter = app->add_subcommand("convert", "Convert a graph to another format");
    converter->add_option("IN", files->in, graphHelp)->required();
    converter->add_option("OUT", files->out, "File to write; its extension selects the format")->required();
    converter
        ->add_option("--format", files->format,
                     "Format of the file, in place of the one that its extension selects: " +
                         fmt::format("{}", fmt::join(writtenFormats(), ", ")))
        ->check(
            [](const std::string& id) {
                const auto ids = writtenFormats();
                if (std::ranges::find(ids, id) != ids.end())
                    return std::string();
                return unknownName(
                           DOPPLER_TEXT(
                               "core",
                               "graphs cannot be written in the format \"{0}\", expected one of: {1}"),
                           id, ids)
                    .english();
            },
            "");
    declareImports(*converter, files->imports);
    addExamples(*converter,
                {{"graph convert model.onnx model.json", "Convert an ONNX model to our own format."},
                 {"graph convert chainmm chainmm.dot", "Write a built-in graph for Graphviz."}});
    commands.push_back({converter, [files] { return convert(*files); }});

    auto arguments = std::make_shared<GeneratedGraphArguments>();
    auto* generator = app->add_subcommand("generate", "Make a graph of a family: " +
                                                          fmt::format("{}", fmt::join(workloadIds(), ", ")));
    generator->add_option("FAMILY", arguments->family, "The family")->required();
    generator->add_option("--set", arguments->settings, "Option of the family: name=value")
        ->allow_extra_args(false);
    generator->add_option("-o,--output", arguments->out, "File to write; its extension selects the format")
        ->required();
    addExamples(*generator, {{"graph generate cholesky --set tiles=4 -o cholesky.json",
                              "Write a Cholesky factorisation in 4 x 4 tiles."},
                             {"graph generate chainmm -o chainmm.graphml",
                              "Write a chain of matrix products as GraphML."}});
    commands.push_back({generator, [arguments] { return generateGraph(*arguments); }});
    addExamples(*app, {{"graph families", "List the graphs that the program generates."},
                       {"graph info chainmm", "Show one of them."}});
}

} // namespace doppler
