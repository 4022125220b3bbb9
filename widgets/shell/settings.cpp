// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/settings.h"

#include "core/app/run_placer.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::array themeNames{"system", "light", "dark", "high-contrast"};
constexpr std::array startNames{"welcome", "sample", "session"};
constexpr qint64 mostSettingsBytes = qint64{16} << 20;
constexpr int mostGivenFiles = 32;
constexpr int mostRecentFiles = 12;
constexpr int mostRecentCommands = 20;

/// What the preferences show.
const QStringList preferenceKeys{QStringLiteral("theme"),           QStringLiteral("language"),
                                 QStringLiteral("followTraining"),  QStringLiteral("fontPercent"),
                                 QStringLiteral("reducedMotion"),   QStringLiteral("threads"),
                                 QStringLiteral("autosaveSeconds"), QStringLiteral("start"),
                                 QStringLiteral("defaultDevices"),  QStringLiteral("defaultPlacer")};

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); } ///< As QSettings names it.

/// Why QSettings must not open this file: it reads all of it, and waits for a pipe's writer.
std::optional<Error> faultOf(const QString& file)
{
    for (const QString& name : {file, lockOf(file)}) {
        const QFileInfo there(name);
        if (!there.exists() || (there.isFile() && there.size() <= mostSettingsBytes))
            continue;
        return Error{
            {DOPPLER_TEXT("core", "expected a regular file of at most {0} bytes for the settings; the "
                                  "default settings are used, and changes are not saved. Move or "
                                  "remove it, then start the program again"),
             {count(mostSettingsBytes)}},
            QFile::encodeName(name).toStdString(),
            {}};
    }
    return std::nullopt;
}

/// The file, or one in a folder that nobody can make: QSettings then keeps everything in memory.
QString usable(const QString& file)
{
    return faultOf(file) ? QStringLiteral("/dev/null/settings.ini") : file;
}

void putFirst(QSettings& store, const QString& key, const QString& value, int most)
{
    QStringList values = store.value(key).toStringList();
    values.removeAll(value);
    values.prepend(value);
    store.setValue(key, values.mid(0, most));
}

} // namespace

Settings::Settings()
    : Settings(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
               QStringLiteral("/doppler/workbench.ini"))
{
}

Settings::Settings(const QString& file) : unusable(faultOf(file)), store(usable(file), QSettings::IniFormat)
{
}

QString Settings::ownFolder() const
{
    return unusable ? QString() : QFileInfo(store.fileName()).absolutePath();
}

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

QStringList Settings::recentFiles() const
{
    return store.value(QStringLiteral("recentFiles")).toStringList().mid(0, mostRecentFiles);
}

void Settings::addRecentFile(const QString& file)
{
    putFirst(store, QStringLiteral("recentFiles"), file, mostRecentFiles);
}

void Settings::clearRecentFiles() { store.remove(QStringLiteral("recentFiles")); }

QStringList Settings::recentCommands() const
{
    return store.value(QStringLiteral("recentCommands")).toStringList().mid(0, mostRecentCommands);
}

void Settings::addRecentCommand(const QString& name)
{
    putFirst(store, QStringLiteral("recentCommands"), name, mostRecentCommands);
}

int Settings::fontPercent() const
{
    const int percent = store.value(QStringLiteral("fontPercent"), 100).toInt();
    return percent >= 80 && percent <= 200 ? percent : 100;
}

void Settings::setFontPercent(int percent) { store.setValue(QStringLiteral("fontPercent"), percent); }

bool Settings::reducedMotion() const { return store.value(QStringLiteral("reducedMotion"), false).toBool(); }

void Settings::setReducedMotion(bool reduced) { store.setValue(QStringLiteral("reducedMotion"), reduced); }

int Settings::autosaveSeconds() const
{
    constexpr int standard = 10;
    const int seconds = store.value(QStringLiteral("autosaveSeconds"), standard).toInt();
    return seconds == 0 || (seconds >= leastAutosaveSeconds && seconds <= mostAutosaveSeconds) ? seconds
                                                                                               : standard;
}

void Settings::setAutosaveSeconds(int seconds) { store.setValue(QStringLiteral("autosaveSeconds"), seconds); }

int Settings::threads() const
{
    const int count = store.value(QStringLiteral("threads"), 0).toInt();
    return count >= 0 && count <= 1024 ? count : 0;
}

void Settings::setThreads(int count) { store.setValue(QStringLiteral("threads"), count); }

Settings::Start Settings::start() const
{
    const QString name = store.value(QStringLiteral("start")).toString();
    for (std::size_t i = 0; i < startNames.size(); ++i)
        if (name == QLatin1String(startNames[i]))
            return static_cast<Start>(i);
    return Start::Welcome;
}

void Settings::setStart(Start what)
{
    store.setValue(QStringLiteral("start"), QLatin1String(startNames[static_cast<std::size_t>(what)]));
}

QString Settings::defaultDevices() const
{
    return store.value(QStringLiteral("defaultDevices"), QStringLiteral("4xP100")).toString();
}

void Settings::setDefaultDevices(const QString& name)
{
    store.setValue(QStringLiteral("defaultDevices"), name);
}

QString Settings::defaultPlacer() const
{
    return store.value(QStringLiteral("defaultPlacer"), QString::fromLatin1(defaultPlacerId)).toString();
}

void Settings::setDefaultPlacer(const QString& id) { store.setValue(QStringLiteral("defaultPlacer"), id); }

void Settings::resetPreferences()
{
    for (const QString& key : preferenceKeys)
        store.remove(key);
}

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

ReadOptions Settings::givenOptions()
{
    ReadOptions given;
    for (const QStringList& entry : readGiven(store)) {
        GivenOptions values;
        for (const QString& value : entry.mid(1))
            values.emplace_back(value.section(QLatin1Char('='), 0, 0).toStdString(),
                                value.section(QLatin1Char('='), 1).toStdString());
        given.set(QFile::encodeName(entry.first()).toStdString(), std::move(values));
    }
    return given;
}

void Settings::setGivenOptions(const QString& file, const GivenOptions& values)
{
    QStringList entry{QFileInfo(file).absoluteFilePath()};
    for (const auto& [name, value] : values)
        entry += QString::fromStdString(name) + QLatin1Char('=') + QString::fromStdString(value);
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

namespace {

QString lessonKey(const QString& name) { return QStringLiteral("lessons/") + name; }

} // namespace

Settings::LessonProgress Settings::lessonProgress(const QString& name) const
{
    const QVariantMap stored = store.value(lessonKey(name)).toMap();
    LessonProgress progress;
    progress.step = std::clamp(stored.value(QStringLiteral("step")).toInt(), 0, 1000);
    progress.completed = stored.value(QStringLiteral("completed")).toBool();
    const QVariantMap kept = stored.value(QStringLiteral("kept")).toMap();
    for (auto value = kept.begin(); value != kept.end(); ++value)
        progress.kept[value.key().toStdString()] = value.value().toDouble();
    return progress;
}

void Settings::setLessonProgress(const QString& name, const LessonProgress& progress)
{
    QVariantMap kept;
    for (const auto& [key, value] : progress.kept)
        kept[QString::fromStdString(key)] = value;
    store.setValue(lessonKey(name), QVariantMap{{QStringLiteral("step"), progress.step},
                                                {QStringLiteral("completed"), progress.completed},
                                                {QStringLiteral("kept"), kept}});
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

QSize Settings::dialogSize(const QString& name) const
{
    return store.value(QStringLiteral("dialogs/") + name).toSize();
}

void Settings::setDialogSize(const QString& name, QSize size)
{
    store.setValue(QStringLiteral("dialogs/") + name, size);
}

QByteArray Settings::split(const QString& name) const
{
    if (store.value(QStringLiteral("layout/version")).toInt() != layoutVersion)
        return {};
    return store.value(QStringLiteral("splits/") + name).toByteArray();
}

void Settings::setSplit(const QString& name, const QByteArray& state)
{
    store.setValue(QStringLiteral("splits/") + name, state);
}

QStringList Settings::choices(const QString& dialog) const
{
    return store.value(QStringLiteral("choices/") + dialog).toStringList();
}

void Settings::setChoices(const QString& dialog, const QStringList& values)
{
    store.setValue(QStringLiteral("choices/") + dialog, values);
}

void Settings::clearSizes()
{
    store.remove(QStringLiteral("dialogs"));
    store.remove(QStringLiteral("splits"));
}

QStringList Settings::layoutNames() const
{
    QStringList names = store.value(QStringLiteral("layouts")).toMap().keys();
    names.sort(Qt::CaseInsensitive);
    return names;
}

QByteArray Settings::namedLayout(const QString& name) const
{
    return store.value(QStringLiteral("layouts")).toMap().value(name).toByteArray();
}

void Settings::setNamedLayout(const QString& name, const QByteArray& state)
{
    QVariantMap all = store.value(QStringLiteral("layouts")).toMap();
    all[name] = state;
    store.setValue(QStringLiteral("layouts"), all);
}

void Settings::removeNamedLayout(const QString& name)
{
    QVariantMap all = store.value(QStringLiteral("layouts")).toMap();
    all.remove(name);
    store.setValue(QStringLiteral("layouts"), all);
}

} // namespace doppler
