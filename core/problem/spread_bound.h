// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

class Problem;

/// The shortest time in which the devices could do all computing if every vertex could be split among the
/// devices that may run it, each part at the speed of its device, on all slots at once. In seconds; under
/// noise, for this seed. No run is shorter.
///
/// This is the linear program min T with sum over d of x(v,d) = 1 for every vertex, sum over v of x(v,d) x
/// seconds(v,d) <= T x slots(d) for every device, x >= 0 (Lenstra, Shmoys, Tardos, Mathematical Programming
/// 46, 1990, without integrality). Devices of equal costs count as one with all their slots: where all
/// devices are equal, the result is the sum of seconds over all slots. Otherwise prices of the devices are
/// improved until they prove the optimum (1e-9), or a fixed amount of work is done; every price gives a valid
/// bound.
double spreadBound(const Problem& problem);

} // namespace doppler
