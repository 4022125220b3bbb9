// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/sim/assignment.h"

#include <optional>
#include <vector>

namespace doppler {

/// Places every vertex with its colocation group on a random allowed device (uniform). Ignores memory.
void drawAssignment(const Problem& problem, Random& random, Assignment& devices);

/// Draws random assignments. If memory is limited, each vertex is placed, in topological order, on an allowed
/// device on which it fits (see ResidentBytes); otherwise as drawAssignment().
class RandomAssignments {
public:
    explicit RandomAssignments(const Problem& problem);
    void draw(Random& random, Assignment& devices);

private:
    const Problem& problem;
    bool bounded;
    std::optional<ResidentBytes> memory; ///< Of the current assignment.
    std::vector<DeviceId> fitting;
};

} // namespace doppler
