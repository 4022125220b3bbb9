// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/arrow_branches.h"
#include "widgets/graph_view/camera_control.h"
#include "widgets/graph_view/graph_coloring.h"
#include "widgets/graph_view/graph_drag.h"
#include "widgets/graph_view/graph_overlays.h"
#include "widgets/graph_view/graph_search_state.h"
#include "widgets/graph_view/group_folding.h"
#include "widgets/graph_view/jump_history.h"
#include "widgets/graph_view/layout_job.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/graph_snapshot.h"
#include "widgets/graph_view/picture/group_facts.h"
#include "widgets/graph_view/picture_motion.h"
#include "widgets/jobs/job.h"

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace doppler {

/// A dataflow graph in layers, coloured by device; groups of vertices can be closed to one box each. Paints
/// straight from the shared values it is given; groups, layouts and, of large graphs, whatever looks at every
/// vertex are made in the background. For the GUI thread.
class GraphView : public QWidget {
    Q_OBJECT

public:
    explicit GraphView(QWidget* parent = nullptr);
    ~GraphView() override;

    /// Shows this graph once its layout is there; until then the picture stays as it is. Null: the empty
    /// state, at once. `topology` names the devices while there is no run. A large graph opens with its
    /// groups closed.
    void setGraph(GraphPtr graph, TopologyPtr topology);
    /// Colours and critical path of a run of that graph; null: plain. A run of another graph counts as null.
    void setRun(RunPtr run);
    /// The moment of the run at which states and transfers are shown; nothing: plain colours.
    void setTime(std::optional<double> seconds);
    void setSelectedVertex(std::optional<VertexId> vertex);
    /// These, ascending; `primary` is one of them, and what keys go on from.
    void setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    /// Dims what does not match (words and conditions, core/run/vertex_query.h); an empty text ends the
    /// search, as does one that can't be read (searchFailed()).
    void setSearch(const QString& text);
    /// By vertex, what the search found as searchMatched() last told; empty: there is no search.
    [[nodiscard]] const std::vector<char>& matches() const { return m_search.matches(); }
    /// Marks the vertices among which a policy chooses.
    void setCandidates(const std::vector<VertexId>& vertices);
    /// Marks what stays on its device.
    void setLocked(std::vector<VertexId> vertices);
    /// On: a drag that begins on a box carries the selection to a device of the legend (moveRequested()); it
    /// pans where it begins elsewhere.
    void setPlaceable(bool placeable) { m_placeable = placeable; }
    /// A placement that is not whole yet, instead of the run's; empty: the run again. Of another number of
    /// vertices than the graph: the same.
    void setGrowing(std::vector<std::optional<DeviceId>> devices);
    void setHighlightedDevice(std::optional<DeviceId> device);
    /// What is on these is pale, and they are in the legend.
    void setHiddenDevices(std::vector<DeviceId> devices);
    /// Off: nothing slides or fades.
    void setAnimated(bool animated) { m_animated = animated; }

    /// What of a run the boxes are filled by; without a run they have no colour.
    void setColorBy(ColorBy by);
    /// The run that ColorBy::Difference compares the shown one with; null: none.
    void setOtherRun(RunPtr other);
    /// Values of any other origin instead, wherever a graph is shown that they are of. Null, or setColorBy():
    /// as before.
    void setColoring(ColoringPtr coloring);
    void setSequentialScale(SequentialScale scale);
    /// Lanes are those of the shown run and follow it.
    void setLayoutKind(LayoutKind kind);
    /// Writes the sizes of tensors along all arrows; those of the selection have theirs anyway.
    void setArrowLabels(bool shown);
    void setMinimap(bool shown);
    [[nodiscard]] ColorBy colorBy() const { return m_coloring.by(); }
    /// Other values were given instead of what colorBy() says.
    [[nodiscard]] bool hasGivenColoring() const { return m_coloring.isGiven(); }
    [[nodiscard]] LayoutKind layoutKind() const { return m_layoutKind; }
    [[nodiscard]] bool hasArrowLabels() const { return m_arrowLabels; }
    [[nodiscard]] bool hasMinimap() const;

    /// How many levels of groups are shown of graphs that are set from now on; nothing: as suits their size.
    void setOpenDepth(std::optional<std::uint32_t> depth) { m_groups.setDepth(depth); }
    /// What the context menu offers; the caller keeps the actions.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }
    /// Selects a closed group that can be seen; nothing: no group any more.
    void selectGroup(std::optional<GroupId> group);

    [[nodiscard]] std::optional<VertexId> selectedVertex() const { return m_picture.selected; }
    /// The selected vertices, or those of the selected group; ascending.
    [[nodiscard]] std::vector<VertexId> chosenVertices() const;
    /// Of the selected group, while it is closed.
    [[nodiscard]] std::optional<GroupFacts> selectedGroup() const;
    /// Some group is closed (open) and can be seen.
    [[nodiscard]] bool hasClosedGroups() const { return GroupFolding::hasClosed(m_picture); }
    [[nodiscard]] bool hasOpenGroups() const { return m_groups.hasOpen(m_picture); }
    [[nodiscard]] bool canOpenSelected() const
    {
        return GroupFolding::closedSelection(m_picture).has_value();
    }
    [[nodiscard]] bool canCloseAroundSelected() const
    {
        return m_groups.aroundSelection(m_picture).has_value();
    }
    [[nodiscard]] std::optional<DeviceId> highlightedDevice() const { return m_highlighted; }
    /// What is shown now; it lags behind setGraph() while a layout is made.
    [[nodiscard]] const GraphPicture& picture() const { return m_picture; }
    [[nodiscard]] const Camera& camera() const { return m_camera.camera(); }
    /// The vertex at a place of the widget; nothing where a group is.
    [[nodiscard]] std::optional<VertexId> vertexAt(const QPointF& position) const;
    [[nodiscard]] std::optional<std::uint32_t> boxAt(const QPointF& position) const;
    [[nodiscard]] LayoutJob& layoutJob() { return *m_job; }
    /// Where the user looks, so that it can be shown again.
    struct ViewState {
        bool fitted = true; ///< Everything is in view; the next two are not read then.
        double scale = 1;
        QPointF middle;  ///< Of the pane, in the scene.
        OpenGroups open; ///< Empty: as it comes.
        std::optional<DeviceId> highlighted = {};
        std::optional<GroupId> group = {}; ///< The closed group that is selected.
        [[nodiscard]] bool operator==(const ViewState&) const = default;
    };
    [[nodiscard]] ViewState viewState() const;
    /// Shows that, once the layout of the graph that was set last is there, unless the user has looked
    /// elsewhere by then. What does not fit the graph is passed over.
    void setViewState(const ViewState& state);

    /// What paintPicture() paints.
    [[nodiscard]] GraphSnapshot still() const;
    /// Everything, fitted into the rectangle, with the legend: for pictures in files. On a device that keeps
    /// lines and letters (SVG, PDF) nothing is left out at any size.
    void paintPicture(QPainter& painter, const QRectF& target) const;
    /// The size at which paintPicture() shows everything legibly, in pixels.
    [[nodiscard]] QSize pictureSize() const;
    [[nodiscard]] QSize sizeHint() const override { return {760, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

public slots:
    void fit() { m_camera.fit(); }
    void zoomIn() { m_camera.zoomIn(); }
    void zoomOut() { m_camera.zoomOut(); }
    /// Every vertex or, while something is searched for or highlighted, those that are lit.
    void selectAll();
    /// The next vertex that was found; what hides it is opened.
    void nextMatch();
    void previousMatch();
    /// Along the arrow that is critical or carries most, against the flow or with it, to the box at its end.
    void jumpToInput();
    void jumpToOutput();
    /// After one of these: to the end of the next arrow there instead.
    void jumpToOther();
    /// Through what was selected before.
    void goBack();
    void goForward();
    /// Opens the selected group in place.
    void openSelected();
    /// Closes the innermost open group around the selection.
    void closeAroundSelected();
    /// As many levels as can be shown; a note says so where that is not all.
    void openAll();
    void closeAll();
    void openLevel();
    void closeLevel();

signals:
    /// The user selected a vertex, or none.
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    /// The user selected several, or added to the selection or took from it. Ascending; the one chosen last.
    void verticesSelected(const std::vector<doppler::VertexId>& vertices,
                          std::optional<doppler::VertexId> primary);
    /// A group was selected or is so no more, or what is known about it has changed.
    void groupSelectionChanged();
    /// Which groups are open has changed.
    void groupsChanged();
    /// Double click or Enter.
    void vertexActivated(doppler::VertexId vertex);
    void searchMatched(int count);
    /// Which of them is selected, counted from 1 in topological order; 0: none.
    void matchShown(int place);
    /// The text of the search is no question; Error::place is the column.
    void searchFailed(const doppler::Error& error);
    /// What the boxes are filled by is another, or has other values.
    void coloringChanged();
    void layoutStarted();
    void layoutFinished();
    /// It still goes on after a moment.
    void layoutTakesLong();
    void deviceClicked(doppler::DeviceId device);
    /// Another device is highlighted, or none any more.
    void highlightChanged();
    /// The user carried these to a device.
    void moveRequested(const std::vector<doppler::VertexId>& vertices, doppler::DeviceId device);
    /// The menu of a device in the legend.
    void deviceMenuRequested(doppler::DeviceId device, const QPoint& globalPosition);
    /// The same as a part of another menu, which is about to be shown: what can be done is to be added to it.
    void deviceMenuFilling(doppler::DeviceId device, QMenu* menu);
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
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] CameraScene cameraScene() const;
    void connectParts();
    void arrange();
    void arrangeForPane();
    void retranslate();
    void showGraph(const PlacedLayout& placed);
    void moveTo(const PlacedLayout& placed);
    void showFold(const PlacedLayout& placed);
    /// What came with a layout, where it is of the run of now.
    [[nodiscard]] FoldedRunPtr seenNow(const PlacedLayout& placed) const;
    void adoptRun(FoldedRunPtr seen);
    void showPendingState();
    /// Asks for a picture with these groups open; false where nothing changes.
    bool applyOpen(GroupFolding::Change change);
    [[nodiscard]] bool isLarge() const;
    void slideTo(double share);
    void takeFound();
    void takeOutcome(LayoutJob::Outcome outcome);
    void noteOutcome(LayoutJob::Outcome outcome);
    void setNote(const QString& text);
    [[nodiscard]] QString foldNote() const;
    void updateLegend();
    void updateSpotlight();
    void updateEmptyState();
    void showKey();
    void placeOverlays();
    void search();
    void stepMatch(bool forward);
    void tellMatch();
    /// Selects and shows it; what hides it is opened.
    void goTo(VertexId vertex);

    void updateColoring();
    void showColoring(const ColoringPtr& coloring);
    void retint();
    void arrangeForRun();
    void updateMinimap();
    void jump(bool forward);
    void showBox(std::optional<std::uint32_t> box);
    void rememberPlace();
    void returnTo(const std::optional<JumpHistory::Place>& place);
    [[nodiscard]] bool runFits() const;

    void reveal(std::uint32_t box);

    void select(std::optional<VertexId> vertex);
    void selectBox(std::optional<std::uint32_t> box);
    void selectMany(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    void toggleBox(std::uint32_t box);
    /// Where keys go on from.
    [[nodiscard]] std::optional<std::uint32_t> currentBox() const;
    void setCurrent(std::optional<VertexId> vertex);
    void toggleCurrent();
    void extendBy(std::uint32_t box);
    void paintCurrent(QPainter& painter, const Tokens& tokens) const;
    void selectIn(const QRectF& area, bool add);
    void startDrag(const QMouseEvent& event);
    void drag(const QPointF& at);
    [[nodiscard]] std::optional<DeviceId> dropTargetAt(const QPointF& at) const;
    void endDrag(GraphDrag::Kind kind, const QRectF& area, bool add);
    void cancelDrag();
    void paintDrag(QPainter& painter, const Tokens& tokens) const;
    void activate(std::uint32_t box);
    void describeSelection();
    void describe();
    [[nodiscard]] QString description() const;
    [[nodiscard]] QString overview() const;
    void toggleDevice(DeviceId device);
    [[nodiscard]] bool handlesKey(const QKeyEvent& event) const;
    bool stepBySelection(int key, bool extends);
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;

    // What was asked for; the picture follows once the layout is there.
    GraphPtr m_graph;
    TopologyPtr m_topology;
    RunPtr m_run;
    std::optional<double> m_time;
    std::optional<DeviceId> m_highlighted;
    std::vector<DeviceId> m_hidden;
    std::vector<VertexId> m_candidates;
    std::vector<VertexId> m_locked;
    std::optional<ViewState> m_pendingState; ///< Of m_graph: to be shown once its layout is there.
    QList<QAction*> m_menuActions;
    bool m_animated = true;
    bool m_arrowLabels = false;

    // What is shown, and the parts that own how.
    GraphPicture m_picture;
    PaintLayer m_layer;
    GraphOverlays m_overlays;
    CameraControl m_camera;
    PictureMotion m_motion;
    GraphSearchState m_search;
    GraphColoring m_coloring;
    GroupFolding m_groups;
    Job<FoldedRunPtr> m_runFolding;

    // Arrangement.
    LayoutJob* m_job;
    LayoutKind m_layoutKind = LayoutKind::Layered;
    std::weak_ptr<const Run> m_arrangedRun; ///< Whose lanes were asked for.
    double m_arrangedFor = 1.7;             ///< The pane's aspect.
    std::optional<LayoutJob::Outcome> m_outcome;
    QTimer m_rearrangeDelay;
    QTimer m_noteDelay;
    QTimer m_minimapDelay;

    // Selection and ways through the graph.
    GraphDrag m_drag;
    bool m_placeable = false;
    /// Where keys go on from while that is not the selection: they took it out.
    std::optional<VertexId> m_current;
    JumpHistory m_history;
    bool m_returning = false; ///< Through the history, which stays as it is.
    ArrowBranches m_branches;
    bool m_focusRing = false; ///< Only where keys brought the focus.
};

} // namespace doppler
