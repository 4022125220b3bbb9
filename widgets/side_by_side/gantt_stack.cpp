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
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { scrollTo(value); });
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
        m_frame.axis = TimeAxis();
        m_scroll = 0;
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
    if (m_frame.axis.fitted())
        return {};
    return std::pair(m_frame.axis.begin(), m_frame.axis.end());
}

void GanttStack::setVisibleRange(double from, double to)
{
    m_frame.axis.show(from, to);
    invalidate();
}

void GanttStack::align()
{
    const std::vector<double> before = m_frame.shifts;
    m_frame.shifts =
        m_runs ? alignedShifts(m_runs->runs, m_alignment, m_selected, m_byHand) : std::vector<double>();
    m_frame.axis.setDuration(duration());
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
    m_frame.place(*m_runs, m_transfersShown, m_scroll, font());
    const double range = m_frame.scrollRange();
    const int barWidth = range > 0 ? m_scrollBar->sizeHint().width() : 0;
    m_scroll = std::clamp(m_scroll, 0.0, range);
    m_frame.area.setWidth(width() - barWidth);
    m_frame.place(*m_runs, m_transfersShown, m_scroll, font());
    m_scrollBar->setVisible(range > 0);
    const int top = static_cast<int>(m_frame.body().top());
    m_scrollBar->setGeometry(width() - barWidth, top, barWidth, height() - top);
    const QSignalBlocker quiet(m_scrollBar);
    m_scrollBar->setRange(0, static_cast<int>(std::ceil(range)));
    m_scrollBar->setPageStep(static_cast<int>(m_frame.body().height()));
    m_scrollBar->setSingleStep(3 * gridUnit);
    m_scrollBar->setValue(static_cast<int>(m_scroll));
    invalidate();
}

void GanttStack::scrollTo(double offset)
{
    const double within = std::clamp(offset, 0.0, m_frame.scrollRange());
    if (within == m_scroll)
        return;
    m_scroll = within;
    placeCharts();
}

void GanttStack::setTime(double seconds)
{
    if (seconds == m_time)
        return;
    const double pixels = m_frame.axis.pageTurn(std::exchange(m_time, seconds), seconds);
    if (m_runs && m_drag == Drag::None && pixels != 0)
        panBy(pixels);
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

void GanttStack::fit()
{
    m_frame.axis.fit();
    placeCharts();
}

void GanttStack::zoomBy(double factor, double x)
{
    m_frame.axis.zoomAt(x, factor);
    placeCharts();
}

void GanttStack::zoomIn() { zoomBy(1.5, zoomCentre()); }

void GanttStack::zoomOut() { zoomBy(1 / 1.5, zoomCentre()); }

void GanttStack::panBy(double pixels)
{
    m_frame.axis.pan(pixels);
    placeCharts();
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
    m_frame.axis.show(first - around, last + around);
    placeCharts();
}

void GanttStack::setCurrent(std::size_t run)
{
    if (!m_runs || run >= m_runs->count())
        return;
    const bool changed = run != m_current;
    m_current = run;
    const QRectF& place = m_frame.charts[run].area;
    if (place.top() < m_frame.body().top())
        scrollTo(m_scroll + place.top() - m_frame.body().top());
    else if (place.bottom() > m_frame.body().bottom())
        scrollTo(m_scroll +
                 std::min(place.bottom() - m_frame.body().bottom(), place.top() - m_frame.body().top()));
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
    m_stillValid = false;
    update();
}

StackLook GanttStack::look() const
{
    StackLook look;
    look.chart.colors = tokens(palette());
    look.chart.font = font();
    look.chart.pixelRatio = devicePixelRatioF();
    look.chart.criticalPath = m_criticalShown;
    look.chart.selected = m_selected;
    look.chart.selection = m_selection;
    look.chart.highlighted = m_highlighted;
    look.found = m_foundBars;
    look.moved = m_movedShown;
    if (hasFocus())
        look.current = m_current;
    return look;
}

void GanttStack::renderStill()
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = (m_frame.area.size() * ratio).toSize();
    if (m_still.size() != wanted)
        m_still = QPixmap(wanted);
    m_still.setDevicePixelRatio(ratio);
    QPainter painter(&m_still);
    const StackLook style = look();
    StackPainter(painter, *m_runs, m_frame, style).paint();
    m_stillValid = true;
}

void GanttStack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const StackLook style = look();
    painter.fillRect(rect(), style.chart.colors.canvas);
    if (!m_runs)
        return;
    if (!m_stillValid || m_still.devicePixelRatio() != devicePixelRatioF())
        renderStill();
    painter.drawPixmap(QPointF(0, 0), m_still);
    StackPainter over(painter, *m_runs, m_frame, style);
    if (m_hover)
        over.paintHover(m_hover->chart, m_hover->bar);
    over.paintCursor(m_time, m_drag == Drag::Scrub);
}

/// What nobody sees takes no memory.
void GanttStack::hideEvent(QHideEvent* event)
{
    m_still = {};
    m_stillValid = false;
    QWidget::hideEvent(event);
}

StackStill GanttStack::still() const
{
    StackStill still;
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
