// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

class QAction;
class QMenuBar;

namespace doppler {

class Workbench;

/// An entry of the palette.
struct PaletteEntry {
    QString id; ///< For the history; independent of language and start if possible.
    QString text;
    QString place;   ///< The menus that contain it.
    QString key;     ///< Shortcut as text; empty: none.
    QString keyword; ///< Also found by this, in any language: the English name of an action, or an id.
    bool checked = false;
    std::function<void()> run;
};

/// All enabled actions of all menus and submenus: commands, placers, samples, files, panels.
std::vector<PaletteEntry> menuEntries(const QMenuBar& bar);
/// An entry for each run in the list except the shown one, which shows it. `place` is the caption of runs.
std::vector<PaletteEntry> runEntries(Workbench& workbench, const QString& place);

} // namespace doppler
