// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/row_layout.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

struct Heights {
    double device;
    double channel;
};
constexpr Heights least{20, 12};
constexpr Heights usual{24, 18};
constexpr Heights most{40, 26};
constexpr double gap = 8; ///< Between devices and channels.

double total(std::size_t devices, std::size_t channels, Heights heights)
{
    return static_cast<double>(devices) * heights.device + static_cast<double>(channels) * heights.channel +
           (channels > 0 ? gap : 0);
}

} // namespace

RowLayout RowLayout::fit(std::size_t deviceRows, std::size_t channelRows, double height)
{
    RowLayout layout;
    layout.devices = deviceRows;
    layout.channels = channelRows;
    layout.height = height;
    // Between the least and the greatest height there is a share that fills the place.
    const double low = total(deviceRows, channelRows, least);
    const double high = total(deviceRows, channelRows, most);
    if (low > height) {
        // It has to scroll anyway: then nothing needs to be tight.
        layout.deviceHeight = least.device;
        layout.channelHeight = usual.channel;
    } else {
        const double share = high > low ? std::clamp((height - low) / (high - low), 0.0, 1.0) : 0;
        layout.deviceHeight = std::floor(least.device + share * (most.device - least.device));
        layout.channelHeight = std::floor(least.channel + share * (most.channel - least.channel));
    }
    const double devicePart = static_cast<double>(deviceRows) * layout.deviceHeight + gap;
    layout.devicesPinned = layout.scrollRange() > 0 && channelRows > 0 && devicePart <= 0.6 * height;
    return layout;
}

RowLayout RowLayout::natural(std::size_t deviceRows, std::size_t channelRows)
{
    RowLayout layout;
    layout.devices = deviceRows;
    layout.channels = channelRows;
    layout.deviceHeight = usual.device;
    layout.channelHeight = usual.channel;
    layout.height = layout.contentHeight();
    return layout;
}

double RowLayout::contentHeight() const { return total(devices, channels, {deviceHeight, channelHeight}); }

double RowLayout::scrollRange() const { return std::max(0.0, contentHeight() - height); }

double RowLayout::pinnedHeight() const
{
    return devicesPinned ? static_cast<double>(devices) * deviceHeight + gap : 0;
}

RowLayout::Row RowLayout::row(std::size_t index, double scroll) const
{
    if (index < devices)
        return {static_cast<double>(index) * deviceHeight - (devicesPinned ? 0 : scroll), deviceHeight};
    const double top = static_cast<double>(devices) * deviceHeight + gap +
                       static_cast<double>(index - devices) * channelHeight;
    return {top - scroll, channelHeight};
}

std::optional<std::size_t> RowLayout::rowAt(double y, double scroll) const
{
    if (y < 0 || y >= height)
        return std::nullopt;
    const double inDevices = devicesPinned ? y : y + scroll;
    const double deviceEnd = static_cast<double>(devices) * deviceHeight;
    if (inDevices < deviceEnd)
        return static_cast<std::size_t>(inDevices / deviceHeight);
    const double inChannels = y + scroll - deviceEnd - gap;
    if (y < pinnedHeight() || inChannels < 0 || channels == 0)
        return std::nullopt;
    const auto channel = static_cast<std::size_t>(inChannels / channelHeight);
    return channel < channels ? std::optional(devices + channel) : std::nullopt;
}

RowLayout::Range RowLayout::visible(double scroll) const
{
    const auto within = [](double rows, std::size_t most) {
        return static_cast<std::size_t>(std::clamp(rows, 0.0, static_cast<double>(most)));
    };
    const double deviceEnd = static_cast<double>(devices) * deviceHeight;
    const double below = scroll + height - deviceEnd - gap;
    const double above = scroll + pinnedHeight() - deviceEnd - gap;
    Range range;
    range.last = below > 0 ? devices + within(std::ceil(below / std::max(channelHeight, 1.0)), channels)
                           : within(std::ceil((scroll + height) / std::max(deviceHeight, 1.0)), devices);
    range.first = above > 0 || devicesPinned
                      ? devices + within(std::floor(above / std::max(channelHeight, 1.0)), channels)
                      : within(std::floor(scroll / std::max(deviceHeight, 1.0)), devices);
    range.last = std::max(range.first, range.last);
    return range;
}

} // namespace doppler
