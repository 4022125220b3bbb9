// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/grouping.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// Which groups are open: by group, the whole graph always. What lies in a closed one is not seen.
using OpenGroups = std::vector<char>;

/// What a picture shows in one place: a vertex, or a closed group in the place of its members.
struct FoldedBox {
    bool isGroup = false;
    std::uint32_t id = 0; ///< Of the vertex or of the group.
    std::size_t vertices = 1;
    double flops = 0;        ///< Of those that are known.
    std::size_t unknown = 0; ///< Vertices of which neither FLOPs nor times are known.
    double weights = 0;      ///< Persistent bytes.
    double bytesIn = 0;      ///< Tensors that come in, each once.
    double bytesOut = 0;     ///< Tensors of which some consumer is elsewhere, each once.
    double bytesInside = 0;  ///< Tensors with some consumer in the same box, each once.

    [[nodiscard]] GroupId group() const { return GroupId{id}; }
    [[nodiscard]] VertexId vertex() const { return VertexId{id}; }
};

/// All edges from one box to another.
struct FoldedArrow {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t edges = 0;
    double bytes = 0;      ///< Of the tensors that the edges carry, each once.
    bool backward = false; ///< Closes a cycle: without these the arrows have none.
};

/// A graph with closed groups folded away. Groups may feed one another in circles though their vertices
/// don't: inside such a circle an arrow is backward where it leads from a box whose vertices are on average
/// later in the topological order to one whose are earlier.
struct FoldedGraph {
    static constexpr std::uint32_t inside = 0xffffffff; ///< Of an edge within one box.

    GraphPtr graph;
    GroupTreePtr tree;
    OpenGroups open;
    std::vector<FoldedBox> boxes;         ///< By the mean place of their vertices in the topological order.
    std::vector<std::uint32_t> boxOf;     ///< By vertex.
    std::vector<FoldedArrow> arrows;      ///< By `from`; one for each pair of boxes.
    std::vector<std::uint32_t> arrowOf;   ///< By edge, or `inside`.
    std::vector<EdgeId> arrowEdges;       ///< By arrow.
    std::vector<std::uint32_t> edgeStart; ///< By arrow, and one more: into arrowEdges.

    [[nodiscard]] std::span<const EdgeId> edgesOf(std::size_t arrow) const
    {
        return {arrowEdges.data() + edgeStart[arrow], edgeStart[arrow + 1] - edgeStart[arrow]};
    }
    /// Those that a box stands for.
    [[nodiscard]] std::span<const VertexId> verticesOf(std::size_t box) const;
    /// The box of a closed group that can be seen.
    [[nodiscard]] std::optional<std::uint32_t> boxOfGroup(GroupId g) const;
};

using FoldedGraphPtr = std::shared_ptr<const FoldedGraph>;

/// Null when it was stopped. Linear in vertices and edges, but for sorting the boxes.
FoldedGraphPtr fold(GraphPtr graph, GroupTreePtr tree, OpenGroups open, const std::stop_token& stop = {});

/// Every group of less than this depth is open (1: those of depth 1 are closed).
OpenGroups openTo(const GroupTree& tree, std::uint32_t depth);
/// How many boxes fold() would make.
std::size_t boxCount(const GroupTree& tree, const OpenGroups& open);
/// The largest depth to which the groups can be open with at most so many boxes, at least 1.
std::uint32_t deepestWithin(const GroupTree& tree, std::size_t mostBoxes);
/// The closed group that hides what lies in `g`, `g` included: the outermost one; nothing where `g` and all
/// around it are open.
std::optional<GroupId> closedAround(const GroupTree& tree, const OpenGroups& open, GroupId g);
/// Opens what hides a vertex.
void reveal(const GroupTree& tree, OpenGroups& open, VertexId v);
/// Every closed group that can be seen is open afterwards: one level more.
void openNextLevel(const GroupTree& tree, OpenGroups& open);
/// The innermost of the open groups that can be seen are closed afterwards: one level less.
void closeLastLevel(const GroupTree& tree, OpenGroups& open);

} // namespace doppler
