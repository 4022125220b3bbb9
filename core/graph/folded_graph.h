// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/grouping.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// Which groups are open, by group id. The whole graph is always open. The content of a closed group is not
/// shown.
using OpenGroups = std::vector<char>;

/// A box of a picture: one vertex, or a closed group instead of its members.
struct FoldedBox {
    bool isGroup = false;
    std::uint32_t id = 0; ///< Id of the vertex or group.
    std::size_t vertices = 1;
    double flops = 0;        ///< Sum over the vertices with known FLOPs.
    std::size_t unknown = 0; ///< Vertices with neither FLOPs nor measured times.
    double weights = 0;      ///< Persistent bytes.
    double bytesIn = 0;      ///< Distinct tensors that enter the box.
    double bytesOut = 0;     ///< Distinct tensors with a consumer outside the box.
    double bytesInside = 0;  ///< Distinct tensors with a consumer inside the box.

    [[nodiscard]] GroupId group() const { return GroupId{id}; }
    [[nodiscard]] VertexId vertex() const { return VertexId{id}; }
};

/// All edges from one box to another.
struct FoldedArrow {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t edges = 0;
    double bytes = 0;      ///< Sum over the distinct tensors of the edges.
    bool backward = false; ///< Closes a cycle: without the backward arrows there are none.
};

/// A graph with closed groups folded into boxes. Groups can depend on each other in cycles although their
/// vertices do not. Within a cycle, an arrow is backward if it leads from a box with a higher mean position
/// of its vertices in the topological order to one with a lower.
struct FoldedGraph {
    static constexpr std::uint32_t inside = 0xffffffff; ///< Marks an edge within one box.

    GraphPtr graph;
    GroupTreePtr tree;
    OpenGroups open;
    std::vector<FoldedBox> boxes;         ///< By mean position of their vertices in the topological order.
    std::vector<std::uint32_t> boxOf;     ///< By vertex.
    std::vector<FoldedArrow> arrows;      ///< By `from`; one for each pair of boxes.
    std::vector<std::uint32_t> arrowOf;   ///< By edge, or `inside`.
    std::vector<EdgeId> arrowEdges;       ///< Grouped by arrow.
    std::vector<std::uint32_t> edgeStart; ///< By arrow, plus one: start of its edges in arrowEdges.

    [[nodiscard]] std::span<const EdgeId> edgesOf(std::size_t arrow) const
    {
        return {arrowEdges.data() + edgeStart[arrow], edgeStart[arrow + 1] - edgeStart[arrow]};
    }
    /// The vertices that a box represents.
    [[nodiscard]] std::span<const VertexId> verticesOf(std::size_t box) const;
    /// The box of a group that is closed and visible.
    [[nodiscard]] std::optional<std::uint32_t> boxOfGroup(GroupId g) const;
};

using FoldedGraphPtr = std::shared_ptr<const FoldedGraph>;

/// Folds the closed groups of `graph`. Returns null if stopped. Linear in vertices and edges, except for
/// sorting the boxes.
FoldedGraphPtr fold(GraphPtr graph, GroupTreePtr tree, OpenGroups open, const std::stop_token& stop = {});

/// Opens every group whose depth is less than `depth`; 1 closes those of depth 1.
OpenGroups openTo(const GroupTree& tree, std::uint32_t depth);
/// The number of boxes that fold() would make.
std::size_t boxCount(const GroupTree& tree, const OpenGroups& open);
/// The largest depth, at least 1, to which groups can be open with at most this number of boxes.
std::uint32_t deepestWithin(const GroupTree& tree, std::size_t mostBoxes);
/// The outermost closed group that hides the content of `g`, possibly `g` itself; nothing if `g` and all
/// groups around it are open.
std::optional<GroupId> closedAround(const GroupTree& tree, const OpenGroups& open, GroupId g);
/// Opens all groups that hide a vertex.
void reveal(const GroupTree& tree, OpenGroups& open, VertexId v);
/// Opens every visible closed group: one level more.
void openNextLevel(const GroupTree& tree, OpenGroups& open);
/// Closes the innermost visible open groups: one level less.
void closeLastLevel(const GroupTree& tree, OpenGroups& open);

} // namespace doppler
