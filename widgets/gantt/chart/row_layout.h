// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace doppler {

/// Which rows of a chart are wanted, in which order. The chart's rows 0 to devices - 1 are devices, the
/// others channels.
struct RowPlan {
    /// All of them in their own order.
    static RowPlan natural(std::size_t devices, std::size_t channels, double scale = 1);

    std::size_t devices = 0;           ///< Of the chart, shown or not.
    std::vector<std::uint32_t> pinned; ///< On top; they don't scroll.
    std::vector<std::uint32_t> order;  ///< Below them.
    double band = 0;                   ///< Height of a band below the bars of some rows; 0: none.
    double sharesBand = 0;             ///< Its upper part, for shares of time; 0: none.
    std::vector<char> banded;          ///< By row of the chart: whether it has the band.
    double scale = 1;                  ///< Of the rows' heights, 1 for letters of the usual size (textScale).
    [[nodiscard]] bool operator==(const RowPlan&) const = default;
};

/// Positions of the rows of a Gantt chart, in pixels from the top of the plot. Rows fill the plot, or scroll
/// if they do not fit. Bands shrink down to half their height before fewer than several devices are visible.
/// Devices are above channels unless the plan says otherwise. A value without a window.
struct RowLayout {
    struct Row {
        double top = 0;
        double height = 0; ///< With its band.
    };
    /// Positions from the top.
    struct Range {
        std::size_t first = 0;
        std::size_t last = 0; ///< One behind the last.
    };

    RowLayout() = default;
    /// The layout for a plot of that height.
    static RowLayout fit(const RowPlan& plan, double height);
    static RowLayout fit(std::size_t deviceRows, std::size_t channelRows, double height, double scale = 1)
    {
        return fit(RowPlan::natural(deviceRows, channelRows, scale), height);
    }
    /// A plot that high shows several devices at once, whatever stands below their bars.
    static double enough(const RowPlan& plan);
    /// Height of a plot that shows so many devices, at their least height and without bands.
    static double least(std::size_t deviceRows, double scale);
    /// The layout in which every row has its usual height, whatever that takes.
    static RowLayout natural(const RowPlan& plan);
    static RowLayout natural(std::size_t deviceRows, std::size_t channelRows, double scale = 1)
    {
        return natural(RowPlan::natural(deviceRows, channelRows, scale));
    }

    /// Rows that have a place.
    [[nodiscard]] std::size_t count() const { return order.size(); }
    [[nodiscard]] bool shown(std::size_t row) const { return row < position.size() && position[row] >= 0; }
    /// The row at a position from the top.
    [[nodiscard]] std::size_t at(std::size_t place) const { return order[place]; }
    [[nodiscard]] std::optional<std::size_t> positionOf(std::size_t row) const;
    [[nodiscard]] double contentHeight() const { return content; }
    /// The greatest scroll offset in pixels; 0 if the rows fit.
    [[nodiscard]] double scrollRange() const;
    /// Bottom of the part that does not scroll: what is pinned, and the devices unless they are too high.
    [[nodiscard]] double pinnedHeight() const { return fixedHeight; }
    [[nodiscard]] bool pinned(std::size_t row) const;
    /// Of a row that is not shown: far above, without height.
    [[nodiscard]] Row row(std::size_t index, double scroll) const;
    /// Height of the band below the bars of that row.
    [[nodiscard]] double band(std::size_t row) const;
    [[nodiscard]] std::optional<std::size_t> rowAt(double y, double scroll) const;
    /// The scrolling rows that show at least in part.
    [[nodiscard]] Range visible(double scroll) const;

    std::size_t devices = 0;  ///< Shown.
    std::size_t channels = 0; ///< Shown.
    double deviceHeight = 0;  ///< Without the band.
    double channelHeight = 0;
    double height = 0;     ///< Of the plot.
    std::size_t fixed = 0; ///< So many positions don't scroll.
    RowPlan plan;          ///< Its bands as high as they are here.

    [[nodiscard]] bool operator==(const RowLayout&) const = default;

private:
    struct Heights {
        double device;
        double channel;
        [[nodiscard]] Heights scaled(double by) const;
    };
    static constexpr Heights leastHeights{20, 12};
    static constexpr Heights usualHeights{24, 18};
    static constexpr Heights mostHeights{40, 26};
    explicit RowLayout(const RowPlan& wanted);
    void place(Heights heights);
    void narrowBands(double device);

    std::vector<std::uint32_t> order;   ///< By position from the top.
    std::vector<double> tops;           ///< By position.
    std::vector<std::int32_t> position; ///< By row; -1: not shown.
    double content = 0;
    double fixedHeight = 0;
};

} // namespace doppler
