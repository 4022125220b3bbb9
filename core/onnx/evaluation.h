// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/elements.h"
#include "core/onnx/node_inference.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace doppler {

/// A node with the elements of its small inputs. An input is nothing if it is omitted, too large, or of
/// unknown shape; elements that are unknown themselves count.
struct Operands {
    explicit Operands(const NodeView& view);

    const NodeView& view;
    std::vector<std::optional<Elements>> inputs;

    [[nodiscard]] const Elements* at(std::size_t i) const
    {
        return i < inputs.size() && inputs[i] ? &*inputs[i] : nullptr;
    }
    [[nodiscard]] bool anyKnown() const;
    /// The whole numbers of an input, if all are known.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> numbers(std::size_t i) const;
    /// Axes, from the attribute or from an input. Nothing: unknown. Absent axes are an empty list.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> axes(const char* attribute,
                                                                std::size_t input) const;
};

/// What is known of a value's elements, from its data or from its computation; nothing if it is too large.
std::optional<Elements> knownElements(const Value* value);

/// Computes the elements of a node's outputs from those of its inputs, as far as they are known (constant
/// folding on small tensors, of all operator sets), and stores them together with types and shapes that are
/// still unknown. Values that contradict what is known of an output are dropped.
void evaluate(const Operands& operands, std::span<Value* const> outputs);

/// Computes the unknown extents of a node's outputs that depend on elements of its inputs, such as Reshape,
/// Slice, Pad, Resize, Tile, Expand. Elements may be partly known.
void inferComputedShapes(const Operands& operands, std::span<Value* const> outputs);

/// An extent as an index; nothing if `axis` is not an axis of a tensor of this rank. Negative axes count
/// from the end.
std::optional<std::size_t> axisOf(std::int64_t axis, std::size_t rank);

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
