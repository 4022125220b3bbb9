// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/partition/linear_assignment.h"
#include "core/placers/partition/meta_operations.h"
#include "core/placers/scheduling/partial_assignment.h"

#include <algorithm>
#include <tuple>

namespace doppler {

namespace {

/// Kernels of one meta-operation that are spread evenly: every |D| of them, by id, over all devices.
class BalancedSpread {
public:
    BalancedSpread(const Problem& p, PartialAssignment& a, std::span<const VertexId> k,
                   const PlacerContext& c, double most)
        : problem(p), assignment(a), kernels(k), context(c), mostArrangements(most)
    {
        for (DeviceId d : problem.topology().devices())
            devices.push_back(d);
        // Where kernels are fewer than devices and cost the same on all, those that have less to do get them.
        std::stable_sort(devices.begin(), devices.end(), [&](DeviceId one, DeviceId other) {
            return assignment.assignedSeconds(one) < assignment.assignedSeconds(other);
        });
        for (VertexId v : kernels) {
            const auto tensors = assignment.incoming(v);
            incoming.emplace_back(tensors.begin(), tensors.end());
        }
    }

    /// The devices of the kernels: of all balanced arrangements the one of least transfer seconds where they
    /// are at most `mostArrangements`, else the best for every |D| kernels given those before.
    std::vector<DeviceId> find()
    {
        best.clear();
        chooseInTurn();
        if (arrangementCount() <= mostArrangements) {
            current.assign(kernels.size(), DeviceId{});
            taken.assign(devices.size(), false);
            enumerate(0, 0);
        }
        return best;
    }

private:
    [[nodiscard]] double arrangementCount() const
    {
        double count = 1;
        for (std::size_t i = 0; i < kernels.size() && count <= mostArrangements; ++i)
            count *= static_cast<double>(devices.size() - i % devices.size());
        return count;
    }

    [[nodiscard]] double arrivalSeconds(std::size_t kernel, DeviceId d) const
    {
        double sum = 0;
        for (TensorId t : incoming[kernel])
            sum += assignment.arrivalSeconds(t, d);
        return sum;
    }

    /// Notes what comes to d for the kernel and was not there; its number on `noted`.
    void noteCopies(std::size_t kernel, DeviceId d)
    {
        noted.push_back(0);
        for (TensorId t : incoming[kernel])
            if (!assignment.has(t, d)) {
                assignment.setCopy(t, d, true);
                ++noted.back();
                copied.push_back(t);
            }
    }

    void takeCopiesBack(DeviceId d)
    {
        for (; noted.back() > 0; --noted.back()) {
            assignment.setCopy(copied.back(), d, false);
            copied.pop_back();
        }
        noted.pop_back();
    }

    /// An assignment problem for every |D| kernels. Within them every kernel has a device of its own, so that
    /// its transfers are its own; only those before may have brought a tensor already.
    void chooseInTurn()
    {
        const std::size_t width = devices.size();
        bestSeconds = 0;
        for (std::size_t first = 0; first < kernels.size(); first += width) {
            const std::size_t count = std::min(width, kernels.size() - first);
            std::vector<double> cost;
            for (std::size_t i = 0; i < count; ++i)
                for (DeviceId d : devices)
                    cost.push_back(arrivalSeconds(first + i, d));
            const auto column = leastAssignment(cost, count, width);
            for (std::size_t i = 0; i < count; ++i) {
                best.push_back(devices[column[i]]);
                bestSeconds += cost[i * width + column[i]];
                noteCopies(first + i, best.back());
            }
        }
        for (std::size_t i = kernels.size(); i-- > 0;)
            takeCopiesBack(best[i]);
    }

    /// Every arrangement of the kernels from `kernel` on that may still cost less than the best.
    void enumerate(std::size_t kernel, double seconds)
    {
        if (++steps % 1024 == 0)
            stopped = stopped || context.stop.stop_requested();
        if (stopped || seconds >= bestSeconds)
            return;
        if (kernel == kernels.size()) {
            best = current;
            bestSeconds = seconds;
            return;
        }
        const bool begins = kernel % devices.size() == 0;
        const std::vector<bool> before = begins ? taken : std::vector<bool>();
        if (begins)
            taken.assign(devices.size(), false);
        for (std::size_t i = 0; i < devices.size(); ++i) {
            if (taken[i])
                continue;
            taken[i] = true;
            current[kernel] = devices[i];
            const double more = arrivalSeconds(kernel, devices[i]);
            noteCopies(kernel, devices[i]);
            enumerate(kernel + 1, seconds + more);
            takeCopiesBack(devices[i]);
            taken[i] = false;
        }
        if (begins)
            taken = before;
    }

    const Problem& problem;
    PartialAssignment& assignment;
    std::span<const VertexId> kernels;
    const PlacerContext& context;
    double mostArrangements;
    std::vector<DeviceId> devices;
    std::vector<std::vector<TensorId>> incoming; ///< By kernel.
    std::vector<TensorId> copied;
    std::vector<std::size_t> noted; ///< How many of `copied`, by kernel.
    std::vector<DeviceId> current;
    std::vector<bool> taken; ///< By position in `devices`.
    std::vector<DeviceId> best;
    double bestSeconds = 0;
    std::uint64_t steps = 0;
    bool stopped = false;
};

/// ENUMERATIVEOPTIMIZER: meta-operations in topological order; for each the balanced arrangement of its join
/// kernels of least transfer time given what is placed, then the same for its formations.
class Enumerative final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "enumerative",
            DOPPLER_TEXT("core", "Enumerative optimizer"),
            PlacerKind::Constructive,
            "Yao et al., arXiv 2505.23131",
            {wholeOption(
                "arrangements", 1'000'000, 0, 1e12,
                {.label = DOPPLER_TEXT("core", "Arrangement limit"),
                 .help = DOPPLER_TEXT("core", "largest number of arrangements of a meta-operation for which "
                                              "all are tried; above it, the kernels are placed in groups of "
                                              "|D|, each group optimally given the groups before it")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const auto most = static_cast<double>(options.integer("arrangements"));
        PartialAssignment assignment(problem);
        std::size_t taken = 0;
        for (const MetaOperation& operation : metaOperations(problem.graph()))
            for (const std::span<const VertexId> part :
                 {std::span(operation.joins), std::span(operation.formations)}) {
                spread(problem, assignment, part, context, most, taken);
                if (context.stop.stop_requested())
                    return stoppedEarly();
            }
        return std::move(assignment).result();
    }

private:
    /// First the kernels that are not free to go everywhere or bring others along, each to the feasible
    /// device that has the fewest of this part; then all others evenly.
    static void spread(const Problem& problem, PartialAssignment& assignment, std::span<const VertexId> part,
                       const PlacerContext& context, double most, std::size_t& taken)
    {
        std::vector<std::size_t> count(problem.deviceCount(), 0);
        const auto put = [&](VertexId v, DeviceId d) {
            assignment.place(v, d);
            ++count[d];
        };
        const auto placeAlone = [&](VertexId v) {
            const DeviceId d = leastCrowded(assignment, count, v);
            if (context.record) {
                Decision decision = decisionInOrder(++taken, orderName, d, {});
                for (DeviceId other : assignment.feasibleDevices(v))
                    decision.options.push_back({other, noStart, static_cast<double>(count[other])});
                decision.valueName = DOPPLER_TEXT("core", "pieces of its operation on the device");
                decision.valueUnit = DecisionUnit::Count;
                tellOfAll(context, std::move(decision), problem.movesTogether(v));
            }
            put(v, d);
        };
        std::vector<VertexId> anywhere;
        for (VertexId v : part) {
            if (context.stop.stop_requested())
                return;
            if (assignment.placed(v))
                ++count[assignment.device(v)];
            else if (problem.movesTogether(v).size() > 1 ||
                     assignment.feasibleDevices(v).size() < problem.deviceCount())
                placeAlone(v);
            else
                anywhere.push_back(v);
        }
        const std::vector<DeviceId> devices =
            BalancedSpread(problem, assignment, anywhere, context, most).find();
        for (std::size_t i = 0; i < anywhere.size(); ++i) {
            if (context.stop.stop_requested())
                return;
            const auto feasible = assignment.feasibleDevices(anywhere[i]);
            if (!std::binary_search(feasible.begin(), feasible.end(), devices[i])) {
                placeAlone(anywhere[i]); // those before have filled its memory
                continue;
            }
            if (context.record)
                context.record(spreadDecision(assignment, feasible, anywhere[i], devices[i], ++taken));
            put(anywhere[i], devices[i]);
        }
    }

    static constexpr std::string_view orderName = DOPPLER_TEXT("core", "order of the operations");

    /// A vertex alone that got its device with the other pieces.
    static Decision spreadDecision(PartialAssignment& assignment, std::span<const DeviceId> feasible,
                                   VertexId v, DeviceId chosen, std::size_t position)
    {
        Decision decision = decisionInOrder(position, orderName, chosen, {});
        decision.vertex = v;
        const auto tensors = assignment.incoming(v);
        for (DeviceId d : feasible)
            decision.options.push_back({d, noStart, arrivalSeconds(assignment, tensors, d)});
        decision.valueName = DOPPLER_TEXT("core", "transfers of its inputs");
        decision.settled = DOPPLER_TEXT(
            "core",
            "The pieces of its operation are spread evenly, in the arrangement with the shortest transfers.");
        return decision;
    }

    static double arrivalSeconds(const PartialAssignment& assignment, std::span<const TensorId> tensors,
                                 DeviceId d)
    {
        double sum = 0;
        for (TensorId t : tensors)
            sum += assignment.arrivalSeconds(t, d);
        return sum;
    }

    /// Among devices with as few kernels: where the least has to come to, then where the least is to do.
    static DeviceId leastCrowded(PartialAssignment& assignment, std::span<const std::size_t> count,
                                 VertexId v)
    {
        const auto tensors = assignment.incoming(v);
        const auto crowd = [&](DeviceId d) {
            return std::tuple(count[d], arrivalSeconds(assignment, tensors, d),
                              assignment.assignedSeconds(d));
        };
        const auto feasible = assignment.feasibleDevices(v);
        return *std::min_element(feasible.begin(), feasible.end(),
                                 [&](DeviceId a, DeviceId b) { return crowd(a) < crowd(b); });
    }
};

} // namespace

std::unique_ptr<Placer> makeEnumerative() { return std::make_unique<Enumerative>(); }

} // namespace doppler
