// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/stream_text.h"

#include "core/placers/scheduling/stream_loads.h"
#include "core/run/run_figures.h"
#include "core/workloads/api/pipeline_action.h"
#include "widgets/ui/text/format.h"

#include <QLocale>
#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t usualItems = 64;
constexpr std::size_t leastItems = 8;
constexpr std::size_t mostSimulated = 500'000; ///< Vertices of all items.

/// Passes of a pipeline come with other vertices, such as updates of weights, but the first one is a pass.
bool isPipeline(const DataflowGraph& graph)
{
    return graph.vertexCount() > 0 && pipelineActionOf(graph.vertex(*graph.vertices().begin())).has_value();
}

} // namespace

std::size_t StreamText::itemsFor(const Problem& problem)
{
    const std::size_t items =
        std::min(usualItems, mostSimulated / std::max<std::size_t>(problem.vertexCount(), 1));
    return items < leastItems ? 0 : items;
}

QString StreamText::figures(const StreamFigures& stream)
{
    return tr("Period %1 per item (at least %2), throughput %3 items per second, bubble share %4")
        .arg(formatSeconds(stream.period), formatSeconds(stream.bound),
             QLocale().toString(stream.throughput(), 'g', 4), formatShare(stream.bubbleShare));
}

QString StreamText::bound(double seconds)
{
    return tr("Period at least %1 per item; the graph is too large to simulate a stream")
        .arg(formatSeconds(seconds));
}

QString StreamText::ofPipeline(const Run& run)
{
    if (!isPipeline(run.problem->graph()))
        return {};
    return tr("Pipeline: period at least %1 per item, bubble share %2")
        .arg(formatSeconds(streamPeriod(*run.problem, run.placement.devices)), formatShare(bubbleShare(run)));
}

} // namespace doppler
