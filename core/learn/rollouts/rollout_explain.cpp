// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/rollout.h"

#include <algorithm>

namespace doppler {

void Rollout::explain(EpisodeTrace& trace)
{
    if (!vertexFeatures)
        vertexFeatures = std::make_shared<const VertexFeatureRows>(features.raw.begin(), features.raw.end());
    trace.vertexFeatures = vertexFeatures;
    episode.reset();
    for (PolicyStep& step : trace.steps) {
        const CandidateOrder urgency = teacher();
        const VertexId best = urgency.most();
        for (VertexId v : episode.candidates())
            if (urgency.takes(v, best))
                step.teacherVertices.push_back(v);
        episode.deviceRows(step.vertex, deviceRows);
        step.deviceFeatures.assign(deviceRows.begin(), deviceRows.end());
        const auto may = episode.devicesFor(step.vertex);
        const double least = leastStart(
            [&](std::size_t d) { return std::find(may.begin(), may.end(), DeviceId{d}) != may.end(); });
        for (DeviceId d : may)
            if (deviceRows[d][4] == least)
                step.teacherDevices.push_back(d);
        episode.place(step.vertex, step.device);
    }
}

} // namespace doppler
