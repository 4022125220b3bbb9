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

#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace doppler {

/// Shows a dataflow graph in layers, coloured by device; groups of vertices close to one box each. It
/// composes parts that own their state: camera, motion, search, colouring, groups and overlays. GUI thread
/// only; worker threads compute groups, layouts and, for large graphs, everything that visits every vertex.
class GraphView : public QWidget {
    Q_OBJECT

public:
    explicit GraphView(QWidget* parent = nullptr);
    ~GraphView() override;

    /// Shows this graph once its layout is computed; until then the picture stays. Null shows the empty state
    /// at once. `topology` names the devices while there is no run. A large graph opens with its groups
    /// closed.
    void setGraph(GraphPtr graph, TopologyPtr topology);
    /// Shows colours and critical path of a run of that graph; null, or a run of another graph: plain.
    void setRun(RunPtr run);
    /// Sets the time of the run at which states and transfers are shown; nothing: plain colours.
    void setTime(std::optional<double> seconds);
    void setSelectedVertex(std::optional<VertexId> vertex);
    /// Selects these vertices (ascending); keys continue from `primary`, one of them.
    void setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    /// Dims vertices that do not match (words and conditions, core/run/vertex_query.h). An empty text ends
    /// the search, and so does one that cannot be read (searchFailed()).
    void setSearch(const QString& text);
    /// By vertex, whether the search found it, as of the last searchMatched(); empty without a search.
    [[nodiscard]] const std::vector<char>& matches() const { return m_search.matches(); }
    /// Marks the vertices among which a policy chooses.
    void setCandidates(const std::vector<VertexId>& vertices);
    /// Marks the vertices that are locked to their devices.
    void setLocked(std::vector<VertexId> vertices);
    /// Sets whether a drag that begins on a box carries the selection to a device (moveRequested()). Other
    /// drags pan.
    void setPlaceable(bool placeable) { m_placeable = placeable; }
    /// Shows a partial placement instead of the run's, and states so; empty, or of another length: the run
    /// again. `help`: the tool tip of the caption.
    void setGrowing(std::vector<std::optional<DeviceId>> devices, const QString& caption = {},
                    const QString& help = {});
    void setHighlightedDevice(std::optional<DeviceId> device);
    /// Shows the vertices on these devices pale, and says so in the legend.
    void setHiddenDevices(std::vector<DeviceId> devices);
    /// Sets whether boxes slide and colours fade.
    void setAnimated(bool animated) { m_animated = animated; }

    /// Sets the value of the run that colours the boxes; without a run they have no colour.
    void setColorBy(ColorBy by);
    /// Sets the run that ColorBy::Difference compares with; null: none.
    void setOtherRun(RunPtr other);
    /// Colours the boxes by values of any other origin while their graph is shown. Null, or setColorBy(),
    /// ends that.
    void setColoring(ColoringPtr coloring);
    void setSequentialScale(SequentialScale scale);
    /// Sets the arrangement. Lanes are the devices of the shown run.
    void setLayoutKind(LayoutKind kind);
    /// Sets whether all arrows show the size of their tensor; arrows of the selection always do.
    void setArrowLabels(bool shown);
    void setMinimap(bool shown);
    [[nodiscard]] ColorBy colorBy() const { return m_coloring.by(); }
    /// setColoring() overrides colorBy().
    [[nodiscard]] bool hasGivenColoring() const { return m_coloring.isGiven(); }
    [[nodiscard]] LayoutKind layoutKind() const { return m_layoutKind; }
    [[nodiscard]] bool hasArrowLabels() const { return m_arrowLabels; }
    [[nodiscard]] bool hasMinimap() const;

    /// Sets how many levels of groups the next graphs open with; nothing: by their size.
    void setOpenDepth(std::optional<std::uint32_t> depth) { m_groups.setDepth(depth); }
    /// Sets the entries of the context menu; the caller owns the actions.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }
    /// Selects a visible closed group, or clears the selection of a group.
    void selectGroup(std::optional<GroupId> group);

    [[nodiscard]] std::optional<VertexId> selectedVertex() const { return m_picture.selected; }
    /// The selected vertices, or those of the selected group; ascending.
    [[nodiscard]] std::vector<VertexId> chosenVertices() const;
    /// Facts of the selected group, while it is closed.
    [[nodiscard]] std::optional<GroupFacts> selectedGroup() const;
    /// Some visible group is closed (open).
    [[nodiscard]] bool hasClosedGroups() const { return GroupFolding::hasClosed(m_picture); }
    /// Some repeated groups are not shown as one box.
    [[nodiscard]] bool hasOpenRepeats() const;
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
    /// The shown picture; it lags behind setGraph() while a layout is computed.
    [[nodiscard]] const GraphPicture& picture() const { return m_picture; }
    [[nodiscard]] const Camera& camera() const { return m_camera.camera(); }
    /// The vertex at a position in the widget; nothing for a group.
    [[nodiscard]] std::optional<VertexId> vertexAt(const QPointF& position) const;
    [[nodiscard]] std::optional<std::uint32_t> boxAt(const QPointF& position) const;
    [[nodiscard]] LayoutJob& layoutJob() { return *m_job; }
    /// Why our own layout is shown in place of dot's, as a sentence for the user; empty: it is not.
    [[nodiscard]] QString layoutFault() const;
    /// What a session saves of the view.
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
    /// Restores a state once the layout of the graph that was set last is computed, unless the user has moved
    /// the camera by then. Ignores what does not fit the graph.
    void setViewState(const ViewState& state);

    /// What is in view, as shares of the picture, so that views of two similar graphs can move together.
    struct Sight {
        bool fitted = true; ///< Everything is in view; the others are not read then.
        double zoom = 1;    ///< The scale by the one that shows everything.
        QPointF middle;     ///< Of the pane: 0 to 1 across the picture's bounds.
    };
    [[nodiscard]] Sight sight() const;
    /// Looks at the same place, at once. Nothing happens while there is no picture.
    void setSight(const Sight& sight);
    /// The same for a view that follows another one while that moves: of a large graph it moves and scales
    /// the last picture, and paints a new one when the movement has come to rest, so that the frame is not
    /// twice as long.
    void followSight(const Sight& sight);

    /// The share of a frame that this view may take, if others move with it; 1 unless set.
    void setFrameShare(double share) { m_frameShare = share; }

    /// The picture as a value, for pictures in files.
    [[nodiscard]] GraphSnapshot still() const;
    /// Paints the whole graph with its legend, fitted into the rectangle. Vector formats (SVG, PDF) get every
    /// detail at any size.
    void paintPicture(QPainter& painter, const QRectF& target) const;
    /// The size at which paintPicture() shows everything legibly, in pixels.
    [[nodiscard]] QSize pictureSize() const;
    [[nodiscard]] QSize sizeHint() const override { return {760, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

public slots:
    void fit() { m_camera.fit(); }
    void zoomIn() { m_camera.zoomIn(); }
    void zoomOut() { m_camera.zoomOut(); }
    /// Selects all vertices or, during a search or highlight, those that match it.
    void selectAll();
    /// Selects the next match; opens the groups that hide it.
    void nextMatch();
    void previousMatch();
    /// Selects the box at the other end of the critical or largest arrow, against or along the flow.
    void jumpToInput();
    void jumpToOutput();
    /// After one of these: selects the end of the next arrow instead.
    void jumpToOther();
    /// Steps through the history of selections.
    void goBack();
    void goForward();
    /// Opens the selected group in place.
    void openSelected();
    /// Closes the innermost open group around the selection.
    void closeAroundSelected();
    /// Opens as many levels as can be shown; a note appears if that is not all.
    void openAll();
    void closeAll();
    /// Shows each sequence of repeated groups as one box.
    void closeRepeats();
    void openLevel();
    void closeLevel();

signals:
    /// The user closed the caption of a partial placement.
    void growingClosed();
    /// What is in view has changed.
    void sightChanged();
    /// The user selected a vertex, or none.
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    /// The user changed a selection of several. Ascending; the vertex chosen last.
    void verticesSelected(const std::vector<doppler::VertexId>& vertices,
                          std::optional<doppler::VertexId> primary);
    /// Another group, or none, is selected, or its facts have changed.
    void groupSelectionChanged();
    /// Which groups are open has changed.
    void groupsChanged();
    /// Double click or Enter.
    void vertexActivated(doppler::VertexId vertex);
    void searchMatched(int count);
    /// The number of the selected match, from 1 in topological order; 0: none is selected.
    void matchShown(int place);
    /// The search text cannot be read; Error::place is the column.
    void searchFailed(const doppler::Error& error);
    /// The colouring or its values have changed.
    void coloringChanged();
    void layoutStarted();
    void layoutFinished();
    /// The layout takes longer than a moment.
    void layoutTakesLong();
    void deviceClicked(doppler::DeviceId device);
    /// Another device is highlighted, or none any more.
    void highlightChanged();
    /// The user dragged these vertices to a device.
    void moveRequested(const std::vector<doppler::VertexId>& vertices, doppler::DeviceId device);
    /// The user asked for the menu of a device in the legend.
    void deviceMenuRequested(doppler::DeviceId device, const QPoint& globalPosition);
    /// The menu of a device is about to be shown as part of another; receivers add their actions.
    void deviceMenuFilling(doppler::DeviceId device, QMenu* menu);
    /// The user pressed the button of the empty state.
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
    bool paintFollowed(QPainter& painter, PaintStyle& style);
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

    // What was requested; the picture follows once the layout is computed.
    GraphPtr m_graph;
    TopologyPtr m_topology;
    RunPtr m_run;
    std::optional<double> m_time;
    std::optional<DeviceId> m_highlighted;
    std::vector<DeviceId> m_hidden;
    std::vector<VertexId> m_candidates;
    std::vector<VertexId> m_locked;
    std::optional<ViewState> m_pendingState; ///< Of m_graph, until its layout is computed.
    QList<QAction*> m_menuActions;
    bool m_animated = true;
    bool m_arrowLabels = false;

    // What is shown, and the parts that own its state.
    GraphPicture m_picture;
    PaintLayer m_layer;
    QPixmap m_followed; ///< The last picture while the view follows another one, else null.
    Camera m_followedFrom;
    double m_frameShare = 1;
    QTimer m_followEnd;
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
