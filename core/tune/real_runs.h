// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/simulator.h"
#include "core/tune/tune_state.h"

#include <chrono>
#include <map>

namespace doppler {

/// A placement that a method proposes.
struct Candidate {
    Placement placement;
    std::string placer;
};

/// Executes placements within the limits of a tuning, saves each execution, and repeats those of a state file
/// instead of executing them.
class RealRuns {
public:
    /// Prepares the engine and reads the state file. Errors: see tune().
    static Result<RealRuns> open(const TuneSetup& setup);

    /// How many real runs are left for choosing placements, without the repetitions at the end.
    [[nodiscard]] std::size_t left() const;
    /// Whether no real run may follow: all are spent, the time is over, or a stop was requested.
    [[nodiscard]] bool over() const;
    [[nodiscard]] TuneEnd end() const { return ending; }
    void endWith(TuneEnd end) { ending = end; }
    /// Executes the placement once. Nothing if no real run may follow. The result is valid until the next
    /// call. `simulated`: the expected makespan.
    Result<const TunePoint*> run(const Candidate& candidate, double simulated);
    /// Runs the three best again in turn.
    Result<void> repeatBest();
    /// Reports that searching goes on.
    void report(TunePhase phase);

    [[nodiscard]] const std::vector<TunePoint>& points() const { return progress.points; }
    /// The measured makespans of each placement, in order of appearance.
    [[nodiscard]] const std::vector<std::vector<double>>& byPlacement() const { return makespans; }
    [[nodiscard]] std::optional<std::size_t> find(const Placement& placement) const;
    /// Real runs since the least makespan improved.
    [[nodiscard]] std::size_t sinceImproved() const;
    [[nodiscard]] Result<TuneOutcome> outcome() const;

private:
    RealRuns(const TuneSetup& s, std::shared_ptr<const void> held, TuneState known);
    std::size_t numberFor(const Placement& placement);
    [[nodiscard]] const SavedRun* savedRun(std::uint64_t placement);
    Result<SavedRun> execute(const Placement& placement);
    Result<void> save(const SavedRun& run);
    [[nodiscard]] double elapsed() const;
    [[nodiscard]] bool replays() const { return replayed < state.runs.size(); }

    const TuneSetup* setup;
    std::shared_ptr<const void> prepared;
    TuneState state; ///< What the file contained.
    TuneStateWriter writer;
    std::size_t replayed = 0; ///< How many of its runs were repeated.
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
    double before = 0; ///< Seconds until the last run that was resumed.
    bool warm = false;
    bool repeating = false;
    Simulator model;
    TuneEnd ending = TuneEnd::Spent;
    TuneProgress progress;
    std::vector<std::vector<double>> makespans;
    std::vector<Placement> placements;
    std::map<std::uint64_t, std::size_t> numberOf; ///< By fingerprint of the placement.
    std::vector<Message> notes;
};

/// Executions of each of the best placements at the end of so many real runs.
std::size_t finalRepeats(std::size_t runs);

double medianOf(std::vector<double> values); ///< Of a non-empty list; the mean of the two in the middle.

std::uint64_t placementPrint(const Placement& placement);

} // namespace doppler
