// SPDX-License-Identifier: GPL-3.0-or-later
// The user of the walkthrough at the window: folders of their own, and what can be read there.
#pragma once

#include "tests/support/trace_table.h"
#include "tests/window/user_hands.h"
#include "widgets/main_window/main_window.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/message_bar.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QTest>

namespace doppler::test {

/// Of the environment: where the user keeps everything.
inline constexpr const char* folderVariable = "walkthrough_folder";
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Seconds of "25.31 us" or "−3.2 ms", as the window and the reasons write them.
inline double secondsOf(QString text)
{
    text.replace(QChar(0xa0), QLatin1Char(' ')).replace(QChar(0x2212), QLatin1Char('-'));
    const QStringList parts = text.trimmed().split(QLatin1Char(' '));
    const QMap<QString, double> units{{QStringLiteral("ns"), 1e-9},
                                      {QStringLiteral("us"), 1e-6},
                                      {QStringLiteral("µs"), 1e-6},
                                      {QStringLiteral("ms"), 1e-3},
                                      {QStringLiteral("s"), 1}};
    bool good = false;
    const double number = parts.value(0).toDouble(&good);
    if (!good || !units.contains(parts.value(1)))
        qFatal("\"%s\" is no time", qPrintable(text));
    return number * units[parts[1]];
}

/// Texts have four digits.
inline bool same(double one, double other, double scale)
{
    return std::abs(one - other) <= 1e-3 * std::abs(scale);
}

/// The window as the program opens it, with the user's folders.
struct Desk {
    QDir folder{qEnvironmentVariable(folderVariable)};
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};
    UserHands user{window};

    Desk()
    {
        window.useLanguage(QStringLiteral("en"));
        window.resize(1280, 800);
        window.sessions().keeper().startAutosave(folder.filePath(QStringLiteral("open")), 1);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        if (!window.sessions().keeper().restoreLeft())
            window.openStart();
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    /// A picture of the window, for those who want to look on.
    void look(const char* step)
    {
        if (const QString pictures = qEnvironmentVariable("DOPPLER_PICTURES"); !pictures.isEmpty())
            window.grab().save(QStringLiteral("%1/%2.png").arg(pictures, QLatin1String(step)));
    }

    [[nodiscard]] RunsView* runs() const { return user.find<RunsView>("runs"); }
    /// What the list of runs shows, a line for each.
    [[nodiscard]] QStringList rows() const
    {
        QStringList lines;
        const QAbstractItemModel* list = runs()->model();
        for (int row = 0; row < list->rowCount(); ++row) {
            const QModelIndex index = list->index(row, 0);
            QStringList texts;
            for (const int role :
                 {int(RunsModel::SectionRole), int(Qt::DisplayRole), int(RunsModel::MakespanTextRole),
                  int(RunsModel::GapTextRole), int(RunsModel::DetailRole)})
                texts += index.data(role).toString();
            lines += texts.join(QStringLiteral(" | "));
        }
        return lines;
    }
    [[nodiscard]] QStringList rowsOf(const QString& title) const
    {
        return rows().filter(QStringLiteral(" | %1 | ").arg(title));
    }
    [[nodiscard]] static double makespanOf(const QString& row)
    {
        return secondsOf(row.section(QStringLiteral(" | "), 2, 2));
    }
    [[nodiscard]] QString message() const { return user.find<MessageBar>("messageBar")->text(); }
    [[nodiscard]] QString offer() const { return user.find<QLabel>("offerText")->text(); }
    [[nodiscard]] bool seen(const char* dock) const
    {
        return !user.find<QDockWidget>(dock)->visibleRegion().isEmpty();
    }
    [[nodiscard]] TraceTable exportTrace(const char* name)
    {
        user.answerFileDialog(path(name), [this] { user.press("Ctrl+E"); });
        std::optional<TraceTable> table;
        if (!QTest::qWaitFor([&] { return (table = readTraceTable(path(name))).has_value(); }))
            qFatal("no table was exported as %s", name);
        return *table;
    }
    /// Finds a vertex by its name and selects it.
    void select(const QString& vertex)
    {
        user.press("Ctrl+F");
        user.type(vertex);
        if (!QTest::qWaitFor([this] { return user.text("findCount") == QLatin1String("1 found"); }))
            qFatal("%s: %s", qPrintable(vertex), qPrintable(user.text("findCount")));
        user.press("Return");
        user.press("Esc");
    }
};

} // namespace doppler::test
