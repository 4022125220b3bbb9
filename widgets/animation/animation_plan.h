// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace doppler {

/// What an animation shows: of a run its graph, its chart or both; of several runs the race.
enum class AnimatedView { Graph, Gantt, Both, Race };

/// How a run (a race) becomes frames: evenly in its own time, from its start to its makespan (to that of the
/// last run). A plain value.
struct AnimationPlan {
    static constexpr double leastRate = 1;
    static constexpr double mostRate = 60;
    static constexpr double mostSeconds = 600;
    static constexpr int leastSide = 200;
    static constexpr int mostSide = 8192;
    /// How long a GIF, which begins anew by itself, shows its last frame. Hundredths of a second.
    static constexpr int lastHundredths = 100;

    AnimatedView view = AnimatedView::Both;
    QSize size{1280, 720}; ///< Pixels.
    double rate = 20;      ///< Frames per second, leastRate to mostRate.
    double seconds = 12;   ///< How long it plays, above 0.

    /// At least two: start and end.
    [[nodiscard]] int frames() const;
    /// The time of the run that a frame shows; the last one shows its end.
    [[nodiscard]] double timeOf(int frame, double makespan) const;
    /// Hundredths of a second for which a GIF shows a frame: in the sum as close to the rate as they can be.
    [[nodiscard]] int hundredthsOf(int frame) const;
    /// Device pixels per pixel: on large pictures letters and lines would be too small.
    [[nodiscard]] double pixelRatio() const;

    [[nodiscard]] bool operator==(const AnimationPlan&) const = default;
};

} // namespace doppler
