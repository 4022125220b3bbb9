// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/learn/kernels/kernel_tables.h"
#include "core/learn/kernels/products.h"
#include "core/learn/kernels/state_kernels.h"
#include "core/training/network_shape.h"
#include "tests/support/runner.h"

#include <QTest>
#include <cmath>

namespace learn_kernels_test {

using namespace doppler;

namespace {

const std::vector<InstructionSet> sets = instructionSetsHere();

/// A row for every table of kernels that this processor can run.
void tableRows()
{
    QTest::addColumn<std::size_t>("table");
    for (std::size_t t = 0; t < sets.size(); ++t)
        QTest::newRow(nameOf(sets[t])) << t;
}

/// The table of the current row.
const KernelTables& table()
{
    QFETCH(std::size_t, table);
    return kernelTables(sets[table]);
}

std::vector<float> drawn(std::size_t count, Random& random)
{
    std::vector<float> out(count);
    for (float& x : out)
        x = static_cast<float>(random.uniform() - 0.5);
    return out;
}

/// Sizes on both sides of every tile, panel and block.
struct Sizes {
    std::size_t rows, inner, columns;
};
constexpr Sizes sizes[] = {{1, 1, 1},    {5, 3, 7},      {12, 16, 16},   {13, 5, 128},  {7, 128, 96},
                           {31, 20, 33}, {241, 17, 65},  {250, 40, 192}, {24, 100, 48}, {6, 9, 64},
                           {300, 6, 1},  {600, 13, 130}, {25, 2, 31},    {1, 64, 200},  {3, 257, 5}};

/// Columns beyond the matrices' own, which must stay as they are.
constexpr std::size_t margin = 3;

} // namespace

/// Every table of kernels that this processor can run, against sums in doubles.
class KernelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void products_data() { tableRows(); }
    void products()
    {
        const ProductKernels& kernels = table().products;
        Random random(1);
        for (const auto& [rows, inner, columns] : sizes)
            for (const bool add : {false, true}) {
                const std::size_t aStride = inner + margin;
                const std::size_t outStride = columns + margin;
                const auto a = drawn(rows * aStride, random);
                const auto b = drawn(inner * (columns + margin), random);
                const auto before = drawn(rows * outStride, random);
                std::vector<float> packed(kernels.packedSize(inner, columns));
                kernels.pack(b.data(), columns + margin, inner, columns, packed.data());
                auto out = before;
                kernels.multiply(a.data(), aStride, rows, inner, packed.data(), columns, out.data(),
                                 outStride, add);
                for (std::size_t r = 0; r < rows; ++r)
                    for (std::size_t c = 0; c < outStride; ++c) {
                        const std::size_t at = r * outStride + c;
                        double expected = add || c >= columns ? static_cast<double>(before[at]) : 0;
                        for (std::size_t i = 0; i < inner && c < columns; ++i)
                            expected += static_cast<double>(a[r * aStride + i]) *
                                        static_cast<double>(b[i * (columns + margin) + c]);
                        if (std::abs(static_cast<double>(out[at]) - expected) > 1e-5)
                            QFAIL(qPrintable(QString("%1 x %2 x %3, row %4, column %5")
                                                 .arg(rows)
                                                 .arg(inner)
                                                 .arg(columns)
                                                 .arg(r)
                                                 .arg(c)));
                    }
            }
    }

    void transposedProducts_data() { tableRows(); }
    void transposedProducts()
    {
        const ProductKernels& kernels = table().products;
        Random random(2);
        for (const auto& [inner, rows, columns] : sizes) {
            if (inner > transposedRows)
                continue;
            const auto a = drawn(inner * rows, random);
            const auto b = drawn(inner * columns, random);
            const auto before = drawn(rows * columns, random);
            std::vector<float> packed(kernels.packedSize(inner, columns));
            kernels.pack(b.data(), columns, inner, columns, packed.data());
            std::vector<float> space(kernels.transposedSpace(rows));
            auto out = before;
            kernels.addTransposed(a.data(), rows, inner, rows, packed.data(), columns, out.data(), columns,
                                  space.data());
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < columns; ++c) {
                    auto expected = static_cast<double>(before[r * columns + c]);
                    for (std::size_t i = 0; i < inner; ++i)
                        expected +=
                            static_cast<double>(a[i * rows + r]) * static_cast<double>(b[i * columns + c]);
                    QVERIFY(std::abs(static_cast<double>(out[r * columns + c]) - expected) < 1e-5);
                }
        }
    }

    void bothWaysOfPackingAgree_data() { tableRows(); }
    void bothWaysOfPackingAgree()
    {
        const ProductKernels& kernels = table().products;
        Random random(3);
        for (const auto& [unused, rows, columns] : sizes) {
            const auto values = drawn(rows * columns, random);
            std::vector<float> turned(values.size());
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < columns; ++c)
                    turned[c * rows + r] = values[r * columns + c];
            std::vector<float> one(kernels.packedSize(rows, columns), 1.0F), other = one;
            kernels.pack(values.data(), columns, rows, columns, one.data());
            kernels.packTransposed(turned.data(), rows, rows, columns, other.data());
            QVERIFY(one == other);
        }
    }

    /// Longer than what is taken at once.
    void transposedProductsOfManyRows()
    {
        Random random(4);
        constexpr std::size_t inner = 3 * transposedRows + 17, rows = 10, columns = 70;
        const auto a = drawn(inner * rows, random);
        const auto b = drawn(inner * columns, random);
        std::vector<float> out(rows * columns, 0.0F);
        TransposedProducts sums;
        sums.add({a.data(), inner, rows}, {b.data(), inner, columns}, {out.data(), rows, columns});
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < columns; ++c) {
                double expected = 0;
                for (std::size_t i = 0; i < inner; ++i)
                    expected +=
                        static_cast<double>(a[i * rows + r]) * static_cast<double>(b[i * columns + c]);
                QVERIFY(std::abs(static_cast<double>(out[r * columns + c]) - expected) < 1e-4);
            }
    }

    /// The widths on both sides of a register, few and many rows.
    void denseProducts_data() { tableRows(); }
    void denseProducts()
    {
        const DenseKernels& kernels = table().dense;
        Random random(8);
        for (const auto& [rows, inputs, unused] : sizes) {
            constexpr std::size_t width = NetworkShape::headWidth;
            const auto x = drawn(rows * inputs, random);
            const auto weight = drawn(inputs * width, random);
            const auto before = drawn(rows * width, random);
            auto sums = before;
            kernels.addProducts(x.data(), rows, inputs, weight.data(), sums.data());
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < width; ++c) {
                    auto expected = static_cast<double>(before[r * width + c]);
                    for (std::size_t i = 0; i < inputs; ++i)
                        expected += static_cast<double>(x[r * inputs + i]) *
                                    static_cast<double>(weight[i * width + c]);
                    QVERIFY(std::abs(static_cast<double>(sums[r * width + c]) - expected) < 1e-5);
                }
        }
    }

    void wideProducts_data() { tableRows(); }
    void wideProducts()
    {
        const DenseKernels& kernels = table().dense;
        Random random(9);
        for (const auto& [rows, inputs, outputs] :
             {Sizes{1, 5, 25}, {3, 16, 256}, {7, 9, 700}, {11, 32, 1024}, {13, 3, 1029}, {2, 8, 4}}) {
            const auto a = drawn(rows * inputs, random);
            const auto weight = drawn(inputs * outputs, random);
            const auto bias = drawn(outputs, random);
            std::vector<float> out(rows * outputs);
            kernels.addWideProducts(a.data(), rows, inputs, weight.data(), bias.data(), outputs, out.data());
            std::vector<float> back(rows * inputs);
            kernels.wideProductsBackward(out.data(), rows, weight.data(), inputs, outputs, back.data());
            std::vector<double> byInput(rows * inputs);
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < outputs; ++c) {
                    auto expected = static_cast<double>(bias[c]);
                    for (std::size_t i = 0; i < inputs; ++i) {
                        const auto w = static_cast<double>(weight[i * outputs + c]);
                        expected += static_cast<double>(a[r * inputs + i]) * w;
                        byInput[r * inputs + i] += static_cast<double>(out[r * outputs + c]) * w;
                    }
                    QVERIFY(std::abs(static_cast<double>(out[r * outputs + c]) - expected) < 1e-5);
                }
            for (std::size_t i = 0; i < back.size(); ++i)
                QVERIFY(std::abs(static_cast<double>(back[i]) - byInput[i]) < 1e-4);
        }
    }

    /// A step of Adam on a gradient of outer products is that on the gradient written out.
    void adamOfOuterProducts_data() { tableRows(); }
    void adamOfOuterProducts()
    {
        const DenseKernels& kernels = table().dense;
        Random random(10);
        AdamStep step;
        step.learningRate = 0.01F;
        for (const auto& [rank, rows, columns] :
             {Sizes{1, 1, 1}, {11, 32, 1024}, {3, 13, 700}, {4, 7, 33}, {16, 5, 513}}) {
            const auto left = drawn(rank * rows, random);
            const auto right = drawn(rank * columns, random);
            std::vector<float> gradient(rows * columns);
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < columns; ++c) {
                    double sum = 0;
                    for (std::size_t k = 0; k < rank; ++k)
                        sum += static_cast<double>(left[k * rows + r]) *
                               static_cast<double>(right[k * columns + c]);
                    gradient[r * columns + c] = static_cast<float>(sum);
                }
            std::vector<float> written(gradient.size()), first = written, second = written;
            auto outer = written, firstOuter = written, secondOuter = written;
            kernels.adamDense(step, gradient.size(), gradient.data(), written.data(), first.data(),
                              second.data());
            kernels.adamOuter(step, rows, columns, left.data(), right.data(), rank, outer.data(),
                              firstOuter.data(), secondOuter.data());
            for (std::size_t i = 0; i < gradient.size(); ++i) {
                QVERIFY(std::abs(firstOuter[i] - first[i]) < 1e-6F);
                QVERIFY(std::abs(secondOuter[i] - second[i]) < 1e-6F);
            }
        }
    }

    void embeddings_data() { tableRows(); }
    void embeddings()
    {
        const StateKernels& kernels = table().states;
        Random random(11);
        for (const auto& [rows, inputs, outputs] : sizes) {
            const auto x = drawn(rows * inputs, random);
            const auto weight = drawn(inputs * outputs, random);
            const auto bias = drawn(outputs, random);
            std::vector<float> out(rows * outputs);
            kernels.embed(x.data(), rows, inputs, weight.data(), bias.data(), outputs, out.data());
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < outputs; ++c) {
                    auto expected = static_cast<double>(bias[c]);
                    for (std::size_t i = 0; i < inputs; ++i)
                        expected += static_cast<double>(x[r * inputs + i]) *
                                    static_cast<double>(weight[i * outputs + c]);
                    if (expected < 0)
                        expected *= 0.1;
                    QVERIFY(std::abs(static_cast<double>(out[r * outputs + c]) - expected) < 1e-5);
                }
        }
    }

    void names()
    {
        QCOMPARE(instructionSetNamed("").value(), sets.back());
        for (InstructionSet set : sets)
            QCOMPARE(instructionSetNamed(nameOf(set)).value(), set);
        QVERIFY(instructionSetNamed("sse").error().english().find("supports: plain") != std::string::npos);
    }

    void gatesAndExponentials_data() { tableRows(); }
    /// Relative errors below 1e-6 from the least to the largest arguments, and nothing but numbers.
    void gatesAndExponentials()
    {
        const StateKernels& kernels = table().states;
        std::vector<float> arguments{0.0F, 1e-30F, -1e-30F, 1e30F, -1e30F, 88.0F, -88.0F};
        Random random(5);
        for (int i = 0; i < 50000; ++i) {
            const double size = std::pow(10.0, 8 * random.uniform() - 6);
            arguments.push_back(static_cast<float>(random.uniform() < 0.5 ? size : -size));
        }
        const std::vector<float> none(4, 0.0F);
        const auto near = [](float found, double expected) {
            return std::abs(static_cast<double>(found) - expected) <= 1e-6 * std::abs(expected) + 1e-37;
        };
        for (float x : arguments) {
            const auto exact = static_cast<double>(x);
            std::vector<float> gates{x, x, x, 0};
            const float old = 0;
            float next = 0;
            kernels.gated(none.data(), 1, 1, gates.data(), &old, &next);
            // Beyond what a float's exponent holds, the least sigmoid is not 0 but some 1e-38.
            QVERIFY2(near(gates[0], 1 / (1 + std::exp(-exact))), qPrintable(QString::number(exact)));
            QVERIFY2(near(gates[2], std::tanh(exact)), qPrintable(QString::number(exact)));
            float power = -std::abs(x);
            kernels.exponentials(0, 1, &power);
            QVERIFY2(near(power, std::exp(-std::abs(exact))), qPrintable(QString::number(exact)));
        }
        std::vector<float> gates{std::nanf(""), 0, 0, 0};
        const float old = 0;
        float next = 0;
        kernels.gated(none.data(), 1, 1, gates.data(), &old, &next);
        QVERIFY(std::isnan(gates[0])); // divergence must not be hidden
    }

    void narrowLayers_data() { tableRows(); }
    void narrowLayers()
    {
        const NarrowKernels& kernels = table().narrow;
        Random random(6);
        for (std::size_t of = 0; of < 60; ++of) {
            const std::size_t rows = 1 + random.below(40);
            const std::size_t inputs = 1 + random.below(30);
            const std::size_t xStride = paddedWidth(inputs);
            const std::size_t stride = paddedWidth(1 + random.below(130));
            const auto x = drawn(rows * xStride, random);
            const auto weight = drawn(inputs * stride, random);
            const auto bias = drawn(stride, random);
            const auto keep = drawn(rows * stride, random);
            const bool relu = of % 2 == 0;
            std::vector<float> out(rows * stride);
            kernels.layer(x.data(), xStride, inputs, weight.data(), of % 3 == 0 ? nullptr : bias.data(),
                          stride, rows, relu, of % 5 == 0 ? nullptr : keep.data(), out.data());
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < stride; ++c) {
                    double expected = of % 3 == 0 ? 0 : static_cast<double>(bias[c]);
                    for (std::size_t i = 0; i < inputs; ++i)
                        expected += static_cast<double>(x[r * xStride + i]) *
                                    static_cast<double>(weight[i * stride + c]);
                    if ((relu && expected < 0) || (of % 5 != 0 && keep[r * stride + c] <= 0))
                        expected = 0;
                    QVERIFY(std::abs(static_cast<double>(out[r * stride + c]) - expected) < 1e-5);
                }

            std::vector<float> byWeight = weight;
            std::vector<float> byBias = bias;
            kernels.addOuter(x.data(), xStride, inputs, keep.data(), stride, rows, byWeight.data(),
                             byBias.data());
            for (std::size_t i = 0; i <= inputs; ++i) // the last one: the bias
                for (std::size_t c = 0; c < stride; ++c) {
                    const bool weights = i < inputs;
                    auto expected = static_cast<double>(weights ? weight[i * stride + c] : bias[c]);
                    for (std::size_t r = 0; r < rows; ++r)
                        expected += static_cast<double>(keep[r * stride + c]) *
                                    (weights ? static_cast<double>(x[r * xStride + i]) : 1);
                    const float found = weights ? byWeight[i * stride + c] : byBias[c];
                    QVERIFY(std::abs(static_cast<double>(found) - expected) < 1e-5);
                }
        }
    }

    void narrowSums_data() { tableRows(); }
    void narrowSums()
    {
        const NarrowKernels& kernels = table().narrow;
        Random random(7);
        constexpr std::size_t rows = 9;
        constexpr std::size_t stride = 3 * narrowLanes;
        const auto in = drawn(rows * stride, random);
        const auto keep = drawn(rows * stride, random);
        const std::vector<std::uint32_t> start{0, 0, 2, 3, 3, 7};
        const std::vector<std::uint32_t> source{8, 1, 4, 0, 0, 5, 8};
        std::vector<float> sums((start.size() - 1) * stride, 1.0F);
        kernels.sumRows(in.data(), stride, start.data(), source.data(), start.size() - 1, sums.data());
        for (std::size_t r = 0; r + 1 < start.size(); ++r)
            for (std::size_t c = 0; c < stride; ++c) {
                float expected = 0;
                for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
                    expected += in[source[i] * stride + c];
                QCOMPARE(sums[r * stride + c], expected);
            }
        std::vector<float> kept(in.size());
        kernels.keepPositive(in.data(), keep.data(), in.size(), kept.data());
        std::vector<float> added = kept;
        kernels.add(in.data(), in.size(), added.data());
        for (std::size_t i = 0; i < in.size(); ++i) {
            QCOMPARE(kept[i], keep[i] > 0 ? in[i] : 0.0F);
            QCOMPARE(added[i], kept[i] + in[i]);
        }
    }
};

DOPPLER_TEST(KernelsTest)

} // namespace learn_kernels_test

#include "learn_kernels.moc"
