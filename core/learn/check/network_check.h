// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/check/deviations.h"

#include <cstdint>
#include <string_view>

namespace doppler {

/// Runs a policy's fast networks and their definition on random graphs, parameters and episodes of this seed.
/// A case that deviates is repeated with other parameters, and the smaller deviation counts: where the input
/// of a ReLU is 0 but for rounding, the two may take different sides, but hardly twice. Errors: no such
/// policy.
Result<NetworkCheck> checkNetworks(std::string_view policy, std::uint64_t seed);

/// What a case is drawn from.
struct CaseSeeds {
    std::uint64_t problem = 1;
    std::uint64_t parameters = 1; ///< And the episodes.
};

/// Each adds what it finds. SEL and PLC are those that the policy learns: `doppler`, `sel-only` or
/// `plc-only`.
void checkDoppler(std::string_view policy, const CaseSeeds& seeds, Deviations& found);
void checkJoint(const CaseSeeds& seeds, Deviations& found);
void checkPlaceto(const CaseSeeds& seeds, Deviations& found);
void checkGiph(const CaseSeeds& seeds, Deviations& found);
void checkImprove(const CaseSeeds& seeds, Deviations& found);
void checkHsdag(const CaseSeeds& seeds, Deviations& found);
void checkRegal(const CaseSeeds& seeds, Deviations& found);
void checkWecan(const CaseSeeds& seeds, Deviations& found);
void checkReadys(const CaseSeeds& seeds, Deviations& found);

} // namespace doppler
