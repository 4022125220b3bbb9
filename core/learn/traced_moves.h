// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/improve/learned_chooser.h"
#include "core/training/trainer.h"

#include <limits>

namespace doppler {

/// Writes an annealing down as an episode: its start, and of every move that was made a step of its seed,
/// with what SEL and PLC drew it with, and one without a choice for each of those that joined: with no
/// candidates, and its device certain.
class TracedMoves final : public MoveChooser {
public:
    /// Both outlive it; `trace` is empty.
    TracedMoves(const Problem& problem, LearnedChooser& chooser, EpisodeTrace& trace);

    [[nodiscard]] std::size_t vertices() const override { return chooser.vertices(); }
    [[nodiscard]] std::size_t moves() const override { return chooser.moves(); }
    void arrived(PlacementWalk& walk) override;
    std::size_t chooseVertex(std::span<const Move> among, double spent, Random& random) override;
    std::size_t chooseMove(std::span<const GroupMove> among, double spent, Random& random) override;
    void tried(double before, double after) override { chooser.tried(before, after); }

    /// Leaves out what came after the best placement, which the trace then ends with.
    void end();

private:
    static constexpr std::size_t mostSteps = 1 << 16; ///< An annealing may be of any length.

    const Problem& problem;
    LearnedChooser& chooser;
    EpisodeTrace& trace;
    PolicyStep seed; ///< Of the move that was chosen last.
    std::vector<VertexId> joined;
    std::size_t stepsToBest = 0;
    bool full = false;
    double best = std::numeric_limits<double>::infinity();
};

} // namespace doppler
