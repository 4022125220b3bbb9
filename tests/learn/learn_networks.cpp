// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/policy_network.h"
#include "core/learn/rollouts/rollout.h"
#include "core/learn/torch/libtorch.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/drawn_targets.h"
#include "tests/learn/gradient_check.h"
#include "tests/learn/reference_networks.h"
#include "tests/support/allocation_count.h"
#include "tests/support/published_graphs.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <memory>

namespace learn_networks_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr NetworkShape smallShape{16, 3};

Options options(const NetworkShape& shape)
{
    Options out(trainingOptions());
    if (!out.set(trainingOptions(), "hidden", std::to_string(shape.hidden)) ||
        !out.set(trainingOptions(), "rounds", std::to_string(shape.rounds)))
        qFatal("the options have changed");
    return out;
}

ProblemPtr randomCase(std::uint64_t seed, const RandomShape& of = {14, 4})
{
    Random random(seed);
    return randomProblem(random, {}, of);
}

/// A graph of which every edge costs something else.
ProblemPtr manyEdgeValues()
{
    Random random(1);
    GraphBuilder builder("many");
    constexpr unsigned count = 12;
    for (unsigned v = 0; v < count; ++v)
        builder.addVertex({});
    for (unsigned a = 0; a < count; ++a)
        for (unsigned b = a + 1; b < count; b += 2)
            builder.addEdge({a, b, {}, random.uniform(), {}});
    return Problem::create(builder.build().value(), threeProcessors(), {}).value();
}

/// Networks on a random problem and a batch of episodes that they built, with targets of every sign.
struct Case {
    explicit Case(std::uint64_t seed, const NetworkShape& shape = smallShape, const RandomShape& of = {14, 4})
        : Case(seed, shape, randomCase(seed, of))
    {
    }
    Case(std::uint64_t seed, const NetworkShape& shape, ProblemPtr on)
        : random(seed), problem(std::move(on)), features(*problem), layout(shape), settings(options(shape)),
          parameters(initialParameters(layout, seed)), network(features, shape, layout, parameters, {}),
          heads(layout, parameters), rollout(*problem, features, settings)
    {
        // Biases of 0 and heads without scale would hide mistakes.
        for (float& x : parameters)
            x = 0.7F * x + 0.1F * static_cast<float>(random.uniform() - 0.5);
    }

    void build(std::size_t episodes)
    {
        const Encodings& encodings = network.encode(true);
        for (std::size_t e = 0; e < episodes; ++e)
            rollout.run(heads, encodings, {ActionRule::Kind::Sample, 0}, random, batch);
        drawTargets(batch, random);
    }
    [[nodiscard]] ReferenceNetworks::Outcome reference(const std::vector<double>& values) const
    {
        return ReferenceNetworks(*problem,
                                 layout.selectEncoder.inputBias.columns == smallShape.hidden ? smallShape
                                                                                             : NetworkShape{},
                                 values)
            .decide(batch);
    }

    Random random;
    ProblemPtr problem;
    GraphFeatures features;
    ParameterLayout layout;
    RolloutSettings settings;
    std::vector<float> parameters;
    PolicyNetwork network;
    PolicyHeads heads;
    Rollout rollout;
    EpisodeBatch batch;
};

std::vector<float> gradientOf(const PolicyNetwork& network, const ParameterBlock& block)
{
    return writtenOut(network.gradient(block), block);
}

} // namespace

/// The networks, their rollout without tensors and their gradients against a plain reference in doubles.
class NetworksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
        useOneThread();
    }

    void probabilitiesAgree()
    {
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            Case c(seed);
            c.build(2);
            const auto expected = c.reference({c.parameters.begin(), c.parameters.end()});
            const LossReport report = c.network.differentiate(c.batch);
            const auto closeTo = [](const auto& a, const auto& b) { return farthest(a, b) < 1e-5; };
            QVERIFY2(closeTo(c.batch.selectProbability, c.network.selectProbabilities()),
                     qPrintable(QString::number(seed)));
            QVERIFY(closeTo(c.batch.placeProbability, c.network.placeProbabilities()));
            QVERIFY(closeTo(c.batch.selectProbability, expected.selectProbability));
            QVERIFY(closeTo(c.batch.placeProbability, expected.placeProbability));
            QVERIFY(qAbs(report.loss - expected.loss) < 1e-3 * (1 + qAbs(expected.loss)));
        }
    }

    void theirSizesAreThePapers()
    {
        Case c(3, NetworkShape{});
        c.build(1);
        const auto expected = c.reference({c.parameters.begin(), c.parameters.end()});
        QVERIFY(farthest(c.batch.selectProbability, expected.selectProbability) < 1e-5);
        QVERIFY(farthest(c.batch.placeProbability, expected.placeProbability) < 1e-5);
    }

    /// They are 1 and -1 whatever the values are.
    void zScoresOfTwoValuesHaveNoDerivative()
    {
        const std::vector<float> values{0.1F, 2, -3, 0.7F, 0.2F, 1e6F};
        const std::vector<float> derivative{1, -2, 3, 0.5F, 0.25F, 1e-3F};
        std::vector<float> z(6), scale(3), back(6, 1);
        zScoreColumns(values.data(), 2, 3, z.data(), scale.data());
        zScoreColumnsBackward(z.data(), scale.data(), derivative.data(), 2, 3, back.data());
        QCOMPARE(back, std::vector<float>(6, 0));
    }

    void gradientsAgree()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            // A few edge values have a matrix each and leave the largest gradient in its factors, many
            // share matrices and write it out.
            Case c(seed, smallShape, seed == 5 ? manyEdgeValues() : randomCase(seed));
            QCOMPARE(c.features.edgeValues.size() > 16, seed == 5);
            c.build(2);
            c.network.differentiate(c.batch);
            QCOMPARE(disagreement(
                         c.layout.blocks, {c.parameters.begin(), c.parameters.end()},
                         [&](const std::vector<double>& at) { return c.reference(at).loss; },
                         [&](const ParameterBlock& block) { return c.network.gradient(block); }, c.random),
                     QString());
        }
    }

    /// Many episodes go through the heads in several pieces; it must not show.
    void piecesAddUp()
    {
        Case c(7);
        c.build(1);
        c.network.differentiate(c.batch);
        const ParameterBlock& block = c.layout.placeEncoder.gruInputWeight;
        const std::vector<float> single = gradientOf(c.network, block);
        const EpisodeBatch one = c.batch;
        constexpr std::size_t copies = 400;
        for (std::size_t k = 1; k < copies; ++k) {
            const auto steps = static_cast<std::uint32_t>(c.batch.steps());
            const auto candidates = static_cast<std::uint32_t>(c.batch.candidate.size());
            const auto append = [](auto& to, const auto& from) {
                to.insert(to.end(), from.begin(), from.end());
            };
            append(c.batch.vertex, one.vertex);
            append(c.batch.device, one.device);
            append(c.batch.candidate, one.candidate);
            append(c.batch.candidateFeatures, one.candidateFeatures);
            append(c.batch.selectTarget, one.selectTarget);
            append(c.batch.vertexFeatures, one.vertexFeatures);
            append(c.batch.deviceFeatures, one.deviceFeatures);
            append(c.batch.allowed, one.allowed);
            append(c.batch.placeTarget, one.placeTarget);
            append(c.batch.entropyWeight, one.entropyWeight);
            c.batch.episodeStart.push_back(steps + static_cast<std::uint32_t>(one.steps()));
            for (std::size_t t = 1; t < one.candidateStart.size(); ++t)
                c.batch.candidateStart.push_back(candidates + one.candidateStart[t]);
        }
        c.network.encode(true);
        c.network.differentiate(c.batch);
        const std::vector<float> all = gradientOf(c.network, block);
        double size = 0;
        for (float x : single)
            size = std::max(size, static_cast<double>(std::abs(x)));
        for (std::size_t i = 0; i < single.size(); ++i)
            QVERIFY(qAbs(static_cast<double>(all[i]) / copies - static_cast<double>(single[i])) <
                    1e-4 * size);
    }

    /// After the first update on a problem the networks take no memory.
    void updatesKeepTheirMemory()
    {
        for (const bool many : {false, true}) {
            Case c(4, smallShape, many ? manyEdgeValues() : randomCase(4));
            c.build(3);
            c.network.differentiate(c.batch);
            QVERIFY(gradientOf(c.network, c.layout.selectHead.firstWeight).size() > 0);
            const std::size_t bytes = peakDuring([&] {
                c.network.encode(true);
                c.network.differentiate(c.batch);
            });
            QCOMPARE(bytes, 0U);
        }
    }

    void normsOfFactorsAreThoseOfTheirProduct()
    {
        Case c(2);
        c.build(1);
        c.network.differentiate(c.batch);
        bool factors = false;
        for (const ParameterBlock& block : c.layout.blocks) {
            double sum = 0;
            for (float x : gradientOf(c.network, block))
                sum += static_cast<double>(x) * static_cast<double>(x);
            const Gradient gradient = c.network.gradient(block);
            factors = factors || gradient.outer.rank > 0;
            QVERIFY(qAbs(squaredNorm(gradient) - sum) <= 1e-4 * sum + 1e-12);
        }
        QVERIFY(factors);
    }

    /// One step of Adam from the definition, on a gradient in factors and on the same written out.
    void adamTakesEitherKind()
    {
        constexpr std::size_t rows = 7, columns = 700, rank = 3;
        Random random(1);
        const auto draw = [&](std::size_t count) {
            std::vector<float> out(count);
            for (float& x : out)
                x = static_cast<float>(random.uniform() - 0.5);
            return out;
        };
        const std::vector<float> left = draw(rank * rows), right = draw(rank * columns);
        std::vector<float> dense(rows * columns);
        for (std::size_t i = 0; i < dense.size(); ++i)
            for (std::size_t k = 0; k < rank; ++k)
                dense[i] += left[k * rows + i / columns] * right[k * columns + i % columns];
        AdamStep step;
        step.learningRate = 0.01F;
        step.correction1 = 1 - 0.9F * 0.9F;
        step.correction2 = 1 - 0.999F * 0.999F;
        step.scale = 0.5F;
        const std::vector<float> start = draw(dense.size()), first = draw(dense.size());
        std::vector<float> second = draw(dense.size());
        for (float& x : second)
            x = std::abs(x);
        for (const Gradient& gradient : {Gradient{dense, {}}, Gradient{{}, {left, right, rank}}}) {
            std::vector<float> p = start, m = first, v = second;
            adam(step, p, gradient, m, v);
            for (std::size_t i = 0; i < p.size(); ++i) {
                const double g = 0.5 * static_cast<double>(dense[i]);
                const double m1 = 0.9 * static_cast<double>(first[i]) + 0.1 * g;
                const double v1 = 0.999 * static_cast<double>(second[i]) + 0.001 * g * g;
                const double expected = static_cast<double>(start[i]) -
                                        0.01 * (m1 / (1 - 0.81)) / (std::sqrt(v1 / (1 - 0.998001)) + 1e-8);
                QVERIFY(qAbs(static_cast<double>(p[i]) - expected) < 1e-5);
                QVERIFY(qAbs(static_cast<double>(m[i]) - m1) < 1e-6);
                QVERIFY(qAbs(static_cast<double>(v[i]) - v1) < 1e-6);
            }
        }
    }

    void whatIsNotAllowedHasNoProbability()
    {
        std::size_t forbidden = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Case c(seed, smallShape, {40, 4});
            c.build(1);
            for (std::size_t i = 0; i < c.batch.allowed.size(); ++i)
                if (!c.batch.allowed[i]) {
                    ++forbidden;
                    QCOMPARE(c.batch.placeProbability[i], 0.0F);
                }
        }
        QVERIFY(forbidden > 0);
    }
};

DOPPLER_TEST(NetworksTest)

} // namespace learn_networks_test

#include "learn_networks.moc"
