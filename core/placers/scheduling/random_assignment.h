// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/sim/assignment.h"

#include <optional>
#include <vector>

namespace doppler {

/// Every vertex, with what it is colocated with, on a uniformly drawn allowed device, whether it fits there
/// or not.
void drawAssignment(const Problem& problem, Random& random, Assignment& devices);

/// Draws assignments, one after the other. Where memory is bounded each vertex goes, in topological order, to
/// one of those allowed devices on which it fits (see ResidentBytes); else they are those of
/// drawAssignment().
class RandomAssignments {
public:
    explicit RandomAssignments(const Problem& problem);
    void draw(Random& random, Assignment& devices);

private:
    const Problem& problem;
    bool bounded;
    std::optional<ResidentBytes> memory; ///< Of the assignment at hand.
    std::vector<DeviceId> fitting;
};

} // namespace doppler
