// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/graph_preview.h"

#include "widgets/graph_view/layout/layered_layout.h"
#include "widgets/graph_view/layout/wrapped_layout.h"

#include <algorithm>

namespace doppler {

namespace {

/// A small picture is looked at as a whole: it is drawn out along one axis, up to this factor, where it would
/// leave much of its pane empty.
constexpr double mostDrawnOut = 2;

GraphLayout drawnOut(GraphLayout layout, double aspect)
{
    const QSizeF size = layout.bounds.size();
    if (size.isEmpty())
        return layout;
    const double wider = size.width() / size.height() / aspect; // Than the pane.
    const double x = std::clamp(1 / wider, 1.0, mostDrawnOut);
    const double y = std::clamp(wider, 1.0, mostDrawnOut);
    const auto draw = [x, y](QPointF& p) { p = {p.x() * x, p.y() * y}; };
    std::ranges::for_each(layout.centers, draw);
    std::ranges::for_each(layout.arrowPoints, draw);
    for (QSizeF* box : {&layout.box, &layout.largeBox})
        *box = {box->width() * x, box->height() * y};
    layout.bounds = boundsOf(layout);
    return layout;
}

} // namespace

Result<GraphPreview> previewOf(const std::function<Result<GraphPtr>()>& make, double aspect,
                               const std::stop_token& stop)
{
    auto graph = make();
    if (!graph)
        return graph.error();
    GraphPreview preview;
    preview.graph = *std::move(graph);
    if (stop.stop_requested())
        return preview; // nobody waits for it any more
    preview.metrics = metrics(*preview.graph);
    if (preview.graph->vertexCount() > mostPreviewed)
        return preview;
    const LayoutInput input = layoutInput(*preview.graph);
    const auto ranks = layoutRanks(input);
    const auto strip = stripShape(ranks, aspect); // A deep network: nothing would be seen of it in one piece.
    auto layout = layeredLayout(input, ranks, strip ? *strip : shapeFor(ranks, aspect), stop);
    if (!layout)
        return preview;
    if (strip)
        layout = wrapped(*layout, input, ranks, aspect);
    GraphPicture picture;
    picture.graph = preview.graph;
    picture.placed.layout = std::make_shared<const GraphLayout>(drawnOut(*std::move(layout), aspect));
    picture.placed.index = std::make_shared<const SpatialIndex>(*picture.placed.layout);
    showRun(picture, nullptr);
    preview.picture = std::move(picture);
    return preview;
}

} // namespace doppler
