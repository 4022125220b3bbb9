// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/partition/mayer_partition.h"

#include <algorithm>

namespace doppler {

namespace {

/// Depth first from the sources, among several always the one with the longest path through it (ties: lower
/// id); every vertex, as it is reached, to the feasible device of the least execution x traffic.
class DepthFirst final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"dfs",
                                            DOPPLER_TEXT("core", "Depth first"),
                                            PlacerKind::Constructive,
                                            "Mayer, Mayer, Laich, DIDL 2017",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const DataflowGraph& graph = problem.graph();
        const std::vector<double> longest = longestPaths(problem);
        PartialAssignment assignment(problem);
        ProductRecord record{problem, context, DOPPLER_TEXT("core", "depth-first order"),
                             DOPPLER_TEXT("core", "execution x traffic")};
        std::vector<bool> reached(graph.vertexCount(), false);
        std::vector<VertexId> stack; // the next one is the last
        for (VertexId v : graph.vertices())
            if (graph.inEdges(v).empty())
                stack.push_back(v);
        sortFrom(longest, stack, 0);
        while (!stack.empty()) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const VertexId v = stack.back();
            stack.pop_back();
            if (reached[v])
                continue;
            reached[v] = true;
            if (!assignment.placed(v))
                assignment.place(v, leastProduct(assignment, v, factors, record));
            const std::size_t first = stack.size();
            for (const Edge& e : graph.outEdges(v))
                if (!reached[e.to])
                    stack.push_back(e.to);
            sortFrom(longest, stack, first);
        }
        return std::move(assignment).result();
    }

private:
    static double factors(const UnitChoice& choice)
    {
        return positiveFactor(choice.execution) * positiveFactor(choice.traffic);
    }

    /// The part of the stack from `first` on: shortest paths first, so that the longest is taken first.
    static void sortFrom(std::span<const double> longest, std::vector<VertexId>& stack, std::size_t first)
    {
        std::sort(stack.begin() + static_cast<std::ptrdiff_t>(first), stack.end(),
                  [&](VertexId a, VertexId b) {
                      const double one = longest[a];
                      const double other = longest[b];
                      return one != other ? one < other : a.value > b.value;
                  });
    }
};

} // namespace

std::unique_ptr<Placer> makeDepthFirst() { return std::make_unique<DepthFirst>(); }

} // namespace doppler
