// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/partition/partition_graph.h"

#include <array>
#include <cmath>
#include <mutex>
#include <numeric>

#include <metis.h>

namespace doppler {

namespace {

static_assert(sizeof(idx_t) == sizeof(std::int32_t));

/// METIS draws from the C library's one generator and sets signal handlers while it works.
std::mutex oneMetisCallAtATime;

Error metisError(int code)
{
    return {{code == METIS_ERROR_MEMORY ? DOPPLER_TEXT("core", "METIS: not enough memory")
                                        : DOPPLER_TEXT("core", "METIS failed with code {0}"),
             {std::to_string(code)}},
            {},
            {}};
}

/// Cuts the graph in two, and the halves again, one METIS call a cut. Its own recursion prints to standard
/// output where a half has fewer vertices than parts, as halves with a heavy vertex have.
class Bisection {
public:
    Bisection(const PartitionGraph& g, const Options& options, std::uint64_t seed)
        : graph(g), tolerance(1 + options.number("imbalance")), local(g.unitCount()), deviceOf(g.unitCount())
    {
        METIS_SetDefaultOptions(settings);
        settings[METIS_OPTION_SEED] = static_cast<idx_t>(seed & 0x7fffffff);
        settings[METIS_OPTION_NCUTS] = static_cast<idx_t>(options.integer("cuts"));
        // The tolerances of the cuts that follow each other multiply.
        const double depth = std::ceil(std::log2(static_cast<double>(g.share.size())));
        tolerance = std::pow(tolerance, 1 / std::max(depth, 1.0));
    }

    Result<std::vector<std::int32_t>> run(const std::stop_token& stop)
    {
        std::vector<std::uint32_t> all(graph.unitCount());
        std::iota(all.begin(), all.end(), 0U);
        if (auto error = divide(std::move(all), 0, graph.share.size(), stop))
            return *std::move(error);
        return std::move(deviceOf);
    }

private:
    /// Gives these units to the devices first .. last - 1.
    std::optional<Error> divide(std::vector<std::uint32_t> units, std::size_t first, std::size_t last,
                                const std::stop_token& stop)
    {
        if (stop.stop_requested())
            return stoppedEarly();
        if (last - first == 1 || units.size() < 2) {
            std::size_t device = first; // one unit alone: the fastest device
            for (std::size_t d = first; d < last; ++d)
                if (graph.share[d] > graph.share[device])
                    device = d;
            for (std::uint32_t u : units)
                deviceOf[u] = static_cast<std::int32_t>(device);
            return std::nullopt;
        }
        const std::size_t middle = first + (last - first) / 2;
        std::array<double, 2> share{};
        for (std::size_t d = first; d < last; ++d)
            share[d < middle ? 0 : 1] += graph.share[d];
        std::array<real_t, 2> target{0.5F, 0.5F}; // Where no share is a number, all are as slow.
        if (const double sum = share[0] + share[1]; sum > 0)
            target = {static_cast<real_t>(share[0] / sum), static_cast<real_t>(share[1] / sum)};
        // METIS refuses a part of nothing, and loses memory over it: devices so slow get nothing.
        if (target[0] <= 0)
            return divide(std::move(units), middle, last, stop);
        if (target[1] <= 0)
            return divide(std::move(units), first, middle, stop);
        const auto side = cut(units, target);
        if (!side)
            return side.error();
        std::array<std::vector<std::uint32_t>, 2> halves;
        for (std::size_t i = 0; i < units.size(); ++i)
            halves[static_cast<std::size_t>((*side)[i])].push_back(units[i]);
        units = {};
        if (auto error = divide(std::move(halves[0]), first, middle, stop))
            return error;
        return divide(std::move(halves[1]), middle, last, stop);
    }

    /// 0 or 1 for each of the units.
    Result<std::vector<idx_t>> cut(const std::vector<std::uint32_t>& units, std::array<real_t, 2>& target)
    {
        constexpr idx_t outside = -1;
        std::fill(local.begin(), local.end(), outside);
        for (std::size_t i = 0; i < units.size(); ++i)
            local[units[i]] = static_cast<idx_t>(i);
        std::vector<idx_t> start{0};
        std::vector<idx_t> neighbor;
        std::vector<idx_t> traffic;
        std::vector<idx_t> work;
        for (std::uint32_t u : units) {
            for (auto i = static_cast<std::size_t>(graph.start[u]);
                 i < static_cast<std::size_t>(graph.start[u + 1]); ++i)
                if (const idx_t other = local[static_cast<std::size_t>(graph.neighbor[i])];
                    other != outside) {
                    neighbor.push_back(other);
                    traffic.push_back(graph.traffic[i]);
                }
            start.push_back(static_cast<idx_t>(neighbor.size()));
            work.push_back(graph.work[u]);
        }
        neighbor.reserve(1); // METIS refuses null where there are no edges
        traffic.reserve(1);
        auto count = static_cast<idx_t>(units.size());
        idx_t constraints = 1;
        idx_t parts = 2;
        idx_t cutWeight = 0;
        auto imbalance = static_cast<real_t>(tolerance);
        std::vector<idx_t> side(units.size());
        const int code = METIS_PartGraphRecursive(&count, &constraints, start.data(), neighbor.data(),
                                                  work.data(), nullptr, traffic.data(), &parts, target.data(),
                                                  &imbalance, settings, &cutWeight, side.data());
        if (code != METIS_OK)
            return metisError(code);
        return side;
    }

    const PartitionGraph& graph;
    double tolerance;
    idx_t settings[METIS_NOPTIONS];
    std::vector<idx_t> local; ///< By unit: its number in the half at hand.
    std::vector<std::int32_t> deviceOf;
};

/// A balanced cut of least traffic: work by the devices' speeds, then what is not allowed moved.
class Metis final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "metis",
            "METIS",
            PlacerKind::Constructive,
            "Karypis, Kumar, SIAM J. Scientific Computing 20(1), 1998; METIS 5",
            {numberOption("imbalance", 0.03, 0.001, 10,
                          {.label = DOPPLER_TEXT("core", "Allowed imbalance"),
                           .help = DOPPLER_TEXT("core", "allowed excess weight of a part, as a share")}),
             wholeOption("cuts", 1, 1, 1000,
                         {.label = DOPPLER_TEXT("core", "Partitionings"),
                          .help = DOPPLER_TEXT(
                              "core", "partitionings to compute each time; the best one is used")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const PartitionGraph graph = partitionGraph(problem);
        const std::lock_guard lock(oneMetisCallAtATime);
        auto deviceOf = Bisection(graph, options, context.seed).run(context.stop);
        if (!deviceOf)
            return deviceOf.error();
        return PlacerResult{{settle(problem, graph, *std::move(deviceOf)), {}}, 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeMetis() { return std::make_unique<Metis>(); }

} // namespace doppler
