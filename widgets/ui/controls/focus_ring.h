// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace doppler {

/// A frame in the accent colour around the view that the keyboard has moved to: charts, lists, tables, texts.
/// Buttons and fields have a frame from the style. After a click no frame is shown. It lies over the window
/// of the focused widget and lets the mouse through. GUI thread only.
class FocusRing : public QWidget {
    Q_OBJECT
public:
    /// Follows the focus within this window.
    explicit FocusRing(QWidget& window);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* focused);
    void place();

    QWidget& m_owner;
    bool m_byKeyboard = false; ///< The focus came by a key.
    QPointer<QWidget> m_focused;
    QList<QPointer<QWidget>> m_around; ///< The focused widget and what it lies in: they may move.
};

} // namespace doppler
