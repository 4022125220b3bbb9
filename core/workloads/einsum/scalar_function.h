// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The gradient with respect to one operand: `join` applied to `operands`, where 'g' (always the first) is
/// the gradient of the result, 'o' the result, and '0' and '1' are the operands of the function. Empty: there
/// is none.
struct PartialDerivative {
    std::string_view join;
    std::string_view operands;
};

/// A function of single elements with which an einsum joins its inputs.
struct ScalarFunction {
    std::string_view name;
    std::size_t operands = 1;
    bool more = false; ///< Whether it also takes more operands (a sum, a product).
    /// The value of the function; `factor` is the constant of the einsum, for functions that have one.
    double (*value)(std::span<const double> x, double factor) = nullptr;
    /// By operand. A function with more operands uses the first one for all.
    std::vector<PartialDerivative> partials;
};

/// All functions, by name.
std::span<const ScalarFunction> scalarFunctions();
/// Null if unknown.
const ScalarFunction* findScalarFunction(std::string_view name);
/// The names of all functions, for messages.
std::vector<std::string> scalarFunctionNames();

} // namespace doppler
