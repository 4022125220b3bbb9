// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/placed_graph.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Ends tried runs early whose makespan is certain to exceed their limit. Two lower bounds are compared with
/// the limit at the start of every task:
/// - its end and its tail: the longest way through the graph from its end to the end of the run, with the
///   durations of tasks and transfers but without waiting;
/// - its start, the work that is left on its device in tasks with a tail of at least x, and x (the bound of
/// one
///   machine of Carlier 1982), for four values of x.
///
/// Follows the run that RunOn keeps: the tails and the work that its saved states leave. Not thread-safe;
/// allocates only when constructed.
class MoveBounds {
public:
    /// `mostStates`: the largest number of saved states.
    MoveBounds(const Problem& problem, const Resources& resources, const PlacedGraph& graph,
               std::size_t mostStates);

    /// Computes all tails for the graph's placement. Until keep(), nothing exceeds a limit.
    void begin();
    /// Call it for every task of a run that is about to be kept, then keep(): the number of saved states
    /// before its start.
    void setStates(VertexId v, std::size_t states) { statesBefore[v] = static_cast<std::uint16_t>(states); }
    /// The run at hand, whose makespan in seconds this is, is kept.
    void keep(double makespan);
    /// Undoes the last tryMoves(), whose run is not kept.
    void takeBack();

    /// Prepares a run from state number `held` (0: from the beginning) at the time `now` in seconds, after
    /// these vertices have left the devices in `before`. Returns whether its makespan is certain to exceed
    /// the limit; otherwise exceeds() checks it.
    bool tryMoves(std::span<const VertexId> moved, std::span<const DeviceId> before, std::size_t held,
                  double now, double limit);
    /// Prepares a run without a limit.
    void allowAll();

    /// Call it for every start of a task, in order. Returns whether the makespan is certain to exceed the
    /// limit.
    bool exceeds(VertexId v, double start, double end)
    {
        const std::uint32_t d = graph.device(v);
        const double work = graph.seconds(v) * shareOf[d];
        const Pair* const counts = masks.data() + pairs * step[v];
        Pair* const latest = latestStart.data() + pairs * d;
        const auto late = (start * counts[0] > latest[0]) | (start * counts[1] > latest[1]);
        latest[0] += work * counts[0];
        latest[1] += work * counts[1];
        return end + tail[v] > most || (late[0] | late[1]) != 0;
    }

private:
    static constexpr std::size_t pairs = 2;
    static constexpr std::size_t steps = 2 * pairs;
    /// Two values of consecutive thresholds: compilers do not compare several of them at once by themselves.
    using Pair = double __attribute__((vector_size(16)));
    struct Changed {
        VertexId vertex;
        std::uint8_t step;
        double tail;
    };

    [[nodiscard]] double tailOf(VertexId v) const;
    [[nodiscard]] std::uint8_t stepOf(double tail) const;
    [[nodiscard]] std::int64_t units(double seconds, DeviceId d) const;
    void setSteps(double longest);
    void mark(std::vector<std::uint64_t>& set, VertexId v) const
    {
        set[rank[v] / 64] |= std::uint64_t{1} << (rank[v] % 64);
    }
    void markInputs(VertexId v);
    void followChanges(std::size_t held, std::span<const DeviceId> before);
    void followPending();
    void addWork(VertexId v, DeviceId d, std::size_t stepIndex, std::int64_t sign);

    const Problem& problem;
    const PlacedGraph& graph;
    std::span<const VertexId> byRank; ///< In topological order.
    std::vector<std::uint32_t> rank;  ///< By vertex: its position there.
    std::vector<double> shareOf;      ///< By device: 1 / slots.
    std::vector<Pair> masks;          ///< By step, for every threshold: 1 if it is reached, otherwise 0.
    std::vector<double> tail;         ///< By vertex, in seconds.
    std::vector<std::uint8_t> step;   ///< By vertex: the highest threshold that its tail reaches.
    std::vector<std::uint16_t> statesBefore; ///< By vertex, of the kept run.
    double threshold[steps] = {};            ///< In seconds, ascending from 0.
    double stepsPerSecond = 0;
    double unitsPerSecond =
        0; ///< Work is summed in whole numbers: what moves add and remove leaves no rounding.
    std::size_t stateTotal;
    /// Of the kept run, in units: the work that starts between two states, by state, device and step.
    std::vector<std::int64_t> work;
    std::vector<std::int64_t> left;       ///< By device and step: what is left at the state at hand.
    std::vector<Pair> latestStart;        ///< By device and threshold, in seconds.
    double most = 0;                      ///< The limit with a margin for roundings.
    std::vector<std::uint64_t> unsettled; ///< Vertices, by rank, whose tail may have changed.
    std::vector<std::uint64_t> pending; ///< The same, but only if the run is kept: they have started before.
    std::vector<Changed> undo;
};

} // namespace doppler
