// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/sim/schedule.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// A weight that several devices hold, because the placement separates its users.
struct WeightCopies {
    std::string name;
    double bytes = 0;              ///< Of one copy.
    std::vector<DeviceId> devices; ///< Ascending; at least two.
    [[nodiscard]] double extraBytes() const { return bytes * static_cast<double>(devices.size() - 1); }
};

/// The weights with more than one copy, those with the most extra bytes first.
std::vector<WeightCopies> weightCopies(const Problem& problem, std::span<const DeviceId> devices);

/// A sentence for each of the first weights, and one for the rest.
std::vector<Message> weightCopyNotes(const Problem& problem, std::span<const DeviceId> devices);

} // namespace doppler
