// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/panels.h"

#include "widgets/workbench/panel_context.h"

namespace doppler {

#define PANEL(name) std::unique_ptr<Panel> make##name##Panel(const PanelContext& context);
#include "widgets/panels/panels.def"
#undef PANEL

std::vector<std::unique_ptr<Panel>> makePanels(const PanelContext& context)
{
    std::vector<std::unique_ptr<Panel>> panels;
#define PANEL(name) panels.push_back(make##name##Panel(context));
#include "widgets/panels/panels.def"
#undef PANEL
    for (const auto& panel : panels)
        panel->connectPanels();
    return panels;
}

} // namespace doppler
