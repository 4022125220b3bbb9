// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/workbench_application.h"

#include <new>

namespace doppler {

bool WorkbenchApplication::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        reportShortage();
        return true;
    }
}

void WorkbenchApplication::reportShortage()
{
    if (!m_report)
        return;
    try {
        m_report();
    } catch (const std::bad_alloc&) {
        qCritical("there is not enough memory"); // Not even for the message.
    }
}

} // namespace doppler
