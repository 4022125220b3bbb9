// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/online/online_placer.h"

#include <memory>
#include <string>

namespace doppler {

/// The networks of a checkpoint as an online policy, with the id and options of the placer `checkpoint`. For
/// policies that decide online (TrainingPolicy::decidesOnline). Reads the file once, and loads the learning
/// module. Errors name the file.
Result<std::shared_ptr<const OnlinePlacer>> onlineCheckpoint(const std::string& file);

} // namespace doppler
