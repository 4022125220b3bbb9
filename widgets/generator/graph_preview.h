// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/metrics.h"
#include "widgets/graph_view/picture/graph_picture.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace doppler {

/// Figures and picture of a graph before it is opened.
struct GraphPreview {
    GraphPtr graph;
    GraphMetrics metrics;
    std::optional<GraphPicture> picture; ///< For graphs with at most mostPreviewed vertices.
};

inline constexpr std::size_t mostPreviewed = 2000;

/// Makes the graph, measures it and lays it out for an area with this aspect ratio (width / height): a deep
/// network in rows; a layout that leaves much of the area empty is stretched along one axis. For worker
/// threads.
Result<GraphPreview> previewOf(const std::function<Result<GraphPtr>()>& make, double aspect,
                               const std::stop_token& stop);

} // namespace doppler
