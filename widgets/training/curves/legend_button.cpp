// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/legend_button.h"

#include "widgets/ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

constexpr int sampleWidth = 2 * gridUnit;
constexpr int padding = gridUnit / 2;

} // namespace

LegendButton::LegendButton(Sample sample, QWidget* parent) : QAbstractButton(parent), m_sample(sample)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LegendButton::setSampleColor(const QColor& color)
{
    m_color = color;
    update();
}

QSize LegendButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {3 * padding + sampleWidth + metrics.horizontalAdvance(text()) + padding,
            std::max(3 * gridUnit, metrics.height() + gridUnit)};
}

void LegendButton::paintEvent(QPaintEvent*)
{
    const Tokens t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = hasFocus();
    if (underMouse() || focused) {
        painter.setPen(focused ? QPen(t.accent, 1) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? QBrush(t.line) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
    painter.setOpacity(isChecked() ? 1 : dimmedOpacity);
    paintSample(painter, QRectF(2 * padding, (height() - 8) / 2.0, sampleWidth, 8), m_sample, m_color);
    painter.setOpacity(1);
    painter.setPen(isChecked() ? t.text : t.mutedText);
    painter.drawText(rect().adjusted(3 * padding + sampleWidth, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     text());
}

void LegendButton::paintSample(QPainter& painter, const QRectF& area, Sample sample, const QColor& color)
{
    const double middle = area.center().y();
    QColor faint = color;
    faint.setAlphaF(0.6F);
    painter.setPen(
        QPen(color, sample == Sample::Line ? 2 : 1, sample == Sample::Dashes ? Qt::DashLine : Qt::SolidLine));
    switch (sample) {
    case Sample::Swatch:
        painter.fillRect(QRectF(area.left() + 4, middle - 4, 8, 8), color);
        break;
    case Sample::Points:
        painter.setPen(QPen(faint, 2, Qt::SolidLine, Qt::RoundCap));
        for (const QPointF point : {QPointF(1, 2), QPointF(5, -2), QPointF(9, 1), QPointF(14, -1)})
            painter.drawPoint(QPointF(area.left(), middle) + point);
        break;
    case Sample::Line:
    case Sample::Dashes:
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle));
        break;
    case Sample::Steps: {
        painter.setRenderHint(QPainter::Antialiasing, false);
        const QPointF steps[] = {{area.left(), middle - 3},
                                 {area.center().x(), middle - 3},
                                 {area.center().x(), middle + 3},
                                 {area.right(), middle + 3}};
        painter.drawPolyline(steps, 4);
        break;
    }
    }
}

void LegendButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LegendButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace doppler
