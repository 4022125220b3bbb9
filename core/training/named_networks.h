// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/placers/learned/improve_networks.h"

#include <string>

namespace doppler {

/// The policy whose checkpoints hold such networks.
inline constexpr std::string_view improvePolicyId = "doppler-improve";

/// `shipped`: those that come with the product (scripts/train_improver.sh makes them); `fresh`: untrained
/// ones, whose scores are all 0; else a checkpoint file of the policy.
Result<ImproveNetworks> namedNetworks(const std::string& name);

/// The bytes of the shipped checkpoint.
std::string_view shippedNetworkFile();

} // namespace doppler
