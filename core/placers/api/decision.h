// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <string_view>
#include <vector>

namespace doppler {

/// What a number of a decision counts.
enum class DecisionUnit {
    Seconds,
    Product, ///< Of factors without a unit.
    Macs,    ///< Multiply-accumulates.
    Count,
    Position, ///< In a list, from 1.
};

/// The start of an option where the placer keeps no clocks.
inline constexpr double noStart = std::numeric_limits<double>::quiet_NaN();

/// Why a planner put a vertex on a device: what it compared, at the moment at which it did.
struct Decision {
    struct Option {
        DeviceId device;
        double start = 0; ///< Seconds: when v would start there in the placer's plan; or noStart.
        double value = 0; ///< What the placer compares; the least wins. Infinity: never planned there.
    };
    VertexId vertex;
    double priority = 0; ///< What ordered the vertices; the largest goes first, of positions the least.
    std::vector<Option> options; ///< The devices that were open to it, ascending.
    DeviceId chosen;
    /// What priority and value are; texts marked with DOPPLER_TEXT.
    std::string_view priorityName;
    std::string_view valueName;
    /// Why the device was settled whatever the values are; empty: they decided.
    std::string_view settled;
    DecisionUnit priorityUnit = DecisionUnit::Seconds;
    DecisionUnit valueUnit = DecisionUnit::Seconds;
    /// The order of the vertices was known beforehand: nothing else could be taken.
    bool inFixedOrder = false;
};

/// A decision of a planner that takes what it places in an order of its own, the vertex still to be named.
/// The value is left to the caller to name.
Decision decisionInOrder(std::size_t position, std::string_view order, DeviceId chosen,
                         std::vector<Decision::Option> options);

/// Takes every decision as it falls, on the placer's thread. Empty: nobody asks.
using DecisionRecord = std::function<void(const Decision&)>;

} // namespace doppler
