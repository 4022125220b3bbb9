// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/learned/learned_chooser.h"
#include "core/training/trainer.h"

#include <limits>

namespace doppler {

/// Writes an annealing down as an episode: its start, and of every move that was made a step of its seed,
/// with what SEL and PLC drew it with and from, and one without a choice for each of those that joined: with
/// no candidates, and its device certain.
class TracedMoves final : public MoveChooser {
public:
    /// Both outlive it; `trace` is empty.
    TracedMoves(const Problem& problem, LearnedChooser& chooser, EpisodeTrace& trace);

    [[nodiscard]] std::size_t vertices() const override { return chooser.vertices(); }
    [[nodiscard]] std::size_t moves() const override { return chooser.moves(); }
    void arrived(PlacementWalk& walk) override;
    /// Leaves out what led away from the best placement, if it did.
    void wentBack(PlacementWalk& walk) override;
    std::size_t chooseVertex(std::span<const Move> among, double spent, Random& random) override;
    std::size_t chooseMove(std::span<const GroupMove> among, double spent, Random& random) override;
    void tried(double before, double after) override { chooser.tried(before, after); }

    /// Leaves out what came after the best placement, which the trace then ends with.
    void end();

private:
    // An annealing may be of any length, on any number of devices.
    static constexpr std::size_t mostSteps = 1 << 16;
    static constexpr std::size_t mostFeatures = 1 << 22; ///< Steps that come later are told without.

    void keepToBest();
    void writeFeatures(std::span<const GroupMove> among, std::size_t chosen);

    const Problem& problem;
    LearnedChooser& chooser;
    EpisodeTrace& trace;
    PolicyStep seed;           ///< Of the move that was chosen last.
    std::size_t seedAmong = 0; ///< Those that SEL drew it from, its place.
    std::vector<VertexId> joined;
    std::size_t stepsToBest = 0;
    std::size_t features = 0; ///< Told so far.
    bool full = false;
    double best = std::numeric_limits<double>::infinity();
    double now = best; ///< Where the walk is.
};

} // namespace doppler
