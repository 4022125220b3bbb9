// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_probe.h"
#include "core/run/measured/executions.h"
#include "core/run/run.h"

#include <optional>

namespace doppler {

/// Roughly how many seconds the executions of this run take, with warm-up runs and the check of outputs.
/// `probe`: what was measured of this machine, or null; needed for engines that compute a problem on other
/// devices than this machine's. Nothing if it is not known: without such a probe, and for external programs.
std::optional<double> estimatedSeconds(const Run& run, const ChosenEngine& engine, std::size_t repeats,
                                       const MachineProbe* probe);

/// The bytes of all tensors of the graph: what an execution that checks its outputs keeps twice.
double bytesOfTensors(const DataflowGraph& graph);

} // namespace doppler
