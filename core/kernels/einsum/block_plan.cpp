// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/block_plan.h"

#include <algorithm>

namespace doppler {

BlockPlan::BlockPlan(const DataflowGraph& g) : graph(g), partOfTensor(g.tensorCount()) {}

std::uint32_t BlockPlan::add(Ranges ranges)
{
    const auto start = static_cast<std::uint32_t>(rangeList.size());
    rangeList.insert(rangeList.end(), ranges.begin(), ranges.end());
    return start;
}

BlockPlan::Block& BlockPlan::addBlock(std::size_t operation, Ranges ranges)
{
    Block& block = blocks.emplace_back();
    block.operation = static_cast<std::uint32_t>(operation);
    block.ranges = add(ranges);
    block.labels = static_cast<std::uint32_t>(ranges.size());
    block.firstInput = static_cast<std::uint32_t>(inputList.size());
    return block;
}

void BlockPlan::kernel(VertexId v, std::size_t operation, Ranges ranges)
{
    broken = broken || v != blocks.size();
    addBlock(operation, ranges);
}

void BlockPlan::formation(VertexId v, std::size_t operation, Ranges ranges)
{
    broken = broken || v != blocks.size();
    addBlock(operation, ranges).formation = true;
}

void BlockPlan::reads(std::size_t /*input*/, Ranges wanted)
{
    ++blocks.back().inputs;
    Input& input = inputList.emplace_back();
    input.wanted = add(wanted);
    input.dimensions = static_cast<std::uint32_t>(wanted.size());
    input.firstPart = static_cast<std::uint32_t>(partList.size());
}

void BlockPlan::part(VertexId producer, Ranges range, std::string_view tensor)
{
    const VertexId v{blocks.size() - 1};
    if (v >= graph.vertexCount())
        return;
    // Edges with published costs carry the whole block, whatever is read of it: their tensor is "out".
    const auto edges = graph.inEdges(v);
    const auto found = std::find_if(edges.begin(), edges.end(), [&](EdgeId e) {
        const Edge& edge = graph.edge(e);
        const std::string& name = graph.tensor(edge.tensor).name.text();
        return edge.from == producer && (name == tensor || name == "out");
    });
    if (found == edges.end()) {
        broken = true;
        return;
    }
    ++inputList.back().parts;
    const std::uint32_t start = add(range);
    partList.push_back({static_cast<std::uint32_t>(found - edges.begin()), start, producer});
    const TensorId t = graph.edge(*found).tensor;
    if (!tensor.empty() && graph.tensor(t).name.text() == tensor)
        partOfTensor[t] = {start, static_cast<std::uint32_t>(range.size())};
}

} // namespace doppler
