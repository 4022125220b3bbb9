// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/key_row.h"

#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double square = 12;
constexpr double gap = 5;

} // namespace

void fillKey(QPainter& painter, const QRectF& area, const QColor& color, Qt::BrushStyle pattern,
             const QColor& background)
{
    if (pattern == Qt::SolidPattern) {
        painter.fillRect(area, color);
        return;
    }
    painter.fillRect(area, background);
    painter.fillRect(area, QBrush(color, pattern));
    if (area.width() < 4)
        return;
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1), color);
    painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), color);
    painter.fillRect(QRectF(area.left(), area.top(), 1, area.height()), color);
    painter.fillRect(QRectF(area.right() - 1, area.top(), 1, area.height()), color);
}

KeyRow::KeyRow(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void KeyRow::setEntries(std::vector<Entry> entries)
{
    m_entries = std::move(entries);
    QStringList texts;
    for (const Entry& entry : m_entries)
        texts += entry.text;
    setAccessibleDescription(texts.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

double KeyRow::lineHeight() const { return std::ceil(std::max<double>(square, fontMetrics().height()) + 4); }

std::vector<QRectF> KeyRow::places(double width) const
{
    std::vector<QRectF> out;
    double x = 0;
    double y = 0;
    for (const Entry& entry : m_entries) {
        const double wide = square + gap + fontMetrics().horizontalAdvance(entry.text) + 1;
        if (x > 0 && x + wide > width) {
            x = 0;
            y += lineHeight();
        }
        out.emplace_back(x, y, wide, lineHeight());
        x += wide + 2 * gridUnit;
    }
    return out;
}

int KeyRow::heightForWidth(int width) const
{
    return m_entries.empty() ? 0 : static_cast<int>(std::ceil(places(width).back().bottom()));
}

QSize KeyRow::sizeHint() const
{
    double width = 0;
    for (const QRectF& place : places(1e9))
        width = place.right();
    return {static_cast<int>(std::ceil(width)), m_entries.empty() ? 0 : static_cast<int>(lineHeight())};
}

QSize KeyRow::minimumSizeHint() const { return {8 * gridUnit, sizeHint().height()}; }

void KeyRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Tokens colors = tokens(palette());
    const auto at = places(width());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const QRectF box(at[i].left(), std::round(at[i].center().y() - square / 2), square, square);
        fillKey(painter, box, m_entries[i].color, m_entries[i].pattern, colors.canvas);
        painter.setPen(colors.text);
        const QRectF room = at[i].adjusted(square + gap, 0, 0, 0);
        const double left = width() - room.left();
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(m_entries[i].text, Qt::ElideRight,
                                                  static_cast<int>(std::min(room.width(), left)) + 1));
    }
}

void KeyRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace doppler
