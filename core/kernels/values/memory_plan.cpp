// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/memory_plan.h"

#include "core/graph/graph_memory.h"
#include "core/kernels/values/arena.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

#include <ATen/core/Tensor.h>

namespace doppler {

namespace {

/// Counts the blocks of one device.
class BlockCount {
public:
    void take(std::size_t bytes)
    {
        if (bytes == 0)
            return;
        auto& count = counts[Arena::blockBytes(bytes)];
        count.most = std::max(count.most, ++count.now);
    }
    void free(std::size_t bytes)
    {
        if (bytes > 0)
            --counts[Arena::blockBytes(bytes)].now;
    }
    [[nodiscard]] std::map<std::size_t, std::size_t> most() const
    {
        std::map<std::size_t, std::size_t> out;
        for (const auto& [size, count] : counts)
            out[size] = count.most;
        return out;
    }

private:
    struct Count {
        std::size_t now = 0;
        std::size_t most = 0;
    };
    std::map<std::size_t, Count> counts;
};

class PlannedExecution {
public:
    PlannedExecution(const DataflowGraph& g, const TransferPlan& p, std::span<const DeviceId> d,
                     const std::vector<bool>& h, const GraphKernels& k)
        : graph(g), plan(p), devices(d), here(h), kernels(k), counts(h.size())
    {
    }

    MemoryPlan run()
    {
        outputReaders.assign(graph.vertexCount(), 0);
        copyReaders.assign(plan.transfers().size(), 0);
        const std::vector<bool> kept = keptOutputs(graph);
        for (VertexId v : graph.vertices())
            outputReaders[v] = kept[v] ? 1 : 0;
        for (EdgeId e : graph.edges())
            ++(plan.of(e) == TransferPlan::none ? outputReaders[graph.edge(e).from]
                                                : copyReaders[plan.of(e)]);
        for (const PlannedTransfer& transfer : plan.transfers())
            ++outputReaders[transfer.source];
        bySource.assign(graph.vertexCount() + 1, 0);
        for (const PlannedTransfer& transfer : plan.transfers())
            ++bySource[transfer.source + std::size_t{1}];
        for (std::size_t v = 0; v < graph.vertexCount(); ++v)
            bySource[v + 1] += bySource[v];
        for (VertexId v : graph.topologicalOrder())
            execute(v);
        MemoryPlan out;
        for (const BlockCount& count : counts)
            out.blocks.push_back(count.most());
        return out;
    }

private:
    void execute(VertexId v)
    {
        take(devices[v], kernels.outputBytes(v));
        take(devices[v], kernels.workspaceBytes(v));
        free(devices[v], kernels.workspaceBytes(v));
        for (EdgeId e : graph.inEdges(v)) {
            const std::uint32_t t = plan.of(e);
            if (t == TransferPlan::none)
                releaseOutputs(graph.edge(e).from);
            else if (--copyReaders[t] == 0)
                free(devices[v], kernels.tensorBytes(graph.edge(e).tensor));
        }
        for (std::size_t t = bySource[v]; t < bySource[v + std::size_t{1}]; ++t) {
            take(plan.transfers()[t].to, kernels.tensorBytes(plan.transfers()[t].tensor));
            releaseOutputs(v);
        }
    }

    void releaseOutputs(VertexId v)
    {
        if (--outputReaders[v] == 0)
            free(devices[v], kernels.outputBytes(v));
    }
    void take(DeviceId d, std::size_t bytes)
    {
        if (here[d])
            counts[d].take(bytes);
    }
    void free(DeviceId d, std::size_t bytes)
    {
        if (here[d])
            counts[d].free(bytes);
    }

    const DataflowGraph& graph;
    const TransferPlan& plan;
    std::span<const DeviceId> devices;
    const std::vector<bool>& here;
    const GraphKernels& kernels;
    std::vector<BlockCount> counts;
    std::vector<std::uint32_t> outputReaders;
    std::vector<std::uint32_t> copyReaders;
    std::vector<std::size_t> bySource; ///< By vertex, its first transfer.
};

/// The number behind a word at the beginning of a line, in kB; or the number of a file that holds nothing
/// else.
std::size_t numberIn(const char* file, const std::string& word)
{
    std::ifstream in(file);
    std::string line;
    while (std::getline(in, line)) {
        if (!line.starts_with(word))
            continue;
        std::size_t number = 0;
        for (const char c : line)
            if (c >= '0' && c <= '9')
                number = number * 10 + static_cast<std::size_t>(c - '0');
        return number;
    }
    return 0;
}

} // namespace

std::vector<bool> keptOutputs(const DataflowGraph& graph)
{
    std::vector<bool> kept(graph.vertexCount());
    for (VertexId v : graph.vertices())
        kept[v] = graph.outEdges(v).empty();
    for (const GraphResult& result : graph.memory().results)
        kept[result.vertex] = true;
    return kept;
}

MemoryPlan planMemory(const DataflowGraph& graph, const TransferPlan& plan, std::span<const DeviceId> devices,
                      const std::vector<bool>& here, const GraphKernels& kernels)
{
    return PlannedExecution(graph, plan, devices, here, kernels).run();
}

std::size_t availableMemory()
{
    std::size_t bytes = numberIn("/proc/meminfo", "MemAvailable:") << 10U;
    const std::size_t limit = numberIn("/sys/fs/cgroup/memory.max", ""); // "max" has no digits: 0
    const std::size_t used = numberIn("/sys/fs/cgroup/memory.current", "");
    if (limit > 0)
        bytes = std::min(bytes, limit > used ? limit - used : 0);
    return bytes > 0 ? bytes : std::numeric_limits<std::size_t>::max();
}

} // namespace doppler
