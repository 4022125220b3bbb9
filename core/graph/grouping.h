// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

using GroupId = Id<struct GroupTag>;

/// Vertices that belong together. Groups contain groups; group 0 is the whole graph.
struct Group {
    enum class Kind {
        Named,   ///< A layer, a block or a meta-operation with the name `name`.
        Levels,  ///< Vertices of adjacent hop levels, where no names distinguish this many members.
        Repeats, ///< Groups of the same structure one after the other (repeats.h); `name` is their common
                 ///< name.
    };
    Kind kind = Kind::Named;
    std::string name; ///< Within its parent: "attention", or "model/layers" if "model" contains nothing else.
    GroupId parent;   ///< Invalid for the whole graph; otherwise a lower id than the group's own.
    std::uint32_t repeats = 0;    ///< Kind::Repeats: how many groups it holds.
    std::uint32_t depth = 0;      ///< 0 for the whole graph.
    std::uint32_t firstLevel = 0; ///< The smallest hop distance of its vertices from the sources.
    std::uint32_t lastLevel = 0;  ///< The largest one.
};

/// The hierarchy of the groups of a graph. Immutable; groupTree() makes it.
class GroupTree {
public:
    static constexpr GroupId whole{0};

    [[nodiscard]] std::size_t groupCount() const { return groupList.size(); }
    [[nodiscard]] IdRange<GroupId> groups() const { return IdRange<GroupId>(groupList.size()); }
    [[nodiscard]] const Group& group(GroupId g) const { return groupList[g]; }
    /// The innermost group that contains v.
    [[nodiscard]] GroupId home(VertexId v) const { return homes[v]; }
    /// All vertices in the group and its subgroups, by home, then by id.
    [[nodiscard]] std::span<const VertexId> members(GroupId g) const
    {
        return {memberList.data() + memberStart[g], memberEnd[g] - memberStart[g]};
    }
    /// The members that are in no subgroup; they come first in members().
    [[nodiscard]] std::span<const VertexId> ownMembers(GroupId g) const
    {
        return members(g).first(ownCount[g]);
    }
    [[nodiscard]] std::span<const GroupId> children(GroupId g) const
    {
        return {childList.data() + childStart[g], childStart[g + 1] - childStart[g]};
    }
    /// Whether `inner` is `outer` or is contained in it.
    [[nodiscard]] bool contains(GroupId outer, GroupId inner) const;
    /// The names from the outermost group on, separated by slashes: "layer3/attention". Groups of repeats
    /// have no part in it.
    [[nodiscard]] std::string path(GroupId g) const;
    /// The largest depth.
    [[nodiscard]] std::uint32_t depth() const { return deepest; }

private:
    friend class GroupTreeMaker;
    GroupTree() = default;

    std::vector<Group> groupList;
    std::vector<GroupId> homes; ///< By vertex.
    std::vector<VertexId> memberList;
    std::vector<std::uint32_t> memberStart; ///< By group, into memberList.
    std::vector<std::uint32_t> memberEnd;
    std::vector<std::uint32_t> ownCount;
    std::vector<GroupId> childList;
    std::vector<std::uint32_t> childStart;
    std::uint32_t deepest = 0;
};

using GroupTreePtr = std::shared_ptr<const GroupTree>;

/// Builds the groups of a graph. The field `group` of a vertex names its groups from the outermost on,
/// separated by slashes. If it is empty, the vertex's name up to the last slash, or else up to the last dot,
/// takes its place. Pieces of one operation ("S[0,1]", "S[0,2]") form a group within that. A group with a
/// single vertex is dropped, and one that contains only another group is merged with it. A group with more
/// than `mostTogether` direct members is divided by hop levels. Returns null if stopped. Time and memory are
/// linear in vertices, edges and the lengths of their names.
GroupTreePtr groupTree(const DataflowGraph& graph, const std::stop_token& stop = {},
                       std::size_t mostTogether = 2000);

} // namespace doppler
