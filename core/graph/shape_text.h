// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace doppler {

// Shapes as texts for people. A list of shapes is "inputs → outputs", each side separated by commas:
// "64×32, 32×16 → 64×16". A text without an arrow has outputs alone; "?" is an unknown extent or shape.

/// The shape of a tensor: "64×32"; a scalar is "1". Negative extents are unknown; of more than 8 extents the
/// first are given.
std::string shapeText(std::span<const std::int64_t> extents);

/// The shapes of an operation, for Vertex::shapes. Of more than 8 shapes on a side the first are given. Empty
/// if no extent is known on either side; "64×32 → ?" if there are only inputs.
std::string shapesText(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);

/// The shapes of a vertex: its field, or those of its kernel. Empty if the reader of the graph kept no
/// shapes.
std::string shapesText(const Vertex& vertex);
/// The shapes of its outputs alone: "64×16"; empty if they are unknown.
std::string outputShapeText(const Vertex& vertex);

} // namespace doppler
