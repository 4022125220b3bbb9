// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

#include <string>

namespace doppler {

/// The engine on which stage III measures, by the options `engine` and `engine_settings` of a training.
struct TrainingEngine {
    const Engine* engine = nullptr;
    Options settings;
    std::string program; ///< The command line of the program that the engine runs; empty: none.
};

/// An engine name that contains a folder ("./mine.py") is a program of the engine `external`. Settings are
/// separated by commas or blanks, except between double quotes. Errors name an unknown engine or setting.
Result<TrainingEngine> trainingEngine(const Options& training);

/// The command line that stage III of a training with these options runs; empty: none, no stage III, or
/// options with an error.
std::string programOfTraining(const Options& training);

} // namespace doppler
