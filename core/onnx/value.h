// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/onnx/elements.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler {

/// What is known about one value (a tensor, rarely a list of tensors) of an ONNX graph.
struct Value {
    std::string_view name;                ///< Points into the model.
    int elementType = 0;                  ///< TensorProto's numbers; 0: unknown.
    bool ranked = false;                  ///< Whether `dims` holds the number of dimensions.
    std::vector<std::int64_t> dims;       ///< Negative: unknown.
    std::shared_ptr<onnx::TypeProto> odd; ///< The type, if it is not a tensor.
    /// Whether it is known before execution, so that it is never sent: weights and values computed only from
    /// them.
    bool constant = false;
    /// Whether it depends on the extents of inputs: a runtime computes it in every execution, unless it is as
    /// small as a shape.
    bool fromShapes = false;
    const onnx::TensorProto* data = nullptr;  ///< The elements, if the model contains them.
    std::shared_ptr<const Elements> elements; ///< Those that are computed from other values and shapes.
    Element fill;                             ///< The number that all elements have, however many there are.
    std::optional<VertexId> producer;
    bool shared = false;     ///< Whether its producer has other outputs.
    std::size_t number = 0;  ///< Values are numbered in the order in which the reader meets them.
    bool modelInput = false; ///< Whether it comes from outside the model, and is not constant.
    /// The step of OriginRecorder that makes it; nothing: an input, a weight, or nothing known.
    std::optional<std::uint32_t> step;
    std::uint32_t stepOutput = 0;
    /// Of a constant: those that memory holds in its place (see storedForms()); empty: the constant itself.
    std::vector<const Value*> stored;
};

/// Whether the number of elements is known.
bool hasShape(const Value& value);
/// Product of all dimensions, where unknown ones count as 1; 0 if even their number is unknown.
double elementsOf(const Value& value);
/// Bytes of one element; 0 if the type is unknown or has no fixed size (texts).
double elementBytes(int elementType);
double bytesOf(const Value& value);

/// The shapes of a node's inputs and outputs (null: absent) for people; see core/graph/shape_text.h.
std::string shapesText(std::span<const Value* const> inputs, std::span<const Value* const> outputs);

/// The type in the library's form; nothing if nothing is known.
std::optional<onnx::TypeProto> typeOf(const Value& value);
/// Sets what is not known yet. Invalid values (negative extents) count as unknown.
void adopt(Value& value, const onnx::TypeProto& type);
/// Sets the extents that are not known yet; negative ones are unknown. Ignores another number of dimensions.
void adoptDims(Value& value, const std::vector<std::int64_t>& dims);

} // namespace doppler
