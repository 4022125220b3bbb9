// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <QPointF>
#include <optional>

namespace doppler {

/// A press of the mouse on the graph, and the drag that it became. A plain value.
struct GraphDrag {
    /// Band selects an area, Carry takes the selection to a device.
    enum class Kind { None, Pan, Band, Carry };

    Kind kind = Kind::None;
    std::optional<QPointF> pressed; ///< Where, while a button is down.
    QPointF last;                   ///< Where the pointer is.
    std::optional<DeviceId> target; ///< The device that would get what is carried.

    /// Something is shown under the pointer, and Escape ends it.
    [[nodiscard]] bool isShown() const { return kind == Kind::Band || kind == Kind::Carry; }
};

} // namespace doppler
