// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// The name of a group for people: "attention", "Levels 3 to 9".
QString groupTitle(const Group& group);
/// How many vertices a group has, for its box: "2,232 vertices". A cross is for repeats alone.
QString vertexCountText(std::size_t vertices);
/// The same with the groups around it, from the outermost on.
QString groupPath(const GroupTree& tree, GroupId g);

/// All that can be said of a closed group that is seen.
struct GroupFacts {
    /// A box that it is fed by, or feeds.
    struct Neighbour {
        QString name;
        std::optional<VertexId> vertex; ///< Or the group.
        GroupId group;
        std::uint32_t edges = 0;
        double bytes = 0;
    };
    struct Share {
        QString device;
        double share = 0;
    };
    GroupId id;
    QString title;
    QString path;
    FoldedBox totals;
    std::optional<FoldedRun::Totals> times; ///< In the shown run.
    std::vector<Share> shares;              ///< Likewise, largest first.
    std::vector<Neighbour> inputs;          ///< Most bytes first.
    std::vector<Neighbour> outputs;
};

/// Of the box of a group. Looks at every arrow.
GroupFacts groupFacts(const GraphPicture& picture, std::uint32_t box);
/// What a box is called.
QString boxTitle(const GraphPicture& picture, std::uint32_t box);

} // namespace doppler
