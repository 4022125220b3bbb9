// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/graph_diff.h"

#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/graph/graph_match.h"
#include "core/io/json/json_stream.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

struct GraphDiffArguments {
    std::string first;
    std::string second;
    std::vector<std::string> imports;
    bool json = false;
};

/// The names of the changes of a vertex, as in the JSON.
std::vector<std::string> changeNames(const VertexChanges& changes)
{
    std::vector<std::string> out;
    const auto add = [&](bool is, const char* name) {
        if (is)
            out.emplace_back(name);
    };
    add(changes.name, "name");
    add(changes.operation, "operation");
    add(changes.work, "work");
    add(changes.output, "output");
    add(changes.weights, "weights");
    add(changes.inputs, "inputs");
    return out;
}

Json costsAsJson(const DataflowGraph& graph, VertexId v)
{
    const Vertex& vertex = graph.vertex(v);
    return {{"id", v.value},
            {"name", graph.label(v)},
            {"op", vertex.op},
            {"flops", vertex.flops ? Json(*vertex.flops) : Json(nullptr)},
            {"output_bytes", vertex.outputBytes},
            {"persistent_bytes", vertex.persistentBytes}};
}

Json edgesAsJson(const DataflowGraph& graph, const std::vector<EdgeId>& edges)
{
    Json out = Json::array();
    for (const EdgeId e : edges)
        out.push_back(Json{{"from", graph.label(graph.edge(e).from)}, {"to", graph.label(graph.edge(e).to)}});
    return out;
}

void printDiffJson(const DataflowGraph& a, const DataflowGraph& b, const GraphMatch& match)
{
    JsonStream out(printPiece);
    out.add("first", a.name());
    out.add("second", b.name());
    out.add("matched", match.matched);
    out.add("matched_by_name", match.matchedByName);
    out.add("changed", match.changed);
    out.add("renamed", match.renamed);
    out.addList("pairs", [&](const auto& add) {
        for (const VertexId v : a.vertices())
            if (match.partnerInSecond[v].valid()) {
                Json changes = Json::array();
                for (const std::string& name : changeNames(match.changes[v]))
                    changes.push_back(name);
                add(Json{{"first", costsAsJson(a, v)},
                         {"second", costsAsJson(b, match.partnerInSecond[v])},
                         {"changes", std::move(changes)}});
            }
    });
    out.addList("removed", [&](const auto& add) {
        for (const VertexId v : a.vertices())
            if (!match.partnerInSecond[v].valid())
                add(costsAsJson(a, v));
    });
    out.addList("added", [&](const auto& add) {
        for (const VertexId v : b.vertices())
            if (!match.partnerInFirst[v].valid())
                add(costsAsJson(b, v));
    });
    out.add("removed_edges", edgesAsJson(a, match.removedEdges));
    out.add("added_edges", edgesAsJson(b, match.addedEdges));
    out.finish();
    fmt::print("\n");
}

void printDiffText(const DataflowGraph& a, const DataflowGraph& b, const GraphMatch& match)
{
    fmt::print("{} -> {}\n", a.name(), b.name());
    fmt::print("matched   {}  ({} by name, {} by structure; {} changed, {} renamed)\n", match.matched,
               match.matchedByName, match.matched - match.matchedByName, match.changed, match.renamed);
    fmt::print("removed   {} vertices, {} edges\n", match.removed(), match.removedEdges.size());
    fmt::print("added     {} vertices, {} edges\n", match.added(), match.addedEdges.size());
    for (const VertexId v : a.vertices())
        if (!match.partnerInSecond[v].valid())
            fmt::print("- {}  {}\n", a.label(v), a.vertex(v).op);
    for (const VertexId v : b.vertices())
        if (!match.partnerInFirst[v].valid())
            fmt::print("+ {}  {}\n", b.label(v), b.vertex(v).op);
    for (const VertexId v : a.vertices()) {
        if (!match.changes[v].changed())
            continue;
        const std::string now = b.label(match.partnerInSecond[v]);
        fmt::print("~ {}{}  {}\n", a.label(v), now == a.label(v) ? "" : " -> " + now,
                   fmt::join(changeNames(match.changes[v]), ", "));
    }
    for (const VertexId v : a.vertices())
        if (match.changes[v].renamed())
            fmt::print("= {} -> {}\n", a.label(v), b.label(match.partnerInSecond[v]));
}

Exit diffGraphs(const GraphDiffArguments& arguments)
{
    const std::vector<std::string> both{arguments.first, arguments.second};
    const auto first = loadGraph(arguments.first, importsFor(arguments.first, both, arguments.imports));
    if (!first)
        return report(first.error());
    const auto second = loadGraph(arguments.second, importsFor(arguments.second, both, arguments.imports));
    if (!second)
        return report(second.error());
    const GraphMatch match = matchGraphs(**first, **second);
    if (arguments.json)
        printDiffJson(**first, **second, match);
    else
        printDiffText(**first, **second, match);
    return Exit::Done;
}

} // namespace

void addGraphDiff(CLI::App& graphCommand, std::vector<Command>& commands)
{
    auto arguments = std::make_shared<GraphDiffArguments>();
    auto* app = graphCommand.add_subcommand(
        "diff", "Compare two versions of a graph: matched, changed, renamed, removed and added vertices");
    app->add_option("FIRST", arguments->first, graphHelp)->required();
    app->add_option("SECOND", arguments->second, graphHelp)->required();
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    declareImports(*app, arguments->imports);
    addExamples(*app, {{"graph diff decoder:model=gpt2:layers=2 decoder:model=gpt2:layers=3",
                        "Show what a further layer adds."},
                       {"graph diff chainmm ffnn --json", "Compare two graphs; print JSON."}});
    commands.push_back({app, [arguments] { return diffGraphs(*arguments); }});
}

} // namespace doppler
