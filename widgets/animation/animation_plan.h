// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace doppler {

/// The content of an animation: graph, chart or both of a run, or a race of several runs.
enum class AnimatedView { Graph, Gantt, Both, Race };

/// The conversion of a run or race to frames, at equal intervals of its own time, from its start to its
/// makespan (to that of the last run). A plain value.
struct AnimationPlan {
    static constexpr double leastRate = 1;
    static constexpr double mostRate = 60;
    static constexpr double mostSeconds = 600;
    static constexpr int leastSide = 200;
    static constexpr int mostSide = 8192;
    /// How long a GIF, which repeats, shows its last frame, in hundredths of a second.
    static constexpr int lastHundredths = 100;

    AnimatedView view = AnimatedView::Both;
    QSize size{1280, 720}; ///< Pixels.
    double rate = 20;      ///< Frames per second, leastRate to mostRate.
    double seconds = 12;   ///< Duration of playback, above 0.

    /// At least two: start and end.
    [[nodiscard]] int frames() const;
    /// The time of the run that a frame shows; for the last one, the end.
    [[nodiscard]] double timeOf(int frame, double makespan) const;
    /// Hundredths of a second for which a GIF shows a frame. Their sum is as close to the rate as possible.
    [[nodiscard]] int hundredthsOf(int frame) const;
    /// Device pixels per pixel; larger for large pictures, where text and lines would be too small.
    [[nodiscard]] double pixelRatio() const;

    [[nodiscard]] bool operator==(const AnimationPlan&) const = default;
};

} // namespace doppler
