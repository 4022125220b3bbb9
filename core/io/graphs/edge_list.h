// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <deque>

namespace doppler {

/// Edges of a format in which a consumer may name one input twice (x * x): the tensor travels once, so the
/// later of two edges with the same ends that carry the same tensor is dropped.
class EdgeList {
public:
    /// The last edge added; the reference lasts.
    EdgeSpec& add(EdgeSpec edge) { return edges.emplace_back(std::move(edge)); }
    [[nodiscard]] std::size_t size() const { return edges.size(); }
    /// Hands all of them to the builder, in their order; empty afterwards.
    void moveInto(GraphBuilder& builder);

private:
    std::deque<EdgeSpec> edges; ///< No second copy while it grows.
};

} // namespace doppler
