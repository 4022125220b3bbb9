// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/palette_entries.h"

#include "widgets/shell/window_actions.h"
#include "widgets/ui/text/format.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QVariant>

namespace doppler {

namespace {

/// The same in every language where the action, or the menu that tells its number, has a name.
QString idOf(const QMenu& menu, const QAction& action, const QString& place)
{
    if (!action.objectName().isEmpty())
        return action.objectName();
    const QVariant data = action.data();
    if (data.userType() == QMetaType::QString && !data.toString().isEmpty())
        return data.toString();
    const QString home = menu.objectName().isEmpty() ? place : menu.objectName();
    return home + QLatin1Char('/') + (data.isValid() ? data.toString() : plainText(action));
}

void addMenu(const QMenu& menu, const QString& place, std::vector<PaletteEntry>& entries)
{
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isEnabled() || !action->isVisible())
            continue;
        const QString text = plainText(*action);
        if (const QMenu* below = action->menu()) {
            addMenu(*below, place + QStringLiteral(" › ") + text, entries);
            continue;
        }
        if (text.isEmpty())
            continue;
        PaletteEntry entry;
        entry.id = idOf(menu, *action, place);
        entry.text = text;
        entry.place = place;
        entry.key = action->shortcut().toString(QKeySequence::NativeText);
        entry.keyword = !action->objectName().isEmpty()                   ? action->objectName()
                        : action->data().userType() == QMetaType::QString ? action->data().toString()
                                                                          : QString(); // A number is no word.
        entry.checked = action->isCheckable() && action->isChecked();
        entry.run = [held = QPointer(action)] {
            if (held && held->isEnabled())
                held->trigger();
        };
        entries.push_back(std::move(entry));
    }
}

} // namespace

std::vector<PaletteEntry> menuEntries(const QMenuBar& bar)
{
    std::vector<PaletteEntry> entries;
    for (const QAction* top : bar.actions())
        if (const QMenu* menu = top->menu())
            addMenu(*menu, plainText(*top), entries);
    return entries;
}

std::vector<PaletteEntry> runEntries(Workbench& workbench, const QString& place)
{
    std::vector<PaletteEntry> entries;
    for (const RunEntry& run : workbench.runs()->entries()) {
        if (run.id == workbench.runId())
            continue;
        PaletteEntry entry;
        entry.id = QStringLiteral("run %1").arg(run.id);
        entry.text = QStringLiteral("%1 · %2").arg(runTitle(run), formatSeconds(run.run->schedule.makespan));
        entry.place = place + QStringLiteral(" › ") + problemTitle(*run.run->problem);
        entry.keyword = QString::fromStdString(run.run->placer);
        entry.run = [held = QPointer(&workbench), id = run.id] {
            if (held)
                held->showRun(id);
        };
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace doppler
