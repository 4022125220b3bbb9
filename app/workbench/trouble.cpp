// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/trouble.h"

#include "app/workbench/give_up.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/workbench_application.h"
#include "widgets/shell/message_bar.h"

namespace doppler {

void reportTrouble(WorkbenchApplication& application, MainWindow& window, const Settings& settings,
                   bool picture)
{
    auto* bar = window.findChild<MessageBar*>(QStringLiteral("messageBar"));
    if (settings.fault())
        bar->showError(*settings.fault());
    application.whenOutOfMemory([bar, picture] {
        if (picture)
            return giveUp("there is not enough memory for the picture; use a smaller graph or fewer devices",
                          1);
        bar->showError({{DOPPLER_TEXT("core", "there is not enough memory for this; save your work, then "
                                              "close other documents or programs")},
                        {},
                        {}});
    });
}

} // namespace doppler
