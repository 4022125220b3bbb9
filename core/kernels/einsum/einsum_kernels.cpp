// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/einsum_kernels.h"

#include "core/exec/engine.h"
#include "core/kernels/einsum/block_plan.h"
#include "core/kernels/einsum/einsum_operation.h"
#include "core/kernels/einsum/input_values.h"
#include "core/kernels/einsum/uncut_program.h"
#include "core/kernels/einsum/views.h"
#include "core/kernels/values/memory_plan.h"

#include <algorithm>
#include <set>

#include <ATen/Functions.h>
#include <c10/core/InferenceMode.h>
#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 56; ///< Sums of many such sizes do not overflow.

std::size_t bytesOf(Ranges ranges, bool complex)
{
    double bytes = complex ? 8 : 4;
    for (const ElementRange& range : ranges)
        bytes *= range.size();
    return bytes < static_cast<double>(mostBytes) ? static_cast<std::size_t>(bytes) : mostBytes;
}

class EinsumKernels final : public GraphKernels {
public:
    EinsumKernels(GraphPtr g, std::shared_ptr<const EinsumOrigin> o, std::uint64_t s)
        : graph(std::move(g)), origin(std::move(o)), program(origin->program), seed(s), plan(*graph),
          complex(complexOperations(program)), held(program.operations.size())
    {
    }

    /// Whether the graph is what the program expands to.
    bool prepare()
    {
        if (!recordExpansion(*origin, *graph, plan) || !plan.complete())
            return false;
        for (std::size_t v = 0; v < program.operations.size(); ++v) {
            operations.emplace_back(program.operations[v]);
            views.push_back(program.operations[v].view ? viewShape(program, v, complex[v]) : ViewShape{});
        }
        addNotes();
        return true;
    }

    [[nodiscard]] ComputationKind kind() const override { return ComputationKind::Einsum; }
    [[nodiscard]] std::vector<Message> notes() const override { return noteList; }

    [[nodiscard]] std::string key(VertexId v) const override
    {
        const BlockPlan::Block& block = plan.block(v);
        const Einsum& operation = program.operations[block.operation];
        std::string out =
            fmt::format("{} {} {}", block.formation ? "formation" : operation.op,
                        block.formation ? "" : joinOf(operation), graph->vertex(v).kernel->einsum);
        for (const auto& [label, extent] : graph->vertex(v).kernel->extents)
            out += fmt::format(" {}={}", label, extent);
        out += complex[block.operation] ? " complex64" : " float32";
        for (const BlockPlan::Input& input : plan.inputs(block))
            if (input.parts > 1)
                out += fmt::format(" of {} parts", input.parts);
        return out;
    }

    [[nodiscard]] std::size_t outputBytes(VertexId v) const override
    {
        const BlockPlan::Block& block = plan.block(v);
        return bytesOf(outputRanges(block), complex[block.operation]);
    }
    [[nodiscard]] std::size_t tensorBytes(TensorId t) const override
    {
        const VertexId source = graph->tensor(t).source;
        const Ranges part = plan.carried(t);
        return part.empty() ? outputBytes(source) : bytesOf(part, complex[plan.block(source).operation]);
    }
    [[nodiscard]] std::size_t workspaceBytes(VertexId v) const override
    {
        const BlockPlan::Block& block = plan.block(v);
        std::size_t bytes = 0;
        std::size_t i = 0;
        for (const BlockPlan::Input& input : plan.inputs(block)) {
            const std::size_t tensor = program.operations[block.operation].inputs[i++];
            if (input.parts > 1)
                bytes = std::max(bytes, bytesOf(plan.wanted(input), complex[tensor]));
        }
        return bytes;
    }
    [[nodiscard]] std::size_t heldBytes() const override
    {
        std::size_t sum = 0;
        for (std::size_t v = 0; v < program.operations.size(); ++v) {
            std::vector<ElementRange> ranges;
            for (const char label : program.operations[v].outputLabels)
                ranges.push_back({0, program.extents.at(label)});
            if (isInputTensor(program.operations[v]))
                sum += std::min(bytesOf(ranges, complex[v]), mostBytes);
        }
        return sum;
    }

    Result<void> load(const std::stop_token& stop) override
    {
        const c10::InferenceMode inference;
        const std::vector<InputRecipe> recipes = inputRecipes(program);
        for (std::size_t v = 0; v < program.operations.size() && !stop.stop_requested(); ++v)
            if (isInputTensor(program.operations[v]))
                held[v] = drawInput(program, v, recipes[v], complex[v], seed, stop);
        return stop.stop_requested() ? Result<void>(executionStopped()) : Result<void>();
    }

    KernelOutputs run(VertexId v, std::span<const at::Tensor> inputs) const override
    {
        const BlockPlan::Block& block = plan.block(v);
        const EinsumOperation& operation = operations[block.operation];
        if (block.formation)
            return {operation.form(inputs)};
        const Einsum& einsum = program.operations[block.operation];
        const Ranges ranges = plan.ranges(block);
        if (isInputTensor(einsum)) // as a vertex
            return {partOf(held[block.operation], ranges).clone(at::MemoryFormat::Contiguous)};
        if (einsum.inputs.empty())
            return {causalMask(ranges)};
        c10::SmallVector<at::Tensor, 4> operands;
        std::size_t i = 0;
        for (const BlockPlan::Input& input : plan.inputs(block))
            operands.push_back(operand(input, einsum.inputs[i++], inputs));
        const std::span<const at::Tensor> read(operands.data(), operands.size());
        if (!einsum.view)
            return {operation.run(read, ranges)};
        std::vector<Ranges> wanted;
        for (const BlockPlan::Input& input : plan.inputs(block))
            wanted.push_back(plan.wanted(input));
        return {runView(views[block.operation], {read, std::move(wanted), outputRanges(block)})};
    }

    [[nodiscard]] at::Tensor carried(TensorId t, const KernelOutputs& outputs) const override
    {
        const Ranges part = plan.carried(t);
        if (part.empty())
            return outputs.front();
        return partOf(outputs.front(), part, outputRanges(plan.block(graph->tensor(t).source)));
    }

    [[nodiscard]] std::vector<at::Tensor> sampleInputs(VertexId v) const override
    {
        std::vector<at::Tensor> inputs;
        for (const EdgeId e : graph->inEdges(v)) {
            const Edge& edge = graph->edge(e);
            const BlockPlan::Block& source = plan.block(edge.from);
            const Ranges part = plan.carried(edge.tensor);
            const Extents extents = extentsOf(part.empty() ? outputRanges(source) : part);
            at::Tensor numbers =
                at::empty(extents, complex[source.operation] ? at::kComplexFloat : at::kFloat);
            // Products of long sums of such numbers stay finite.
            (complex[source.operation] ? at::view_as_real(numbers) : numbers).uniform_(0.1, 0.9);
            inputs.push_back(std::move(numbers));
        }
        return inputs;
    }

    Result<std::vector<Expected>> expected(std::stop_token stop) const override
    {
        if (uncutBytes(program) > static_cast<double>(availableMemory()))
            return std::vector<Expected>{};
        const std::vector<bool> kept = keptOutputs(*graph);
        std::vector<bool> wanted(program.operations.size());
        for (const VertexId v : graph->vertices())
            if (kept[v])
                wanted[plan.block(v).operation] = true;
        const c10::InferenceMode inference;
        const auto values = evaluateUncut(program, held, wanted, stop);
        if (!values)
            return values.error();
        std::vector<Expected> out;
        for (const VertexId v : graph->vertices())
            if (kept[v])
                out.push_back({v, {partOf((*values)[plan.block(v).operation], outputRanges(plan.block(v)))}});
        return out;
    }

private:
    [[nodiscard]] Ranges outputRanges(const BlockPlan::Block& block) const
    {
        return plan.ranges(block).first(program.operations[block.operation].outputLabels.size());
    }

    /// The block of an input that a kernel reads: a view where it lies in one piece.
    [[nodiscard]] at::Tensor operand(const BlockPlan::Input& input, std::size_t tensor,
                                     std::span<const at::Tensor> carriedTensors) const
    {
        const Ranges wanted = plan.wanted(input);
        if (input.parts == 0)
            return partOf(held[tensor], wanted);
        const auto parts = plan.parts(input);
        const auto take = [&](const BlockPlan::Part& part) {
            // An edge with published costs carries the whole block.
            const at::Tensor& from = carriedTensors[part.edge];
            const Ranges range = plan.range(part, input.dimensions);
            return from.sizes() == at::IntArrayRef(extentsOf(range)) ? from : narrowed(from, part, input);
        };
        if (parts.size() == 1)
            return take(parts.front());
        at::Tensor all = at::empty(extentsOf(wanted), complex[tensor] ? at::kComplexFloat : at::kFloat);
        for (const BlockPlan::Part& part : parts)
            partOf(all, plan.range(part, input.dimensions), wanted).copy_(take(part));
        return all;
    }

    /// The part of a whole block, whose place follows from the cuts: a block begins where its piece does.
    [[nodiscard]] at::Tensor narrowed(const at::Tensor& block, const BlockPlan::Part& part,
                                      const BlockPlan::Input& input) const
    {
        return partOf(block, plan.range(part, input.dimensions), plan.source(part, input.dimensions));
    }

    void addNotes()
    {
        std::set<std::string_view> unknown;
        bool otherBytes = origin->options.elementBytes != 4;
        for (std::size_t v = 0; v < program.operations.size(); ++v) {
            const Einsum& operation = program.operations[v];
            if (!operation.view && !operation.inputs.empty() && !operations[v].hasFormula())
                unknown.insert(joinOf(operation));
        }
        for (const std::string_view name : unknown)
            noteList.push_back(
                {DOPPLER_TEXT("core", "the function {0} has no formula; its kernels add up their "
                                      "operands instead"),
                 {name}});
        if (otherBytes)
            noteList.push_back(
                {DOPPLER_TEXT("core", "elements have {0} bytes in the graph, but are computed with 4 "
                                      "bytes (float32): transfers carry other numbers of bytes"),
                 {figure(fmt::format("{}", origin->options.elementBytes))}});
    }

    GraphPtr graph;
    std::shared_ptr<const EinsumOrigin> origin;
    const EinsumProgram& program;
    std::uint64_t seed;
    BlockPlan plan;
    std::vector<bool> complex;               ///< By operation.
    std::vector<at::Tensor> held;            ///< By operation: whole input tensors.
    std::vector<EinsumOperation> operations; ///< By operation.
    std::vector<ViewShape> views;            ///< By operation.
    std::vector<Message> noteList;
};

} // namespace

Result<std::unique_ptr<GraphKernels>> makeEinsumKernels(const GraphPtr& graph, std::uint64_t seed,
                                                        std::vector<Message>& notes)
{
    auto origin = einsumOrigin(*graph);
    if (!origin)
        return origin.error();
    if (!*origin)
        return std::unique_ptr<GraphKernels>{};
    auto kernels = std::make_unique<EinsumKernels>(graph, std::move(*origin), seed);
    if (!kernels->prepare()) {
        notes.emplace_back(DOPPLER_TEXT("core",
                                        "the graph differs from the graph of its einsum program, so that its "
                                        "operations are not known"));
        return std::unique_ptr<GraphKernels>{};
    }
    return std::unique_ptr<GraphKernels>(std::move(kernels));
}

} // namespace doppler
