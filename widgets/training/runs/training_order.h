// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QStringList>

namespace doppler {

/// What people ask for in one go: one training, or several that differ in their seed, with or without
/// controls.
struct TrainingOrder {
    TrainingSetup setup;
    int runs = 1;         ///< Seeds: setup.seed and those after it.
    bool control = false; ///< For every seed its exact control besides (learning rate 0).
    /// Families or files, to be trained on as well, on the devices of setup.problem; still to be loaded.
    QStringList furtherGraphs;
};

/// Where checkpoints are kept unless the user says otherwise: a file for each graph, devices, policy, locks
/// and seed.
QString standardCheckpointFile(const TrainingSetup& setup);

/// The trainings that are ordered, the controls after the learners, each with a checkpoint file of its own.
/// `further`: what was loaded of the order's further graphs.
std::vector<TrainingSetup> trainingsOf(const TrainingOrder& order, const std::vector<ProblemPtr>& further);

} // namespace doppler
