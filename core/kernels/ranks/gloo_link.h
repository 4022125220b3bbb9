// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/rank_link.h"
#include "core/ranks/rank_board.h"

#include <memory>

namespace doppler {

/// See KernelModule::connectRanks(). No exception leaves this call or the link.
Result<std::unique_ptr<RankLink>> connectGlooLink(const RankSetup& setup, RankBoard& board, double seconds);

} // namespace doppler
