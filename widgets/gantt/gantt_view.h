// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/run.h"
#include "widgets/gantt/gantt_painter.h"

#include <QFutureWatcher>
#include <QList>
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

class QAction;
class QLabel;
class QScrollBar;
class QToolButton;

namespace doppler {

/// A run over time: a row per device and per channel in use. Paints itself; a million bars are summed up
/// below one pixel. GUI thread only; rows of large runs are prepared on a worker thread.
class GanttView : public QWidget {
    Q_OBJECT
public:
    explicit GanttView(QWidget* parent = nullptr);
    ~GanttView() override;

    /// Shows a run (null: the empty state). What is visible stays where the graph is the same.
    void setRun(RunPtr run);
    [[nodiscard]] const RunPtr& run() const { return m_run; }
    /// What is painted; null until the rows of a large run are ready.
    [[nodiscard]] const GanttChart* chart() const { return m_chart.get(); }
    /// The cursor, in seconds. A zoomed view turns the page when the cursor leaves it.
    void setTime(double seconds);
    void setSelectedVertex(std::optional<VertexId> vertex);
    /// These, ascending; what one task waited for and feeds is shown of a single one only.
    void setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    void setHighlightedDevice(std::optional<DeviceId> device);
    void setCriticalPathShown(bool shown);
    void setTransfersShown(bool shown);
    /// Whether bars slide to their new places when a run of the same graph replaces another.
    void setAnimated(bool animated) { m_animated = animated; }
    /// What the empty state offers as a button; null: none. The action must outlive the view or be removed.
    void setEmptyAction(QAction* action);
    /// What the context menu offers besides its own; the caller keeps the actions.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }

    /// The whole chart, all rows and all time, without the cursor; smaller where it has to be.
    void paintPicture(QPainter& painter, const QRectF& target);
    /// The size at which paintPicture() shows every row at its usual height.
    [[nodiscard]] QSizeF pictureSize() const;
    /// Where things are at the moment, in the widget's coordinates.
    [[nodiscard]] const GanttFrame& frame() const { return m_frame; }
    /// The bar at a place of the widget, or the nearest within three pixels in its row.
    [[nodiscard]] std::optional<BarId> barAt(const QPointF& place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void fit();
    void zoomIn();
    void zoomOut();
    /// Brings a task into view, with as much before and after it as it is long.
    void showVertex(doppler::VertexId vertex);

signals:
    void timeRequested(double seconds);
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    /// Control and a click: added to the selection, or taken out.
    void vertexToggled(doppler::VertexId vertex);
    void vertexActivated(doppler::VertexId vertex);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
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
    enum class Drag { None, Pressed, Pan, Scrub };

    void prepareRows();
    void takePreparedRows();
    void adopt(GanttChartPtr chart);
    void startPassage(GanttChartPtr from, const GanttFrame& fromFrame);
    void movePassage(double share);
    void endPassage();
    void placeRows();
    void placeEmptyState();
    void retranslate();
    void invalidate();
    void renderStill();
    [[nodiscard]] GanttLook look() const;

    void zoomBy(double factor, double x);
    [[nodiscard]] double zoomCentre() const;
    void panBy(double pixels);
    void scrollBy(double pixels);
    void scrollTo(double offset);
    void select(std::optional<VertexId> vertex);
    void step(bool forward);
    void setHover(std::optional<BarId> bar);
    [[nodiscard]] bool onCursor(const QPointF& place) const;
    void updatePointer(const QPointF& place);
    bool showToolTip(const QPointF& place, const QPoint& global);
    [[nodiscard]] bool zoomByKey(int key);
    [[nodiscard]] bool moveByKey(int key);

    RunPtr m_run;
    GanttChartPtr m_chart;
    bool m_preparing = false;
    QFutureWatcher<GanttChartPtr> m_preparation;
    GanttFrame m_frame;
    double m_time = 0;
    std::optional<VertexId> m_selected;
    std::vector<VertexId> m_selection; ///< Ascending.
    std::optional<DeviceId> m_highlighted;
    bool m_criticalShown = true;
    bool m_transfersShown = true;
    bool m_animated = true;

    QVariantAnimation m_slide;
    std::optional<GanttPassage> m_passage;
    TimeAxis m_axisBefore;
    TimeAxis m_axisAfter;

    QPixmap m_still; ///< Everything but cursor and hover; painted anew only when it changes.
    bool m_stillValid = false;

    Drag m_drag = Drag::None;
    QPointF m_pressed;
    QPointF m_last;
    std::optional<BarId> m_hover;
    bool m_cursorHot = false;
    bool m_focusShown = false;
    QList<QAction*> m_menuActions;

    QScrollBar* m_scrollBar;
    QLabel* m_emptyText;
    QToolButton* m_emptyButton;
};

} // namespace doppler
