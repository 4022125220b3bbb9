// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/models/onnx_kernels.h"

#include "core/base/excerpt.h"
#include "core/kernels/models/model_inputs.h"
#include "core/kernels/operators/compute_node.h"

#include <algorithm>
#include <mutex>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Where a vertex finds a value: on one of its edges, or among those that are there from the start.
struct VertexInput {
    static constexpr std::size_t noEdge = ~std::size_t{0};
    std::size_t edge = noEdge; ///< Position among the edges that end at the vertex.
    std::uint32_t value = OnnxStep::noValue;
};

struct VertexPlan {
    std::uint32_t step = OnnxStep::noValue;
    std::vector<VertexInput> inputs;
    std::vector<VertexInput> captured; ///< As the step lists them.
    std::vector<bool> usedOutputs;     ///< Empty: all.
};

class OnnxKernels final : public GraphKernels {
public:
    OnnxKernels(GraphPtr g, std::unique_ptr<OnnxProgram> p, std::uint64_t seed, OnnxInputs inputs)
        : graph(std::move(g)), program(std::move(p)), origin(program->origin()),
          values(*program, vertexSteps(), seed, std::move(inputs)), samples(graph->tensorCount())
    {
    }

    std::optional<Error> plan()
    {
        carriedValues.assign(graph->tensorCount(), OnnxStep::noValue);
        for (EdgeId e : graph->edges())
            carriedValues[graph->edge(e).tensor] = origin.edges[e].value;
        for (VertexId v : graph->vertices())
            if (auto error = planVertex(v))
                return error;
        findUsedOutputs();
        return missingKernels();
    }

    [[nodiscard]] ComputationKind kind() const override { return ComputationKind::Operators; }
    [[nodiscard]] std::vector<Message> notes() const override
    {
        const std::vector<std::string> random = values.drawnInputs();
        if (random.empty())
            return {};
        if (!values.hasGivenInputs())
            return {
                {DOPPLER_TEXT("core", "the model's inputs are random: normal numbers, and 0 and 1 as whole "
                                      "numbers")}};
        return {{DOPPLER_TEXT("core", "these inputs of the model have no file and are random: {0}"),
                 {excerpt(fmt::format("{}", fmt::join(random, ", ")), 200)}}};
    }

    [[nodiscard]] std::string key(VertexId v) const override
    {
        const VertexPlan& vertex = plans[v];
        std::string out =
            fmt::format("{} {}", program->operatorOf(vertex.step), program->versionOf(vertex.step));
        const OnnxStep& step = origin.steps[vertex.step];
        for (const std::uint32_t input : step.inputs)
            out += ' ' + shapeKey(input, v);
        for (const auto& [name, input] : step.captured)
            out += ' ' + shapeKey(input, v);
        std::size_t attributes = 0;
        if (const onnx::NodeProto* node = program->node(vertex.step))
            for (const auto& attribute : node->attribute())
                attributes = attributes * 31 + std::hash<std::string>()(attribute.SerializeAsString());
        return fmt::format("{} {:x}", out, attributes + static_cast<std::size_t>(step.axis));
    }

    [[nodiscard]] std::size_t outputBytes(VertexId v) const override
    {
        return static_cast<std::size_t>(graph->vertex(v).outputBytes);
    }
    [[nodiscard]] std::size_t tensorBytes(TensorId t) const override
    {
        return static_cast<std::size_t>(graph->tensor(t).bytes);
    }
    [[nodiscard]] std::size_t heldBytes() const override { return values.bytes(); }
    Result<void> load(const std::stop_token& stop) override { return values.load(stop); }

    KernelOutputs run(VertexId v, std::span<const at::Tensor> inputs) const override
    {
        const VertexPlan& vertex = plans[v];
        const OnnxStep& step = origin.steps[vertex.step];
        Tensors in;
        for (const VertexInput& input : vertex.inputs)
            in.push_back(valueOf(input, inputs));
        ValueScope around;
        for (std::size_t i = 0; i < vertex.captured.size(); ++i)
            around.put(step.captured[i].first, valueOf(vertex.captured[i], inputs));
        KernelOutputs out = program->run(vertex.step, in, around);
        for (std::size_t i = 0; i < out.size(); ++i)
            if (!vertex.usedOutputs.empty() && (i >= vertex.usedOutputs.size() || !vertex.usedOutputs[i]))
                out[i] = at::Tensor();
        for (at::Tensor& output : out)
            own(output, vertex, inputs);
        return out;
    }

    [[nodiscard]] at::Tensor carried(TensorId t, const KernelOutputs& outputs) const override
    {
        const std::uint32_t step = plans[graph->tensor(t).source].step;
        return partOf(carriedValues[t], step, outputs);
    }

    /// Whole numbers are those of an execution, since they may be shapes and indices; floats are random.
    [[nodiscard]] std::vector<at::Tensor> sampleInputs(VertexId v) const override
    {
        {
            const std::lock_guard lock(mutex);
            if (!sampled)
                takeSamples();
            sampled = true;
        }
        std::vector<at::Tensor> out;
        for (EdgeId e : graph->inEdges(v)) {
            const Sample& sample = samples[graph->edge(e).tensor];
            out.push_back(isFloatType(sample.type)
                              ? at::empty(sample.shape, at::kFloat).normal_().to(sample.type)
                              : sample.value);
        }
        return out;
    }

private:
    /// What an execution passed along an edge.
    struct Sample {
        std::vector<std::int64_t> shape;
        at::ScalarType type = at::kFloat;
        at::Tensor value; ///< Of whole numbers.
    };

    static bool isFloatType(at::ScalarType type) { return at::isFloatingType(type); }

    [[nodiscard]] std::vector<bool> vertexSteps() const
    {
        std::vector<bool> out(program->origin().steps.size());
        for (const std::uint32_t step : program->origin().stepOfVertex)
            if (step < out.size())
                out[step] = true;
        return out;
    }

    std::optional<Error> planVertex(VertexId v)
    {
        VertexPlan vertex;
        vertex.step = origin.stepOfVertex[v];
        const OnnxStep& step = origin.steps[vertex.step];
        bool found = true;
        const auto place = [&](std::uint32_t value) {
            VertexInput out{VertexInput::noEdge, value};
            const auto edges = graph->inEdges(v);
            for (std::size_t i = 0; i < edges.size(); ++i)
                if (value == origin.edges[edges[i]].value)
                    out.edge = i;
            if (value != OnnxStep::noValue && out.edge == VertexInput::noEdge)
                found = values.hold(value) && found;
            return out;
        };
        for (const std::uint32_t input : step.inputs)
            vertex.inputs.push_back(place(input));
        for (const auto& [name, input] : step.captured)
            vertex.captured.push_back(place(input));
        plans.push_back(std::move(vertex));
        if (!found)
            return Error{{DOPPLER_TEXT("core", "an input of the vertex can't be computed: no node makes it")},
                         origin.file,
                         "vertex " + graph->label(v)};
        return std::nullopt;
    }

    /// Outputs that no edge carries and that are no results are dropped, except those of vertices that nobody
    /// reads.
    void findUsedOutputs()
    {
        for (TensorId t : graph->tensors())
            if (carriedValues[t] != OnnxStep::noValue)
                use(carriedValues[t], graph->tensor(t).source);
        for (VertexId v : graph->vertices())
            if (graph->outEdges(v).empty())
                plans[v].usedOutputs.clear();
            else
                for (const std::uint32_t result : origin.results)
                    if (result != OnnxStep::noValue)
                        use(result, v);
    }

    /// Marks the outputs of a vertex from which a value is made, directly or by steps without vertices.
    void use(std::uint32_t number, VertexId v)
    {
        if (number >= origin.values.size() || origin.values[number].kind != OnnxValue::Kind::Made)
            return;
        const OnnxValue& value = origin.values[number];
        if (value.from == plans[v].step) {
            auto& used = plans[v].usedOutputs;
            used.resize(std::max<std::size_t>(used.size(), value.output + std::size_t{1}));
            used[value.output] = true;
            return;
        }
        if (program->node(value.from) || std::size_t(value.from) >= origin.steps.size())
            return;
        for (const std::uint32_t input : origin.steps[value.from].inputs)
            use(input, v);
    }

    [[nodiscard]] std::optional<Error> missingKernels() const
    {
        std::map<std::string, std::size_t> missing;
        for (const VertexPlan& vertex : plans)
            for (const std::string& name : program->missingKernels(vertex.step))
                ++missing[name];
        for (const std::uint32_t step : values.steps())
            for (const std::string& name : program->missingKernels(step))
                missing[name] += 0;
        if (missing.empty())
            return std::nullopt;
        std::string list;
        for (const auto& [name, vertices] : missing)
            list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", name, vertices);
        return Error{
            {DOPPLER_TEXT("core", "these operators have no kernel (vertices in brackets): {0}; execute "
                                  "the graph with stand-ins instead"),
             {list}},
            origin.file,
            {}};
    }

    [[nodiscard]] const at::Tensor& valueOf(const VertexInput& input,
                                            std::span<const at::Tensor> inputs) const
    {
        static const at::Tensor omitted;
        if (input.edge != VertexInput::noEdge)
            return inputs[input.edge];
        return input.value == OnnxStep::noValue ? omitted : values.get(input.value);
    }

    /// Outputs may be views of inputs or weights, which live elsewhere and may end earlier.
    void own(at::Tensor& output, const VertexPlan& vertex, std::span<const at::Tensor> inputs) const
    {
        if (!output.defined())
            return;
        const auto shares = [&](const VertexInput& input) {
            const at::Tensor& value = valueOf(input, inputs);
            return value.defined() && value.storage().data() == output.storage().data();
        };
        if (std::any_of(vertex.inputs.begin(), vertex.inputs.end(), shares) ||
            std::any_of(vertex.captured.begin(), vertex.captured.end(), shares))
            output = output.clone(at::MemoryFormat::Contiguous);
        else
            output = output.contiguous();
    }

    /// A value as made from the outputs of a vertex: one of them, or a part of it by steps without vertices.
    [[nodiscard]] at::Tensor partOf(std::uint32_t number, std::uint32_t vertexStep,
                                    const KernelOutputs& outputs) const
    {
        if (number >= origin.values.size())
            unfit("the edge carries no known value");
        const OnnxValue& value = origin.values[number];
        if (value.kind != OnnxValue::Kind::Made)
            unfit("the edge carries no value of its source");
        if (value.from == vertexStep) {
            if (value.output >= outputs.size() || !outputs[value.output].defined())
                unfit("the kernel did not make output " + std::to_string(value.output));
            return outputs[value.output];
        }
        const OnnxStep& step = origin.steps[value.from];
        Tensors in;
        for (const std::uint32_t input : step.inputs)
            in.push_back(partOf(input, vertexStep, outputs));
        return program->run(value.from, in, ValueScope()).at(0);
    }

    [[nodiscard]] std::string shapeKey(std::uint32_t number, VertexId v) const
    {
        if (number == OnnxStep::noValue)
            return "-";
        const OnnxValue& value = origin.values[number];
        const bool known = value.ranked && std::none_of(value.dims.begin(), value.dims.end(),
                                                        [](auto extent) { return extent < 0; });
        return known ? fmt::format("{}[{}]", value.elementType, fmt::join(value.dims, ","))
                     : fmt::format("?{}", v.value); // times may differ
    }

    /// Runs the graph once in topological order and keeps shapes and whole numbers of all edges.
    void takeSamples() const
    {
        std::vector<KernelOutputs> outputs(graph->vertexCount());
        std::vector<std::size_t> readers(graph->vertexCount());
        for (EdgeId e : graph->edges())
            ++readers[graph->edge(e).from];
        for (const VertexId v : graph->topologicalOrder()) {
            std::vector<at::Tensor> inputs;
            for (EdgeId e : graph->inEdges(v)) {
                const Edge& edge = graph->edge(e);
                inputs.push_back(carried(edge.tensor, outputs[edge.from]));
                const at::Tensor& value = inputs.back();
                samples[edge.tensor] = {value.sizes().vec(), value.scalar_type(),
                                        isFloat(value) ? at::Tensor() : value.clone()};
            }
            outputs[v] = run(v, inputs);
            for (EdgeId e : graph->inEdges(v))
                if (--readers[graph->edge(e).from] == 0)
                    outputs[graph->edge(e).from].clear();
        }
    }

    GraphPtr graph;
    std::unique_ptr<OnnxProgram> program;
    const OnnxOrigin& origin;
    OnnxValues values;
    std::vector<VertexPlan> plans;
    std::vector<std::uint32_t> carriedValues; ///< By tensor of the graph.
    mutable std::mutex mutex;
    mutable bool sampled = false;
    mutable std::vector<Sample> samples; ///< By tensor of the graph.
};

/// Whether the graph still has the vertices and edges that were read.
bool fits(const DataflowGraph& graph, const OnnxOrigin& origin)
{
    if (origin.stepOfVertex.size() != graph.vertexCount() || origin.edges.size() != graph.edgeCount())
        return false;
    for (EdgeId e : graph.edges())
        if (graph.edge(e).from.value != origin.edges[e].from || graph.edge(e).to.value != origin.edges[e].to)
            return false;
    return std::all_of(origin.stepOfVertex.begin(), origin.stepOfVertex.end(),
                       [&](std::uint32_t step) { return step < origin.steps.size(); });
}

} // namespace

Result<std::unique_ptr<GraphKernels>> makeOnnxKernels(GraphPtr graph, std::uint64_t seed,
                                                      std::vector<Message>& notes, OnnxInputs inputs,
                                                      const std::string& inputFiles)
{
    const auto found = onnxOrigin(*graph);
    if (!found)
        return found.error();
    const auto& origin = *found;
    if (!origin || origin->file.empty())
        return std::unique_ptr<GraphKernels>();
    if (!fits(*graph, *origin)) {
        notes.push_back({DOPPLER_TEXT("core", "the graph was changed after it was read from the model, so "
                                              "stand-ins compute its vertices; open the model again")});
        return std::unique_ptr<GraphKernels>();
    }
    auto program = OnnxProgram::open(origin, seed);
    if (!program)
        return program.error();
    if (!inputFiles.empty()) {
        auto read = readModelInputs(inputFiles, **program);
        if (!read)
            return read.error();
        inputs.merge(*read);
    }
    auto kernels =
        std::make_unique<OnnxKernels>(std::move(graph), *std::move(program), seed, std::move(inputs));
    if (auto error = kernels->plan())
        return *std::move(error);
    return std::unique_ptr<GraphKernels>(std::move(kernels));
}

} // namespace doppler
