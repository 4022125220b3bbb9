// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/hsdag_layout.h"
#include "core/learn/kernels/gradients.h"

#include <array>
#include <cstdint>
#include <functional>

namespace doppler {

/// Matrices that are computed one from another, and the way back: from the derivative by the last one to the
/// gradient of the parameters. For networks whose course depends on what they compute. One thread at a time.
class RowTape {
public:
    using Id = std::size_t; ///< Of a matrix, in the order in which they were made.
    using Back = std::function<void()>;

    RowTape(std::span<const float> parameters, std::size_t blockCount);

    /// Forgets all matrices, but not their memory. `learning`: the way back will be taken.
    void begin(bool learning);
    [[nodiscard]] Matrix value(Id id);
    [[nodiscard]] ConstMatrix value(Id id) const;
    /// Adds to this what goes back to a matrix. Zeros at first.
    [[nodiscard]] Matrix derivative(Id id);

    /// A matrix of zeros.
    Id make(std::size_t rows, std::size_t columns);
    /// What adds the derivative of a matrix to those of what it was made from.
    void onWayBack(Id id, Back back);
    /// A copy; nothing goes back to it.
    Id constant(std::span<const float> values, std::size_t columns);
    Id layer(Id x, const DenseBlocks& blocks); ///< x W + b.
    Id norm(Id x, const NormBlocks& blocks);
    Id relu(Id x, float slope = 0); ///< LeakyReLU: `slope` is that below 0.
    Id sum(Id a, Id b);
    Id scaled(Id x, std::span<const float> factors); ///< Element by element; the factors must stay.
    /// Row r is the sum of weight[i] * row source[i] of x over start[r] <= i < start[r + 1]. The matrix of
    /// weights must be symmetric; all must stay.
    Id means(Id x, std::span<const std::uint32_t> start, std::span<const std::uint32_t> source,
             std::span<const float> weight);
    /// The same with any weights, a row for each but the last of `start`.
    Id mix(Id x, std::span<const std::uint32_t> start, std::span<const std::uint32_t> source,
           std::span<const float> weight);
    /// Row e is the product of both rows of x, element by element; the pairs must stay.
    Id products(Id x, std::span<const std::array<std::uint32_t, 2>> pairs);
    Id sigmoid(Id x);

    /// Adds to the gradient, given the derivative by a matrix. After begin(true), once.
    void differentiate(Id of, std::span<const float> derivative);
    Gradients gradients;

private:
    struct Node {
        std::vector<float> values, derivatives;
        std::vector<float> kept; ///< What the way back also needs.
        std::size_t rows = 0, columns = 0;
        bool isConstant = false;
        Back back;
    };
    Node& node(Id id) { return nodes[id]; }

    Parameters parameters;
    std::vector<Node> nodes; ///< The first `count` are in use.
    std::size_t count = 0;
    bool isLearning = false;
    PackedMatrix packed;
    TransposedProducts gradientOf;
};

} // namespace doppler
