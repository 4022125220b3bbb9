// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <tuple>

namespace doppler {

namespace {

auto keyOf(const OperatorKernel& kernel) { return std::tie(kernel.domain, kernel.name, kernel.since); }

std::vector<OperatorKernel> allKernels()
{
    std::vector<OperatorKernel> out;
    for (const auto part :
         {elementwiseKernels(),   comparisonKernels(),  activationKernels(),  reductionKernels(),
          layoutKernels(),        sectionKernels(),     creationKernels(),    indexingKernels(),
          scatterKernels(),       selectionKernels(),   convolutionKernels(), poolingKernels(),
          normalisationKernels(), lossKernels(),        productKernels(),     quantisedKernels(),
          recurrentKernels(),     resizeKernels(),      detectionKernels(),   signalKernels(),
          randomKernels(),        controlFlowKernels(), microsoftKernels()})
        out.insert(out.end(), part.begin(), part.end());
    std::sort(out.begin(), out.end(),
              [](const OperatorKernel& a, const OperatorKernel& b) { return keyOf(a) < keyOf(b); });
    return out;
}

} // namespace

const std::vector<OperatorKernel>& operatorKernels()
{
    static const std::vector<OperatorKernel> kernels = allKernels();
    return kernels;
}

const OperatorKernel* operatorKernel(std::string_view domain, std::string_view name, int operatorSet)
{
    const auto& all = operatorKernels();
    const OperatorKernel key{name, operatorSet, nullptr, Precision::Kept,
                             domain == "ai.onnx" ? std::string_view() : domain};
    auto after =
        std::upper_bound(all.begin(), all.end(), key, [](const OperatorKernel& a, const OperatorKernel& b) {
            return keyOf(a) < keyOf(b);
        });
    if (after == all.begin())
        return nullptr;
    --after;
    return after->domain == key.domain && after->name == name ? &*after : nullptr;
}

} // namespace doppler
