// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/row_layout.h"
#include "widgets/gantt/time_axis.h"

#include <QRectF>

namespace doppler {

/// How a Gantt picture divides its area: names at the left, ruler above, below it the strip that sums up all
/// devices, marks' labels at the bottom, rows between.
struct GanttFrame {
    static constexpr double rulerHeight = 24;
    static constexpr double footerHeight = 20;

    static constexpr double shareStripHeight = 30;

    QRectF area;
    double nameWidth = 96;
    double stripHeight = 0; ///< Of the strip; 0: there is none.
    int footerLines = 1;
    TimeAxis axis; ///< On the strip of plot().
    RowLayout rows;
    double scroll = 0;

    /// What is not rows: their height is the area's less that.
    [[nodiscard]] double around() const { return rulerHeight + stripHeight + footerLines * footerHeight; }
    [[nodiscard]] QRectF plot() const
    {
        return area.adjusted(nameWidth, rulerHeight + stripHeight, 0, -footerLines * footerHeight);
    }
    [[nodiscard]] QRectF names() const { return {area.left(), plot().top(), nameWidth, plot().height()}; }
    [[nodiscard]] QRectF ruler() const { return {plot().left(), area.top(), plot().width(), rulerHeight}; }
    [[nodiscard]] QRectF footer() const
    {
        return {plot().left(), plot().bottom(), plot().width(), footerLines * footerHeight};
    }
    [[nodiscard]] QRectF strip() const
    {
        return {plot().left(), area.top() + rulerHeight, plot().width(), stripHeight};
    }
    /// The strip of a row, across the plot.
    [[nodiscard]] QRectF row(std::size_t index) const
    {
        const RowLayout::Row place = rows.row(index, scroll);
        return {plot().left(), plot().top() + place.top, plot().width(), place.height};
    }
    /// The rows' visible part below the pinned devices.
    [[nodiscard]] QRectF scrolling() const { return plot().adjusted(0, rows.pinnedHeight(), 0, 0); }
    /// What a bar of a row fills of its height.
    [[nodiscard]] QRectF barStrip(std::size_t index) const
    {
        const QRectF strip = row(index).adjusted(0, 0, 0, -rows.band(index));
        const double inset = strip.height() >= 16 ? 2 : 1;
        return strip.adjusted(0, inset, 0, -inset);
    }
    /// The band below the bars of a row; without height where it has none.
    [[nodiscard]] QRectF band(std::size_t index) const
    {
        const QRectF strip = row(index);
        return {strip.left(), strip.bottom() - rows.band(index), strip.width(), rows.band(index)};
    }
};

} // namespace doppler
