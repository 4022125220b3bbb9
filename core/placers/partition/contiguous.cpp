// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/partition/contiguous_split.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace doppler {

namespace {

constexpr double noStage = std::numeric_limits<double>::infinity();

/// How a stage's cost is made of its compute seconds and the seconds of what it sends.
enum class StageCost {
    Sum,     ///< One after the other.
    Largest, ///< At the same time: what bounds the time per item of a stream.
};

/// The best split of an order into stages, one for each device in the order of ids. A stage costs its compute
/// seconds (shared by the slots) and the seconds for the tensors that it produces for later stages, each once
/// to the next device. Among at most `mostCuts` positions for a cut, by dynamic programming.
class StageTable {
public:
    StageTable(const Problem& p, std::span<const VertexId> o, const ResidentBytes& r, std::size_t mostCuts,
               bool hardLimits, StageCost stageCost)
        : problem(p), order(o), resident(r), devices(p.deviceCount()), hard(hardLimits), cost(stageCost)
    {
        const std::size_t pieces = std::min(order.size(), mostCuts);
        for (std::size_t i = 0; i <= pieces; ++i) // by load, it would be uneven where loads are
            cuts.push_back(i * order.size() / pieces);
        count = cuts.size();
        findPieces();
    }

    /// False if `stop` is requested.
    bool solve(const std::stop_token& stop)
    {
        least.assign((devices + 1) * count, noStage);
        from.assign((devices + 1) * count, 0);
        least[0] = 0;
        for (std::size_t d = 0; d < devices; ++d) {
            if (stop.stop_requested())
                return false;
            fillDevice(d);
        }
        return true;
    }

    /// The last position of every stage of the best split over the first devices; nothing if no split keeps
    /// to the limits. The other devices have empty stages at the end.
    [[nodiscard]] std::vector<std::size_t> best(std::size_t firstDevices) const
    {
        if (least[firstDevices * count + count - 1] == noStage)
            return {};
        std::vector<std::size_t> ends(devices, order.size());
        std::size_t at = count - 1;
        for (std::size_t d = firstDevices; d-- > 0;) {
            ends[d] = cuts[at];
            at = from[(d + 1) * count + at];
        }
        return ends;
    }

private:
    /// A tensor by the pieces of its source and of its last consumer.
    struct Span {
        TensorId tensor;
        std::size_t first;
        std::size_t last;
    };

    void findPieces()
    {
        const DataflowGraph& graph = problem.graph();
        std::vector<std::size_t> piece(order.size());
        for (std::size_t i = 0, p = 0; i < order.size(); ++i) {
            while (cuts[p + 1] <= i)
                ++p;
            piece[order[i]] = p;
        }
        for (TensorId t : graph.tensors()) {
            const VertexId source = graph.tensor(t).source;
            std::size_t last = piece[source];
            for (const Edge& e : graph.outEdges(source))
                if (e.tensor == t)
                    last = std::max(last, piece[e.to]);
            if (last > piece[source])
                spans.push_back({t, piece[source], last});
        }
        bytes.assign(count - 1, 0);
        for (std::size_t i = 0; i < order.size(); ++i)
            bytes[piece[order[i]]] += resident.ownBytes(order[i]);
    }

    /// Seconds of each piece on d; infinite if hard limits forbid one of its vertices there.
    void findWork(DeviceId d)
    {
        work.assign(count - 1, 0);
        const double slots = static_cast<double>(
            std::min<std::size_t>(problem.topology().device(d).slotCount, problem.vertexCount()));
        for (std::size_t p = 0; p + 1 < count; ++p)
            for (std::size_t i = cuts[p]; i < cuts[p + 1]; ++i) {
                if (problem.allowed(order[i], d))
                    work[p] += problem.computeSeconds(order[i], d) / slots;
                else if (hard)
                    work[p] = noStage;
            }
    }

    /// out[i * (count - 1) + a]: seconds of the tensors of piece a that a stage that ends before piece i
    /// sends on.
    void findOutgoing(std::size_t d)
    {
        out.assign(count * (count - 1), 0);
        if (d + 1 == devices)
            return;
        for (const Span& span : spans) {
            const double seconds = problem.transferSeconds(span.tensor, DeviceId{d}, DeviceId{d + 1});
            out[(span.first + 1) * (count - 1) + span.first] += seconds;
            out[(span.last + 1) * (count - 1) + span.first] -= seconds;
        }
        for (std::size_t i = 1; i < count; ++i)
            for (std::size_t a = 0; a + 1 < count; ++a)
                out[i * (count - 1) + a] += out[(i - 1) * (count - 1) + a];
    }

    void fillDevice(std::size_t d)
    {
        const DeviceId device{d};
        findWork(device);
        findOutgoing(d);
        const double memory = hard && boundsMemory(problem) ? problem.topology().device(device).memoryBytes
                                                            : std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < count; ++i) {
            double& best = least[(d + 1) * count + i];
            double seconds = 0;
            double sent = 0;
            double held = 0;
            for (std::size_t j = i + 1; j-- > 0;) { // the shortest stage first
                if (j < i) {
                    seconds += work[j];
                    held += bytes[j];
                    sent += out[i * (count - 1) + j];
                }
                if (seconds >= best || held > memory || seconds == noStage)
                    break;
                const double sending = i + 1 == count ? 0 : std::max(sent, 0.0);
                const double stage = cost == StageCost::Sum ? seconds + sending : std::max(seconds, sending);
                if (const double total = std::max(least[d * count + j], stage); total < best) {
                    best = total;
                    from[(d + 1) * count + i] = static_cast<std::uint32_t>(j);
                }
            }
        }
    }

    const Problem& problem;
    std::span<const VertexId> order;
    const ResidentBytes& resident;
    std::size_t devices;
    bool hard;
    StageCost cost;
    std::size_t count = 0;         ///< Positions for a cut, with both ends.
    std::vector<std::size_t> cuts; ///< Positions in the order; a piece is what lies between two of them.
    std::vector<Span> spans;
    std::vector<double> bytes; ///< By piece.
    std::vector<double> work;  ///< By piece, on the present device.
    std::vector<double> out;
    std::vector<double> least; ///< (|D| + 1) x cuts: largest stage so far.
    std::vector<std::uint32_t> from;
};

/// Assigns the stages; a vertex that its device doesn't allow or hold goes to the next that does.
Assignment assignStages(const Problem& problem, std::span<const VertexId> order,
                        const std::vector<std::size_t>& ends)
{
    Assignment devices(problem.vertexCount());
    ResidentBytes resident(problem);
    std::vector<DeviceId> candidates;
    std::uint32_t stage = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        while (stage + 1 < ends.size() && ends[stage] <= i)
            ++stage;
        const VertexId v = order[i];
        if (devices[v].valid())
            continue;
        const auto allowed = problem.allowedDevices(v);
        candidates.assign(allowed.begin(), allowed.end());
        if (boundsMemory(problem))
            resident.findFitting(v, candidates);
        const auto next = std::ranges::lower_bound(candidates, DeviceId{stage});
        const DeviceId d = next != candidates.end() ? *next : candidates.back();
        for (VertexId member : problem.movesTogether(v)) {
            devices[member] = d;
            resident.place(member, d);
        }
    }
    return devices;
}

/// Pipeline stages: the order is split into as many contiguous parts as there are devices, so that the
/// largest is least, or so that a simulated run is short.
class Contiguous final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "contiguous",
            DOPPLER_TEXT("core", "Contiguous stages"),
            PlacerKind::Constructive,
            "Bokhari, IEEE TC 37(1), 1988; Narayanan et al., PipeDream, SOSP 2019",
            {choiceOption(
                 "order", {"topological", "depth-first"},
                 {.label = DOPPLER_TEXT("core", "Order of vertices"),
                  .help = DOPPLER_TEXT("core", "topological: by distance from the sources; depth-first: "
                                               "finish a branch before the next one begins")}),
             choiceOption(
                 "objective", {"stage", "period", "makespan"},
                 {.label = DOPPLER_TEXT("core", "Objective"),
                  .help = DOPPLER_TEXT(
                      "core", "stage: the largest stage is least, compute and sending one after the other; "
                              "period: the time per item of a stream, compute and sending at the same time; "
                              "makespan: the shortest simulated run of one item, over one or more devices")}),
             wholeOption("cuts", 1000, 1, 4000,
                         {.label = DOPPLER_TEXT("core", "Cut positions"),
                          .help = DOPPLER_TEXT("core", "number of evenly spaced positions at which a stage "
                                                       "may end")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        if (context.stop.stop_requested())
            return stoppedEarly();
        const auto topological = problem.graph().topologicalOrder();
        std::vector<VertexId> order(topological.begin(), topological.end());
        if (options.text("order") == "depth-first")
            order = depthFirstOrder(problem.graph());
        const std::string_view objective = options.text("objective");
        std::vector<Assignment> found;
        if (!order.empty() && !findSplits(problem, options, order, context.stop, found))
            return stoppedEarly();
        if (found.empty())
            found.push_back(
                assignStages(problem, order, std::vector<std::size_t>(problem.deviceCount(), order.size())));
        if (found.size() == 1)
            return PlacerResult{{std::move(found.front()), {}}, 0};
        const bool simulates = objective == "makespan";
        std::optional<Simulator> simulator;
        if (simulates)
            simulator.emplace(problem.shared_from_this());
        const auto score = [&](const Assignment& devices) {
            return simulates ? simulator->makespan(devices) : streamPeriod(problem, devices);
        };
        std::vector<double> scores;
        for (const Assignment& devices : found) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            scores.push_back(score(devices));
        }
        const auto best = static_cast<std::size_t>(std::ranges::min_element(scores) - scores.begin());
        return PlacerResult{{std::move(found[best]), {}}, simulates ? found.size() : 0};
    }

private:
    /// The splits among which the objective chooses; none if no split keeps to any limit. False: stopped.
    static bool findSplits(const Problem& problem, const Options& options, std::span<const VertexId> order,
                           const std::stop_token& stop, std::vector<Assignment>& found)
    {
        const std::string_view objective = options.text("objective");
        const ResidentBytes resident(problem);
        const std::size_t all = problem.deviceCount();
        for (const bool hard : {true, false}) {
            for (const StageCost cost : {StageCost::Sum, StageCost::Largest}) {
                if (cost == StageCost::Largest && objective != "period")
                    continue;
                StageTable table(problem, order, resident, extentOf(options, "cuts"), hard, cost);
                if (!table.solve(stop))
                    return false;
                for (std::size_t n = objective == "makespan" ? 1 : all; n <= all; ++n)
                    if (const auto ends = table.best(n); !ends.empty())
                        found.push_back(assignStages(problem, order, ends));
            }
            if (!found.empty())
                break;
        }
        return true;
    }
};

} // namespace

std::unique_ptr<Placer> makeContiguous() { return std::make_unique<Contiguous>(); }

} // namespace doppler
