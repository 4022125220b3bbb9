// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/search/path_annealing.h"

#include <array>
#include <span>
#include <string>

namespace doppler {

/// The inputs for the score of a move (PLC). Times are in units of the mean duration per task of the realised
/// critical path (`unit`), squashed by x / (1 + |x|). Estimates include transfers but no contention. "Here"
/// is the current device of the seed, "there" the target device of the group.
enum MoveFeature : std::size_t {
    SeedOnPath,         ///< 1: the seed is on the realised critical path.
    PathShare,          ///< Share of the group on the path.
    GroupSize,          ///< Members / 5.
    WaitedForDevice,    ///< 1: a member is on the path because its device was busy.
    EnteredByTransfer,  ///< 1: a member is on the path behind a transfer.
    LeftByTransfer,     ///< 1: a transfer of a member's output is on the path.
    PathTransfersSaved, ///< Seconds of transfers on the path that the move saves.
    PathTransfersAdded, ///< Seconds of transfers that it adds between neighbours on the path.
    TransferChange,     ///< Change in seconds of transfers, by edge.
    ComputeChange,      ///< Change in compute seconds of the members.
    WorkMoved,          ///< Compute seconds of the members there.
    LoadThere,          ///< Busy seconds there minus the mean of all devices, divided by the makespan.
    LoadHere,           ///< The same for here.
    LoadAfter,          ///< Busy seconds there with the group, divided by the makespan.
    LaterEnd,           ///< Estimated largest delay of the end of a member.
    LateSuccessor,      ///< Largest estimated delay of the start of a successor.
    LaterPathEnd,       ///< LaterEnd of the members on the path.
    BusyThere,          ///< Share of the members' estimated time during which that device is busy now.
    WaitHere,           ///< Seconds that the members wait for their device now.
    NeighboursThere,    ///< Share of edges whose other end is there.
    NeighboursHere,     ///< Share of edges whose other end is where the member is.
    Position,           ///< Start of the seed divided by the makespan.
    SeedTries,          ///< log(1 + moves tried with this seed at the current placement).
    FailuresInARow,     ///< log(1 + moves tried since the last success) / 5.
    Spent,              ///< Spent share of the budget.
    Known,              ///< 1: the assignment has been tried before.
    moveFeatureCount
};
using MoveFeatures = std::array<float, moveFeatureCount>;

/// The inputs for the score of a vertex (SEL), before its target is known; in the same units.
enum VertexFeature : std::size_t {
    VertexOnPath,            ///< 1: it is on the realised critical path.
    VertexWaitedForDevice,   ///< 1: it is on the path because its device was busy.
    VertexEnteredByTransfer, ///< 1: it is on the path behind a transfer.
    VertexLeftByTransfer,    ///< 1: a transfer of its output is on the path.
    VertexPathTransfers,     ///< Seconds of the transfers on the path before and after it.
    VertexTransfersIn,       ///< Seconds of the transfers of its inputs.
    VertexTransfersOut,      ///< Seconds of the transfers of its outputs, by edge.
    VertexSeconds,           ///< Seconds it computes.
    VertexWait,              ///< Seconds it waits for its device.
    VertexSlack,             ///< Seconds between its output's arrival and the first start of a successor.
    VertexLoad,              ///< Busy seconds of its device minus the mean of all, divided by the makespan.
    VertexNeighboursHere,    ///< Share of edges whose other end is on its device.
    VertexNeighboursThere,   ///< Largest share of edges whose other ends are on one other device.
    VertexPosition,          ///< Its start divided by the makespan.
    VertexTries,             ///< As SeedTries.
    VertexFailuresInARow,    ///< As FailuresInARow.
    VertexSpent,             ///< Spent share of the budget.
    vertexFeatureCount
};
using VertexFeatures = std::array<float, vertexFeatureCount>;

/// In the order of the enumerators, untranslated.
std::span<const std::string> moveFeatureNames();
std::span<const std::string> movedVertexFeatureNames();

/// The data of the current placement's run that the features use.
class RunView {
public:
    explicit RunView(const Problem& problem);

    /// Reads the run of the walk's current placement, which must not change until the next call.
    void read(PlacementWalk& walk);
    /// All 0 if the current run does not end or takes no time.
    void features(const GroupMove& move, double spent, MoveFeatures& out);
    void features(VertexId v, double spent, VertexFeatures& out);
    /// Counts for SeedTries and FailuresInARow.
    void tried(VertexId seed, bool success);

private:
    struct Sums;
    void readPath(std::span<const PathStep> path);
    void readLoads();
    [[nodiscard]] double busySeconds(DeviceId d, double from, double to) const;
    [[nodiscard]] double busyUntil(DeviceId d, double time) const;
    double readyTime(VertexId v);
    void addMember(VertexId v, DeviceId there, Sums& sums);
    void gather(const GroupMove& move);

    /// Number of parts of the makespan for which busy times are stored.
    static constexpr std::size_t bins = 64;

    const Problem& problem;
    const DataflowGraph& graph;
    std::span<const DeviceId> devices;
    std::span<const TaskTime> times;
    double makespan = 0;
    double unit = 1;
    bool blind = true;

    struct OnPath {
        bool there = false;
        bool waitedForDevice = false;
        bool enteredByTransfer = false;
        bool leftByTransfer = false;
        VertexId before; ///< The input that it waited for.
        VertexId after;  ///< The task that waited for its output.
    };
    std::vector<OnPath> onPath; ///< By vertex.
    std::vector<VertexId> path;
    std::vector<double> busy; ///< By device and bin border: busy seconds before it.
    std::vector<double> load; ///< By device.
    double meanLoad = 0;
    std::vector<double> ready; ///< By vertex; negative: not requested yet.

    std::vector<std::uint32_t> tries; ///< By vertex.
    std::vector<VertexId> seedsTried;
    std::uint32_t failures = 0;

    std::vector<VertexId> members; ///< Members of the current move, by their starts.
    std::vector<std::uint32_t> memberOf;
    std::uint32_t moveNumber = 0;
    std::vector<double> newEnd;            ///< By vertex, of members.
    std::vector<std::uint32_t> neighbours; ///< By device, of the vertex at hand.
};

} // namespace doppler
