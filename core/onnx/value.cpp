// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/value.h"

#include "core/graph/shape_text.h"

#include <algorithm>

namespace doppler {

namespace {

/// Real tensors have 8 dimensions at most; what has more is not worked with.
constexpr std::size_t mostDimensions = 64;

void adoptShape(Value& value, const onnx::TensorShapeProto& shape)
{
    if (std::size_t(shape.dim_size()) > mostDimensions)
        return;
    std::vector<std::int64_t> dims;
    for (const auto& dimension : shape.dim())
        dims.push_back(dimension.has_dim_value() ? dimension.dim_value() : -1);
    adoptDims(value, dims);
}

std::vector<std::string> shapesOf(std::span<const Value* const> values)
{
    std::vector<std::string> shapes;
    for (const Value* value : values)
        if (value)
            shapes.push_back(value->ranked ? shapeText(value->dims) : "?");
    return shapes;
}

} // namespace

std::string shapesText(std::span<const Value* const> inputs, std::span<const Value* const> outputs)
{
    return shapesText(shapesOf(inputs), shapesOf(outputs));
}

bool hasShape(const Value& value)
{
    return value.ranked && std::all_of(value.dims.begin(), value.dims.end(), [](auto d) { return d >= 0; });
}

double elementsOf(const Value& value)
{
    if (!value.ranked)
        return 0;
    double product = 1;
    for (const std::int64_t d : value.dims)
        product *= d < 0 ? 1.0 : static_cast<double>(d);
    return product;
}

double elementBytes(int elementType)
{
    switch (elementType) { // TensorProto.DataType, those of later versions than the library's included
    case 2:                // uint8
    case 3:                // int8
    case 9:                // bool
    case 17:               // float8, four kinds, and its exponents
    case 18:
    case 19:
    case 20:
    case 24:
        return 1;
    case 4:  // uint16
    case 5:  // int16
    case 10: // float16
    case 16: // bfloat16
        return 2;
    case 1:  // float
    case 6:  // int32
    case 12: // uint32
        return 4;
    case 7:  // int64
    case 11: // double
    case 13: // uint64
    case 14: // complex64
        return 8;
    case 15: // complex128
        return 16;
    case 21: // uint4
    case 22: // int4
    case 23: // float4
        return 0.5;
    case 25: // uint2
    case 26: // int2
        return 0.25;
    default:
        return 0;
    }
}

double bytesOf(const Value& value) { return elementsOf(value) * elementBytes(value.elementType); }

std::optional<onnx::TypeProto> typeOf(const Value& value)
{
    if (value.odd)
        return *value.odd;
    if (value.elementType == 0 && !value.ranked)
        return std::nullopt;
    onnx::TypeProto type;
    auto* tensor = type.mutable_tensor_type();
    tensor->set_elem_type(value.elementType);
    if (value.ranked) {
        auto* shape = tensor->mutable_shape();
        for (const std::int64_t d : value.dims)
            if (auto* dimension = shape->add_dim(); d >= 0)
                dimension->set_dim_value(d);
    }
    return type;
}

void adopt(Value& value, const onnx::TypeProto& type)
{
    const auto take = [&](const auto& tensor) {
        if (value.elementType == 0)
            value.elementType = tensor.elem_type();
        if (tensor.has_shape())
            adoptShape(value, tensor.shape());
    };
    if (type.has_tensor_type())
        take(type.tensor_type());
    else if (type.has_sparse_tensor_type())
        take(type.sparse_tensor_type());
    else if (type.value_case() != onnx::TypeProto::VALUE_NOT_SET && !value.odd && value.elementType == 0)
        value.odd = std::make_shared<onnx::TypeProto>(type);
}

void adoptDims(Value& value, const std::vector<std::int64_t>& dims)
{
    if (dims.size() > mostDimensions || (value.ranked && dims.size() != value.dims.size()))
        return;
    if (!value.ranked)
        value.dims.assign(dims.size(), -1);
    value.ranked = true;
    for (std::size_t i = 0; i < dims.size(); ++i)
        if (value.dims[i] < 0)
            value.dims[i] = std::max<std::int64_t>(dims[i], -1);
}

} // namespace doppler
