// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>

namespace doppler {

/// The shapes of a vertex's kernel: "64×32, 32×16 → 64×16"; a scalar is "1". Empty if the reader of the graph
/// kept no shapes.
std::string shapesText(const Vertex& vertex);
/// The shape of its output alone: "64×16"; empty likewise.
std::string outputShapeText(const Vertex& vertex);

} // namespace doppler
