// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/partition/meta_operations.h"
#include "core/placers/scheduling/partial_assignment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

/// What makes one block of an operation's result.
struct OutputBlock {
    std::vector<VertexId> kernels;
    std::vector<TensorId> partials; ///< What the formation reads of each kernel.
    VertexId formation;             ///< Invalid where a single kernel makes the block.
};

/// A block for every formation, with those of the operation's kernels before it that are in no earlier block;
/// then one for every other kernel.
std::vector<OutputBlock> outputBlocks(const DataflowGraph& graph, const MetaOperation& operation,
                                      std::vector<bool>& inBlock)
{
    std::vector<OutputBlock> blocks;
    for (VertexId formation : operation.formations) {
        OutputBlock& block = blocks.emplace_back();
        block.formation = formation;
        for (EdgeId id : graph.inEdges(formation)) {
            const Edge& e = graph.edge(id);
            if (inBlock[e.from] ||
                !std::binary_search(operation.joins.begin(), operation.joins.end(), e.from))
                continue;
            inBlock[e.from] = true;
            block.kernels.push_back(e.from);
            block.partials.push_back(e.tensor);
        }
    }
    for (VertexId kernel : operation.joins)
        if (!inBlock[kernel])
            blocks.push_back({{kernel}, {}, {}});
    return blocks;
}

/// Places output blocks one after the other so that the largest entry of the cost vector, one number per
/// device, stays least.
class BlockPlacement {
public:
    BlockPlacement(const Problem& p, double m, const PlacerContext& c)
        : problem(p), macsPerByte(m), context(c), assignment(p), total(p.deviceCount(), 0)
    {
        for (DeviceId d : problem.topology().devices())
            devices.push_back(d);
        for (VertexId v : problem.graph().vertices())
            measured =
                measured || !problem.graph().vertex(v).flops || !problem.graph().vertex(v).seconds.empty();
    }

    /// The best aggregation plan for the block: its kernels, in equal parts, on as many devices in a row as a
    /// power of two says (around the end of the list), and the formation on the first of them. False: it was
    /// asked to stop.
    [[nodiscard]] bool place(const OutputBlock& block)
    {
        largestWith.clear();
        std::vector<DeviceId> best;
        std::vector<double> bestCost;
        double bestMost = 0;
        double bestSum = 0;
        const std::size_t most = std::clamp<std::size_t>(block.kernels.size(), 1, devices.size());
        for (std::size_t size = 1; size <= most; size *= 2)
            for (std::size_t first = 0; first < devices.size(); ++first) {
                tryPlan(block, first, size);
                const double largest = *std::max_element(trial.begin(), trial.end());
                if (context.record)
                    noteLargest(largest);
                const double sum = std::accumulate(trial.begin(), trial.end(), 0.0);
                if (!best.empty() && (largest > bestMost || (largest == bestMost && sum >= bestSum)))
                    continue;
                best = plan;
                bestCost = trial;
                bestMost = largest;
                bestSum = sum;
            }
        total = bestCost;
        for (std::size_t i = 0; i < best.size(); ++i) {
            if (context.stop.stop_requested())
                return false;
            placeOne(i < block.kernels.size() ? block.kernels[i] : block.formation, i, best[i]);
        }
        return true;
    }

    PlacerResult result() && { return std::move(assignment).result(); }

private:
    /// The device of every kernel, then of the formation, into `plan`; the cost vector with them into
    /// `trial`.
    void tryPlan(const OutputBlock& block, std::size_t first, std::size_t size)
    {
        plan.clear();
        trial = total;
        for (std::size_t i = 0; i < block.kernels.size(); ++i)
            addCost(block.kernels[i], first + i * size / block.kernels.size());
        if (block.formation.valid()) {
            addCost(block.formation, first);
            const DeviceId root = plan.back();
            for (std::size_t i = 0; i < block.partials.size(); ++i)
                if (plan[i] != root)
                    trial[root] += arrivalCost(block.partials[i], plan[i], root);
        }
        for (const auto& [tensor, device] : brought)
            assignment.setCopy(tensor, device, false);
        brought.clear();
    }

    void addCost(VertexId v, std::size_t position)
    {
        if (assignment.placed(v)) { // with something that it is colocated with
            plan.push_back(assignment.device(v));
            return;
        }
        const DeviceId d = firstFeasible(assignment.feasibleDevices(v), devices, position);
        plan.push_back(d);
        for (VertexId member : problem.movesTogether(v))
            trial[d] += measured ? problem.computeSeconds(member, d)
                                 : *problem.graph().vertex(member).flops / flopsPerMac;
        for (TensorId t : assignment.incoming(v))
            if (!assignment.has(t, d)) {
                trial[d] += arrivalCost(t, assignment.device(problem.graph().tensor(t).source), d);
                assignment.setCopy(t, d, true);
                brought.emplace_back(t, d);
            }
    }

    [[nodiscard]] double arrivalCost(TensorId t, DeviceId from, DeviceId to) const
    {
        return measured ? problem.transferSeconds(t, from, to)
                        : macsPerByte * problem.graph().tensor(t).bytes;
    }

    /// The least that the largest entry is in the plans that have a piece of the block on a device.
    void noteLargest(double largest)
    {
        largestWith.resize(plan.size() * devices.size(), std::numeric_limits<double>::infinity());
        for (std::size_t piece = 0; piece < plan.size(); ++piece) {
            double& least = largestWith[piece * devices.size() + plan[piece]];
            least = std::min(least, largest);
        }
    }

    void placeOne(VertexId v, std::size_t piece, DeviceId planned)
    {
        if (assignment.placed(v))
            return;
        const auto feasible = assignment.feasibleDevices(v); // the block's other kernels may have filled it
        const DeviceId d = firstFeasible(feasible, devices, planned);
        if (context.record)
            tell(v, piece, planned, d);
        assignment.place(v, d);
    }

    void tell(VertexId v, std::size_t piece, DeviceId planned, DeviceId chosen)
    {
        const auto with = std::span(largestWith).subspan(piece * devices.size(), devices.size());
        Decision decision =
            decisionInOrder(++taken, DOPPLER_TEXT("core", "order of the operations"), chosen, {});
        bool tied = false;
        for (DeviceId d : devices) {
            tied = tied || (d != planned && with[d] == with[planned]);
            if (d == chosen || std::isfinite(with[d]))
                decision.options.push_back({d, noStart, with[d]});
        }
        decision.valueName = DOPPLER_TEXT("core", "largest cost of a device");
        decision.valueUnit = measured ? DecisionUnit::Seconds : DecisionUnit::Macs;
        if (chosen != planned)
            decision.settled = DOPPLER_TEXT(
                "core", "The planned device was filled by vertices that were placed together with it.");
        else if (tied)
            decision.settled =
                DOPPLER_TEXT("core", "If the largest costs are equal, the sum of all costs decides.");
        tellOfAll(context, std::move(decision), problem.movesTogether(v));
    }

    static constexpr double flopsPerMac = 2;
    const Problem& problem;
    double macsPerByte;
    const PlacerContext& context;
    bool measured = false; ///< Costs are seconds.
    PartialAssignment assignment;
    std::vector<DeviceId> devices;
    std::vector<double> total; ///< The cost vector of what is placed.
    std::vector<double> trial;
    std::vector<DeviceId> plan;
    std::vector<std::pair<TensorId, DeviceId>> brought;
    std::vector<double> largestWith; ///< For a record: by piece of the block, then device.
    std::size_t taken = 0;           ///< For a record: how many were told of.
};

/// For every output block, in the order of the operations, the aggregation plan that keeps the largest entry
/// of the cost vector least; a device's entry is MACs + 1000 x bytes that come to it (half the FLOPs are
/// MACs). Where the graph has measured times instead of FLOPs, it is compute + transfer seconds.
class EinsumAutoplace final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "einsum-autoplace",
            DOPPLER_TEXT("core", "Einsum autoplace"),
            PlacerKind::Constructive,
            "Bourgeois et al., EinDecomp, arXiv 2410.02682",
            {numberOption("macs_per_byte", 1000.0, 0, 1e12,
                          {.label = DOPPLER_TEXT("core", "Operations per byte"),
                           .unit = DOPPLER_TEXT("core", "MAC per byte"),
                           .help = DOPPLER_TEXT("core", "number of multiply-accumulate operations that cost "
                                                        "as much as transferring one byte")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        BlockPlacement placement(problem, options.number("macs_per_byte"), context);
        std::vector<bool> inBlock(problem.vertexCount(), false);
        for (const MetaOperation& operation : metaOperations(problem.graph()))
            for (const OutputBlock& block : outputBlocks(problem.graph(), operation, inBlock)) {
                if (context.stop.stop_requested() || !placement.place(block))
                    return stoppedEarly();
            }
        return std::move(placement).result();
    }
};

} // namespace

std::unique_ptr<Placer> makeEinsumAutoplace() { return std::make_unique<EinsumAutoplace>(); }

} // namespace doppler
