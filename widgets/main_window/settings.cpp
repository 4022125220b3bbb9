// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/settings.h"

#include <QDir>
#include <array>

namespace doppler {

namespace {

constexpr std::array themeNames{"system", "light", "dark"};

} // namespace

Settings::Settings()
    : store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("doppler"),
            QStringLiteral("workbench"))
{
}

Settings::Settings(const QString& file) : store(file, QSettings::IniFormat) {}

ThemeKind Settings::theme() const
{
    const QString name = store.value(QStringLiteral("theme")).toString();
    for (std::size_t i = 0; i < themeNames.size(); ++i)
        if (name == QLatin1String(themeNames[i]))
            return static_cast<ThemeKind>(i);
    return ThemeKind::System;
}

void Settings::setTheme(ThemeKind kind)
{
    store.setValue(QStringLiteral("theme"), QLatin1String(themeNames[static_cast<std::size_t>(kind)]));
}

QString Settings::language() const { return store.value(QStringLiteral("language")).toString(); }

void Settings::setLanguage(const QString& code) { store.setValue(QStringLiteral("language"), code); }

bool Settings::followTraining() const { return store.value(QStringLiteral("followTraining"), true).toBool(); }

void Settings::setFollowTraining(bool follow) { store.setValue(QStringLiteral("followTraining"), follow); }

QString Settings::folder() const
{
    const QString path = store.value(QStringLiteral("folder")).toString();
    return !path.isEmpty() && QDir(path).exists() ? path : QDir::currentPath();
}

void Settings::setFolder(const QString& path) { store.setValue(QStringLiteral("folder"), path); }

Settings::Layout Settings::layout() const
{
    if (store.value(QStringLiteral("layout/version")).toInt() != layoutVersion)
        return {};
    return {store.value(QStringLiteral("layout/geometry")).toByteArray(),
            store.value(QStringLiteral("layout/state")).toByteArray()};
}

void Settings::setLayout(const Layout& layout)
{
    store.setValue(QStringLiteral("layout/version"), layoutVersion);
    store.setValue(QStringLiteral("layout/geometry"), layout.geometry);
    store.setValue(QStringLiteral("layout/state"), layout.state);
}

} // namespace doppler
