// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/cell_delegate.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QStyle>
#include <cmath>

namespace doppler {

const QStaticText& CellDelegate::laidOut(const QString& text, const QFont& font) const
{
    if (m_font != font) {
        m_texts.clear();
        m_font = font;
    }
    if (const QStaticText* known = m_texts.object(text))
        return *known;
    auto* made = new QStaticText(text);
    made->setTextFormat(Qt::PlainText);
    made->prepare({}, font);
    m_texts.insert(text, made);
    return *made;
}

void CellDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& room,
                             const QString& text, Qt::Alignment alignment) const
{
    const QPalette::ColorGroup group = !(option.state & QStyle::State_Enabled)  ? QPalette::Disabled
                                       : !(option.state & QStyle::State_Active) ? QPalette::Inactive
                                                                                : QPalette::Normal;
    const bool selected = option.state & QStyle::State_Selected;
    painter.setPen(option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    painter.setFont(option.font);
    const QStaticText& words = laidOut(text, option.font);
    const QSizeF size = words.size();
    if (std::ceil(size.width()) > room.width()) {
        painter.drawText(
            room, static_cast<int>(alignment) | Qt::TextSingleLine,
            option.fontMetrics.elidedText(text, option.textElideMode, static_cast<int>(room.width())));
        return;
    }
    const double left = alignment & Qt::AlignRight ? room.right() - size.width() : room.left();
    painter.drawStaticText(QPointF(left, std::round(room.center().y() - size.height() / 2)), words);
}

/// The cell with the focus and texts of several lines are left to the base.
void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    if (option.state & QStyle::State_HasFocus || text.contains(QLatin1Char('\n')))
        return QStyledItemDelegate::paint(painter, option, index);
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    QRectF room = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
    if (const QIcon icon = qvariant_cast<QIcon>(index.data(Qt::DecorationRole)); !icon.isNull()) {
        const QSize size = icon.actualSize(option.decorationSize).boundedTo(option.decorationSize);
        const int top = option.rect.top() + (option.rect.height() - size.height()) / 2;
        icon.paint(painter, QRect(QPoint(option.rect.left() + margin, top), size));
        room.setLeft(room.left() + size.width() + 2 * margin);
    }
    if (room.width() > 0 && !text.isEmpty())
        paintText(*painter, option, room, text, Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()));
}

} // namespace doppler
