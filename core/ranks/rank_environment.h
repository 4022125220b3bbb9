// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ranks/rank_setup.h"

namespace doppler {

/// Which of how many processes that work together this one is, from RANK, WORLD_SIZE, MASTER_ADDR and
/// MASTER_PORT, as PyTorch's `env://` reads them; alone where WORLD_SIZE is not set.
/// Several processes also need DOPPLER_RANK_SECRET (rankSecret()).
Result<RankSetup> ranksOfEnvironment();

} // namespace doppler
