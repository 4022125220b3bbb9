// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/edge_matrices.h"

#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>

namespace doppler {

EdgeMatrices::EdgeMatrices(const EncoderGraph& g, const EncoderBlocks& b, Parameters p)
    : graph(g), blocks(b), parameters(p), hidden(b.inputBias.columns),
      shared(g.edgeValues.size() > mostOwnMatrices)
{
    for (std::uint32_t k = 0; !shared && k <= graph.edgeValues.size(); ++k)
        groupStart.push_back(k);
}

void EdgeMatrices::compute()
{
    if (shared) {
        findStretches();
        computeShared();
    } else {
        computeOwn();
    }
}

void EdgeMatrices::widen(float* rows) const
{
    if (!shared)
        return;
    for (std::size_t k = 0; k < graph.edgeValues.size(); ++k)
        for (std::size_t r = graph.valueStart[k]; r < graph.valueStart[k + 1]; ++r) {
            float* row = rows + r * 2 * hidden;
            std::fill_n(row + hidden, hidden, 0.0F);
            stateKernels().addScaled(row, hidden, graph.edgeValues[k], row + hidden);
        }
}

void EdgeMatrices::widenBackward(float* rows) const
{
    if (!shared)
        return;
    for (std::size_t k = 0; k < graph.edgeValues.size(); ++k)
        for (std::size_t r = graph.valueStart[k]; r < graph.valueStart[k + 1]; ++r) {
            float* row = rows + r * 2 * hidden;
            stateKernels().addScaled(row + hidden, hidden, graph.edgeValues[k], row);
        }
}

void EdgeMatrices::clearDerivatives() { derivatives.assign(groups() * width() * hidden, 0.0F); }

void EdgeMatrices::backward(Gradients& gradients)
{
    if (shared)
        sharedBackward(gradients);
    else
        ownBackward(gradients);
}

void EdgeMatrices::computeOwn()
{
    const std::size_t count = graph.edgeValues.size();
    const float* weight = parameters.at(blocks.edgeWeight1);
    const float* bias = parameters.at(blocks.edgeBias1);
    units.resize(count * hidden);
    for (std::size_t k = 0; k < count; ++k)
        for (std::size_t i = 0; i < hidden; ++i)
            units[k * hidden + i] = std::max(graph.edgeValues[k] * weight[i] + bias[i], 0.0F);
    matrices.resize(count * hidden * hidden);
    addWideProducts(units.data(), count, hidden, parameters.at(blocks.edgeWeight2),
                    parameters.at(blocks.edgeBias2), hidden * hidden, matrices.data());
}

void EdgeMatrices::ownBackward(Gradients& gradients)
{
    const std::size_t count = graph.edgeValues.size();
    byUnits.resize(units.size());
    wideProductsBackward(derivatives.data(), count, parameters.at(blocks.edgeWeight2), hidden,
                         hidden * hidden, byUnits.data());
    stateKernels().reluBackward(units.data(), units.size(), byUnits.data());
    stateKernels().addRows(byUnits.data(), count, hidden, hidden, gradients.at(blocks.edgeBias1));
    for (std::size_t k = 0; k < count; ++k)
        stateKernels().addScaled(&byUnits[k * hidden], hidden, graph.edgeValues[k],
                                 gradients.at(blocks.edgeWeight1));
    stateKernels().addRows(derivatives.data(), count, hidden * hidden, hidden * hidden,
                           gradients.at(blocks.edgeBias2));
    // The largest gradient by far is never written out.
    gradients.keepFactors(blocks.edgeWeight2, {units, derivatives, count});
}

/// Every unit of the hidden layer is active for a stretch of the ascending values that ends at one of their
/// ends.
void EdgeMatrices::findStretches()
{
    const std::span<const float> values = graph.edgeValues;
    const float* weight = parameters.at(blocks.edgeWeight1);
    const float* bias = parameters.at(blocks.edgeBias1);
    activeFrom.clear();
    activeTo.clear();
    groupStart.assign({0, static_cast<std::uint32_t>(values.size())});
    for (std::uint32_t i = 0; i < hidden; ++i) {
        const auto active = [&](float e) { return e * weight[i] + bias[i] > 0; };
        const bool rising = weight[i] >= 0;
        const auto kink =
            std::partition_point(values.begin(), values.end(), [&](float e) { return active(e) != rising; });
        const auto at = static_cast<std::uint32_t>(kink - values.begin());
        (rising ? activeFrom : activeTo).push_back({i, at});
        groupStart.push_back(at);
    }
    std::sort(groupStart.begin(), groupStart.end());
    groupStart.erase(std::unique(groupStart.begin(), groupStart.end()), groupStart.end());
    for (auto* kinks : {&activeFrom, &activeTo}) {
        for (Kink& k : *kinks)
            k.group = static_cast<std::uint32_t>(
                std::lower_bound(groupStart.begin(), groupStart.end(), k.group) - groupStart.begin());
        std::sort(kinks->begin(), kinks->end(), [](const Kink& a, const Kink& b) {
            return a.group != b.group ? a.group < b.group : a.unit < b.unit;
        });
    }
}

namespace {
/// Elements of a matrix that are worked on at once, so that all stretches of them stay in the cache.
constexpr std::size_t blockSize = 128;
} // namespace

void EdgeMatrices::computeShared()
{
    const std::size_t all = hidden * hidden;
    const float* slope = parameters.at(blocks.edgeWeight1);
    const float* offset = parameters.at(blocks.edgeBias1);
    const float* weight = parameters.at(blocks.edgeWeight2);
    matrices.resize(groups() * 2 * all);
    for (std::size_t first = 0; first < all; first += blockSize) {
        const std::size_t count = std::min(blockSize, all - first);
        const auto p = [&](std::size_t group) { return &matrices[group * 2 * all + first]; };
        const auto q = [&](std::size_t group) { return &matrices[(group * 2 + 1) * all + first]; };
        const auto addUnit = [&](std::uint32_t i, float* sums) {
            stateKernels().addScaled(weight + i * all + first, count, offset[i], sums);
            stateKernels().addScaled(weight + i * all + first, count, slope[i], sums + count);
        };
        space.assign(2 * count, 0.0F);
        std::copy_n(parameters.at(blocks.edgeBias2) + first, count, space.begin());
        auto next = activeFrom.begin();
        for (std::size_t g = 0; g < groups(); ++g) {
            for (; next != activeFrom.end() && next->group == g; ++next)
                addUnit(next->unit, space.data());
            std::copy_n(&space[0], count, p(g));
            std::copy_n(&space[count], count, q(g));
        }
        std::fill(space.begin(), space.end(), 0.0F);
        auto before = activeTo.rbegin();
        for (std::size_t g = groups(); g-- > 0;) {
            for (; before != activeTo.rend() && before->group > g; ++before)
                addUnit(before->unit, space.data());
            stateKernels().add(&space[0], count, p(g));
            stateKernels().add(&space[count], count, q(g));
        }
    }
}

void EdgeMatrices::sharedBackward(Gradients& gradients)
{
    const std::size_t all = hidden * hidden;
    const float* slope = parameters.at(blocks.edgeWeight1);
    const float* offset = parameters.at(blocks.edgeBias1);
    const float* weight = parameters.at(blocks.edgeWeight2);
    float* bySlope = gradients.at(blocks.edgeWeight1);
    float* byOffset = gradients.at(blocks.edgeBias1);
    float* byWeight = gradients.at(blocks.edgeWeight2);
    float* byBias = gradients.at(blocks.edgeBias2);
    for (std::size_t first = 0; first < all; first += blockSize) {
        const std::size_t count = std::min(blockSize, all - first);
        // From the derivatives by P and Q summed over a unit's stretches.
        const auto addUnit = [&](std::uint32_t i) {
            const float* w = weight + i * all + first;
            float* out = byWeight + i * all + first;
            stateKernels().addScaled(&space[0], count, offset[i], out);
            stateKernels().addScaled(&space[count], count, slope[i], out);
            byOffset[i] += dot(&space[0], w, count);
            bySlope[i] += dot(&space[count], w, count);
        };
        const auto addGroup = [&](std::size_t g) {
            stateKernels().add(&derivatives[g * 2 * all + first], count, &space[0]);
            stateKernels().add(&derivatives[(g * 2 + 1) * all + first], count, &space[count]);
        };
        space.assign(2 * count, 0.0F);
        auto before = activeTo.begin();
        for (std::size_t g = 0; g <= groups(); ++g) {
            for (; before != activeTo.end() && before->group == g; ++before)
                addUnit(before->unit);
            if (g < groups())
                addGroup(g);
        }
        stateKernels().add(&space[0], count, byBias + first);
        std::fill(space.begin(), space.end(), 0.0F);
        auto from = activeFrom.rbegin();
        for (; from != activeFrom.rend() && from->group == groups(); ++from)
            addUnit(from->unit);
        for (std::size_t g = groups(); g-- > 0;) {
            addGroup(g);
            for (; from != activeFrom.rend() && from->group == g; ++from)
                addUnit(from->unit);
        }
    }
}

} // namespace doppler
