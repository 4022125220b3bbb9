// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <array>
#include <functional>

class QMainWindow;

namespace doppler {

class Settings;

/// Where panels are, under names: three that come with the program and the user's own, which can be saved and
/// deleted here.
class LayoutMenu : public QMenu {
    Q_OBJECT
public:
    /// Both must outlive the menu. `state`: where panels are, as saveState() says it. `reset` puts all panels
    /// to their first places.
    LayoutMenu(QMainWindow& window, std::function<QByteArray()> state, Settings& settings, QAction* reset,
               QWidget* parent = nullptr);

    /// Keeps where panels are now; one of that name is replaced. A name of blanks is passed over.
    void save(const QString& name);
    /// Opens a dialog that asks for the name to keep it under.
    void askName();
    void retranslate();

    [[nodiscard]] QAction* saveAction() const { return m_save; }

private:
    enum BuiltIn { Explore, Train, Compare, BuiltInCount };

    /// The panels that a layout shows, by object name; the others are closed.
    [[nodiscard]] static QStringList panelsOf(BuiltIn layout);
    void choose(BuiltIn layout);
    void choose(const QString& name);
    void fill();

    QMainWindow& m_window;
    std::function<QByteArray()> m_state;
    Settings& m_settings;
    QAction* m_reset;
    std::array<QAction*, BuiltInCount> m_builtIn{};
    QAction* m_save;
    QMenu* m_delete;
};

} // namespace doppler
