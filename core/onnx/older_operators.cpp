// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of operators of early versions, for which the library has definitions without inference.
#include "core/onnx/evaluation.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace doppler {

namespace {

/// One output like the first input. Before version 7 a second input is broadcast to it.
constexpr std::array<std::string_view, 28> likeInput{"Abs",
                                                     "Add",
                                                     "BatchNormalization",
                                                     "Ceil",
                                                     "Clip",
                                                     "Div",
                                                     "Dropout",
                                                     "Elu",
                                                     "Exp",
                                                     "Floor",
                                                     "Log",
                                                     "Mul",
                                                     "Neg",
                                                     "InstanceNormalization",
                                                     "Max",
                                                     "HardSigmoid",
                                                     "Mean",
                                                     "Min",
                                                     "PRelu",
                                                     "Relu",
                                                     "LeakyRelu",
                                                     "Selu",
                                                     "Reciprocal",
                                                     "Sigmoid",
                                                     "Sqrt",
                                                     "Sub",
                                                     "Sum",
                                                     "Tanh"};

void copyFirst(const Value& from, Value& to)
{
    to.elementType = to.elementType == 0 ? from.elementType : to.elementType;
    if (from.ranked)
        adoptDims(to, from.dims);
}

/// The extents of both inputs, aligned at the end; unknown where one is and the other is 1.
void broadcastBoth(const Value& a, const Value& b, Value& out)
{
    if (!a.ranked || !b.ranked)
        return;
    const Value& longer = a.dims.size() >= b.dims.size() ? a : b;
    const Value& shorter = &longer == &a ? b : a;
    std::vector<std::int64_t> dims = longer.dims;
    for (std::size_t i = 0; i < shorter.dims.size(); ++i) {
        std::int64_t& extent = dims[dims.size() - shorter.dims.size() + i];
        const std::int64_t other = shorter.dims[i];
        if (extent == 1 || (extent < 0 && other > 1))
            extent = other;
    }
    adoptDims(out, dims);
}

void castByName(const NodeView& view, Value& out)
{
    const auto* to = view.attribute("to");
    onnx::TensorProto::DataType type = onnx::TensorProto::UNDEFINED;
    if (to && onnx::TensorProto::DataType_Parse(to->s(), &type) && out.elementType == 0)
        out.elementType = type;
    if (const Value* data = view.input(0); data && data->ranked)
        adoptDims(out, data->dims);
}

void concatAlong(const NodeView& view, Value& out)
{
    const Value* first = view.input(0);
    if (!first)
        return;
    out.elementType = out.elementType == 0 ? first->elementType : out.elementType;
    const auto axis = axisOf(view.integer("axis", 1), first->dims.size());
    if (!axis)
        return;
    std::vector<std::int64_t> dims = first->dims;
    for (std::size_t i = 1; i < view.inputs.size(); ++i) {
        const Value* next = view.input(i);
        if (!next || next->dims.size() != dims.size())
            return;
        std::int64_t& extent = dims[*axis];
        if (next->dims[*axis] < 0 || extent < 0 || __builtin_add_overflow(extent, next->dims[*axis], &extent))
            extent = -1;
    }
    adoptDims(out, dims);
}

void padByAttribute(const NodeView& view, Value& out)
{
    const Value* data = view.input(0);
    const auto pads = view.integers("paddings");
    if (!data || pads.size() != 2 * data->dims.size())
        return;
    out.elementType = out.elementType == 0 ? data->elementType : out.elementType;
    std::vector<std::int64_t> dims = data->dims;
    for (std::size_t d = 0; d < dims.size(); ++d) {
        std::int64_t sum = 0;
        if (dims[d] >= 0 && (__builtin_add_overflow(pads[d], pads[d + dims.size()], &sum) ||
                             __builtin_add_overflow(dims[d], sum, &dims[d])))
            dims[d] = -1;
    }
    adoptDims(out, dims);
}

void product(const NodeView& view, Value& out)
{
    const Value* a = view.input(0);
    const Value* b = view.input(1);
    if (!a || !b || a->dims.size() != 2 || b->dims.size() != 2)
        return;
    out.elementType = out.elementType == 0 ? a->elementType : out.elementType;
    adoptDims(out, {a->dims[view.integer("transA", 0) != 0 ? 1 : 0],
                    b->dims[view.integer("transB", 0) != 0 ? 0 : 1]});
}

void poolAll(const Value& data, Value& out)
{
    copyFirst(data, out);
    if (!data.ranked || out.dims.size() != data.dims.size())
        return;
    for (std::size_t d = 2; d < out.dims.size(); ++d)
        out.dims[d] = 1;
}

} // namespace

void inferOlderNode(const NodeView& view, std::span<Value* const> outputs)
{
    if (!view.standard() || outputs.empty() || !outputs[0] || !view.input(0))
        return;
    const std::string_view op = view.node.op_type();
    Value& out = *outputs[0];
    if (view.operatorSet < 7 && std::find(likeInput.begin(), likeInput.end(), op) != likeInput.end())
        copyFirst(*view.input(0), out);
    else if (op == "MeanVarianceNormalization")
        copyFirst(*view.input(0), out);
    else if ((op == "GreaterOrEqual" || op == "LessOrEqual") && view.input(1)) {
        out.elementType = onnx::TensorProto::BOOL;
        broadcastBoth(*view.input(0), *view.input(1), out);
    } else if (op == "Cast" && view.operatorSet < 6)
        castByName(view, out);
    else if (op == "Concat" && view.operatorSet < 4)
        concatAlong(view, out);
    else if (op == "Pad" && view.operatorSet < 2)
        padByAttribute(view, out);
    else if (op == "Gemm" && view.operatorSet < 7)
        product(view, out);
    else if (op == "GlobalLpPool" && view.operatorSet < 2)
        poolAll(*view.input(0), out);
}

} // namespace doppler
