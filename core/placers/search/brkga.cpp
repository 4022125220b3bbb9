// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/brkga.h"

#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/search/key_proposals.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace doppler {

namespace {

/// A population of keys and what they stand for. An individual has a key for every vertex and device, its
/// affinity, and, where the order is searched, one for every vertex, its priority.
class Population {
public:
    Population(SearchChain& c, bool order, const BrkgaGuidance& g)
        : chain(c), problem(c.problem), random(c.random), guidance(g), devices(c.problem.deviceCount()),
          movesOrder(order), keyCount(brkgaKeyCount(problem, order))
    {
        // What a generation needs is bounded: smaller populations on very large problems.
        constexpr std::size_t mostKeys = std::size_t{1} << 26;
        size = std::clamp<std::size_t>(mostKeys / std::max<std::size_t>(keyCount, 1), 4,
                                       static_cast<std::size_t>(c.options.integer("population")));
        elites = std::clamp<std::size_t>(share("elites"), 1, size - 2);
        mutants = std::min(share("mutants"), size - elites - 1);
        bias = c.options.number("bias");
    }

    Result<void> run()
    {
        const auto begin = chain.start(simulator);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        if (!movesOrder)
            placement.order = (*begin)->order;
        individuals.resize(size);
        next.resize(size);
        for (std::size_t i = 0; i < size && !done(); ++i) {
            drawKeys(individuals[i].keys);
            if (i == 0)
                impress(**begin, individuals[i].keys);
            evaluate(individuals[i]);
        }
        while (!done())
            breed();
        return {};
    }

private:
    using Key = std::uint16_t;
    using Keys = std::vector<Key>;
    struct Individual {
        Keys keys;
        double makespan = std::numeric_limits<double>::infinity();
    };

    [[nodiscard]] std::size_t share(const char* option) const
    {
        return static_cast<std::size_t>(chain.options.number(option) * static_cast<double>(size));
    }

    void drawKeys(Keys& keys)
    {
        keys.resize(keyCount);
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < keyCount; ++i, bits >>= 16) {
            if (i % 4 == 0)
                bits = random();
            const auto own = static_cast<Key>(bits);
            keys[i] = guidance.proposals.empty() ? own : KeyProposals::key(guidance.proposals[i], own);
        }
    }
    [[nodiscard]] bool done() { return ended || chain.monitor.done(); }

    /// Raises the affinities, and spreads the priorities, such that the keys stand for this placement.
    void impress(const Placement& known, Keys& keys) const
    {
        constexpr Key most = std::numeric_limits<Key>::max();
        for (VertexId v : problem.graph().vertices()) {
            for (std::size_t d = 0; d < devices; ++d)
                keys[v * devices + d] = std::min<Key>(keys[v * devices + d], most - 1);
            keys[v * devices + known.devices[v]] = most;
        }
        for (std::size_t i = 0; movesOrder && i < known.order.size(); ++i)
            priority(keys, known.order[i]) = static_cast<Key>(65535 - 65535 * i / known.order.size());
    }
    Key& priority(Keys& keys, VertexId v) const { return keys[problem.vertexCount() * devices + v]; }

    void evaluate(Individual& individual)
    {
        decode(individual.keys);
        individual.makespan = simulator->makespan(placement);
        chain.monitor.evaluated(placement.devices, individual.makespan, placement.order);
        ended = guidance.evaluated && guidance.evaluated();
    }

    /// Every vertex to the allowed device of largest affinity; ties: lower device. Of colocated ones the
    /// first decides.
    void decode(Keys& keys)
    {
        placement.devices.resize(problem.vertexCount());
        for (VertexId v : problem.graph().vertices()) {
            const Key* const affinity = &keys[problem.movesTogether(v).front() * devices];
            DeviceId best = problem.allowedDevices(v).front();
            for (DeviceId d : problem.allowedDevices(v))
                if (affinity[d] > affinity[best])
                    best = d;
            placement.devices[v] = best;
        }
        if (!movesOrder)
            return;
        placement.order.resize(problem.vertexCount());
        for (VertexId v : problem.graph().vertices())
            placement.order[v] = v;
        std::stable_sort(placement.order.begin(), placement.order.end(),
                         [&](VertexId a, VertexId b) { return priority(keys, a) > priority(keys, b); });
    }

    /// The elite stays; mutants are new; the others have an elite parent, whose keys they mostly take, and
    /// another.
    void breed()
    {
        std::stable_sort(individuals.begin(), individuals.end(),
                         [](const Individual& a, const Individual& b) { return a.makespan < b.makespan; });
        for (std::size_t i = elites; i < size; ++i) {
            if (done())
                return;
            if (i >= size - mutants)
                drawKeys(next[i].keys);
            else
                cross(individuals[random.below(elites)].keys,
                      individuals[elites + random.below(size - elites)].keys, next[i].keys);
            evaluate(next[i]);
        }
        for (std::size_t i = elites; i < size; ++i)
            std::swap(individuals[i], next[i]);
    }

    void cross(const Keys& elite, const Keys& other, Keys& child)
    {
        child.resize(keyCount);
        const auto threshold = static_cast<std::uint64_t>(bias * 65536);
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < keyCount; ++i, bits >>= 16) {
            if (i % 4 == 0)
                bits = random();
            child[i] = (bits & 0xffff) < threshold ? elite[i] : other[i];
        }
    }

    SearchChain& chain;
    const Problem& problem;
    Random& random;
    const BrkgaGuidance& guidance;
    bool ended = false;                 ///< Whether the guidance ends the search.
    std::optional<Simulator> simulator; ///< Made once there is a start.
    std::size_t devices;
    bool movesOrder;
    std::size_t keyCount;
    std::size_t size = 0;
    std::size_t elites = 0;
    std::size_t mutants = 0;
    double bias = 0;
    std::vector<Individual> individuals;
    std::vector<Individual> next;
    Placement placement;
};

/// Biased random-key genetic algorithm with the keys of REGAL.
class Brkga final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "brkga", DOPPLER_TEXT("core", "Genetic algorithm"), PlacerKind::Search,
            "Goncalves, Resende, Journal of Heuristics 17, 2011; keys of REGAL, Paliwal et al., ICLR 2020",
            searchOptions(10000, [] {
                auto own = brkgaOptions();
                own.push_back(orderOption());
                return own;
            }())};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChainsWithOrder(problem, options, context, [&](SearchChain& chain, bool order) {
            return runBrkga(chain, order);
        });
    }
};

} // namespace

std::vector<OptionSpec> brkgaOptions()
{
    return {wholeOption("population", 50, 4, 1e6,
                        {.label = DOPPLER_TEXT("core", "Population size"),
                         .help = DOPPLER_TEXT("core", "number of individuals")}),
            numberOption(
                "elites", 0.2, 0, 1,
                {.label = DOPPLER_TEXT("core", "Elite share"),
                 .help = DOPPLER_TEXT("core", "share of the best individuals that survive each generation")}),
            numberOption("mutants", 0.1, 0, 1,
                         {.label = DOPPLER_TEXT("core", "Mutant share"),
                          .help = DOPPLER_TEXT("core", "share of the population that is replaced by "
                                                       "random individuals in each generation")}),
            numberOption("bias", 0.7, 0.5, 1,
                         {.label = DOPPLER_TEXT("core", "Inheritance bias"),
                          .help = DOPPLER_TEXT(
                              "core", "probability that a child takes a key from its elite parent")})};
}

std::size_t brkgaKeyCount(const Problem& problem, bool movesOrder)
{
    return problem.vertexCount() * (problem.deviceCount() + (movesOrder ? 1 : 0));
}

Result<void> runBrkga(SearchChain& chain, bool movesOrder, const BrkgaGuidance& guidance)
{
    return Population(chain, movesOrder, guidance).run();
}

std::unique_ptr<Placer> makeBrkga() { return std::make_unique<Brkga>(); }

} // namespace doppler
