// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/timeline/time_axis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr double leastWidth = 3 * TimeAxis::margin;

double usable(double duration) { return std::isfinite(duration) && duration > 0 ? duration : 1; }

constexpr std::array<TimeUnit, 4> units{{{1e-9, "ns"}, {1e-6, "µs"}, {1e-3, "ms"}, {1, "s"}}};

} // namespace

TimeUnit timeUnit(double seconds)
{
    TimeUnit found = units[0];
    for (const TimeUnit& unit : units)
        if (seconds >= unit.seconds * 0.99995)
            found = unit;
    return found;
}

TimeAxis::TimeAxis(double duration, double left, double width)
    : total(usable(duration)), leftEdge(left), pixels(std::max(width, leastWidth))
{
    fit();
}

double TimeAxis::coarsest() const { return total / (pixels - 2 * margin); }

bool TimeAxis::fitted() const { return perPixel >= coarsest() * (1 - 1e-9); }

double TimeAxis::clampedSeconds(double atX) const { return std::clamp(seconds(atX), 0.0, total); }

void TimeAxis::fit()
{
    perPixel = coarsest();
    first = -margin * perPixel;
}

void TimeAxis::clamp()
{
    perPixel = std::clamp(perPixel, finest(), coarsest());
    const double lowest = -margin * perPixel;
    const double highest = total + margin * perPixel - pixels * perPixel;
    first = std::clamp(first, lowest, std::max(lowest, highest));
}

void TimeAxis::zoomAt(double atX, double factor)
{
    if (!std::isfinite(factor) || factor <= 0)
        return;
    const double held = seconds(atX);
    perPixel = std::clamp(perPixel / factor, finest(), coarsest());
    first = held - (atX - leftEdge) * perPixel;
    clamp();
}

void TimeAxis::pan(double byPixels)
{
    first -= byPixels * perPixel;
    clamp();
}

void TimeAxis::show(double fromSeconds, double toSeconds)
{
    const double middle = (fromSeconds + toSeconds) / 2;
    perPixel = std::clamp(std::abs(toSeconds - fromSeconds) / pixels, finest(), coarsest());
    first = middle - pixels * perPixel / 2;
    clamp();
}

void TimeAxis::resize(double left, double width)
{
    const bool all = fitted();
    const double span = end() - begin();
    leftEdge = left;
    pixels = std::max(width, leastWidth);
    if (all) {
        fit();
        return;
    }
    perPixel = span / pixels;
    clamp();
}

void TimeAxis::setDuration(double duration)
{
    const bool all = fitted();
    total = usable(duration);
    if (all)
        fit();
    else
        clamp();
}

double TimeAxis::pageTurn(double fromSeconds, double toSeconds) const
{
    const auto visible = [this](double seconds) { return x(seconds) >= left() && x(seconds) <= right(); };
    if (fitted() || !visible(fromSeconds) || visible(toSeconds))
        return 0;
    // A tenth of the page before the cursor says where it came from.
    const double place = x(toSeconds) > right() ? left() + 0.1 * width() : right() - 0.1 * width();
    return place - x(toSeconds);
}

TimeAxis TimeAxis::shifted(double seconds) const
{
    TimeAxis axis = *this;
    axis.first -= seconds;
    return axis;
}

TickScale TimeAxis::scale(double leastPixels) const
{
    TickScale scale;
    const double wanted = std::max(leastPixels, 1.0) * perPixel;
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    scale.step = power * 10;
    scale.subdivisions = 5;
    for (double digit : {1.0, 2.0, 5.0})
        if (digit * power >= wanted * (1 - 1e-9)) {
            scale.step = digit * power;
            scale.subdivisions = digit == 2.0 ? 4 : 5;
            break;
        }
    // The unit is the run's, not the visible part's: it stays the same under the eye while zooming.
    scale.unit = timeUnit(total);
    scale.decimals =
        std::max(0, static_cast<int>(std::ceil(-std::log10(scale.step / scale.unit.seconds) - 1e-9)));
    return scale;
}

std::vector<Tick> TimeAxis::ticks(const TickScale& scale, bool minor) const
{
    const double step = minor ? scale.step / scale.subdivisions : scale.step;
    const auto from = static_cast<std::int64_t>(std::ceil(std::max(begin(), 0.0) / step - 1e-9));
    const auto to = static_cast<std::int64_t>(std::floor(end() / step + 1e-9));
    std::vector<Tick> out;
    for (std::int64_t i = from; i <= to; ++i)
        if (!minor || i % scale.subdivisions != 0)
            out.push_back({i, static_cast<double>(i) * step, x(static_cast<double>(i) * step)});
    return out;
}

TimeAxis between(const TimeAxis& from, const TimeAxis& to, double share)
{
    // A run of the longer length bounds both, so that neither end is cut on the way.
    TimeAxis axis = to;
    const double begin = from.begin() + (to.begin() - from.begin()) * share;
    const double end = from.end() + (to.end() - from.end()) * share;
    axis.setDuration(std::max(from.duration(), to.duration()));
    axis.show(begin, end);
    return axis;
}

} // namespace doppler
