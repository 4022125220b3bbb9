// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document.h"
#include "einsum.h"
#include "work.h"

namespace doppler_cuda {

/// In front of every tensor: its token. Both travel in one copy.
inline constexpr std::uint64_t headerBytes = 256;

inline std::uint64_t aligned(std::uint64_t bytes) { return (bytes + 255) / 256 * 256; }

/// Space in a device's arena: a header, then the data.
struct Buffer {
    int device = 0;
    std::uint64_t offset = 0;
    std::uint64_t dataBytes = 0;
    [[nodiscard]] std::uint64_t data() const { return offset + headerBytes; }
};

struct Transfer {
    int tensor = 0;
    int source = 0;
    int from = 0;
    int to = 0;
    int level = 0; ///< The lowest of its consumers.
    Buffer copy;
};

/// Where an operand of a vertex is read.
struct OperandSource {
    std::vector<Buffer> blocks; ///< Empty: resident.
    std::uint64_t blockElements = 0;
    std::uint64_t residentOffset = 0;
    std::uint64_t elements = 0;
};

struct Input {
    int edge = 0;
    int transfer = -1; ///< -1: on the same device.
};

struct VertexPlan {
    Buffer output;
    int level = 0;
    std::vector<Input> inputs;  ///< By in-edge, in the order of the document.
    std::vector<int> transfers; ///< Of its tensors.
    std::vector<int> followers; ///< Consumers on its own device, one entry per edge.
    std::vector<OperandSource> operands;
    std::uint64_t residentSeed = 0;
};

struct ArenaPlan {
    std::uint64_t bytes = 0;
    std::uint64_t streamOffset = 0; ///< Region that stand-ins read.
    std::uint64_t streamBytes = 0;
    std::uint64_t pointersOffset = 0; ///< Addresses of tokens: by vertex its own, then by in-edge.
    std::uint64_t pointersCount = 0;
    std::uint64_t residentBytes = 0;
    bool pooled = false; ///< All resident operands share one region, because they don't fit otherwise.
};

/// Everything that is known before the first execution: transfers, buffers, and how each vertex is computed.
struct Plan {
    std::vector<Transfer> transfers;
    std::vector<std::vector<int>> consumers; ///< By transfer, one entry per edge.
    std::vector<VertexPlan> vertices;
    std::vector<KernelPlan> kernels;
    std::vector<ArenaPlan> arenas;
    std::vector<std::uint32_t> tokens; ///< Expected ones.
    int levels = 1;
};

class Planner {
public:
    /// `pooled`: by device, whether resident operands share one region.
    Planner(const Document& document, std::vector<bool> pooled) : doc(document), pooled(std::move(pooled)) {}

    Plan make()
    {
        for (const KernelSpec& kernel : doc.kernels)
            out.kernels.push_back(KernelPlanner(kernel).plan());
        out.vertices.resize(doc.vertices.size());
        out.arenas.resize(doc.devices.size());
        findLevels();
        findTransfers();
        computeTokens();
        findOutputs();
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            findOperands(v);
        planResidents();
        planPointers();
        return std::move(out);
    }

private:
    const Document& doc;
    std::vector<bool> pooled;
    Plan out;
    std::vector<std::vector<int>> outEdges;
    std::vector<std::vector<int>> inEdges;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    const KernelPlan& kernelOf(std::size_t v) const { return out.kernels[at(doc.vertices[v].kernel)]; }

    std::uint64_t take(int device, std::uint64_t bytes)
    {
        std::uint64_t& used = out.arenas[at(device)].bytes;
        const std::uint64_t offset = used;
        used += aligned(bytes);
        return offset;
    }

    Buffer takeBuffer(int device, std::uint64_t bytes)
    {
        return {device, take(device, headerBytes + bytes), aligned(bytes)};
    }

    void findLevels()
    {
        outEdges.resize(doc.vertices.size());
        inEdges.resize(doc.vertices.size());
        for (std::size_t e = 0; e < doc.edges.size(); ++e) {
            outEdges[at(doc.edges[e].from)].push_back(static_cast<int>(e));
            inEdges[at(doc.edges[e].to)].push_back(static_cast<int>(e));
        }
        for (const int v : doc.topological)
            for (const int e : outEdges[at(v)]) {
                int& level = out.vertices[at(doc.edges[at(e)].to)].level;
                level = std::max(level, out.vertices[at(v)].level + 1);
                out.levels = std::max(out.levels, level + 1);
            }
    }

    void findTransfers()
    {
        std::vector<int> transferOf(doc.edges.size(), -1);
        for (std::size_t v = 0; v < doc.vertices.size(); ++v) {
            std::map<std::pair<int, int>, int> known;
            for (const int e : outEdges[v]) {
                const EdgeSpec& edge = doc.edges[at(e)];
                const int to = doc.vertices[at(edge.to)].device;
                if (to == doc.vertices[v].device) {
                    out.vertices[v].followers.push_back(edge.to);
                    continue;
                }
                const auto [found, isNew] =
                    known.try_emplace({edge.tensor, to}, static_cast<int>(out.transfers.size()));
                const int level = out.vertices[at(edge.to)].level;
                if (isNew) {
                    out.vertices[v].transfers.push_back(found->second);
                    out.transfers.push_back(
                        {edge.tensor, static_cast<int>(v), doc.vertices[v].device, to, level, {}});
                    out.consumers.emplace_back();
                }
                Transfer& transfer = out.transfers[at(found->second)];
                transfer.level = std::min(transfer.level, level);
                out.consumers[at(found->second)].push_back(edge.to);
                transferOf[at(e)] = found->second;
            }
        }
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            for (const int e : inEdges[v])
                out.vertices[v].inputs.push_back({e, transferOf[at(e)]});
    }

    void computeTokens()
    {
        out.tokens.resize(doc.vertices.size());
        for (const int v : doc.topological) {
            std::uint32_t token = static_cast<std::uint32_t>(v) + 1;
            for (const int e : inEdges[at(v)])
                token = nextToken(token, out.tokens[at(doc.edges[at(e)].from)]);
            out.tokens[at(v)] = token;
        }
    }

    /// Elements of a tensor as a consumer's operand: all of the einsum's output, or the part that the edge
    /// carries.
    std::uint64_t elementsOf(int tensor) const
    {
        const TensorSpec& spec = doc.tensors[at(tensor)];
        const std::size_t source = at(spec.source);
        const std::uint64_t whole = kernelOf(source).outElements;
        return whole > 0 && spec.bytes == doc.vertices[source].outputBytes ? whole : spec.bytes / 4;
    }

    std::uint64_t capacityOf(int tensor) const
    {
        return std::max(doc.tensors[at(tensor)].bytes, 4 * elementsOf(tensor));
    }

    void findOutputs()
    {
        std::vector<std::uint64_t> capacity(doc.vertices.size());
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            capacity[v] = std::max(doc.vertices[v].outputBytes, 4 * kernelOf(v).outElements);
        for (std::size_t t = 0; t < doc.tensors.size(); ++t) {
            std::uint64_t& bytes = capacity[at(doc.tensors[t].source)];
            bytes = std::max(bytes, capacityOf(static_cast<int>(t)));
        }
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            out.vertices[v].output = takeBuffer(doc.vertices[v].device, capacity[v]);
        for (Transfer& t : out.transfers)
            t.copy = takeBuffer(t.to, capacityOf(t.tensor));
    }

    Buffer bufferOf(const Input& input) const
    {
        return input.transfer >= 0 ? out.transfers[at(input.transfer)].copy
                                   : out.vertices[at(doc.edges[at(input.edge)].from)].output;
    }

    /// Gives each operand the next in-edge of its size, or a run of equal blocks that fill it; else it is
    /// resident.
    void findOperands(std::size_t v)
    {
        const KernelPlan& kernel = kernelOf(v);
        VertexPlan& vertex = out.vertices[v];
        std::size_t next = 0;
        for (const std::uint64_t wanted : kernel.operandElements) {
            OperandSource source;
            source.elements = wanted;
            std::size_t end = next;
            std::uint64_t found = 0, first = 0;
            while (end < vertex.inputs.size() && found < wanted) {
                const std::uint64_t n = elementsOf(doc.edges[at(vertex.inputs[end].edge)].tensor);
                first = end == next ? n : first;
                if (n != first || n == 0)
                    break;
                found += n;
                ++end;
            }
            const bool oneBlock = kernel.kind == WorkKind::Gemm;
            if (found == wanted && end > next &&
                end - next <= (oneBlock ? 1 : static_cast<std::size_t>(mostSegments))) {
                source.blockElements = first;
                for (; next < end; ++next)
                    source.blocks.push_back(bufferOf(vertex.inputs[next]));
            }
            vertex.operands.push_back(std::move(source));
        }
    }

    void planResidents()
    {
        std::vector<std::uint64_t> largest(doc.devices.size());
        for (std::size_t v = 0; v < doc.vertices.size(); ++v) {
            const int device = doc.vertices[v].device;
            out.vertices[v].residentSeed = doc.seed + (pooled[at(device)] ? 0 : (v + 1) * 1000003);
            for (OperandSource& source : out.vertices[v].operands)
                if (source.blocks.empty()) {
                    largest[at(device)] = std::max(largest[at(device)], 4 * source.elements);
                    if (!pooled[at(device)]) {
                        source.residentOffset = take(device, 4 * source.elements);
                        out.arenas[at(device)].residentBytes += aligned(4 * source.elements);
                    }
                }
        }
        for (std::size_t d = 0; d < doc.devices.size(); ++d) {
            out.arenas[d].pooled = pooled[d];
            if (pooled[d])
                shareResidents(static_cast<int>(d), largest[d]);
        }
        planStreams();
    }

    void shareResidents(int device, std::uint64_t bytes)
    {
        const std::uint64_t offset = take(device, bytes);
        out.arenas[at(device)].residentBytes = aligned(bytes);
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            if (doc.vertices[v].device == device)
                for (OperandSource& source : out.vertices[v].operands)
                    source.residentOffset = offset;
    }

    /// Stand-ins read a region beyond the caches, if they read that much.
    void planStreams()
    {
        constexpr std::uint64_t most = std::uint64_t{256} << 20;
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            if (kernelOf(v).kind == WorkKind::StandIn) {
                std::uint64_t& bytes = out.arenas[at(doc.vertices[v].device)].streamBytes;
                const auto wanted = static_cast<std::uint64_t>(doc.kernels[at(doc.vertices[v].kernel)].bytes);
                bytes = std::max(bytes, std::min(most, aligned(wanted)));
            }
        for (std::size_t d = 0; d < doc.devices.size(); ++d)
            out.arenas[d].streamOffset = take(static_cast<int>(d), out.arenas[d].streamBytes);
    }

    void planPointers()
    {
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            out.arenas[at(doc.vertices[v].device)].pointersCount += 1 + out.vertices[v].inputs.size();
        for (const Transfer& t : out.transfers)
            ++out.arenas[at(t.to)].pointersCount;
        for (std::size_t d = 0; d < doc.devices.size(); ++d)
            out.arenas[d].pointersOffset = take(static_cast<int>(d), 8 * out.arenas[d].pointersCount);
    }
};

/// What the tasks of one device do, with addresses. `pointers` is a copy of the table in the arena.
struct DeviceTable {
    std::vector<std::uint32_t*>
        pointers; ///< Own tokens, then those of copies (cleared together), then inputs.
    std::size_t own = 0;
    std::size_t cleared = 0;
    std::vector<int> vertices; ///< Whose tokens are the first `own`.
};

/// Binds every vertex to addresses. `bases`: the arenas, as their devices see them.
class Binder {
public:
    Binder(const Document& doc, const Plan& plan, std::vector<char*> bases)
        : doc(doc), plan(plan), bases(std::move(bases))
    {
    }

    std::vector<DeviceTable> tables;
    std::vector<Work> works;

    void bind()
    {
        tables.resize(doc.devices.size());
        for (std::size_t v = 0; v < doc.vertices.size(); ++v) {
            DeviceTable& table = tables[device(v)];
            table.vertices.push_back(static_cast<int>(v));
            table.pointers.push_back(token(plan.vertices[v].output));
        }
        for (DeviceTable& table : tables)
            table.own = table.pointers.size();
        for (const Transfer& t : plan.transfers)
            tables[static_cast<std::size_t>(t.to)].pointers.push_back(token(t.copy));
        for (DeviceTable& table : tables)
            table.cleared = table.pointers.size();
        for (std::size_t v = 0; v < doc.vertices.size(); ++v)
            works.push_back(bindVertex(v));
    }

private:
    const Document& doc;
    const Plan& plan;
    std::vector<char*> bases;

    std::size_t device(std::size_t v) const { return static_cast<std::size_t>(doc.vertices[v].device); }

    std::uint32_t* token(const Buffer& buffer) const
    {
        return reinterpret_cast<std::uint32_t*>(bases[static_cast<std::size_t>(buffer.device)] +
                                                buffer.offset);
    }

    float* floats(int device, std::uint64_t offset) const
    {
        return reinterpret_cast<float*>(bases[static_cast<std::size_t>(device)] + offset);
    }

    TokenWork bindToken(std::size_t v)
    {
        const std::size_t d = device(v);
        DeviceTable& table = tables[d];
        const std::size_t first = table.pointers.size();
        for (const Input& input : plan.vertices[v].inputs)
            table.pointers.push_back(token(
                input.transfer >= 0 ? plan.transfers[static_cast<std::size_t>(input.transfer)].copy
                                    : plan.vertices[static_cast<std::size_t>(
                                                        doc.edges[static_cast<std::size_t>(input.edge)].from)]
                                          .output));
        TokenWork work;
        work.first = static_cast<std::uint32_t>(v) + 1;
        work.count = static_cast<std::uint32_t>(plan.vertices[v].inputs.size());
        work.inputs =
            reinterpret_cast<const std::uint32_t* const*>(bases[d] + plan.arenas[d].pointersOffset) + first;
        work.output = token(plan.vertices[v].output);
        return work;
    }

    const float* firstBlock(int device, const OperandSource& source) const
    {
        return source.blocks.empty() ? floats(device, source.residentOffset)
                                     : floats(device, source.blocks[0].data());
    }

    Work bindVertex(std::size_t v)
    {
        const VertexSpec& spec = doc.vertices[v];
        const VertexPlan& vertex = plan.vertices[v];
        const KernelPlan& kernel = plan.kernels[static_cast<std::size_t>(spec.kernel)];
        Work work;
        work.kind = kernel.kind;
        work.token = bindToken(v);
        float* const output = floats(spec.device, vertex.output.data());
        if (kernel.kind == WorkKind::Gemm) {
            work.gemm = kernel.gemm;
            work.gemm.a = firstBlock(spec.device, vertex.operands[0]);
            work.gemm.b = firstBlock(spec.device, vertex.operands[1]);
            work.gemm.c = output;
        } else if (kernel.kind == WorkKind::Einsum) {
            work.einsum = kernel.einsum;
            work.einsum.out = output;
            for (std::size_t o = 0; o < vertex.operands.size(); ++o)
                bindOperand(spec.device, vertex.operands[o], work.einsum.inputs[o]);
        } else if (kernel.kind == WorkKind::StandIn) {
            work.standIn = bindStandIn(spec, vertex);
        }
        return work;
    }

    void bindOperand(int device, const OperandSource& source, Operand& operand) const
    {
        operand.segments[0] = firstBlock(device, source);
        for (std::size_t i = 1; i < source.blocks.size(); ++i)
            operand.segments[i] = floats(device, source.blocks[i].data());
        operand.segmentElements = source.blocks.size() > 1 ? source.blockElements : 0;
    }

    StandInWork bindStandIn(const VertexSpec& spec, const VertexPlan& vertex) const
    {
        const KernelSpec& kernel = doc.kernels[static_cast<std::size_t>(spec.kernel)];
        const ArenaPlan& arena = plan.arenas[static_cast<std::size_t>(spec.device)];
        StandInWork w;
        w.flops = static_cast<std::uint64_t>(kernel.flops);
        const auto bytes = static_cast<std::uint64_t>(kernel.bytes);
        const std::uint64_t written = std::min(bytes, spec.outputBytes);
        w.writeFloats = written / 4;
        w.readFloats = (bytes - written) / 4;
        w.write = floats(spec.device, vertex.output.data());
        w.writeRegion = vertex.output.dataBytes / 4;
        w.read = floats(spec.device, arena.streamOffset);
        w.readRegion = arena.streamBytes / 4;
        return w;
    }
};

} // namespace doppler_cuda
