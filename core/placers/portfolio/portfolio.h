// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/portfolio/elites.h"
#include "core/placers/portfolio/members.h"
#include "core/sim/simulator.h"

#include <chrono>
#include <map>
#include <optional>

namespace doppler {

class PortfolioBoard;

/// An anytime portfolio of searches. First the constructive placers, `exact` for a small problem, a head
/// start for a large one, then rounds: in every round a few slices, each a search by one member from one of
/// the best placements so far, with a number of evaluations of its own. Slices are longer from round to
/// round. When all slices of a round have ended, their results are taken in the order of the slices, so that
/// the result depends on seed and evaluations only, not on threads.
class Portfolio {
public:
    /// `evaluations`: the budget if the context has none. `width`: slices of a round; 0: four, or as many as
    /// threads if the budget is only a time. `first`: the constructive placer that is tried first.
    Portfolio(const Problem& problem, const PlacerContext& context, std::uint64_t evaluations,
              std::size_t width, std::string_view first);

    Result<PlacerResult> run();

private:
    using Clock = std::chrono::steady_clock;
    struct Slice {
        std::size_t member = 0;
        Placement from;            ///< Without an order of transfers, which moves would not keep.
        const Elite* to = nullptr; ///< Of path relinking.
        std::uint64_t seed = 0;
        std::uint64_t evaluations = 0;
        std::optional<double> seconds;            ///< Instead of evaluations.
        double cold = 1;                          ///< Factor of the temperature.
        std::optional<std::uint64_t> spentBefore; ///< See PlacerContext.
        std::optional<Result<PlacerResult>> result;
    };
    bool tryBaselines();
    void prove();
    void quarters(std::uint64_t tried);
    void headStart();
    [[nodiscard]] bool over() const;
    [[nodiscard]] double secondsLeft() const;
    [[nodiscard]] std::uint64_t evaluationsLeft() const;
    bool round();
    void runRound(std::vector<Slice>& slices);
    std::vector<Slice> plan();
    void planLengths(std::vector<Slice>& slices);
    void runSlices(std::vector<Slice>& slices, PortfolioBoard& board);
    void runSlice(Slice& slice, std::size_t index, PortfolioBoard& board, bool reports);
    void merge(std::vector<Slice>& slices);
    void take(Placement placement, const std::string& finder);
    [[nodiscard]] double makespan(const Placement& placement);
    Result<PlacerResult> finish();

    const Problem& problem;
    const PlacerContext& context;
    const Clock::time_point begun = Clock::now();
    std::optional<std::uint64_t> limit; ///< Evaluations.
    std::size_t width;
    std::string_view first;
    std::vector<Member> members;
    Bandit bandit;
    Random random;
    Elites elites;
    std::optional<Simulator> simulator;
    double length; ///< Of the next slices, in evaluations.
    std::uint64_t spent = 0;
    double bound = 0;
    std::optional<Error> error;
    std::map<std::string, PlacerShare> shares; ///< By the label of a member.
};

} // namespace doppler
