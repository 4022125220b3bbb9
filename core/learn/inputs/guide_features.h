// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"
#include "core/training/network_shape.h"

#include <vector>

namespace doppler {

/// What the run of a placement tells about every vertex on every device: |V| x |D| x
/// NetworkShape::guideFeatures values of about unit size. `own` is 1 on the vertex's present device, else 0;
/// shares of time are of the makespan.
///   0 own                                       8 own x whether the vertex waited for its device there
///   1 own x on the realised critical path       9 share of all traffic with neighbours that are on d
///   2 the next link of the path goes to d      10 the same x on the critical path
///   3 the link before came over from d         11 busy share of d
///   4 own x waiting between ready and start    12 share of [ready, end] for which d works on others
///   5 compute over the mean of all, squashed   13 the same x on the critical path
///   6 start                                    14 own x share of neighbours' traffic that is elsewhere
///   7 on the critical path, anywhere
/// `placement` is what was run; under the rule strict its order is what vertices wait for, too.
std::vector<float> guideFeatures(const Problem& problem, const Schedule& schedule,
                                 const Placement& placement);

} // namespace doppler
