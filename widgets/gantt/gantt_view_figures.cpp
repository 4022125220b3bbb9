// SPDX-License-Identifier: GPL-3.0-or-later
// What the Gantt view has worked out for it: the figures behind strips, bands and lines, and a search's bars.
#include "widgets/gantt/gantt_view.h"
#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/text/format.h"

#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Bars of larger runs take longer to look through than a frame.
constexpr std::size_t mostSearchedAtOnce = 50000;

} // namespace

bool GanttView::settled() const
{
    return (!m_run || (m_chart && m_chart->runPtr() == m_run)) && !m_figuring.running() &&
           !m_finding.running() && !m_summing.running();
}

void GanttView::wantFigures()
{
    const bool wanted = m_sharesShown || m_memoryShown || m_boundsShown || m_area;
    if (!m_chart || !wanted || (m_figures && m_figures->run == m_chart->runPtr()))
        return;
    m_figuring.start([run = m_chart->runPtr(), known = m_figures](std::stop_token stop,
                                                                  const auto&) -> Result<GanttFiguresPtr> {
        return figuresOf(run, known, stop);
    });
}

void GanttView::setSharesShown(bool shown)
{
    if (shown == m_sharesShown)
        return;
    endTransition();
    m_sharesShown = shown;
    wantFigures();
    placeRows();
}

void GanttView::setMemoryShown(bool shown)
{
    if (shown == m_memoryShown)
        return;
    endTransition();
    m_memoryShown = shown;
    wantFigures();
    placeRows();
}

void GanttView::setBoundsShown(bool shown)
{
    if (shown == m_boundsShown)
        return;
    endTransition();
    m_boundsShown = shown;
    wantFigures();
    placeRows();
}

void GanttView::setColoredByGraph(bool colored)
{
    if (colored == m_byGraph)
        return;
    m_byGraph = colored;
    invalidate();
}

void GanttView::setFound(std::vector<char> found)
{
    m_found = found.empty() ? nullptr : std::make_shared<const std::vector<char>>(std::move(found));
    findBars();
    invalidate();
}

void GanttView::findBars()
{
    m_finding.cancel();
    m_foundRows.reset();
    if (!m_chart || !m_found)
        return;
    const auto find = [chart = m_chart, found = m_found] {
        return std::make_shared<const std::vector<FoundBars>>(foundBars(*chart, *found));
    };
    const Schedule& schedule = m_chart->schedule();
    if (schedule.tasks.size() + schedule.transfers.size() <= mostSearchedAtOnce)
        m_foundRows = find();
    else
        m_finding.start([find](std::stop_token, const auto&) -> Result<FoundRows> { return find(); });
}

bool GanttView::showStripToolTip(const QPointF& place, const QPoint& global)
{
    if (!m_figures || m_figures->run->problem != m_chart->run().problem)
        return false;
    const double pixel = m_frame.axis.secondsPerPixel();
    const double from = std::max(0.0, m_frame.axis.seconds(std::floor(place.x())));
    const double to = std::min(from + pixel, m_chart->schedule().endTime());
    const QRect here(static_cast<int>(place.x()), static_cast<int>(place.y()), 1, 1);
    const auto shares = [from, to](const auto& activity) {
        const ActivitySeconds seconds = activity.within(from, to);
        const double whole = (to - from) * static_cast<double>(activity.devices());
        return tr("%1: computing %2, transferring %3, idle %4")
            .arg(formatSeconds(from), formatShare(seconds.compute / whole),
                 formatShare(seconds.transfer / whole),
                 formatShare(std::max(0.0, 1 - (seconds.compute + seconds.transfer) / whole)));
    };
    if (m_sharesShown && m_frame.strip().contains(place) && to > from) {
        QToolTip::showText(global, shares(m_figures->totals), this, here);
        return true;
    }
    const auto row = m_frame.rows.rowAt(place.y() - m_frame.plot().top(), m_frame.scroll);
    if (!row)
        return false;
    const DeviceId device = m_chart->rows()[*row].lane.device;
    if (m_sharesShown && m_frame.sharesBand(*row).contains(place) && to > from) {
        QToolTip::showText(
            global,
            plainTip(rowLabel(*m_chart, *row) + QLatin1Char('\n') + shares(m_figures->activity[device])),
            this, here);
        return true;
    }
    if (!m_memoryShown || !m_frame.memoryBand(*row).contains(place))
        return false;
    const StepCurve& curve = m_figures->memory[device];
    const double limit = m_chart->topology().device(device).memoryBytes;
    QString text = tr("%1: %2 in use").arg(formatSeconds(from), formatBytes(curve.maximum(from, to)));
    text += QLatin1Char('\n') +
            tr("Peak %1 at %2").arg(formatBytes(curve.peak().bytes), formatSeconds(curve.peak().time));
    if (std::isfinite(limit)) {
        text += QLatin1Char('\n') + tr("Limit %1").arg(formatBytes(limit));
        if (const auto above = curve.firstAbove(limit))
            text += QLatin1Char('\n') + tr("Above the limit from %1 on").arg(formatSeconds(*above));
    }
    QToolTip::showText(global, text, this, here);
    return true;
}

} // namespace doppler
