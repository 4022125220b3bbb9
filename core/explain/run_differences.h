// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run_figures.h"

#include <cstdint>
#include <optional>

namespace doppler {

/// A run and what it is called.
struct NamedRun {
    std::string name;
    RunPtr run;
};

/// Only runs of one graph can be set side by side; devices and models may differ.
bool sameGraph(const Run& one, const Run& other);

/// A vertex that another run has on another device than the reference. Devices are the same where their names
/// are.
struct MovedVertex {
    VertexId vertex;
    DeviceId from; ///< In the reference, on its devices.
    DeviceId to;   ///< In the other run, on that one's devices.
    /// Seconds by which it ends later than in the reference (negative: earlier); none where it never ran.
    std::optional<double> later;
};
/// By vertex.
std::vector<MovedVertex> vertexMoves(const Run& reference, const Run& other);

/// By vertex: in how many of the runs it is on another device than in the reference.
std::vector<std::uint32_t> disagreement(std::span<const NamedRun> runs, std::size_t reference);

enum class FigureUnit { Seconds, Bytes, Count, Share };

/// One figure of all runs.
struct FigureRow {
    Message name;
    std::string key; ///< The same for programs: "makespan", "busy:gpu0".
    FigureUnit unit = FigureUnit::Seconds;
    bool lessIsBetter = false;
    std::vector<std::optional<double>> values; ///< By run; none: it has no such figure (another device).

    /// Of a run against the reference; none where either has no value, or an infinite one.
    [[nodiscard]] std::optional<double> difference(std::size_t run, std::size_t reference) const;
    /// The same as a share of the reference's; none where that is 0 too.
    [[nodiscard]] std::optional<double> ratio(std::size_t run, std::size_t reference) const;
};

/// Several runs of one graph against one of them.
struct RunDifferences {
    std::vector<NamedRun> runs;
    std::size_t reference = 0;
    std::vector<RunFigures> figures; ///< By run.
    std::vector<FigureRow> rows;
    std::vector<std::vector<MovedVertex>> moved; ///< By run; the reference's is empty.
    std::vector<std::uint32_t> disagreement;     ///< By vertex.
    std::vector<std::vector<Message>> reasons;   ///< By run (run_reasons.h); the reference has none.
};

/// The runs are of one graph (sameGraph) and at least one. Looks at the whole of every run.
RunDifferences differencesOf(std::vector<NamedRun> runs, std::size_t reference);

} // namespace doppler
