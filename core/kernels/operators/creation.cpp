// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors from attributes and shapes, and conversions of types.
#include "core/kernels/operators/operator_table.h"
#include "core/kernels/operators/tensor_proto.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

at::Tensor readTensor(const onnx::TensorProto& proto, const Node& node)
{
    auto tensor = tensorOf(proto, node.folder());
    if (!tensor)
        unfit(tensor.error().english());
    return *std::move(tensor);
}

at::ScalarType typeFor(std::int64_t elementType)
{
    const auto type = typeOf(static_cast<int>(elementType));
    if (!type)
        unfit("found elements of type " + std::to_string(elementType) + ", expected numbers");
    return *type;
}

/// Indices are positions in the whole tensor, or one coordinate for each axis.
at::Tensor dense(const onnx::SparseTensorProto& sparse, const Node& node)
{
    const std::vector<std::int64_t> dims(sparse.dims().begin(), sparse.dims().end());
    const at::Tensor values = readTensor(sparse.values(), node);
    at::Tensor places = readTensor(sparse.indices(), node).to(at::kLong);
    at::Tensor out = at::zeros(dims, values.options());
    if (places.dim() == 2) {
        require(places.size(1) == out.dim(), "a coordinate for each axis");
        at::Tensor flat = at::zeros({places.size(0)}, at::kLong);
        for (std::int64_t axis = 0; axis < out.dim(); ++axis)
            flat = flat * out.size(axis) + places.select(1, axis);
        places = flat;
    }
    return out.reshape({-1}).index_copy(0, places, values).reshape(dims);
}

Tensors constant(const Node& node, Inputs)
{
    if (const auto* tensor = node.tensor("value"))
        return {readTensor(*tensor, node)};
    if (const auto* sparse = node.sparseTensor("sparse_value"))
        return {dense(*sparse, node)};
    if (node.has("value_float"))
        return {at::scalar_tensor(node.number("value_float", 0), at::kFloat)};
    if (node.has("value_int"))
        return {at::scalar_tensor(node.integer("value_int", 0), at::kLong)};
    if (node.has("value_floats"))
        return {at::tensor(node.numbers("value_floats")).to(at::kFloat)};
    if (node.has("value_ints"))
        return {indexTensor(node.integers("value_ints"))};
    unfit("expected a constant of numbers");
}

Tensors constantOfShape(const Node& node, Inputs in)
{
    const auto shape = wholeNumbers(needed(in, 0));
    const auto* value = node.tensor("value");
    const at::Tensor fill = value ? readTensor(*value, node) : at::zeros({1}, at::kFloat);
    require(fill.numel() == 1, "one value");
    return {at::full(shape, fill.item(), fill.options())};
}

Tensors shape(const Node& node, Inputs in)
{
    const auto sizes = needed(in, 0).sizes();
    const auto rank = static_cast<std::int64_t>(sizes.size());
    const auto bounded = [&](std::int64_t place) {
        return std::clamp<std::int64_t>(place < 0 ? place + rank : place, 0, rank);
    };
    const std::int64_t start = bounded(node.integer("start", 0));
    const std::int64_t end = std::max(bounded(node.integer("end", rank)), start);
    return {indexTensor({sizes.begin() + start, sizes.begin() + end})};
}

Tensors size(const Node&, Inputs in) { return {at::scalar_tensor(needed(in, 0).numel(), at::kLong)}; }

Tensors eyeLike(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    require(x.dim() == 2, "an input of two axes");
    const auto type = node.has("dtype") ? typeFor(node.integer("dtype", 0)) : x.scalar_type();
    at::Tensor out = at::zeros(x.sizes(), type);
    const std::int64_t k = node.integer("k", 0);
    if (k > -x.size(0) && k < x.size(1))
        out.diagonal(k).fill_(1);
    return {out};
}

Tensors range(const Node&, Inputs in)
{
    const at::Tensor start = needed(in, 0).to(at::kDouble);
    const double step = needed(in, 2).item<double>();
    const double count = std::ceil((needed(in, 1).item<double>() - start.item<double>()) / step);
    constexpr double most = 1e9;
    require(step != 0 && count <= most, "a range that ends");
    const at::Tensor numbers = at::arange(std::max(count, 0.0), at::kDouble) * step + start.reshape({});
    return {numbers.to(in[0].scalar_type())};
}

at::Tensor converted(const at::Tensor& x, at::ScalarType type)
{
    return type == at::kBool ? x.ne(0) : x.to(type);
}

/// Unsigned types of more than 8 bits, which ATen lacks, are cut to their bits.
Tensors cast(const Node& node, Inputs in)
{
    const std::int64_t to = node.integer("to", 0);
    at::Tensor out = converted(needed(in, 0), typeFor(to));
    if (to == onnx::TensorProto::UINT16)
        out = out.bitwise_and(0xffff);
    if (to == onnx::TensorProto::UINT32)
        out = out.bitwise_and(std::int64_t{0xffffffff});
    return {out};
}

/// Version 1 names the type.
Tensors namedCast(const Node& node, Inputs in)
{
    onnx::TensorProto_DataType type = onnx::TensorProto::UNDEFINED;
    require(onnx::TensorProto_DataType_Parse(node.text("to", ""), &type), "the name of a type");
    return {converted(needed(in, 0), typeFor(type))};
}

Tensors castLike(const Node&, Inputs in) { return {converted(needed(in, 0), needed(in, 1).scalar_type())}; }

} // namespace

std::span<const OperatorKernel> creationKernels()
{
    constexpr auto kept = Precision::Kept;
    static const std::vector<OperatorKernel> kernels = {
        {"Cast", 1, &namedCast, kept},
        {"Cast", 6, &cast, kept},
        {"CastLike", 15, &castLike, kept},
        {"Constant", 1, &constant, kept},
        {"ConstantOfShape", 9, &constantOfShape, kept},
        {"EyeLike", 9, &eyeLike, kept},
        {"Range", 11, &range, kept},
        {"Shape", 1, &shape, kept},
        {"Size", 1, &size, kept},
    };
    return kernels;
}

} // namespace doppler
