// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/memory_by_holder.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

constexpr std::size_t fan = 16;

HolderCurve curveOf(const MemoryStays& stays, DeviceId device, MemoryStays::Lists<HolderChange>& lists)
{
    std::vector<HolderCurve::Point> points(1);
    HolderBytes now{};
    stays.forEachChange(device, lists, [&](const HolderChange& change) {
        double& bytes = now[static_cast<std::size_t>(change.holder)];
        bytes += change.bytes;
        if (std::abs(bytes) < leastBytes)
            bytes = 0;
        if (points.back().time == change.time)
            points.back().bytes = now;
        else
            points.push_back({change.time, now});
    });
    return HolderCurve(std::move(points));
}

} // namespace

double sumOf(const HolderBytes& bytes) { return std::accumulate(bytes.begin(), bytes.end(), 0.0); }

HolderCurve::HolderCurve(std::vector<Point> byTime) : list(std::move(byTime))
{
    if (list.empty())
        list.resize(1);
    std::vector<std::uint32_t> below(list.size());
    std::iota(below.begin(), below.end(), 0U);
    while (below.size() > 1) {
        std::vector<std::uint32_t> level;
        level.reserve(below.size() / fan + 1);
        for (std::size_t i = 0; i < below.size(); ++i)
            if (i % fan == 0)
                level.push_back(below[i]);
            else
                level.back() = static_cast<std::uint32_t>(better(level.back(), below[i]));
        levels.push_back(level);
        below = std::move(level);
    }
    highest = below.front();
}

std::size_t HolderCurve::better(std::size_t one, std::size_t other) const
{
    const double difference = sumOf(list[other].bytes) - sumOf(list[one].bytes);
    return difference > 0 || (difference == 0 && other < one) ? other : one;
}

HolderBytes HolderCurve::at(double seconds) const
{
    const auto after = std::ranges::upper_bound(list, seconds, {}, &Point::time);
    return after == list.begin() ? HolderBytes{} : std::prev(after)->bytes;
}

std::size_t HolderCurve::fullestIndex(std::size_t first, std::size_t last) const
{
    std::size_t found = first;
    // Up the pyramid: the ends that are no whole blocks are compared at each level.
    const auto look = [&](std::size_t level, std::size_t i) {
        found = better(found, level == 0 ? i : levels[level - 1][i]);
    };
    std::size_t end = last + 1;
    for (std::size_t level = 0; first < end; ++level) {
        while (first < end && first % fan != 0)
            look(level, first++);
        while (first < end && end % fan != 0)
            look(level, --end);
        if (level == levels.size())
            for (; first < end; ++first)
                look(level, first);
        first /= fan;
        end /= fan;
    }
    return found;
}

const HolderCurve::Point& HolderCurve::fullest(double from, double to) const
{
    const auto position = [this](double seconds) {
        const auto after = std::ranges::upper_bound(list, seconds, {}, &Point::time);
        return after == list.begin() ? 0 : static_cast<std::size_t>(after - list.begin()) - 1;
    };
    return list[fullestIndex(position(from), std::max(position(from), position(to)))];
}

std::vector<HolderBytes> HolderCurve::fullestOf(std::span<const double> times) const
{
    std::vector<HolderBytes> out;
    if (times.size() < 2)
        return out;
    out.reserve(times.size() - 1);
    const auto position = [this](std::size_t from, double seconds) {
        // Windows follow each other: the next one is near.
        std::size_t step = 1;
        std::size_t high = from;
        while (high < list.size() && list[high].time <= seconds) {
            from = high;
            high += step;
            step *= 2;
        }
        const auto end = list.begin() + static_cast<std::ptrdiff_t>(std::min(high, list.size()));
        const auto after = std::upper_bound(list.begin() + static_cast<std::ptrdiff_t>(from), end, seconds,
                                            [](double s, const Point& p) { return s < p.time; });
        return after == list.begin() ? 0 : static_cast<std::size_t>(after - list.begin()) - 1;
    };
    std::size_t first = position(0, times.front());
    for (const double to : times.subspan(1)) {
        const std::size_t last = position(first, to);
        out.push_back(list[fullestIndex(first, last)].bytes);
        first = last;
    }
    return out;
}

MemoryByHolder::MemoryByHolder(RunPtr run) : whole(std::move(run)), stays(*whole->problem, whole->schedule)
{
    MemoryStays::Lists<HolderChange> lists;
    for (DeviceId d : whole->problem->topology().devices())
        curves.push_back(curveOf(stays, d, lists));
}

DeviceId MemoryByHolder::fullestDevice() const
{
    const auto rank = [this](std::size_t d) {
        const double bytes = sumOf(curves[d].peak().bytes);
        const double limit = whole->problem->topology().device(DeviceId{d}).memoryBytes;
        return std::pair(limit > 0 && std::isfinite(limit) ? bytes / limit : 0, bytes);
    };
    std::size_t found = 0;
    for (std::size_t d = 1; d < curves.size(); ++d)
        if (rank(d) > rank(found))
            found = d;
    return DeviceId{found};
}

MemoryItems MemoryByHolder::itemsAt(DeviceId device, double seconds, std::size_t most) const
{
    std::vector<MemoryStays::Stay> there;
    MemoryItems out;
    const double end = whole->schedule.endTime();
    stays.forEachOn(device, [&](const MemoryStays::Stay& x) {
        const bool freed = x.until <= seconds && x.until <= end;
        if (x.from > seconds || freed)
            return;
        there.push_back(x);
        out.bytes += x.bytes;
    });
    out.count = there.size();
    std::ranges::stable_sort(there, std::greater<>(), &MemoryStays::Stay::bytes);
    there.resize(std::min(most, there.size()));
    for (const MemoryStays::Stay& x : there) {
        const bool named = x.name && !x.name->empty();
        out.largest.push_back({x.holder, x.vertex, named ? *x.name : whole->problem->graph().label(x.vertex),
                               x.bytes, x.from, x.until <= end ? x.until : never});
    }
    return out;
}

const char* memoryHolderName(MemoryHolder holder)
{
    constexpr std::array names{"weights", "inputs", "outputs", "copies"};
    return names[static_cast<std::size_t>(holder)];
}

} // namespace doppler
