// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/group_folding.h"

#include <algorithm>

namespace doppler {

void GroupFolding::reset()
{
    const auto depth = m_depth;
    *this = {};
    m_depth = depth;
}

void GroupFolding::request(Change change)
{
    m_open = std::move(change.open);
    m_anchor = change.around;
    m_withheld = false;
}

bool GroupFolding::hasClosed(const GraphPicture& picture)
{
    return !picture.empty() && std::ranges::find(picture.placed.open, 0) != picture.placed.open.end();
}

bool GroupFolding::hasOpen(const GraphPicture& picture) const
{
    const OpenGroups& open = picture.placed.open;
    if (picture.empty() || !m_tree || open.size() != m_tree->groupCount())
        return false;
    return std::ranges::any_of(m_tree->children(GroupTree::whole), [&](GroupId g) { return open[g] != 0; });
}

std::optional<GroupId> GroupFolding::closedSelection(const GraphPicture& picture)
{
    const auto box = picture.empty() ? std::nullopt : picture.selectedBox();
    return box && picture.isGroup(*box) ? std::optional(picture.fold()->boxes[*box].group()) : std::nullopt;
}

std::optional<GroupId> GroupFolding::aroundSelection(const GraphPicture& picture) const
{
    const auto box = picture.empty() || !m_tree ? std::nullopt : picture.selectedBox();
    if (!box)
        return {};
    const auto vertex = picture.vertexOf(*box);
    const GroupId around =
        vertex ? m_tree->home(*vertex) : m_tree->group(picture.fold()->boxes[*box].group()).parent;
    return around != GroupTree::whole ? std::optional(around) : std::nullopt;
}

GroupFolding::Change GroupFolding::turned(const GraphPicture& picture, GroupId group, bool open) const
{
    Change change{wanted(picture), group};
    change.open[group] = open ? 1 : 0;
    return change;
}

} // namespace doppler
