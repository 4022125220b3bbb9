// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace doppler {

/// Where the rows of a Gantt chart stand: devices above, channels below, as high as the place allows, and
/// scrolled where it does not suffice. Pixels from the top of the plot; a value without a window.
struct RowLayout {
    struct Row {
        double top = 0;
        double height = 0;
    };
    struct Range {
        std::size_t first = 0;
        std::size_t last = 0; ///< One behind the last.
    };

    /// The layout for a plot of that height.
    static RowLayout fit(std::size_t deviceRows, std::size_t channelRows, double height);
    /// The layout in which every row has its usual height, whatever that takes.
    static RowLayout natural(std::size_t deviceRows, std::size_t channelRows);

    [[nodiscard]] std::size_t count() const { return devices + channels; }
    [[nodiscard]] double contentHeight() const;
    /// How far the rows can be scrolled, 0 where they fit.
    [[nodiscard]] double scrollRange() const;
    /// Bottom of the part that does not scroll: the devices, unless they alone are too high.
    [[nodiscard]] double pinnedHeight() const;
    [[nodiscard]] bool pinned(std::size_t row) const { return devicesPinned && row < devices; }
    [[nodiscard]] Row row(std::size_t index, double scroll) const;
    [[nodiscard]] std::optional<std::size_t> rowAt(double y, double scroll) const;
    /// The scrolling rows that show at least in part.
    [[nodiscard]] Range visible(double scroll) const;

    std::size_t devices = 0;
    std::size_t channels = 0;
    double deviceHeight = 0;
    double channelHeight = 0;
    double height = 0; ///< Of the plot.
    bool devicesPinned = false;

    [[nodiscard]] bool operator==(const RowLayout&) const = default;
};

} // namespace doppler
