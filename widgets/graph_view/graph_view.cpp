// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_view.h"

#include "widgets/graph_view/fold_transition.h"
#include "widgets/graph_view/layout/dot_layout.h"
#include "widgets/graph_view/minimap.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/graph_view/picture/scale_legend.h"
#include "widgets/ui/controls/caption_chip.h"

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <algorithm>

namespace doppler {

namespace {

PaintStyle styleOf(const QWidget& widget)
{
    return {tokens(widget.palette()), widget.font(), false, nullptr};
}

} // namespace

GraphView::GraphView(QWidget* parent)
    : QWidget(parent), m_overlays(*this), m_camera([this] { return cameraScene(); }),
      m_runFolding({[this](const FoldedRunPtr& seen) { adoptRun(seen); }, [](const Error&) {}, {}}),
      m_job(new LayoutJob(this))
{
    setObjectName(QStringLiteral("graphView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connectParts();
    m_minimapDelay.setSingleShot(true);
    m_minimapDelay.setInterval(30);
    connect(&m_minimapDelay, &QTimer::timeout, this, &GraphView::updateMinimap);
    m_followEnd.setSingleShot(true);
    connect(&m_followEnd, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    m_noteDelay.setSingleShot(true);
    m_noteDelay.setInterval(400);
    connect(&m_noteDelay, &QTimer::timeout, this, [this] {
        setNote(tr("Arranging…"));
        emit layoutTakesLong();
    });
    m_rearrangeDelay.setSingleShot(true);
    m_rearrangeDelay.setInterval(250);
    connect(&m_rearrangeDelay, &QTimer::timeout, this, &GraphView::arrangeForPane);
    retranslate();
    updateEmptyState();
}

GraphView::~GraphView() = default;

void GraphView::connectParts()
{
    connect(m_overlays.legend, &DeviceLegend::deviceClicked, this, &GraphView::toggleDevice);
    connect(m_overlays.legend, &DeviceLegend::menuRequested, this, &GraphView::deviceMenuRequested);
    connect(m_overlays.legend, &DeviceLegend::menuFilling, this, &GraphView::deviceMenuFilling);
    connect(m_overlays.minimap, &Minimap::centreRequested, &m_camera, &CameraControl::centreOn);
    connect(m_overlays.caption, &CaptionChip::closeRequested, this, &GraphView::growingClosed);
    connect(m_overlays.openButton, &QPushButton::clicked, this, &GraphView::openRequested);
    connect(m_job, &LayoutJob::arrived, this, &GraphView::showGraph);
    connect(m_job, &LayoutJob::finished, this, &GraphView::takeOutcome);
    connect(&m_camera, &CameraControl::steered, this, [this] { m_pendingState.reset(); });
    connect(&m_camera, &CameraControl::moved, this, qOverload<>(&GraphView::update));
    connect(&m_camera, &CameraControl::moved, this, &GraphView::sightChanged);
    connect(&m_motion, &PictureMotion::slid, this, &GraphView::slideTo);
    connect(&m_motion, &PictureMotion::faded, this, [this](double share) {
        m_picture.fade = share;
        update();
    });
    connect(&m_search, &GraphSearchState::changed, this, &GraphView::takeFound);
    connect(&m_coloring, &GraphColoring::changed, this, &GraphView::showColoring);
}

void GraphView::slideTo(double share)
{
    if (m_picture.empty())
        return;
    m_picture.placed = m_motion.placedAt(share, m_picture.placed.seen);
    m_camera.refit();
    update();
}

void GraphView::retranslate()
{
    setAccessibleName(tr("Graph"));
    describe();
    m_overlays.emptyTitle->setText(tr("No graph is open"));
    m_overlays.emptyText->setText(
        tr("Open a graph file to see its operations, the devices they run on and what they wait for."));
    m_overlays.openButton->setText(tr("Open a graph…"));
    m_overlays.legend->retranslate();
    m_overlays.stateKey->retranslate();
    m_overlays.minimap->retranslate();
    updateColoring(); // Its titles are texts.
    if (m_outcome)
        takeOutcome(*m_outcome);
    else if (!m_overlays.note->text().isEmpty())
        setNote(m_noteDelay.isActive() ? foldNote() : tr("Arranging…"));
    placeOverlays();
}

void GraphView::setGraph(GraphPtr graph, TopologyPtr topology)
{
    m_topology = std::move(topology);
    if (graph == m_graph) {
        if (m_picture.graph == m_graph && m_graph)
            setRun(m_run);
        return;
    }
    if (m_drag.kind != GraphDrag::Kind::None)
        cancelDrag();
    m_followEnd.stop();
    m_graph = std::move(graph);
    m_run.reset();
    m_groups.reset();
    m_pendingState.reset();
    m_history.clear();
    m_branches.clear();
    m_runFolding.cancel();
    m_search.cancel();
    m_coloring.cancel();
    m_outcome.reset();
    m_candidates.clear(); // Vertices of another graph.
    setNote({});
    if (m_graph && m_graph->vertexCount() > 0) {
        updateEmptyState(); // Something is open, even if it is not arranged yet.
        arrange();
        return;
    }
    m_job->cancel();
    m_noteDelay.stop();
    m_motion.stopSlide();
    m_picture = {};
    m_overlays.caption->setText({});
    m_current.reset();
    m_picture.arrowLabels = m_arrowLabels;
    showColoring(nullptr);
    m_search.dropMatches();
    emit groupsChanged();
    updateEmptyState();
    updateLegend();
    update();
}

void GraphView::arrange()
{
    const bool usable = width() > 80 && height() > 80;
    m_arrangedFor = usable ? static_cast<double>(width()) / height() : 1.7;
    m_outcome.reset();
    m_noteDelay.start();
    emit layoutStarted();
    m_arrangedRun = m_run;
    m_job->start({m_graph, m_arrangedFor, m_groups.tree(), m_groups.requested(), m_groups.depth(), m_run,
                  m_layoutKind});
}

void GraphView::arrangeForPane()
{
    // A pane of another shape deserves another shape of picture, where that is quick and nobody zoomed in.
    if (m_picture.empty() || m_picture.graph != m_graph || m_picture.boxCount() > dotAtEase ||
        !m_camera.keepsFitted() || height() <= 80)
        return;
    const double change = static_cast<double>(width()) / height() / m_arrangedFor;
    if (change > 1.25 || change < 0.8)
        arrange();
}

bool GraphView::runFits() const
{
    return m_run && m_picture.graph &&
           (m_run->problem->graphPtr() == m_picture.graph ||
            m_run->problem->graph().fingerprint() == m_picture.graph->fingerprint()) &&
           m_run->placement.devices.size() == m_picture.graph->vertexCount();
}

void GraphView::setRun(RunPtr run)
{
    m_run = std::move(run);
    if (m_picture.empty() || m_picture.graph != m_graph)
        return; // It is shown with its graph.
    arrangeForRun();
    if (!m_picture.fold() || !isLarge() || !runFits()) {
        m_runFolding.cancel();
        adoptRun(m_picture.placed.seen);
        return;
    }
    const FoldedRunPtr& seen = m_picture.placed.seen;
    if (seen && seen->run() == m_run && seen->graph() == m_picture.placed.fold) {
        adoptRun(seen);
        return;
    }
    m_runFolding.start([fold = m_picture.placed.fold, run = m_run](std::stop_token stop,
                                                                   const auto&) -> Result<FoldedRunPtr> {
        return foldRun(fold, run, stop);
    });
}

FoldedRunPtr GraphView::seenNow(const PlacedLayout& placed) const
{
    return placed.seen && placed.seen->run() == m_run ? placed.seen : nullptr;
}

void GraphView::adoptRun(FoldedRunPtr seen)
{
    if (seen && seen->graph() != m_picture.placed.fold)
        return; // Other groups are open by now; the run comes with them.
    // Where there is no run: until now the picture names the devices of before.
    m_picture.topology = m_topology;
    showRun(m_picture, runFits() ? m_run : nullptr, std::move(seen));
    m_search.dropTexts(); // Devices are part of what is searched.
    if (m_search.active())
        search();
    if (m_highlighted && *m_highlighted >= m_picture.swatches.size())
        setHighlightedDevice({});
    if (m_drag.target && *m_drag.target >= m_picture.swatches.size()) {
        m_drag.target.reset();
        m_overlays.legend->setDropTarget({});
    }
    updateLegend();
    updateSpotlight();
    updateColoring();
    m_motion.stopFade();
    m_picture.fade = 1;
    if (m_animated && isVisible() && !m_picture.swatchBefore.empty()) {
        m_picture.fade = 0;
        m_motion.fade();
    }
    describe();
    if (m_picture.selectedGroup)
        emit groupSelectionChanged();
    update();
}

void GraphView::showGraph(const PlacedLayout& placed)
{
    m_groups.setTree(placed.tree);
    if (m_picture.graph == m_graph && m_picture.placed.layout) {
        if (m_picture.placed.fold == placed.fold)
            moveTo(placed);
        else
            showFold(placed);
        return;
    }
    m_motion.stopSlide();
    m_camera.stopFlight();
    m_picture = {};
    m_current.reset();
    m_picture.graph = m_graph;
    m_picture.placed = placed;
    m_picture.time = m_time;
    m_picture.arrowLabels = m_arrowLabels;
    m_search.dropMatches();
    m_picture.topology = m_topology;
    showRun(m_picture, nullptr);
    setHighlightedDevice({});
    m_picture.placed.seen = seenNow(placed);
    setRun(m_run);
    setCandidates(m_candidates);
    markLocked(m_picture, m_locked);
    updateEmptyState();
    m_camera.showAll();
    emit groupsChanged();
    update();
}

void GraphView::moveTo(const PlacedLayout& placed)
{
    m_motion.stopSlide();
    PlacedLayout next = placed;
    next.seen = m_picture.placed.seen; // It may have come since the layout was asked for.
    if (m_animated && isVisible() && canSlide(*placed.layout) && m_camera.keepsFitted()) {
        m_motion.slide(m_picture.placed.layout, std::move(next));
        return;
    }
    // What the user looks at stays where it is.
    const GraphLayout& before = m_picture.layout();
    const QPointF middle = camera().toScene(QRectF(rect()).center());
    std::size_t anchor = 0;
    const auto distance = [&](std::size_t v) { return (before.centers[v] - middle).manhattanLength(); };
    for (std::size_t v = 1; v < before.centers.size(); ++v)
        if (distance(v) < distance(anchor))
            anchor = v;
    const QPointF place = camera().toScreen(before.centers[anchor]);
    m_picture.placed = std::move(next);
    m_camera.stopFlight();
    if (m_camera.keepsFitted())
        m_camera.refit();
    else
        m_camera.hold(m_picture.layout().centers[anchor], place);
    update();
}

void GraphView::takeOutcome(LayoutJob::Outcome outcome)
{
    const bool first = !m_outcome;
    m_outcome = outcome;
    m_noteDelay.stop();
    const QString fault = layoutFault();
    setNote(fault.isEmpty() ? foldNote() : fault);
    if (!first)
        return;
    emit layoutFinished();
    showPendingState();
}

QString GraphView::layoutFault() const
{
    switch (m_outcome.value_or(LayoutJob::Outcome::TooLarge)) {
    case LayoutJob::Outcome::Refined:
    case LayoutJob::Outcome::TooLarge:
        return {};
    case LayoutJob::Outcome::NoDot:
        return tr("Simple layout: Graphviz's dot was not found");
    case LayoutJob::Outcome::DotFailed:
        return tr("Simple layout: Graphviz's dot failed");
    case LayoutJob::Outcome::DotLate:
        return tr("Simple layout: Graphviz's dot took too long");
    case LayoutJob::Outcome::Stopped:
        return tr("Simple layout: Graphviz's dot was stopped");
    }
    return {};
}

void GraphView::setNote(const QString& text)
{
    m_overlays.setNote(text, m_graph != nullptr);
    placeOverlays();
}

void GraphView::setSelectedVertex(std::optional<VertexId> vertex)
{
    setSelection(vertex ? std::vector<VertexId>{*vertex} : std::vector<VertexId>(), vertex);
}

void GraphView::updateEmptyState()
{
    m_overlays.emptyState->setVisible(m_picture.empty() && !m_graph);
    m_overlays.stateKey->setContent(keyOf(m_picture));
    placeOverlays();
}

void GraphView::showKey()
{
    if (m_overlays.stateKey->setContent(keyOf(m_picture)))
        placeOverlays();
}

void GraphView::placeOverlays() { m_overlays.place(); }

/// Whether the last picture was enough: the view only follows another one, and shows much the same place.
bool GraphView::paintFollowed(QPainter& painter, PaintStyle& style)
{
    if (!m_followEnd.isActive()) {
        m_followed = {};
        return false;
    }
    const double growth = camera().scale / m_followedFrom.scale;
    const QRectF place(camera().shift - m_followedFrom.shift * growth, QSizeF(size()) * growth);
    const QRectF seen = place.intersected(QRectF(rect()));
    const bool enough =
        growth > 0.6 && growth < 1.7 && seen.width() * seen.height() > 0.5 * width() * height();
    const QSize pixels = size() * devicePixelRatioF(); // rounded, where the ratio is no whole number
    if (m_followed.size() != pixels || !enough) {
        m_followed = QPixmap(pixels);
        m_followed.setDevicePixelRatio(devicePixelRatioF());
        QPainter still(&m_followed);
        paintGraph(still, m_picture, camera(), rect(), style);
        m_followedFrom = camera();
        painter.drawPixmap(0, 0, m_followed);
        return true;
    }
    painter.fillRect(rect(), style.tokens.canvas);
    painter.drawPixmap(place, m_followed, QRectF(m_followed.rect()));
    return true;
}

void GraphView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    PaintStyle style = styleOf(*this);
    style.layer = &m_layer;
    style.frameShare = m_frameShare;
    if (!paintFollowed(painter, style))
        paintGraph(painter, m_picture, camera(), rect(), style);
    paintCurrent(painter, style.tokens);
    paintDrag(painter, style.tokens);
    if (!m_minimapDelay.isActive())
        m_minimapDelay.start();
    if (m_focusRing && !m_picture.empty()) {
        painter.setPen(QPen(style.tokens.accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

QSize GraphView::pictureSize() const
{
    if (m_picture.empty())
        return sizeHint();
    const QMarginsF margins = graphMargins(m_overlays.legend->height(), m_picture, width(), font());
    const QSizeF size = m_picture.layout().bounds.size().grownBy(margins);
    return QSizeF(std::max(size.width(), 400.0), std::max(size.height(), 240.0)).toSize();
}

GraphSnapshot GraphView::still() const
{
    GraphSnapshot still{m_picture, m_overlays.legend->entries(), tokens(palette()), m_coloring.scale(),
                        font()};
    still.picture.hovered.reset();
    still.picture.fade = 1;
    return still;
}

void GraphView::paintPicture(QPainter& painter, const QRectF& target) const
{
    still().paint(painter, target);
}

CameraScene GraphView::cameraScene() const
{
    CameraScene scene;
    scene.pane = rect();
    scene.animated = m_animated && isVisible();
    scene.empty = m_picture.empty();
    if (scene.empty)
        return scene;
    scene.bounds = m_picture.layout().bounds;
    scene.margins = graphMargins(m_overlays.legend->height(), m_picture, width(), font());
    return scene;
}

} // namespace doppler
