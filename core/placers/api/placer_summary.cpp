// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer_group.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

struct Summary {
    std::string_view id;
    const char* text;
};

constexpr std::array summaries{
    Summary{"single-device", DOPPLER_TEXT("core", "Everything on the one device that runs it fastest")},
    Summary{"round-robin", DOPPLER_TEXT("core", "Vertices in topological order to the devices in turn")},
    Summary{"random", DOPPLER_TEXT("core", "A random device for every vertex")},
    Summary{"critical-path",
            DOPPLER_TEXT("core", "The most urgent ready vertex on the device where it starts first")},
    Summary{"heft",
            DOPPLER_TEXT("core", "By upward rank on the device where the vertex ends first, gaps included")},
    Summary{"cpop", DOPPLER_TEXT("core", "The critical path on one device, the rest where it ends first")},
    Summary{"peft", DOPPLER_TEXT("core", "Least end time plus an optimistic estimate for the successors")},
    Summary{"lookahead-heft", DOPPLER_TEXT("core", "HEFT that also tries the successors on every device")},
    Summary{"etf", DOPPLER_TEXT("core", "Of all ready vertices and devices, the pair that starts first")},
    Summary{"dls", DOPPLER_TEXT(
                       "core", "Of all ready vertices and devices, the pair with the largest dynamic level")},
    Summary{"mcp",
            DOPPLER_TEXT("core", "By latest possible start on the device where the vertex starts first")},
    Summary{"dsc",
            DOPPLER_TEXT("core",
                         "Clusters vertices along the dominant sequence, then spreads the clusters by load")},
    Summary{"list-schedule",
            DOPPLER_TEXT("core", "Whenever a device is free, the first ready vertex of a list")},
    Summary{"parametric-list",
            DOPPLER_TEXT("core", "List scheduling from parts: order, comparison, gaps, critical path")},
    Summary{"min-min", DOPPLER_TEXT("core", "Of all ready vertices and devices, the pair that ends first")},
    Summary{"max-min", DOPPLER_TEXT("core", "The ready vertex that ends last at best, where it ends first")},
    Summary{"sufferage",
            DOPPLER_TEXT("core", "The ready vertex that would lose most on its second-best device")},
    Summary{"mct", DOPPLER_TEXT("core", "In topological order on the device where the vertex ends first")},
    Summary{"met", DOPPLER_TEXT("core", "In topological order on the device that runs the vertex fastest")},
    Summary{"olb", DOPPLER_TEXT("core", "In topological order on the device that is free first")},
    Summary{"fcp",
            DOPPLER_TEXT("core", "By b-level on the device of the last input or the one that is free first")},
    Summary{"flb", DOPPLER_TEXT("core", "The ready vertex that starts first on one of two likely devices")},
    Summary{"bil", DOPPLER_TEXT("core", "By the best makespan that is imaginable, vertex by vertex")},
    Summary{"metis",
            DOPPLER_TEXT("core", "Graph partitioner: few bytes between devices, work by their speeds")},
    Summary{"scotch",
            DOPPLER_TEXT("core", "Graph partitioner that maps onto devices weighted by their speeds")},
    Summary{"m-topo",
            DOPPLER_TEXT("core", "Fills one device after the other in topological order, by memory")},
    Summary{"m-etf",
            DOPPLER_TEXT("core", "ETF that respects memory and reuses the copies that a device received")},
    Summary{"m-sct", DOPPLER_TEXT("core", "m-ETF that keeps favourite successors on the same device")},
    Summary{"getf", DOPPLER_TEXT("core", "ETF within groups of equal speed, which a linear program chooses")},
    Summary{"contiguous",
            DOPPLER_TEXT("core", "Pipeline stages: contiguous parts of an order, the largest one least")},
    Summary{"hash", DOPPLER_TEXT("core", "Vertex after vertex to the devices in turn, by its number")},
    Summary{"batch-split",
            DOPPLER_TEXT("core", "Equal batches by path length, the longest paths to the fastest device")},
    Summary{"mayer-cp",
            DOPPLER_TEXT("core", "The critical path on the fastest device, the rest on the least loaded")},
    Summary{"mite", DOPPLER_TEXT("core", "Weighs memory, importance, transfers and execution time")},
    Summary{"dfs", DOPPLER_TEXT("core", "Depth first, least execution time and incoming transfers")},
    Summary{"enumerative",
            DOPPLER_TEXT("core", "Spreads each operation over all devices in the best arrangement")},
    Summary{"einsum-autoplace",
            DOPPLER_TEXT("core", "Balances work and incoming bytes for each operation of an Einsum program")},
    Summary{"random-best-of-n", DOPPLER_TEXT("core", "The best of n random placements")},
    Summary{"simulated-annealing",
            DOPPLER_TEXT("core", "Moves one vertex or two neighbours; accepts fewer setbacks over time")},
    Summary{"critical-path-search",
            DOPPLER_TEXT("core", "Annealing whose moves begin on the critical path of the last run")},
    Summary{"hill-climb",
            DOPPLER_TEXT("core", "Takes the first improvement; kicks itself out of local optima")},
    Summary{"tabu", DOPPLER_TEXT("core", "The best of some moves; the way back is closed for a while")},
    Summary{"brkga", DOPPLER_TEXT("core", "Genetic algorithm with random keys for devices and priorities")},
    Summary{"cross-entropy",
            DOPPLER_TEXT("core", "Draws from a table of probabilities that follows the best draws")},
    Summary{"automap",
            DOPPLER_TEXT("core", "Tries every device for whole groups of vertices, the heaviest first")},
    Summary{"mcts", DOPPLER_TEXT("core", "Tree search over partial schedules, completed by list scheduling")},
    Summary{"plan-search",
            DOPPLER_TEXT("core", "Changes a list of vertices that a list scheduler makes into plans")},
    Summary{
        "moirai",
        DOPPLER_TEXT("core", "Coarsens the graph; an integer program places it with congestion and memory")},
    Summary{"at-once",
            DOPPLER_TEXT("core", "Searches coarse views of the graph, then its run window by window")},
    Summary{"auto", DOPPLER_TEXT("core", "All of these together: what improves gets more of the time")},
    Summary{"external",
            DOPPLER_TEXT("core", "A program that reads the problem as JSON and writes a placement")},
    Summary{"exact",
            DOPPLER_TEXT("core", "The shortest plan with a proof, or the best plan found and a bound")},
    Summary{
        "online-dmda",
        DOPPLER_TEXT("core", "As soon as a vertex is ready, the device where it is expected to end first")},
    Summary{"online-dmdas", DOPPLER_TEXT("core", "DMDA that takes the most urgent vertices first")},
    Summary{"online-heft-order",
            DOPPLER_TEXT("core", "The most urgent ready vertex on the free device where it ends first")},
    Summary{"online-ws",
            DOPPLER_TEXT("core", "Every device takes its newest vertex, or the oldest of a drawn device")},
    Summary{"online-lws",
            DOPPLER_TEXT("core", "Every device takes its newest vertex, or the oldest of a near device")},
    Summary{"checkpoint", DOPPLER_TEXT("core", "The networks of an earlier training place any graph")},
    Summary{"doppler-improve",
            DOPPLER_TEXT("core", "Networks trained on many graphs choose the moves of a search")},
    Summary{"doppler",
            DOPPLER_TEXT("core", "One policy selects the vertex, another its device; trained on this graph")},
    Summary{"doppler-pure",
            DOPPLER_TEXT("core", "DOPPLER with small networks that imitate their own best episodes")},
    Summary{"doppler-strong", DOPPLER_TEXT("core", "Learned choice of moves in an annealed search")},
    Summary{"sel-only", DOPPLER_TEXT("core", "DOPPLER that learns the order of vertices; devices by rule")},
    Summary{"plc-only", DOPPLER_TEXT("core", "DOPPLER that learns the devices; order of vertices by rule")},
    Summary{"placeto", DOPPLER_TEXT("core", "Visits every vertex of a complete placement and may move it")},
    Summary{"placeto-one-encoding",
            DOPPLER_TEXT("core", "PLACETO that reads the placement once per episode")},
    Summary{"joint", DOPPLER_TEXT("core", "One policy selects pairs of ready vertex and device")},
    Summary{"gdp", DOPPLER_TEXT("core", "One network selects the devices of all vertices at once")},
    Summary{"giph",
            DOPPLER_TEXT("core", "Moves any vertex of a complete placement to any device, step by step")},
    Summary{"regal",
            DOPPLER_TEXT("core", "A network chooses from what distributions the genetic algorithm draws")},
    Summary{"wecan",
            DOPPLER_TEXT("core", "One network scores all pairs of vertex and device, and when to wait")},
    Summary{"gflownet",
            DOPPLER_TEXT("core", "Draws different good placements, shorter ones with a higher probability")},
    Summary{"readys",
            DOPPLER_TEXT("core",
                         "During the run, a network decides what an idle device starts, or that it waits")},
    Summary{"hsdag", DOPPLER_TEXT("core", "One network merges vertices into groups and places the groups")},
    Summary{"hsdag-as-released", DOPPLER_TEXT("core", "HSDAG with the rewards of its authors' program")},
};

} // namespace

std::string placerSummary(const PlacerInfo& placer)
{
    if (placer.id.ends_with("-control"))
        return DOPPLER_TEXT("core", "Exact control: the same placer without learning, to show its effect");
    const auto known = std::ranges::find(summaries, placer.id, &Summary::id);
    return known == summaries.end() ? placer.source : std::string(known->text);
}

} // namespace doppler
