// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/camera.h"
#include "widgets/graph_view/graph_painter.h"
#include "widgets/graph_view/graph_search.h"
#include "widgets/graph_view/layout_job.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace doppler {

class DeviceLegend;
class StateKey;

/// A dataflow graph in layers, coloured by device. Paints straight from the shared values it is given;
/// layouts are made in the background. For the GUI thread.
class GraphView : public QWidget {
    Q_OBJECT

public:
    explicit GraphView(QWidget* parent = nullptr);
    ~GraphView() override;

    /// Shows this graph once its layout is there; until then the picture stays as it is. Null: the empty
    /// state, at once. `topology` names the devices while there is no run.
    void setGraph(GraphPtr graph, TopologyPtr topology);
    /// Colours and critical path of a run of that graph; null: plain. A run of another graph counts as null.
    void setRun(RunPtr run);
    /// The moment of the run at which states and transfers are shown; nothing: plain colours.
    void setTime(std::optional<double> seconds);
    void setSelectedVertex(std::optional<VertexId> vertex);
    /// Dims what does not match (name, kind of operation, group, device); an empty text ends the search.
    void setSearch(const QString& text);
    /// Marks the vertices among which a policy chooses.
    void setCandidates(const std::vector<VertexId>& vertices);
    void setHighlightedDevice(std::optional<DeviceId> device);
    /// Off: nothing slides or fades.
    void setAnimated(bool animated) { m_animated = animated; }

    [[nodiscard]] std::optional<VertexId> selectedVertex() const { return m_picture.selected; }
    [[nodiscard]] std::optional<DeviceId> highlightedDevice() const { return m_highlighted; }
    /// What is shown now; it lags behind setGraph() while a layout is made.
    [[nodiscard]] const GraphPicture& picture() const { return m_picture; }
    [[nodiscard]] const Camera& camera() const { return m_camera; }
    /// The vertex at a place of the widget.
    [[nodiscard]] std::optional<VertexId> vertexAt(const QPointF& position) const;
    [[nodiscard]] LayoutJob& layoutJob() { return *m_job; }

    /// Everything, fitted into the rectangle, with the legend: for pictures in files. On a device that keeps
    /// lines and letters (SVG, PDF) nothing is left out at any size.
    void paintPicture(QPainter& painter, const QRectF& target) const;
    /// The size at which paintPicture() shows everything legibly, in pixels.
    [[nodiscard]] QSize pictureSize() const;
    [[nodiscard]] QSize sizeHint() const override { return {760, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

public slots:
    void fit();
    void zoomIn();
    void zoomOut();
    void nextMatch();
    void previousMatch();

signals:
    /// The user selected a vertex, or none.
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    /// Double click or Enter.
    void vertexActivated(doppler::VertexId vertex);
    void searchMatched(int count);
    void layoutStarted();
    void layoutFinished();
    void deviceClicked(doppler::DeviceId device);
    /// The button of the empty state.
    void openRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeOverlays();
    void arrange();
    void arrangeForPane();
    void retranslate();
    void showGraph(const PlacedLayout& placed);
    void moveTo(const PlacedLayout& placed);
    void takeOutcome(LayoutJob::Outcome outcome);
    void setNote(const QString& text);
    void updateLegend();
    void updateSpotlight();
    void updateEmptyState();
    void placeOverlays();
    void search();
    void stepMatch(bool forward);
    [[nodiscard]] bool runFits() const;

    [[nodiscard]] Camera fittedCamera() const;
    void fly(const Camera& target);
    void stay(const Camera& camera);
    void zoom(const QPointF& at, double factor);
    void pan(const QPointF& pixels);
    void reveal(VertexId vertex);

    void select(std::optional<VertexId> vertex);
    void toggleDevice(DeviceId device);
    [[nodiscard]] bool handlesKey(const QKeyEvent& event) const;
    bool stepBySelection(int key);
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;

    // What was asked for; the picture follows once the layout is there.
    GraphPtr m_graph;
    TopologyPtr m_topology;
    RunPtr m_run;
    std::optional<double> m_time;
    std::optional<DeviceId> m_highlighted;
    std::vector<VertexId> m_candidates;
    QString m_searchText;
    std::vector<char> m_matches; ///< By vertex; empty without a search.
    GraphSearch m_search;

    GraphPicture m_picture;
    PaintLayer m_layer;
    Camera m_camera;
    bool m_keepFitted = true; ///< Until the user zooms or pans.
    bool m_animated = true;

    LayoutJob* m_job;
    double m_arrangedFor = 1.7; ///< The pane's aspect.
    QTimer m_rearrangeDelay;
    QTimer m_noteDelay;
    QVariantAnimation m_fade;
    QVariantAnimation m_slide;
    PlacedLayout m_slideFrom;
    PlacedLayout m_slideTo;
    QVariantAnimation m_flight;
    Camera m_flightFrom;
    Camera m_flightTo;

    std::optional<QPointF> m_pressed;
    QPointF m_lastDrag;
    bool m_dragging = false;
    bool m_focusRing = false; ///< Only where keys brought the focus.

    DeviceLegend* m_legend = nullptr;
    StateKey* m_stateKey = nullptr;
    QLabel* m_note = nullptr;
    std::optional<LayoutJob::Outcome> m_outcome;
    QWidget* m_emptyState = nullptr;
    QLabel* m_emptyTitle = nullptr;
    QLabel* m_emptyText = nullptr;
    QPushButton* m_openButton = nullptr;
};

} // namespace doppler
