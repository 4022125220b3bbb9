// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/workloads/einsum/einsum_origin.h"

#include <span>
#include <vector>

namespace doppler {

/// For every vertex of an expanded program the operation and the block that it computes, and the sources of
/// its inputs. Collected during a second expansion.
class BlockPlan final : public ExpansionRecorder {
public:
    explicit BlockPlan(const DataflowGraph& graph);

    using Ranges = std::span<const ElementRange>;
    /// Elements that one edge contributes to an input.
    struct Part {
        std::uint32_t edge = 0;  ///< Position among the edges that end at the vertex.
        std::uint32_t start = 0; ///< Of its range in the whole tensor.
        VertexId producer;
    };
    struct Input {
        std::uint32_t wanted = 0; ///< Start of the range that is read.
        std::uint32_t firstPart = 0;
        std::uint32_t parts = 0; ///< 0: an input tensor that is on every device.
        std::uint32_t dimensions = 0;
    };
    struct Block {
        std::uint32_t operation = 0;
        std::uint32_t ranges = 0; ///< Start of its ranges: the output's labels first.
        std::uint32_t labels = 0;
        std::uint32_t firstInput = 0;
        std::uint32_t inputs = 0;
        bool formation = false;
    };

    [[nodiscard]] const Block& block(VertexId v) const { return blocks[v]; }
    [[nodiscard]] Ranges ranges(const Block& b) const { return at(b.ranges, b.labels); }
    [[nodiscard]] std::span<const Input> inputs(const Block& b) const
    {
        return {inputList.data() + b.firstInput, b.inputs};
    }
    [[nodiscard]] Ranges wanted(const Input& input) const { return at(input.wanted, input.dimensions); }
    [[nodiscard]] std::span<const Part> parts(const Input& input) const
    {
        return {partList.data() + input.firstPart, input.parts};
    }
    [[nodiscard]] Ranges range(const Part& part, std::size_t dimensions) const
    {
        return at(part.start, dimensions);
    }
    /// The range of the whole block; this is a part of it.
    [[nodiscard]] Ranges source(const Part& part, std::size_t dimensions) const
    {
        return at(blocks[part.producer].ranges, dimensions);
    }
    /// The part of its source's block that a tensor of the graph carries; empty: all of it.
    [[nodiscard]] Ranges carried(TensorId t) const
    {
        return partOfTensor[t].dimensions == 0 ? Ranges{}
                                               : at(partOfTensor[t].start, partOfTensor[t].dimensions);
    }
    /// Whether every part has an edge that carries it.
    [[nodiscard]] bool complete() const { return !broken && blocks.size() == graph.vertexCount(); }

    void kernel(VertexId v, std::size_t operation, Ranges ranges) override;
    void reads(std::size_t input, Ranges wanted) override;
    void part(VertexId producer, Ranges range, std::string_view tensor) override;
    void formation(VertexId v, std::size_t operation, Ranges ranges) override;

private:
    struct TensorPart {
        std::uint32_t start = 0;
        std::uint32_t dimensions = 0;
    };
    [[nodiscard]] Ranges at(std::uint32_t start, std::size_t count) const
    {
        return {rangeList.data() + start, count};
    }
    std::uint32_t add(Ranges ranges);
    Block& addBlock(std::size_t operation, Ranges ranges);

    const DataflowGraph& graph;
    std::vector<Block> blocks; ///< By vertex.
    std::vector<Input> inputList;
    std::vector<Part> partList;
    std::vector<ElementRange> rangeList;
    std::vector<TensorPart> partOfTensor;
    bool broken = false;
};

} // namespace doppler
