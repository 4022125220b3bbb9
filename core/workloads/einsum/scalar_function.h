// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// How the gradient reaches one operand of a function: `join` over `operands`, of which 'g' (always the
/// first) is the gradient of the result, 'o' the result, and '0', '1' are the function's own operands. Empty:
/// it can't.
struct PartialDerivative {
    std::string_view join;
    std::string_view operands;
};

/// A function of single elements, by which an einsum joins its inputs.
struct ScalarFunction {
    std::string_view name;
    std::size_t operands = 1;
    bool more = false; ///< Takes more operands than that as well (a sum, a product).
    /// The value; `factor` is the einsum's constant, for those that have one.
    double (*value)(std::span<const double> x, double factor) = nullptr;
    /// By operand; one that takes more has the first for all of them.
    std::vector<PartialDerivative> partials;
};

/// All that are known, by name.
std::span<const ScalarFunction> scalarFunctions();
/// Null: unknown.
const ScalarFunction* findScalarFunction(std::string_view name);
/// Their names, for messages.
std::vector<std::string> scalarFunctionNames();

} // namespace doppler
