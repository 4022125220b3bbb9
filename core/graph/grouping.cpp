// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/grouping.h"

#include "core/graph/metrics.h"
#include "core/graph/repeats.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <string_view>
#include <unordered_map>

namespace doppler {

bool GroupTree::contains(GroupId outer, GroupId inner) const
{
    while (inner.valid() && inner > outer)
        inner = groupList[inner].parent;
    return inner == outer;
}

std::string GroupTree::path(GroupId g) const
{
    std::string names;
    for (; g.valid() && g != whole; g = groupList[g].parent)
        if (groupList[g].kind != Group::Kind::Repeats)
            names.insert(0, names.empty() ? groupList[g].name : groupList[g].name + '/');
    return names;
}

namespace {

constexpr std::size_t mostParts = 16; ///< Deeper names are cut: nobody opens that many boxes.

/// Where "S" ends in "S[0,1]"; npos: the name is not that of a piece.
std::size_t pieceBracket(std::string_view name)
{
    const std::size_t bracket = name.find('[');
    return bracket == 0 || name.empty() || name.back() != ']' ? std::string_view::npos : bracket;
}

/// The parts of a path between its separators; empty ones don't count.
void splitPath(std::string_view path, char separator, std::vector<std::string_view>& parts)
{
    while (!path.empty() && parts.size() < mostParts) {
        const std::size_t end = std::min(path.find(separator), path.size());
        if (end > 0)
            parts.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
}

/// The names of the groups that a vertex belongs to, from the outermost on.
void groupNames(const Vertex& vertex, std::vector<std::string_view>& parts)
{
    parts.clear();
    const std::size_t bracket = pieceBracket(vertex.name);
    const std::string_view stem = std::string_view(vertex.name).substr(0, bracket);
    const char separator = stem.find('/') != std::string_view::npos ? '/' : '.';
    const std::size_t last = stem.rfind(separator);
    if (!vertex.group.empty())
        splitPath(vertex.group, '/', parts);
    else if (last != std::string_view::npos)
        splitPath(stem.substr(0, last), separator, parts);
    if (bracket == std::string_view::npos || parts.size() >= mostParts)
        return;
    const std::string_view operation = last == std::string_view::npos ? stem : stem.substr(last + 1);
    if (!operation.empty() && (parts.empty() || parts.back() != operation))
        parts.push_back(operation);
}

} // namespace

class GroupTreeMaker {
public:
    GroupTreeMaker(const DataflowGraph& given, std::size_t most)
        : graph(given), mostTogether(std::max<std::size_t>(most, 2)), level(hopLevels(given))
    {
    }

    GroupTreePtr make(const std::stop_token& stop);
    /// The given tree with a group around each repeat.
    GroupTreePtr wrap(const GroupTree& tree, std::span<const Repeat> repeats);

private:
    struct Node {
        Group group;
        std::uint32_t vertices = 0; ///< In it and below.
    };
    struct Child {
        std::uint32_t parent;
        std::string_view name;
        bool operator==(const Child&) const = default;
    };
    struct ChildHash {
        std::size_t operator()(const Child& c) const
        {
            return std::hash<std::string_view>()(c.name) * 31 + c.parent;
        }
    };
    /// Something directly in a group: a vertex or a group.
    struct Member {
        std::uint32_t level;
        std::uint32_t index;
        bool isGroup;
    };

    void readNames();
    void dropIdleGroups();
    void addLevels();
    [[nodiscard]] std::vector<std::vector<Member>> crowdedMembers() const;
    void addLevels(std::uint32_t parent, std::vector<Member> members);
    [[nodiscard]] std::vector<std::size_t> bandEnds(const std::vector<Member>& members) const;
    void order();
    void fill(GroupTree& tree) const;

    const DataflowGraph& graph;
    std::size_t mostTogether;
    std::vector<std::uint32_t> level;
    std::vector<Node> nodes; ///< Parents before children.
    std::vector<std::uint32_t> home;
};

void GroupTreeMaker::readNames()
{
    nodes.assign(1, {});
    home.assign(graph.vertexCount(), 0);
    std::unordered_map<Child, std::uint32_t, ChildHash> known;
    std::vector<std::string_view> parts;
    for (const VertexId v : graph.vertices()) {
        groupNames(graph.vertex(v), parts);
        std::uint32_t at = 0;
        for (const std::string_view part : parts) {
            const auto [entry, isNew] = known.try_emplace({at, part}, nodes.size());
            if (isNew) {
                Node node;
                node.group.name = part;
                node.group.parent = GroupId{at};
                nodes.push_back(std::move(node));
            }
            at = entry->second;
        }
        home[v] = at;
    }
}

void GroupTreeMaker::dropIdleGroups()
{
    for (const std::uint32_t at : home)
        ++nodes[at].vertices;
    for (std::size_t n = nodes.size(); n-- > 1;)
        nodes[nodes[n].group.parent].vertices += nodes[n].vertices;
    // By node: where its vertices are from now on.
    std::vector<std::uint32_t> stays(nodes.size(), 0);
    std::vector<Node> kept;
    kept.push_back(nodes[0]);
    for (std::size_t n = 1; n < nodes.size(); ++n) {
        Node& node = nodes[n];
        const std::uint32_t parent = node.group.parent;
        const std::uint32_t outer = stays[parent];
        const bool alone = node.vertices == nodes[parent].vertices;
        if (node.vertices < 2 || alone) {
            if (alone && node.vertices >= 2 && outer != 0)
                kept[outer].group.name += '/' + node.group.name;
            stays[n] = outer;
            continue;
        }
        stays[n] = static_cast<std::uint32_t>(kept.size());
        node.group.parent = GroupId{outer};
        kept.push_back(std::move(node));
    }
    nodes = std::move(kept);
    for (std::uint32_t& at : home)
        at = stays[at];
}

std::vector<std::vector<GroupTreeMaker::Member>> GroupTreeMaker::crowdedMembers() const
{
    std::vector<std::uint32_t> together(nodes.size(), 0);
    for (const std::uint32_t at : home)
        ++together[at];
    for (std::size_t n = 1; n < nodes.size(); ++n)
        ++together[nodes[n].group.parent];
    std::vector<std::uint32_t> first(nodes.size(), std::numeric_limits<std::uint32_t>::max());
    for (std::size_t v = 0; v < home.size(); ++v)
        first[home[v]] = std::min(first[home[v]], level[v]);
    for (std::size_t n = nodes.size(); n-- > 1;)
        first[nodes[n].group.parent] = std::min(first[nodes[n].group.parent], first[n]);

    std::vector<std::vector<Member>> crowded(nodes.size());
    for (std::uint32_t n = 1; n < nodes.size(); ++n)
        if (const std::uint32_t parent = nodes[n].group.parent; together[parent] > mostTogether)
            crowded[parent].push_back({first[n], n, true});
    for (std::uint32_t v = 0; v < home.size(); ++v)
        if (together[home[v]] > mostTogether)
            crowded[home[v]].push_back({level[v], v, false});
    return crowded;
}

std::vector<std::size_t> GroupTreeMaker::bandEnds(const std::vector<Member>& members) const
{
    // A quarter of what can be looked at, to the end of a level where that is not far.
    const std::size_t usual = std::max<std::size_t>(2, mostTogether / 4);
    std::vector<std::size_t> ends;
    for (std::size_t i = 1, begin = 0; i <= members.size(); ++i) {
        const std::size_t size = i - begin;
        const bool turn = i == members.size() || members[i].level != members[i - 1].level;
        if (i == members.size() || (size >= usual && turn) || size >= 2 * usual) {
            ends.push_back(i);
            begin = i;
        }
    }
    if (const std::size_t many = ends.size(); many > 1 && ends[many - 1] - ends[many - 2] < usual / 2 + 1)
        ends.erase(ends.end() - 2); // A small rest goes with what is before it.
    return ends;
}

void GroupTreeMaker::addLevels(std::uint32_t parent, std::vector<Member> members)
{
    std::stable_sort(members.begin(), members.end(),
                     [](const Member& a, const Member& b) { return a.level < b.level; });
    while (members.size() > mostTogether) {
        std::vector<Member> bands;
        std::size_t begin = 0;
        for (const std::size_t end : bandEnds(members)) {
            const auto band = static_cast<std::uint32_t>(nodes.size());
            Node node;
            node.group.kind = Group::Kind::Levels;
            node.group.parent = GroupId{parent};
            nodes.push_back(std::move(node));
            bands.push_back({members[begin].level, band, true});
            for (std::size_t i = begin; i < end; ++i) {
                if (members[i].isGroup)
                    nodes[members[i].index].group.parent = GroupId{band};
                else
                    home[members[i].index] = band;
            }
            begin = end;
        }
        members = std::move(bands);
    }
}

void GroupTreeMaker::addLevels()
{
    auto crowded = crowdedMembers();
    for (std::uint32_t n = 0; n < crowded.size(); ++n)
        if (!crowded[n].empty())
            addLevels(n, std::move(crowded[n]));
}

/// Parents before children again, brothers by their first level.
void GroupTreeMaker::order()
{
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        nodes[n].group.firstLevel = std::numeric_limits<std::uint32_t>::max();
        nodes[n].group.lastLevel = 0;
    }
    for (std::size_t v = 0; v < home.size(); ++v) // A node is at most some forty below the top.
        for (GroupId n{home[v]}; n.valid(); n = nodes[n].group.parent) {
            Group& group = nodes[n].group;
            if (group.firstLevel <= level[v] && group.lastLevel >= level[v])
                break; // So do those around it.
            group.firstLevel = std::min(group.firstLevel, level[v]);
            group.lastLevel = std::max(group.lastLevel, level[v]);
        }
    std::vector<std::vector<std::uint32_t>> children(nodes.size());
    for (std::uint32_t n = 1; n < nodes.size(); ++n)
        children[nodes[n].group.parent].push_back(n);
    std::vector<Node> sorted;
    std::vector<std::uint32_t> place(nodes.size(), 0);
    std::vector<std::uint32_t> waiting{0};
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        const std::uint32_t n = waiting[i];
        auto& below = children[n];
        std::stable_sort(below.begin(), below.end(), [&](std::uint32_t a, std::uint32_t b) {
            return nodes[a].group.firstLevel < nodes[b].group.firstLevel;
        });
        waiting.insert(waiting.end(), below.begin(), below.end());
        place[n] = static_cast<std::uint32_t>(i);
        Group& group = nodes[n].group;
        if (group.parent.valid()) {
            group.parent = GroupId{place[group.parent]};
            group.depth = sorted[group.parent].group.depth + 1;
        }
        sorted.push_back(std::move(nodes[n]));
    }
    nodes = std::move(sorted);
    for (std::uint32_t& at : home)
        at = place[at];
}

void GroupTreeMaker::fill(GroupTree& tree) const
{
    const std::size_t count = nodes.size();
    tree.ownCount.assign(count, 0);
    for (const std::uint32_t at : home)
        ++tree.ownCount[at];
    std::vector<std::uint32_t> size = tree.ownCount;
    tree.childStart.assign(count + 1, 0);
    for (std::size_t n = count; n-- > 1;) {
        size[nodes[n].group.parent] += size[n];
        ++tree.childStart[nodes[n].group.parent + 1];
    }
    std::partial_sum(tree.childStart.begin(), tree.childStart.end(), tree.childStart.begin());
    tree.childList.resize(count - 1);
    tree.memberStart.assign(count, 0);
    tree.memberEnd.assign(count, 0);
    auto nextChild = tree.childStart;
    std::vector<std::uint32_t> free(count, 0); // Where the next group within it begins.
    free[0] = tree.ownCount[0];
    tree.memberEnd[0] = size[0];
    for (std::uint32_t n = 1; n < count; ++n) {
        const std::uint32_t parent = nodes[n].group.parent;
        tree.childList[nextChild[parent]++] = GroupId{n};
        tree.memberStart[n] = free[parent];
        tree.memberEnd[n] = free[parent] + size[n];
        free[parent] += size[n];
        free[n] = tree.memberStart[n] + tree.ownCount[n];
    }
    tree.memberList.resize(home.size());
    auto at = tree.memberStart;
    for (const VertexId v : graph.vertices())
        tree.memberList[at[home[v]]++] = v;
    for (const Node& node : nodes) {
        tree.groupList.push_back(node.group);
        tree.deepest = std::max(tree.deepest, node.group.depth);
    }
    for (const std::uint32_t n : home)
        tree.homes.push_back(GroupId{n});
}

GroupTreePtr GroupTreeMaker::make(const std::stop_token& stop)
{
    readNames();
    if (stop.stop_requested())
        return {};
    dropIdleGroups();
    addLevels();
    order();
    if (stop.stop_requested())
        return {};
    auto tree = std::shared_ptr<GroupTree>(new GroupTree);
    fill(*tree);
    return tree;
}

GroupTreePtr GroupTreeMaker::wrap(const GroupTree& tree, std::span<const Repeat> repeats)
{
    for (const GroupId g : tree.groups())
        nodes.push_back({tree.group(g), 0});
    for (const VertexId v : graph.vertices())
        home.push_back(tree.home(v).value);
    for (const Repeat& repeat : repeats) {
        Node around;
        around.group.kind = Group::Kind::Repeats;
        around.group.name = repeatName(tree, repeat);
        around.group.repeats = static_cast<std::uint32_t>(repeat.groups.size());
        around.group.parent = tree.group(repeat.groups.front()).parent;
        for (const GroupId g : repeat.groups)
            nodes[g].group.parent = GroupId{nodes.size()};
        nodes.push_back(std::move(around));
    }
    order();
    auto wrapped = std::shared_ptr<GroupTree>(new GroupTree);
    fill(*wrapped);
    return wrapped;
}

GroupTreePtr withRepeats(const DataflowGraph& graph, const GroupTree& tree, std::span<const Repeat> repeats)
{
    return GroupTreeMaker(graph, 2).wrap(tree, repeats);
}

GroupTreePtr groupTree(const DataflowGraph& graph, const std::stop_token& stop, std::size_t mostTogether)
{
    return GroupTreeMaker(graph, mostTogether).make(stop);
}

} // namespace doppler
