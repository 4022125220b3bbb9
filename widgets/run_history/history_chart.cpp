// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_history/history_chart.h"

#include "widgets/run_history/history_ticks.h"
#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QDateTime>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr double reach = 10; ///< How near to a mark is on it, in pixels.
constexpr double radius = 3.5;

QPolygonF triangle(const QPointF& at)
{
    constexpr double size = 6;
    return QPolygonF({at + QPointF(0, -size), at + QPointF(size, size), at + QPointF(-size, size)});
}

} // namespace

QString historyTimeText(const HistoryPoint& point)
{
    const QDateTime time = QDateTime::fromSecsSinceEpoch(point.time, Qt::UTC);
    const QLocale locale;
    return point.dateInName && time.time() == QTime(0, 0) ? locale.toString(time.date(), QLocale::ShortFormat)
                                                          : locale.toString(time, QLocale::ShortFormat);
}

QString historyPointText(const HistoryPoint& point)
{
    QStringList parts{QString::fromStdString(point.file), historyTimeText(point),
                      formatSeconds(point.makespan)};
    if (point.regression)
        parts += HistoryChart::tr("regression, %1 to the best so far").arg(formatPercent(point.overBest));
    else if (point.isBest)
        parts += HistoryChart::tr("new best");
    else
        parts += HistoryChart::tr("%1 to the best so far").arg(formatPercent(point.overBest));
    return parts.join(QStringLiteral(" · "));
}

HistoryChart::HistoryChart(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("historyChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Makespans over time"));
}

void HistoryChart::setHistory(RunHistoryPtr history)
{
    m_history = std::move(history);
    m_longest = 0;
    for (std::size_t i = 0; i < count(); ++i)
        m_longest = std::max(m_longest, m_history->points[i].makespan);
    m_current.reset();
    m_picture = {};
    update();
    emit currentChanged();
}

void HistoryChart::setCurrent(std::optional<std::size_t> point)
{
    if (point && *point >= count())
        point.reset();
    if (point == m_current)
        return;
    m_current = point;
    setAccessibleDescription(point ? historyPointText(m_history->points[*point]) : QString());
    update();
    emit currentChanged();
}

QRectF HistoryChart::plot() const
{
    const QFontMetricsF metrics(font());
    const double left = metrics.horizontalAdvance(QStringLiteral("000.00 ms")) + gridUnit;
    return QRectF(rect()).adjusted(left + gridUnit, metrics.height() + 1.5 * gridUnit, -2 * gridUnit,
                                   -metrics.height() - 1.5 * gridUnit);
}

QPointF HistoryChart::placeOf(std::size_t point) const
{
    const QRectF area = plot();
    const double share = count() > 1 ? static_cast<double>(point) / static_cast<double>(count() - 1) : 0.5;
    const double height = m_longest > 0 ? m_history->points[point].makespan / m_longest : 0;
    return {area.left() + share * area.width(), area.bottom() - height * area.height()};
}

std::optional<std::size_t> HistoryChart::pointAt(const QPointF& position) const
{
    if (count() == 0)
        return std::nullopt;
    const QRectF area = plot();
    const double perRun = count() > 1 ? area.width() / static_cast<double>(count() - 1) : area.width();
    const auto placeNear = [&](double x) {
        const double place = (x - area.left()) / std::max(perRun, 1e-9);
        return static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(count() - 1)));
    };
    std::optional<std::size_t> nearest;
    double least = reach;
    const std::size_t last = std::min(count() - 1, placeNear(position.x() + reach) + 1);
    for (std::size_t i = placeNear(position.x() - reach); i <= last; ++i) {
        const QPointF offset = placeOf(i) - position;
        if (const double distance = std::hypot(offset.x(), offset.y()); distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

void HistoryChart::drawAxes(QPainter& painter) const
{
    const Tokens t = tokens(palette());
    const QRectF area = plot();
    const double line = QFontMetricsF(font()).height();
    for (const HistoryTick& tick : historyTicks(m_longest, std::max(1.0, area.height()), line)) {
        const double y = area.bottom() - (m_longest > 0 ? tick.seconds / m_longest : 0) * area.height();
        painter.setPen(t.line);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(t.mutedText);
        painter.drawText(QRectF(0, y - 20, area.left() - gridUnit, 40), Qt::AlignRight | Qt::AlignVCenter,
                         translatedFigure(tick.text));
    }
    if (count() == 0)
        return;
    // Dates below the first, the last and, where there is room, runs at equal steps between them.
    double free = area.left() - 100;
    const double most = area.right();
    const QFontMetricsF metrics(font());
    const double width = metrics.horizontalAdvance(historyTimeText(m_history->points.back()));
    const double perRun = count() > 1 ? area.width() / static_cast<double>(count() - 1) : area.width();
    const auto stride = static_cast<std::size_t>(
        std::max(1.0, std::ceil((1.5 * width + 3 * gridUnit) / std::max(perRun, 1e-9))));
    for (std::size_t i = 0; i < count(); ++i) {
        const bool last = i + 1 == count();
        if (!last && i % stride != 0)
            continue;
        const double x = placeOf(i).x();
        const double left = std::clamp(x - width / 2, area.left(), std::max(area.left(), most - width));
        if (!last && (left < free || left + width + 3 * gridUnit > most - width))
            continue;
        if (last && left < free)
            break;
        painter.drawText(QRectF(left, area.bottom() + gridUnit / 2, width + 4, metrics.height()),
                         Qt::AlignLeft | Qt::AlignTop, historyTimeText(m_history->points[i]));
        free = left + width + 3 * gridUnit;
    }
}

/// At most a few points for each pixel: of many runs in one column only the least and the greatest count.
void HistoryChart::drawCurve(QPainter& painter) const
{
    const Tokens t = tokens(palette());
    QPolygonF line;
    double column = -1;
    double least = 0;
    double greatest = 0;
    const auto finish = [&] {
        if (column < 0)
            return;
        line << QPointF(column, least);
        if (greatest != least)
            line << QPointF(column, greatest);
    };
    for (std::size_t i = 0; i < count(); ++i) {
        const QPointF place = placeOf(i);
        const double x = count() > static_cast<std::size_t>(width()) ? std::floor(place.x()) : place.x();
        if (x == column) {
            least = std::min(least, place.y());
            greatest = std::max(greatest, place.y());
            continue;
        }
        finish();
        column = x;
        least = greatest = place.y();
    }
    finish();
    painter.setPen(QPen(t.accent, 1.5));
    painter.drawPolyline(line);
}

void HistoryChart::drawMarks(QPainter& painter) const
{
    const Tokens t = tokens(palette());
    const bool many = count() > static_cast<std::size_t>(std::max(1.0, plot().width() / 6));
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < count(); ++i) {
        const HistoryPoint& point = m_history->points[i];
        if (point.regression) {
            painter.setBrush(t.bad);
            painter.drawPolygon(triangle(placeOf(i)));
        } else if (point.isBest) {
            painter.setBrush(t.good);
            painter.drawEllipse(placeOf(i), radius + 0.5, radius + 0.5);
        } else if (!many) {
            painter.setBrush(t.accent);
            painter.drawEllipse(placeOf(i), radius - 0.5, radius - 0.5);
        }
    }
}

void HistoryChart::drawKey(QPainter& painter) const
{
    if (count() == 0)
        return;
    const Tokens t = tokens(palette());
    const QFontMetricsF metrics(font());
    constexpr double side = 12;
    const double middle = gridUnit / 2.0 + metrics.height() / 2;
    const std::array<QString, 3> names{tr("Regression"), tr("New best"), tr("Run")};
    double right = plot().right();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double width = side + gridUnit / 2.0 + metrics.horizontalAdvance(names[i]);
        if (right - width < plot().left())
            return;
        const QPointF mark(right - width + side / 2, middle);
        painter.setPen(Qt::NoPen);
        painter.setBrush(i == 0 ? t.bad : i == 1 ? t.good : t.accent);
        if (i == 0)
            painter.drawPolygon(triangle(mark));
        else
            painter.drawEllipse(mark, radius + (i == 1 ? 0.5 : -0.5), radius + (i == 1 ? 0.5 : -0.5));
        painter.setPen(t.mutedText);
        painter.drawText(QPointF(right - width + side + gridUnit / 2.0,
                                 middle + (metrics.ascent() - metrics.descent()) / 2),
                         names[i]);
        right -= width + 2 * gridUnit;
    }
}

void HistoryChart::drawCurrent(QPainter& painter) const
{
    if (!m_current)
        return;
    const Tokens t = tokens(palette());
    const QRectF area = plot();
    const QPointF place = placeOf(*m_current);
    painter.setPen(QPen(t.text, 1, Qt::DotLine));
    painter.drawLine(QPointF(place.x(), area.top()), QPointF(place.x(), area.bottom()));
    painter.setPen(QPen(t.text, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place, 2 * radius, 2 * radius);
}

void HistoryChart::draw(QPainter& painter) const
{
    painter.setFont(font());
    drawAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCurve(painter);
    drawMarks(painter);
    drawKey(painter);
}

void HistoryChart::paintEvent(QPaintEvent* /*event*/)
{
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(tokens(palette()).canvas);
        QPainter painter(&m_picture);
        draw(painter);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCurrent(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(tokens(palette()).accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void HistoryChart::resizeEvent(QResizeEvent* event)
{
    m_picture = {};
    QWidget::resizeEvent(event);
}

void HistoryChart::changeEvent(QEvent* event)
{
    m_picture = {}; // Palette, font or language.
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Makespans over time"));
    update();
    QWidget::changeEvent(event);
}

bool HistoryChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto point = pointAt(help->pos());
        QToolTip::showText(help->globalPos(),
                           point ? plainTip(historyPointText(m_history->points[*point])) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void HistoryChart::mouseMoveEvent(QMouseEvent* event)
{
    const auto point = pointAt(event->position());
    setCursor(point ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (point)
        setCurrent(point);
}

void HistoryChart::mousePressEvent(QMouseEvent* event)
{
    const auto point = pointAt(event->position());
    if (event->button() != Qt::LeftButton || !point)
        return QWidget::mousePressEvent(event);
    setCurrent(point);
    emit opened(*point);
}

void HistoryChart::step(int by)
{
    if (count() == 0)
        return;
    const auto last = static_cast<long long>(count()) - 1;
    const long long from = m_current ? static_cast<long long>(*m_current) : (by > 0 ? -1 : last + 1);
    setCurrent(static_cast<std::size_t>(std::clamp(from + by, 0LL, last)));
}

void HistoryChart::stepToRegression(int by)
{
    const auto last = static_cast<long long>(count());
    long long at = m_current ? static_cast<long long>(*m_current) : (by > 0 ? -1 : last);
    for (at += by; at >= 0 && at < last; at += by)
        if (m_history->points[static_cast<std::size_t>(at)].regression)
            return setCurrent(static_cast<std::size_t>(at));
}

void HistoryChart::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & ~Qt::KeypadModifier)
        return QWidget::keyPressEvent(event); // It may be a shortcut of the window.
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1);
    case Qt::Key_Right:
        return step(1);
    case Qt::Key_PageUp:
        return stepToRegression(-1);
    case Qt::Key_PageDown:
        return stepToRegression(1);
    case Qt::Key_Home:
        return setCurrent(std::size_t{0});
    case Qt::Key_End:
        return setCurrent(count() > 0 ? std::optional(count() - 1) : std::nullopt);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            emit opened(*m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace doppler
