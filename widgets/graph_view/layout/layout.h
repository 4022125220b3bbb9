// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/folded_graph.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// Which way the data flows in the picture.
enum class FlowDirection { LeftToRight, TopToBottom };

/// How a graph is arranged.
enum class LayoutKind {
    Layered,     ///< By the flow of data.
    LanesByTime, ///< A lane for each device, by the start of each task.
    LanesByLevel ///< A lane for each device, by level.
};

/// Where times lie in a picture: x = origin + seconds * unitsPerSecond.
struct LayoutAxis {
    double origin = 0;
    double unitsPerSecond = 1;
};

/// What a layout strategy reads: boxes 0 .. count-1 and the arrows between them. A box is a vertex of a graph
/// or whatever else a picture shows in its place, so a strategy knows nothing of dataflow graphs.
struct LayoutInput {
    struct Arrow {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
    };
    std::size_t count = 0;
    std::vector<Arrow> arrows;
    std::vector<char> large = {}; ///< By box; empty: none.

    [[nodiscard]] bool isLarge(std::size_t box) const { return !large.empty() && large[box]; }
};

/// One box per vertex, one arrow per edge, by id.
LayoutInput layoutInput(const DataflowGraph& graph);
/// The same of a folded graph; groups are large. Arrows that close a cycle are turned round, so that the
/// picture is laid out without cycles (see turnBack()).
LayoutInput layoutInput(const FoldedGraph& graph);

/// Sizes in scene units: device-independent pixels at 100 %.
struct LayoutShape {
    FlowDirection flow = FlowDirection::LeftToRight;
    QSizeF box{112, 26};
    QSizeF largeBox{184, 72};
    double boxGap = 6;    ///< Between neighbours of one rank.
    double largeGap = 16; ///< The same where one of the two is large.
    double rankGap = 56;  ///< Between the boxes of one rank and those of the next.

    [[nodiscard]] double gapOf(bool isLarge) const { return isLarge ? largeGap : boxGap; }
};

/// Where everything is. Immutable once made; shared by every view of the same graph.
struct GraphLayout {
    FlowDirection flow = FlowDirection::LeftToRight;
    QSizeF box;
    QSizeF largeBox;
    std::vector<char> large;      ///< By box; empty: none.
    std::vector<QPointF> centers; ///< By box.
    /// The arrows' curves: arrow a has the points arrowPoints[arrowStart[a] .. arrowStart[a + 1]), 3k + 1 of
    /// them, which are k cubic Bezier pieces end to end.
    std::vector<std::uint32_t> arrowStart;
    std::vector<QPointF> arrowPoints;
    QRectF bounds;
    std::vector<QRectF> lanes;      ///< Of the devices, in their order; empty: there are none.
    std::optional<LayoutAxis> axis; ///< Of a picture by time.

    [[nodiscard]] bool isLarge(std::size_t index) const { return !large.empty() && large[index]; }
    [[nodiscard]] QSizeF sizeOf(std::size_t index) const { return isLarge(index) ? largeBox : box; }
    [[nodiscard]] QRectF rect(std::size_t index) const
    {
        const QPointF c = centers[index];
        const QSizeF size = sizeOf(index);
        return {c.x() - size.width() / 2, c.y() - size.height() / 2, size.width(), size.height()};
    }
    [[nodiscard]] std::size_t arrowCount() const { return arrowStart.empty() ? 0 : arrowStart.size() - 1; }
    [[nodiscard]] std::span<const QPointF> arrow(std::size_t index) const
    {
        return {arrowPoints.data() + arrowStart[index], arrowStart[index + 1] - arrowStart[index]};
    }
};

using LayoutPtr = std::shared_ptr<const GraphLayout>;

/// Points along Bezier pieces (3k + 1 points), both ends included, `steps` a piece; appended.
void appendFlattened(std::span<const QPointF> curve, int steps, std::vector<QPointF>& out);

/// The union of all boxes and curves.
QRectF boundsOf(const GraphLayout& layout);

/// The hop rank of every box: each arrow leads to a higher rank, and a box with more ways out than in stands
/// close to what it feeds. Arrows that are part of a cycle don't count.
std::vector<std::uint32_t> layoutRanks(const LayoutInput& input);

/// Turns the curves of arrows that close a cycle back to where they lead.
void turnBack(GraphLayout& layout, const FoldedGraph& graph);

/// The direction and the gap between ranks with which ranks of these sizes fill a pane of this aspect
/// (width / height) best. `large` as in LayoutInput.
LayoutShape shapeFor(std::span<const std::uint32_t> ranks, double aspect, std::span<const char> large = {});

/// A picture on the way from one layout of a graph to another, at `way` 0 .. 1. Both have the same boxes and
/// arrows.
GraphLayout between(const GraphLayout& one, const GraphLayout& other, double way);

} // namespace doppler
