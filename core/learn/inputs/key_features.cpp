// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/key_features.h"

#include "core/training/standard_score.h"

namespace doppler {

namespace {

/// By device: transfer seconds of v with neighbours that start there; and their sum.
double traffic(const Problem& problem, const Assignment& start, VertexId v, std::vector<double>& byDevice)
{
    byDevice.assign(problem.deviceCount(), 0);
    double all = 0;
    const auto add = [&](TensorId tensor, VertexId neighbour) {
        const double seconds = problem.meanTransferSeconds(tensor);
        byDevice[start[neighbour]] += seconds;
        all += seconds;
    };
    for (EdgeId e : problem.graph().inEdges(v))
        add(problem.graph().edge(e).tensor, problem.graph().edge(e).from);
    for (const Edge& edge : problem.graph().outEdges(v))
        add(edge.tensor, edge.to);
    return all;
}

} // namespace

std::vector<float> keyFeatures(const Problem& problem, const Assignment& start)
{
    const std::size_t devices = problem.deviceCount();
    std::vector<double> load(devices);
    double allLoad = 0;
    for (VertexId v : problem.graph().vertices()) {
        const double seconds = problem.computeSeconds(v, start[v]);
        load[start[v]] += seconds;
        allLoad += seconds;
    }
    std::vector<float> out(problem.vertexCount() * (devices + 1) * keyFeatureCount);
    std::vector<double> near;
    for (VertexId v : problem.graph().vertices()) {
        float* const rows = &out[v * (devices + 1) * keyFeatureCount];
        const double all = traffic(problem, start, v, near);
        const auto allowed = problem.allowedDevices(v);
        zScore(
            allowed.size(), [&](std::size_t i) { return problem.computeSeconds(v, allowed[i]); },
            [&](std::size_t i, float z) { rows[allowed[i] * keyFeatureCount + 1] = z; });
        rows[start[v] * keyFeatureCount] = 1;
        for (std::size_t d = 0; d < devices; ++d) {
            float* const row = rows + d * keyFeatureCount;
            row[2] = static_cast<float>(all > 0 ? near[d] / all : 0);
            row[3] =
                static_cast<float>(allLoad > 0 ? load[d] * static_cast<double>(devices) / allLoad - 1 : 0);
        }
        rows[devices * keyFeatureCount + keyFeatureCount - 1] = 1;
    }
    return out;
}

} // namespace doppler
