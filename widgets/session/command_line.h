// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"
#include "widgets/comparison/study.h"
#include "widgets/workbench/workbench.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// Which program a command starts.
enum class CommandFor { Simulation, Window };

/// The entry with sources that give its graph and devices: where they give others (any more), as for answers
/// to what-if questions, what it ran on is written into the folder. May block: for worker threads.
Result<RunEntry> withSources(RunEntry entry, const QString& folder);

/// Whether the command that gives this run again has to read its placement from a file: what no request gave
/// (Workbench::requestOf), what was placed around locks, and what a model draws from another seed than the
/// placer.
bool needsPlacementFile(const RunEntry& entry, const std::optional<PlacerRequest>& asked);

/// The command, with quotes where a shell needs them, that simulates this run again (or opens it in a
/// window): graph, devices, model, placer and seed, or `placementFile` where needsPlacementFile(). Of a
/// measured run: a simulation of its placement. Fails where the command line can't say the model.
Result<std::string> commandFor(const RunEntry& entry, const std::optional<PlacerRequest>& asked,
                               CommandFor program, const std::string& placementFile);

/// `doppler compare` with all of the request that the window asks for. Fails as commandFor().
Result<std::string> comparisonCommand(const StudyRequest& request);
/// `doppler train` with the same policy, settings, seed and checkpoint. `sources`: of the set-up's problem
/// and of its others. Fails as commandFor().
Result<std::string> trainingCommand(const TrainingSetup& setup, const std::vector<ProblemSources>& sources);

} // namespace doppler
