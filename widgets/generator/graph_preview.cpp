// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/graph_preview.h"

#include "widgets/graph_view/layered_layout.h"

namespace doppler {

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
    auto layout = layeredLayout(input, ranks, shapeFor(ranks, aspect), stop);
    if (!layout)
        return preview;
    GraphPicture picture;
    picture.graph = preview.graph;
    picture.placed.layout = std::make_shared<const GraphLayout>(*std::move(layout));
    picture.placed.index = std::make_shared<const SpatialIndex>(*picture.placed.layout);
    showRun(picture, nullptr);
    preview.picture = std::move(picture);
    return preview;
}

} // namespace doppler
