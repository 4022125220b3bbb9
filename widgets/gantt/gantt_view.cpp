// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_view.h"

#include "widgets/gantt/area_panel.h"
#include "widgets/ui/controls/caption_chip.h"
#include "widgets/ui/theme/font_size.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QThread>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <memory>

namespace doppler {

namespace {

constexpr int transitionMilliseconds = 250;
/// Lines of labels where every bound has one.
constexpr int boundLines = 3;
/// Rows by which a notch of the wheel scrolls.
constexpr int wheelRows = 3;
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
    : QWidget(parent),
      m_preparing({[this](const GanttChartPtr& chart) { takePreparedRows(chart); },
                   [this](const Error&) { adopt(nullptr); }, // Too little memory: then there are no rows.
                   {}}),
      m_figuring({[this](const GanttFiguresPtr& made) {
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
      m_areaPanel(new AreaPanel(this)), m_note(new QLabel(this)), m_caption(new CaptionChip(this)),
      m_markerField(new QLineEdit(this))
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
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { m_viewport.scrollTo(value); });
    connect(&m_viewport, &TimelineViewport::rangeChanged, this, &GanttView::showRange);
    connect(&m_viewport, &TimelineViewport::scrolled, this, &GanttView::showScroll);
    connect(&m_viewport, &TimelineViewport::timeRequested, this, &GanttView::timeRequested);

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
    connect(m_caption, &CaptionChip::closeRequested, this, &GanttView::captionClosed);
    connect(m_areaPanel, &AreaPanel::closeRequested, this, &GanttView::clearArea);

    m_slide.setDuration(transitionMilliseconds);
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(1.0);
    m_slide.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_slide, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { moveTransition(share.toDouble()); });
    connect(&m_slide, &QVariantAnimation::finished, this, &GanttView::endTransition);
    retranslate();
}

GanttView::~GanttView() = default;

/// As high as eight devices at the least height of a row.
QSize GanttView::sizeHint() const
{
    GanttFrame frame;
    frame.scale = textScale(font());
    surroundRows(frame);
    return {1200, static_cast<int>(std::ceil(frame.around() + RowLayout::least(8, frame.scale))) + 1};
}

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
    if (!m_preparing.running()) // Else the newest run follows when that one is ready.
        m_preparing.start([run = m_run](std::stop_token, const auto&) -> Result<GanttChartPtr> {
            return std::make_shared<const GanttChart>(run);
        });
    placeEmptyState();
}

void GanttView::takePreparedRows(const GanttChartPtr& chart)
{
    if (chart->runPtr() == m_run)
        adopt(chart);
    else if (m_run && (!m_chart || m_chart->runPtr() != m_run))
        prepareRows();
}

void GanttView::showRange()
{
    endTransition();
    m_frame.axis = m_viewport.axis();
    invalidate();
}

void GanttView::showScroll()
{
    endTransition();
    m_frame.scroll = m_viewport.scroll();
    const QSignalBlocker quiet(m_scrollBar);
    m_scrollBar->setValue(static_cast<int>(std::lround(m_frame.scroll)));
    invalidate();
}

void GanttView::adopt(GanttChartPtr chart)
{
    endTransition();
    m_note->hide();
    forgetGaps();
    const GanttChartPtr before = std::exchange(m_chart, std::move(chart));
    const GanttFrame frameBefore = m_frame;
    m_hover.reset();
    const bool goesOn = before && m_chart && sameRowsPossible(before->run(), m_chart->run());
    if (!goesOn) {
        m_viewport.reset();
        m_measure = {};
    }
    // What was searched is the graph, which may be shown still when its run comes again.
    if (m_chart && m_found && m_found->size() != m_chart->schedule().tasks.size())
        m_found.reset();
    std::vector<RowKey> keys;
    if (m_chart) {
        m_frame.nameWidth = nameWidth(*m_chart, font());
        m_viewport.setDuration(m_chart->duration(), m_chart->schedule().makespan);
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
    m_transition = GanttTransition{std::move(from), fromFrame, 0};
    moveTransition(0);
    m_slide.start();
}

void GanttView::moveTransition(double share)
{
    if (!m_transition)
        return;
    m_transition->share = share;
    m_frame.axis = between(m_axisBefore, m_viewport.axis(), share);
    invalidate();
}

void GanttView::endTransition()
{
    if (!m_transition)
        return;
    m_transition.reset();
    m_slide.stop();
    m_frame.axis = m_viewport.axis();
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
    const QRectF plot = m_frame.plot();
    m_viewport.setScrolling({range, wheelRows * std::max(m_frame.rows.channelHeight, 8.0),
                             plot.height() - m_frame.rows.pinnedHeight()});
    m_viewport.setStrip(plot.left(), plot.width());
    m_frame.scroll = m_viewport.scroll();
    m_frame.axis = m_viewport.axis();

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
    placeCaption();
    invalidate();
}

void GanttView::placeEmptyState()
{
    const bool empty = !m_chart;
    const bool coming =
        m_run && m_preparing.running(); // The rows of a run that is gone may be prepared still.
    const QAction* action = m_emptyButton->defaultAction();
    m_emptyText->setVisible(empty);
    m_emptyButton->setVisible(empty && action && !coming);
    if (!empty)
        return;
    if (coming)
        m_emptyText->setText(tr("Preparing the rows…"));
    else
        m_emptyText->setText(tr("No run to show. Open a graph and place it: each device and channel then has "
                                "a row that shows its activity over time."));
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
    if (seconds == m_viewport.time())
        return;
    m_viewport.setTime(seconds, m_chart && !m_transition && m_tool == Tool::None);
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
    if (primary)
        setGap({});
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

std::pair<double, double> GanttView::visibleRange() const
{
    return {m_viewport.axis().begin(), m_viewport.axis().end()};
}

void GanttView::setVisibleRange(double from, double to)
{
    if (std::pair(from, to) != visibleRange())
        m_viewport.show(from, to);
}

void GanttView::showVertex(VertexId vertex)
{
    if (!m_chart || vertex >= m_chart->schedule().tasks.size() || !m_chart->schedule().tasks[vertex].ran())
        return;
    const LaneIndex::Interval time = m_chart->interval({false, vertex});
    const double around = std::max(time.end - time.start, m_chart->duration() * 1e-3);
    m_viewport.show(time.start - around, time.end + around);
    const std::size_t number = m_chart->row({false, vertex});
    const RowLayout::Row row = m_frame.rows.row(number, 0);
    if (m_frame.rows.shown(number) && !m_frame.rows.pinned(number) && m_frame.rows.scrollRange() > 0)
        m_viewport.scrollTo(row.top + row.height / 2 - m_frame.plot().height() / 2);
}

void GanttView::retranslate()
{
    setAccessibleName(tr("Gantt chart"));
    m_note->setAccessibleName(tr("Critical path"));
    m_markerField->setAccessibleName(tr("Note of the marker"));
    m_markerField->setPlaceholderText(tr("Note; press Enter to save the marker"));
    m_scrollBar->setAccessibleName(tr("Rows"));
    m_emptyText->setAccessibleName(tr("Hint"));
    m_emptyButton->setAccessibleName(m_emptyButton->text());
    describe();
    placeEmptyState();
    invalidate();
}

} // namespace doppler
