// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/moirai/coarse_program.h"
#include "core/placers/moirai/program_rows.h"

#include <map>

namespace doppler {

/// The data that a coarse graph moves.
struct CoarseLinks {
    using Pair = std::pair<std::uint32_t, std::uint32_t>;
    explicit CoarseLinks(const CoarseGraph& graph);

    std::map<Pair, std::vector<TensorId>> arcs;      ///< By clusters: what the second reads of the first.
    std::map<Pair, std::vector<int>> pairs;          ///< By units that data connects: columns, |D| x |D|.
    std::vector<std::vector<std::uint32_t>> readers; ///< By bundle: the other units that read it.
};

/// The rows and columns of solveCoarse(). Times are divided by the mean time of a cluster.
class CoarseModel {
public:
    CoarseModel(const Problem& problem, const CoarseGraph& graph);

    [[nodiscard]] const ProgramRows& program() const { return rows; }
    [[nodiscard]] std::span<const DeviceId> devices(std::uint32_t unit) const
    {
        return problem.allowedDevices(graph.unitVertex[unit]);
    }
    /// 0: the device is not allowed.
    [[nodiscard]] int placeColumn(std::uint32_t unit, DeviceId d) const
    {
        return place[unit * problem.deviceCount() + d];
    }
    [[nodiscard]] int startColumn(std::uint32_t cluster) const { return start[cluster]; }
    /// Mean seconds of a unit, scaled.
    [[nodiscard]] double work(std::uint32_t unit) const { return unitWork[unit]; }

private:
    using Sum = ProgramRows::Sum;
    void findTimes();
    void addPlaces();
    void addPairs();
    void addPrecedence();
    void addBundles();
    void addBundle(const CoarseGraph::Bundle& bundle, std::span<const std::uint32_t> readers);
    void addTransfer(const CoarseGraph::Bundle& bundle, DeviceId from, DeviceId to, int happens);
    void addLoads();
    void addMemory();
    [[nodiscard]] double transferTime(std::span<const TensorId> tensors, DeviceId from, DeviceId to) const;
    [[nodiscard]] double time(std::uint32_t cluster, DeviceId d) const
    {
        return times[cluster * problem.deviceCount() + d];
    }
    /// Adds factor * w(cluster).
    void addTime(Sum& sum, std::uint32_t cluster, double factor) const;

    const Problem& problem;
    const CoarseGraph& graph;
    CoarseLinks links;
    ProgramRows rows;
    double scale = 1;
    double transferShare = 0;
    int makespan = 0;
    std::vector<double> times;    ///< Clusters x |D|.
    std::vector<double> quickest; ///< By cluster: on the fastest allowed device.
    std::vector<double> unitWork;
    std::vector<int> place;         ///< Units x |D|.
    std::vector<int> start;         ///< By cluster.
    std::vector<Sum> channelLoads;  ///< By channel.
    std::vector<Sum> receivedBytes; ///< By device.
};

} // namespace doppler
