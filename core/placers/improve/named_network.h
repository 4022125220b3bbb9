// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/placers/improve/move_score.h"

#include <string>

namespace doppler {

/// The policy whose checkpoints hold such a network.
inline constexpr std::string_view improvePolicyId = "doppler-improve";

/// `shipped`: the one that comes with the product (scripts/train_improver.sh makes it); `fresh`: an untrained
/// one, whose scores are all 0; else a checkpoint file of the policy.
Result<MoveScore> namedNetwork(const std::string& name);

/// The bytes of the shipped checkpoint.
std::string_view shippedNetworkFile();

} // namespace doppler
