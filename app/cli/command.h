// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "app/arguments/inputs.h"
#include "core/base/result.h"

#include <functional>
#include <memory>
#include <vector>

namespace doppler {

/// Exit status of the program (formats.md): 0 done, 1 failed, 2 wrong usage or bad input.
enum class Exit { Done = 0, Failed = 1, Usage = 2 };

constexpr Exit exitOf(FaultOf fault) { return static_cast<Exit>(exitStatus(fault)); }

/// Writes the error to standard error as one line; the status to end with.
Exit report(const Error& error, Exit status = Exit::Usage);

/// A subcommand declares its options and leaves behind what is to be done when it was chosen.
using Action = std::function<Exit()>;

/// The subcommands, one function per file. Each returns what runs when its subcommand was given.
struct Command {
    CLI::App* app = nullptr;
    Action action;
};
void addPlacersCommand(CLI::App& program, std::vector<Command>& commands);
void addPoliciesCommand(CLI::App& program, std::vector<Command>& commands);
void addEnginesCommand(CLI::App& program, std::vector<Command>& commands);
void addGraphCommand(CLI::App& program, std::vector<Command>& commands);
void addDevicesCommand(CLI::App& program, std::vector<Command>& commands);
void addSimulateCommand(CLI::App& program, std::vector<Command>& commands);
void addEvaluateCommand(CLI::App& program, std::vector<Command>& commands);
void addExecuteCommand(CLI::App& program, std::vector<Command>& commands);
void addTuneCommand(CLI::App& program, std::vector<Command>& commands);
void addCompareCommand(CLI::App& program, std::vector<Command>& commands);
void addDifferencesCommand(CLI::App& program, std::vector<Command>& commands);
void addTrainCommand(CLI::App& program, std::vector<Command>& commands);
void addCurvesCommand(CLI::App& program, std::vector<Command>& commands);
void addTrainingsCommand(CLI::App& program, std::vector<Command>& commands);
void addPlaceCommand(CLI::App& program, std::vector<Command>& commands);
void addPlaceModelCommand(CLI::App& program, std::vector<Command>& commands);
void addTraceCommand(CLI::App& program, std::vector<Command>& commands);
void addProfileCommand(CLI::App& program, std::vector<Command>& commands);
void addCalibrateCommand(CLI::App& program, std::vector<Command>& commands);
/// The hidden command with which the engine `ranks` starts its processes.
void addRankCommand(CLI::App& program, std::vector<Command>& commands);
void addRenderCommand(CLI::App& program, std::vector<Command>& commands);
void addHistoryCommand(CLI::App& program, std::vector<Command>& commands);
void addRunsCommand(CLI::App& program, std::vector<Command>& commands);
void addExplainCommand(CLI::App& program, std::vector<Command>& commands);
void addNoiseCommand(CLI::App& program, std::vector<Command>& commands);
void addWorkloadCommand(CLI::App& program, std::vector<Command>& commands);
void addRivalCommand(CLI::App& program, std::vector<Command>& commands);
void addQueryCommand(CLI::App& program, std::vector<Command>& commands);
void addLessonCommand(CLI::App& program, std::vector<Command>& commands);

} // namespace doppler
