// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/probability_bars.h"

#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/theme/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

constexpr int markWidth = 2 * gridUnit;
constexpr int barHeight = 8;
constexpr int leastRowHeight = 20;
constexpr int rightPadding = gridUnit / 2;
constexpr int fewestRows = 4; ///< Where there are as many: fewer tell nothing about the choice.

QString figure(double probability) { return QLocale().toString(probability, 'f', 2); }

} // namespace

ProbabilityBars::ProbabilityBars(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setBackgroundRole(QPalette::Window);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    restyle();
}

int ProbabilityBars::rowHeight() const { return std::max(leastRowHeight, fontMetrics().height() + 4); }

QSize ProbabilityBars::sizeHint() const
{
    return {25 * gridUnit, std::max(1, static_cast<int>(m_bars.size())) * rowHeight()};
}

QSize ProbabilityBars::minimumSizeHint() const
{
    const int rows = std::min(std::max(1, static_cast<int>(m_bars.size())), fewestRows);
    return {15 * gridUnit, rows * rowHeight()};
}

void ProbabilityBars::setBars(std::vector<Bar> bars)
{
    const bool resized = bars.size() != m_bars.size();
    m_bars = std::move(bars);
    if (resized)
        fitHeight();
    updateScrolling();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

void ProbabilityBars::setSelected(std::span<const std::uint32_t> ids)
{
    for (Bar& bar : m_bars)
        bar.selected = std::ranges::binary_search(ids, bar.id);
    viewport()->update();
}

/// Never higher than its rows: what is left over is the page's.
void ProbabilityBars::fitHeight()
{
    setMaximumHeight(sizeHint().height());
    updateGeometry();
}

int ProbabilityBars::wholeRows() const { return std::max(1, viewport()->height() / rowHeight()); }

int ProbabilityBars::firstRow() const
{
    return (verticalScrollBar()->value() + rowHeight() / 2) / rowHeight();
}

void ProbabilityBars::updateScrolling()
{
    const int hidden = std::max(0, static_cast<int>(m_bars.size()) - wholeRows());
    verticalScrollBar()->setRange(0, hidden * rowHeight());
    verticalScrollBar()->setPageStep(wholeRows() * rowHeight());
    verticalScrollBar()->setSingleStep(rowHeight());
}

int ProbabilityBars::chosenRow() const
{
    const auto chosen = std::find_if(m_bars.begin(), m_bars.end(), [](const Bar& bar) { return bar.chosen; });
    return chosen == m_bars.end() ? -1 : static_cast<int>(chosen - m_bars.begin());
}

QRect ProbabilityBars::chosenAtEdge() const
{
    const int row = chosenRow();
    if (row < 0)
        return {};
    const int line = row - firstRow();
    const int last = wholeRows() - 1;
    if (line >= 0 && line <= last)
        return {};
    return {0, line < 0 ? 0 : last * rowHeight(), viewport()->width(), rowHeight()};
}

int ProbabilityBars::nameWidth() const
{
    QFont strong = font();
    strong.setBold(true);
    const QFontMetrics metrics(strong);
    int widest = 0;
    for (const Bar& bar : std::span(m_bars).first(std::min<std::size_t>(m_bars.size(), 64)))
        widest = std::max(widest, metrics.horizontalAdvance(bar.name));
    return std::clamp(widest + gridUnit + 2, 5 * gridUnit, viewport()->width() * 11 / 20);
}

void ProbabilityBars::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const QRect edge = chosenAtEdge();
    const int first = firstRow();
    const int end = std::min(first + wholeRows(), static_cast<int>(m_bars.size()));
    for (int i = first; i < end; ++i) {
        const QRect row(0, (i - first) * rowHeight(), viewport()->width(), rowHeight());
        if (!row.intersects(edge))
            paintRow(painter, m_bars[static_cast<std::size_t>(i)], row);
    }
    paintChosenAtEdge(painter);
}

void ProbabilityBars::paintChosenAtEdge(QPainter& painter) const
{
    const QRect edge = chosenAtEdge();
    if (edge.isEmpty())
        return;
    const Tokens t = tokens(palette());
    painter.setPen(QPen(t.line, 1));
    const int border = edge.top() == 0 ? edge.bottom() : edge.top();
    painter.drawLine(edge.left(), border, edge.right(), border);
    paintRow(painter, m_bars[static_cast<std::size_t>(chosenRow())], edge);
}

void ProbabilityBars::paintRow(QPainter& painter, const Bar& bar, const QRect& row) const
{
    const Tokens t = tokens(palette());
    QFont rowFont = font();
    rowFont.setBold(bar.chosen);
    const QFontMetrics metrics(rowFont);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (bar.chosen) {
        const double middle = row.center().y() + 0.5;
        const QPointF mark[] = {{3, middle - 4}, {9, middle}, {3, middle + 4}};
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accent);
        painter.drawPolygon(mark, 3);
    }
    if (bar.taught) { // a ring around where the mark of the chosen one stands
        painter.setPen(QPen(t.text, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(5, row.center().y() + 0.5), 4.5, 4.5);
    }
    if (bar.selected) {
        painter.setPen(QPen(t.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 2, 2);
    }
    painter.setFont(rowFont);
    painter.setPen(bar.possible ? t.text : t.mutedText);
    const int nameRight = markWidth + nameWidth();
    const QRect nameRect(markWidth, row.top(), nameRight - markWidth - gridUnit, row.height());
    painter.drawText(nameRect, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(bar.name, Qt::ElideMiddle, nameRect.width()));
    const int figureWidth = metrics.horizontalAdvance(figure(1)) + gridUnit;
    const QRect track(nameRight, row.center().y() - barHeight / 2 + 1,
                      std::max(0, row.width() - nameRight - figureWidth - rightPadding), barHeight);
    painter.setRenderHint(QPainter::Antialiasing, false);
    QColor trackColor = t.line;
    trackColor.setAlphaF(0.5F);
    painter.fillRect(track, trackColor);
    QRect fill = track;
    fill.setWidth(static_cast<int>(std::lround(track.width() * std::clamp(bar.probability, 0.0, 1.0))));
    if (bar.probability > 0)
        fill.setWidth(std::max(fill.width(), 1));
    const QColor color = bar.color.isValid() ? bar.color : bar.chosen ? t.accent : t.mutedText;
    painter.fillRect(fill, color);
    if (bar.pattern != Qt::SolidPattern)
        painter.fillRect(fill, QBrush(t.canvas, bar.pattern));
    const QRect figureRect(track.right() + 1, row.top(), row.width() - track.right() - 1 - rightPadding,
                           row.height());
    painter.drawText(figureRect, Qt::AlignVCenter | Qt::AlignRight,
                     bar.possible ? figure(bar.probability) : QStringLiteral("–"));
    painter.restore();
}

const ProbabilityBars::Bar* ProbabilityBars::barAt(const QPoint& position) const
{
    if (chosenAtEdge().contains(position))
        return &m_bars[static_cast<std::size_t>(chosenRow())];
    const int line = position.y() / rowHeight();
    const int row = firstRow() + line;
    return position.y() >= 0 && line < wholeRows() && row < static_cast<int>(m_bars.size())
               ? &m_bars[static_cast<std::size_t>(row)]
               : nullptr;
}

void ProbabilityBars::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrolling();
}

void ProbabilityBars::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    if (event->type() == QEvent::FontChange) {
        fitHeight();
        updateScrolling();
    }
}

void ProbabilityBars::restyle()
{
    // The rows stand on the panel itself, and so does what scrolls them.
    QPalette flat = palette();
    flat.setColor(QPalette::Base, flat.color(QPalette::Window));
    verticalScrollBar()->setPalette(flat);
    viewport()->update();
}

void ProbabilityBars::mousePressEvent(QMouseEvent* event) { event->accept(); }

void ProbabilityBars::mouseReleaseEvent(QMouseEvent* event)
{
    const Bar* bar = barAt(event->pos());
    if (bar && event->button() == Qt::LeftButton)
        emit barActivated(bar->id);
}

bool ProbabilityBars::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Bar* bar = barAt(help->pos());
    if (!bar)
        QToolTip::hideText();
    else if (!bar->possible)
        QToolTip::showText(help->globalPos(), plainTip(tr("%1: not allowed").arg(bar->name)), viewport());
    else
        QToolTip::showText(
            help->globalPos(),
            plainTip(tr("%1: probability %2").arg(bar->name, QLocale().toString(bar->probability, 'g', 6)) +
                     (bar->taught ? QLatin1Char('\n') + tr("The critical-path teacher would choose this")
                                  : QString())),
            viewport());
    return true;
}

} // namespace doppler
