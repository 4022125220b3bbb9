// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace doppler {

/// Remembers which widget had the focus before a click or a shortcut gave it to a control, so that the focus
/// can go back there after a choice. A control that was reached by Tab keeps the focus. Owned by the control.
class FocusReturn : public QObject {
    Q_OBJECT
public:
    explicit FocusReturn(QWidget* control);

    /// Gives the focus back, once; does nothing if the widget is gone or hidden.
    void giveBack();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* before, QWidget* now);

    QWidget* m_control;
    QPointer<QWidget> m_before;
    bool m_visiting = false; ///< The control got the focus by a click or a shortcut.
};

} // namespace doppler
