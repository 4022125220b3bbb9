// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/search/cooling.h"
#include "core/placers/search/evaluation_memo.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"

#include <vector>

namespace doppler {

/// Vertices that move to one device together.
struct GroupMove {
    VertexId seed; ///< The vertex drawn first; the others joined it.
    DeviceId device;
    std::vector<VertexId> group; ///< The members that are elsewhere now; one per colocation group, the first.
    std::uint64_t key = 0;       ///< Of the resulting assignment (EvaluationMemo).
    bool known = false;          ///< Whether the memo has an entry for that assignment.
};

/// Chooses the move that an annealing tries: first a vertex, then its device and the vertices that join, each
/// among some that the annealing draws.
class MoveChooser {
public:
    virtual ~MoveChooser() = default;
    /// The number of vertices, and then of moves of one of them, among which it wants to choose; at least 1.
    /// With a single vertex it is not asked.
    [[nodiscard]] virtual std::size_t vertices() const = 0;
    [[nodiscard]] virtual std::size_t moves() const = 0;
    /// Called when the walk has reached a new placement.
    virtual void arrived(PlacementWalk& walk) = 0;
    /// Called when the walk has gone back to its best placement, where a stage of the budget begins.
    virtual void wentBack(PlacementWalk& walk) { arrived(walk); }
    /// The index of one of these vertices, at least one, each with a first device drawn for it; some may be
    /// equal. `spent` is the spent share of the present stage
    /// of the budget.
    virtual std::size_t chooseVertex(std::span<const Move> among, double spent, Random& random) = 0;
    /// The index of one of these moves of that vertex, at least one.
    virtual std::size_t chooseMove(std::span<const GroupMove> among, double spent, Random& random) = 0;
    /// Reports the result of the move chosen last: infinity if it exceeded the limit.
    virtual void tried(double before, double after) = 0;
};

/// The options `temperature`, `anywhere`, `follow`, `join`, `order` and `order_share`.
std::vector<OptionSpec> pathAnnealingOptions();

/// One chain of an annealing whose moves start on the realised critical path, which contains both a task and
/// what blocks it. Most moves go to the device of a neighbour, and neighbours join the move.
class PathAnnealing {
public:
    /// Without a chooser, every move that is drawn is tried.
    PathAnnealing(SearchChain& chain, bool movesOrder, MoveChooser* chooser = nullptr);

    Result<void> run();

private:
    bool anneal(Cooling& cooling);
    bool step(double limit);
    bool stepInOrder(double limit);
    void arrived();
    void look();
    void findWaiting();
    VertexId drawSeed();
    Move drawMove();
    DeviceId drawDevice(VertexId v);
    void drawGroup(Move first, GroupMove& out);
    Move chooseVertex();
    GroupMove* nextMove(double limit);
    /// Whether the move is known to exceed the limit, so that it is not evaluated.
    [[nodiscard]] bool misses(const GroupMove& move, double limit) const
    {
        return !movesOrder && memo.misses(move.key, limit);
    }
    /// The first member of v's colocation group, which represents the group.
    [[nodiscard]] VertexId leader(VertexId v) const { return problem.movesTogether(v).front(); }

    static constexpr int mostJoining = 4;

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

    std::uint64_t key = 0;       ///< Of the current assignment.
    std::vector<VertexId> seeds; ///< Vertices on the current realised critical path.
    /// On that path: pairs of what waited and what it waited for.
    std::vector<std::pair<VertexId, VertexId>> waiting;
    std::vector<Move> firstDrawn; ///< Vertices among which the chooser chooses, with devices drawn for them.
    std::vector<GroupMove> drawn; ///< As many as the chooser wants, or one.
    std::vector<Move> moves;
};

} // namespace doppler
