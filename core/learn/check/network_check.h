// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/check/deviations.h"

#include <cstdint>
#include <string_view>

namespace doppler {

/// Runs a policy's fast networks and their definition on random graphs, parameters and episodes of this seed.
/// Errors: no such policy.
Result<NetworkCheck> checkNetworks(std::string_view policy, std::uint64_t seed);

/// Each adds what it finds. SEL and PLC are those that the policy learns: `doppler`, `sel-only` or
/// `plc-only`.
void checkDoppler(std::string_view policy, std::uint64_t seed, Deviations& found);
void checkJoint(std::uint64_t seed, Deviations& found);
void checkPlaceto(std::uint64_t seed, Deviations& found);
void checkImprove(std::uint64_t seed, Deviations& found);

} // namespace doppler
