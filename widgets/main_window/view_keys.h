// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace doppler {

/// Keys that a view handles by itself while it has the focus, and what they do.
struct KeyLine {
    std::vector<int> keys; ///< Each of them does it.
    QString text;
};

enum class KeyView { Graph, Gantt, SideBySide, Curves };

/// In the language of the moment. What an action's shortcut does is not among them.
std::vector<KeyLine> viewKeys(KeyView view);

} // namespace doppler
