// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QHBoxLayout;
class QToolButton;

namespace doppler {

class ElidedLabel;

/// A dock with a quiet title: a caption, which is shortened where a header leaves it too little room, and a
/// button that closes it. Drag the title to move or float it.
class Dock : public QDockWidget {
    Q_OBJECT
public:
    /// `name`: the object name under which layouts remember it.
    Dock(const QString& name, QWidget* content, QWidget* parent);
    void setTitle(const QString& title);
    /// Puts a bar beside the title.
    void setHeader(QWidget* header);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    QHBoxLayout* m_row;
    ElidedLabel* m_caption;
    QToolButton* m_close;
};

/// The dock that the widget is or lies in; null where it lies in none.
[[nodiscard]] QDockWidget* panelOf(QWidget* widget);

} // namespace doppler
