// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <memory>

namespace doppler::tests {

/// Places the diamond: a, then b among {b, c}, then c, then d.
inline std::shared_ptr<const EpisodeTrace> trace(std::uint64_t episode)
{
    auto result = std::make_shared<EpisodeTrace>();
    result->episode = episode;
    result->stage = Stage::Simulation;
    result->makespan = 1.5e-3;
    const auto id = [](std::size_t v) { return VertexId{v}; };
    result->steps = {
        {id(0), DeviceId{0}, {id(0)}, {1}, {0.5F, 0.25F, 0.25F}},
        {id(1), DeviceId{2}, {id(1), id(2)}, {0.25F, 0.75F}, {0, 0, 1}},
        {id(2), DeviceId{1}, {id(2)}, {1}, {0.25F, 0.5F, 0.25F}},
        {id(3), DeviceId{0}, {id(3)}, {1}, {1, 0, 0}},
    };
    return result;
}

/// The same with what its choices were made from, and a teacher that differs at the second step.
inline std::shared_ptr<const EpisodeTrace> explained()
{
    auto result = std::make_shared<EpisodeTrace>(*trace(1));
    result->vertexFeatures = std::make_shared<const VertexFeatureRows>(
        VertexFeatureRows{{1, 2, 3, 4, 5}, {10, 2, 3, 4, 5}, {20, 2, 3, 4, 5}, {1, 1, 1, 1, 1}});
    for (PolicyStep& step : result->steps) {
        step.deviceFeatures = {{0, 0, 0, 0, 1e-3}, {0, 0, 0, 0, 2e-3}, {0, 0, 0, 0, 3e-3}};
        step.teacherVertices = {step.vertex};
        step.teacherDevices = {step.device};
    }
    result->steps[1].teacherVertices = {VertexId{2}};
    result->steps[2].teacherDevices = {DeviceId{0}, DeviceId{2}};
    return result;
}

} // namespace doppler::tests
