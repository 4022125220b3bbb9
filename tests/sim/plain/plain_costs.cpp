// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_costs.h"

#include "tests/sim/plain/plain_random.h"
#include "tests/support/run_memory.h"

#include <algorithm>
#include <memory>
#include <set>

#include <glpk.h>

namespace doppler::tests {

namespace {

/// Other people's simulators count operations over speed and bytes over bandwidth, and nothing else.
bool countsOnlyRates(const Problem& problem)
{
    return problem.model().costModel == CostModel::AsReleased ||
           problem.model().costModel == CostModel::Mayer;
}

} // namespace

double plainComputeSeconds(const Problem& problem, VertexId v, DeviceId d)
{
    const DataflowGraph& graph = problem.graph();
    const Vertex& x = graph.vertex(v);
    const Device& device = problem.topology().device(d);
    for (const std::string& kind : {device.kind, device.deviceClass, std::string("*")})
        for (const MeasuredSeconds& measured : x.seconds)
            if (measured.kind == kind)
                return measured.seconds;
    const double computing = x.flops.value() / device.flopsPerSecond;
    if (countsOnlyRates(problem))
        return computing;
    std::set<TensorId> inputs;
    for (EdgeId e : graph.inEdges(v))
        inputs.insert(graph.edge(e).tensor);
    double touched = ownHeldBytes(graph, v) + allocatedBytes(graph, v);
    for (TensorId t : inputs)
        touched += graph.tensor(t).bytes;
    for (const auto& list : {graph.memory().sharedWeights, graph.memory().inputs})
        for (const HeldValue& value : list)
            if (std::find(value.users.begin(), value.users.end(), v) != value.users.end())
                touched += value.bytes;
    touched = x.accessedBytes.value_or(touched);
    return device.overheadSeconds + std::max(computing, touched / device.bytesPerSecond);
}

double plainTransferSeconds(const Problem& problem, TensorId t, DeviceId from, DeviceId to)
{
    if (from == to)
        return 0;
    const Tensor& tensor = problem.graph().tensor(t);
    const Link& link = problem.topology().link(from, to);
    if (tensor.seconds)
        return *tensor.seconds;
    const double latency = countsOnlyRates(problem) ? 0 : link.latency;
    return latency + tensor.bytes / link.bandwidth;
}

double plainLowerBound(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    double longest = 0;
    std::vector<double> reached(graph.vertexCount(), 0);
    for (VertexId v : graph.topologicalOrder()) {
        double least = never;
        for (DeviceId d : problem.topology().devices())
            if (problem.allowed(v, d))
                least = std::min(least, problem.computeSeconds(v, d) * plainComputeNoise(problem.model(), v));
        for (EdgeId e : graph.inEdges(v))
            reached[v] = std::max(reached[v], reached[graph.edge(e).from]);
        longest = std::max(longest, reached[v] += least);
    }
    return std::max(longest, plainSpreadBound(problem));
}

double plainSpreadBound(const Problem& problem)
{
    const std::unique_ptr<glp_prob, decltype(&glp_delete_prob)> program(glp_create_prob(), glp_delete_prob);
    glp_prob* const p = program.get();
    glp_set_obj_dir(p, GLP_MIN);
    const int time = glp_add_cols(p, 1);
    glp_set_obj_coef(p, time, 1);
    glp_set_col_bnds(p, time, GLP_LO, 0, 0);
    const int load = glp_add_rows(p, static_cast<int>(problem.deviceCount()));
    std::vector<int> row{0};
    std::vector<int> column{0};
    std::vector<double> value{0};
    const auto put = [&](int r, int c, double x) {
        row.push_back(r);
        column.push_back(c);
        value.push_back(x);
    };
    for (DeviceId d : problem.topology().devices()) {
        glp_set_row_bnds(p, load + static_cast<int>(d.value), GLP_UP, 0, 0);
        put(load + static_cast<int>(d.value), time,
            -static_cast<double>(problem.topology().device(d).slotCount));
    }
    for (VertexId v : problem.graph().vertices()) {
        const int whole = glp_add_rows(p, 1);
        glp_set_row_bnds(p, whole, GLP_FX, 1, 1);
        for (DeviceId d : problem.allowedDevices(v)) {
            const int share = glp_add_cols(p, 1);
            glp_set_col_bnds(p, share, GLP_LO, 0, 0);
            put(whole, share, 1);
            put(load + static_cast<int>(d.value), share,
                problem.computeSeconds(v, d) * plainComputeNoise(problem.model(), v));
        }
    }
    glp_load_matrix(p, static_cast<int>(row.size()) - 1, row.data(), column.data(), value.data());
    glp_smcp settings;
    glp_init_smcp(&settings);
    settings.msg_lev = GLP_MSG_OFF;
    return glp_simplex(p, &settings) == 0 ? glp_get_obj_val(p) : never;
}

} // namespace doppler::tests
