// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"
#include "widgets/graph_view/picture/coloring.h"
#include "widgets/ui/theme/device_colors.h"

namespace doppler {

/// How graphs are shown, as it is remembered between starts.
struct GraphLook {
    ColorBy colorBy = ColorBy::Device;
    SequentialScale scale = SequentialScale::Viridis;
    LayoutKind layout = LayoutKind::Layered;
    bool minimap = true;
    bool arrowLabels = false;
    DeviceColors devices;

    [[nodiscard]] bool operator==(const GraphLook&) const = default;
};

} // namespace doppler
