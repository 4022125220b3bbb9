// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

#include <cstdint>
#include <stop_token>
#include <vector>

#include <ATen/core/Tensor.h>

namespace doppler {

/// Whether an operation is a tensor that exists before the program runs; as a vertex its kind is "source".
inline bool isInputTensor(const Einsum& operation)
{
    return operation.op.empty() || (operation.op == "source" && operation.inputs.empty());
}

/// How an input tensor of a program is drawn.
struct InputRecipe {
    enum class Kind {
        Symmetric, ///< Uniform in [-scale, scale].
        Positive,  ///< Uniform in [scale / 2, 3 scale / 2]: something takes its root, logarithm or inverse.
        Positions, ///< Whole numbers below `positions`: another tensor is looked up there.
        Ones,      ///< The gradient with which a backward pass begins.
    };
    Kind kind = Kind::Symmetric;
    double scale = 1;
    std::uint64_t positions = 1;
};

/// By operation of the program; meaningless for those that are no inputs. Scales are such that sums of
/// products neither grow nor vanish.
std::vector<InputRecipe> inputRecipes(const EinsumProgram& program);

/// Whether each operation's elements are complex numbers: those of 8 bytes that pairs of numbers become, and
/// what is computed from them.
std::vector<bool> complexOperations(const EinsumProgram& program);

/// An input tensor with values that depend on the seed and the tensor's name alone. Incomplete after a stop
/// request.
at::Tensor drawInput(const EinsumProgram& program, std::size_t operation, const InputRecipe& recipe,
                     bool complex, std::uint64_t seed, const std::stop_token& stop = {});

} // namespace doppler
