// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace doppler {

/// A time during which a device, or one of its slots, runs nothing.
struct IdleGap {
    DeviceId device;
    double from = 0; ///< Seconds.
    double to = 0;
    VertexId next; ///< The task that ends the gap; invalid: none follows.
    [[nodiscard]] double seconds() const { return to - from; }
};

/// What a device waited for during a gap.
struct GapReason {
    enum class Why {
        NothingLeft, ///< It had no task left.
        Transfer,    ///< The last input of the next task was still to arrive: `transfer`, sent by `vertex`.
        Task,        ///< The last input comes from `vertex`, on the same device.
        Barrier,     ///< The next task waited for the barrier that `vertex` lifted.
        Memory,      ///< The next task waited for memory that `vertex` freed; invalid: that nobody freed.
        Turn,        ///< The next task waited for its turn, after `vertex`.
        Pause,       ///< The device paused after `vertex` (model placeto).
        Launch,      ///< The next task had its inputs and started later (measured runs).
    };
    Why why = Why::NothingLeft;
    VertexId vertex = {};                       ///< Invalid where the reason names none.
    std::optional<std::uint32_t> transfer = {}; ///< Index into Schedule::transfers.
};

/// All gaps of the devices' whole times, by device and start, up to the end of the run. O(n log n) for n
/// tasks and transfers.
std::vector<IdleGap> idleGaps(const Run& run);

/// Why the device idled. Linear in the inputs of the next task, and in the whole run if something else than
/// an input held it up. Thread-safe.
GapReason reasonOf(const Run& run, const IdleGap& gap);

/// The reason as one sentence.
Message gapText(const Run& run, const IdleGap& gap, const GapReason& reason);

/// A name of the reason for programs: "nothing-left", "transfer", "task", "barrier", "memory", "turn",
/// "pause", "launch".
const char* gapReasonName(GapReason::Why why);

} // namespace doppler
