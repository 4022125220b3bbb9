// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/policy_network.h"
#include "core/learn/networks/step_network.h"
#include "core/learn/rollouts/rollout.h"
#include "core/learn/torch/libtorch.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/drawn_targets.h"
#include "tests/learn/gradient_check.h"
#include "tests/learn/reference_networks.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>

namespace learn_step_network_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr NetworkShape shape{8, 2, false, true};

ProblemPtr randomCase(std::uint64_t seed)
{
    Random random(seed);
    return randomProblem(random, {}, {10, 3});
}

/// Episodes of networks that see a random problem anew at every step, with targets of every sign.
struct Case {
    explicit Case(std::uint64_t seed)
        : random(seed), problem(randomCase(seed)), features(*problem, NetworkShape::stepFeatures),
          layout(shape), parameters(initialParameters(layout, seed)),
          network(features, shape, layout, parameters, {}), steps(*problem, features, network),
          heads(layout, parameters), rollout(*problem, features, settings())
    {
        // Biases of 0 and heads without scale would hide mistakes.
        for (float& x : parameters)
            x = 0.7F * x + 0.1F * static_cast<float>(random.uniform() - 0.5);
        rollout.encodeEveryStep(
            [this](const Episode& before) -> const Encodings& { return steps.encode(before, false); });
    }
    static RolloutSettings settings()
    {
        Options options(trainingOptions());
        if (!options.set(trainingOptions(), "hidden", std::to_string(shape.hidden)))
            qFatal("the options have changed");
        return RolloutSettings(options);
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
        return ReferenceNetworks(*problem, shape, values).decide(batch);
    }

    Random random;
    ProblemPtr problem;
    GraphFeatures features;
    ParameterLayout layout;
    std::vector<float> parameters;
    PolicyNetwork network;
    StepNetwork steps;
    PolicyHeads heads;
    Rollout rollout;
    EpisodeBatch batch;
};

} // namespace

/// Messages at every step, against a plain reference in doubles.
class StepNetworkTest : public QObject {
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
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            Case c(seed);
            c.build(2);
            const auto expected = c.reference({c.parameters.begin(), c.parameters.end()});
            QVERIFY(farthest(c.batch.selectProbability, expected.selectProbability) < 1e-5);
            QVERIFY(farthest(c.batch.placeProbability, expected.placeProbability) < 1e-5);
            const LossReport report = c.steps.differentiate(c.batch);
            QVERIFY(qAbs(report.loss - expected.loss) < 1e-3 * (1 + qAbs(expected.loss)));
        }
    }

    /// What is placed must change what the encoders see, or every step would be like the first.
    void stepsDiffer()
    {
        std::uint64_t seed = 1;
        while (randomCase(seed)->vertexCount() < 5)
            ++seed;
        Case c(seed);
        Episode episode(*c.problem);
        c.network.encode(false);
        const auto states = [&] {
            const auto all = c.steps.encode(episode, false).placeStates;
            return std::vector<float>(all.begin(), all.end());
        };
        const auto before = states();
        const VertexId v = episode.candidates().front();
        episode.place(v, episode.devicesFor(v).front());
        QVERIFY(farthest(before, states()) > 1e-3);
        episode.reset();
        QCOMPARE(farthest(before, states()), 0.0);
    }

    void gradientsAgree()
    {
        for (std::uint64_t seed : {1, 4, 6}) {
            Case c(seed);
            c.build(2);
            c.steps.differentiate(c.batch);
            QCOMPARE(disagreement(
                         c.layout.blocks, {c.parameters.begin(), c.parameters.end()},
                         [&](const std::vector<double>& at) { return c.reference(at).loss; },
                         [&](const ParameterBlock& block) { return c.network.gradient(block); }, c.random),
                     QString());
        }
    }
};

DOPPLER_TEST(StepNetworkTest)

} // namespace learn_step_network_test

#include "learn_step_network.moc"
