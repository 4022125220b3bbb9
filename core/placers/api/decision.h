// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <string_view>
#include <vector>

namespace doppler {

/// The unit of a number of a decision.
enum class DecisionUnit {
    Seconds,
    Product, ///< A product of factors without a unit.
    Macs,    ///< Multiply-accumulates.
    Count,
    Position, ///< A position in a list, from 1.
};

/// The start of an option for placers that do not plan times.
inline constexpr double noStart = std::numeric_limits<double>::quiet_NaN();

/// Why a planner chose a device for a vertex: what it compared at that time.
struct Decision {
    struct Option {
        DeviceId device;
        double start = 0; ///< Planned start of v on this device in seconds, or noStart.
        /// The number that the placer compares; the smallest wins. Infinity: the placer did not plan it
        /// there.
        double value = 0;
    };
    VertexId vertex;
    /// The number that ordered the vertices: the largest goes first; for positions, the smallest.
    double priority = 0;
    std::vector<Option> options; ///< The possible devices, ascending.
    DeviceId chosen;
    /// Names of priority and value; texts marked with DOPPLER_TEXT.
    std::string_view priorityName;
    std::string_view valueName;
    /// Why the device was fixed independently of the values; empty: the values decided.
    std::string_view settled;
    DecisionUnit priorityUnit = DecisionUnit::Seconds;
    DecisionUnit valueUnit = DecisionUnit::Seconds;
    /// Whether the order of the vertices was fixed in advance, so that no other vertex was possible.
    bool inFixedOrder = false;
};

/// A decision of a planner that places vertices in an order of its own. The caller sets the vertex and the
/// name of the value.
Decision decisionInOrder(std::size_t position, std::string_view order, DeviceId chosen,
                         std::vector<Decision::Option> options);

/// Receives every decision when it is made, on the placer's thread. May be empty.
using DecisionRecord = std::function<void(const Decision&)>;

} // namespace doppler
