// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <functional>
#include <vector>

class QKeyEvent;
class QWidget;

namespace doppler {

/// Keys that a view handles by itself while it has the focus, and what they do.
struct KeyLine {
    std::vector<int> keys; ///< Each of them does it; with modifiers.
    QString text;
};

/// Views of the window, then what opens beside them: the charts of a comparison, the editors of devices and
/// of expressions, the guide.
enum class KeyView {
    Graph,
    Gantt,
    SideBySide,
    Curves,
    Path,
    Memory,
    History,
    Charts,
    Devices,
    Expression,
    Guide
};

/// In the language of the moment. Of the window's views, which are always there, what an action's shortcut
/// does is not among them.
std::vector<KeyLine> viewKeys(KeyView view);

/// What to say of a key that nothing in the window took although it stands for something, asked again when
/// the language changes: it can't be done now, it belongs to another panel, there is no such device of so
/// many. Empty: the key stands for nothing.
std::function<QString()> whyNothing(const QWidget& window, const QKeyEvent& event, std::size_t devices);

} // namespace doppler
