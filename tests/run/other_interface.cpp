// SPDX-License-Identifier: GPL-3.0-or-later
// A module of another version of the program.
#include "core/training/learning_module.h"

extern "C" const doppler::LearningModuleEntry dopplerLearningModule;
const doppler::LearningModuleEntry dopplerLearningModule{doppler::LearningModuleEntry::currentInterface + 1,
                                                         nullptr};
