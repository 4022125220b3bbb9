// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/search/evaluation_memo.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"

#include <vector>

namespace doppler {

/// Vertices that go to one device together.
struct GroupMove {
    VertexId seed; ///< The first one drawn; the others joined.
    DeviceId device;
    std::vector<VertexId> group; ///< Those that are elsewhere now; of colocated vertices the first.
    std::uint64_t key = 0;       ///< Of the assignment that this leads to (EvaluationMemo).
    bool known = false;          ///< Something is known of that assignment.
};

/// Picks the move that an annealing tries: a vertex first, then its device and those that join, each among
/// some that the annealing draws.
class MoveChooser {
public:
    virtual ~MoveChooser() = default;
    /// How many vertices, and then moves of one of them, it wants to choose from; at least 1. Of a single
    /// vertex it is not asked.
    [[nodiscard]] virtual std::size_t vertices() const = 0;
    [[nodiscard]] virtual std::size_t moves() const = 0;
    /// The walk is at a new placement.
    virtual void arrived(PlacementWalk& walk) = 0;
    /// The place of one of the vertices, each with a first device drawn for it, of which there is at least
    /// one; some may be equal. `spent`: the share of the budget.
    virtual std::size_t chooseVertex(std::span<const Move> among, double spent, Random& random) = 0;
    /// The place of one of the moves of that vertex, of which there is at least one.
    virtual std::size_t chooseMove(std::span<const GroupMove> among, double spent, Random& random) = 0;
    /// What came of the move that was chosen last: infinity where it was above the limit.
    virtual void tried(double before, double after) = 0;
};

/// The options `temperature`, `anywhere`, `follow`, `join`, `order` and `order_share`.
std::vector<OptionSpec> pathAnnealingOptions();

/// One chain of an annealing whose moves begin on the realised critical path, which holds what blocks a task
/// as well as the task, and mostly go where a neighbour already is; neighbours come along.
class PathAnnealing {
public:
    /// Without a chooser every move that is drawn is tried.
    PathAnnealing(SearchChain& chain, bool movesOrder, MoveChooser* chooser = nullptr);

    Result<void> run();

private:
    bool step(double limit);
    bool stepInOrder(double limit);
    void arrived();
    void findWaiting();
    VertexId drawSeed();
    Move drawMove();
    DeviceId drawDevice(VertexId v);
    void drawGroup(Move first, GroupMove& out);
    Move chooseVertex();
    GroupMove* nextMove(double limit);
    /// What is known to miss the limit is not evaluated.
    [[nodiscard]] bool misses(const GroupMove& move, double limit) const
    {
        return !movesOrder && memo.misses(move.key, limit);
    }
    /// The first of those that are colocated with v speaks for all of them.
    [[nodiscard]] VertexId leader(VertexId v) const { return problem.movesTogether(v).front(); }

    static constexpr int mostJoining = 4;
    static constexpr std::size_t patience = 1000;

    SearchChain& chain;
    const Problem& problem;
    Random& random;
    bool movesOrder;
    MoveChooser* chooser;
    Neighbourhood neighbourhood;
    PlacementWalk walk;
    EvaluationMemo memo;
    double anywhere;
    double join;
    double follow;
    double orderShare;

    std::uint64_t key = 0;                              ///< Of the current assignment.
    std::vector<VertexId> seeds;                        ///< On the current realised critical path.
    std::vector<std::pair<VertexId, VertexId>> waiting; ///< On it: what waited, and for what.
    std::vector<Move> firstDrawn; ///< Vertices to choose from, with devices drawn for them.
    std::vector<GroupMove> drawn; ///< As many as the chooser wants, or one.
    std::vector<Move> moves;
};

} // namespace doppler
