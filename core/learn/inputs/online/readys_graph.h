// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// What READYS' network reads of a problem at any time, before its run has begun.
struct ReadysGraph {
    explicit ReadysGraph(const Problem& problem);

    /// Kinds of operation are hashed into so many columns, so that one network serves any graph.
    static constexpr std::size_t kinds = 16;
    /// Speed of the device, and the least times until an accelerator and a CPU are free.
    static constexpr std::size_t deviceColumns = 3;
    /// Columns of a vertex, by their first.
    enum Column : std::size_t {
        Outgoing,
        Incoming, ///< Numbers of edges.
        Kind,
        Below = Kind + kinds, ///< Of every kind, which share of all its vertices is below (see belowOf()).
        Ready = Below + kinds,
        Running,   ///< Or decided.
        Remaining, ///< Time until it ends, if it is running.
        Asking,    ///< The device that asks, the same for all vertices.
        // What the authors' program does not have: it knows no transfers.
        Urgency = Asking + deviceColumns, ///< b-level, as a share of the largest.
        Seconds,                          ///< On the device that asks.
        Wait,                             ///< Until the inputs of a ready vertex are on the device that asks,
        LeastWait,                        ///< and on the device where they are first.
        Delay,  ///< By how much it ends later on the device that asks than on the best other one.
        columns // NOLINT(readability-identifier-naming): their number
    };

    double unit = 1;                 ///< Seconds: the mean of all vertices.
    std::vector<float> rows;         ///< |V| x columns; 0 where a column changes during a run.
    std::vector<double> bLevel;      ///< By vertex.
    std::vector<float> speed;        ///< By device, as a share of the fastest one's.
    std::vector<std::uint8_t> isCpu; ///< By device.
    [[nodiscard]] float scaled(double seconds) const; ///< log(1 + |seconds| / unit), with the sign.
};

} // namespace doppler
