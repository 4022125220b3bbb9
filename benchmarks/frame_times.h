// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

#include <benchmark/benchmark.h>
#include <time.h>

namespace doppler {

/// Milliseconds that the processors have spent on this program, all threads together: on a busy machine the
/// part of the elapsed time that the program itself needs.
inline double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

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
        const double spent = processorMilliseconds();
        frame();
        processor.push_back(processorMilliseconds() - spent);
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
    }

    /// Sets the row's counters: median_ms, p99_ms, worst_ms, the first two also of processor time, and how
    /// many frames exceeded the target, 16 ms.
    void report()
    {
        if (milliseconds.empty()) // The row was skipped.
            return;
        state.counters["median_ms"] = quantile(milliseconds, 0.5);
        state.counters["p99_ms"] = quantile(milliseconds, 0.99);
        state.counters["worst_ms"] = quantile(milliseconds, 1);
        state.counters["cpu_median_ms"] = quantile(processor, 0.5);
        state.counters["cpu_p99_ms"] = quantile(processor, 0.99);
        state.counters["over_16ms"] = static_cast<double>(
            std::count_if(milliseconds.begin(), milliseconds.end(), [](double ms) { return ms > 16; }));
    }

private:
    static double quantile(std::vector<double>& times, double share)
    {
        const auto at =
            times.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(times.size() - 1));
        std::nth_element(times.begin(), at, times.end());
        return *at;
    }

    benchmark::State& state;
    std::vector<double> milliseconds; ///< By frame.
    std::vector<double> processor;    ///< By frame, milliseconds of all threads.
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
