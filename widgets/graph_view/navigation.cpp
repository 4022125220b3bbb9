// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/navigation.h"

#include "widgets/graph_view/picture/arrow_labels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

bool leftToRight(const GraphLayout& layout) { return layout.flow == FlowDirection::LeftToRight; }

double sideways(const GraphLayout& layout, std::size_t v)
{
    return leftToRight(layout) ? layout.centers[v].y() : layout.centers[v].x();
}

} // namespace

std::optional<std::uint32_t> stepAlong(const GraphPicture& picture, std::uint32_t box, bool forward)
{
    const GraphLayout& layout = picture.layout();
    std::optional<std::uint32_t> nearest;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](std::uint32_t other) {
        const double aside = std::abs(sideways(layout, other) - sideways(layout, box));
        if (aside < least) {
            least = aside;
            nearest = other;
        }
    };
    if (const FoldedGraph* fold = picture.fold()) {
        for (const FoldedArrow& arrow : fold->arrows)
            if ((forward ? arrow.from : arrow.to) == box && !arrow.backward)
                consider(forward ? arrow.to : arrow.from);
    } else if (forward) {
        for (const Edge& edge : picture.graph->outEdges(VertexId{box}))
            consider(edge.to);
    } else {
        for (const EdgeId e : picture.graph->inEdges(VertexId{box}))
            consider(picture.graph->edge(e).from);
    }
    return nearest;
}

std::vector<std::uint32_t> boxesAlong(const GraphPicture& picture, std::uint32_t box, bool forward)
{
    std::vector<std::uint32_t> arrows;
    if (const FoldedGraph* fold = picture.fold()) {
        for (std::uint32_t a = 0; a < fold->arrows.size(); ++a)
            if ((forward ? fold->arrows[a].from : fold->arrows[a].to) == box)
                arrows.push_back(a);
    } else if (forward) {
        const VertexId v{box};
        for (std::size_t i = 0; i < picture.graph->outEdges(v).size(); ++i)
            arrows.push_back(picture.graph->firstOutEdge(v).value + static_cast<std::uint32_t>(i));
    } else {
        for (const EdgeId e : picture.graph->inEdges(VertexId{box}))
            arrows.push_back(e.value);
    }
    const auto isCritical = [&](std::uint32_t a) { return (picture.edgeMarks[a] & CriticalMark) != 0; };
    std::ranges::stable_sort(arrows, [&](std::uint32_t a, std::uint32_t b) {
        if (isCritical(a) != isCritical(b))
            return isCritical(a);
        return bytesOf(picture, a) > bytesOf(picture, b);
    });
    std::vector<std::uint32_t> boxes;
    for (const std::uint32_t a : arrows) {
        const auto [from, to] = picture.ends(a);
        const std::uint32_t other = forward ? to : from;
        if (std::ranges::find(boxes, other) == boxes.end())
            boxes.push_back(other);
    }
    return boxes;
}

std::optional<std::uint32_t> stepAcross(const GraphLayout& layout, const SpatialIndex& index,
                                        std::uint32_t box, bool forward)
{
    QRectF band = layout.rect(box);
    if (leftToRight(layout)) {
        band.setTop(forward ? band.center().y() : layout.bounds.top());
        band.setBottom(forward ? layout.bounds.bottom() : layout.rect(box).center().y());
    } else {
        band.setLeft(forward ? band.center().x() : layout.bounds.left());
        band.setRight(forward ? layout.bounds.right() : layout.rect(box).center().x());
    }
    std::vector<std::uint32_t> found;
    index.boxesIn(band, found);
    std::optional<std::uint32_t> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const std::uint32_t other : found) {
        const double distance = (sideways(layout, other) - sideways(layout, box)) * (forward ? 1 : -1);
        if (other != box && distance > 0 && distance < least) {
            least = distance;
            nearest = other;
        }
    }
    return nearest;
}

std::optional<std::uint32_t> stepBox(const GraphPicture& picture, std::optional<std::uint32_t> box,
                                     bool forward)
{
    if (!picture.fold()) {
        const auto from = box ? std::optional(VertexId{*box}) : std::nullopt;
        const auto next = stepInOrder(*picture.graph, {}, from, forward, false);
        return next ? std::optional(next->value) : std::nullopt;
    }
    const auto count = static_cast<std::uint32_t>(picture.boxCount());
    if (!box)
        return count == 0 ? std::nullopt : std::optional(forward ? 0 : count - 1);
    if (forward)
        return *box + 1 < count ? std::optional(*box + 1) : std::nullopt;
    return *box > 0 ? std::optional(*box - 1) : std::nullopt;
}

std::optional<VertexId> stepInOrder(const DataflowGraph& graph, const std::vector<char>& marked,
                                    std::optional<VertexId> from, bool forward, bool wrap)
{
    const auto order = graph.topologicalOrder();
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    std::ptrdiff_t at = forward ? -1 : count;
    if (from)
        at = std::find(order.begin(), order.end(), *from) - order.begin();
    for (std::ptrdiff_t step = 1; step <= count; ++step) {
        std::ptrdiff_t next = forward ? at + step : at - step;
        if (next < 0 || next >= count) {
            if (!wrap)
                return {};
            next = (next % count + count) % count;
        }
        const VertexId v = order[static_cast<std::size_t>(next)];
        if (marked.empty() || marked[v])
            return v;
    }
    return {};
}

} // namespace doppler
