// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/timeline.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t fullBlock = 128;

/// The gap in front of `start`, rounded up: a block is passed over only where nothing can fit.
double gapAtMost(double previousEnd, double start)
{
    return start - previousEnd + 4 * std::numeric_limits<double>::epsilon() * start;
}

} // namespace

double Timeline::firstGap(double ready, double length) const
{
    auto block = std::upper_bound(blocks.begin(), blocks.end(), ready,
                                  [](double t, const Block& b) { return t < b.items.back().end; });
    if (block == blocks.end())
        return ready;
    double start = ready;
    auto next = std::upper_bound(block->items.begin(), block->items.end(), ready,
                                 [](double t, const Interval& i) { return t < i.end; });
    for (;;) {
        for (; next != block->items.end(); ++next) {
            if (start + length <= next->start)
                return start;
            start = std::max(start, next->end);
        }
        for (++block; block != blocks.end() && block->widest < length; ++block)
            start = std::max(start, block->items.back().end);
        if (block == blocks.end())
            return start;
        next = block->items.begin();
    }
}

std::size_t Timeline::blockOf(const Interval& interval) const
{
    const auto at = std::lower_bound(blocks.begin(), blocks.end(), interval,
                                     [](const Block& b, const Interval& i) { return b.items.back() < i; });
    return static_cast<std::size_t>(at - blocks.begin());
}

void Timeline::measure(std::size_t block)
{
    double previous = block == 0 ? 0 : blocks[block - 1].items.back().end;
    double widest = 0;
    for (const Interval& i : blocks[block].items) {
        widest = std::max(widest, gapAtMost(previous, i.start));
        previous = i.end;
    }
    blocks[block].widest = widest;
}

void Timeline::insert(double start, double end)
{
    const Interval interval{start, end};
    const std::size_t b = blocks.empty() ? 0 : std::min(blockOf(interval), blocks.size() - 1);
    if (blocks.empty())
        blocks.emplace_back();
    std::vector<Interval>& items = blocks[b].items;
    const auto next = std::upper_bound(items.begin(), items.end(), interval);
    const double previous = next != items.begin() ? std::prev(next)->end
                            : b > 0               ? blocks[b - 1].items.back().end
                                                  : 0;
    if (next == items.end())
        blocks[b].widest = std::max(blocks[b].widest, gapAtMost(previous, start));
    const bool splitsWidest = next != items.end() && gapAtMost(previous, next->start) >= blocks[b].widest;
    items.insert(next, interval);
    if (items.size() > fullBlock)
        split(b);
    else if (splitsWidest)
        measure(b);
}

void Timeline::split(std::size_t block)
{
    std::vector<Interval>& items = blocks[block].items;
    const auto half = items.begin() + fullBlock / 2;
    Block second;
    second.items.reserve(fullBlock + 1);
    second.items.assign(half, items.end());
    items.erase(half, items.end());
    blocks.insert(blocks.begin() + static_cast<std::ptrdiff_t>(block) + 1, std::move(second));
    measure(block);
    measure(block + 1);
}

bool Timeline::erase(double start, double end)
{
    const Interval interval{start, end};
    const std::size_t b = blockOf(interval);
    if (b == blocks.size())
        return false;
    std::vector<Interval>& items = blocks[b].items;
    const auto at = std::lower_bound(items.begin(), items.end(), interval);
    if (at == items.end() || interval < *at)
        return false;
    items.erase(at);
    if (items.empty())
        blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(b));
    for (std::size_t changed = b; changed < std::min(b + 2, blocks.size()); ++changed)
        measure(changed);
    return true;
}

} // namespace doppler
