// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/critical_path/path_strip.h"

#include "widgets/ui/controls/key_row.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double barHeight = 22;
/// Pixels from which on a segment is painted alone.
constexpr double ownWidth = 2;
constexpr double leastTextWidth = 32;

} // namespace

PathStrip::PathStrip(QWidget* parent) : TimelineChart(parent)
{
    setObjectName(QStringLiteral("pathStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize PathStrip::sizeHint() const
{
    return {40 * gridUnit, static_cast<int>(std::ceil(rulerHeight() + barHeight + 10))};
}

QSize PathStrip::minimumSizeHint() const { return {10 * gridUnit, sizeHint().height()}; }

void PathStrip::setReport(const PathReportPtr& report)
{
    m_report = report;
    m_current.reset();
    setDuration(report && !report->segments.empty() ? report->run->schedule.endTime() : 0);
}

void PathStrip::setCurrent(std::optional<std::size_t> segment)
{
    m_current = segment;
    update();
}

void PathStrip::paintSegment(QPainter& painter, std::size_t segment, const QRectF& area) const
{
    const Tokens colors = tokens(palette());
    const PathSegment& x = m_report->segments[segment];
    const PathPaint paint = pathPaint(x.kind, colors);
    const QRectF inner = area.width() >= 4 ? area.adjusted(0, 0, -1, 0) : area;
    fillKey(painter, inner, paint.color, paint.pattern, colors.canvas);
    const QRectF seen = inner.intersected(QRectF(rect()));
    if (seen.width() < leastTextWidth)
        return;
    const VertexId vertex = vertexOf(*m_report->run, x);
    if (!vertex.valid())
        return;
    const bool solid = paint.pattern == Qt::SolidPattern;
    const QString name =
        fontMetrics().elidedText(QString::fromStdString(m_report->run->problem->graph().label(vertex)),
                                 Qt::ElideRight, static_cast<int>(seen.width()) - 8);
    if (!solid) { // Words are legible on the canvas, not on hatching.
        const double width = fontMetrics().horizontalAdvance(name) + 6;
        painter.fillRect(QRectF(seen.left() + 2, seen.top() + 3, width, seen.height() - 6), colors.canvas);
    }
    painter.setPen(solid ? textOn(paint.color) : colors.text);
    painter.drawText(seen.adjusted(5, 0, -3, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
}

void PathStrip::paintShares(QPainter& painter, const PathTotals& seconds, const QRectF& column) const
{
    const Tokens colors = tokens(palette());
    double whole = 0;
    for (const double part : seconds)
        whole += part;
    double bottom = column.bottom();
    for (std::size_t i = 0; i < pathKinds && whole > 0; ++i) {
        const double height = column.height() * seconds[i] / whole;
        if (height > 0)
            painter.fillRect(QRectF(column.left(), bottom - height, column.width(), height),
                             pathPaint(static_cast<PathKind>(i), colors).color);
        bottom -= height;
    }
}

void PathStrip::paintContent(QPainter& painter, const QRectF& content, const QRectF& /*part*/)
{
    const TimeAxis& axis = viewport().axis();
    const double top = content.top() + 4;
    const double end = m_report->segments.back().end;
    double x = std::floor(std::max(axis.x(0), axis.left()));
    const double right = std::min(axis.x(end), axis.right());
    while (x < right) {
        const double seconds = std::clamp(axis.seconds(x), 0.0, end);
        const std::size_t i = m_report->at(seconds).value_or(0);
        const double until = axis.x(m_report->segments[i].end);
        if (until - x >= ownWidth) {
            const double from = std::max(x, std::round(axis.x(m_report->segments[i].start)));
            const double to = std::min(std::round(until), axis.right() + 2);
            paintSegment(painter, i, {from, top, std::max(to - from, 1.0), barHeight});
            x = std::max(to, x + 1);
        } else {
            const PathTotals shares = m_report->within(seconds, std::min(axis.seconds(x + 1), end));
            paintShares(painter, shares, {x, top, 1, barHeight});
            x += 1;
        }
    }
    if (!m_current)
        return;
    const PathSegment& marked = m_report->segments[*m_current];
    const double from = std::max(axis.x(marked.start), axis.left() - 4);
    const double to = std::min(axis.x(marked.end), axis.right() + 4);
    painter.setPen(QPen(tokens(palette()).accent, 2));
    painter.drawRect(QRectF(from - 1, top - 2, std::max(to - from + 1, 3.0), barHeight + 4));
}

void PathStrip::contentClicked(const QPointF& at)
{
    if (!m_report || m_report->segments.empty())
        return;
    if (const auto segment = m_report->at(viewport().axis().seconds(at.x())))
        emit segmentActivated(*segment);
}

bool PathStrip::takesKey(int key) const
{
    const bool page = key == Qt::Key_PageUp || key == Qt::Key_PageDown; // All of it is in view.
    return key == Qt::Key_Left || key == Qt::Key_Right || (!page && TimelineChart::takesKey(key));
}

void PathStrip::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left;
    if (m_report && !m_report->segments.empty() && event->modifiers() == Qt::NoModifier &&
        (back || event->key() == Qt::Key_Right)) {
        const std::size_t last = m_report->segments.size() - 1;
        const std::size_t now = m_current.value_or(m_report->at(viewport().time()).value_or(0));
        emit segmentActivated(!m_current ? now
                              : back     ? now - std::min<std::size_t>(now, 1)
                                         : std::min(now + 1, last));
        return;
    }
    if (takesKey(event->key()))
        TimelineChart::keyPressEvent(event);
    else
        QWidget::keyPressEvent(event);
}

QString PathStrip::tipAt(const QPointF& at) const
{
    if (!m_report || m_report->segments.empty() || !content().contains(at))
        return {};
    const auto segment = m_report->at(viewport().axis().seconds(at.x()));
    if (!segment)
        return {};
    const PathSegment& x = m_report->segments[*segment];
    const double whole = m_report->run->schedule.endTime();
    return tr("%1\n%2 to %3, %4 (%5)")
        .arg(translated(segmentText(*m_report->run, x)), formatMoment(x.start, whole),
             formatMoment(x.end, whole), formatSeconds(x.seconds()), formatShare(x.seconds() / whole));
}

bool PathStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = tipAt(help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               tip.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")), this);
        return true;
    }
    return TimelineChart::event(event);
}

} // namespace doppler
