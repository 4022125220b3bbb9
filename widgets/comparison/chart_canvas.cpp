// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/chart_canvas.h"

#include "widgets/comparison/chart_paint.h"
#include "widgets/ui/controls/plain_tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <cmath>

namespace doppler {

namespace {

constexpr double margin = gridUnit;
constexpr double reach = 7; ///< How near to a dot is on it, in pixels.

} // namespace

ChartCanvas::ChartCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chart of the comparison"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

QSize ChartCanvas::minimumSizeHint() const
{
    return {40 * gridUnit, static_cast<int>(std::ceil(m_chart.height + 2 * margin))};
}

void ChartCanvas::setDraw(Draw draw)
{
    m_draw = std::move(draw);
    m_current.reset();
    redraw();
}

void ChartCanvas::setEmptyText(const QString& text)
{
    m_emptyText = text;
    update();
}

void ChartCanvas::redraw()
{
    const double before = m_chart.height;
    const double width = std::max(20.0 * gridUnit, this->width() - 2 * margin);
    ChartStyle style = chartStyle(font(), width);
    if (parentWidget())
        style.mostHeight = std::max(1.0, parentWidget()->height() - 2 * margin);
    m_chart = m_draw ? m_draw(style) : Chart();
    if (m_current && *m_current >= m_chart.dots.size())
        m_current.reset();
    retranslate();
    if (m_chart.height != before)
        updateGeometry();
    update();
}

std::optional<std::size_t> ChartCanvas::dotAt(const QPointF& position) const
{
    std::optional<std::size_t> nearest;
    double distance = reach;
    for (std::size_t i = 0; i < m_chart.dots.size(); ++i) {
        const ChartDot& dot = m_chart.dots[i];
        const double x = position.x() - margin - dot.at.x;
        const double y = position.y() - margin - dot.at.y;
        const bool onBar = x <= 0 && x >= -dot.barLength && std::abs(y) <= dot.barHeight / 2;
        const double away = onBar ? 0 : std::hypot(x, y);
        if (away < distance) {
            distance = away;
            nearest = i;
        }
    }
    return nearest;
}

void ChartCanvas::setCurrent(std::optional<std::size_t> dot)
{
    m_current = dot;
    setAccessibleDescription(dot ? QString::fromStdString(m_chart.dots[*dot].tip) : QString());
    update();
}

bool ChartCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto dot = dotAt(help->pos()))
        QToolTip::showText(help->globalPos(), plainTip(QString::fromStdString(m_chart.dots[*dot].tip)), this);
    else
        QToolTip::hideText();
    return true;
}

void ChartCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens colors = tokens(palette());
    painter.fillRect(rect(), colors.canvas);
    if (m_chart.paths.empty() && m_chart.labels.empty()) {
        painter.setPen(colors.mutedText);
        painter.drawText(QRectF(rect()).adjusted(margin, margin, -margin, -margin),
                         Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    painter.translate(margin, margin);
    paintChart(painter, m_chart, colors, font());
    if (m_current)
        paintCurrent(painter);
}

/// Marks the current dot and shows what it is.
void ChartCanvas::paintCurrent(QPainter& painter) const
{
    const Tokens colors = tokens(palette());
    const ChartDot& dot = m_chart.dots[*m_current];
    const QPointF at(dot.at.x, dot.at.y);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.accent, 2));
    painter.drawEllipse(at, dot.radius + 3, dot.radius + 3);
    const QString tip = QString::fromStdString(dot.tip);
    const QFontMetricsF metrics(font());
    const QRectF text =
        metrics.boundingRect({0, 0, m_chart.width - 2 * gridUnit, 1000}, Qt::TextWordWrap, tip);
    QRectF box(0, 0, text.width() + 2 * gridUnit, text.height() + gridUnit);
    box.moveCenter({at.x(), at.y() - dot.radius - box.height()});
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, m_chart.width - box.width())));
    if (box.top() < 0)
        box.moveTop(at.y() + dot.radius + gridUnit);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(colors.text);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, tip);
}

void ChartCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    redraw();
}

bool ChartCanvas::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        if (const auto* resized = static_cast<QResizeEvent*>(event); // a width comes with a size of its own
            resized->size().height() != resized->oldSize().height())
            redraw();
    return QWidget::eventFilter(watched, event);
}

void ChartCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        redraw();
    QWidget::changeEvent(event);
}

void ChartCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setCurrent(dotAt(event->position()));
    QWidget::mousePressEvent(event);
}

void ChartCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto dot = dotAt(event->position()); dot && event->button() == Qt::LeftButton)
        emit opened(m_chart.dots[*dot].row);
}

void ChartCanvas::keyPressEvent(QKeyEvent* event)
{
    const std::size_t count = m_chart.dots.size();
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (count > 0 && event->key() == Qt::Key_Right)
        setCurrent(m_current ? (*m_current + 1) % count : 0);
    else if (count > 0 && event->key() == Qt::Key_Left)
        setCurrent(m_current ? (*m_current + count - 1) % count : count - 1);
    else if (opens && m_current)
        emit opened(m_chart.dots[*m_current].row);
    else
        QWidget::keyPressEvent(event);
}

void ChartCanvas::retranslate()
{
    setAccessibleName(m_chart.title.empty() ? tr("Chart of the comparison")
                                            : QString::fromStdString(m_chart.title));
}

} // namespace doppler
