// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

namespace doppler {

/// Whether a pair's named channels replace the preset of the topology or of the model. The models of other
/// simulators use the channels of those simulators.
inline bool namedChannelsCount(CostModel model) { return model == CostModel::Physical; }

} // namespace doppler
