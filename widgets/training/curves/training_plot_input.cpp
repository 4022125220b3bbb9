// SPDX-License-Identifier: GPL-3.0-or-later
// How the training plot answers to mouse and keys.
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/text/format.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolTip>
#include <QVariantAnimation>
#include <QWheelEvent>
#include <algorithm>

namespace doppler {

namespace {

constexpr double fewestEpisodes = 5;
constexpr double keyZoom = 1.5;
constexpr double keyPan = 0.1;

/// The value of the last point at or before the key.
double valueAt(const QCPGraph* graph, double key)
{
    auto next = graph->data()->findEnd(key, false);
    return next == graph->data()->constBegin() ? qQNaN() : (next - 1)->value;
}

} // namespace

void TrainingPlot::wheelEvent(QWheelEvent* event)
{
    const bool values = event->modifiers().testFlag(Qt::ShiftModifier);
    for (QCPAxisRect* rect : {m_makespans, m_losses})
        rect->setRangeZoom(values ? Qt::Vertical : Qt::Horizontal);
    if (values)
        m_followValues = false;
    hideReadout();
    QCustomPlot::wheelEvent(event);
    event->accept();
}

void TrainingPlot::mouseMoveEvent(QMouseEvent* event)
{
    for (QCPAxisRect* rect : {m_makespans, m_losses})
        rect->setRangeDrag(m_followValues ? Qt::Horizontal : Qt::Horizontal | Qt::Vertical);
    QCustomPlot::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton)
        showReadout(event->pos());
    else
        hideReadout();
}

void TrainingPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    QCustomPlot::mouseDoubleClickEvent(event);
    fit();
}

void TrainingPlot::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    hideReadout();
}

void TrainingPlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_F:
    case Qt::Key_Home:
        return fit();
    case Qt::Key_W:
    case Qt::Key_Plus:
        return zoom(keyZoom);
    case Qt::Key_S:
    case Qt::Key_Minus:
        return zoom(1 / keyZoom);
    case Qt::Key_A:
    case Qt::Key_Left:
        return pan(-keyPan);
    case Qt::Key_D:
    case Qt::Key_Right:
        return pan(keyPan);
    default:
        QCustomPlot::keyPressEvent(event);
    }
}

void TrainingPlot::zoom(double factor)
{
    QCPRange range = episodeAxis()->range();
    const double half = range.size() / factor / 2;
    episodeAxis()->setRange(range.center() - half, range.center() + half);
}

void TrainingPlot::pan(double share)
{
    const QCPRange range = episodeAxis()->range();
    episodeAxis()->setRange(range + range.size() * share);
}

/// Whoever moves the axis by hand leaves the live end behind, but never the data.
void TrainingPlot::keepInside(const QCPRange& range)
{
    if (m_settingRange)
        return;
    m_slide->stop();
    m_followEpisodes = false;
    const Span all = wantedEpisodes();
    const double length = std::clamp(range.size(), fewestEpisodes, std::max(all.length(), fewestEpisodes));
    const double lower = std::clamp(range.lower, all.least, std::max(all.least, all.most - length));
    m_settingRange = true;
    episodeAxis()->setRange(lower, lower + length);
    m_settingRange = false;
    updateValueAxes();
    if (isVisible())
        replot(rpQueuedReplot);
}

void TrainingPlot::showReadout(const QPoint& position)
{
    const Run* run = front();
    const bool inside = m_makespans->rect().contains(position) || m_losses->rect().contains(position);
    if (!run || !run->curves.newest() || !inside)
        return hideReadout();
    QCPAxisRect* rect = m_makespans->rect().contains(position) ? m_makespans : m_losses;
    const double last = static_cast<double>(run->curves.newest()->episode);
    const double key = rect->axis(QCPAxis::atBottom)->pixelToCoord(position.x());
    const double episode = std::clamp(std::round(key), run->curves.firstEpisode(), last);
    m_cursor->setClipAxisRect(rect);
    for (QCPItemPosition* point : {m_cursor->point1, m_cursor->point2})
        point->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    m_cursor->point1->setCoords(episode, 0);
    m_cursor->point2->setCoords(episode, 1);
    m_cursor->setVisible(true);
    layer(QStringLiteral("overlay"))->replot();
    QToolTip::showText(mapToGlobal(position), readout(*run, episode), this);
}

void TrainingPlot::hideReadout()
{
    if (!m_cursor->visible())
        return;
    m_cursor->setVisible(false);
    layer(QStringLiteral("overlay"))->replot();
    QToolTip::hideText();
}

QString TrainingPlot::readout(const Run& run, double episode) const
{
    const RunCurves& curves = run.curves;
    const std::string_view stage = stageName(curves.stageAt(episode));
    const QString title = tr("Episode %1, stage %2")
                              .arg(QLocale().toString(static_cast<qlonglong>(episode)),
                                   QString::fromUtf8(stage.data(), static_cast<qsizetype>(stage.size())));
    const auto row = [](const QString& name, const QString& value) {
        return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2</td></tr>")
            .arg(name.toHtmlEscaped(), value);
    };
    QString rows;
    rows += row(tr("makespan"), formatSeconds(valueAt(curves.episodes, episode)));
    rows += row(tr("mean of %1").arg(QLocale().toString(static_cast<qlonglong>(curves.smoothing()))),
                formatSeconds(valueAt(curves.mean, episode)));
    rows += row(tr("best so far"), formatSeconds(valueAt(curves.best, episode)));
    rows += row(tr("baseline"), formatSeconds(valueAt(curves.baseline, episode)));
    rows +=
        row(m_lossTitle->text(),
            QLocale().toString(
                valueAt(curves.loss[static_cast<std::size_t>(curves.stageAt(episode))], episode), 'g', 4));
    return QStringLiteral("<b>%1</b><table>%2</table>").arg(title.toHtmlEscaped(), rows);
}

} // namespace doppler
