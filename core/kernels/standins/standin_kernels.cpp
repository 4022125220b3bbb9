// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/standins/standin_kernels.h"

#include "core/kernels/standins/machine_rates.h"
#include "core/problem/estimated_work.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <ATen/Functions.h>
#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double bytesOfElement = sizeof(float);

std::size_t elementsOf(double bytes) { return static_cast<std::size_t>(std::ceil(bytes / bytesOfElement)); }

/// What one vertex does.
struct StandIn {
    double flops = 0;
    std::size_t written = 0;                                        ///< Elements of its output.
    std::size_t weights = 0;                                        ///< Elements of weights that it reads.
    std::size_t readMost = std::numeric_limits<std::size_t>::max(); ///< Elements of inputs and weights.
};

class StandInKernels final : public GraphKernels {
public:
    StandInKernels(ProblemPtr p, std::vector<Message> n) : problem(std::move(p)), noteList(std::move(n))
    {
        const DataflowGraph& graph = problem->graph();
        for (VertexId v : graph.vertices()) {
            vertices.push_back(standInOf(v));
            weightCount = std::max(weightCount, vertices.back().weights);
        }
        weightCount = std::min(weightCount, mostWeights);
        noteList.emplace_back(
            PluralText(DOPPLER_PLURAL("core",
                                      "{0} vertices are computed by stand-ins with the same FLOPs and bytes",
                                      "{0} vertex is computed by a stand-in with the same FLOPs and bytes")),
            std::initializer_list<MessageValue>{count(graph.vertexCount())});
    }

    [[nodiscard]] ComputationKind kind() const override { return ComputationKind::StandIn; }
    [[nodiscard]] std::vector<Message> notes() const override { return noteList; }
    [[nodiscard]] std::string key(VertexId v) const override
    {
        const StandIn& x = vertices[v];
        std::size_t read = x.weights;
        for (EdgeId e : problem->graph().inEdges(v))
            read += elementsOf(problem->graph().tensor(problem->graph().edge(e).tensor).bytes);
        return fmt::format("stand-in {} flops, {} read, {} written", x.flops, std::min(read, x.readMost),
                           x.written);
    }
    [[nodiscard]] std::size_t outputBytes(VertexId v) const override
    {
        return vertices[v].written * sizeof(float);
    }
    [[nodiscard]] std::size_t tensorBytes(TensorId t) const override
    {
        return elementsOf(problem->graph().tensor(t).bytes) * sizeof(float);
    }
    [[nodiscard]] std::size_t heldBytes() const override { return weightCount * sizeof(float); }

    Result<void> load(const std::stop_token& /*stop*/) override
    {
        weights = at::ones({static_cast<std::int64_t>(weightCount)}, at::kFloat);
        machineRates();
        return {};
    }

    KernelOutputs run(VertexId v, std::span<const at::Tensor> inputs) const override
    {
        const StandIn& x = vertices[v];
        computeFlops(x.flops);
        std::size_t left = x.readMost;
        for (const at::Tensor& input : inputs) {
            const std::size_t read = std::min(left, static_cast<std::size_t>(input.numel()));
            readMemory(input.data_ptr<float>(), read);
            left -= read;
        }
        // Weights beyond those that are there are read again: their bytes count, not their number.
        for (std::size_t more = std::min(left, x.weights); more > 0;) {
            const std::size_t read = std::min(more, weightCount);
            readMemory(weights.data_ptr<float>(), read);
            more -= read;
        }
        return {at::ones({static_cast<std::int64_t>(x.written)}, at::kFloat)};
    }

    [[nodiscard]] at::Tensor carried(TensorId t, const KernelOutputs& outputs) const override
    {
        const auto size = static_cast<std::int64_t>(elementsOf(problem->graph().tensor(t).bytes));
        return size == outputs.front().size(0) ? outputs.front() : outputs.front().narrow(0, 0, size);
    }

    [[nodiscard]] std::vector<at::Tensor> sampleInputs(VertexId v) const override
    {
        std::vector<at::Tensor> inputs;
        for (EdgeId e : problem->graph().inEdges(v))
            inputs.push_back(at::ones(
                {static_cast<std::int64_t>(tensorBytes(problem->graph().edge(e).tensor) / sizeof(float))},
                at::kFloat));
        return inputs;
    }

private:
    static constexpr std::size_t mostWeights = std::size_t{64} << 20; ///< 256 MiB: more than any cache.

    [[nodiscard]] StandIn standInOf(VertexId v) const
    {
        const DataflowGraph& graph = problem->graph();
        const Vertex& vertex = graph.vertex(v);
        StandIn x;
        // The largest tensor holds all others: their values mean nothing.
        double written = vertex.outputBytes;
        for (const Edge& edge : graph.outEdges(v))
            written = std::max(written, graph.tensor(edge.tensor).bytes);
        x.written = elementsOf(written);
        x.weights = elementsOf(vertex.persistentBytes);
        if (vertex.accessedBytes)
            x.readMost = elementsOf(std::max(0.0, *vertex.accessedBytes - vertex.outputBytes));
        if (vertex.seconds.empty())
            x.flops = vertex.flops ? *vertex.flops : estimatedFlops(graph, v);
        else
            x.flops = flopsOfSeconds(v, x);
        return x;
    }

    /// The FLOPs that fill the measured time beside the vertex's bytes.
    [[nodiscard]] double flopsOfSeconds(VertexId v, const StandIn& x) const
    {
        const DataflowGraph& graph = problem->graph();
        const auto& measured = graph.vertex(v).seconds;
        const auto any = std::find_if(measured.begin(), measured.end(),
                                      [](const MeasuredSeconds& m) { return m.kind == "*"; });
        const double seconds = any == measured.end() ? measured.front().seconds : any->seconds;
        std::size_t elements = x.weights;
        for (EdgeId e : graph.inEdges(v))
            elements += elementsOf(graph.tensor(graph.edge(e).tensor).bytes);
        const double moved = static_cast<double>(std::min(elements, x.readMost) + x.written) * bytesOfElement;
        const MachineRates& rates = machineRates();
        return std::max(0.0, seconds - moved / rates.bytes) * rates.flops;
    }

    ProblemPtr problem;
    std::vector<Message> noteList;
    std::vector<StandIn> vertices;
    std::size_t weightCount = 0;
    at::Tensor weights;
};

} // namespace

Result<std::unique_ptr<GraphKernels>> makeStandInKernels(ProblemPtr problem, std::vector<Message> notes)
{
    return std::unique_ptr<GraphKernels>(
        std::make_unique<StandInKernels>(std::move(problem), std::move(notes)));
}

} // namespace doppler
