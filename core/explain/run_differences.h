// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/device_match.h"
#include "core/run/run_figures.h"

#include <cstdint>
#include <optional>

namespace doppler {

/// A run with its title.
struct NamedRun {
    std::string name;
    RunPtr run;
};

/// Whether the runs have the same graph and can be compared; devices and models may differ.
bool sameGraph(const Run& one, const Run& other);

/// A vertex that is on another device than in the reference. Devices correspond as in matchDevices().
struct MovedVertex {
    VertexId vertex;
    DeviceId from; ///< A device of the reference.
    DeviceId to;   ///< A device of the other run.
    /// Seconds by which it ends later than in the reference (negative: earlier); nothing if it never ran.
    std::optional<double> later;
};
/// By vertex.
std::vector<MovedVertex> vertexMoves(const Run& reference, const Run& other);

/// By vertex, the number of runs in which it is on another device than in the reference.
std::vector<std::uint32_t> disagreement(std::span<const NamedRun> runs, std::size_t reference);

enum class FigureUnit { Seconds, Bytes, Count, Share };

/// One figure for all runs.
struct FigureRow {
    Message name;
    std::string key; ///< Key for programs: "makespan", "busy:gpu0".
    FigureUnit unit = FigureUnit::Seconds;
    bool lessIsBetter = false;
    /// By run; nothing if the run does not have the figure (another device).
    std::vector<std::optional<double>> values;

    /// The difference of a run from the reference; nothing if either has no value or an infinite one.
    [[nodiscard]] std::optional<double> difference(std::size_t run, std::size_t reference) const;
    /// The difference divided by the reference's value; nothing if that is 0.
    [[nodiscard]] std::optional<double> ratio(std::size_t run, std::size_t reference) const;
};

/// Several runs of one graph compared with one of them.
struct RunDifferences {
    std::vector<NamedRun> runs;
    std::size_t reference = 0;
    std::vector<RunFigures> figures; ///< By run.
    std::vector<FigureRow> rows;
    std::vector<std::vector<MovedVertex>> moved; ///< By run; empty for the reference.
    std::vector<std::uint32_t> disagreement;     ///< By vertex.
    std::vector<std::vector<Message>> reasons;   ///< By run (run_reasons.h); empty for the reference.
    std::vector<DeviceMatch> matches;            ///< By run: its devices and those of the reference.
};

/// Says which interchangeable devices of a run were matched to which of the reference; nothing if all devices
/// correspond by name.
std::optional<Message> deviceMatchNote(const RunDifferences& all, std::size_t run);

/// Compares at least one run of one graph (sameGraph()). Linear in the sizes of all runs.
RunDifferences differencesOf(std::vector<NamedRun> runs, std::size_t reference);

} // namespace doppler
