// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_delegate.h"

#include "core/run/memory_fit.h"
#include "widgets/runs/runs_model.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>

namespace doppler {

namespace {

constexpr int margin = gridUnit + 4;
constexpr int barHeight = 3;

struct Fonts {
    QFont name;
    QFont small;
    QFont section;
};

Fonts fontsFrom(const QFont& base)
{
    const QFont small = resized(base, 0.9);
    Fonts fonts{base, small, small};
    fonts.name.setWeight(QFont::DemiBold);
    fonts.section.setWeight(QFont::DemiBold);
    return fonts;
}

int sectionHeight(const Fonts& fonts) { return QFontMetrics(fonts.section).height() + gridUnit; }

struct Inks {
    QColor text;
    QColor muted;
    QColor bar;
};

/// The left text gives way to the right one.
void drawLine(QPainter& painter, const QRect& line, const QString& left, const QColor& leftInk,
              const QString& right, const QColor& rightInk)
{
    const QFontMetrics metrics(painter.font());
    const int rightWidth = metrics.horizontalAdvance(right);
    painter.setPen(rightInk);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
    painter.setPen(leftInk);
    const int room = line.width() - rightWidth - gridUnit;
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(left, Qt::ElideRight, room));
}

void drawBar(QPainter& painter, const QRect& line, const QModelIndex& index, const Inks& inks)
{
    const auto share = [&line](double part) { return static_cast<int>(part * line.width()); };
    painter.fillRect(
        QRect(line.left(), line.top(), share(index.data(RunsModel::BarRole).toDouble()), barHeight),
        inks.bar);
    const int bound = line.left() + share(index.data(RunsModel::BoundRole).toDouble());
    painter.fillRect(QRect(bound - 1, line.top() - 2, 2, barHeight + 4), inks.muted);
}

/// "2.350 ms (-12.0 %)" with a pinned baseline.
QString makespanText(const QModelIndex& index)
{
    const QString makespan = index.data(RunsModel::MakespanTextRole).toString();
    const QString relative = index.data(RunsModel::RelativeTextRole).toString();
    return relative.isEmpty() ? makespan : QStringLiteral("%1 (%2)").arg(makespan, relative);
}

/// A sign at the right end of the line, where memory is checked; the rest of the line.
QRect drawFit(QPainter& painter, QRect line, MemoryFit fit, const QPalette& palette)
{
    if (fit == MemoryFit::Unchecked)
        return line;
    constexpr int size = 14;
    const QRect sign(line.right() - size + 1, line.center().y() - size / 2, size, size);
    icon(fit == MemoryFit::Fits ? QStringLiteral("check") : QStringLiteral("warning"), palette)
        .paint(&painter, sign);
    line.setRight(sign.left() - gridUnit / 2);
    return line;
}

} // namespace

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens t = tokens(option.palette);
    const Fonts fonts = fontsFrom(option.font);
    painter->save();
    QRect area = option.rect;
    if (index.data(RunsModel::SectionStartsRole).toBool()) {
        const QRect head(area.left() + margin, area.top(), area.width() - 2 * margin, sectionHeight(fonts));
        painter->setFont(fonts.section);
        painter->setPen(t.mutedText);
        painter->drawText(
            head.adjusted(0, gridUnit / 2, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(fonts.section)
                .elidedText(index.data(RunsModel::HeadingRole).toString(), Qt::ElideMiddle, head.width()));
        area.setTop(head.bottom() + 1);
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    Inks inks{t.text, t.mutedText, t.mutedText};
    if (selected) {
        QColor wash = t.accent;
        wash.setAlphaF(t.dark ? 0.28F : 0.14F);
        painter->fillRect(area, wash);
        // Of several that are selected, the one that the views show.
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        if (!list || list->currentIndex() == index)
            painter->fillRect(QRect(area.left(), area.top(), 3, area.height()), t.accent);
        inks = {t.text, t.text, t.accent};
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        QColor wash = t.text;
        wash.setAlphaF(0.06F);
        painter->fillRect(area, wash);
    }
    const bool best = index.data(RunsModel::BestRole).toBool();
    const QRect inner = area.adjusted(margin, gridUnit, -margin, -gridUnit);
    const int nameHeight = QFontMetrics(fonts.name).height();
    const int smallHeight = QFontMetrics(fonts.small).height();
    QRect first(inner.left(), inner.top(), inner.width(), nameHeight);
    painter->setFont(fonts.name);
    drawLine(*painter, first, index.data(Qt::DisplayRole).toString(), inks.text, makespanText(index),
             best ? t.good : inks.text);
    QRect second(inner.left(), first.bottom() + 3, inner.width(), smallHeight);
    painter->setFont(fonts.small);
    const QString gap = index.data(RunsModel::GapTextRole).toString();
    if (index.data(RunsModel::LiveRole).toBool()) {
        const QRectF dot(inner.left() + 1, second.center().y() - 3, 7, 7);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.accent);
        painter->drawEllipse(dot);
        painter->setRenderHint(QPainter::Antialiasing, false);
        second.setLeft(second.left() + 14);
    } else if (best) {
        const QRect star(inner.left() - 1, second.center().y() - 7, 14, 14);
        icon(QStringLiteral("best"), option.palette).paint(painter, star);
        second.setLeft(second.left() + 18);
    }
    const auto fit = static_cast<MemoryFit>(index.data(RunsModel::FitRole).toInt());
    second = drawFit(*painter, second, fit, option.palette);
    drawLine(*painter, second, index.data(RunsModel::DetailRole).toString(),
             fit == MemoryFit::Exceeds ? t.bad : inks.muted, gap, inks.muted);
    drawBar(*painter, QRect(inner.left(), second.bottom() + 5, inner.width(), barHeight), index, inks);
    if (option.state.testFlag(QStyle::State_HasFocus) && selected) {
        painter->setPen(QPen(t.accent, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(area.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (m_heights.row == 0 || m_heights.font != option.font) {
        const Fonts fonts = fontsFrom(option.font);
        m_heights = {option.font,
                     2 * gridUnit + QFontMetrics(fonts.name).height() + 3 +
                         QFontMetrics(fonts.small).height() + 5 + barHeight,
                     sectionHeight(fonts)};
    }
    const bool titled = index.data(RunsModel::SectionStartsRole).toBool();
    return {160, m_heights.row + (titled ? m_heights.section : 0)};
}

} // namespace doppler
