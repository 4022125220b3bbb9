// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QCPGraph;

namespace doppler {

/// Appends to a graph, but keeps only one point per `spacing` keys; the latest point is always included and
/// moves along. For curves that are smooth at that distance. Keys must not decrease.
class ThinnedLine {
public:
    ThinnedLine(QCPGraph* line, double spacing) : graph(line), distance(spacing) {}

    void add(double key, double value);
    /// Starts a new line with the next point.
    void breakLine();
    void clear(double spacing);

private:
    QCPGraph* graph;
    double distance;
    std::optional<double> kept; ///< Key of the latest point that stays.
    bool hasTip = false;        ///< Whether the last point is one that moves along.
};

/// The same for a step curve: a point where the value changes, and the latest one.
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
