// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

class QAction;
class QMenuBar;

namespace doppler {

class Workbench;

/// Something that the palette offers.
struct PaletteEntry {
    QString id; ///< The same in every language and every start where that can be: what is remembered.
    QString text;
    QString place;   ///< Where it is found otherwise: the menus above it.
    QString key;     ///< As shown; empty: none.
    QString keyword; ///< Finds it as well, in any language: the English name of an action, an id.
    bool checked = false;
    std::function<void()> run;
};

/// Every action that can be used now, of all menus and submenus: commands, placers, samples, files, panels.
std::vector<PaletteEntry> menuEntries(const QMenuBar& bar);
/// A change to each of the runs in the list but the one that is shown. `place` is the caption of runs.
std::vector<PaletteEntry> runEntries(Workbench& workbench, const QString& place);

} // namespace doppler
