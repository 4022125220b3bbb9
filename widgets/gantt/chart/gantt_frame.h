// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/row_layout.h"
#include "widgets/gantt/timeline/time_axis.h"

#include <QRectF>
#include <algorithm>
#include <cmath>

namespace doppler {

/// How a Gantt picture divides its area: names at the left, ruler at the top with the strip that sums up all
/// devices below it, labels of reference lines at the bottom, rows between. Pixels; a value.
struct GanttFrame {
    QRectF area;
    double scale = 1; ///< Text scale: 1 for the usual font size (textScale).
    double nameWidth = 96;
    bool hasStrip = false;
    int footerLines = 1;
    TimeAxis axis; ///< On the strip of plot().
    RowLayout rows;
    double scroll = 0;

    [[nodiscard]] double rulerHeight() const { return std::round(24 * scale); }
    [[nodiscard]] double stripHeight() const { return hasStrip ? std::round(30 * scale) : 0; }
    /// Of one line of labels in the footer.
    [[nodiscard]] double lineHeight() const { return std::round(20 * scale); }
    [[nodiscard]] double footerHeight() const { return footerLines * lineHeight(); }
    /// Height of everything but the rows.
    [[nodiscard]] double around() const { return rulerHeight() + stripHeight() + footerHeight(); }
    /// If an area of that height leaves less than `enough` to the rows, drops first the lines of labels but
    /// for one, then the strip.
    void leaveRoom(double height, double enough)
    {
        while (footerLines > 1 && height - around() < enough)
            --footerLines;
        hasStrip = hasStrip && height - around() >= enough;
    }
    [[nodiscard]] QRectF plot() const
    {
        return area.adjusted(nameWidth, rulerHeight() + stripHeight(), 0, -footerHeight());
    }
    [[nodiscard]] QRectF names() const { return {area.left(), plot().top(), nameWidth, plot().height()}; }
    [[nodiscard]] QRectF ruler() const { return {plot().left(), area.top(), plot().width(), rulerHeight()}; }
    [[nodiscard]] QRectF footer() const
    {
        return {plot().left(), plot().bottom(), plot().width(), footerHeight()};
    }
    [[nodiscard]] QRectF strip() const
    {
        return {plot().left(), area.top() + rulerHeight(), plot().width(), stripHeight()};
    }
    /// The strip of a row, across the plot.
    [[nodiscard]] QRectF row(std::size_t index) const
    {
        const RowLayout::Row place = rows.row(index, scroll);
        return {plot().left(), plot().top() + place.top, plot().width(), place.height};
    }
    /// The rows' visible part below the pinned devices.
    [[nodiscard]] QRectF scrolling() const { return plot().adjusted(0, rows.pinnedHeight(), 0, 0); }
    /// The part of a row that its bars fill.
    [[nodiscard]] QRectF barStrip(std::size_t index) const
    {
        const QRectF strip = row(index).adjusted(0, 0, 0, -rows.band(index));
        const double inset = strip.height() >= 16 ? 2 : 1;
        return strip.adjusted(0, inset, 0, -inset);
    }
    /// The band below the bars of a row; empty if it has none.
    [[nodiscard]] QRectF band(std::size_t index) const
    {
        const QRectF strip = row(index);
        return {strip.left(), strip.bottom() - rows.band(index), strip.width(), rows.band(index)};
    }
    /// The band's parts: the device's shares of time above, its memory below.
    [[nodiscard]] QRectF sharesBand(std::size_t index) const
    {
        QRectF part = band(index);
        part.setHeight(std::min(part.height(), rows.plan.sharesBand));
        return part;
    }
    [[nodiscard]] QRectF memoryBand(std::size_t index) const
    {
        return band(index).adjusted(0, sharesBand(index).height(), 0, 0);
    }
};

} // namespace doppler
