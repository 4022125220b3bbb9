// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/bar_paint.h"
#include "widgets/gantt/chart/gantt_chart.h"
#include "widgets/gantt/chart/gantt_figures.h"
#include "widgets/gantt/chart/gantt_frame.h"

#include <QCoreApplication>
#include <QFont>
#include <QPen>
#include <QString>
#include <functional>
#include <span>
#include <vector>

class QPainter;

namespace doppler {

/// What of the chart is shown, and how.
struct GanttLook {
    Tokens colors;
    QFont font;
    double pixelRatio = 1; ///< Device pixels per pixel: bars' edges fall on device pixels.
    bool criticalPath = true;
    bool labels = true;                       ///< Names are written in bars.
    std::optional<VertexId> selected;         ///< Of several the one chosen last.
    std::span<const VertexId> selection = {}; ///< All that are selected, ascending.
    std::optional<DeviceId> highlighted;
    /// Of several charts on one axis: the lines behind the rows are this axis', and no chart has a ruler.
    const TimeAxis* sharedAxis = nullptr;
    /// Bars that a search found, by row: they keep their colours, all others are dimmed. Null: no search.
    const std::vector<FoundBars>* found = nullptr;
    /// For what follows; null: not known yet, and then none of it is painted.
    const GanttFigures* figures = nullptr;
    bool shares = false;                   ///< Over time, in the frame's strip and the rows' bands.
    bool memory = false;                   ///< In the rows' bands.
    bool byGraph = false;                  ///< Bars have the colour of their graph, if there are several.
    bool bounds = false;                   ///< A line for each, in place of the best one alone.
    std::optional<std::size_t> currentRow; ///< Which the keys for rows act on.
    std::optional<double> until;           ///< What happens after that many seconds is left out.
};

/// The picture on its way from one chart to another: bars slide from their old places to their new ones.
struct GanttTransition {
    GanttChartPtr from;
    GanttFrame fromFrame;
    double share = 1; ///< 0: all at their old places.
};

/// A label of a row as it stands at the left: the device's name, or "from→to".
QString rowLabel(const GanttChart& chart, std::size_t row);
/// "42 %", for narrow places.
QString wholeShare(double share);
/// The width that the names of all rows need, within reason.
double nameWidth(const GanttChart& chart, const QFont& font);

/// Paints a chart into a frame: everything but what moves with the pointer and the cursor.
class GanttPainter {
    Q_DECLARE_TR_FUNCTIONS(doppler::GanttPainter)
public:
    GanttPainter(QPainter& target, const GanttChart& shown, const GanttFrame& place, const GanttLook& how);

    void paint(const GanttTransition* transition = nullptr);
    /// The two halves of it. The first may be clipped, and works out no more than what is left; of the
    /// second, what is selected with its neighbours and the rows' names, little depends on the clip.
    void paintRun(const GanttTransition* transition = nullptr);
    void paintOver(bool selection = true);
    /// The ruler alone, and the lines below it.
    void paintRuler();
    /// The cursor's line with its time in the ruler.
    void paintCursor(double seconds, bool hot);
    /// A thin frame around the bar under the pointer.
    void paintHover(BarId bar);
    /// A dashed frame around the task that keys go on from.
    void paintCurrent(BarId bar);

private:
    void paintSharedLines();
    /// A moment of the run with a line and a label.
    struct ReferenceLine {
        double seconds = 0;
        QString text;
        QPen pen;
    };
    [[nodiscard]] std::vector<ReferenceLine> referenceLines() const;
    void paintNames();
    void paintName(std::size_t row);
    void paintIdle(std::size_t row);
    void paintRow(std::size_t row);
    void paintSends(std::size_t row);
    void paintLabel(const QRectF& bar, VertexId vertex, const BarPaint& look);
    void paintCriticalPath(std::size_t row);
    /// `fill`: of the row's bars.
    void outline(std::size_t row, const LaneIndex& critical, const QColor& fill, bool dim);
    void paintTransition(const GanttTransition& transition);
    void paintPassing(const GanttTransition& transition, BarId from, BarId to);
    void paintFading(const GanttChart& in, const GanttFrame& place, BarId bar, double opacity);
    void outlinePassing(const GanttTransition& transition, const Run& run, double opacity);
    [[nodiscard]] QRectF passingRect(const GanttTransition& transition, BarId from, BarId to) const;
    void paintSelected(BarId bar);
    void paintSelection();
    void paintAlsoSelected();
    void paintFound(std::size_t row);
    void paintReferenceLines();
    void paintReferenceLine(const ReferenceLine& reference, int line, double& freeUntil);
    void paintGraphKey(double right);
    void paintShares();
    /// A column for each device pixel. `Activity`: of one device or the totals of several.
    template <class Activity>
    void paintShareColumns(const QRectF& inner, const Activity& activity, bool dim);
    void paintDeviceShares(std::size_t row);
    void paintDeviceSharesName(std::size_t row);
    /// Shares of the visible time of these devices in place of seconds; none where nothing is visible.
    template <class Activity>
    [[nodiscard]] std::optional<ActivitySeconds> visibleShares(const Activity& activity) const;
    void paintMemory(std::size_t row);
    void paintMemoryName(std::size_t row);

    [[nodiscard]] BarPaint look(std::size_t row, bool selectedBar = false, bool send = false) const;
    /// The look of one bar of the row: its graph's where bars are coloured by graph.
    [[nodiscard]] BarPaint lookOf(std::size_t row, std::uint32_t run, const BarPaint& ofRow) const;
    /// The look of what stands for bars of several graphs.
    [[nodiscard]] BarPaint lookOfColumns(std::size_t row, const BarPaint& ofRow) const;
    [[nodiscard]] bool colorsGraphs() const { return style.byGraph && !chart.graphOf().empty(); }
    [[nodiscard]] double snapped(double x) const;
    [[nodiscard]] double tickLabelLeft(double x, const QString& text) const;
    /// The part of an area across the plot up to which the run is painted.
    [[nodiscard]] QRectF untilThen(QRectF area) const;
    [[nodiscard]] QRectF barRect(BarId bar) const;
    [[nodiscard]] QRectF barRect(std::size_t row, double left, double right) const;
    [[nodiscard]] bool touches(std::size_t row, DeviceId device) const;
    /// Whether the painter's clip leaves something of it.
    [[nodiscard]] bool inSight(const QRectF& part) const;
    /// Calls visit(row) for the rows that show, the scrolling ones clipped to their part.
    void forVisibleRows(const std::function<void(std::size_t)>& visitRow);

    QPainter& painter;
    const GanttChart& chart;
    const GanttFrame& frame;
    const GanttLook& style;
    QFont smallFont;
    struct Label {
        QRectF bar;
        VertexId vertex;
    };
    std::vector<Piece> pieces; ///< Of the row in hand.
    std::vector<Label> labels; ///< Of the row in hand: they go on top of the outlines.
};

} // namespace doppler
