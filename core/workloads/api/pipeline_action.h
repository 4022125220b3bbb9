// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// What a rank of a pipeline does with one micro-batch in one stage.
enum class PipelineWork {
    Forward,
    Backward,       ///< Gradients of the inputs and of the weights together.
    InputGradient,  ///< The first half of a split backward pass.
    WeightGradient, ///< The second half, for which no other stage waits.
};

struct PipelineAction {
    PipelineWork work = PipelineWork::Forward;
    std::uint32_t stage = 0; ///< From 0.
    std::uint32_t batch = 0; ///< Micro-batch, from 0.
    [[nodiscard]] auto operator<=>(const PipelineAction&) const = default;
};

/// The order of the actions of every rank, by rank.
using PipelineSchedule = std::vector<std::vector<PipelineAction>>;

/// The op of the vertex that does such work, e.g. "forward".
const char* pipelineOp(PipelineWork work);
/// The name of the vertex of an action in the family `pipeline`, e.g. "forward 1.3" for stage 0,
/// micro-batch 2.
std::string pipelineVertexName(const PipelineAction& action);
/// The action of a vertex with such an op and name; nothing for other vertices.
std::optional<PipelineAction> pipelineActionOf(const Vertex& vertex);

} // namespace doppler
