// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <deque>

namespace doppler {

/// Edges of a format in which a consumer can name an input twice (x * x). The tensor travels once, so of two
/// edges with the same ends and the same tensor the later one is dropped.
class EdgeList {
public:
    /// Adds an edge and returns it; the reference stays valid.
    EdgeSpec& add(EdgeSpec edge) { return edges.emplace_back(std::move(edge)); }
    [[nodiscard]] std::size_t size() const { return edges.size(); }
    /// Moves all edges, in order, to the builder; the list is empty afterwards.
    void moveInto(GraphBuilder& builder);

private:
    std::deque<EdgeSpec> edges; ///< A deque grows without a second copy of its elements.
};

} // namespace doppler
