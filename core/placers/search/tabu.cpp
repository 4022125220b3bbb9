// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"

#include <optional>
#include <unordered_map>

namespace doppler {

namespace {

/// One chain: of some drawn moves the best is made, better or worse; to go back is forbidden for a while,
/// unless it leads to a new best.
class TabuWalk {
public:
    explicit TabuWalk(SearchChain& c)
        : chain(c), random(c.random), neighbourhood(c.problem), walk(c.problem, false, true),
          candidates(static_cast<int>(c.options.integer("candidates"))),
          tenure(static_cast<std::uint64_t>(c.options.integer("tenure"))),
          anywhere(c.options.number("anywhere"))
    {
    }

    Result<void> run()
    {
        const auto begin = chain.start(walk);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        chain.monitor.counted();
        arrived();
        while (!neighbourhood.empty() && !chain.monitor.done())
            step();
        return {};
    }

private:
    void step()
    {
        ++iteration;
        std::optional<Move> chosen;
        DeviceId from;
        double least = std::numeric_limits<double>::infinity();
        bool isLast = false; // what is chosen is what was tried last
        for (int i = 0; i < candidates && !chain.monitor.done(); ++i) {
            const Move move = drawMove();
            const bool allowed = !forbidden(move);
            const DeviceId here = walk.current().devices[move.vertex];
            const double limit = allowed ? least : std::min(least, chain.monitor.bestMakespan());
            const double makespan = walk.tryMoves({&move, 1}, limit);
            chain.monitor.counted();
            isLast = makespan < limit || (!chosen && allowed);
            if (!isLast)
                continue;
            chosen = move;
            from = here;
            least = makespan;
            if (makespan < chain.monitor.bestMakespan())
                break; // no need to look for a better one
        }
        if (!chosen || (!isLast && chain.monitor.done()))
            return;
        forbid({chosen->vertex, from});
        if (!isLast) {
            walk.tryMoves({&*chosen, 1}, std::numeric_limits<double>::infinity());
            chain.monitor.counted();
        }
        walk.accept();
        arrived();
    }

    Move drawMove()
    {
        const VertexId v = seeds.empty() || random.uniform() < anywhere ? neighbourhood.draw(random)
                                                                        : seeds[random.below(seeds.size())];
        const DeviceId here = walk.current().devices[v];
        if (random.uniform() < 0.5) {
            const VertexId neighbour = neighbourhood.drawNeighbour(random, v);
            if (neighbour.valid() && walk.current().devices[neighbour] != here &&
                chain.problem.allowed(v, walk.current().devices[neighbour]))
                return {v, walk.current().devices[neighbour]};
        }
        return {v, neighbourhood.drawOtherDevice(random, v, here)};
    }

    [[nodiscard]] bool forbidden(const Move& move) const
    {
        const auto at = release.find(key(move));
        return at != release.end() && at->second > iteration;
    }
    void forbid(const Move& move)
    {
        release.insert_or_assign(key(move), iteration + tenure + random.below(tenure + 1));
    }
    /// Those that are colocated are one.
    [[nodiscard]] std::uint64_t key(const Move& move) const
    {
        return (std::uint64_t{chain.problem.movesTogether(move.vertex).front().value} << 32) |
               move.device.value;
    }

    void arrived()
    {
        const Placement& here = walk.current();
        chain.monitor.reached(here.devices, walk.makespan(), here.order);
        neighbourhood.movableOn(walk.criticalPath(), seeds);
    }

    SearchChain& chain;
    Random& random;
    Neighbourhood neighbourhood;
    PlacementWalk walk;
    int candidates;
    std::uint64_t tenure;
    double anywhere;
    std::uint64_t iteration = 0;
    std::vector<VertexId> seeds;                              ///< On the current realised critical path.
    std::unordered_map<std::uint64_t, std::uint64_t> release; ///< (vertex, device) -> iteration.
};

/// Tabu search over moves of one vertex, half of which begin on the realised critical path.
class Tabu final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "tabu", DOPPLER_TEXT("core", "Tabu search"), PlacerKind::Search,
            "Glover, ORSA Journal on Computing 1(3), 1989; for task graphs Porto, Ribeiro, 1995",
            searchOptions(
                10000,
                {wholeOption("candidates", 8, 1, 1e6,
                             {.label = DOPPLER_TEXT("core", "Moves per step"),
                              .help = DOPPLER_TEXT(
                                  "core", "number of moves tried per step, of which the best is made")}),
                 wholeOption("tenure", 10, 0, 1e9,
                             {.label = DOPPLER_TEXT("core", "Tabu tenure"),
                              .unit = DOPPLER_TEXT("core", "moves"),
                              .help = DOPPLER_TEXT(
                                  "core", "number of moves for which a vertex must not return to its "
                                          "previous device, drawn from this value up to twice this value")}),
                 numberOption(
                     "anywhere", 0.2, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Off-path moves"),
                      .help = DOPPLER_TEXT(
                          "core",
                          "probability that a move starts from a vertex off the realised critical path")})})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChains(problem, options, context,
                              [](SearchChain& chain) { return TabuWalk(chain).run(); });
    }
};

} // namespace

std::unique_ptr<Placer> makeTabu() { return std::make_unique<Tabu>(); }

} // namespace doppler
