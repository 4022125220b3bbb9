// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace doppler {

/// A unit of time and what it is called (UTF-8).
struct TimeUnit {
    double seconds = 1;
    const char* name = "s";
};
/// The largest of ns, µs, ms and s in which a time is at least 1; ns below that.
TimeUnit timeUnit(double seconds);

/// Where the marks of a time axis stand: at whole multiples of `step`, in a unit that fits.
struct TickScale {
    double step = 1;      ///< Seconds between labelled marks: 1, 2 or 5 times a power of ten.
    int subdivisions = 5; ///< Unlabelled parts of a step, again of 1, 2 or 5.
    TimeUnit unit;        ///< In which all labels are written.
    int decimals = 0;     ///< Digits behind the point that tell two labels apart.
};

/// A mark as a multiple of its scale's step: seconds = index * step, so nothing adds up to a wrong time.
struct Tick {
    std::int64_t index = 0;
    double seconds = 0;
    double x = 0;
};

/// Maps time to x and back for a run that lasts `duration` seconds, on a strip of `width` pixels.
/// A value without a window. What is visible stays within the run and a small margin on either side.
class TimeAxis {
public:
    /// Pixels of air before time 0 and after the end when everything is shown.
    static constexpr double margin = 8;

    TimeAxis() = default;
    /// Shows everything. A duration that is not positive counts as one second.
    TimeAxis(double duration, double left, double width);

    [[nodiscard]] double duration() const { return total; }
    [[nodiscard]] double left() const { return leftEdge; }
    [[nodiscard]] double width() const { return pixels; }
    [[nodiscard]] double right() const { return leftEdge + pixels; }
    [[nodiscard]] double secondsPerPixel() const { return perPixel; }
    /// The visible range in seconds. It begins before 0 by the margin when everything is shown.
    [[nodiscard]] double begin() const { return first; }
    [[nodiscard]] double end() const { return first + pixels * perPixel; }
    [[nodiscard]] bool fitted() const;

    [[nodiscard]] double x(double seconds) const { return leftEdge + (seconds - first) / perPixel; }
    [[nodiscard]] double seconds(double atX) const { return first + (atX - leftEdge) * perPixel; }
    /// The time at x, within the run.
    [[nodiscard]] double clampedSeconds(double atX) const;

    void fit();
    /// Makes pixels `factor` times as fine (above 1: nearer). The time under x stays under x as far as the
    /// limits allow.
    void zoomAt(double atX, double factor);
    /// Moves the picture to the right by so many pixels.
    void pan(double byPixels);
    /// Shows this range, or the nearest that the limits allow.
    void show(double fromSeconds, double toSeconds);
    /// Keeps what is visible (or fitted) on a strip of another place and width.
    void resize(double left, double width);
    /// Keeps the visible range for a run of another length; a fitted axis stays fitted.
    void setDuration(double duration);

    /// By how many pixels the page is turned (pan()) for a cursor that goes from one time to another and so
    /// out of sight; 0 where it needn't be.
    [[nodiscard]] double pageTurn(double fromSeconds, double toSeconds) const;

    /// The same picture for a run whose time 0 stands at `seconds` of this axis. To read from: zooming it
    /// would bring it back within the limits.
    [[nodiscard]] TimeAxis shifted(double seconds) const;

    /// The finest scale whose labelled marks are at least that many pixels apart.
    [[nodiscard]] TickScale scale(double leastPixels) const;
    /// The labelled marks in the visible range, or (`minor`) the marks of the subdivisions.
    [[nodiscard]] std::vector<Tick> ticks(const TickScale& scale, bool minor = false) const;

    [[nodiscard]] bool operator==(const TimeAxis&) const = default;

private:
    [[nodiscard]] double coarsest() const;
    [[nodiscard]] double finest() const { return total * 1e-9 / pixels; }
    void clamp();

    double total = 1;
    double leftEdge = 0;
    double pixels = 100;
    double perPixel = 1.0 / 84;
    double first = -margin / 84;
};

/// A time between two axes, for a smooth passage: 0 is `from`, 1 is `to`. The strip is `to`'s.
TimeAxis between(const TimeAxis& from, const TimeAxis& to, double share);

} // namespace doppler
