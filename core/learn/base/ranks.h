// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ranks/lost_rank.h"
#include "core/ranks/rank_setup.h"

#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// The processes that share one training. All of them call the same things in the same order; a call returns
/// when all have made it, and throws LostRank where that can't happen any more.
class Ranks {
public:
    virtual ~Ranks() = default;
    [[nodiscard]] virtual std::size_t rank() const { return 0; }
    [[nodiscard]] virtual std::size_t size() const { return 1; }
    /// Element by element, over all processes; all get the sum.
    virtual void sum(std::span<float> values) { static_cast<void>(values); }
    /// What each process gave, by rank.
    virtual std::vector<std::string> gather(std::string own) { return {std::move(own)}; }
};

/// Joins the processes of c10d's Gloo backend, as PyTorch's `env://` does; blocks until all are there or a
/// stop is requested. The processes find each other through a RankBoard, with the secret of rankSecret(). An
/// error names what could not be reached. The set-up of one process gives the one that talks to nobody.
Result<std::unique_ptr<Ranks>> joinRanks(const RankSetup& setup, const std::stop_token& stop);

} // namespace doppler
