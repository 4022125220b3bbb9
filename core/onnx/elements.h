// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler {

/// One number of a tensor; nothing: unknown. The type holds 64-bit whole numbers and doubles exactly.
using Element = std::optional<long double>;
static_assert(std::numeric_limits<long double>::digits >= 64);

/// The numbers of a small tensor as far as they are known before execution: shapes, axes, trip counts.
struct Elements {
    int elementType = 0;            ///< TensorProto's numbers.
    std::vector<std::int64_t> dims; ///< All known.
    std::vector<Element> values;    ///< Row by row, as many as `dims` say.

    [[nodiscard]] bool anyKnown() const;
    [[nodiscard]] bool allKnown() const;
};

/// Tensors of more elements are not followed: no shape has as many.
constexpr std::size_t mostElements = 1024;

/// The product of extents; nothing if one is negative, or if it is more than mostElements.
std::optional<std::size_t> fewElements(const std::vector<std::int64_t>& dims);

/// Whether values of this type are followed: whole numbers, booleans and real numbers.
bool isNumeric(int elementType);
bool isWholeNumber(int elementType); ///< Booleans excluded.

/// The nearest value of a type, as a cast makes it. Nothing if the type has none.
Element rounded(Element value, int elementType);

/// A tensor of unknown numbers; nothing if it is too large.
std::optional<Elements> unknownElements(int elementType, std::vector<std::int64_t> dims);
/// Nothing if the model does not contain exactly as many elements as the tensor's shape says, or too many.
std::optional<Elements> parseElements(const onnx::TensorProto& tensor);
/// Whether the model contains all elements of a tensor.
bool isWhole(const onnx::TensorProto& tensor);

/// The library's form of elements. All must be known.
onnx::TensorProto toTensor(const Elements& elements);
/// The library's form of a list of whole numbers, some of which may be unknown.
onnx::TensorShapeProto toSymbols(const Elements& elements);

} // namespace doppler
