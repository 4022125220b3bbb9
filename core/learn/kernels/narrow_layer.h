// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/narrow_kernels.h"

#include <span>
#include <vector>

namespace doppler {

/// A matrix of few columns, each row padded with zeros.
class Rows {
public:
    Rows() = default;
    Rows(std::size_t rows, std::size_t columns)
        : width(paddedWidth(columns)), cells(rows * width / narrowLanes)
    {
    }
    [[nodiscard]] std::size_t stride() const { return width; }
    [[nodiscard]] float* operator[](std::size_t row) { return data() + row * width; }
    [[nodiscard]] const float* operator[](std::size_t row) const { return data() + row * width; }
    [[nodiscard]] float* data() { return cells.empty() ? nullptr : cells.front().values; }
    [[nodiscard]] const float* data() const { return cells.empty() ? nullptr : cells.front().values; }
    /// Of all rows, padding included.
    [[nodiscard]] std::size_t floats() const { return cells.size() * narrowLanes; }
    void clear() { std::fill(cells.begin(), cells.end(), Cell{}); }

private:
    struct alignas(narrowLanes * sizeof(float)) Cell {
        float values[narrowLanes] = {};
    };
    std::size_t width = 0;
    std::vector<Cell> cells;
};

/// The rows from `first` to before `last`.
struct RowRange {
    std::size_t first = 0;
    std::size_t last = 0;
};

/// A dense layer x W + b over rows of few columns, with its gradient.
class NarrowLayer {
public:
    NarrowLayer(std::size_t inputs, std::size_t outputs);

    /// Takes the weights (inputs x outputs) and the bias.
    void load(std::span<const float> weights, std::span<const float> biases);
    /// out = x W + b for these rows, or the ReLU of that.
    void run(const Rows& x, RowRange rows, bool relu, Rows& out) const;
    void run(const Rows& x, std::size_t rows, bool relu, Rows& out) const { run(x, {0, rows}, relu, out); }
    /// From the derivative by the output to that by the input, for these rows; 0 where `keep` (the input,
    /// where it is a ReLU's) is given and 0. The two may not be the same object.
    void runBack(const Rows& byOutput, RowRange rows, const Rows* keep, Rows& byInput) const;
    void runBack(const Rows& byOutput, std::size_t rows, const Rows* keep, Rows& byInput) const
    {
        runBack(byOutput, {0, rows}, keep, byInput);
    }
    /// Adds the gradient of the first `rows` rows.
    void learn(const Rows& x, const Rows& byOutput, std::size_t rows);

    void clearGradient();
    /// Hands the sum of what was learned out, in the order of load().
    void unload(std::span<float> weights, std::span<float> biases) const;

private:
    std::size_t inputs, outputs;
    Rows weight, bias;
    Rows transposed; ///< outputs x inputs.
    Rows byWeight, byBias;
};

} // namespace doppler
