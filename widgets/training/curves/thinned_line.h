// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QCPGraph;

namespace doppler {

/// Appends to a graph, but keeps one point every `spacing` keys only; the newest point is always there and
/// moves along. For curves that are smooth at that distance. Keys must not descend.
class ThinnedLine {
public:
    ThinnedLine(QCPGraph* line, double spacing) : graph(line), distance(spacing) {}

    void add(double key, double value);
    /// The next point starts a new piece.
    void breakLine();
    void clear(double spacing);

private:
    QCPGraph* graph;
    double distance;
    std::optional<double> kept; ///< Key of the newest point that stays.
    bool hasTip = false;        ///< The last point is one that moves along.
};

/// The same for a curve of steps: one point where the value changes, and the newest.
class StepLine {
public:
    explicit StepLine(QCPGraph* line) : graph(line) {}
    void add(double key, double value);

private:
    QCPGraph* graph;
    std::optional<double> level;
    bool hasTip = false;
};

} // namespace doppler
