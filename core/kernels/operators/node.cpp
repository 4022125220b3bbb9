// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/node.h"

#include <algorithm>

#include <ATen/CPUGeneratorImpl.h>

namespace doppler {

const onnx::AttributeProto* Node::find(std::string_view name) const
{
    for (const auto& attribute : proto.attribute())
        if (attribute.name() == name)
            return &attribute;
    return nullptr;
}

std::int64_t Node::integer(std::string_view name, std::int64_t otherwise) const
{
    const auto* found = find(name);
    return found ? found->i() : otherwise;
}

double Node::number(std::string_view name, double otherwise) const
{
    const auto* found = find(name);
    return found ? static_cast<double>(found->f()) : otherwise;
}

std::string Node::text(std::string_view name, std::string_view otherwise) const
{
    const auto* found = find(name);
    return found ? found->s() : std::string(otherwise);
}

std::vector<std::int64_t> Node::integers(std::string_view name) const
{
    const auto* found = find(name);
    return found ? std::vector<std::int64_t>(found->ints().begin(), found->ints().end())
                 : std::vector<std::int64_t>();
}

std::vector<double> Node::numbers(std::string_view name) const
{
    const auto* found = find(name);
    return found ? std::vector<double>(found->floats().begin(), found->floats().end())
                 : std::vector<double>();
}

std::vector<std::string> Node::texts(std::string_view name) const
{
    const auto* found = find(name);
    return found ? std::vector<std::string>(found->strings().begin(), found->strings().end())
                 : std::vector<std::string>();
}

const onnx::TensorProto* Node::tensor(std::string_view name) const
{
    const auto* found = find(name);
    return found && found->has_t() ? &found->t() : nullptr;
}

const onnx::SparseTensorProto* Node::sparseTensor(std::string_view name) const
{
    const auto* found = find(name);
    return found && found->has_sparse_tensor() ? &found->sparse_tensor() : nullptr;
}

const onnx::GraphProto& Node::graph(std::string_view name) const
{
    const auto* found = find(name);
    if (!found || !found->has_g())
        unfit("expected a graph in the attribute " + std::string(name));
    return found->g();
}

at::Generator Node::generator() const
{
    const auto* own = find("seed");
    return at::detail::createCPUGenerator(own ? static_cast<std::uint64_t>(own->f() * 65536) : around.seed);
}

Tensors Node::run(std::string_view body, Inputs inputs) const
{
    if (!around.bodies)
        unfit("expected no graph in an attribute");
    return around.bodies->run(graph(body), inputs);
}

void unfit(const std::string& why) { throw UnfitNode(why); }

const at::Tensor& needed(Inputs in, std::size_t i)
{
    if (!given(in, i))
        unfit("expected an input " + std::to_string(i));
    return in[i];
}

std::vector<std::int64_t> wholeNumbers(const at::Tensor& tensor)
{
    require(!isFloat(tensor), "whole numbers");
    const at::Tensor flat = tensor.to(at::kLong).contiguous();
    const auto* data = flat.data_ptr<std::int64_t>();
    return {data, data + flat.numel()};
}

std::vector<double> realNumbers(const at::Tensor& tensor)
{
    const at::Tensor flat = tensor.to(at::kDouble).contiguous();
    const auto* data = flat.data_ptr<double>();
    return {data, data + flat.numel()};
}

std::vector<std::int64_t> integersOf(const Node& node, Inputs in, std::size_t input,
                                     std::string_view attribute)
{
    return given(in, input) ? wholeNumbers(in[input]) : node.integers(attribute);
}

std::int64_t axisIn(std::int64_t axis, std::int64_t rank)
{
    if (axis < -rank || axis >= rank)
        unfit("found axis " + std::to_string(axis) + ", expected one of " + std::to_string(rank));
    return axis < 0 ? axis + rank : axis;
}

std::vector<std::int64_t> axesIn(std::vector<std::int64_t> axes, std::int64_t rank)
{
    for (std::int64_t& axis : axes)
        axis = axisIn(axis, rank);
    std::sort(axes.begin(), axes.end());
    axes.erase(std::unique(axes.begin(), axes.end()), axes.end());
    return axes;
}

bool isFloat(const at::Tensor& tensor) { return at::isFloatingType(tensor.scalar_type()); }

at::Tensor indexTensor(const std::vector<std::int64_t>& values)
{
    at::Tensor out = at::empty({static_cast<std::int64_t>(values.size())}, at::kLong);
    std::copy(values.begin(), values.end(), out.data_ptr<std::int64_t>());
    return out;
}

} // namespace doppler
