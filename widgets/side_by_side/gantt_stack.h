// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline/timeline_viewport.h"
#include "widgets/jobs/job.h"
#include "widgets/side_by_side/alignment.h"
#include "widgets/side_by_side/stack_painter.h"

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <utility>

class QScrollBar;

namespace doppler {

/// Shows several runs of one graph as Gantt charts below one ruler, with common zoom, cursor and selection.
/// GUI thread only; the charts come prepared.
class GanttStack : public QWidget {
    Q_OBJECT
public:
    explicit GanttStack(QWidget* parent = nullptr);

    /// Shows these runs, or none (null). Keeps the visible range, and the manual shifts of runs that stay.
    void setRuns(ComparedRunsPtr runs);
    [[nodiscard]] const ComparedRunsPtr& runs() const { return m_runs; }
    void setAlignment(Alignment alignment);
    [[nodiscard]] Alignment alignment() const { return m_alignment; }
    /// By run, the time at which it begins on the shared axis, in seconds.
    [[nodiscard]] const std::vector<double>& shifts() const { return m_frame.shifts; }
    /// Sets by run where it begins, and aligns by hand from then on. Moves the earliest to 0 and limits the
    /// others to what the charts can show. Ignores a list of another length.
    void setShifts(const std::vector<double>& shifts);
    /// Moves one run on the axis and aligns by hand from then on.
    void shiftRun(std::size_t run, double bySeconds);
    /// Sets the cursor, in seconds of the shared axis.
    void setTime(double seconds);
    [[nodiscard]] double time() const { return m_viewport.time(); }
    void setSelectedVertex(std::optional<VertexId> vertex);
    /// Sets the selected vertices (ascending) and the one chosen last. Ignores vertices that the graph lacks.
    void setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    /// Dims tasks and transfers that do not involve this device.
    void setHighlightedDevice(std::optional<DeviceId> device);
    /// Sets by vertex whether a search found it; empty, or of another length: no search.
    void setFound(std::vector<char> found);
    void setTransfersShown(bool shown);
    void setCriticalPathShown(bool shown);
    void setMovedShown(bool shown);

    /// The visible range in seconds of the shared axis; nothing if all of it is visible.
    [[nodiscard]] std::optional<std::pair<double, double>> visibleRange() const;
    void setVisibleRange(double from, double to);
    [[nodiscard]] double duration() const;
    [[nodiscard]] const StackFrame& frame() const { return m_frame; }
    [[nodiscard]] std::size_t current() const { return m_current; }
    /// Sets the run that keys act on.
    void setCurrent(std::size_t run);
    /// The charts as a value, for pictures in files.
    [[nodiscard]] StackSnapshot still() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void fit() { m_viewport.fit(); }
    void zoomIn() { m_viewport.zoomIn(pointerX()); }
    void zoomOut() { m_viewport.zoomOut(pointerX()); }
    void showVertex(doppler::VertexId vertex);

signals:
    void timeRequested(double seconds);
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    void shiftsChanged();
    void alignmentChanged();
    void currentChanged(std::size_t run);
    void referenceRequested(std::size_t run);
    void removeRequested(std::size_t run);
    /// The user wants to see this run in the other views.
    void showRequested(std::size_t run);

protected:
    bool event(QEvent* event) override;
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
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Hit {
        std::size_t chart = 0;
        BarId bar;
        [[nodiscard]] bool operator==(const Hit&) const = default;
    };

    void align();
    void placeCharts();
    void invalidate();
    void renderCache();
    [[nodiscard]] StackLook look() const;
    /// The pointer's x where it is over the stack.
    [[nodiscard]] std::optional<double> pointerX() const;
    [[nodiscard]] TimelineViewport::Target targetAt(const QPointF& place) const;
    void step(bool forward);
    void select(std::optional<VertexId> vertex);
    void findBars();
    [[nodiscard]] std::optional<Hit> barAt(const QPointF& place) const;
    [[nodiscard]] std::optional<std::size_t> titleAt(const QPointF& place) const;
    [[nodiscard]] bool dragging() const;
    [[nodiscard]] bool onCursor(const QPointF& place) const;
    void updatePointer(const QPointF& place);
    bool showToolTip(const QPointF& place, const QPoint& global);
    [[nodiscard]] bool changeByKey(int key, bool shift);
    void retranslate();

    ComparedRunsPtr m_runs;
    TimelineViewport m_viewport; ///< Of the shared axis.
    StackFrame m_frame;          ///< Shows what m_viewport says.
    Alignment m_alignment = Alignment::Start;
    std::vector<double> m_byHand; ///< By run.
    std::optional<VertexId> m_selected;
    std::vector<VertexId> m_selection;
    std::optional<DeviceId> m_highlighted;
    std::vector<char> m_found;
    FoundInCharts m_foundBars; ///< Null: there is no search, or it still goes on.
    Job<FoundInCharts> m_finding;
    std::size_t m_current = 0;
    bool m_transfersShown = false;
    bool m_criticalShown = true;
    bool m_movedShown = true;

    QPixmap m_cache; ///< Everything but cursor and hover.
    bool m_cacheValid = false;

    std::optional<double> m_shiftedFrom; ///< While a run is dragged on the axis: the pointer's last x.
    std::optional<Hit> m_hover;
    QScrollBar* m_scrollBar;
};

} // namespace doppler
