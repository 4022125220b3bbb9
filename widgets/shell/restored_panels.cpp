// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/restored_panels.h"

#include "widgets/shell/settings.h"

#include <QLayout>
#include <QMainWindow>

namespace doppler {

bool restorePanels(QMainWindow& window, const QByteArray& state)
{
    // At the end Qt 6.4 goes through its set of tab bars and shows each. A tab bar that was hidden has the
    // window laid out at once, which puts another set in place of the one that is gone through: a crash, now
    // and then. A layout that is not enabled waits.
    QLayout* layout = window.layout();
    layout->setEnabled(false);
    const bool restored = window.restoreState(state, Settings::layoutVersion);
    layout->setEnabled(true);
    layout->invalidate();
    if (window.isVisible())
        layout->activate();
    return restored;
}

} // namespace doppler
