// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QStringList>

namespace doppler {

/// A request for trainings: one, or several that differ in their seed, with or without controls.
struct TrainingOrder {
    TrainingSetup setup;
    int runs = 1;         ///< Seeds: setup.seed and those after it.
    bool control = false; ///< Adds the exact control of every seed (learning rate 0).
    /// Further graphs to train on, as families or files, on the devices of setup.problem; not loaded yet.
    QStringList furtherGraphs;
    QString eventFolder = {}; ///< For event files of TensorBoard, absolute; empty: none.
};

/// The default checkpoint file, one for each graph, devices, policy, locks and seed.
QString standardCheckpointFile(const TrainingSetup& setup);

/// The requested trainings, the controls after the learners, each with its own checkpoint file. `further`
/// holds the loaded further graphs of the order.
std::vector<TrainingSetup> trainingsOf(const TrainingOrder& order, const std::vector<ProblemPtr>& further);

/// The folder for the event files of one of trainingsOf(order): of several, each has its own.
std::string eventFolderOf(const TrainingOrder& order, const TrainingSetup& setup);

} // namespace doppler
