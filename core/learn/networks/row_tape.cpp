// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/row_tape.h"

#include "core/learn/kernels/state_kernels.h"

#include <algorithm>
#include <cmath>

namespace doppler {

RowTape::RowTape(std::span<const float> values, std::size_t blockCount)
    : gradients(blockCount), parameters(values)
{
}

void RowTape::begin(bool learning)
{
    count = 0;
    isLearning = learning;
}

Matrix RowTape::value(Id id) { return {nodes[id].values.data(), nodes[id].rows, nodes[id].columns}; }

ConstMatrix RowTape::value(Id id) const
{
    return {nodes[id].values.data(), nodes[id].rows, nodes[id].columns};
}

Matrix RowTape::derivative(Id id)
{
    return {nodes[id].derivatives.data(), nodes[id].rows, nodes[id].columns};
}

RowTape::Id RowTape::make(std::size_t rows, std::size_t columns)
{
    if (count == nodes.size())
        nodes.emplace_back();
    Node& made = nodes[count];
    made.rows = rows;
    made.columns = columns;
    made.isConstant = false;
    made.values.assign(rows * columns, 0.0F);
    made.back = {};
    if (isLearning)
        made.derivatives.assign(rows * columns, 0.0F);
    return count++;
}

void RowTape::onWayBack(Id id, Back back)
{
    if (isLearning)
        node(id).back = std::move(back);
}

RowTape::Id RowTape::constant(std::span<const float> values, std::size_t columns)
{
    const Id out = make(values.size() / columns, columns);
    node(out).isConstant = true;
    std::ranges::copy(values, node(out).values.begin());
    return out;
}

RowTape::Id RowTape::layer(Id x, const DenseBlocks& blocks)
{
    const Id out = make(node(x).rows, blocks.bias.columns);
    onWayBack(out, [this, x, out, &blocks] {
        const ConstMatrix by = derivative(out);
        gradientOf.add(value(x), by, gradients.matrix(blocks.weight));
        stateKernels().addRows(by.values, by.rows, by.columns, by.stride, gradients.at(blocks.bias));
        if (node(x).isConstant)
            return;
        packed.packTransposed(parameters.matrix(blocks.weight));
        multiply(by, packed, derivative(x), true);
    });
    const Matrix rows = value(out);
    for (std::size_t r = 0; r < rows.rows; ++r)
        std::copy_n(parameters.at(blocks.bias), rows.columns, rows.row(r));
    packed.pack(parameters.matrix(blocks.weight));
    multiply(value(x), packed, rows, true);
    return out;
}

RowTape::Id RowTape::norm(Id x, const NormBlocks& blocks)
{
    constexpr double least = 1e-5; // as LibTorch's
    const std::size_t columns = node(x).columns;
    // Kept: the rows before gain and shift, then the reciprocal deviations.
    const Id out = make(node(x).rows, columns);
    onWayBack(out, [this, x, out, columns, &blocks] {
        const float* gain = parameters.at(blocks.gain);
        float* byGain = gradients.at(blocks.gain);
        float* byShift = gradients.at(blocks.shift);
        const std::vector<float>& kept = node(out).kept;
        const std::size_t rows = node(out).rows;
        for (std::size_t r = 0; r < rows; ++r) {
            const float* z = &kept[r * columns];
            const float* by = derivative(out).row(r);
            double mean = 0, along = 0;
            for (std::size_t c = 0; c < columns; ++c) {
                byGain[c] += by[c] * z[c];
                byShift[c] += by[c];
                mean += static_cast<double>(by[c] * gain[c]);
                along += static_cast<double>(by[c] * gain[c] * z[c]);
            }
            mean /= static_cast<double>(columns);
            along /= static_cast<double>(columns);
            float* byX = derivative(x).row(r);
            for (std::size_t c = 0; c < columns; ++c)
                byX[c] += kept[rows * columns + r] *
                          (by[c] * gain[c] - static_cast<float>(mean) - z[c] * static_cast<float>(along));
        }
    });
    Node& own = node(out);
    own.kept.resize(own.rows * (columns + 1));
    const float* gain = parameters.at(blocks.gain);
    const float* shift = parameters.at(blocks.shift);
    for (std::size_t r = 0; r < own.rows; ++r) {
        const float* in = value(x).row(r);
        double mean = 0, squares = 0;
        for (std::size_t c = 0; c < columns; ++c)
            mean += static_cast<double>(in[c]);
        mean /= static_cast<double>(columns);
        for (std::size_t c = 0; c < columns; ++c)
            squares += (static_cast<double>(in[c]) - mean) * (static_cast<double>(in[c]) - mean);
        const double scale = 1 / std::sqrt(squares / static_cast<double>(columns) + least);
        own.kept[own.rows * columns + r] = static_cast<float>(scale);
        for (std::size_t c = 0; c < columns; ++c) {
            const auto z = static_cast<float>((static_cast<double>(in[c]) - mean) * scale);
            own.kept[r * columns + c] = z;
            own.values[r * columns + c] = z * gain[c] + shift[c];
        }
    }
    return out;
}

RowTape::Id RowTape::relu(Id x, float slope)
{
    const Id out = make(node(x).rows, node(x).columns);
    onWayBack(out, [this, x, out, slope] {
        for (std::size_t i = 0; i < node(x).values.size(); ++i)
            node(x).derivatives[i] += node(out).derivatives[i] * (node(x).values[i] > 0 ? 1 : slope);
    });
    std::ranges::transform(node(x).values, node(out).values.begin(),
                           [slope](float value) { return value > 0 ? value : slope * value; });
    return out;
}

RowTape::Id RowTape::sum(Id a, Id b)
{
    const Id out = make(node(a).rows, node(a).columns);
    onWayBack(out, [this, a, b, out] {
        for (const Id to : {a, b})
            stateKernels().add(node(out).derivatives.data(), node(out).derivatives.size(),
                               node(to).derivatives.data());
    });
    for (const Id from : {a, b})
        stateKernels().add(node(from).values.data(), node(from).values.size(), node(out).values.data());
    return out;
}

RowTape::Id RowTape::scaled(Id x, std::span<const float> factors)
{
    const Id out = make(node(x).rows, node(x).columns);
    onWayBack(out, [this, x, out, factors] {
        for (std::size_t i = 0; i < factors.size(); ++i)
            node(x).derivatives[i] += node(out).derivatives[i] * factors[i];
    });
    for (std::size_t i = 0; i < factors.size(); ++i)
        node(out).values[i] = node(x).values[i] * factors[i];
    return out;
}

RowTape::Id RowTape::means(Id x, std::span<const std::uint32_t> start, std::span<const std::uint32_t> source,
                           std::span<const float> weight)
{
    const auto add = [start, source, weight](ConstMatrix from, Matrix to) {
        for (std::size_t r = 0; r < to.rows; ++r)
            for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
                stateKernels().addScaled(from.row(source[i]), from.columns, weight[i], to.row(r));
    };
    const Id out = make(node(x).rows, node(x).columns);
    onWayBack(out, [this, x, out, add] { add(derivative(out), derivative(x)); });
    add(value(x), value(out));
    return out;
}

RowTape::Id RowTape::mix(Id x, std::span<const std::uint32_t> start, std::span<const std::uint32_t> source,
                         std::span<const float> weight)
{
    const std::size_t columns = node(x).columns;
    const Id out = make(start.size() - 1, columns);
    onWayBack(out, [this, x, out, columns, start, source, weight] {
        for (std::size_t r = 0; r + 1 < start.size() && !node(x).isConstant; ++r)
            for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
                stateKernels().addScaled(derivative(out).row(r), columns, weight[i],
                                         derivative(x).row(source[i]));
    });
    for (std::size_t r = 0; r + 1 < start.size(); ++r)
        for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
            stateKernels().addScaled(value(x).row(source[i]), columns, weight[i], value(out).row(r));
    return out;
}

RowTape::Id RowTape::products(Id x, std::span<const std::array<std::uint32_t, 2>> pairs)
{
    const std::size_t columns = node(x).columns;
    const Id out = make(pairs.size(), columns);
    onWayBack(out, [this, x, out, pairs, columns] {
        for (std::size_t e = 0; e < pairs.size(); ++e)
            for (std::size_t side = 0; side < 2; ++side) {
                const float* by = derivative(out).row(e);
                const float* other = value(x).row(pairs[e][1 - side]);
                float* to = derivative(x).row(pairs[e][side]);
                for (std::size_t c = 0; c < columns; ++c)
                    to[c] += by[c] * other[c];
            }
    });
    for (std::size_t e = 0; e < pairs.size(); ++e) {
        const float* a = value(x).row(pairs[e][0]);
        const float* b = value(x).row(pairs[e][1]);
        std::transform(a, a + columns, b, value(out).row(e), std::multiplies<>());
    }
    return out;
}

RowTape::Id RowTape::sigmoid(Id x)
{
    const Id out = make(node(x).rows, node(x).columns);
    onWayBack(out, [this, x, out] {
        for (std::size_t i = 0; i < node(x).values.size(); ++i) {
            const float s = node(out).values[i];
            node(x).derivatives[i] += node(out).derivatives[i] * s * (1 - s);
        }
    });
    std::ranges::transform(node(x).values, node(out).values.begin(),
                           [](float value) { return 1 / (1 + std::exp(-value)); });
    return out;
}

void RowTape::differentiate(Id of, std::span<const float> by)
{
    std::ranges::copy(by, node(of).derivatives.begin());
    for (Id id = of + 1; id-- > 0;)
        if (nodes[id].back)
            nodes[id].back();
}

} // namespace doppler
