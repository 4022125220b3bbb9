// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/row_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

constexpr double gap = 8; ///< Between devices and channels, and below what is pinned.
/// What does not scroll leaves at least that much of the plot to the rest.
constexpr double mostFixed = 0.6;
/// So many devices, or all, are to be seen at once; bands are lower for that, and down to this share.
constexpr std::size_t severalDevices = 3;
constexpr double leastBand = 0.5;

} // namespace

RowPlan RowPlan::natural(std::size_t devices, std::size_t channels, double scale)
{
    RowPlan plan;
    plan.scale = scale;
    plan.devices = devices;
    plan.order.resize(devices + channels);
    std::iota(plan.order.begin(), plan.order.end(), 0U);
    return plan;
}

RowLayout::Heights RowLayout::Heights::scaled(double by) const
{
    return {std::round(device * by), std::round(channel * by)};
}

RowLayout::RowLayout(const RowPlan& wanted) : plan(wanted), order(wanted.pinned)
{
    order.insert(order.end(), plan.order.begin(), plan.order.end());
    const auto rows = order.empty() ? 0 : *std::max_element(order.begin(), order.end()) + 1;
    position.assign(rows, -1);
    for (std::size_t i = 0; i < order.size(); ++i) {
        position[order[i]] = static_cast<std::int32_t>(i);
        ++(order[i] < plan.devices ? devices : channels);
    }
}

double RowLayout::band(std::size_t row) const
{
    return row < plan.banded.size() && plan.banded[row] ? plan.band : 0;
}

void RowLayout::place(Heights heights)
{
    deviceHeight = heights.device;
    channelHeight = heights.channel;
    tops.resize(order.size());
    content = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool device = order[i] < plan.devices;
        // Devices, channels and what is pinned stand apart.
        if (i > 0 && (i == plan.pinned.size() || device != (order[i - 1] < plan.devices)))
            content += gap;
        tops[i] = content;
        content += (device ? heights.device : heights.channel) + band(order[i]);
    }
}

/// So that several devices of that height have a place, with their bands.
void RowLayout::narrowBands(double device)
{
    if (plan.band <= 0 || devices == 0)
        return;
    const double room = height / static_cast<double>(std::min(devices, severalDevices)) - device;
    const double share = std::clamp(room / plan.band, leastBand, 1.0);
    plan.band = std::floor(plan.band * share);
    plan.sharesBand = std::floor(plan.sharesBand * share);
}

double RowLayout::enough(const RowPlan& plan)
{
    const std::size_t several = std::min(RowLayout(plan).devices, severalDevices);
    return static_cast<double>(several) *
           (leastHeights.scaled(plan.scale).device + std::floor(plan.band * leastBand));
}

double RowLayout::least(std::size_t deviceRows, double scale)
{
    return static_cast<double>(deviceRows) * leastHeights.scaled(scale).device;
}

RowLayout RowLayout::fit(const RowPlan& plan, double height)
{
    const Heights least = leastHeights.scaled(plan.scale);
    const Heights usual = usualHeights.scaled(plan.scale);
    const Heights most = mostHeights.scaled(plan.scale);
    RowLayout layout(plan);
    layout.height = height;
    // Between the least and the greatest height there is a share that fills the place.
    layout.place(most);
    const double high = layout.contentHeight();
    layout.place(least);
    const double low = layout.contentHeight();
    if (low > height) {
        // It has to scroll anyway: then nothing needs to be tight, but bands where they leave too few
        // devices.
        layout.narrowBands(least.device);
        layout.place({least.device, usual.channel});
    } else {
        const double share = high > low ? std::clamp((height - low) / (high - low), 0.0, 1.0) : 0;
        layout.place({std::floor(least.device + share * (most.device - least.device)),
                      std::floor(least.channel + share * (most.channel - least.channel))});
    }
    if (layout.scrollRange() <= 0)
        return layout;
    // What is pinned stays, and so do the devices that lead the rest, where that leaves enough room.
    const auto heightOf = [&](std::size_t positions) {
        return positions == 0               ? 0
               : positions < layout.count() ? layout.tops[positions]
                                            : layout.contentHeight() + gap;
    };
    std::size_t leading = plan.pinned.size();
    while (leading < layout.count() && layout.order[leading] < plan.devices)
        ++leading;
    for (const std::size_t positions : {leading, plan.pinned.size()})
        if (positions > 0 && positions < layout.count() && heightOf(positions) <= mostFixed * height) {
            layout.fixed = positions;
            layout.fixedHeight = heightOf(positions);
            break;
        }
    return layout;
}

RowLayout RowLayout::natural(const RowPlan& plan)
{
    RowLayout layout(plan);
    layout.place(usualHeights.scaled(plan.scale));
    layout.height = layout.contentHeight();
    return layout;
}

double RowLayout::scrollRange() const { return std::max(0.0, contentHeight() - height); }

std::optional<std::size_t> RowLayout::positionOf(std::size_t row) const
{
    return shown(row) ? std::optional(static_cast<std::size_t>(position[row])) : std::nullopt;
}

bool RowLayout::pinned(std::size_t row) const
{
    return shown(row) && static_cast<std::size_t>(position[row]) < fixed;
}

RowLayout::Row RowLayout::row(std::size_t index, double scroll) const
{
    if (!shown(index))
        return {-10000, 0};
    const auto at = static_cast<std::size_t>(position[index]);
    return {tops[at] - (at < fixed ? 0 : scroll),
            (index < plan.devices ? deviceHeight : channelHeight) + band(index)};
}

std::optional<std::size_t> RowLayout::rowAt(double y, double scroll) const
{
    if (y < 0 || y >= height)
        return std::nullopt;
    const double inContent = y < fixedHeight ? y : y + scroll;
    const auto below = std::upper_bound(tops.begin(), tops.end(), inContent);
    if (below == tops.begin())
        return std::nullopt;
    const auto at = static_cast<std::size_t>(below - tops.begin()) - 1;
    const std::size_t found = order[at];
    if ((at < fixed) != (y < fixedHeight) || inContent >= tops[at] + row(found, 0).height)
        return std::nullopt;
    return found;
}

RowLayout::Range RowLayout::visible(double scroll) const
{
    const auto place = [this](double y) { // the position at or above
        const auto below = std::upper_bound(tops.begin(), tops.end(), y);
        return static_cast<std::size_t>(std::max<std::ptrdiff_t>(below - tops.begin(), 1) - 1);
    };
    Range range;
    if (order.empty())
        return range;
    range.first = std::max(fixed, place(scroll + fixedHeight));
    const auto end = std::lower_bound(tops.begin(), tops.end(), scroll + height);
    range.last = std::max(range.first, static_cast<std::size_t>(end - tops.begin()));
    return range;
}

} // namespace doppler
