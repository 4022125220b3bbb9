// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

namespace doppler {

/// Whether both place the same graph on the same devices. Each training loads its further graphs separately.
inline bool sameGraphAndDevices(const Problem& one, const Problem& other)
{
    return &one == &other || (one.graph().fingerprint() == other.graph().fingerprint() &&
                              one.topology().fingerprint() == other.topology().fingerprint());
}

} // namespace doppler
