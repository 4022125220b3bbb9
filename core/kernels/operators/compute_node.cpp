// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/compute_node.h"

#include "core/kernels/operators/operator_table.h"

#include <algorithm>

namespace doppler {

namespace {

bool isNarrow(const at::Tensor& tensor)
{
    return tensor.defined() && (tensor.scalar_type() == at::kHalf || tensor.scalar_type() == at::kBFloat16);
}

Tensors computeWidened(const OperatorKernel& kernel, const Node& node, Inputs inputs)
{
    const auto narrow = std::find_if(inputs.begin(), inputs.end(), isNarrow);
    if (narrow == inputs.end())
        return kernel.run(node, inputs);
    const at::ScalarType type = narrow->scalar_type();
    Tensors wide(inputs.begin(), inputs.end());
    for (at::Tensor& input : wide)
        if (isNarrow(input))
            input = input.to(at::kFloat);
    Tensors out = kernel.run(node, wide);
    for (at::Tensor& output : out)
        if (output.defined() && output.scalar_type() == at::kFloat)
            output = output.to(type);
    return out;
}

} // namespace

std::string operatorName(const onnx::NodeProto& node)
{
    const bool standard = node.domain().empty() || node.domain() == "ai.onnx";
    return standard ? node.op_type() : node.domain() + '.' + node.op_type();
}

Tensors computeNode(const onnx::NodeProto& node, Inputs inputs, const NodeSurroundings& around)
{
    const OperatorKernel* kernel = operatorKernel(node.domain(), node.op_type(), around.operatorSet);
    if (!kernel)
        unfit("the operator has no kernel");
    const Node view(node, around);
    return kernel->precision == Precision::Kept ? kernel->run(view, inputs)
                                                : computeWidened(*kernel, view, inputs);
}

Message messageOfKernel(const std::exception& exception)
{
    if (dynamic_cast<const std::bad_alloc*>(&exception))
        return {DOPPLER_TEXT("core", "there is not enough memory; use a smaller graph or close programs")};
    const auto* ofTorch = dynamic_cast<const c10::Error*>(&exception);
    std::string text = ofTorch ? ofTorch->what_without_backtrace() : exception.what();
    if (const std::size_t end = text.find('\n'); end != std::string::npos)
        text.resize(end);
    return {DOPPLER_TEXT("core", "the kernel reports: {0}"), {text}};
}

} // namespace doppler
