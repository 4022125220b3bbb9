// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum.h"

#include "core/graph/graph_builder.h"
#include "core/workloads/block_cuts.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

constexpr std::size_t mostVertices = 10'000'000;

/// Where the blocks of an operation's result are.
struct Output {
    bool isInput = false;
    std::string labels;
    std::vector<BlockCut> cuts;     ///< By output label.
    std::vector<VertexId> producer; ///< By block.
};

/// The iteration space of one operation: all its labels, the output's first.
struct Space {
    std::string labels;
    std::vector<BlockCut> cuts;
    std::vector<BlockCut> outputCuts;
    bool aggregates = false;
    double wholeElements = 1;
};

std::string blockName(const std::string& name, const BlockIndex& index)
{
    return fmt::format("{}[{}]", name, fmt::join(index, ","));
}

Error fault(const Einsum& operation, Message message)
{
    return {std::move(message), {}, fmt::format("operation {}", operation.name)};
}

class Expansion {
public:
    Expansion(const EinsumProgram& p, const ExpandOptions& o) : program(p), options(o), builder(p.name) {}

    Result<GraphPtr> run()
    {
        for (const Einsum& operation : program.operations) {
            if (auto error = checkInputs(operation))
                return *std::move(error);
            if (auto error = checkLabels(operation))
                return *std::move(error);
            if (operation.op.empty())
                outputs.push_back(
                    {true, operation.outputLabels, cutsOf(operation, operation.outputLabels), {}});
            else if (auto error = expandOperation(operation))
                return *std::move(error);
        }
        return builder.build();
    }

private:
    [[nodiscard]] std::vector<BlockCut> cutsOf(const Einsum& operation, const std::string& labels) const
    {
        std::vector<BlockCut> cuts;
        for (char label : labels) {
            const auto pieces = operation.pieces.find(label);
            cuts.push_back(
                {program.extents.at(label), pieces == operation.pieces.end() ? 1 : pieces->second});
        }
        return cuts;
    }

    [[nodiscard]] std::optional<Error> checkInputs(const Einsum& operation) const
    {
        for (std::size_t i = 0; i < operation.inputLabels.size(); ++i) {
            const std::string& labels = operation.inputLabels[i];
            if (i >= operation.inputs.size() || operation.inputs[i] >= outputs.size())
                return fault(operation, {DOPPLER_TEXT("core", "input {0} does not come before it"),
                                         {std::to_string(i)}});
            const std::string& given = outputs[operation.inputs[i]].labels;
            if (given.size() != labels.size())
                return fault(operation,
                             {DOPPLER_TEXT("core", "input {0} has the labels {1}, expected {2} of them"),
                              {std::to_string(i), labels, std::to_string(given.size())}});
            for (std::size_t k = 0; k < given.size(); ++k) {
                const auto here = program.extents.find(labels[k]);
                const std::uint64_t there = program.extents.at(given[k]);
                if (here != program.extents.end() && here->second != there)
                    return fault(operation,
                                 {DOPPLER_TEXT("core", "label {0} of input {1} has extent {2}, expected {3}"),
                                  {std::string(1, labels[k]), std::to_string(i), std::to_string(here->second),
                                   std::to_string(there)}});
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> checkLabels(const Einsum& operation) const
    {
        std::string labels = operation.outputLabels;
        for (const std::string& in : operation.inputLabels)
            labels += in;
        for (char label : labels) {
            const auto extent = program.extents.find(label);
            if (extent == program.extents.end() || extent->second == 0)
                return fault(operation,
                             {DOPPLER_TEXT("core", "label {0} has no extent"), {std::string(1, label)}});
            const auto pieces = operation.pieces.find(label);
            if (pieces != operation.pieces.end() && (pieces->second == 0 || pieces->second > extent->second))
                return fault(operation,
                             {DOPPLER_TEXT("core", "label {0} is cut into {1} pieces, expected 1 to {2}"),
                              {std::string(1, label), std::to_string(pieces->second),
                               std::to_string(extent->second)}});
        }
        return std::nullopt;
    }

    [[nodiscard]] Space spaceOf(const Einsum& operation) const
    {
        Space space;
        space.labels = operation.outputLabels;
        for (const std::string& in : operation.inputLabels)
            for (char label : in)
                if (space.labels.find(label) == std::string::npos)
                    space.labels += label;
        space.aggregates = space.labels.size() > operation.outputLabels.size();
        space.cuts = cutsOf(operation, space.labels);
        space.outputCuts = cutsOf(operation, operation.outputLabels);
        for (const BlockCut& cut : space.cuts)
            space.wholeElements *= static_cast<double>(cut.extent);
        return space;
    }

    std::optional<Error> expandOperation(const Einsum& operation)
    {
        const Space space = spaceOf(operation);
        const std::size_t outputBlocks = blockCount(space.outputCuts, mostVertices);
        if (builder.vertexCount() + blockCount(space.cuts, mostVertices) + outputBlocks > mostVertices)
            return fault(operation, {DOPPLER_TEXT("core", "the expansion has more than {0} vertices"),
                                     {std::to_string(mostVertices)}});

        std::vector<std::vector<VertexId>> partials(outputBlocks);
        const BlockIndex first = firstBlock(space.cuts);
        const BlockIndex last = lastBlock(space.cuts);
        BlockIndex index = first;
        do {
            const VertexId kernel = addKernel(operation, space, index);
            const BlockIndex block(index.begin(),
                                   index.begin() + static_cast<std::ptrdiff_t>(space.outputCuts.size()));
            partials[blockPosition(block, space.outputCuts)].push_back(kernel);
            for (std::size_t i = 0; i < operation.inputs.size(); ++i)
                connect(operation, i, kernel, space, index);
        } while (advance(index, first, last));

        Output output{false, operation.outputLabels, space.outputCuts, {}};
        if (space.aggregates)
            addFormations(operation, space, partials, output.producer);
        else
            for (const auto& only : partials)
                output.producer.push_back(only.front());
        outputs.push_back(std::move(output));
        return std::nullopt;
    }

    VertexId addKernel(const Einsum& operation, const Space& space, const BlockIndex& index)
    {
        const BlockIndex block(index.begin(),
                               index.begin() + static_cast<std::ptrdiff_t>(space.outputCuts.size()));
        // A product that is summed does a multiplication and an addition for every point of its space.
        const bool contraction = space.aggregates && operation.inputs.size() > 1;
        Vertex kernel;
        kernel.name = blockName(operation.name, index);
        kernel.op = operation.op;
        kernel.group = operation.name;
        kernel.outputBytes = blockElements(block, space.outputCuts) * options.elementBytes;
        setCost(kernel, blockElements(index, space.cuts) * (contraction ? 2 : 1), space.wholeElements);
        return builder.addVertex(std::move(kernel));
    }

    void addFormations(const Einsum& operation, const Space& space,
                       const std::vector<std::vector<VertexId>>& partials, std::vector<VertexId>& producer)
    {
        double whole = 1;
        for (const BlockCut& cut : space.outputCuts)
            whole *= static_cast<double>(cut.extent);
        const BlockIndex first = firstBlock(space.outputCuts);
        const BlockIndex last = lastBlock(space.outputCuts);
        BlockIndex index = first;
        do {
            const auto& terms = partials[blockPosition(index, space.outputCuts)];
            const double size = blockElements(index, space.outputCuts);
            Vertex formation;
            formation.name = blockName(operation.name + ".sum", index);
            formation.op = "formation";
            formation.group = operation.name;
            formation.outputBytes = size * options.elementBytes;
            setCost(formation, size * static_cast<double>(terms.size() - 1), whole);
            producer.push_back(builder.addVertex(std::move(formation)));
            for (VertexId term : terms)
                addEdge(term, producer.back(), {});
        } while (advance(index, first, last));
    }

    void setCost(Vertex& vertex, double flops, double wholeOperation) const
    {
        if (options.costs == PieceCosts::OfThePiece)
            vertex.flops = flops;
        else
            vertex.seconds.push_back({"*", wholeOperation * 1e-10});
    }

    void addEdge(VertexId from, VertexId to, std::optional<double> bytes)
    {
        EdgeSpec edge{from, to, bytes, {}, {}};
        if (options.costs == PieceCosts::Published) {
            edge.bytes.reset();
            edge.seconds = 4 * builder.vertex(from).seconds.front().seconds;
            edge.tensor = "out";
        }
        builder.addEdge(std::move(edge));
    }

    /// Edges from all blocks of an input that a kernel's range overlaps.
    void connect(const Einsum& operation, std::size_t input, VertexId kernel, const Space& space,
                 const BlockIndex& index)
    {
        const Output& source = outputs[operation.inputs[input]];
        std::vector<ElementRange> wanted;
        double wantedElements = 1;
        for (char label : operation.inputLabels[input]) {
            const std::size_t at = space.labels.find(label);
            wanted.push_back(space.cuts[at].range(index[at]));
            wantedElements *= wanted.back().size();
        }
        if (source.isInput) {
            builder.vertex(kernel).persistentBytes += wantedElements * options.elementBytes;
            return;
        }
        BlockIndex first;
        BlockIndex last;
        for (std::size_t k = 0; k < wanted.size(); ++k) {
            const auto [from, to] = source.cuts[k].overlapping(wanted[k]);
            first.push_back(from);
            last.push_back(to);
        }
        BlockIndex block = first;
        do {
            double overlap = 1;
            for (std::size_t k = 0; k < block.size(); ++k) {
                const ElementRange there = source.cuts[k].range(block[k]);
                overlap *= static_cast<double>(std::min(there.to, wanted[k].to) -
                                               std::max(there.from, wanted[k].from));
            }
            const bool whole = overlap == blockElements(block, source.cuts);
            addEdge(source.producer[blockPosition(block, source.cuts)], kernel,
                    whole ? std::nullopt : std::optional(overlap * options.elementBytes));
        } while (advance(block, first, last));
    }

    const EinsumProgram& program;
    const ExpandOptions& options;
    GraphBuilder builder;
    std::vector<Output> outputs;
};

} // namespace

std::size_t EinsumProgram::input(std::string inputName, std::string labels)
{
    return add({std::move(inputName), "", {}, {}, std::move(labels), {}});
}

std::size_t EinsumProgram::add(Einsum operation)
{
    operations.push_back(std::move(operation));
    return operations.size() - 1;
}

Result<GraphPtr> expand(const EinsumProgram& program, const ExpandOptions& options)
{
    return Expansion(program, options).run();
}

} // namespace doppler
