// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "core/run/run.h"

#include <QString>
#include <cstdint>

namespace doppler {

/// A run as the workbench keeps it: the value, and how it came about.
struct RunEntry {
    RunPtr run;
    std::uint64_t seed = 1;
    std::uint64_t evaluations = 0; ///< Simulated placements; 0 where the placer never simulates.
    double seconds = 0;            ///< Wall time of placing.
    bool trained = false;          ///< A training run's best, not what a placer was asked for.
    bool live = false;             ///< A training run still improves it.
    QString title = QString();     ///< What it is called instead of its placer; empty: as that.
    std::string beganAs = {};      ///< Changed by hand: title or placer of the run that it began as.
    Locks locks = {};              ///< What its placer had to leave in place.
    std::string engine;            ///< Id of the engine that executed it; empty: none of this program.
    QString graphSource;           ///< Where its graph came from: a built-in name or a file.
    QString topologySource;
    quint64 id = 0; ///< Unique in its model; given by RunsModel.
};

/// Two runs can be compared where these are equal: graph, devices and model are the same.
QString problemKey(const Problem& problem);

/// "CHAINMM on 4xP100", in the window's language; the model too where it is not the usual one.
QString problemTitle(const Problem& problem);

/// What an entry is called: its title or its placer's.
QString runTitle(const RunEntry& entry);

/// The engine's name for people.
QString engineTitle(const std::string& engine);

/// The placer's name for people: that of the registry, or of a learned, loaded or hand-made placement.
QString placerTitle(const std::string& placer);

} // namespace doppler
