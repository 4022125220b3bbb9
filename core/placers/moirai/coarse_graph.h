// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <stop_token>
#include <utility>
#include <vector>

namespace doppler {

/// A problem whose vertices are merged into clusters, each on one device. The graph of the clusters is
/// acyclic, and they are numbered in a topological order.
struct CoarseGraph {
    /// Tensors of one cluster that the same other clusters read.
    struct Bundle {
        std::uint32_t from = 0;
        std::vector<std::uint32_t> readers; ///< Ascending.
        std::vector<TensorId> tensors;
    };

    std::vector<std::uint32_t> clusterOf;       ///< By vertex.
    std::vector<std::vector<VertexId>> members; ///< By cluster; ascending.
    std::vector<std::uint32_t> unitOf;          ///< By cluster. Clusters of one unit share a device.
    std::vector<VertexId> unitVertex;           ///< By unit: one of its vertices.
    std::vector<Bundle> bundles;

    [[nodiscard]] std::size_t clusterCount() const { return members.size(); }
    [[nodiscard]] std::size_t unitCount() const { return unitVertex.size(); }
};

/// Coarsens a problem step by step. Every step merges at the same time: chains; vertices with the only
/// predecessor that they have on the level before (levels 0 and 1, 2 and 3, .. or 1 and 2, 3 and 4, ..); or
/// pairs of one level. No such step closes a cycle. Vertices with different allowed devices are not merged.
/// Members of a colocation group are merged with others only when nothing else is left.
class Coarsening {
public:
    explicit Coarsening(const Problem& problem, std::stop_token stop = {});

    /// Merges until there are at most `target` clusters or nothing more can be merged. Clusters of more than
    /// twice the mean work are avoided as long as others can be merged. False after a stop request; then
    /// clusters and graph mean nothing.
    bool reduceTo(std::size_t target);
    [[nodiscard]] std::size_t clusterCount() const { return kind.size(); }
    [[nodiscard]] CoarseGraph graph() const; ///< Incomplete or empty after a stop request.

private:
    struct Arc {
        std::uint32_t from;
        std::uint32_t to;
        double seconds; ///< Mean transfer seconds of all tensors.
    };
    /// Whether to end; asked with a running number, it looks at the token now and then.
    [[nodiscard]] bool stopped(std::size_t number = 0) const
    {
        return number % 4096 == 0 && stop.stop_requested();
    }
    [[nodiscard]] std::vector<Arc> arcsBySource() const;
    void findArcs();
    void findLevels();
    void step();
    void mergeChains();
    void mergeLevels(std::uint32_t parity);
    void mergeSiblings();
    std::uint32_t root(std::uint32_t cluster);
    bool join(std::uint32_t a, std::uint32_t b);
    void contract();

    const Problem& problem;
    std::stop_token stop;
    std::vector<std::uint32_t> clusterOf; ///< By vertex.
    // By cluster:
    std::vector<std::uint32_t> kind; ///< Number of the set of allowed devices.
    std::vector<int> group;          ///< Colocation group; -1: none.
    std::vector<double> seconds;     ///< Mean compute seconds.
    std::vector<std::uint32_t> level;
    std::vector<std::uint32_t> order; ///< Topological.
    std::vector<std::uint32_t> parent;
    std::vector<Arc> arcs; ///< By `from`, then `to`.
    double most = 0;       ///< Seconds of a cluster.
    double all = 0;        ///< Seconds of all vertices.
    bool mixesGroups = false;
    std::size_t left = 0; ///< Merges until the target.
};

} // namespace doppler
