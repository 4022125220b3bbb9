// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

namespace doppler {

/// Whether a pair's named channels replace the preset, the topology's or the model's. The models of other
/// simulators have the channels that those have.
inline bool namedChannelsCount(CostModel model) { return model == CostModel::Physical; }

} // namespace doppler
