// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

namespace doppler {

/// Which of how many processes of a shared training this one is, from RANK, WORLD_SIZE, MASTER_ADDR and
/// MASTER_PORT, as PyTorch's `env://` reads them; alone where WORLD_SIZE is not set.
/// Several processes also need DOPPLER_RANK_SECRET (rankSecret()).
Result<RankSetup> ranksOfEnvironment();

} // namespace doppler
