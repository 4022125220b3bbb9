// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

#include <benchmark/benchmark.h>

namespace doppler {

/// The time of every frame of a row by itself: a mean hides the one that stutters.
class FrameTimes {
public:
    explicit FrameTimes(benchmark::State& row) : state(row)
    {
        milliseconds.reserve(static_cast<std::size_t>(row.max_iterations));
    }

    /// Calls it, and notes how long that took by the clock.
    template <class Frame>
    void take(Frame&& frame)
    {
        const auto begun = std::chrono::steady_clock::now();
        frame();
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
    }

    /// Sets the row's counters: median_ms, worst_ms, and how many frames took longer than the goal, 16 ms.
    void report()
    {
        if (milliseconds.empty()) // The row was skipped.
            return;
        const auto middle = milliseconds.begin() + std::ssize(milliseconds) / 2;
        std::nth_element(milliseconds.begin(), middle, milliseconds.end());
        state.counters["median_ms"] = *middle;
        state.counters["worst_ms"] = *std::max_element(middle, milliseconds.end());
        state.counters["over_16ms"] = static_cast<double>(
            std::count_if(milliseconds.begin(), milliseconds.end(), [](double ms) { return ms > 16; }));
    }

private:
    benchmark::State& state;
    std::vector<double> milliseconds; ///< By frame.
};

/// A row whose iterations are frames: `paint` is given the frame's number. The first one is not measured: it
/// loads fonts, and whatever else is made once.
template <class Paint>
void measureFrames(benchmark::State& state, Paint&& paint)
{
    std::size_t frame = 0;
    paint(frame);
    FrameTimes times(state);
    for (auto _ : state)
        times.take([&] { paint(++frame); });
    times.report();
}

/// Frames of a tour: from all in view to as near as it goes, and back.
inline constexpr int tourFrames = 300;
/// The rows of tours have so many frames.
inline constexpr int touredFrames = 2 * tourFrames;

/// How far in a frame of a tour is: 0, all in view, to 1.
inline double wayIn(std::size_t frame)
{
    return 0.5 - 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(frame) / tourFrames);
}

} // namespace doppler
