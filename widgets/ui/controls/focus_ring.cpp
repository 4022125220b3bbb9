// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/focus_ring.h"

#include "widgets/ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QTabBar>

namespace doppler {

namespace {

constexpr int thickness = 2; ///< Pixels.

bool styleMarks(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QAbstractSlider*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QMenuBar*>(&widget) ||
           qobject_cast<const QTabBar*>(&widget);
}

/// What of the widget is in sight, in the window's coordinates. Its visible region is less: an opaque child
/// that fills it, such as the page of a scroll area, takes all of that.
QRect seenPart(const QWidget& widget, const QWidget& window)
{
    QRect seen = widget.isVisible() ? widget.rect() : QRect();
    for (const QWidget* at = &widget; at != &window && at->parentWidget(); at = at->parentWidget())
        seen = seen.translated(at->pos()) & at->parentWidget()->rect();
    return seen;
}

} // namespace

FocusRing::FocusRing(QWidget& window) : QWidget(&window), m_owner(window)
{
    setObjectName(QStringLiteral("focusRing"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    hide();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

void FocusRing::follow(QWidget* focused)
{
    for (const QPointer<QWidget>& widget : m_around)
        if (widget)
            widget->removeEventFilter(this);
    m_around.clear();
    m_focused = focused && focused->window() == &m_owner && !styleMarks(*focused) ? focused : nullptr;
    for (QWidget* widget = m_focused; widget; widget = widget->parentWidget()) {
        widget->installEventFilter(this);
        m_around += widget;
    }
    m_byKeyboard =
        m_owner.testAttribute(Qt::WA_KeyboardFocusChange) && QGuiApplication::mouseButtons() == Qt::NoButton;
    place();
}

void FocusRing::place()
{
    const QRect seen = m_focused && m_byKeyboard ? seenPart(*m_focused, m_owner) : QRect();
    if (seen.isEmpty())
        return hide();
    setGeometry(seen);
    QRegion frame(rect());
    frame -= rect().adjusted(thickness, thickness, -thickness, -thickness);
    setMask(frame); // The view within is repainted without this.
    raise();
    show();
}

bool FocusRing::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_byKeyboard = false;
        place();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide: // Later: layouts move several widgets.
        QMetaObject::invokeMethod(this, &FocusRing::place, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(object, event);
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokens(palette()).accent);
}

} // namespace doppler
