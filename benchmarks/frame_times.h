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

/// The time of every single frame of a row: a mean hides a frame that stutters.
class FrameTimes {
public:
    explicit FrameTimes(benchmark::State& row) : state(row)
    {
        milliseconds.reserve(static_cast<std::size_t>(row.max_iterations));
    }

    /// Calls it and records the elapsed time.
    template <class Frame>
    void take(Frame&& frame)
    {
        const auto begun = std::chrono::steady_clock::now();
        frame();
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
    }

    /// Sets the row's counters: median_ms, p99_ms (99th percentile), worst_ms, and how many frames exceeded
    /// the target, 16 ms.
    void report()
    {
        if (milliseconds.empty()) // The row was skipped.
            return;
        const auto middle = milliseconds.begin() + std::ssize(milliseconds) / 2;
        std::nth_element(milliseconds.begin(), middle, milliseconds.end());
        state.counters["median_ms"] = *middle;
        const auto high = milliseconds.begin() + (std::ssize(milliseconds) - 1) * 99 / 100;
        std::nth_element(milliseconds.begin(), high, milliseconds.end());
        state.counters["p99_ms"] = *high;
        state.counters["worst_ms"] = *std::max_element(high, milliseconds.end());
        state.counters["over_16ms"] = static_cast<double>(
            std::count_if(milliseconds.begin(), milliseconds.end(), [](double ms) { return ms > 16; }));
    }

private:
    benchmark::State& state;
    std::vector<double> milliseconds; ///< By frame.
};

/// A row whose iterations are frames: `paint` gets the frame's number. The first frame is not measured: it
/// loads fonts and does other one-time work.
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

/// Frames of a tour: from the whole picture to the largest zoom, and back.
inline constexpr int tourFrames = 300;
/// Number of frames in the rows of tours.
inline constexpr int touredFrames = 2 * tourFrames;

/// The zoom of a frame of a tour: 0, the whole picture, to 1.
inline double wayIn(std::size_t frame)
{
    return 0.5 - 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(frame) / tourFrames);
}

} // namespace doppler
