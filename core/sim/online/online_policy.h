// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/online/online_view.h"

#include <optional>

namespace doppler {

/// A decision: this vertex goes to this device now. Its missing inputs set out at once, and it starts when
/// they are there and the device has a free slot.
struct OnlineStart {
    VertexId vertex; ///< Ready, not started, not decided.
    DeviceId device; ///< One of OnlineView::devicesFor(vertex).
    /// Among the vertices that wait on a device with all their inputs, the smallest key starts first; ties:
    /// the one that was decided first.
    double key = 0;
};

/// Decides while a graph runs: something has changed (a device is idle, a vertex is ready), start which
/// vertex where, or nothing? An object serves one run. It must draw random numbers from the model's seed
/// alone, so that equal problems give equal runs.
class OnlinePolicy {
public:
    virtual ~OnlinePolicy() = default;
    /// All predecessors of v have ended; `by` is the device of the one that ended last, invalid for sources.
    /// Called once for each vertex, at one time by ascending id.
    virtual void ready(const OnlineView& view, VertexId v, DeviceId by) = 0;
    /// Called after all completions of a time point and all ready() calls, until it returns nothing.
    virtual std::optional<OnlineStart> next(const OnlineView& view) = 0;
};

} // namespace doppler
