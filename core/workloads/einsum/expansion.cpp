// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a program into kernels and edges.
#include "core/graph/graph_builder.h"
#include "core/workloads/einsum/einsum_origin.h"
#include "core/workloads/einsum/operation_space.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

std::string blockName(const std::string& name, const BlockIndex& index)
{
    return fmt::format("{}[{}]", name, fmt::join(index, ","));
}

/// Whether two graphs have the same kernels and edges, whatever they cost.
bool sameComputation(const DataflowGraph& a, const DataflowGraph& b)
{
    if (a.vertexCount() != b.vertexCount() || a.edgeCount() != b.edgeCount() ||
        a.tensorCount() != b.tensorCount())
        return false;
    for (VertexId v : a.vertices()) {
        const Vertex& x = a.vertex(v);
        const Vertex& y = b.vertex(v);
        if (x.op != y.op || !x.kernel || !y.kernel || *x.kernel != *y.kernel)
            return false;
    }
    for (EdgeId e : a.edges()) {
        const Edge& x = a.edge(e);
        const Edge& y = b.edge(e);
        if (x.from != y.from || x.to != y.to || x.tensor != y.tensor)
            return false;
    }
    for (TensorId t : a.tensors())
        if (a.tensor(t).name.text() != b.tensor(t).name.text())
            return false;
    return true;
}

class Expansion {
public:
    /// `r` may be null.
    Expansion(const EinsumProgram& p, const ExpandOptions& o, ExpansionRecorder* r)
        : program(p), options(o), recorder(r), builder(p.name)
    {
    }

    Result<GraphPtr> run()
    {
        if (options.inputVertices)
            inputPieces = inputPiecesAsRead(program);
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            const Einsum& operation = program.operations[i];
            position = i;
            if (auto error = spaces.faultOf(operation))
                return *std::move(error);
            if (operation.op.empty()) {
                if (auto error = addInput())
                    return *std::move(error);
            } else if (auto error = expandOperation(operation)) {
                return *std::move(error);
            }
        }
        if (!recorder) // who records has the origin already
            builder.setOrigin(std::make_shared<const EinsumOrigin>(program, options));
        return builder.build();
    }

private:
    [[nodiscard]] double bytesOf(const Einsum& operation) const
    {
        return operation.elementBytes > 0 ? operation.elementBytes : options.elementBytes;
    }

    std::optional<Error> addInput()
    {
        const Einsum& tensor = program.operations[position];
        if (!options.inputVertices || !inputPieces[position]) {
            outputs.push_back(
                {true, tensor.outputLabels, spaces.cutsOf(tensor, tensor.outputLabels), {}, bytesOf(tensor)});
            return std::nullopt;
        }
        Einsum source = tensor;
        source.op = "source";
        source.view = true;
        source.pieces = *inputPieces[position];
        return expandOperation(source);
    }

    std::optional<Error> expandOperation(const Einsum& operation)
    {
        const OperationSpace space = spaces.spaceOf(operation);
        const std::size_t outputBlocks = blockCount(space.outputCuts, options.mostVertices);
        const std::size_t kernels = blockCount(space.cuts, options.mostVertices);
        const std::size_t terms = kernels / outputBlocks;
        const bool forms = space.aggregates && (terms > 1 || !options.dropTrivial);
        if (builder.vertexCount() + kernels + (forms ? outputBlocks : 0) > options.mostVertices)
            return operationFault(operation,
                                  {DOPPLER_TEXT("core", "the expanded graph has more than {0} vertices"),
                                   {count(options.mostVertices)}});

        // The labels that are aggregated count fastest: the kernels of one output block follow each other.
        const auto firstKernel = static_cast<std::uint32_t>(builder.vertexCount());
        const BlockIndex first = firstBlock(space.cuts);
        const BlockIndex last = lastBlock(space.cuts);
        BlockIndex index = first;
        do {
            const VertexId kernel = addKernel(operation, space, index);
            partsRead.clear();
            accessed.reset();
            readsPart = false;
            for (std::size_t i = 0; i < operation.inputs.size(); ++i)
                if (!connect(operation, i, kernel, space, index))
                    return tooManyEdges(operation);
            if (readsPart)
                builder.vertex(kernel).accessedBytes = accessed;
        } while (advance(index, first, last));

        BlockedTensor output{false, operation.outputLabels, space.outputCuts, {}, bytesOf(operation)};
        if (!forms)
            for (std::uint32_t i = 0; i < kernels; ++i)
                output.producer.emplace_back(firstKernel + i);
        else if (!addFormations(operation, space, VertexId{firstKernel}, terms, output.producer))
            return tooManyEdges(operation);
        outputs.push_back(std::move(output));
        return std::nullopt;
    }

    [[nodiscard]] Error tooManyEdges(const Einsum& operation) const
    {
        return operationFault(operation, {DOPPLER_TEXT("core", "the expanded graph has more than {0} edges"),
                                          {count(options.mostEdges)}});
    }

    VertexId addKernel(const Einsum& operation, const OperationSpace& space, const BlockIndex& index)
    {
        // A product that is summed does a multiplication and an addition for every point of its space.
        const bool contraction = space.aggregates && operation.inputs.size() > 1;
        Vertex kernel;
        kernel.name = blockName(operation.name, index);
        kernel.op = operation.op;
        kernel.group = space.group;
        double outputElements = 1;
        for (std::size_t i = 0; i < space.outputCuts.size(); ++i)
            outputElements *= space.outputCuts[i].range(index[i]).size();
        kernel.outputBytes = outputElements * bytesOf(operation);
        setCost(kernel,
                operation.view ? outputElements * operation.viewFlops
                               : blockElements(index, space.cuts) * (contraction ? 2 : 1),
                space.wholeElements);
        scratchExtents.clear();
        for (std::size_t i = 0; i < index.size(); ++i) {
            const ElementRange range = space.cuts[i].range(index[i]);
            scratchExtents.emplace_back(space.labels[i], range.to - range.from);
        }
        kernel.kernel = sharedKernel(space.einsum);
        const VertexId v = builder.addVertex(std::move(kernel));
        if (recorder)
            recorder->kernel(v, position, rangesOf(index, space.cuts));
        return v;
    }

    static std::vector<ElementRange> rangesOf(const BlockIndex& index, const std::vector<BlockCut>& cuts)
    {
        std::vector<ElementRange> ranges;
        for (std::size_t i = 0; i < index.size(); ++i)
            ranges.push_back(cuts[i].range(index[i]));
        return ranges;
    }

    /// The kernel over `scratchExtents`. Pieces are nearly all alike, so the one before is looked at first.
    std::shared_ptr<const Kernel> sharedKernel(const std::string& einsum)
    {
        if (!lastKernel || lastKernel->extents != scratchExtents || lastKernel->einsum != einsum) {
            auto& known = knownKernels[{einsum, scratchExtents}];
            if (!known)
                known = std::make_shared<const Kernel>(Kernel{einsum, scratchExtents});
            lastKernel = known;
        }
        return lastKernel;
    }

    /// False where there are too many edges.
    bool addFormations(const Einsum& operation, const OperationSpace& space, VertexId firstKernel,
                       std::size_t terms, std::vector<VertexId>& producer)
    {
        double whole = 1;
        for (const BlockCut& cut : space.outputCuts)
            whole *= static_cast<double>(cut.extent);
        // As if the partial results were stacked along one more label.
        char stack = 'a';
        while (operation.outputLabels.find(stack) != std::string::npos)
            stack = stack == 'z' ? 'A' : static_cast<char>(stack + 1);
        const std::string einsum = fmt::format(
            "{}{}{}->{}",
            operation.aggregation == Aggregation::Add ? "" : aggregationName(operation.aggregation),
            operation.aggregation == Aggregation::Add ? "" : " ", stack + operation.outputLabels,
            operation.outputLabels);
        const BlockIndex first = firstBlock(space.outputCuts);
        const BlockIndex last = lastBlock(space.outputCuts);
        BlockIndex index = first;
        std::uint32_t term = firstKernel.value;
        do {
            const double size = blockElements(index, space.outputCuts);
            Vertex formation;
            formation.name = blockName(operation.name + ".sum", index);
            formation.op = "formation";
            formation.group = space.group;
            formation.outputBytes = size * bytesOf(operation);
            setCost(formation, size * static_cast<double>(terms - 1), whole);
            scratchExtents.assign(1, {stack, terms});
            for (std::size_t i = 0; i < index.size(); ++i) {
                const ElementRange range = space.outputCuts[i].range(index[i]);
                scratchExtents.emplace_back(operation.outputLabels[i], range.to - range.from);
            }
            formation.kernel = sharedKernel(einsum);
            producer.push_back(builder.addVertex(std::move(formation)));
            if (recorder)
                recorder->formation(producer.back(), position, rangesOf(index, space.outputCuts));
            for (std::size_t i = 0; i < terms; ++i)
                if (!addEdge(VertexId{term++}, producer.back(), {}, {}))
                    return false;
        } while (advance(index, first, last));
        return true;
    }

    void setCost(Vertex& vertex, double flops, double wholeOperation) const
    {
        if (options.costs == PieceCosts::OfThePiece)
            vertex.flops = flops;
        else
            vertex.seconds.push_back({"*", wholeOperation * 1e-10});
    }

    /// False where there are too many edges.
    bool addEdge(VertexId from, VertexId to, std::optional<double> bytes, std::string part)
    {
        if (++edgeCount > options.mostEdges)
            return false;
        EdgeSpec edge{from.value, to.value, bytes, {}, std::move(part)};
        if (options.costs == PieceCosts::Published) {
            edge.bytes.reset();
            edge.seconds = 4 * builder.vertex(from).seconds.front().seconds;
            edge.tensor = "out";
        }
        builder.addEdge(std::move(edge));
        return true;
    }

    /// A view that only moves elements, such as a selection of rows, reads as many of an input as it writes.
    /// One that makes elements of another size, such as complex numbers of pairs, reads all of them.
    void countAccess(const Einsum& operation, VertexId kernel, double elements, double elementBytes)
    {
        if (!operation.view || operation.viewFlops != 0 || elementBytes != bytesOf(operation) ||
            options.costs != PieceCosts::OfThePiece)
            return;
        Vertex& vertex = builder.vertex(kernel);
        const double written = vertex.outputBytes / bytesOf(operation);
        accessed = accessed.value_or(vertex.outputBytes) + std::min(elements, written) * elementBytes;
        readsPart = readsPart || elements > written;
    }

    /// Edges from all blocks of an input that a kernel's range overlaps; false where they are too many.
    bool connect(const Einsum& operation, std::size_t input, VertexId kernel, const OperationSpace& space,
                 const BlockIndex& index)
    {
        const BlockedTensor& source = outputs[operation.inputs[input]];
        const auto& readings = space.readings[input];
        wanted.clear();
        double wantedElements = 1;
        for (const DimensionReading& reading : readings) {
            wanted.push_back(reading.of(space.cuts[reading.label].range(index[reading.label])));
            wantedElements *= wanted.back().size();
        }
        countAccess(operation, kernel, wantedElements, source.elementBytes);
        if (recorder)
            recorder->reads(input, wanted);
        if (source.everywhere) {
            builder.vertex(kernel).persistentBytes += wantedElements * source.elementBytes;
            return true;
        }
        firstOverlap.clear();
        lastOverlap.clear();
        for (std::size_t k = 0; k < wanted.size(); ++k) {
            const auto [from, to] = source.cuts[k].overlapping(wanted[k]);
            firstOverlap.push_back(from);
            lastOverlap.push_back(to);
        }
        BlockIndex block = firstOverlap;
        do {
            double overlap = 1;
            for (std::size_t k = 0; k < block.size(); ++k)
                overlap *= commonRange(source.cuts[k].range(block[k]), wanted[k]).size();
            const VertexId producer = source.producer[blockPosition(block, source.cuts)];
            const bool whole = overlap == blockElements(block, source.cuts);
            std::string part = whole ? std::string() : partName(source, block);
            if (recorder)
                recorder->part(producer, partRange(source, block), part);
            if (space.readsTwice && !partsRead.emplace(producer.value, part).second)
                continue; // what two inputs read alike travels once
            if (!addEdge(producer, kernel,
                         whole ? std::nullopt : std::optional(overlap * source.elementBytes),
                         std::move(part)))
                return false;
        } while (advance(block, firstOverlap, lastOverlap));
        return true;
    }

    static ElementRange commonRange(const ElementRange& a, const ElementRange& b)
    {
        return {std::max(a.from, b.from), std::min(a.to, b.to)};
    }

    [[nodiscard]] std::vector<ElementRange> partRange(const BlockedTensor& source,
                                                      const BlockIndex& block) const
    {
        std::vector<ElementRange> range;
        for (std::size_t k = 0; k < block.size(); ++k)
            range.push_back(commonRange(source.cuts[k].range(block[k]), wanted[k]));
        return range;
    }

    /// The part of a block that is wanted, e.g. "0:4,8:12": who wants the same part shares one tensor.
    [[nodiscard]] std::string partName(const BlockedTensor& source, const BlockIndex& block) const
    {
        std::string name;
        for (std::size_t k = 0; k < block.size(); ++k) {
            const ElementRange part = commonRange(source.cuts[k].range(block[k]), wanted[k]);
            fmt::format_to(std::back_inserter(name), "{}{}:{}", k == 0 ? "" : ",", part.from, part.to);
        }
        return name;
    }

    const EinsumProgram& program;
    const ExpandOptions& options;
    ExpansionRecorder* recorder;
    std::size_t position = 0; ///< Of the operation at hand.
    GraphBuilder builder;
    std::vector<BlockedTensor> outputs;
    OperationSpaces spaces{program, outputs};
    InputPieces inputPieces; ///< Where inputs are vertices.
    std::size_t edgeCount = 0;
    std::optional<double> accessed; ///< Of the kernel at hand, if it is a view.
    bool readsPart = false;         ///< Whether that kernel reads a part of an input only.
    using Extents = std::vector<std::pair<char, std::uint64_t>>;
    std::map<std::pair<std::string, Extents>, std::shared_ptr<const Kernel>> knownKernels;
    std::shared_ptr<const Kernel> lastKernel;
    // Room that is used again and again.
    Extents scratchExtents;
    std::vector<ElementRange> wanted;
    BlockIndex firstOverlap;
    BlockIndex lastOverlap;
    std::set<std::pair<std::uint32_t, std::string>> partsRead; ///< By the kernel at hand.
};

} // namespace

Result<GraphPtr> expand(const EinsumProgram& program, const ExpandOptions& options)
{
    return Expansion(program, options, nullptr).run();
}

bool recordExpansion(const EinsumOrigin& origin, const DataflowGraph& graph, ExpansionRecorder& recorder)
{
    const auto again = Expansion(origin.program, origin.options, &recorder).run();
    return again && sameComputation(graph, **again);
}

} // namespace doppler
