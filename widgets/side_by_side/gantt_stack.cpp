// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/gantt_stack.h"

#include "widgets/ui/text/format.h"

#include <QEvent>
#include <QHideEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

/// In durations of the longest run.
constexpr double furthestShift = 100;
/// Grid units by which a notch of the wheel scrolls.
constexpr double wheelUnits = 9;

} // namespace

GanttStack::GanttStack(QWidget* parent)
    : QWidget(parent), m_finding({[this](const FoundInCharts& found) {
                                      m_foundBars = found;
                                      invalidate();
                                  },
                                  [](const Error&) {},
                                  {}})
{
    setObjectName(QStringLiteral("ganttStack"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_scrollBar = new QScrollBar(Qt::Vertical, this);
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { m_viewport.scrollTo(value); });
    connect(&m_viewport, &TimelineViewport::rangeChanged, this, &GanttStack::placeCharts);
    connect(&m_viewport, &TimelineViewport::scrolled, this, &GanttStack::placeCharts);
    connect(&m_viewport, &TimelineViewport::timeRequested, this, &GanttStack::timeRequested);
    retranslate();
}

QSize GanttStack::sizeHint() const { return {800, 360}; }

QSize GanttStack::minimumSizeHint() const { return {280, 120}; }

void GanttStack::setRuns(ComparedRunsPtr runs)
{
    if (runs == m_runs)
        return;
    const ComparedRunsPtr before = std::exchange(m_runs, std::move(runs));
    std::vector<double> byHand(m_runs ? m_runs->count() : 0, 0);
    if (before && m_runs)
        for (std::size_t i = 0; i < byHand.size(); ++i)
            for (std::size_t j = 0; j < before->count(); ++j)
                if (before->name(j) == m_runs->name(i))
                    byHand[i] = m_byHand[j];
    m_byHand = std::move(byHand);
    m_hover.reset();
    if (!before || !m_runs || !sameGraph(*before->runs.front(), *m_runs->runs.front())) {
        m_viewport.reset();
        m_selected.reset();
        m_selection.clear();
    }
    m_current = m_runs ? std::min(m_current, m_runs->count() - 1) : 0;
    align();
    retranslate();
    findBars();
}

void GanttStack::setAlignment(Alignment alignment)
{
    if (alignment == m_alignment)
        return;
    if (alignment == Alignment::Hand)
        m_byHand = m_frame.shifts;
    m_alignment = alignment;
    align();
    emit alignmentChanged();
}

void GanttStack::shiftRun(std::size_t run, double bySeconds)
{
    if (!m_runs || run >= m_runs->count())
        return;
    const bool begins = m_alignment != Alignment::Hand;
    if (begins)
        m_byHand = m_frame.shifts;
    m_alignment = Alignment::Hand;
    m_byHand[run] += bySeconds;
    align();
    if (begins)
        emit alignmentChanged();
}

void GanttStack::setShifts(const std::vector<double>& shifts)
{
    if (!m_runs || shifts.size() != m_runs->count())
        return;
    const std::vector<double> none(m_runs->count(), 0);
    const double furthest = furthestShift * sharedDuration(m_runs->runs, none);
    m_byHand.clear();
    for (const double shift : shifts)
        m_byHand.push_back(std::clamp(shift, 0.0, furthest));
    m_alignment = Alignment::Hand;
    align();
    emit alignmentChanged();
}

std::optional<std::pair<double, double>> GanttStack::visibleRange() const
{
    const TimeAxis& axis = m_viewport.axis();
    return axis.fitted() ? std::nullopt : std::optional(std::pair(axis.begin(), axis.end()));
}

void GanttStack::setVisibleRange(double from, double to) { m_viewport.show(from, to); }

void GanttStack::align()
{
    const std::vector<double> before = m_frame.shifts;
    m_frame.shifts =
        m_runs ? alignedShifts(m_runs->runs, m_alignment, m_selected, m_byHand) : std::vector<double>();
    m_viewport.setDuration(duration(), duration());
    placeCharts();
    if (m_frame.shifts != before)
        emit shiftsChanged();
}

double GanttStack::duration() const { return m_runs ? sharedDuration(m_runs->runs, m_frame.shifts) : 0; }

void GanttStack::placeCharts()
{
    if (!m_runs) {
        m_frame.charts.clear();
        m_scrollBar->hide();
        return invalidate();
    }
    m_frame.area = QRectF(0, 0, width(), height());
    m_frame.axis = m_viewport.axis();
    m_frame.place(*m_runs, m_transfersShown, m_viewport.scroll(), font());
    const double range = m_frame.scrollRange();
    const int barWidth = range > 0 ? m_scrollBar->sizeHint().width() : 0;
    m_viewport.setScrolling({range, wheelUnits * gridUnit, m_frame.body().height()});
    m_frame.area.setWidth(width() - barWidth);
    m_frame.place(*m_runs, m_transfersShown, m_viewport.scroll(), font());
    m_viewport.setStrip(m_frame.axis.left(), m_frame.axis.width());
    m_scrollBar->setVisible(range > 0);
    const int top = static_cast<int>(m_frame.body().top());
    m_scrollBar->setGeometry(width() - barWidth, top, barWidth, height() - top);
    const QSignalBlocker quiet(m_scrollBar);
    m_scrollBar->setRange(0, static_cast<int>(std::ceil(range)));
    m_scrollBar->setPageStep(static_cast<int>(m_frame.body().height()));
    m_scrollBar->setSingleStep(3 * gridUnit);
    m_scrollBar->setValue(static_cast<int>(m_viewport.scroll()));
    invalidate();
}

void GanttStack::setTime(double seconds)
{
    if (seconds == m_viewport.time())
        return;
    m_viewport.setTime(seconds, m_runs && !m_shiftedFrom);
    update();
}

void GanttStack::setSelectedVertex(std::optional<VertexId> vertex)
{
    setSelection(vertex ? std::vector<VertexId>{*vertex} : std::vector<VertexId>(), vertex);
}

void GanttStack::setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary)
{
    const std::size_t count =
        m_runs ? m_runs->runs.front()->problem->vertexCount() : std::numeric_limits<std::size_t>::max();
    std::erase_if(vertices, [count](VertexId vertex) { return vertex >= count; });
    if (primary && *primary >= count)
        primary.reset();
    if (primary == m_selected && vertices == m_selection)
        return;
    const bool other = primary != m_selected;
    m_selected = primary;
    m_selection = std::move(vertices);
    if (other && m_alignment == Alignment::Vertex)
        align();
    invalidate();
}

void GanttStack::setHighlightedDevice(std::optional<DeviceId> device)
{
    if (device == m_highlighted)
        return;
    m_highlighted = device;
    invalidate();
}

void GanttStack::setFound(std::vector<char> found)
{
    m_found = std::move(found);
    findBars();
}

void GanttStack::findBars()
{
    m_finding.cancel();
    m_foundBars.reset();
    invalidate();
    if (!m_runs || m_found.size() != m_runs->runs.front()->problem->vertexCount())
        return;
    m_finding.start([runs = m_runs, found = m_found](std::stop_token, const auto&) -> Result<FoundInCharts> {
        std::vector<std::vector<FoundBars>> bars;
        for (const GanttChartPtr& chart : runs->charts)
            bars.push_back(foundBars(*chart, found));
        return std::make_shared<const std::vector<std::vector<FoundBars>>>(std::move(bars));
    });
}

void GanttStack::setTransfersShown(bool shown)
{
    m_transfersShown = shown;
    m_hover.reset();
    placeCharts();
}

void GanttStack::setCriticalPathShown(bool shown)
{
    m_criticalShown = shown;
    invalidate();
}

void GanttStack::setMovedShown(bool shown)
{
    m_movedShown = shown;
    invalidate();
}

void GanttStack::showVertex(VertexId vertex)
{
    if (!m_runs || vertex >= m_runs->runs.front()->problem->vertexCount())
        return;
    double first = duration();
    double last = 0;
    for (std::size_t i = 0; i < m_runs->count(); ++i) {
        const TaskRun& task = m_runs->runs[i]->schedule.tasks[vertex];
        if (!task.ran())
            continue;
        first = std::min(first, m_frame.shifts[i] + task.start);
        last = std::max(last, m_frame.shifts[i] + task.end);
    }
    if (last <= first)
        return;
    // As much before and after as it is long: in all charts at once.
    const double around = std::max((last - first) / 2, duration() * 1e-3);
    m_viewport.show(first - around, last + around);
}

void GanttStack::setCurrent(std::size_t run)
{
    if (!m_runs || run >= m_runs->count())
        return;
    const bool changed = run != m_current;
    m_current = run;
    const QRectF& place = m_frame.charts[run].area;
    const QRectF body = m_frame.body();
    if (place.top() < body.top())
        m_viewport.scrollBy(place.top() - body.top());
    else if (place.bottom() > body.bottom())
        m_viewport.scrollBy(std::min(place.bottom() - body.bottom(), place.top() - body.top()));
    invalidate();
    if (changed)
        emit currentChanged(run);
}

void GanttStack::select(std::optional<VertexId> vertex)
{
    if (vertex == m_selected)
        return;
    setSelectedVertex(vertex);
    emit vertexSelected(vertex);
}

void GanttStack::retranslate()
{
    setAccessibleName(tr("Runs side by side"));
    m_scrollBar->setAccessibleName(tr("Charts"));
    QStringList names;
    if (m_runs)
        for (std::size_t i = 0; i < m_runs->count(); ++i)
            names += QStringLiteral("%1 %2").arg(QString::fromStdString(m_runs->name(i)),
                                                 formatSeconds(m_runs->runs[i]->schedule.makespan));
    setAccessibleDescription(names.isEmpty() ? QString()
                                             : tr("Gantt charts: %1").arg(names.join(QStringLiteral(", "))));
    invalidate();
}

void GanttStack::invalidate()
{
    m_cacheValid = false;
    update();
}

StackLook GanttStack::look() const
{
    StackLook look;
    look.chart.colors = tokens(palette());
    look.chart.font = font();
    look.chart.pixelRatio = devicePixelRatioF();
    look.chart.criticalPath = m_criticalShown;
    look.chart.byGraph = true; // of workloads: their graphs are what is compared
    look.chart.selected = m_selected;
    look.chart.selection = m_selection;
    look.chart.highlighted = m_highlighted;
    look.found = m_foundBars;
    look.moved = m_movedShown;
    if (hasFocus())
        look.current = m_current;
    return look;
}

void GanttStack::renderCache()
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = (m_frame.area.size() * ratio).toSize();
    if (m_cache.size() != wanted)
        m_cache = QPixmap(wanted);
    m_cache.setDevicePixelRatio(ratio);
    QPainter painter(&m_cache);
    const StackLook style = look();
    StackPainter(painter, *m_runs, m_frame, style).paint();
    m_cacheValid = true;
}

void GanttStack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const StackLook style = look();
    painter.fillRect(rect(), style.chart.colors.canvas);
    if (!m_runs)
        return;
    if (!m_cacheValid || m_cache.devicePixelRatio() != devicePixelRatioF())
        renderCache();
    painter.drawPixmap(QPointF(0, 0), m_cache);
    StackPainter over(painter, *m_runs, m_frame, style);
    if (m_hover)
        over.paintHover(m_hover->chart, m_hover->bar);
    over.paintCursor(time(), m_viewport.gesture() == TimelineViewport::Gesture::Scrub);
}

/// What nobody sees takes no memory.
void GanttStack::hideEvent(QHideEvent* event)
{
    m_cache = {};
    m_cacheValid = false;
    QWidget::hideEvent(event);
}

StackSnapshot GanttStack::still() const
{
    StackSnapshot still;
    still.runs = m_runs;
    still.shifts = m_frame.shifts;
    still.duration = duration();
    still.transfers = m_transfersShown;
    still.look = look();
    still.look.chart.pixelRatio = 2;
    still.look.chart.selection = {}; // What is the view's own must not be referred to.
    still.look.current.reset();
    still.selection = m_selection;
    return still;
}

} // namespace doppler
