// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"

#include <algorithm>

namespace doppler {

namespace {

/// One chain: climbs to a local optimum, kicks some vertices elsewhere, climbs again, and goes back where
/// that led to nothing better.
class IteratedClimb {
public:
    explicit IteratedClimb(SearchChain& c)
        : chain(c), random(c.random), neighbourhood(c.problem), walk(c.problem, false),
          vertices(neighbourhood.movable().begin(), neighbourhood.movable().end())
    {
    }

    Result<void> run()
    {
        const auto begin = chain.start(walk);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        arrived();
        const auto kicked = static_cast<std::size_t>(chain.options.integer("kick"));
        while (!vertices.empty() && !chain.monitor.done()) {
            climb();
            if (chain.monitor.done())
                break;
            if (walk.makespan() <= homeMakespan) {
                home = walk.current();
                homeMakespan = walk.makespan();
            }
            kick(kicked);
        }
        return {};
    }

private:
    /// First improvement, vertices in a drawn order, until no move of one vertex is left that improves.
    void climb()
    {
        for (std::size_t i = vertices.size(); i > 1; --i)
            std::swap(vertices[i - 1], vertices[random.below(i)]);
        std::size_t inVain = 0;
        for (std::size_t i = 0; inVain < vertices.size(); i = (i + 1) % vertices.size())
            inVain = improve(vertices[i]) ? 0 : inVain + 1;
    }

    bool improve(VertexId v)
    {
        const DeviceId here = walk.current().devices[v];
        for (DeviceId d : chain.problem.allowedDevices(v)) {
            if (d == here)
                continue;
            if (chain.monitor.done())
                return false;
            const Move move{v, d};
            if (walk.tryMoves({&move, 1}, walk.makespan()) < walk.makespan()) {
                walk.accept();
                arrived();
                return true;
            }
            chain.monitor.counted();
        }
        return false;
    }

    /// From the best local optimum of this chain.
    void kick(std::size_t count)
    {
        Placement placement = home;
        for (std::size_t i = 0; i < count; ++i) {
            const VertexId v = neighbourhood.draw(random);
            const DeviceId d = neighbourhood.drawOtherDevice(random, v, placement.devices[v]);
            for (VertexId member : chain.problem.movesTogether(v))
                placement.devices[member] = d;
        }
        if (walk.start(std::move(placement), chain.stop))
            arrived();
    }

    void arrived() { chain.monitor.evaluated(walk.current().devices, walk.makespan(), walk.current().order); }

    SearchChain& chain;
    Random& random;
    Neighbourhood neighbourhood;
    PlacementWalk walk;
    std::vector<VertexId> vertices;
    Placement home;
    double homeMakespan = std::numeric_limits<double>::infinity();
};

/// Iterated local search over moves of one vertex.
class HillClimb final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "hill-climb", DOPPLER_TEXT("core", "Hill climbing"), PlacerKind::Search,
            "Lourenco, Martin, Stuetzle, Iterated Local Search, 2003",
            searchOptions(
                10000,
                {wholeOption(
                    "kick", 4, 1, 1e6,
                    {.label = DOPPLER_TEXT("core", "Kick size"),
                     .unit = DOPPLER_TEXT("core", "vertices"),
                     .help = DOPPLER_TEXT(
                         "core", "number of vertices moved at random after a local optimum is reached")})})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChains(problem, options, context,
                              [](SearchChain& chain) { return IteratedClimb(chain).run(); });
    }
};

} // namespace

std::unique_ptr<Placer> makeHillClimb() { return std::make_unique<HillClimb>(); }

} // namespace doppler
