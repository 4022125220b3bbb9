// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"

namespace doppler {

/// Everything in a checkpoint except its three arrays, as JSON.
std::string writeCheckpointHeader(const Checkpoint& checkpoint);
Result<Checkpoint> readCheckpointHeader(std::string_view json);

} // namespace doppler
