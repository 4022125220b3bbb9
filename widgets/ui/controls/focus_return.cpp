// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/focus_return.h"

#include <QApplication>
#include <QFocusEvent>
#include <utility>

namespace doppler {

FocusReturn::FocusReturn(QWidget* control) : QObject(control), m_control(control)
{
    control->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &FocusReturn::follow);
}

bool FocusReturn::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        m_visiting = reason == Qt::MouseFocusReason || reason == Qt::ShortcutFocusReason;
        // Closing the list of the control returns the focus to it: then what was remembered stays.
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            m_before.clear();
    }
    return QObject::eventFilter(watched, event);
}

void FocusReturn::follow(QWidget* before, QWidget* now)
{
    if (now == m_control && std::exchange(m_visiting, false) && before && !m_control->isAncestorOf(before))
        m_before = before;
}

void FocusReturn::giveBack()
{
    const QPointer<QWidget> before = std::exchange(m_before, nullptr);
    if (before && before->isVisible() && before->isEnabled())
        before->setFocus(Qt::OtherFocusReason);
}

} // namespace doppler
