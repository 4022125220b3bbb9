// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/operator_table.h"

namespace doppler {

namespace {

/// The weighted negative of each target's score, reduced. Targets that are ignored weigh nothing.
at::Tensor scoreLoss(const Node& node, const at::Tensor& scores, const at::Tensor& targets,
                     const at::Tensor& weights)
{
    require(scores.dim() >= 2, "scores of classes along the second axis");
    const std::int64_t classes = scores.size(1);
    at::Tensor chosen = targets.to(at::kLong);
    at::Tensor weight = at::ones(chosen.sizes(), scores.options());
    at::Tensor ignored = at::zeros(chosen.sizes(), at::kBool);
    if (node.has("ignore_index"))
        ignored = chosen.eq(node.integer("ignore_index", 0));
    chosen = chosen.masked_fill(ignored, 0);
    require(chosen.numel() == 0 ||
                (chosen.min().item<std::int64_t>() >= 0 && chosen.max().item<std::int64_t>() < classes),
            "targets that are classes");
    if (weights.defined()) {
        require(weights.numel() == classes, "a weight for each class");
        weight = weights.reshape({-1}).index_select(0, chosen.reshape({-1})).reshape(chosen.sizes());
    }
    weight = weight.masked_fill(ignored, 0);
    const at::Tensor loss = -scores.gather(1, chosen.unsqueeze(1)).squeeze(1) * weight;
    const std::string reduction = node.text("reduction", "mean");
    if (reduction == "none")
        return loss;
    return reduction == "sum" ? loss.sum() : loss.sum() / weight.sum();
}

Tensors negativeLogLikelihood(const Node& node, Inputs in)
{
    return {scoreLoss(node, needed(in, 0), needed(in, 1), optionalInput(in, 2))};
}

Tensors softmaxCrossEntropy(const Node& node, Inputs in)
{
    const at::Tensor scores = at::log_softmax(needed(in, 0), 1);
    return {scoreLoss(node, scores, needed(in, 1), optionalInput(in, 2)), scores};
}

} // namespace

std::span<const OperatorKernel> lossKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"NegativeLogLikelihoodLoss", 12, &negativeLogLikelihood},
        {"SoftmaxCrossEntropyLoss", 12, &softmaxCrossEntropy},
    };
    return kernels;
}

} // namespace doppler
