// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/metrics.h"
#include "widgets/graph_view/picture/graph_picture.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace doppler {

/// What a graph comes to, before it is opened.
struct GraphPreview {
    GraphPtr graph;
    GraphMetrics metrics;
    std::optional<GraphPicture> picture; ///< Of graphs of at most mostPreviewed vertices.
};

inline constexpr std::size_t mostPreviewed = 2000;

/// Makes the graph, measures it and lays it out for a pane of this aspect (width / height): a deep network in
/// rows, and whatever leaves much of the pane empty drawn out along one axis. For worker threads.
Result<GraphPreview> previewOf(const std::function<Result<GraphPtr>()>& make, double aspect,
                               const std::stop_token& stop);

} // namespace doppler
