// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <functional>
#include <string_view>
#include <vector>

namespace doppler {

/// Why a list scheduler put a vertex on a device: what it compared, at the moment at which it did.
struct Decision {
    struct Option {
        DeviceId device;
        double start = 0; ///< Seconds: when v would start there in the placer's plan.
        double value = 0; ///< Seconds that the placer compares; the least wins.
    };
    VertexId vertex;
    double priority = 0;         ///< What ordered the vertices (seconds); the largest goes first.
    std::vector<Option> options; ///< The devices that were open to it, ascending.
    DeviceId chosen;
    /// What priority and value are; texts marked with DOPPLER_TEXT.
    std::string_view priorityName;
    std::string_view valueName;
    /// Why the device was settled whatever the values are; empty: they decided.
    std::string_view settled;
};

/// Takes every decision as it falls, on the placer's thread. Empty: nobody asks.
using DecisionRecord = std::function<void(const Decision&)>;

} // namespace doppler
