// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <optional>

namespace doppler {

/// Which groups of the shown graph are open or will be, and what is to happen when a picture with other
/// groups arrives. A value without a window; `picture` is always what the view shows.
class GroupFolding {
public:
    /// Groups to open, and the group that keeps its place on the screen meanwhile.
    struct Change {
        OpenGroups open;
        std::optional<GroupId> around;
    };

    /// Another graph.
    void reset();
    void setTree(GroupTreePtr tree) { m_tree = std::move(tree); }
    /// Of the shown graph; null until its first layout.
    [[nodiscard]] const GroupTreePtr& tree() const { return m_tree; }
    /// How many levels are shown of graphs that come from now on; nothing: as suits their size.
    void setDepth(std::optional<std::uint32_t> depth) { m_depth = depth; }
    [[nodiscard]] std::optional<std::uint32_t> depth() const { return m_depth; }

    /// The groups that were asked for; nothing: none were.
    [[nodiscard]] const std::optional<OpenGroups>& requested() const { return m_open; }
    /// The groups that are open, or will be once the requested picture is there.
    [[nodiscard]] const OpenGroups& wanted(const GraphPicture& picture) const
    {
        return m_open ? *m_open : picture.placed.open;
    }
    void request(Change change);
    /// Not everything could be opened.
    void withhold() { m_withheld = true; }
    [[nodiscard]] bool withheld() const { return m_withheld; }

    /// Some group that can be seen is closed (open).
    [[nodiscard]] static bool hasClosed(const GraphPicture& picture);
    [[nodiscard]] bool hasOpen(const GraphPicture& picture) const;
    /// The selected group, if it is closed.
    [[nodiscard]] static std::optional<GroupId> closedSelection(const GraphPicture& picture);
    /// The innermost open group around the selection.
    [[nodiscard]] std::optional<GroupId> aroundSelection(const GraphPicture& picture) const;
    /// wanted() with one group opened or closed.
    [[nodiscard]] Change turned(const GraphPicture& picture, GroupId group, bool open) const;

    // To be done once the requested picture is there. Each take...() forgets what it returns.

    void selectLater(GroupId group) { m_toSelect = group; }
    void revealLater(std::optional<VertexId> vertex) { m_toReveal = vertex; }
    std::optional<GroupId> takeAnchor() { return std::exchange(m_anchor, std::nullopt); }
    std::optional<GroupId> takeToSelect() { return std::exchange(m_toSelect, std::nullopt); }
    std::optional<VertexId> takeToReveal() { return std::exchange(m_toReveal, std::nullopt); }

private:
    GroupTreePtr m_tree;
    std::optional<OpenGroups> m_open;
    std::optional<std::uint32_t> m_depth;
    std::optional<GroupId> m_anchor; ///< Opened or closed last: it keeps its place.
    std::optional<GroupId> m_toSelect;
    std::optional<VertexId> m_toReveal;
    bool m_withheld = false;
};

} // namespace doppler
