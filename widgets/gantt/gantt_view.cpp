// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_view.h"

#include "widgets/gantt/area_panel.h"
#include "widgets/gantt/chart/banded_paint.h"
#include "widgets/ui/theme/font_size.h"

#include <QAction>
#include <QEvent>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPromise>
#include <QScrollBar>
#include <QThread>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <memory>
#include <new>

namespace doppler {

namespace {

constexpr int passageMilliseconds = 250;
/// Lines of labels where every bound has one.
constexpr int boundLines = 3;
/// More bars than that change places at once.
constexpr std::size_t mostSlidingBars = 4000;
/// Rows of larger runs take longer to prepare than a frame.
constexpr std::size_t mostAtOnce = 50000;

std::size_t barCount(const Run& run) { return run.schedule.tasks.size() + run.schedule.transfers.size(); }

bool sameRowsPossible(const Run& one, const Run& other)
{
    return one.problem->graph().fingerprint() == other.problem->graph().fingerprint() &&
           one.schedule.tasks.size() == other.schedule.tasks.size();
}

} // namespace

GanttView::GanttView(QWidget* parent)
    : QWidget(parent), m_figuring({[this](const GanttFiguresPtr& made) {
                                       m_figures = made;
                                       wantFigures(); // Of a newer run, if there is one.
                                       summariseArea();
                                       invalidate();
                                   },
                                   [](const Error&) {},
                                   {}}),
      m_finding({[this](const FoundRows& rows) {
                     m_foundRows = rows;
                     invalidate();
                 },
                 [](const Error&) {},
                 {}}),
      m_summing({[this](const auto& statistics) { showAreaPanel(*statistics); }, [](const Error&) {}, {}}),
      m_areaPanel(new AreaPanel(this)), m_note(new QLabel(this)), m_markerField(new QLineEdit(this))
{
    setObjectName(QStringLiteral("ganttView"));
    m_painters.setMaxThreadCount(std::max(0, QThread::idealThreadCount() - 1)); // Beside this one.
    m_painters.setExpiryTimeout(-1);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);

    m_scrollBar = new QScrollBar(Qt::Vertical, this);
    m_scrollBar->setObjectName(QStringLiteral("ganttScrollBar"));
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { scrollTo(value); });

    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("ganttEmptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyText->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_emptyButton = new QToolButton(this);
    m_emptyButton->setObjectName(QStringLiteral("ganttEmptyButton"));
    m_emptyButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_emptyButton->hide();

    m_note->setObjectName(QStringLiteral("ganttNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setFrameShape(QFrame::StyledPanel);
    m_note->setAutoFillBackground(true);
    m_note->setMargin(gridUnit / 2);
    m_note->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_note->hide();
    m_markerField->setObjectName(QStringLiteral("ganttMarkerField"));
    m_markerField->setMaxLength(1000); // What a line was ever pasted stays with it: see SearchField.
    m_markerField->installEventFilter(this);
    m_markerField->hide();
    connect(m_markerField, &QLineEdit::returnPressed, this, &GanttView::takeNote);
    connect(m_areaPanel, &AreaPanel::closeRequested, this, &GanttView::clearArea);

    m_slide.setDuration(passageMilliseconds);
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(1.0);
    m_slide.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_slide, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { moveTransition(share.toDouble()); });
    connect(&m_slide, &QVariantAnimation::finished, this, &GanttView::endTransition);
    connect(&m_preparation, &QFutureWatcherBase::finished, this, &GanttView::takePreparedRows);
    retranslate();
}

GanttView::~GanttView() = default;

QSize GanttView::sizeHint() const { return {1200, 280}; }

QSize GanttView::minimumSizeHint() const { return {320, 120}; }

void GanttView::setRun(RunPtr run)
{
    if (run == m_run)
        return;
    const RunPtr before = std::exchange(m_run, std::move(run));
    m_pendingState.reset();
    if (!before || !m_run || !sameRowsPossible(*before, *m_run)) {
        m_selected.reset();
        m_selection.clear();
        m_currentTask.reset();
        m_highlighted.reset();
    }
    m_note->hide();
    m_markerField->hide();
    if (!m_run)
        adopt(nullptr);
    else if (barCount(*m_run) <= mostAtOnce)
        adopt(std::make_shared<const GanttChart>(m_run));
    else
        prepareRows();
}

void GanttView::prepareRows()
{
    if (m_preparing)
        return placeEmptyState(); // The newest run follows when that one is ready.
    m_preparing = true;
    placeEmptyState();
    auto promise = std::make_shared<QPromise<GanttChartPtr>>();
    m_preparation.setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, run = m_run] {
        GanttChartPtr chart;
        try {
            chart = std::make_shared<const GanttChart>(run);
        } catch (const std::bad_alloc&) { // Then there are no rows.
        }
        promise->addResult(chart);
        promise->finish();
    });
}

void GanttView::takePreparedRows()
{
    m_preparing = false;
    const GanttChartPtr chart = m_preparation.result();
    if (!chart)
        adopt(nullptr);
    else if (chart->runPtr() == m_run)
        adopt(chart);
    else if (m_run && (!m_chart || m_chart->runPtr() != m_run))
        prepareRows();
}

void GanttView::adopt(GanttChartPtr chart)
{
    endTransition();
    m_note->hide();
    const GanttChartPtr before = std::exchange(m_chart, std::move(chart));
    const GanttFrame frameBefore = m_frame;
    m_hover.reset();
    const bool goesOn = before && m_chart && sameRowsPossible(before->run(), m_chart->run());
    if (!goesOn) {
        m_frame.scroll = 0;
        m_frame.axis = TimeAxis();
        m_measure = {};
    }
    // What was searched is the graph, which may be shown still when its run comes again.
    if (m_chart && m_found && m_found->size() != m_chart->schedule().tasks.size())
        m_found.reset();
    std::vector<RowKey> keys;
    if (m_chart) {
        m_frame.nameWidth = nameWidth(*m_chart, font());
        m_frame.axis.setDuration(m_chart->duration());
        for (const GanttRow& row : m_chart->rows())
            keys.push_back(keyOf(row.lane));
    }
    if (!goesOn || keys != m_keys) {
        endDrag();
        clearArea();
    }
    m_keys = std::move(keys);
    findBars();
    wantFigures();
    summariseArea();
    placeRows();
    retranslate();
    showPendingState();
    emit rowsChanged();
    if (goesOn && m_animated && isVisible() && barCount(m_chart->run()) <= mostSlidingBars &&
        barCount(before->run()) <= mostSlidingBars)
        startTransition(before, frameBefore);
}

void GanttView::startTransition(GanttChartPtr from, const GanttFrame& fromFrame)
{
    m_axisBefore = fromFrame.axis;
    m_axisAfter = m_frame.axis;
    m_passage = GanttTransition{std::move(from), fromFrame, 0};
    moveTransition(0);
    m_slide.start();
}

void GanttView::moveTransition(double share)
{
    if (!m_passage)
        return;
    m_passage->share = share;
    m_frame.axis = between(m_axisBefore, m_axisAfter, share);
    invalidate();
}

void GanttView::endTransition()
{
    if (!m_passage)
        return;
    m_passage.reset();
    m_slide.stop();
    m_frame.axis = m_axisAfter;
    invalidate();
}

void GanttView::surroundRows(GanttFrame& frame) const
{
    frame.hasStrip = m_sharesShown;
    frame.footerLines = m_boundsShown ? boundLines : 1;
}

void GanttView::placeRows()
{
    m_frame.scale = textScale(font());
    surroundRows(m_frame);
    const RowPlan plan = rowPlan();
    m_frame.leaveRoom(height(), RowLayout::enough(plan));
    m_frame.rows = RowLayout::fit(plan, std::max(height() - m_frame.around(), 1.0));
    const double range = m_frame.rows.scrollRange();
    const int barWidth = range > 0 ? m_scrollBar->sizeHint().width() : 0;
    m_frame.area = QRectF(0, 0, width() - barWidth, this->height());
    m_frame.scroll = std::clamp(m_frame.scroll, 0.0, range);
    const QRectF plot = m_frame.plot();
    m_frame.axis.resize(plot.left(), plot.width());

    m_scrollBar->setVisible(range > 0);
    const double top = plot.top() + m_frame.rows.pinnedHeight();
    m_scrollBar->setGeometry(width() - barWidth, static_cast<int>(top), barWidth,
                             static_cast<int>(plot.bottom() - top));
    m_scrollBar->setRange(0, static_cast<int>(std::ceil(range)));
    m_scrollBar->setPageStep(static_cast<int>(plot.height() - m_frame.rows.pinnedHeight()));
    m_scrollBar->setSingleStep(static_cast<int>(std::max(m_frame.rows.channelHeight, 8.0)));
    m_scrollBar->setValue(static_cast<int>(m_frame.scroll));
    placeEmptyState();
    placeAreaPanel();
    placeNote();
    invalidate();
}

void GanttView::placeEmptyState()
{
    const bool empty = !m_chart;
    const bool coming = m_run && m_preparing; // The rows of a run that is gone may be prepared still.
    const QAction* action = m_emptyButton->defaultAction();
    m_emptyText->setVisible(empty);
    m_emptyButton->setVisible(empty && action && !coming);
    if (!empty)
        return;
    if (coming)
        m_emptyText->setText(tr("Preparing the rows…"));
    else
        m_emptyText->setText(
            tr("No run to show yet. Open a graph and place it: every device and channel gets "
               "a row that shows what it does, and when."));
    const int textWidth = std::clamp(width() - 4 * gridUnit, 1, 480);
    const int textHeight = m_emptyText->heightForWidth(textWidth);
    const QSize button = m_emptyButton->isVisibleTo(this) ? m_emptyButton->sizeHint() : QSize(0, 0);
    const int gap = button.isEmpty() ? 0 : 2 * gridUnit;
    const int top = std::max(gridUnit, (height() - textHeight - gap - button.height()) / 2);
    m_emptyText->setGeometry((width() - textWidth) / 2, top, textWidth, textHeight);
    m_emptyButton->setGeometry((width() - button.width()) / 2, top + textHeight + gap, button.width(),
                               button.height());
}

void GanttView::setEmptyAction(QAction* action)
{
    m_emptyButton->setDefaultAction(action);
    placeEmptyState();
}

void GanttView::setTime(double seconds)
{
    if (seconds == m_time)
        return;
    const double pixels = m_frame.axis.pageTurn(std::exchange(m_time, seconds), seconds);
    if (m_chart && !m_passage && m_drag == Drag::None && pixels != 0)
        panBy(pixels);
    update();
}

void GanttView::setSelectedVertex(std::optional<VertexId> vertex)
{
    setSelection(vertex ? std::vector<VertexId>{*vertex} : std::vector<VertexId>(), vertex);
}

void GanttView::setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary)
{
    if (primary == m_selected && vertices == m_selection)
        return;
    m_selected = primary;
    m_selection = std::move(vertices);
    m_currentTask.reset();
    m_note->hide();
    describe();
    invalidate();
}

void GanttView::setHighlightedDevice(std::optional<DeviceId> device)
{
    if (device == m_highlighted)
        return;
    m_highlighted = device;
    invalidate();
}

void GanttView::setCriticalPathShown(bool shown)
{
    m_criticalShown = shown;
    invalidate();
}

void GanttView::setTransfersShown(bool shown)
{
    if (shown == m_transfersShown)
        return;
    endTransition();
    endDrag();
    m_transfersShown = shown;
    m_hover.reset();
    clearArea();
    placeRows();
}

void GanttView::fit()
{
    endTransition();
    m_frame.axis.fit();
    invalidate();
}

std::pair<double, double> GanttView::visibleRange() const
{
    return {m_frame.axis.begin(), m_frame.axis.end()};
}

void GanttView::setVisibleRange(double from, double to)
{
    if (std::pair(from, to) == visibleRange())
        return;
    endTransition();
    m_frame.axis.show(from, to);
    invalidate();
}

void GanttView::zoomIn() { zoomBy(1.5, zoomCentre()); }

void GanttView::earlier() { panBy(m_frame.plot().width() / 8); }

void GanttView::later() { panBy(-m_frame.plot().width() / 8); }

void GanttView::zoomOut() { zoomBy(1 / 1.5, zoomCentre()); }

void GanttView::showVertex(VertexId vertex)
{
    if (!m_chart || vertex >= m_chart->schedule().tasks.size())
        return;
    endTransition();
    const LaneIndex::Interval time = m_chart->interval({false, vertex});
    const double around = std::max(time.end - time.start, m_chart->duration() * 1e-3);
    m_frame.axis.show(time.start - around, time.end + around);
    const std::size_t number = m_chart->row({false, vertex});
    const RowLayout::Row row = m_frame.rows.row(number, 0);
    if (m_frame.rows.shown(number) && !m_frame.rows.pinned(number) && m_frame.rows.scrollRange() > 0)
        scrollTo(row.top + row.height / 2 - m_frame.plot().height() / 2);
    invalidate();
}

void GanttView::retranslate()
{
    setAccessibleName(tr("Gantt chart"));
    m_note->setAccessibleName(tr("Critical path"));
    m_markerField->setAccessibleName(tr("Note of the marker"));
    m_markerField->setPlaceholderText(tr("Note; Enter keeps the marker"));
    m_scrollBar->setAccessibleName(tr("Rows"));
    m_emptyText->setAccessibleName(tr("Hint"));
    m_emptyButton->setAccessibleName(m_emptyButton->text());
    describe();
    placeEmptyState();
    invalidate();
}

void GanttView::invalidate()
{
    m_stillValid = false;
    update();
}

GanttLook GanttView::look() const
{
    GanttLook look;
    look.colors = tokens(palette());
    look.font = font();
    look.pixelRatio = devicePixelRatioF();
    look.criticalPath = m_criticalShown;
    look.selected = m_selected;
    look.selection = m_selection;
    look.highlighted = m_highlighted;
    look.found = m_foundRows && m_found ? m_foundRows.get() : nullptr;
    // Those of the run before stay until this one's are there.
    const bool fit = m_chart && m_figures && m_figures->run->problem == m_chart->run().problem;
    look.figures = fit ? m_figures.get() : nullptr;
    look.shares = m_sharesShown;
    look.memory = m_memoryShown;
    look.bounds = m_boundsShown;
    look.currentRow = currentRow();
    return look;
}

void GanttView::renderStill()
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = (m_frame.area.size() * ratio).toSize();
    const GanttLook style = look();
    if (m_still.size() != wanted)
        m_still = QImage(wanted, QImage::Format_RGB32);
    m_still.setDevicePixelRatio(ratio);
    if (m_passage) {
        QPainter painter(&m_still);
        GanttPainter(painter, *m_chart, m_frame, style).paint(&*m_passage);
    } else {
        paintInBands(m_still, *m_chart, m_frame, style, m_painters);
    }
    m_stillValid = true;
}

/// What nobody sees takes no memory.
void GanttView::hideEvent(QHideEvent* event)
{
    m_still = {};
    m_stillValid = false;
    QWidget::hideEvent(event);
}

void GanttView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const GanttLook style = look();
    painter.fillRect(rect(), style.colors.canvas);
    if (m_chart) {
        if (!m_stillValid || m_still.devicePixelRatio() != devicePixelRatioF())
            renderStill();
        painter.drawImage(QPointF(0, 0), m_still);
        GanttPainter over(painter, *m_chart, m_frame, style);
        if (m_hover && !m_passage)
            over.paintHover(*m_hover);
        const auto current = currentTask();
        if (current && !m_passage && (m_currentTask || m_selection.size() > 1))
            over.paintCurrent({false, *current});
        paintOverlays(painter, style);
        over.paintCursor(m_time, m_cursorHot);
    }
    if (m_focusShown) {
        painter.setPen(QPen(style.colors.accent, 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

GanttSnapshot GanttView::still() const
{
    GanttSnapshot still;
    still.chart = m_chart;
    still.frame = m_frame;
    surroundRows(still.frame); // A picture is as high as it needs.
    still.rows = rowPlan();
    still.duration = m_chart ? m_chart->duration() : 0;
    still.look = look();
    still.look.pixelRatio = 2;
    still.look.currentRow.reset();
    still.selection = m_selection;
    if (still.look.figures)
        still.figures = m_figures;
    if (still.look.found)
        still.found = m_foundRows;
    still.look.selection = {}; // What is the view's own must not be referred to.
    still.look.figures = nullptr;
    still.look.found = nullptr;
    still.measure = m_measure;
    still.markers = m_markers;
    return still;
}

QSizeF GanttView::pictureSize() const { return still().size(); }

void GanttView::paintPicture(QPainter& painter, const QRectF& target)
{
    if (m_chart)
        still().paint(painter, target);
}

} // namespace doppler
