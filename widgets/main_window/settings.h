// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/main_window/graph_look.h"
#include "widgets/theme.h"
#include "widgets/workbench/given_options.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

namespace doppler {

/// What the window remembers between starts, in one file of text. Values that don't make sense read as their
/// defaults, a layout of another version as none.
class Settings {
public:
    /// The user's own file.
    Settings();
    explicit Settings(const QString& file);

    [[nodiscard]] ThemeKind theme() const;
    void setTheme(ThemeKind kind);
    [[nodiscard]] QString language() const; ///< A code; empty: the system's.
    void setLanguage(const QString& code);
    [[nodiscard]] bool followTraining() const;
    void setFollowTraining(bool follow);
    [[nodiscard]] QString folder() const; ///< Where file dialogs open.
    void setFolder(const QString& path);

    /// What was given for files that can't be read without, of the last 32 such files; restored for whatever
    /// reads them (given_options.h).
    void restoreGivenOptions();
    void setGivenOptions(const QString& file, const GivenOptions& values);

    [[nodiscard]] GraphLook graphLook() const;
    void setGraphLook(const GraphLook& look);

    struct Layout {
        QByteArray geometry;
        QByteArray state;
    };
    /// Raise this when docks or toolbars are added, removed or renamed.
    static constexpr int layoutVersion = 1;
    [[nodiscard]] Layout layout() const;
    void setLayout(const Layout& layout);
    void flush() { store.sync(); }

private:
    QSettings store;
};

} // namespace doppler
