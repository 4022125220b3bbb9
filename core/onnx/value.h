// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler {

/// What is known of one value (a tensor, seldom a list of them) of an ONNX graph.
struct Value {
    std::string_view name;                ///< The model's own text.
    int elementType = 0;                  ///< TensorProto's numbers; 0: unknown.
    bool ranked = false;                  ///< `dims` says how many dimensions there are.
    std::vector<std::int64_t> dims;       ///< Negative: unknown.
    std::shared_ptr<onnx::TypeProto> odd; ///< The type of what is no tensor.
    /// Known before anything runs, so nothing has to be sent for it: weights and what is made of them alone.
    bool constant = false;
    const onnx::TensorProto* data = nullptr; ///< The elements, where the model has them.
    /// The elements, as far as they are known, of a whole number or a list of such (onnx's data propagation).
    std::shared_ptr<onnx::TensorShapeProto> numbers;
    std::optional<VertexId> producer;
    bool shared = false; ///< Its producer has other outputs.
};

/// Whether the number of elements is known.
bool hasShape(const Value& value);
/// Product of all dimensions, unknown ones counted as 1; 0 where not even their number is known.
double elementsOf(const Value& value);
/// Bytes of one element; 0 where the type is unknown or has no size (texts).
double elementBytes(int elementType);
double bytesOf(const Value& value);

/// As the library takes it; nothing where nothing is known.
std::optional<onnx::TypeProto> typeOf(const Value& value);
/// Fills what is not known yet. Nonsense (negative extents) counts as unknown.
void adopt(Value& value, const onnx::TypeProto& type);

} // namespace doppler
