// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/graph/metrics.h"
#include "core/placers/api/placer.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"
#include "core/placers/search/starting_placements.h"

#include <algorithm>
#include <map>
#include <string>

namespace doppler {

namespace {

/// The vertices that move together in the descent, and their neighbours.
struct TaskGroup {
    std::vector<VertexId> members;
    double seconds = 0; ///< Mean compute seconds of all members.
};

/// Two groups that share data.
struct SharedData {
    std::size_t a;
    std::size_t b;
    double bytes;
};

/// A part of the graph that is mapped as a whole.
std::vector<std::size_t> groupNumbers(const DataflowGraph& graph, std::string by)
{
    if (by == "auto") {
        std::map<std::string, bool> names;
        for (VertexId v : graph.vertices())
            names[graph.vertex(v).group] = true;
        by = names.size() > 1 ? "group" : "level";
    }
    const std::vector<std::uint32_t> level =
        by == "level" ? hopLevels(graph) : std::vector<std::uint32_t>(graph.vertexCount(), 0);
    std::map<std::pair<std::string, std::uint32_t>, std::size_t> known;
    std::vector<std::size_t> number;
    for (VertexId v : graph.vertices()) {
        const Vertex& vertex = graph.vertex(v);
        const bool named = by == "group" && !vertex.group.empty();
        const auto key = std::pair(named ? "group " + vertex.group : "kind " + vertex.op, level[v]);
        number.push_back(known.try_emplace(key, known.size()).first->second);
    }
    return number;
}

/// One chain: constrained coordinate descent. In each rotation every group, the one with the most work first,
/// is tried on every device and spread over all devices of every kind; groups that share much data follow.
/// The constraint is relaxed from rotation to rotation, the lightest ties first.
class CoordinateDescent {
public:
    explicit CoordinateDescent(SearchChain& c) : chain(c), walk(c.problem, false)
    {
        findGroups();
        findTies();
        const Topology& topology = chain.problem.topology();
        std::map<std::string, std::vector<DeviceId>> kinds;
        for (DeviceId d : topology.devices()) {
            choices.push_back({d});
            kinds[topology.device(d).kind].push_back(d);
        }
        for (auto& [_, devices] : kinds)
            if (devices.size() > 1)
                choices.push_back(devices);
    }

    Result<void> run()
    {
        const auto begin = chain.start(walk);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        report();
        for (bool first = true; !chain.monitor.done(); first = false) {
            if (!first && !restart())
                break;
            descend();
        }
        return {};
    }

private:
    void findGroups()
    {
        const DataflowGraph& graph = chain.problem.graph();
        groupOf = groupNumbers(graph, chain.options.text("by"));
        for (VertexId v : graph.vertices()) {
            groups.resize(std::max(groups.size(), groupOf[v] + 1));
            groups[groupOf[v]].members.push_back(v);
            groups[groupOf[v]].seconds += chain.problem.meanComputeSeconds(v);
        }
        for (std::size_t g = 0; g < groups.size(); ++g)
            byWork.push_back(g);
        std::ranges::stable_sort(
            byWork, [&](std::size_t a, std::size_t b) { return groups[a].seconds > groups[b].seconds; });
    }

    void findTies()
    {
        const DataflowGraph& graph = chain.problem.graph();
        std::map<std::pair<std::size_t, std::size_t>, double> bytes;
        for (EdgeId id : graph.edges()) {
            const Edge& e = graph.edge(id);
            const std::size_t a = std::min(groupOf[e.from], groupOf[e.to]);
            const std::size_t b = std::max(groupOf[e.from], groupOf[e.to]);
            if (a != b)
                bytes[{a, b}] += chain.problem.meanTransferSeconds(e.tensor);
        }
        for (const auto& [pair, sum] : bytes)
            ties.push_back({pair.first, pair.second, sum});
        std::ranges::stable_sort(ties,
                                 [](const SharedData& a, const SharedData& b) { return a.bytes > b.bytes; });
    }

    /// A structured placement: all groups on drawn choices.
    bool restart()
    {
        Placement placement = walk.current();
        placement.devices = firstDevices();
        moves.clear();
        for (std::size_t g = 0; g < groups.size(); ++g)
            addMoves(g, choices[chain.random.below(choices.size())]);
        for (const Move& move : moves)
            for (VertexId member : chain.problem.movesTogether(move.vertex))
                placement.devices[member] = move.device;
        if (!walk.start(std::move(placement), chain.stop))
            return false;
        report();
        return true;
    }

    [[nodiscard]] Assignment firstDevices() const
    {
        Assignment devices;
        for (VertexId v : chain.problem.graph().vertices())
            devices.push_back(chain.problem.allowedDevices(v).front());
        return devices;
    }

    void descend()
    {
        const auto rotations = extentOf(chain.options, "rotations");
        for (std::size_t r = 0; !chain.monitor.done(); ++r) {
            const double share =
                rotations > 1 ? 1 - static_cast<double>(r) / static_cast<double>(rotations - 1) : 0;
            const auto kept =
                static_cast<std::size_t>(std::max(share, 0.0) * static_cast<double>(ties.size()));
            const bool better = rotate(kept);
            if (r + 1 >= rotations && !better)
                return;
        }
    }

    /// Whether something got better.
    bool rotate(std::size_t kept)
    {
        std::vector<std::vector<std::size_t>> followers(groups.size());
        for (std::size_t i = 0; i < kept; ++i) {
            followers[ties[i].a].push_back(ties[i].b);
            followers[ties[i].b].push_back(ties[i].a);
        }
        bool better = false;
        for (const std::size_t g : byWork)
            for (const std::vector<DeviceId>& choice : choices) {
                moves.clear();
                addMoves(g, choice);
                for (const std::size_t other : followers[g])
                    addMoves(other, choice);
                if (moves.empty())
                    continue;
                if (chain.monitor.done())
                    return better;
                if (walk.tryMoves(moves, walk.makespan()) < walk.makespan()) {
                    walk.accept();
                    report();
                    better = true;
                } else {
                    chain.monitor.counted();
                }
            }
        return better;
    }

    /// The moves that bring a group to a choice: its members in equal runs over the devices. Where a vertex
    /// may not run, it stays.
    void addMoves(std::size_t g, const std::vector<DeviceId>& choice)
    {
        const std::vector<VertexId>& members = groups[g].members;
        for (std::size_t i = 0; i < members.size(); ++i) {
            const DeviceId d = choice[i * choice.size() / members.size()];
            if (chain.problem.allowed(members[i], d) && walk.current().devices[members[i]] != d)
                moves.push_back({members[i], d});
        }
    }

    void report() { chain.monitor.evaluated(walk.current().devices, walk.makespan(), walk.current().order); }

    SearchChain& chain;
    PlacementWalk walk;
    std::vector<std::size_t> groupOf; ///< By vertex.
    std::vector<TaskGroup> groups;
    std::vector<std::size_t> byWork;
    std::vector<SharedData> ties;               ///< Heaviest first.
    std::vector<std::vector<DeviceId>> choices; ///< Devices for a whole group.
    std::vector<Move> moves;
};

class Automap final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "automap", "AutoMap", PlacerKind::Search,
            "Teixeira, Henzinger, Yadav, Aiken, Automated Mapping of Task-Based Programs, SC 2023",
            searchOptions(
                10000,
                {choiceOption(
                     "by", {"auto", "group", "kind", "level"},
                     {.label = DOPPLER_TEXT("core", "Groups"),
                      .help = DOPPLER_TEXT(
                          "core", "which vertices move together: those of one group of the graph, of one "
                                  "kind, or of one kind and distance from the sources (level); auto: by "
                                  "group if the graph has several, otherwise by level")}),
                 wholeOption(
                     "rotations", 5, 1, 1000,
                     {.label = DOPPLER_TEXT("core", "Rotations"),
                      .help = DOPPLER_TEXT(
                          "core", "passes over all groups, in which ever fewer groups follow those with "
                                  "which they share data")})})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChains(problem, options, context,
                              [](SearchChain& chain) { return CoordinateDescent(chain).run(); });
    }
};

} // namespace

std::unique_ptr<Placer> makeAutomap() { return std::make_unique<Automap>(); }

} // namespace doppler
