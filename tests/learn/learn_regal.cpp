// SPDX-License-Identifier: GPL-3.0-or-later
// REGAL: the distributions of keys against their definition, its control against `brkga`, its episodes and
// updates against themselves.
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/learn/base/step_loss.h"
#include "core/learn/inputs/key_features.h"
#include "core/learn/inputs/regal_layout.h"
#include "core/learn/learners/learner.h"
#include "core/learn/learners/policy_trainer.h"
#include "core/learn/networks/regal_network.h"
#include "core/placers/api/registry.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/placers/search/brkga.h"
#include "core/placers/search/key_proposals.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/support/random_locks.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTest>
#include <cmath>

namespace learn_regal_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Options options(const std::vector<OptionSpec>& specs, const Settings& set)
{
    Options out(specs);
    for (const auto& [name, value] : set)
        if (!out.set(specs, name, value))
            qFatal("no such option: %s", name.c_str());
    return out;
}

Options regal(const Settings& set)
{
    const auto specs = trainingOptions("regal");
    Settings all{{"hidden", "8"}, {"rounds", "2"}, {"evaluations", "60"}, {"episodes_per_update", "4"}};
    all.insert(all.end(), set.begin(), set.end());
    return options({specs.begin(), specs.end()}, all);
}

ProblemPtr problem(const char* family, ChooseTask schedule = ChooseTask::Fifo)
{
    ModelOptions model;
    model.schedule = schedule;
    return Problem::create(generateWorkload(family).value(), builtinTopology("4xP100").value(), model)
        .value();
}

LearnerEvents silent(std::vector<EpisodeRecord>* records = nullptr)
{
    LearnerEvents out;
    out.episode = [records](const EpisodeRecord& r) {
        if (records)
            records->push_back(r);
    };
    out.best = [](const RatedPlacement&, std::size_t, std::uint64_t) {};
    out.wantsTrace = [](std::size_t) { return false; };
    out.trace = [](const std::shared_ptr<const EpisodeTrace>&) {};
    out.aborted = [] { return false; };
    return out;
}

std::unique_ptr<Learner> learner(const std::vector<ProblemPtr>& problems, const Settings& set,
                                 std::uint64_t seed = 3, std::optional<Checkpoint> from = std::nullopt)
{
    return (*findLearner("regal"))->make({problems, "regal", regal(set), seed, nullptr, {}}, std::move(from));
}

void train(Learner& one, const LearnerEvents& events, std::size_t updates = 1'000'000)
{
    for (std::size_t i = 0; i < updates && !one.finished(); ++i)
        QVERIFY(one.update(events, 0).ok());
}

PlacerContext context(std::uint64_t seed, std::uint64_t evaluations, std::size_t threads = 1)
{
    PlacerContext out;
    out.seed = seed;
    out.budget.evaluations = evaluations;
    out.threads = threads;
    return out;
}

/// `brkga` as an episode has it.
PlacerResult brkga(const Problem& on, std::uint64_t seed, std::uint64_t evaluations, bool order = false)
{
    const Placer& placer = **placerRegistry().find("brkga");
    const Options with =
        options(placer.info().options,
                {{"baselines", "false"}, {"start", "critical-path"}, {"order", order ? "true" : "false"}});
    return placer.place(on, with, context(seed, evaluations)).value();
}

} // namespace

class RegalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// Means and variances are those that are named, keys ascend with the bits, and uniform is the bits.
    void keysHaveTheirDistributions()
    {
        for (std::uint8_t p = 0; p < KeyProposals::count; ++p) {
            double sum = 0, squares = 0;
            std::uint16_t last = 0;
            for (std::uint32_t bits = 0; bits < 65536; ++bits) {
                const std::uint16_t key = KeyProposals::key(p, static_cast<std::uint16_t>(bits));
                QVERIFY(key >= last);
                last = key;
                if (p == KeyProposals::uniform)
                    QCOMPARE(std::uint32_t{key}, bits);
                const double x = key / 65536.0;
                sum += x;
                squares += x * x;
            }
            const double mean = sum / 65536;
            QVERIFY(std::abs(mean - KeyProposals::mean(p)) < 2e-3);
            QVERIFY(std::abs(squares / 65536 - mean * mean - KeyProposals::variance(p)) < 2e-3);
        }
        QCOMPARE(KeyProposals::mean(KeyProposals::uniform), 0.5);
        QCOMPARE(KeyProposals::variance(KeyProposals::uniform), 1.0 / 12);
    }

    /// The distribution of the mean 0.8 is that of 0.2 mirrored, and those of 0.5 are symmetric.
    void quantilesAreSymmetric()
    {
        for (const auto& [low, high] : {std::pair{0, 6}, {1, 7}, {2, 8}, {4, 4}, {5, 5}})
            for (std::uint32_t bits = 256; bits < 65536; bits += 256) {
                const int a =
                    KeyProposals::key(static_cast<std::uint8_t>(low), static_cast<std::uint16_t>(bits));
                const int b = KeyProposals::key(static_cast<std::uint8_t>(high),
                                                static_cast<std::uint16_t>(65536 - bits));
                QVERIFY(std::abs(a + b - 65536) <= 2);
            }
        QVERIFY(std::abs(int{KeyProposals::key(4, 32768)} - 32768) <= 1);
    }

    /// The probability to be the largest against drawn keys.
    void largestProbabilitiesAreThoseOfDraws()
    {
        Random random(5);
        for (int round = 0; round < 10; ++round) {
            std::vector<std::uint8_t> proposals;
            for (std::size_t i = 0; i < 1 + random.below(5); ++i)
                proposals.push_back(static_cast<std::uint8_t>(random.below(KeyProposals::count)));
            const std::vector<float> found = KeyProposals::largestProbability(proposals);
            std::vector<double> wins(proposals.size());
            constexpr int draws = 20000;
            for (int i = 0; i < draws; ++i) {
                std::vector<double> keys;
                for (const std::uint8_t p : proposals) // ties are as good as one another
                    keys.push_back(KeyProposals::key(p, static_cast<std::uint16_t>(random())) +
                                   random.uniform());
                ++wins[static_cast<std::size_t>(std::ranges::max_element(keys) - keys.begin())];
            }
            float sum = 0;
            for (std::size_t i = 0; i < wins.size(); ++i) {
                sum += found[i];
                QVERIFY(std::abs(static_cast<double>(found[i]) - wins[i] / draws) < 0.03);
            }
            QVERIFY(std::abs(sum - 1) < 1e-5F);
        }
    }

    /// 0 -> 1 with kernels of 4 and 2 s on two equal devices, one vertex on each.
    void readsTheFeaturesOfKeys()
    {
        GraphBuilder builder("by hand");
        for (const double flops : {4.0, 2.0}) {
            Vertex x;
            x.flops = flops;
            x.outputBytes = 3;
            builder.addVertex(std::move(x));
        }
        builder.addEdge(VertexId{0U}, VertexId{1U});
        TopologyParts parts;
        parts.name = "two";
        parts.devices.resize(2);
        for (std::size_t d = 0; d < 2; ++d) {
            parts.devices[d].name = "d" + std::to_string(d);
            parts.devices[d].flopsPerSecond = 1;
        }
        parts.links.assign(4, {1, 0, {}});
        const ProblemPtr on =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), {}).value();
        const std::vector<float> found = keyFeatures(*on, {DeviceId{0U}, DeviceId{1U}});
        const float third = 1.0F / 3;
        const std::vector<float> expected{1, 0, 0, third, 0, 0, 0, 1, -third, 0, 0, 0, 0, 0, 1,
                                          0, 0, 1, third, 0, 1, 0, 0, -third, 0, 0, 0, 0, 0, 1};
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(std::abs(found[i] - expected[i]) < 1e-6F, qPrintable(QString::number(i)));
    }

    /// With uniform proposals the search is `brkga` bit for bit; with others it is another search, and every
    /// placement keeps to the rules.
    void uniformProposalsAreBrkga()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.schedule = seed % 2 == 0 ? ChooseTask::Given : ChooseTask::Fifo;
            ProblemPtr on = randomProblem(random, model);
            if (seed % 3 > 0)
                on = withLocks(*on, randomLocks(*on, random)).value();
            const bool order = model.schedule == ChooseTask::Given && on->vertexCount() > 1;
            const auto specs = trainingOptions("regal");
            const Options with(specs);
            const auto run = [&](std::uint8_t proposal) {
                const std::vector<std::uint8_t> proposals(brkgaKeyCount(*on, order), proposal);
                const PlacerContext limits = context(seed, 200);
                SearchMonitor monitor(limits, 1);
                Random own(seed);
                SearchChain chain{*on, with, own, monitor, {}};
                std::uint64_t asked = 0;
                if (!runBrkga(chain, order, {proposals, [&] { return ++asked > 1000; }}))
                    qFatal("the search failed");
                const PlacerResult result = monitor.finish();
                if (asked != result.evaluations)
                    qFatal("asked %d times", static_cast<int>(asked));
                return result;
            };
            QCOMPARE(run(KeyProposals::uniform).placement, brkga(*on, seed, 200, order).placement);
            for (std::uint8_t p = 0; p < KeyProposals::count; ++p)
                QVERIFY(validate(*on, run(p).placement).ok());
        }
    }

    /// The most probable choice of a fresh network is BRKGA itself, whatever the number of threads; so is
    /// every episode of the control.
    void theControlIsBrkga()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Given}) {
            const ProblemPtr on = problem("layered:vertices=40:seed=3", rule);
            const auto fresh = learner({on}, {});
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                for (const std::size_t threads : {1U, 4U}) {
                    const auto placed = fresh->place(0, context(seed, 150, threads), nullptr);
                    QVERIFY(placed.ok());
                    const PlacerResult expected = brkga(*on, seed, 150, rule == ChooseTask::Given);
                    QCOMPARE(placed->placement, expected.placement);
                    QCOMPARE(placed->evaluations, expected.evaluations);
                }
            std::vector<EpisodeRecord> records;
            const auto control = learner({on}, {{"control", "true"}, {"stage2_episodes", "6"}});
            const std::vector<float> before = control->checkpoint(0).parameters;
            train(*control, silent(&records));
            QCOMPARE(records.size(), std::size_t{6});
            QVERIFY(sameBits(control->checkpoint(0).parameters, before));
            for (std::size_t i = 0; i < records.size(); ++i) {
                QCOMPARE(records[i].evaluations, 60 * (i + 1));
                QCOMPARE(records[i].learningRate, 0.0);
            }
            double best = std::numeric_limits<double>::infinity();
            for (const EpisodeRecord& record : records)
                best = std::min(best, record.makespan);
            QCOMPARE(control->best(0)->makespan, best);
        }
    }

    /// Learned or not, a network's choices leave every key that decides nothing as it is, and the loss has
    /// the gradient of its definition (learn_network_check compares the networks).
    void theGradientIsThatOfTheLoss()
    {
        const ProblemPtr on = problem("layered:vertices=14:seed=3");
        const NetworkShape shape{8, 2};
        const GraphFeatures features(*on);
        const RegalLayout layout(shape);
        std::vector<float> parameters = initialParameters(layout, 4);
        Random random(4);
        for (float& x : parameters)
            x += 0.2F * static_cast<float>(random.uniform() - 0.5);
        RegalNetwork network(features, shape, layout, parameters);
        Assignment begin(on->vertexCount());
        drawAssignment(*on, random, begin);
        const std::vector<float> keys = keyFeatures(*on, begin);
        std::vector<float> targets(keys.size() / keyFeatureCount * KeyProposals::count);
        for (float& target : targets)
            target = static_cast<float>(random.uniform() - 0.4);
        std::vector<float> byLogits(targets.size());
        const auto loss = [&](bool learning) {
            const auto logits = network.encode(keys, learning);
            std::array<float, KeyProposals::count> probability{};
            LossSums sums;
            for (std::size_t at = 0; at < logits.size(); at += probability.size())
                decisionLoss(logits.subspan(at, probability.size()),
                             std::span<const float>(targets).subspan(at, probability.size()), {}, 0.1F,
                             probability, std::span(byLogits).subspan(at, probability.size()), sums);
            return sums.loss;
        };
        static_cast<void>(loss(true));
        network.differentiate(byLogits);
        std::vector<std::vector<float>> gradients;
        for (const ParameterBlock& block : layout.blocks) {
            std::vector<float> own(block.size());
            const Gradient gradient = network.gradient(block);
            for (std::size_t i = 0; i < own.size(); ++i)
                if (!gradient.dense.empty())
                    own[i] = gradient.dense[i];
            for (std::size_t k = 0; k < gradient.outer.rank; ++k)
                for (std::size_t i = 0; i < own.size(); ++i)
                    own[i] += gradient.outer.left[k * block.rows + i / block.columns] *
                              gradient.outer.right[k * block.columns + i % block.columns];
            gradients.push_back(std::move(own));
        }
        std::size_t moving = 0;
        for (const ParameterBlock& block : layout.blocks) {
            std::vector<float> direction(block.size());
            double slope = 0;
            for (std::size_t i = 0; i < direction.size(); ++i) {
                direction[i] = static_cast<float>(random.uniform() - 0.5);
                slope += static_cast<double>(direction[i]) * static_cast<double>(gradients[block.index][i]);
            }
            const std::vector<float> at = parameters;
            const auto there = [&](float step) {
                for (std::size_t i = 0; i < direction.size(); ++i)
                    parameters[block.offset + i] = at[block.offset + i] + step * direction[i];
                const double value = loss(false);
                parameters = at;
                return value;
            };
            // Moved in place: the network reads the caller's parameters. Short steps drown in the rounding of
            // the loss, long ones in its curvature and kinks; one of the three must agree.
            double difference = 0;
            const bool agrees = std::ranges::any_of(std::array{2e-3F, 6e-3F, 6e-4F}, [&](float step) {
                difference = (there(step) - there(-step)) / (2 * static_cast<double>(step));
                return std::abs(difference - slope) < 0.03 * (0.3 + std::abs(difference));
            });
            QVERIFY2(agrees, qPrintable(QStringLiteral("%1: %2, expected %3")
                                            .arg(QString::fromStdString(block.name))
                                            .arg(slope)
                                            .arg(difference)));
            moving += std::abs(difference) > 1e-2;
        }
        QVERIFY(moving >= layout.blocks.size() - 3);
    }

    /// An update's episodes, and one search without proposals that they are compared with.
    void countsWhatItSimulates()
    {
        const ProblemPtr on = problem("layered:vertices=30:seed=3");
        std::vector<EpisodeRecord> records;
        const auto one = learner({on}, {{"stage2_episodes", "10"}, {"baseline_window", "4"}});
        train(*one, silent(&records));
        QCOMPARE(records.size(), std::size_t{10});
        for (std::size_t i = 0; i < records.size(); ++i) {
            QCOMPARE(records[i].evaluations, 60 * (i + 1) + 60 * (i / 4 + 1));
            QVERIFY(records[i].best <= records[i].makespan);
            QVERIFY(records[i].entropy > 0 && records[i].entropy <= std::log(9.0) + 1e-6);
        }
        // The mean of an update's makespans is what its episodes were compared with.
        for (std::size_t first : {0U, 4U}) {
            double mean = 0;
            for (std::size_t i = first; i < first + 4; ++i)
                mean += records[i].makespan / 4;
            QVERIFY(std::abs(records[first].baseline / mean - 1) < 1e-9);
        }
        QCOMPARE(Simulator(on).makespan(one->best(0)->placement), one->best(0)->makespan);

        std::vector<EpisodeRecord> few;
        const auto limited = learner({on}, {{"stage2_episodes", "10"}});
        const std::vector<float> before = limited->checkpoint(0).parameters;
        limited->limitEvaluations(150);
        train(*limited, silent(&few));
        QCOMPARE(few.size(), std::size_t{2});
        QCOMPARE(limited->progress().evaluations, std::uint64_t{150});
        QVERIFY(sameBits(limited->checkpoint(0).parameters, before)); // what is cut off teaches nothing
    }

    /// Same seed, same bits; a checkpoint in the middle, written and read, continues exactly.
    void continuesExactly()
    {
        const std::vector<ProblemPtr> problems{problem("layered:vertices=30:seed=3"),
                                               problem("layered:vertices=25:seed=4", ChooseTask::Given)};
        const Settings set{{"stage2_episodes", "24"}, {"baseline_window", "6"}};
        const auto whole = learner(problems, set);
        train(*whole, silent());
        const auto half = learner(problems, set);
        train(*half, silent(), 3);
        const auto kept = decodeCheckpoint(encodeCheckpoint(half->checkpoint(1)));
        QVERIFY2(kept.ok(), kept ? "" : kept.error().english().c_str());
        const auto rest = learner(problems, set, 3, *kept);
        train(*rest, silent());
        const Checkpoint a = whole->checkpoint(0);
        const Checkpoint b = rest->checkpoint(0);
        QVERIFY(sameBits(a.parameters, b.parameters));
        QVERIFY(sameBits(a.firstMoments, b.firstMoments));
        QVERIFY(sameBits(a.secondMoments, b.secondMoments));
        QVERIFY(!sameBits(a.parameters, learner(problems, set)->checkpoint(0).parameters));
        QVERIFY(a.progress == b.progress);
        for (std::size_t i = 0; i < problems.size(); ++i) {
            QVERIFY(a.problems[i].best == b.problems[i].best);
            QVERIFY(a.problems[i].numbers == b.problems[i].numbers);
            QVERIFY(whole->greedy(i) == rest->greedy(i));
        }
    }

    /// One of four devices is ten times as fast: searches with the learned proposals are better than with
    /// uniform ones. Means of eight seeds that were not trained with, on a graph that was not either.
    void learningPays()
    {
        const auto independent = [](std::size_t count) {
            GraphBuilder builder("independent");
            for (std::size_t i = 0; i < count; ++i) {
                Vertex x;
                x.flops = static_cast<double>(1 + i % 3);
                builder.addVertex(std::move(x));
            }
            TopologyParts parts;
            parts.name = "one fast";
            parts.devices.resize(4);
            for (std::size_t d = 0; d < 4; ++d) {
                parts.devices[d].name = "d" + std::to_string(d);
                parts.devices[d].flopsPerSecond = d == 2 ? 10 : 1;
            }
            parts.links.assign(16, {1, 0, {}});
            return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), {})
                .value();
        };
        const ProblemPtr unseen = independent(50);
        const auto one = learner({independent(40)}, {{"stage2_episodes", "1600"},
                                                     {"episodes_per_update", "16"},
                                                     {"start", "random"},
                                                     {"stage2_learning_rate", "1e-2"}});
        const auto mean = [&] {
            const auto placer = learnerFor(unseen, one->network()).value();
            double sum = 0;
            for (std::uint64_t seed = 101; seed <= 108; ++seed)
                sum += Simulator(unseen).makespan(
                    placer->place(0, context(seed, 60), nullptr).value().placement);
            return sum / 8;
        };
        const double before = mean();
        train(*one, silent());
        const double after = mean();
        qInfo("%s", qPrintable(QStringLiteral("%1 s before, %2 s after").arg(before).arg(after)));
        QVERIFY(after < 0.8 * before);
    }
};

DOPPLER_TEST(RegalTest)

} // namespace learn_regal_test

#include "learn_regal.moc"
