// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/settings.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::array themeNames{"system", "light", "dark"};
constexpr int mostGivenFiles = 32;

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

namespace {

/// By file, the last one given first: the file, then "option=value" of each.
QList<QStringList> readGiven(QSettings& store)
{
    QList<QStringList> out;
    const int count = store.beginReadArray(QStringLiteral("givenOptions"));
    for (int i = 0; i < std::min(count, mostGivenFiles); ++i) {
        store.setArrayIndex(i);
        if (const QStringList entry = store.value(QStringLiteral("values")).toStringList(); !entry.isEmpty())
            out += entry;
    }
    store.endArray();
    return out;
}

} // namespace

void Settings::restoreGivenOptions()
{
    for (const QStringList& entry : readGiven(store)) {
        GivenOptions values;
        for (const QString& value : entry.mid(1))
            values.emplace_back(value.section(QLatin1Char('='), 0, 0).toStdString(),
                                value.section(QLatin1Char('='), 1).toStdString());
        keepGivenOptions(entry.first(), std::move(values));
    }
}

void Settings::setGivenOptions(const QString& file, const GivenOptions& values)
{
    QStringList entry{QFileInfo(file).absoluteFilePath()};
    for (const auto& [name, value] : values)
        entry += QString::fromStdString(name + '=' + value);
    QList<QStringList> all = readGiven(store);
    all.removeIf([&](const QStringList& other) { return other.first() == entry.first(); });
    all.prepend(entry);
    const int count = std::min(static_cast<int>(all.size()), mostGivenFiles);
    store.remove(QStringLiteral("givenOptions"));
    store.beginWriteArray(QStringLiteral("givenOptions"), count);
    for (int i = 0; i < count; ++i) {
        store.setArrayIndex(i);
        store.setValue(QStringLiteral("values"), all[i]);
    }
    store.endArray();
}

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
