// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace doppler::tests {

/// A channel as the text of the execution model speaks of it.
struct PlainChannel {
    enum class Kind {
        Named,  ///< `first`: its place among the topology's.
        Pair,   ///< Of the directed pair `first`, `second`.
        Source, ///< Of the sender `first`.
        Device, ///< Of the device `first`, whichever end it is.
    };
    Kind kind = Kind::Named;
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    auto operator<=>(const PlainChannel&) const = default;
};

/// What a transfer from one device to another occupies a slot of, from the text alone ("Channels").
std::vector<PlainChannel> plainRoute(const Problem& problem, DeviceId from, DeviceId to);
/// How many transfers it carries at once.
std::size_t plainCapacity(const Problem& problem, const PlainChannel& channel);

} // namespace doppler::tests
