// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout/layout.h"

#include <algorithm>
#include <cmath>

namespace doppler {

LayoutInput layoutInput(const DataflowGraph& graph)
{
    LayoutInput input;
    input.count = graph.vertexCount();
    input.arrows.reserve(graph.edgeCount());
    for (const EdgeId e : graph.edges())
        input.arrows.push_back({graph.edge(e).from, graph.edge(e).to});
    return input;
}

LayoutInput layoutInput(const FoldedGraph& graph)
{
    LayoutInput input;
    input.count = graph.boxes.size();
    input.arrows.reserve(graph.arrows.size());
    for (const FoldedArrow& arrow : graph.arrows) {
        if (arrow.backward)
            input.arrows.push_back({arrow.to, arrow.from});
        else
            input.arrows.push_back({arrow.from, arrow.to});
    }
    input.large.reserve(graph.boxes.size());
    for (const FoldedBox& box : graph.boxes)
        input.large.push_back(box.isGroup ? 1 : 0);
    return input;
}

void turnBack(GraphLayout& layout, const FoldedGraph& graph)
{
    for (std::size_t a = 0; a < graph.arrows.size(); ++a)
        if (graph.arrows[a].backward)
            std::reverse(layout.arrowPoints.begin() + layout.arrowStart[a],
                         layout.arrowPoints.begin() + layout.arrowStart[a + 1]);
}

void appendFlattened(std::span<const QPointF> curve, int steps, std::vector<QPointF>& out)
{
    if (curve.empty())
        return;
    out.push_back(curve.front());
    for (std::size_t i = 0; i + 3 < curve.size(); i += 3) {
        for (int step = 1; step <= steps; ++step) {
            const double t = static_cast<double>(step) / steps;
            const double u = 1 - t;
            out.push_back(curve[i] * (u * u * u) + curve[i + 1] * (3 * u * u * t) +
                          curve[i + 2] * (3 * u * t * t) + curve[i + 3] * (t * t * t));
        }
    }
}

QRectF boundsOf(const GraphLayout& layout)
{
    if (layout.centers.empty())
        return {};
    double left = layout.centers[0].x();
    double right = left;
    double top = layout.centers[0].y();
    double bottom = top;
    const auto take = [&](const QPointF& p, double halfWidth, double halfHeight) {
        left = std::min(left, p.x() - halfWidth);
        right = std::max(right, p.x() + halfWidth);
        top = std::min(top, p.y() - halfHeight);
        bottom = std::max(bottom, p.y() + halfHeight);
    };
    for (std::size_t i = 0; i < layout.centers.size(); ++i)
        take(layout.centers[i], layout.sizeOf(i).width() / 2, layout.sizeOf(i).height() / 2);
    for (const QPointF& p : layout.arrowPoints)
        take(p, 0, 0);
    return {left, top, right - left, bottom - top};
}

std::vector<std::uint32_t> layoutRanks(const LayoutInput& input)
{
    std::vector<std::uint32_t> outStart(input.count + 1);
    std::vector<std::uint32_t> inDegree(input.count);
    for (const auto& arrow : input.arrows) {
        ++outStart[arrow.from + 1];
        ++inDegree[arrow.to];
    }
    for (std::size_t i = 0; i < input.count; ++i)
        outStart[i + 1] += outStart[i];
    std::vector<std::uint32_t> heads(input.arrows.size());
    auto at = outStart;
    for (const auto& arrow : input.arrows)
        heads[at[arrow.from]++] = arrow.to;

    std::vector<std::uint32_t> order;
    order.reserve(input.count);
    auto missing = inDegree;
    for (std::uint32_t v = 0; v < input.count; ++v)
        if (missing[v] == 0)
            order.push_back(v);
    std::vector<std::uint32_t> rank(input.count, 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::uint32_t v = order[i];
        for (std::uint32_t k = outStart[v]; k < outStart[v + 1]; ++k) {
            rank[heads[k]] = std::max(rank[heads[k]], rank[v] + 1);
            if (--missing[heads[k]] == 0)
                order.push_back(heads[k]);
        }
    }
    // Last to first: what has more consumers than inputs moves next to its first consumer.
    for (std::size_t i = order.size(); i-- > 0;) {
        const std::uint32_t v = order[i];
        const std::uint32_t outDegree = outStart[v + 1] - outStart[v];
        if (outDegree == 0 || outDegree < inDegree[v])
            continue;
        std::uint32_t first = rank[heads[outStart[v]]];
        for (std::uint32_t k = outStart[v]; k < outStart[v + 1]; ++k)
            first = std::min(first, rank[heads[k]]);
        rank[v] = std::max(rank[v], first > 0 ? first - 1 : 0);
    }
    return rank;
}

LayoutShape shapeFor(std::span<const std::uint32_t> ranks, double aspect, std::span<const char> large)
{
    constexpr double leastGap = 40;
    constexpr double mostGap = 320;
    const std::uint32_t depth = ranks.empty() ? 1 : *std::max_element(ranks.begin(), ranks.end()) + 1;
    struct Size {
        double few = 0;
        double large = 0;
    };
    std::vector<Size> sizes(depth);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        (!large.empty() && large[i] ? sizes[ranks[i]].large : sizes[ranks[i]].few) += 1;
    const double pane = std::clamp(aspect, 0.2, 5.0);

    LayoutShape best;
    double bestScale = 0;
    for (const FlowDirection flow : {FlowDirection::LeftToRight, FlowDirection::TopToBottom}) {
        LayoutShape shape;
        shape.flow = flow;
        const bool across = flow == FlowDirection::LeftToRight;
        const auto lengthOf = [across](const QSizeF& s) { return across ? s.width() : s.height(); };
        const auto breadthOf = [across](const QSizeF& s) { return across ? s.height() : s.width(); };
        double boxes = 0; // Along the flow.
        double crossing = breadthOf(shape.box) + shape.boxGap;
        for (const Size& size : sizes) {
            boxes += lengthOf(size.large > 0 ? shape.largeBox : shape.box);
            crossing = std::max(crossing, size.few * (breadthOf(shape.box) + shape.boxGap) +
                                              size.large * (breadthOf(shape.largeBox) + shape.largeGap));
        }
        const double wanted = across ? crossing * pane : crossing / pane;
        if (depth > 1)
            shape.rankGap = std::clamp((wanted - boxes) / (depth - 1), leastGap, mostGap);
        const double length = boxes + (depth - 1) * shape.rankGap;
        const double scale =
            across ? std::min(pane / length, 1 / crossing) : std::min(pane / crossing, 1 / length);
        if (scale > bestScale * 1.05) {
            bestScale = scale;
            best = shape;
        }
    }
    return best;
}

namespace {

QPointF mix(const QPointF& a, const QPointF& b, double way) { return a + (b - a) * way; }

} // namespace

GraphLayout between(const GraphLayout& one, const GraphLayout& other, double way)
{
    GraphLayout out;
    out.flow = other.flow;
    out.box = QSizeF(std::lerp(one.box.width(), other.box.width(), way),
                     std::lerp(one.box.height(), other.box.height(), way));
    out.largeBox = other.largeBox;
    out.large = other.large;
    out.lanes = other.lanes;
    out.axis = other.axis;
    out.centers.resize(other.centers.size());
    for (std::size_t i = 0; i < out.centers.size(); ++i)
        out.centers[i] = mix(one.centers[i], other.centers[i], way);
    out.arrowStart.reserve(other.arrowStart.size());
    out.arrowStart.push_back(0);
    for (std::size_t a = 0; a < other.arrowCount(); ++a) {
        const auto from = one.arrow(a);
        const auto to = other.arrow(a);
        if (from.size() == to.size()) {
            for (std::size_t i = 0; i < to.size(); ++i)
                out.arrowPoints.push_back(mix(from[i], to[i], way));
        } else { // Different numbers of pieces: one piece from end to end stands in while things move.
            out.arrowPoints.push_back(mix(from.front(), to.front(), way));
            out.arrowPoints.push_back(mix(from[1], to[1], way));
            out.arrowPoints.push_back(mix(from[from.size() - 2], to[to.size() - 2], way));
            out.arrowPoints.push_back(mix(from.back(), to.back(), way));
        }
        out.arrowStart.push_back(static_cast<std::uint32_t>(out.arrowPoints.size()));
    }
    out.bounds = QRectF(mix(one.bounds.topLeft(), other.bounds.topLeft(), way),
                        QSizeF(std::lerp(one.bounds.width(), other.bounds.width(), way),
                               std::lerp(one.bounds.height(), other.bounds.height(), way)));
    return out;
}

} // namespace doppler
