// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstddef>
#include <string_view>

namespace doppler {

/// Whether an operator of TensorFlow or PyTorch ("GatherV2", "aten::embedding") reads only the elements of
/// its first input that its output has.
bool readsRows(std::string_view op);

/// Counts an input in the accessed bytes of a vertex for which readsRows() holds and whose output bytes are
/// known. Call it once for each input. Does nothing if the output is empty.
void countRowInput(Vertex& vertex, std::size_t input, double bytes);

} // namespace doppler
