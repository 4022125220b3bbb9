// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/search/search_chains.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <optional>

namespace doppler {

namespace {

/// A table of probabilities, a row per vertex (of colocated ones the first's counts), from which placements
/// are drawn, and which moves towards the best of them.
class Table {
public:
    explicit Table(SearchChain& c)
        : chain(c), problem(c.problem), random(c.random), devices(c.problem.deviceCount())
    {
    }

    Result<void> run()
    {
        auto begin = chain.start(simulator);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        Placement& first = **begin;
        chain.monitor.evaluated(first.devices, simulator->makespan(first), first.order);
        fill(first.devices, chain.options.number("trust"));
        const auto size = static_cast<std::size_t>(chain.options.integer("samples"));
        const auto share =
            static_cast<std::size_t>(chain.options.number("elites") * static_cast<double>(size));
        const std::size_t elites = std::clamp<std::size_t>(share, 1, size);
        // The order stays that of the start, which counts under the schedules given and strict.
        for (Placement sample{{}, std::move(first.order)}; !chain.monitor.done();) {
            best.clear();
            for (std::size_t i = 0; i < size && !chain.monitor.done(); ++i) {
                draw(sample.devices);
                const double makespan = simulator->makespan(sample);
                chain.monitor.evaluated(sample.devices, makespan, sample.order);
                keep(sample.devices, makespan, elites);
            }
            learn(chain.options.number("rate"), chain.options.number("floor"));
        }
        return {};
    }

private:
    struct Elite {
        double makespan;
        Assignment devices;
        bool operator<(const Elite& other) const { return makespan < other.makespan; }
    };

    [[nodiscard]] std::span<float> row(VertexId v) { return {&table[v * devices], devices}; }
    [[nodiscard]] VertexId leader(VertexId v) const { return problem.movesTogether(v).front(); }

    /// Uniform over the allowed devices, but for the share that the start has.
    void fill(const Assignment& start, double trust)
    {
        table.assign(problem.vertexCount() * devices, 0);
        for (VertexId v : problem.graph().vertices()) {
            const auto allowed = problem.allowedDevices(v);
            for (DeviceId d : allowed)
                row(v)[d] = static_cast<float>((1 - trust) / static_cast<double>(allowed.size()));
            row(v)[start[v]] += static_cast<float>(trust);
        }
    }

    void draw(Assignment& sample)
    {
        sample.resize(problem.vertexCount());
        for (VertexId v : problem.graph().vertices()) {
            if (leader(v) != v)
                continue;
            const auto allowed = problem.allowedDevices(v);
            double left = random.uniform();
            std::size_t i = 0;
            while (i + 1 < allowed.size() && (left -= static_cast<double>(row(v)[allowed[i]])) >= 0)
                ++i;
            for (VertexId member : problem.movesTogether(v))
                sample[member] = allowed[i];
        }
    }

    void keep(const Assignment& sample, double makespan, std::size_t elites)
    {
        if (best.size() == elites) {
            if (makespan >= best.front().makespan)
                return;
            std::pop_heap(best.begin(), best.end());
            best.pop_back();
        }
        best.push_back({makespan, sample});
        std::push_heap(best.begin(), best.end());
    }

    /// Towards the frequencies among the elite, which minimise the cross-entropy; no device is ever out of
    /// reach.
    void learn(double rate, double floor)
    {
        if (best.empty())
            return;
        const double each = rate / static_cast<double>(best.size());
        for (VertexId v : problem.graph().vertices()) {
            if (leader(v) != v)
                continue;
            const auto allowed = problem.allowedDevices(v);
            const std::span<float> p = row(v);
            for (DeviceId d : allowed)
                p[d] *= static_cast<float>(1 - rate);
            for (const Elite& elite : best)
                p[elite.devices[v]] += static_cast<float>(each);
            float sum = 0;
            for (DeviceId d : allowed)
                sum += p[d] = std::max(p[d], static_cast<float>(floor / static_cast<double>(allowed.size())));
            for (DeviceId d : allowed)
                p[d] /= sum;
        }
    }

    SearchChain& chain;
    const Problem& problem;
    Random& random;
    std::optional<Simulator> simulator; ///< Made once there is a start.
    std::size_t devices;
    std::vector<float> table; ///< |V| x |D|.
    std::vector<Elite> best;  ///< Of this round; a heap, the worst first.
};

/// The cross-entropy method, as Post uses it: without its reinforcement, which works on the same table.
class CrossEntropy final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "cross-entropy", DOPPLER_TEXT("core", "Cross-entropy method"), PlacerKind::Search,
            "Rubinstein, 1999; Post, Gao, Chen, Li, NeurIPS 2018",
            searchOptions(
                10000,
                {wholeOption("samples", 50, 1, 1e6,
                             {.label = DOPPLER_TEXT("core", "Samples per round"),
                              .help = DOPPLER_TEXT("core", "number of placements sampled per round")}),
                 numberOption(
                     "elites", 0.1, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Elite share"),
                      .help = DOPPLER_TEXT(
                          "core", "share of the best placements of a round from which the table learns")}),
                 numberOption(
                     "rate", 0.2, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Learning rate"),
                      .help = DOPPLER_TEXT(
                          "core", "step of the probability table towards the best placements, per round")}),
                 numberOption("floor", 0.01, 0, 1,
                              {.label = DOPPLER_TEXT("core", "Probability floor"),
                               .help = DOPPLER_TEXT(
                                   "core", "probability that is always shared equally among all devices")}),
                 numberOption(
                     "trust", 0.5, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Start placement trust"),
                      .help = DOPPLER_TEXT(
                          "core",
                          "initial probability of the device that a vertex has in the start placement")})})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChains(problem, options, context,
                              [](SearchChain& chain) { return Table(chain).run(); });
    }
};

} // namespace

std::unique_ptr<Placer> makeCrossEntropy() { return std::make_unique<CrossEntropy>(); }

} // namespace doppler
