// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/joint_network.h"
#include "core/learn/rollouts/joint_rollout.h"
#include "core/learn/torch/libtorch.h"
#include "core/training/policies.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/gradient_check.h"
#include "tests/learn/reference_networks.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <numeric>

namespace learn_joint_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr NetworkShape shape{16, 2};

Options options()
{
    Options out = trainingPreset("paper", "joint").value();
    if (!out.set(trainingOptions("joint"), "hidden", std::to_string(shape.hidden)) ||
        !out.set(trainingOptions("joint"), "rounds", std::to_string(shape.rounds)))
        qFatal("the options have changed");
    return out;
}

ProblemPtr randomCase(std::uint64_t seed, const RandomShape& of)
{
    Random random(seed);
    return randomProblem(random, {}, of);
}

/// The network on a random problem, and episodes that it built.
struct Case {
    explicit Case(std::uint64_t seed, const RandomShape& of = {14, 4})
        : random(seed), problem(randomCase(seed, of)), features(*problem),
          layout(shape, ParameterLayout::Policies::Joint), parameters(initialParameters(layout, seed)),
          network(features, shape, layout, parameters), head(layout, parameters),
          rollout(*problem, features, RolloutSettings(options()))
    {
        // Biases of 0 and heads without scale would hide mistakes.
        for (float& x : parameters)
            x = 0.7F * x + 0.1F * static_cast<float>(random.uniform() - 0.5);
    }

    /// Whole episodes, with targets of every sign.
    void build(std::size_t count)
    {
        const JointEncodings& encodings = network.encode(true);
        for (std::size_t e = 0; e < count; ++e) {
            const Placement placement = rollout.run(head, encodings, {ActionRule::Kind::Sample, 0}, random);
            rollout.replay(placement, false, [&](PairBatch& piece) { episodes.push_back(piece); });
            placements.push_back(placement);
        }
        for (PairBatch& episode : episodes) {
            for (std::size_t i = 0; i < episode.target.size(); ++i)
                episode.target[i] = episode.allowed[i] ? static_cast<float>(random.uniform() - 0.4) : 0;
            for (float& weight : episode.entropyWeight)
                weight = static_cast<float>(random.uniform());
        }
    }
    LossReport differentiate()
    {
        return network.differentiate(
            episodes.size(), [&](std::size_t e, const JointNetwork::Take& take) { take(episodes[e]); });
    }
    [[nodiscard]] ReferenceNetworks::Outcome reference(const std::vector<double>& values) const
    {
        return ReferenceNetworks(*problem, shape, values, ParameterLayout::Policies::Joint).decide(episodes);
    }

    Random random;
    ProblemPtr problem;
    GraphFeatures features;
    ParameterLayout layout;
    std::vector<float> parameters;
    JointNetwork network;
    JointHead head;
    JointRollout rollout;
    std::vector<Placement> placements;
    std::vector<PairBatch> episodes;
};

/// Step s of a whole episode.
PairBatch oneStep(const PairBatch& all, std::size_t s)
{
    const std::size_t first = all.candidateStart[s];
    const std::size_t last = all.candidateStart[s + 1];
    const auto part = [&](const auto& list, std::size_t each) {
        return std::remove_cvref_t<decltype(list)>(list.begin() + static_cast<std::ptrdiff_t>(first * each),
                                                   list.begin() + static_cast<std::ptrdiff_t>(last * each));
    };
    PairBatch out;
    out.devices = all.devices;
    out.vertex = {all.vertex[s]};
    out.device = {all.device[s]};
    out.entropyWeight = {all.entropyWeight[s]};
    out.candidateStart = {0, static_cast<std::uint32_t>(last - first)};
    out.candidate = part(all.candidate, 1);
    out.vertexFeatures = part(all.vertexFeatures, 5);
    out.deviceFeatures = part(all.deviceFeatures, 5 * all.devices);
    out.allowed = part(all.allowed, all.devices);
    out.target = part(all.target, all.devices);
    return out;
}

} // namespace

/// The joint policy against a plain reference in doubles.
class JointTest : public QObject {
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
            QVERIFY(qAbs(c.differentiate().loss - expected.loss) < 1e-3 * (1 + qAbs(expected.loss)));
            std::size_t pair = 0;
            for (std::size_t e = 0; e < c.episodes.size(); ++e) {
                const auto steps = c.rollout.steps(c.head, c.network.encode(true), c.placements[e]);
                const std::size_t devices = c.problem->deviceCount();
                for (const PolicyStep& step : steps) {
                    for (std::size_t i = 0; i < step.candidates.size(); ++i, pair += devices) {
                        const auto own =
                            expected.placeProbability.begin() + static_cast<std::ptrdiff_t>(pair);
                        const double sum =
                            std::accumulate(own, own + static_cast<std::ptrdiff_t>(devices), 0.0);
                        QVERIFY(qAbs(static_cast<double>(step.selectProbability[i]) - sum) < 1e-5);
                        if (step.candidates[i] != step.vertex)
                            continue;
                        for (std::size_t d = 0; d < devices; ++d)
                            QVERIFY(qAbs(static_cast<double>(step.placeProbability[d]) * sum -
                                         own[static_cast<std::ptrdiff_t>(d)]) < 3e-5);
                    }
                }
            }
            QCOMPARE(pair, expected.placeProbability.size());
        }
    }

    void probabilitiesSumToOneOverWhatIsAllowed()
    {
        std::size_t forbidden = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Case c(seed, {40, 4});
            c.build(1);
            const PairBatch& episode = c.episodes[0];
            const std::size_t devices = episode.devices;
            std::vector<float> nothing(devices * shape.hidden, 0.0F);
            for (std::size_t s = 0; s < episode.steps(); ++s) {
                const PairBatch step = oneStep(episode, s);
                std::vector<float> p(step.pairs());
                c.head.decide(
                    c.network.encode(false),
                    {step.candidate, step.vertexFeatures, step.deviceFeatures, step.allowed, nothing}, p);
                QVERIFY(qAbs(std::accumulate(p.begin(), p.end(), 0.0F) - 1) < 1e-4F);
                for (std::size_t pair = 0; pair < p.size(); ++pair) {
                    QCOMPARE(p[pair] > 0, step.allowed[pair] != 0);
                    forbidden += step.allowed[pair] ? 0 : 1;
                }
            }
        }
        QVERIFY(forbidden > 0);
    }

    void gradientsAgree()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Case c(seed);
            c.build(2);
            c.differentiate();
            QCOMPARE(disagreement(
                         c.layout.blocks, {c.parameters.begin(), c.parameters.end()},
                         [&](const std::vector<double>& at) { return c.reference(at).loss; },
                         [&](const ParameterBlock& block) { return c.network.gradient(block); }, c.random,
                         4e-3),
                     QString());
        }
    }

    /// An episode handed over step by step gives the gradient of the whole.
    void piecesAddUp()
    {
        Case c(7);
        c.build(2);
        const LossReport whole = c.differentiate();
        std::vector<std::vector<float>> expected;
        for (const ParameterBlock& block : c.layout.blocks)
            expected.push_back(writtenOut(c.network.gradient(block), block));
        c.network.encode(true);
        const LossReport pieces =
            c.network.differentiate(c.episodes.size(), [&](std::size_t e, const JointNetwork::Take& take) {
                for (std::size_t s = 0; s < c.episodes[e].steps(); ++s)
                    take(oneStep(c.episodes[e], s));
            });
        QVERIFY(qAbs(whole.loss - pieces.loss) < 1e-4 * qAbs(whole.loss));
        for (const ParameterBlock& block : c.layout.blocks) {
            float size = 1e-6F;
            for (float x : expected[block.index])
                size = std::max(size, std::abs(x));
            QVERIFY(farthest(expected[block.index], writtenOut(c.network.gradient(block), block)) <
                    static_cast<double>(1e-3F * size));
        }
    }

    /// A large graph's episode comes in pieces that follow on each other and hold every step once.
    void largeEpisodesComeInPieces()
    {
        Case c(5, {600, 4, true, true, false});
        const Placement placement = c.rollout.run(c.head, c.network.encode(false), {}, c.random);
        std::size_t pieces = 0;
        std::vector<std::uint32_t> order;
        c.rollout.replay(placement, false, [&](PairBatch& piece) {
            ++pieces;
            QVERIFY(piece.pairs() < 512 + 600 * piece.devices);
            order.insert(order.end(), piece.vertex.begin(), piece.vertex.end());
        });
        QVERIFY(pieces > 3);
        QVERIFY(std::equal(order.begin(), order.end(), placement.order.begin(), placement.order.end()));
    }

    /// The teacher: the largest b-level, on its devices of smallest earliest start; ties share evenly.
    void theTeacherIsTheCriticalPath()
    {
        std::size_t ties = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Case c(seed, {30, 4});
            const Placement placement = c.rollout.run(c.head, c.network.encode(false),
                                                      {ActionRule::Kind::EpsilonGreedy, 1}, c.random);
            std::vector<PairBatch> steps;
            c.rollout.replay(placement, true, [&](PairBatch& piece) {
                for (std::size_t s = 0; s < piece.steps(); ++s)
                    steps.push_back(oneStep(piece, s));
            });
            QCOMPARE(steps.size(), placement.order.size());
            Episode episode(*c.problem);
            std::vector<Episode::DeviceRow> rows(c.problem->deviceCount());
            for (std::size_t s = 0; s < placement.order.size(); ++s) {
                const PairBatch& step = steps[s];
                double best = -1;
                for (VertexId v : episode.candidates())
                    best = std::max(best, c.features.levels.bLevel[v]);
                std::size_t vertices = 0;
                for (VertexId v : episode.candidates())
                    vertices += c.features.levels.bLevel[v] == best ? 1 : 0;
                for (std::size_t i = 0; i < step.candidate.size(); ++i) {
                    const VertexId v = episode.candidates()[i];
                    episode.deviceRows(v, rows);
                    double least = 1e300;
                    for (DeviceId d : episode.devicesFor(v))
                        least = std::min(least, rows[d][4]);
                    std::size_t devices = 0;
                    for (DeviceId d : episode.devicesFor(v))
                        devices += rows[d][4] == least ? 1 : 0;
                    std::vector<float> expected(rows.size(), 0.0F);
                    if (c.features.levels.bLevel[v] == best)
                        for (DeviceId d : episode.devicesFor(v))
                            if (rows[d][4] == least)
                                expected[d] = 1 / static_cast<float>(vertices * devices);
                    ties += vertices > 1 && devices > 1 ? 1 : 0;
                    for (std::size_t d = 0; d < rows.size(); ++d)
                        QVERIFY(qAbs(step.target[i * rows.size() + d] - expected[d]) < 1e-6F);
                }
                episode.place(placement.order[s], placement.devices[placement.order[s]]);
            }
        }
        QVERIFY(ties > 0);
    }
};

DOPPLER_TEST(JointTest)

} // namespace learn_joint_test

#include "learn_joint.moc"
