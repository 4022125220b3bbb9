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

/// Vertices that belong together. Groups hold groups; the one of id 0 is the whole graph.
struct Group {
    enum class Kind {
        Named,  ///< A layer, a block, a meta-operation: `name` says which.
        Levels, ///< No names tell so many members apart: those of some hop levels together.
    };
    Kind kind = Kind::Named;
    std::string name; ///< Within its parent: "attention", or "model/layers" where nothing else lies between.
    GroupId parent;   ///< Invalid for the whole graph. Of a lower id than the group.
    std::uint32_t depth = 0;      ///< 0 for the whole graph.
    std::uint32_t firstLevel = 0; ///< The least hop distance from the sources among its vertices.
    std::uint32_t lastLevel = 0;  ///< The largest.
};

/// The hierarchy of a graph's groups. Immutable; made by groupTree().
class GroupTree {
public:
    static constexpr GroupId whole{0};

    [[nodiscard]] std::size_t groupCount() const { return groupList.size(); }
    [[nodiscard]] IdRange<GroupId> groups() const { return IdRange<GroupId>(groupList.size()); }
    [[nodiscard]] const Group& group(GroupId g) const { return groupList[g]; }
    /// The innermost group of a vertex.
    [[nodiscard]] GroupId home(VertexId v) const { return homes[v]; }
    /// Every vertex in the group or in a group of it, by home, then by id.
    [[nodiscard]] std::span<const VertexId> members(GroupId g) const
    {
        return {memberList.data() + memberStart[g], memberEnd[g] - memberStart[g]};
    }
    /// Those of the members that are in no group of the group: the first ones.
    [[nodiscard]] std::span<const VertexId> ownMembers(GroupId g) const
    {
        return members(g).first(ownCount[g]);
    }
    [[nodiscard]] std::span<const GroupId> children(GroupId g) const
    {
        return {childList.data() + childStart[g], childStart[g + 1] - childStart[g]};
    }
    /// `inner` is `outer`, or in it.
    [[nodiscard]] bool contains(GroupId outer, GroupId inner) const;
    /// The names from the outermost group on, with slashes: "layer3/attention".
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

/// The groups of a graph. A vertex's `group` says where it belongs, from the outermost group on, with
/// slashes; where that is empty its name does, up to the last slash or, without one, the last dot. Pieces of
/// one operation ("S[0,1]", "S[0,2]") are a group of their own within that. A group of a single vertex is
/// none, and one that holds nothing but another group is one with that. Where a group would hold too many
/// things side by side to be looked at (`mostTogether`) they are put together by their hop levels. Null when
/// it was stopped. Time and memory grow with vertices, edges and the lengths of their names.
GroupTreePtr groupTree(const DataflowGraph& graph, const std::stop_token& stop = {},
                       std::size_t mostTogether = 2000);

} // namespace doppler
