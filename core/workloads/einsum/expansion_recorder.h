// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/workloads/einsum/block_cuts.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace doppler {

/// Is notified which block every vertex of an expansion computes, in the order of the vertices. The spans are
/// valid during the call.
class ExpansionRecorder {
public:
    virtual ~ExpansionRecorder() = default;
    /// A kernel: the position of its operation in the program, and its range of every label (labelsOf()).
    /// Input tensors that are vertices (kind "source") are kernels without inputs.
    virtual void kernel(VertexId v, std::size_t operation, std::span<const ElementRange> ranges) = 0;
    /// The range that the kernel reported last reads of each dimension of an input.
    virtual void reads(std::size_t input, std::span<const ElementRange> wanted) = 0;
    /// A part of this range that comes from another vertex, in elements of the whole tensor. The edge from
    /// that vertex whose tensor has this name carries it; empty: the whole block. If two inputs read the same
    /// part, one edge serves both.
    virtual void part(VertexId producer, std::span<const ElementRange> range, std::string_view tensor) = 0;
    /// A formation, which aggregates the outputs of its predecessors, and its range of every output label.
    virtual void formation(VertexId v, std::size_t operation, std::span<const ElementRange> ranges) = 0;
};

} // namespace doppler
