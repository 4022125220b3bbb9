// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/evaluation.h"

#include <string_view>

namespace doppler {

/// One of a node's outputs. Types and shapes are already inferred as far as possible.
struct WantedOutput {
    std::span<Value* const> all;
    std::size_t index = 0;

    [[nodiscard]] const Value& value() const { return *all[index]; }
};

using Evaluator = std::optional<Elements> (*)(const Operands& operands, const WantedOutput& output);

/// An operator that has known elements: one line in one of the tables.
struct EvaluatorEntry {
    std::string_view name;
    Evaluator run;
};

std::span<const EvaluatorEntry> arithmeticEvaluators(); ///< Elementwise operators and reductions.
std::span<const EvaluatorEntry> layoutEvaluators();     ///< Operators that move elements.
std::span<const EvaluatorEntry> sourceEvaluators();     ///< Operators that make elements, such as Shape.

/// The place of an element, by the strides of dense rows.
std::vector<std::int64_t> stridesOf(const std::vector<std::int64_t>& dims);
/// Calls `visit(flat, index)` for every index of a tensor, in the order of its elements.
template <class Visit>
void forEachIndex(const std::vector<std::int64_t>& dims, std::size_t count, Visit visit)
{
    std::vector<std::int64_t> index(dims.size(), 0);
    for (std::size_t flat = 0; flat < count; ++flat) {
        visit(flat, index);
        for (std::size_t d = dims.size(); d-- > 0;) {
            if (++index[d] < dims[d])
                break;
            index[d] = 0;
        }
    }
}

} // namespace doppler
