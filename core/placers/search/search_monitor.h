// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <span>

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
    std::uint64_t ticks = 0;        ///< Calls of done() since the clock was read last.
    std::uint64_t ticksPerLook = 1; ///< Adapts, so that the clock is read about once per millisecond.
};

} // namespace doppler
