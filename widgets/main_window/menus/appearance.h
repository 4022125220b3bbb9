// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/language.h"
#include "widgets/ui/theme/system_scheme.h"
#include "widgets/ui/theme/theme.h"

#include <QObject>

class QActionGroup;
class QMenu;

namespace doppler {

class Settings;

/// Theme and language of the window, with their menus. What is chosen in a menu is remembered.
class Appearance : public QObject {
    Q_OBJECT
public:
    /// `settings` must outlive it; `window` owns the menus.
    Appearance(Settings& settings, QWidget* window);

    /// For this run of the program only.
    void useTheme(ThemeKind kind);
    /// An empty code: the system's language.
    void useLanguage(const QString& code);
    [[nodiscard]] const QString& language() const { return m_language.code(); }
    /// The platform or the desktop has become light or dark.
    void followSystem();
    /// Whether views may move things: neither the user nor the desktop asks for less motion.
    [[nodiscard]] bool animated() const;

    [[nodiscard]] QMenu* themeMenu() const { return m_themeMenu; }
    [[nodiscard]] QMenu* languageMenu() const { return m_languageMenu; }
    void retranslate();

signals:
    void languageChanged();
    void motionChanged();

private:
    void makeThemes();
    void makeLanguages();

    Settings& m_settings;
    Language m_language;
    SystemScheme m_system;
    QMenu* m_themeMenu;
    QMenu* m_languageMenu;
    QActionGroup* m_themes;
    QActionGroup* m_languages;
};

} // namespace doppler
