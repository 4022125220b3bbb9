// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/placers/learned/improve_networks.h"

#include <string>

namespace doppler {

/// The policy whose checkpoints contain such networks.
inline constexpr std::string_view improvePolicyId = "doppler-improve";

/// The networks with this name. `shipped`: those that come with the product (made by
/// scripts/train_improver.sh); `fresh`: untrained ones, whose scores are all 0; otherwise a checkpoint file
/// of the policy.
Result<ImproveNetworks> namedNetworks(const std::string& name);

/// The bytes of the shipped checkpoint.
std::string_view shippedNetworkFile();

} // namespace doppler
