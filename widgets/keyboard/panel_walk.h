// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMainWindow>
#include <QObject>
#include <QPointer>
#include <map>

namespace doppler {

class WindowActions;

/// F6 and Shift+F6: move the keyboard focus from one part of the window to the next: the middle, every dock
/// that is visible, the tool bars and the status line. A part that had the focus before gets it back where it
/// was. A child of the window.
class PanelWalk : public QObject {
    Q_OBJECT
public:
    PanelWalk(QMainWindow& window, const WindowActions& actions);

    /// Visible parts in the order in which F6 visits them.
    [[nodiscard]] QList<QWidget*> parts() const;
    /// Moves the focus by so many parts that can take it.
    void step(int by);

private:
    void remember(QWidget* before);
    [[nodiscard]] QWidget* partAround(const QWidget* widget) const;
    /// Where the focus goes within a part; null: nothing in it takes the focus.
    [[nodiscard]] QWidget* target(QWidget* part) const;

    QMainWindow& m_window;
    std::map<const QWidget*, QPointer<QWidget>> m_last; ///< The widget of a part that had the focus last.
};

/// Moves the focus to the next (or previous) widget in the order of Tab, but into no panel that is behind the
/// tab of another: Qt moves such a panel out of the window without hiding it. False: nothing takes the focus.
bool focusNextInSight(QMainWindow& window, bool next);

} // namespace doppler
