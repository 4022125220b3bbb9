// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/run_tables.h"

namespace doppler {

/// The name of the vertex that produces a tensor; for a named tensor with ":name" after it.
std::string tensorLabel(const DataflowGraph& graph, TensorId tensor);

/// Fills the table of tensors: each tensor on its producer's device, its copies by transfer, and the outputs
/// that no vertex reads. Lifetimes are those of memoryCurves() in a model with memory over time. Linear time.
void fillTensors(RunTable& table);

} // namespace doppler
