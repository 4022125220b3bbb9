// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/graph_view/graph_look.h"
#include "widgets/shell/given_options.h"
#include "widgets/ui/theme/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace doppler {

/// What the window remembers between starts, in one file of text. Values that don't make sense read as their
/// defaults, a layout of another version as none.
class Settings {
public:
    /// The user's own file.
    Settings();
    /// A pipe, a device or a huge file in place of the settings, or of their lock, is not opened.
    explicit Settings(const QString& file);
    /// Why the settings are the default ones and are not saved; nothing: they are the file's.
    [[nodiscard]] const std::optional<Error>& fault() const { return unusable; }

    /// The folder of the settings, where other files of the user's belong; empty if they are not saved.
    [[nodiscard]] QString ownFolder() const;

    [[nodiscard]] ThemeKind theme() const;
    void setTheme(ThemeKind kind);
    [[nodiscard]] QString language() const; ///< A code; empty: the system's.
    void setLanguage(const QString& code);
    [[nodiscard]] bool followTraining() const;
    void setFollowTraining(bool follow);
    [[nodiscard]] QString folder() const; ///< Where file dialogs open.
    void setFolder(const QString& path);
    /// The newest first, at most 12.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& file);
    void clearRecentFiles();
    /// Names of what was chosen last in the palette, the newest first, at most 20.
    [[nodiscard]] QStringList recentCommands() const;
    void addRecentCommand(const QString& name);

    /// Of the program's usual size, 80 to 200.
    [[nodiscard]] int fontPercent() const;
    void setFontPercent(int percent);
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    static constexpr int leastAutosaveSeconds = 2;
    static constexpr int mostAutosaveSeconds = 600;
    [[nodiscard]] int autosaveSeconds() const; ///< 0: never.
    void setAutosaveSeconds(int seconds);
    /// What placers and comparisons may use; 0: one less than there are cores.
    [[nodiscard]] int threads() const;
    void setThreads(int count);
    /// What the window opens where nothing is asked for.
    enum class Start { Welcome, Sample, LastSession };
    [[nodiscard]] Start start() const;
    void setStart(Start what);
    [[nodiscard]] QString defaultDevices() const; ///< A preset, or a text such as "2xH100".
    void setDefaultDevices(const QString& name);
    [[nodiscard]] QString defaultPlacer() const; ///< An id of the registry.
    void setDefaultPlacer(const QString& id);
    /// Everything that the preferences show is as on the first day. Layouts and lists of files stay.
    void resetPreferences();

    /// The reader options that the user gave, of the last 32 files.
    [[nodiscard]] ReadOptions givenOptions();
    void setGivenOptions(const QString& file, const GivenOptions& values);

    [[nodiscard]] GraphLook graphLook() const;
    void setGraphLook(const GraphLook& look);
    /// How far someone came in one of the program's lessons.
    struct LessonProgress {
        int step = 0; ///< From 0.
        bool completed = false;
        std::map<std::string, double, std::less<>> kept; ///< Numbers of earlier steps.
    };
    [[nodiscard]] LessonProgress lessonProgress(const QString& name) const;
    void setLessonProgress(const QString& name, const LessonProgress& progress);

    struct Layout {
        QByteArray geometry;
        QByteArray state;
    };
    /// Raise this when docks or toolbars are added, removed or renamed.
    static constexpr int layoutVersion = 1;
    [[nodiscard]] Layout layout() const;
    void setLayout(const Layout& layout);
    /// Layouts under names of the user's, sorted.
    [[nodiscard]] QStringList layoutNames() const;
    [[nodiscard]] QByteArray namedLayout(const QString& name) const; ///< Empty: there is none.
    void setNamedLayout(const QString& name, const QByteArray& state);
    void removeNamedLayout(const QString& name);
    /// How large a dialog was made, in pixels with letters of the usual size; invalid: it never was.
    [[nodiscard]] QSize dialogSize(const QString& name) const;
    void setDialogSize(const QString& name, QSize size);
    /// How a panel was split, as QSplitter tells; empty: it never was.
    [[nodiscard]] QByteArray split(const QString& name) const;
    void setSplit(const QString& name, const QByteArray& state);
    void clearSizes(); ///< Of dialogs and splits.
    /// What was chosen last in a dialog, in the dialog's own order; empty: nothing yet.
    [[nodiscard]] QStringList choices(const QString& dialog) const;
    void setChoices(const QString& dialog, const QStringList& values);
    void flush() { store.sync(); }

private:
    std::optional<Error> unusable;
    QSettings store;
};

} // namespace doppler
