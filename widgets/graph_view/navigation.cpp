// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/navigation.h"

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

std::optional<VertexId> stepAlong(const DataflowGraph& graph, const GraphLayout& layout, VertexId v,
                                  bool forward)
{
    std::optional<VertexId> nearest;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](VertexId u) {
        const double distance = std::abs(sideways(layout, u) - sideways(layout, v));
        if (distance < least) {
            least = distance;
            nearest = u;
        }
    };
    if (forward) {
        for (const Edge& edge : graph.outEdges(v))
            consider(edge.to);
    } else {
        for (const EdgeId e : graph.inEdges(v))
            consider(graph.edge(e).from);
    }
    return nearest;
}

std::optional<VertexId> stepAcross(const GraphLayout& layout, const SpatialIndex& index, VertexId v,
                                   bool forward)
{
    QRectF band = layout.rect(v);
    if (leftToRight(layout)) {
        band.setTop(forward ? band.center().y() : layout.bounds.top());
        band.setBottom(forward ? layout.bounds.bottom() : layout.rect(v).center().y());
    } else {
        band.setLeft(forward ? band.center().x() : layout.bounds.left());
        band.setRight(forward ? layout.bounds.right() : layout.rect(v).center().x());
    }
    std::vector<std::uint32_t> found;
    index.boxesIn(band, found);
    std::optional<VertexId> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const std::uint32_t u : found) {
        const double distance = (sideways(layout, u) - sideways(layout, v)) * (forward ? 1 : -1);
        if (u != v && distance > 0 && distance < least) {
            least = distance;
            nearest = VertexId{u};
        }
    }
    return nearest;
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
