// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_view.h"

#include "widgets/graph_view/layout/dot_layout.h"
#include "widgets/graph_view/minimap.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/graph_view/picture/scale_legend.h"
#include "widgets/jobs/discard.h"
#include "widgets/ui/theme/font_size.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int slideMilliseconds = 200;

PaintStyle styleOf(const QWidget& widget)
{
    return {tokens(widget.palette()), widget.font(), false, nullptr};
}

} // namespace

GraphView::GraphView(QWidget* parent)
    : QWidget(parent), m_job(new LayoutJob(this)),
      m_folding({[this](const FoldedRunPtr& seen) { adoptRun(seen); }, [](const Error&) {}, {}}),
      m_searching({[this](const Found& found) { takeFound(found); }, [](const Error&) {}, {}}),
      m_coloringJob(
          {[this](const ColoringPtr& coloring) { showColoring(coloring); }, [](const Error&) {}, {}})
{
    setObjectName(QStringLiteral("graphView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    makeOverlays();
    connect(m_job, &LayoutJob::arrived, this, &GraphView::showGraph);
    connect(m_job, &LayoutJob::finished, this, &GraphView::takeOutcome);

    for (QVariantAnimation* animation : {&m_fade, &m_slide, &m_flight}) {
        animation->setDuration(slideMilliseconds);
        animation->setStartValue(0.0);
        animation->setEndValue(1.0);
        animation->setEasingCurve(QEasingCurve::InOutCubic);
    }
    connect(&m_fade, &QVariantAnimation::valueChanged, this, [this](const QVariant& way) {
        m_picture.fade = way.toDouble();
        update();
    });
    connect(&m_slide, &QVariantAnimation::valueChanged, this, [this](const QVariant& way) {
        if (m_picture.empty() || !m_slideTo.layout)
            return;
        m_slideTo.seen = m_picture.placed.seen;
        if (way.toDouble() >= 1) {
            m_picture.placed = m_slideTo;
        } else {
            PlacedLayout here = m_slideTo;
            here.layout = std::make_shared<const GraphLayout>(
                between(*m_slideFrom.layout, *m_slideTo.layout, way.toDouble()));
            here.index = std::make_shared<const SpatialIndex>(*here.layout);
            m_picture.placed = std::move(here);
        }
        if (m_keepFitted)
            m_camera = fittedCamera();
        update();
    });
    connect(&m_flight, &QVariantAnimation::valueChanged, this, [this](const QVariant& way) {
        m_camera = between(m_flightFrom, m_flightTo, rect(), way.toDouble());
        update();
    });
    m_minimapDelay.setSingleShot(true);
    m_minimapDelay.setInterval(30);
    connect(&m_minimapDelay, &QTimer::timeout, this, &GraphView::updateMinimap);
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

void GraphView::makeOverlays()
{
    m_legend = new DeviceLegend(this);
    connect(m_legend, &DeviceLegend::deviceClicked, this, &GraphView::toggleDevice);
    connect(m_legend, &DeviceLegend::menuRequested, this, &GraphView::deviceMenuRequested);
    connect(m_legend, &DeviceLegend::menuFilling, this, &GraphView::deviceMenuFilling);
    m_stateKey = new StateKey(this);
    m_stateKey->hide();
    m_scaleLegend = new ScaleLegend(this);
    m_minimap = new Minimap(this);
    connect(m_minimap, &Minimap::centreRequested, this,
            [this](const QPointF& scene) { stay(centredOn(m_camera, scene, rect())); });
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("layoutNote"));
    m_note->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_note->setAutoFillBackground(true);
    m_note->setMargin(gridUnit / 2);
    m_note->hide();

    m_emptyState = new QWidget(this);
    m_emptyState->setObjectName(QStringLiteral("emptyState"));
    m_emptyTitle = new QLabel(m_emptyState);
    m_emptyTitle->setObjectName(QStringLiteral("emptyTitle"));
    m_emptyText = new QLabel(m_emptyState);
    m_emptyText->setObjectName(QStringLiteral("emptyText"));
    m_emptyText->setWordWrap(true);
    m_openButton = new QPushButton(m_emptyState);
    m_openButton->setObjectName(QStringLiteral("openGraph"));
    m_openButton->setMinimumSize(18 * gridUnit, 4 * gridUnit);
    connect(m_openButton, &QPushButton::clicked, this, &GraphView::openRequested);
    auto* column = new QVBoxLayout(m_emptyState);
    column->setSpacing(gridUnit);
    for (QLabel* label : {m_emptyTitle, m_emptyText}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    column->addSpacing(gridUnit);
    column->addWidget(m_openButton, 0, Qt::AlignHCenter);
}

void GraphView::retranslate()
{
    setAccessibleName(tr("Graph"));
    describe();
    m_emptyTitle->setText(tr("No graph is open"));
    m_emptyText->setText(tr("Open a graph file to see its operations, where they run and "
                            "what they wait for."));
    m_openButton->setText(tr("Open a graph…"));
    m_legend->retranslate();
    m_stateKey->retranslate();
    m_minimap->retranslate();
    updateColoring(); // Its titles are texts.
    if (m_outcome)
        takeOutcome(*m_outcome);
    else if (!m_note->text().isEmpty())
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
    if (m_drag != Drag::None)
        cancelDrag();
    m_graph = std::move(graph);
    m_run.reset();
    m_tree.reset();
    m_open.reset();
    m_pendingState.reset();
    m_turned.reset();
    m_revealed.reset();
    m_groupToSelect.reset();
    m_withheld = false;
    m_history.clear();
    m_branches.clear();
    m_folding.cancel();
    m_searching.cancel();
    m_coloringJob.cancel();
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
    m_slide.stop();
    m_picture = {};
    m_current.reset();
    m_picture.arrowLabels = m_arrowLabels;
    showColoring(nullptr);
    discard(std::exchange(m_search, nullptr));
    m_matches.clear();
    m_matchPlaces.clear();
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
    m_job->start({m_graph, m_arrangedFor, m_tree, m_open, m_openDepth, m_run, m_layoutKind});
}

void GraphView::arrangeForPane()
{
    // A pane of another shape deserves another shape of picture, where that is quick and nobody zoomed in.
    if (m_picture.empty() || m_picture.graph != m_graph || m_picture.boxCount() > dotAtEase ||
        !m_keepFitted || height() <= 80)
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
        m_folding.cancel();
        adoptRun(m_picture.placed.seen);
        return;
    }
    const FoldedRunPtr& seen = m_picture.placed.seen;
    if (seen && seen->run() == m_run && seen->graph() == m_picture.placed.fold) {
        adoptRun(seen);
        return;
    }
    m_folding.start([fold = m_picture.placed.fold, run = m_run](std::stop_token stop,
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
    m_picture.topology =
        m_topology; // Where there is no run: until now what was shown is of the devices before.
    showRun(m_picture, runFits() ? m_run : nullptr, std::move(seen));
    discard(std::exchange(m_search, nullptr)); // Devices are part of what is searched.
    if (!m_query.empty())
        search();
    if (m_highlighted && *m_highlighted >= m_picture.swatches.size())
        setHighlightedDevice({});
    if (m_dropTarget && *m_dropTarget >= m_picture.swatches.size()) {
        m_dropTarget.reset();
        m_legend->setDropTarget({});
    }
    updateLegend();
    updateSpotlight();
    updateColoring();
    m_fade.stop();
    m_picture.fade = 1;
    if (m_animated && isVisible() && !m_picture.swatchBefore.empty()) {
        m_picture.fade = 0;
        m_fade.start();
    }
    describe();
    if (m_picture.selectedGroup)
        emit groupSelectionChanged();
    update();
}

void GraphView::showGraph(const PlacedLayout& placed)
{
    m_tree = placed.tree;
    if (m_picture.graph == m_graph && m_picture.placed.layout) {
        if (m_picture.placed.fold == placed.fold)
            moveTo(placed);
        else
            showFold(placed);
        return;
    }
    m_slide.stop();
    m_flight.stop();
    m_picture = {};
    m_current.reset();
    m_picture.graph = m_graph;
    m_picture.placed = placed;
    m_picture.time = m_time;
    m_picture.arrowLabels = m_arrowLabels;
    discard(std::exchange(m_search, nullptr));
    m_matches.clear();
    m_matchPlaces.clear();
    m_picture.topology = m_topology;
    showRun(m_picture, nullptr);
    setHighlightedDevice({});
    m_picture.placed.seen = seenNow(placed);
    setRun(m_run);
    setCandidates(m_candidates);
    markLocked(m_picture, m_locked);
    updateEmptyState();
    m_keepFitted = true;
    m_camera = fittedCamera();
    emit groupsChanged();
    update();
}

void GraphView::moveTo(const PlacedLayout& placed)
{
    m_slide.stop();
    m_slideFrom = m_picture.placed;
    m_slideTo = placed;
    m_slideTo.seen = m_picture.placed.seen; // It may have come since the layout was asked for.
    if (m_animated && isVisible() && canSlide(*placed.layout) && m_keepFitted) {
        m_slide.start();
        return;
    }
    // What the user looks at stays where it is.
    const GraphLayout& before = m_picture.layout();
    const QPointF middle = m_camera.toScene(QRectF(rect()).center());
    std::size_t anchor = 0;
    const auto distance = [&](std::size_t v) { return (before.centers[v] - middle).manhattanLength(); };
    for (std::size_t v = 1; v < before.centers.size(); ++v)
        if (distance(v) < distance(anchor))
            anchor = v;
    const QPointF place = m_camera.toScreen(before.centers[anchor]);
    m_picture.placed = m_slideTo;
    m_flight.stop();
    if (m_keepFitted)
        m_camera = fittedCamera();
    else
        m_camera.shift = place - placed.layout->centers[anchor] * m_camera.scale;
    update();
}

void GraphView::takeOutcome(LayoutJob::Outcome outcome)
{
    const bool first = !m_outcome;
    m_outcome = outcome;
    m_noteDelay.stop();
    switch (outcome) {
    case LayoutJob::Outcome::Refined:
        setNote(foldNote());
        break;
    case LayoutJob::Outcome::NoDot:
        setNote(tr("Simple layout: Graphviz's dot was not found"));
        break;
    case LayoutJob::Outcome::DotFailed:
        setNote(tr("Simple layout: Graphviz's dot failed"));
        break;
    case LayoutJob::Outcome::DotLate:
        setNote(tr("Simple layout: Graphviz's dot took too long"));
        break;
    case LayoutJob::Outcome::Stopped:
        setNote(tr("Simple layout: Graphviz's dot was stopped"));
        break;
    case LayoutJob::Outcome::TooLarge:
        setNote(foldNote());
        break;
    }
    if (!first)
        return;
    emit layoutFinished();
    showPendingState();
}

void GraphView::setNote(const QString& text)
{
    m_note->setText(text);
    m_note->setAccessibleName(text);
    m_note->setVisible(!text.isEmpty() && m_graph);
    placeOverlays();
}

void GraphView::setTime(std::optional<double> seconds)
{
    m_time = seconds;
    if (m_picture.time == seconds)
        return;
    const bool switched = m_picture.time.has_value() != seconds.has_value();
    showTime(m_picture, seconds);
    if (switched) {
        showKey();
        updateSpotlight();
    }
    update();
}

void GraphView::setSelectedVertex(std::optional<VertexId> vertex)
{
    setSelection(vertex ? std::vector<VertexId>{*vertex} : std::vector<VertexId>(), vertex);
}

void GraphView::setCandidates(const std::vector<VertexId>& vertices)
{
    m_candidates = vertices;
    markCandidates(m_picture, vertices);
    showKey();
    update();
}

void GraphView::setGrowing(std::vector<std::optional<DeviceId>> devices)
{
    if (m_picture.empty() || devices.size() != m_picture.graph->vertexCount())
        devices.clear();
    if (devices.empty() && m_picture.growing.empty())
        return;
    showGrowing(m_picture, std::move(devices));
    describe();
    m_scaleLegend->setShading(m_picture.growing.empty() ? m_picture.shading : nullptr);
    updateLegend();
    updateSpotlight();
    update();
}

void GraphView::setHighlightedDevice(std::optional<DeviceId> device)
{
    const bool changed = std::exchange(m_highlighted, device) != device;
    m_legend->setHighlighted(device);
    updateSpotlight();
    update();
    if (changed)
        emit highlightChanged();
}

void GraphView::setHiddenDevices(std::vector<DeviceId> devices)
{
    if (std::exchange(m_hidden, std::move(devices)) == m_hidden)
        return;
    updateLegend();
    updateSpotlight();
    update();
}

void GraphView::toggleDevice(DeviceId device)
{
    setHighlightedDevice(m_highlighted == device ? std::nullopt : std::optional(device));
    emit deviceClicked(device);
}

void GraphView::updateSpotlight()
{
    if (m_picture.empty())
        return;
    Spotlight light;
    light.matches = m_matches.empty() ? nullptr : &m_matches;
    light.device = m_highlighted;
    std::vector<char> hidden(m_picture.swatches.size(), 0);
    for (const DeviceId device : m_hidden)
        if (device < hidden.size())
            hidden[device] = 1;
    if (!m_hidden.empty() && !light.matches && !light.device)
        light.hidden = &hidden;
    // While a run is played its states are what matters; a search or a device says itself what matters.
    if (!light.matches && !light.device && !m_picture.time) {
        light.selection = m_picture.selection.size() > 1;
        light.around = light.selection ? std::nullopt : m_picture.selectedBox();
    }
    shine(m_picture, light);
}

void GraphView::updateLegend()
{
    std::vector<LegendEntry> entries;
    const auto shares = deviceShares(m_picture);
    if (!m_picture.empty() && m_picture.topology)
        for (const DeviceId d : m_picture.topology->devices())
            entries.push_back({d, QString::fromStdString(m_picture.topology->device(d).name),
                               m_picture.swatches[d], m_picture.run ? std::optional(shares[d]) : std::nullopt,
                               std::ranges::find(m_hidden, d) != m_hidden.end()});
    const int heightBefore = m_legend->height();
    m_legend->setEntries(std::move(entries));
    m_legend->setHighlighted(m_highlighted);
    placeOverlays();
    if (m_keepFitted && !m_picture.empty() && m_legend->height() != heightBefore)
        m_camera = fittedCamera(); // A legend that comes, or grows, later than the graph covers none of it.
}

void GraphView::updateEmptyState()
{
    m_emptyState->setVisible(m_picture.empty() && !m_graph);
    m_stateKey->setContent(keyOf(m_picture));
    placeOverlays();
}

void GraphView::showKey()
{
    if (m_stateKey->setContent(keyOf(m_picture)))
        placeOverlays();
}

void GraphView::placeOverlays()
{
    constexpr int edge = 12;
    m_legend->arrange(std::max(0, width() - 2 * edge));
    m_legend->move(width() - edge - m_legend->width(), edge);
    m_legend->setVisible(!m_legend->entries().empty());
    m_stateKey->resize(m_stateKey->sizeHint());
    m_stateKey->move(edge, height() - edge / 2 - m_stateKey->height());
    const int keyHeight = m_stateKey->isVisibleTo(this) ? m_stateKey->height() : 0;
    m_scaleLegend->resize(m_scaleLegend->sizeHint());
    m_scaleLegend->move(edge, height() - edge / 2 - m_scaleLegend->height() - keyHeight);
    m_note->adjustSize();
    const bool both = m_stateKey->isVisibleTo(this) &&
                      m_stateKey->geometry().right() + edge > width() - edge - m_note->width();
    m_note->move(width() - edge - m_note->width(),
                 height() - edge - m_note->height() - (both ? m_stateKey->height() : 0));
    const int below = m_note->isVisibleTo(this) ? height() - m_note->y() : edge / 2 + m_scaleLegend->height();
    m_minimap->move(width() - edge - m_minimap->width(), height() - below - edge - m_minimap->height());

    const Tokens t = tokens(palette());
    const auto colored = [&](QWidget* widget, const QColor& color) {
        QPalette own = widget->palette();
        if (own.color(QPalette::WindowText) == color)
            return;
        own.setColor(QPalette::WindowText, color);
        own.setColor(QPalette::Window, t.canvas);
        widget->setPalette(own);
    };
    colored(m_note, t.mutedText);
    colored(m_emptyText, t.mutedText);
    m_openButton->setIcon(icon(QStringLiteral("open"), palette()));
    QFont title = resized(font(), 1.35);
    title.setWeight(QFont::DemiBold);
    m_emptyTitle->setFont(title);
    const int emptyWidth = std::clamp(width() - 2 * edge, 0, 400);
    m_emptyState->resize(emptyWidth, m_emptyState->layout()->heightForWidth(emptyWidth));
    m_emptyState->move((width() - m_emptyState->width()) / 2, (height() - m_emptyState->height()) / 2);
}

void GraphView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    PaintStyle style = styleOf(*this);
    style.layer = &m_layer;
    paintGraph(painter, m_picture, m_camera, rect(), style);
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
    const QMarginsF margins = graphMargins(m_legend->height(), m_picture);
    const QSizeF size = m_picture.layout().bounds.size().grownBy(margins);
    return QSizeF(std::max(size.width(), 400.0), std::max(size.height(), 240.0)).toSize();
}

GraphSnapshot GraphView::still() const
{
    GraphSnapshot still{m_picture, m_legend->entries(), tokens(palette()), m_scale, font()};
    still.picture.hovered.reset();
    still.picture.fade = 1;
    return still;
}

void GraphView::paintPicture(QPainter& painter, const QRectF& target) const
{
    still().paint(painter, target);
}

Camera GraphView::fittedCamera() const
{
    if (m_picture.empty())
        return {};
    return fitted(m_picture.layout().bounds, rect(), graphMargins(m_legend->height(), m_picture));
}

} // namespace doppler
