// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/bytes/read_watch.h"
#include "widgets/shell/given_options.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// A vertex of a graph that is about to be opened.
struct PreviewedVertex {
    std::string name;
    std::optional<double> flops;
    std::optional<double> seconds; ///< Of the first kind of device.
    double bytes = 0;              ///< Of its tensors together.
};

/// The beginning of a graph as its reader makes it with some options, and its totals.
struct ImportPreview {
    std::vector<PreviewedVertex> first;
    std::size_t vertices = 0;
    std::size_t edges = 0;
    double flops = 0;
    double seconds = 0;
    double bytes = 0;
    std::size_t estimated = 0; ///< Vertices without FLOPs and seconds.
};

/// Reads a graph with these options and describes its first `most` vertices. May block: for worker threads.
Result<ImportPreview> previewImport(const std::string& file, const GivenOptions& options, std::size_t most,
                                    const ReadWatch& watch);

} // namespace doppler
