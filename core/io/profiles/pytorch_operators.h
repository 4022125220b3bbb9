// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/base/result.h"
#include "core/io/profiles/iterations.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

// Common parts of PyTorch's profiler and execution traces: operators that call operators, and annotations.

/// Extents of a tensor; empty: a scalar or not a tensor.
using TensorShape = std::vector<double>;

/// Floating-point operations of one call: 2 per multiply-add for products and convolutions, 1 per element for
/// elementwise operations and reductions, 0 for views and copies. `outputs` may be empty if unknown. Returns
/// nothing if the operator or the shapes are unknown.
std::optional<double> operatorFlops(std::string_view name, std::span<const TensorShape> inputs,
                                    std::span<const TensorShape> outputs);

/// The shapes of a call for people; see core/graph/shape_text.h. Scalars and arguments that are not tensors,
/// which traces do not distinguish, are left out.
std::string shapesText(std::span<const TensorShape> inputs, std::span<const TensorShape> outputs);

/// Whether the name is that of an operator ("aten::add") and not that of an annotation, a module or
/// autograd's bookkeeping.
bool isOperatorName(std::string_view name);

/// Names that occur often, each stored once.
class NamePool {
public:
    std::uint32_t idOf(const std::string& name);
    [[nodiscard]] const std::string& operator[](std::uint32_t id) const { return *names[id]; }

private:
    std::map<std::string, std::uint32_t, std::less<>> ids;
    std::vector<const std::string*> names;
};

/// The id that a number in a file represents; 0: none.
inline std::uint64_t idOf(double value)
{
    return value > 0 && value < 9e15 ? static_cast<std::uint64_t>(value) : 0;
}

} // namespace doppler
