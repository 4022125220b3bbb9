// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/pipeline_action.h"

#include <cstddef>
#include <string_view>

namespace doppler {

/// Published orders of a training step in a pipeline.
enum class PipelineOrder {
    GPipe,       ///< All forward passes, then all backward passes, the last first.
    OneByOne,    ///< 1F1B: warm-up, then one forward and one backward pass in turn.
    Interleaved, ///< 1F1B with several stages per rank, in turn: stage s is on rank s mod ranks.
    ZbH1,        ///< 1F1B with a split backward pass; weight gradients fill bubbles, memory as 1F1B.
    ZbV,         ///< Two stages per rank in the shape of a V, split backward pass.
    DualPipeV,   ///< Likewise, in the order of DualPipe cut in half.
};

/// How stages are spread over ranks, and the order of each rank.
struct PipelinePlan {
    std::size_t ranks = 1;
    std::vector<std::size_t> rankOf; ///< By stage.
    PipelineSchedule schedule;       ///< By rank.
};

/// The plan of an order. `perRank`: stages per rank of PipelineOrder::Interleaved, at least 1; V-shaped
/// orders have 2, the others 1. `split`: whether GPipe and 1F1B (interleaved or not) split the backward pass,
/// the weight gradient right behind the input gradient; the other orders always do.
///
/// Any number of stages and micro-batches gives a valid plan: where an order asks for more micro-batches (two
/// per rank for DualPipeV) or for a multiple, it is made for these, and the actions that do not exist are
/// left out. All numbers at least 1.
PipelinePlan planPipeline(PipelineOrder order, std::size_t stages, std::size_t batches, std::size_t perRank,
                          bool split);

} // namespace doppler
