// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum.h"

#include "core/graph/graph_builder.h"
#include "core/workloads/einsum/block_cuts.h"
#include "core/workloads/einsum/einsum_origin.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// Where the blocks of an operation's result are.
struct Output {
    bool everywhere = false; ///< An input tensor: its blocks are on every device.
    std::string labels;
    std::vector<BlockCut> cuts;     ///< By output label.
    std::vector<VertexId> producer; ///< By block.
    double elementBytes = 0;
};

/// A dimension of an input as the kernels of an operation read it.
struct Reading {
    std::size_t label = 0;      ///< Its position in the operation's labels.
    std::uint64_t from = 0;     ///< Where the window begins.
    std::uint64_t multiple = 1; ///< Elements of the input for one of the label,
    std::uint64_t divisor = 1;  ///< or elements of the label for one of the input.

    [[nodiscard]] ElementRange of(const ElementRange& range) const
    {
        return {from + range.from * multiple / divisor, from + (range.to * multiple + divisor - 1) / divisor};
    }
};

/// The iteration space of one operation: all its labels, the output's first.
struct Space {
    std::string labels;
    std::vector<BlockCut> cuts;
    std::vector<BlockCut> outputCuts;
    std::vector<std::vector<Reading>> readings; ///< By input and dimension.
    bool aggregates = false;
    bool readsTwice = false;  ///< Some input stands twice.
    double wholeElements = 1; ///< That the whole operation works on.
    std::string einsum;       ///< "ij,jk->ik"
    std::string group;
};

std::string blockName(const std::string& name, const BlockIndex& index)
{
    return fmt::format("{}[{}]", name, fmt::join(index, ","));
}

/// Operations belong together whose names begin alike: "L3.norm.square" is square within norm within L3.
std::string groupOf(const Einsum& operation)
{
    std::string group = operation.name;
    std::replace(group.begin(), group.end(), '.', '/');
    return group;
}

Error fault(const Einsum& operation, Message message)
{
    return {std::move(message), {}, fmt::format("operation {}", operation.name)};
}

std::uint64_t windowStart(const Einsum& operation, std::size_t input, std::size_t dimension)
{
    for (const InputWindow& window : operation.windows)
        if (window.input == input && window.dimension == dimension)
            return window.from;
    return 0;
}

bool isWindow(const Einsum& operation, std::size_t input, std::size_t dimension)
{
    return std::any_of(operation.windows.begin(), operation.windows.end(), [&](const InputWindow& window) {
        return window.input == input && window.dimension == dimension;
    });
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
            cutInputsAsRead();
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            const Einsum& operation = program.operations[i];
            position = i;
            if (auto error = checkInputs(operation))
                return *std::move(error);
            if (auto error = checkLabels(operation))
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

    [[nodiscard]] std::vector<BlockCut> cutsOf(const Einsum& operation, const std::string& labels) const
    {
        std::vector<BlockCut> cuts;
        for (char label : labels) {
            const auto pieces = operation.pieces.find(label);
            const bool cut = pieces != operation.pieces.end() &&
                             (!operation.view || operation.outputLabels.find(label) != std::string::npos);
            cuts.push_back({program.extents.at(label), cut ? pieces->second : 1});
        }
        return cuts;
    }

    /// Whether a dimension of some extent can be read by a label of another.
    [[nodiscard]] bool fits(const Einsum& operation, std::size_t input, std::size_t dimension,
                            std::uint64_t label, std::uint64_t tensor) const
    {
        if (isWindow(operation, input, dimension)) {
            const std::uint64_t from = windowStart(operation, input, dimension);
            return from <= tensor && label <= tensor - from;
        }
        if (operation.view && label > 0 && tensor > 0)
            return label % tensor == 0 || tensor % label == 0;
        return label == tensor;
    }

    [[nodiscard]] std::optional<Error> checkInputs(const Einsum& operation) const
    {
        if (operation.inputs.size() != operation.inputLabels.size())
            return fault(
                operation,
                {DOPPLER_PLURAL("core", "found {0} inputs, but labels for {1}, expected the same number",
                                "found {0} input, but labels for {1}, expected the same number"),
                 {count(operation.inputs.size()), count(operation.inputLabels.size())}});
        for (std::size_t i = 0; i < operation.inputLabels.size(); ++i) {
            const std::string& labels = operation.inputLabels[i];
            if (operation.inputs[i] >= outputs.size())
                return fault(operation,
                             {DOPPLER_TEXT("core", "input {0} does not refer to an earlier operation"),
                              {std::to_string(i)}});
            const std::string& given = outputs[operation.inputs[i]].labels;
            if (given.size() != labels.size())
                return fault(operation,
                             {DOPPLER_TEXT("core", "input {0} has the labels {1}, expected {2} labels"),
                              {std::to_string(i), labels, std::to_string(given.size())}});
            for (std::size_t k = 0; k < given.size(); ++k) {
                const auto here = program.extents.find(labels[k]);
                const std::uint64_t there = program.extents.at(given[k]);
                if (here != program.extents.end() && !fits(operation, i, k, here->second, there))
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
        for (char label : labelsOf(operation)) {
            const auto extent = program.extents.find(label);
            if (extent == program.extents.end() || extent->second == 0)
                return fault(operation,
                             {DOPPLER_TEXT("core", "label {0} has no extent"), {std::string(1, label)}});
            const auto pieces = operation.pieces.find(label);
            if (pieces != operation.pieces.end() && (pieces->second == 0 || pieces->second > extent->second))
                return fault(operation,
                             {DOPPLER_TEXT("core", "label {0} is cut into {1} pieces, expected 1 to {2}"),
                              {std::string(1, label), count(pieces->second), count(extent->second)}});
        }
        return std::nullopt;
    }

    /// The pieces of every input tensor: those that its first reader reads, where it reads all of it.
    void cutInputsAsRead()
    {
        inputPieces.resize(program.operations.size());
        for (const Einsum& reader : program.operations)
            for (std::size_t i = 0; i < std::min(reader.inputs.size(), reader.inputLabels.size()); ++i) {
                const std::size_t tensor = reader.inputs[i];
                if (tensor >= inputPieces.size() || inputPieces[tensor] ||
                    !program.operations[tensor].op.empty())
                    continue;
                inputPieces[tensor].emplace();
                const std::string& labels = program.operations[tensor].outputLabels;
                for (std::size_t k = 0; k < std::min(labels.size(), reader.inputLabels[i].size()); ++k) {
                    const auto pieces = reader.pieces.find(reader.inputLabels[i][k]);
                    if (pieces != reader.pieces.end() && !isWindow(reader, i, k))
                        inputPieces[tensor]->emplace(labels[k], pieces->second);
                }
            }
    }

    std::optional<Error> addInput()
    {
        const Einsum& tensor = program.operations[position];
        if (!options.inputVertices || !inputPieces[position]) {
            outputs.push_back(
                {true, tensor.outputLabels, cutsOf(tensor, tensor.outputLabels), {}, bytesOf(tensor)});
            return std::nullopt;
        }
        Einsum source = tensor;
        source.op = "source";
        source.view = true;
        source.pieces = *inputPieces[position];
        return expandOperation(source);
    }

    [[nodiscard]] Space spaceOf(const Einsum& operation) const
    {
        Space space;
        space.labels = labelsOf(operation);
        space.group = groupOf(operation);
        space.aggregates = !operation.view && space.labels.size() > operation.outputLabels.size();
        space.cuts = cutsOf(operation, space.labels);
        space.outputCuts = cutsOf(operation, operation.outputLabels);
        for (const BlockCut& cut : operation.view ? space.outputCuts : space.cuts)
            space.wholeElements *= static_cast<double>(cut.extent);
        for (std::size_t i = 0; i < operation.inputs.size(); ++i)
            space.readings.push_back(readingsOf(operation, i, space));
        const std::set<std::size_t> distinct(operation.inputs.begin(), operation.inputs.end());
        space.readsTwice = distinct.size() < operation.inputs.size();
        const bool named = space.aggregates && operation.aggregation != Aggregation::Add;
        space.einsum =
            fmt::format("{}{}{}->{}", named ? aggregationName(operation.aggregation) : "", named ? " " : "",
                        fmt::join(operation.inputLabels, ","), operation.outputLabels);
        return space;
    }

    [[nodiscard]] std::vector<Reading> readingsOf(const Einsum& operation, std::size_t input,
                                                  const Space& space) const
    {
        std::vector<Reading> readings;
        const Output& source = outputs[operation.inputs[input]];
        const std::string& labels = operation.inputLabels[input];
        for (std::size_t k = 0; k < labels.size(); ++k) {
            Reading reading;
            reading.label = space.labels.find(labels[k]);
            const std::uint64_t here = program.extents.at(labels[k]);
            const std::uint64_t there = source.cuts[k].extent;
            if (isWindow(operation, input, k)) {
                reading.from = windowStart(operation, input, k);
            } else if (here < there) {
                reading.multiple = there / here;
            } else {
                reading.divisor = here / there;
            }
            readings.push_back(reading);
        }
        return readings;
    }

    std::optional<Error> expandOperation(const Einsum& operation)
    {
        const Space space = spaceOf(operation);
        const std::size_t outputBlocks = blockCount(space.outputCuts, options.mostVertices);
        const std::size_t kernels = blockCount(space.cuts, options.mostVertices);
        const std::size_t terms = kernels / outputBlocks;
        const bool forms = space.aggregates && (terms > 1 || !options.dropTrivial);
        if (builder.vertexCount() + kernels + (forms ? outputBlocks : 0) > options.mostVertices)
            return fault(operation, {DOPPLER_TEXT("core", "the expanded graph has more than {0} vertices"),
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

        Output output{false, operation.outputLabels, space.outputCuts, {}, bytesOf(operation)};
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
        return fault(operation, {DOPPLER_TEXT("core", "the expanded graph has more than {0} edges"),
                                 {count(options.mostEdges)}});
    }

    VertexId addKernel(const Einsum& operation, const Space& space, const BlockIndex& index)
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
    bool addFormations(const Einsum& operation, const Space& space, VertexId firstKernel, std::size_t terms,
                       std::vector<VertexId>& producer)
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
    bool connect(const Einsum& operation, std::size_t input, VertexId kernel, const Space& space,
                 const BlockIndex& index)
    {
        const Output& source = outputs[operation.inputs[input]];
        const auto& readings = space.readings[input];
        wanted.clear();
        double wantedElements = 1;
        for (const Reading& reading : readings) {
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

    [[nodiscard]] std::vector<ElementRange> partRange(const Output& source, const BlockIndex& block) const
    {
        std::vector<ElementRange> range;
        for (std::size_t k = 0; k < block.size(); ++k)
            range.push_back(commonRange(source.cuts[k].range(block[k]), wanted[k]));
        return range;
    }

    /// The part of a block that is wanted, e.g. "0:4,8:12": who wants the same part shares one tensor.
    [[nodiscard]] std::string partName(const Output& source, const BlockIndex& block) const
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
    std::vector<Output> outputs;
    std::vector<std::optional<std::map<char, std::uint32_t>>> inputPieces; ///< Of inputs that are vertices.
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

std::string_view joinOf(const Einsum& operation)
{
    if (!operation.join.empty())
        return operation.join;
    return operation.op == "matmul" ? "mul" : std::string_view(operation.op);
}

std::string labelsOf(const Einsum& operation)
{
    std::string labels = operation.outputLabels;
    for (const std::string& in : operation.inputLabels)
        for (char label : in)
            if (labels.find(label) == std::string::npos)
                labels += label;
    return labels;
}

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
    return Expansion(program, options, nullptr).run();
}

bool recordExpansion(const EinsumOrigin& origin, const DataflowGraph& graph, ExpansionRecorder& recorder)
{
    const auto again = Expansion(origin.program, origin.options, &recorder).run();
    return again && sameComputation(graph, **again);
}

} // namespace doppler
