// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"
#include "widgets/comparison/study.h"
#include "widgets/graph_view/layout/layout.h"
#include "widgets/graph_view/picture/coloring.h"
#include "widgets/workbench/workbench.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Which program a command starts, and what for.
enum class CommandFor { Simulation, Window, Explanation, GraphFigure, GanttFigure, FourBarsFigure };

/// The entry with sources that give its graph and devices: where they give others (any more), as for answers
/// to what-if questions, what it ran on is written into the folder. May block: for worker threads.
Result<RunEntry> withSources(RunEntry entry, const QString& folder);

/// Whether the command that gives this run again has to read its placement from a file: what no request gave
/// (Workbench::requestOf), what was placed around locks, and what a model draws from another seed than the
/// placer.
bool needsPlacementFile(const RunEntry& entry, const std::optional<PlacerRequest>& asked);

/// The command, with quotes where a shell needs them, that simulates this run again (opens it in a window,
/// explains it): graph, devices, model, placer and seed, or `file` of its placement where
/// needsPlacementFile(). Of a measured run `file` is its trace, and the first is `doppler trace compare`.
/// Fails where the command line can't say the model.
Result<std::string> commandFor(const RunEntry& entry, const std::optional<PlacerRequest>& asked,
                               CommandFor program, const std::string& file);

/// What a window shows beside its run, as far as its program can be told. Times are shares of the run.
struct WindowLook {
    ColorBy colorBy = ColorBy::Device;
    std::string against =
        {}; ///< Of ColorBy::Difference: a placer or the file of a placement; empty: unknown.
    LayoutKind layout = LayoutKind::Layered;
    bool arrowLabels = false;
    std::optional<std::uint32_t> groups = {}; ///< Levels that are shown; nothing: as it comes.
    std::vector<VertexId> selection = {};
    double cursor = 0;
    std::vector<std::string> strips = {}; ///< Of "shares", "memory", "bounds".
    std::optional<std::pair<double, double>> measured = {};
};
/// What of it is not as a window begins, to stand behind the command of the window. A difference to an
/// unknown run and a selection that no command has room for are left out.
std::string lookWords(const WindowLook& look);

/// What of a run is explained.
struct Explanation {
    enum class Kind { Step, WhatIf, WhyHere };
    Kind kind = Kind::Step;
    double time = 0; ///< Seconds; of a step.
    std::optional<VertexId> vertex = {};
};
/// The same to stand behind the command of an explanation. Fails where there is nothing to ask about. May
/// take a moment: for worker threads.
Result<std::string> explanationWords(const RunPtr& run, const Explanation& explanation);

/// A run as one of several in a command, and the request that gave it.
struct RequestedRun {
    RunEntry entry;
    std::optional<PlacerRequest> asked;
};
/// The file that a run's placement is kept in; of a measured run, its trace.
using KeepRun = std::function<Result<std::string>(const Run&)>;

/// How a command names a run beside `first`, which it is about and whose seed and budget it has: by its
/// placer or, where that would give another, by the file of its placement. Fails as differencesCommand().
Result<std::string> nameBeside(const RequestedRun& first, const RequestedRun& other, const KeepRun& keep);
/// `doppler differences` of two runs or more of one graph. Fails where their devices or models differ, for
/// which the command line has no words; and as commandFor().
Result<std::string> differencesCommand(const std::vector<RequestedRun>& runs, std::size_t reference,
                                       const KeepRun& keep);
/// The window that sets the runs side by side and shows the last of them. Fails as differencesCommand(), and
/// where a placer's name alone does not give each.
Result<std::string> sideBySideCommand(const std::vector<RequestedRun>& runs);

/// `doppler compare` with all of the request that the window asks for. Fails as commandFor().
Result<std::string> comparisonCommand(const StudyRequest& request);
/// `doppler train` with the same policy, settings, seed and checkpoint. `sources`: of the set-up's problem
/// and of its others; `eventFolder`: for event files of TensorBoard, empty: none. Fails as commandFor().
Result<std::string> trainingCommand(const TrainingSetup& setup, const std::vector<SourceNames>& sources,
                                    const std::string& eventFolder = {});

} // namespace doppler
