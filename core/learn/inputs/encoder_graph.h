// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/features.h"
#include "core/learn/kernels/products.h"

#include <span>
#include <vector>

namespace doppler {

/// Which rows are summed into which: out[r] = sum of in[source[i]], start[r] <= i < start[r + 1].
struct RowSums {
    std::vector<std::uint32_t> start{0};
    std::vector<std::uint32_t> source;

    [[nodiscard]] std::size_t rows() const { return start.size() - 1; }
    void close() { start.push_back(static_cast<std::uint32_t>(source.size())); }
    /// For derivatives: which of these rows each of the `inputs` is in.
    [[nodiscard]] RowSums transposed(std::size_t inputs) const;
    /// The first `width` columns; rows without sources become 0.
    void sum(ConstMatrix in, std::size_t width, Matrix out) const { run(in, width, out, false); }
    /// out += what sum() gives.
    void addSum(ConstMatrix in, std::size_t width, Matrix out) const { run(in, width, out, true); }

private:
    void run(ConstMatrix in, std::size_t width, Matrix out, bool more) const;
};

/// Chains of vertices: the sum along v's path is H[v] + the sum along next[v]'s.
struct Paths {
    std::vector<std::uint32_t> order; ///< Every vertex after its next.
    std::vector<VertexId> next;       ///< Invalid at the end of a path.

    /// Sums of H (|V| x hidden) along every vertex's path, itself included, z-scored over the vertices.
    void sums(const float* states, std::size_t hidden, float* out, float* scale) const;
    /// Adds to the derivative by H, given that by `out`. Keeps memory in `space`.
    void sumsBackward(const float* out, const float* scale, std::size_t hidden, std::vector<float>& space,
                      const float* byOut, float* byStates) const;
};

/// A graph as the encoders read it.
struct EncoderGraph {
    /// `features` must outlive it.
    explicit EncoderGraph(const GraphFeatures& features);

    std::span<const float> vertexFeatures; ///< |V| x vertexInputs.
    std::size_t vertexInputs;
    std::span<const float> edgeValues; ///< K, ascending.
    /// Products are taken once for messages that share them: either states are added first and the sum is
    /// multiplied by W(e), or a product goes to several vertices; whichever takes fewer, for the edges of one
    /// value and direction.
    RowSums gather;                        ///< Rows by value, of states.
    std::vector<std::uint32_t> valueStart; ///< First row of every value, and the number of rows.
    RowSums scatter;                       ///< Rows by vertex, of gather's rows.
    RowSums gatherBack, scatterBack;       ///< Their transposed.
    Paths towardsSinks, towardsSources;

    [[nodiscard]] std::size_t vertexCount() const { return scatter.rows(); }
};

} // namespace doppler
