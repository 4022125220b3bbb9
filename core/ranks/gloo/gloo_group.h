// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ranks/rank_board.h"

// c10d declares its Gloo backend only then; the packaged LibTorch has it.
#ifndef USE_C10D_GLOO
#define USE_C10D_GLOO
#endif
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>

namespace doppler {

/// Connects the processes of a board to each other through Gloo, over the network interface that leads to
/// rank 0. Blocks until all of them are connected and have read what they need from the board. `seconds`
/// limits the connecting and each later wait without a limit of its own. Throws what LibTorch throws, and
/// LostRank.
c10::intrusive_ptr<c10d::ProcessGroupGloo> connectGloo(const RankSetup& setup, RankBoard& board,
                                                       double seconds);

} // namespace doppler
