// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/elements.h"
#include "core/onnx/node_inference.h"

#include <optional>
#include <span>
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

} // namespace doppler
