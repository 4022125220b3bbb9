// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "widgets/gantt/chart/gantt_gap.h"
#include "widgets/gantt/chart/gantt_snapshot.h"
#include "widgets/gantt/chart/row_order.h"
#include "widgets/gantt/timeline/timeline_viewport.h"
#include "widgets/jobs/job.h"

#include <QImage>
#include <QList>
#include <QThreadPool>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QScrollBar;
class QToolButton;

namespace doppler {

class AreaPanel;
class CaptionChip;
struct AreaStatistics;

/// Shows a run as a Gantt chart: one row per device and per channel in use. Sums up bars below one pixel, so
/// that a million of them paint quickly. GUI thread only; a worker thread prepares the rows of large runs.
class GanttView : public QWidget {
    Q_OBJECT
public:
    explicit GanttView(QWidget* parent = nullptr);
    ~GanttView() override;

    /// Shows a run, or the empty state (null). Keeps the visible range if the graph is the same.
    void setRun(RunPtr run);
    [[nodiscard]] const RunPtr& run() const { return m_run; }
    /// States over the bars that the run is not the chosen one; empty: nothing. `help`: its tool tip.
    void setCaption(const QString& caption, const QString& help = {});
    [[nodiscard]] QString caption() const;
    /// The painted chart. While the rows of a large run are being prepared (settled()) it is the chart of the
    /// run before, or null if there was none.
    [[nodiscard]] const GanttChart* chart() const { return m_chart.get(); }
    /// Sets the cursor, in seconds. A zoomed view turns the page when the cursor leaves it.
    void setTime(double seconds);
    void setSelectedVertex(std::optional<VertexId> vertex);
    /// Selects these vertices (ascending). Dependencies are shown for a single selected task only.
    void setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    void setHighlightedDevice(std::optional<DeviceId> device);
    void setCriticalPathShown(bool shown);
    void setTransfersShown(bool shown);
    /// Sets whether bars slide to their new places when a run of the same graph replaces another.
    void setAnimated(bool animated) { m_animated = animated; }
    /// Shows how devices spend their time: all of them in a strip above the rows, each one below its bars.
    void setSharesShown(bool shown);
    /// Shows each device's memory with limit and peak in a band below its bars.
    void setMemoryShown(bool shown);
    /// Shows a line for every lower bound instead of the best one alone.
    void setBoundsShown(bool shown);
    /// Sets whether bars have the colour of their graph instead of their device, where the run has several.
    void setColoredByGraph(bool colored);
    /// Whether the shown run has several graphs.
    [[nodiscard]] bool hasSeveralGraphs() const { return m_chart && !m_chart->graphOf().empty(); }
    /// The figures behind strips, bands and lines; null until they are computed.
    [[nodiscard]] const GanttFiguresPtr& figures() const { return m_figures; }
    /// No background work for the picture is in progress.
    [[nodiscard]] bool settled() const;
    /// Dims all vertices that a search did not find (by vertex); empty ends the search.
    void setFound(std::vector<char> found);
    /// Sets the button of the empty state, or none (null). The action must outlive the view or be removed.
    void setEmptyAction(QAction* action);
    /// Sets further entries of the context menu; the caller owns the actions.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }

    /// Sets the last entries of the context menu. The actions must outlive the view.
    void setToolActions(const QList<QAction*>& actions) { m_toolActions = actions; }

    /// The visible range in seconds. It begins before 0 by a margin if everything is shown.
    [[nodiscard]] std::pair<double, double> visibleRange() const;
    /// Shows this range, or the nearest one within the limits.
    void setVisibleRange(double from, double to);

    /// What a session saves of the view. Rows by their keys.
    struct ViewState {
        RowOrder order = {};
        std::optional<std::pair<double, double>> visible = {}; ///< Seconds; nothing: all.
        TimeMeasure measure = {};
        struct Area {
            double from = 0;
            double to = 0;
            std::vector<RowKey> rows = {};
            [[nodiscard]] bool operator==(const Area&) const = default;
        };
        std::optional<Area> area = {};
        [[nodiscard]] bool operator==(const ViewState&) const = default;
    };
    [[nodiscard]] ViewState viewState() const;
    /// Restores a state, once the chart of the run that was set last is prepared. Ignores what does not fit
    /// it.
    void setViewState(const ViewState& state);

    [[nodiscard]] const RowOrder& rowOrder() const { return m_order; }
    void setRowOrder(const RowOrder& order);
    /// Whether none of a device's rows is shown.
    [[nodiscard]] bool deviceHidden(DeviceId device) const;
    /// Hides a device's rows, or shows them again; those of channels stay.
    void setDeviceHidden(DeviceId device, bool hidden);
    /// The row that the keys for rows act on.
    [[nodiscard]] std::optional<std::size_t> currentRow() const;

    [[nodiscard]] const TimeMeasure& measure() const { return m_measure; }
    void setMeasure(const TimeMeasure& measure);
    [[nodiscard]] const std::optional<GanttArea>& area() const { return m_area; }
    /// Selects an area; its statistics appear once they are computed.
    void selectArea(const GanttArea& area);
    [[nodiscard]] AreaPanel* areaPanel() const { return m_areaPanel; }
    /// The markers of the shown run. The caller that sets another run sets its markers too.
    [[nodiscard]] const MarkerList& markers() const { return m_markers; }
    void setMarkers(const MarkerList& markers);

    /// The whole chart as a value, for pictures in files. Its chart is null while there is none.
    [[nodiscard]] GanttSnapshot still() const;
    /// Paints the whole chart without the cursor: all rows, all time, scaled down to the target.
    void paintPicture(QPainter& painter, const QRectF& target);
    /// The size at which paintPicture() shows every row at its usual height.
    [[nodiscard]] QSizeF pictureSize() const;
    /// The current division of the widget's area, in its coordinates.
    [[nodiscard]] const GanttFrame& frame() const { return m_frame; }
    /// The bar at a place of the widget, or the nearest within three pixels in its row.
    [[nodiscard]] std::optional<BarId> barAt(const QPointF& place) const;

    /// The selected idle gap.
    [[nodiscard]] const std::optional<GapId>& gap() const { return m_gap; }
    /// Selects an idle gap instead of tasks, or none, and says what the device waited for.
    void setGap(std::optional<GapId> gap);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void fit() { m_viewport.fit(); }
    void zoomIn() { m_viewport.zoomIn(pointerX()); }
    void zoomOut() { m_viewport.zoomOut(pointerX()); }
    /// An eighth of the visible time.
    void earlier() { m_viewport.earlier(); }
    void later() { m_viewport.later(); }
    /// Brings a task into view, with as much before and after it as it is long.
    void showVertex(doppler::VertexId vertex);
    /// Brings a task into view without zooming; leaves everything as it is where it is visible already.
    void revealVertex(doppler::VertexId vertex);
    /// Selects the task before (after) the selected one on the realised critical path and says what it waited
    /// for.
    void stepCritical(bool forward);

    /// Selects the next (previous) idle gap: in the row of what is selected, then in the rows after it.
    void stepGap(bool forward);
    /// Selects the task, or the source of the transfer, that the device waited for, and brings it into view.
    void followGap();
    /// Selects the gap from which followGap() led here.
    void returnToGap();

    /// Sets the first measuring cursor to the cursor's time, then the second, then the first again.
    void measureHere();
    void clearMeasure() { setMeasure({}); }
    /// Selects all rows between the measuring cursors; without these, all that is visible.
    void selectMeasured();
    void clearArea();

    /// Opens the field for the note of the marker at that time; a new one where there is none.
    void editMarker(double seconds);
    void addMarker() { editMarker(m_viewport.time()); }
    void removeMarker(double seconds);
    /// The marker at the cursor, else the nearest that is visible.
    void removeMarkerHere();
    /// Moves the cursor to the next (previous) marker.
    void stepMarker(bool forward);

    /// Makes the next (step 1) or previous (-1) row the current one.
    void chooseRow(int step);
    /// Moves the current row by so many places.
    void moveRow(int step);
    void togglePinned();
    void hideRow();
    void showAllRows();
    void resetRows();

signals:
    /// The user closed the caption.
    void captionClosed();
    /// The user set, changed or removed a marker.
    void markersChanged();
    /// Rows were pinned, moved, hidden or shown, or another one is the current row.
    void rowsChanged();
    void timeRequested(double seconds);
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    /// Control and a click or Space: added to the selection, or taken out.
    void vertexToggled(doppler::VertexId vertex);
    /// Added to the selection by keys. Ascending; the one that was added last.
    void verticesSelected(const std::vector<doppler::VertexId>& vertices,
                          std::optional<doppler::VertexId> primary);
    void vertexActivated(doppler::VertexId vertex);
    /// An idle gap of the shown run was selected, or none is any more.
    void gapSelected(const std::optional<doppler::IdleGap>& gap);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// What a drag does that is none of the viewport's gestures.
    enum class Tool { None, Measure, Area, Row };

    void prepareRows();
    void takePreparedRows(const GanttChartPtr& chart);
    void showRange();
    void showScroll();
    void adopt(GanttChartPtr chart);
    void showPendingState();
    void startTransition(GanttChartPtr from, const GanttFrame& fromFrame);
    void moveTransition(double share);
    void endTransition();
    void placeRows();
    /// With what stands around them where there is room.
    void surroundRows(GanttFrame& frame) const;
    void placeEmptyState();
    void retranslate();
    void invalidate();
    void renderCache();
    [[nodiscard]] GanttLook look() const;
    void paintOverlays(QPainter& painter, const GanttLook& style);

    void wantFigures();
    void findBars();
    void summariseArea();
    void showAreaPanel(const AreaStatistics& statistics);
    void placeAreaPanel();
    void showNote();
    void placeNote();
    void placeCaption();

    [[nodiscard]] RowPlan rowPlan() const;
    void applyOrder(RowOrder order);
    [[nodiscard]] std::optional<std::size_t> rowOf(const RowKey& key) const;
    [[nodiscard]] GanttArea areaBetween(const QPointF& one, const QPointF& other) const;
    [[nodiscard]] const GanttMarker* markerAt(const QPointF& place) const;
    void takeNote();
    /// Of a press with which something of these begins, a move and a release while it goes on.
    bool pressTool(const QMouseEvent& event);
    bool moveTool(const QPointF& place);
    bool releaseTool(Tool tool, const QPointF& place);
    [[nodiscard]] bool dragging() const;
    /// Drops a drag whose object is gone or has moved.
    void endDrag();
    void addRowEntries(QMenu& menu, std::size_t row);
    void addMarkerEntries(QMenu& menu, const QPointF& place);
    bool showStripToolTip(const QPointF& place, const QPoint& global);

    /// The pointer's x where it is over the plot.
    [[nodiscard]] std::optional<double> pointerX() const;
    [[nodiscard]] TimelineViewport::Target targetAt(const QPointF& place) const;
    void select(std::optional<VertexId> vertex);
    void step(bool forward);
    void setHover(std::optional<BarId> bar);
    [[nodiscard]] bool onCursor(const QPointF& place) const;
    void updatePointer(const QPointF& place);
    bool showToolTip(const QPointF& place, const QPoint& global);
    [[nodiscard]] bool moveByKey(int key);
    [[nodiscard]] bool selectByKey(const QKeyEvent& event);

    /// Where the keys that select go on from.
    [[nodiscard]] std::optional<VertexId> currentTask() const;
    void setCurrentTask(std::optional<VertexId> vertex);
    /// Of a device's row, the task nearest to that time.
    [[nodiscard]] std::optional<VertexId> taskAt(std::size_t row, double seconds) const;
    /// The task at the cursor in the current row, else in the first that has one.
    [[nodiscard]] std::optional<VertexId> firstTask() const;
    /// The task before or after in its row, or that of the same time in the next row above or below.
    [[nodiscard]] std::optional<VertexId> taskBeside(VertexId from, int key) const;
    void extendBy(VertexId vertex);
    /// A click where no bar is.
    void clickGap(const QPointF& place);
    void setHoverGap(std::optional<GapId> gap);
    [[nodiscard]] std::optional<GapId> gapBeside(bool forward) const;
    /// The task that begins or ends with the selected gap.
    [[nodiscard]] std::optional<VertexId> taskBesideGap(int key) const;
    void revealBar(BarId bar);
    void revealGap(GapId gap);
    void revealTimes(std::size_t row, LaneIndex::Interval time);
    void paintGaps(QPainter& painter, const GanttLook& style) const;
    [[nodiscard]] bool gapByKey(const QKeyEvent& event);
    void forgetGaps();
    void toggleCurrent();
    void describe();

    RunPtr m_run;
    GanttChartPtr m_chart;
    std::optional<ViewState> m_pendingState; ///< Of m_run, whose chart is being prepared.
    Job<GanttChartPtr>
        m_preparing; ///< One at a time: it cannot be stopped, and two would need twice the memory.
    TimelineViewport m_viewport;
    GanttFrame m_frame; ///< Shows what m_viewport says, or something on the way there (m_transition).
    std::optional<VertexId> m_selected;
    std::vector<VertexId> m_selection; ///< Ascending.
    /// Where keys go on from while that is not what is selected: they took it out.
    std::optional<VertexId> m_currentTask;
    std::optional<DeviceId> m_highlighted;
    bool m_criticalShown = true;
    bool m_transfersShown = true;
    bool m_animated = true;

    bool m_sharesShown = false;
    bool m_memoryShown = false;
    bool m_boundsShown = false;
    bool m_byGraph = true; ///< Only runs of several graphs change their look.
    GanttFiguresPtr m_figures;
    Job<GanttFiguresPtr> m_figuring;
    using FoundRows = std::shared_ptr<const std::vector<FoundBars>>;
    std::shared_ptr<const std::vector<char>> m_found; ///< By vertex; null: there is no search.
    FoundRows m_foundRows;                            ///< Of m_chart.
    Job<FoundRows> m_finding;

    RowOrder m_order;
    std::vector<RowKey> m_keys; ///< Of the chart's rows.
    std::optional<RowKey> m_current;
    std::optional<std::size_t> m_dropRow; ///< Whose place the dragged row would take.
    TimeMeasure m_measure;
    std::optional<GanttArea> m_area;
    Job<std::shared_ptr<const AreaStatistics>> m_summing;
    MarkerList m_markers;
    double m_editedMarker = 0;
    QList<QAction*> m_toolActions;

    QVariantAnimation m_slide;
    std::optional<GanttTransition> m_transition;
    TimeAxis m_axisBefore;

    QThreadPool m_painters; ///< Of the bands of a large picture.
    QImage m_cache;         ///< Everything but cursor and hover; repainted only when it changes.
    bool m_cacheValid = false;

    Tool m_tool = Tool::None;
    QPointF m_pressed;
    std::optional<BarId> m_hover;
    std::optional<GapId> m_hoverGap;
    std::optional<GapId> m_gap;       ///< Selected; then no vertex is.
    std::optional<GapId> m_gapBehind; ///< From which followGap() came.
    bool m_cursorHot = false;
    bool m_focusShown = false;
    QList<QAction*> m_menuActions;

    AreaPanel* m_areaPanel;
    QLabel* m_note; ///< The link of the critical path at the selected task.
    CaptionChip* m_caption;
    QLineEdit* m_markerField;
    QScrollBar* m_scrollBar;
    QLabel* m_emptyText;
    QToolButton* m_emptyButton;
};

} // namespace doppler
