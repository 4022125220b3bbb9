// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace doppler {

/// The common part of all searches: counts evaluations, ends the search when the budget is spent, keeps and
/// reports the best.
class SearchMonitor {
public:
    /// `standard` is the number of evaluations if the budget does not set one.
    SearchMonitor(const PlacerContext& context, std::uint64_t standard);

    /// Whether the search must end.
    [[nodiscard]] bool done();
    /// The spent share of the budget, 0 to 1.
    [[nodiscard]] double spent() const;

    /// Divides the budget into stages, each about four times as long as those before it together, for
    /// searches that cool down: the first stages are the search with a quarter of the budget, so that a
    /// larger budget never ends worse. `ends`: evaluations at which the stages end, ascending, the last at
    /// the budget; empty if seconds are the only limit. Without this call there is one stage.
    void divide(std::vector<std::uint64_t> ends);
    /// Whether the present stage must end; see done().
    [[nodiscard]] bool stageDone();
    /// The spent share of the present stage, 0 to 1.
    [[nodiscard]] double stageSpent() const;
    /// The evaluations of the present stage so far.
    [[nodiscard]] std::uint64_t stageEvaluations() const { return count - stageBegin; }
    /// Begins the next stage. False if the search must end.
    bool nextStage();

    /// Records an evaluated placement. Returns whether it is a new best.
    bool evaluated(const Assignment& devices, double makespan, std::span<const VertexId> order = {})
    {
        ++count;
        return reached(devices, makespan, order);
    }
    bool evaluated(const Placement& plan, double makespan)
    {
        if (!evaluated(plan.devices, makespan, plan.order))
            return false;
        bestPlacement.transfers = plan.transfers;
        return true;
    }
    /// Counts an evaluation without a placement, such as a node of a search tree.
    void counted() { ++count; }
    /// Records a placement whose evaluation has been counted. Returns whether it is a new best.
    bool reached(const Assignment& devices, double makespan, std::span<const VertexId> order = {});
    /// Sets the result of a search that was stopped before any evaluation.
    void settleFor(Placement placement) { bestPlacement = std::move(placement); }
    /// Records a proof that no placement is shorter than this.
    void proved(double bound) { provenBound = bound; }

    [[nodiscard]] double bestMakespan() const { return best; }
    /// Without devices before the first evaluation.
    [[nodiscard]] const Placement& bestSoFar() const { return bestPlacement; }
    [[nodiscard]] std::uint64_t evaluations() const { return count; }
    /// Reports the end, if anything was evaluated, and returns the best.
    PlacerResult finish();

private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] double elapsed() const
    {
        return std::chrono::duration<double>(Clock::now() - begun).count();
    }
    void report();

    const PlacerContext& context;
    std::optional<std::uint64_t> mostEvaluations;
    std::uint64_t count = 0;
    double best = std::numeric_limits<double>::infinity();
    Placement bestPlacement;
    bool bestReported = true;
    double provenBound = 0;
    Clock::time_point begun = Clock::now();
    Clock::time_point lastReport = begun;
    double secondsSpent = 0;
    std::vector<std::uint64_t> stageEnds; ///< Evaluations at which stages end, but for the last.
    std::vector<double> secondEnds;       ///< The same in seconds, if these are the only limit.
    std::size_t stage = 0;
    std::uint64_t stageBegin = 0;   ///< Evaluations before the present stage.
    double stageBeginSeconds = 0;   ///< Seconds before it.
    std::uint64_t ticks = 0;        ///< Calls of done() since the clock was read last.
    std::uint64_t ticksPerLook = 1; ///< Adapts, so that the clock is read about once per millisecond.
};

} // namespace doppler
