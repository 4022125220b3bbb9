// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"

#include <memory>
#include <vector>

namespace doppler {

struct PanelContext;

/// All panels of panels.def, in its order. They are connected to each other already.
std::vector<std::unique_ptr<Panel>> makePanels(const PanelContext& context);

} // namespace doppler
