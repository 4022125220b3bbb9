// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation_pointer.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace doppler {

namespace {

const QColor dotColor(0xe0, 0x20, 0x20);
const QColor dotEdge(Qt::white); // Seen on every colour of a bar.
constexpr int dotRadius = 9;
constexpr int darkness = 165; ///< Of 255, outside the spotlight.

} // namespace

PresentationPointer::PresentationPointer(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("presentationPointer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    parent->installEventFilter(this);
    qApp->installEventFilter(this); // The mouse moves over the parent's children.
}

PresentationPointer::~PresentationPointer() { qApp->removeEventFilter(this); }

void PresentationPointer::setKind(Kind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    if (!parentWidget()->rect().contains(m_place) || m_place.isNull())
        m_place = parentWidget()->rect().center();
    setGeometry(parentWidget()->rect());
    setVisible(kind != Kind::None);
    raise();
    update();
}

void PresentationPointer::moveTo(const QPoint& place)
{
    const QRect inside = parentWidget()->rect();
    const QRect before = area();
    m_place = {std::clamp(place.x(), inside.left(), inside.right()),
               std::clamp(place.y(), inside.top(), inside.bottom())};
    update(before.united(area()));
}

void PresentationPointer::moveBy(int right, int down)
{
    const int step = std::max(1, std::min(parentWidget()->width(), parentWidget()->height()) / 20);
    moveTo(m_place + QPoint(right, down) * step);
}

bool PresentationPointer::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    } else if (event->type() == QEvent::MouseMove && m_kind != Kind::None && watched->isWidgetType()) {
        auto* widget = static_cast<QWidget*>(watched);
        if (widget == parentWidget() || parentWidget()->isAncestorOf(widget))
            moveTo(widget->mapTo(parentWidget(), static_cast<QMouseEvent*>(event)->position().toPoint()));
    }
    return QWidget::eventFilter(watched, event);
}

int PresentationPointer::radius() const
{
    return m_kind == Kind::Dot ? dotRadius : std::max(60, std::min(width(), height()) / 6);
}

/// What changes where the pointer is.
QRect PresentationPointer::area() const
{
    const int reach = radius() + 3;
    return QRect(m_place - QPoint(reach, reach), QSize(2 * reach + 1, 2 * reach + 1));
}

void PresentationPointer::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_kind == Kind::Dot) {
        painter.setPen(QPen(dotEdge, 2));
        painter.setBrush(dotColor);
        painter.drawEllipse(m_place, dotRadius, dotRadius);
        return;
    }
    QPainterPath dark;
    dark.addRect(rect());
    dark.addEllipse(m_place, radius(), radius());
    painter.fillPath(dark, QColor(0, 0, 0, darkness));
}

} // namespace doppler
