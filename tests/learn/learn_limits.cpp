// SPDX-License-Identifier: GPL-3.0-or-later
// What ends a training: an update that is given up leaves no trace, and so many seconds are shared among the
// stages by a clock that the test holds.
#include "core/catalog/builtin_topologies.h"
#include "core/learn/base/cancellation.h"
#include "core/learn/base/time_limit.h"
#include "core/learn/learners/learner.h"
#include "core/training/policies.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/every_policy.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTest>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>

namespace learn_limits_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr problem()
{
    static const ProblemPtr made = Problem::create(generateWorkload("layered:vertices=30:seed=3").value(),
                                                   builtinTopology("4xP100").value(), {})
                                       .value();
    return made;
}

/// Every policy with every preset; networks of the least size, where there is a choice.
LearnerSetup setupOf(const QString& policy, const QString& preset,
                     std::initializer_list<std::pair<const char*, const char*>> more)
{
    LearnerSetup out{{problem()}, policy.toStdString(), {}, 7, nullptr, {}, {}};
    out.options = trainingPreset(preset.toStdString(), out.policy).value();
    const auto specs = trainingOptions(out.policy);
    const auto set = [&](const char* name, const char* value) {
        if (out.options.all().contains(name) && !out.options.set(specs, name, value))
            qFatal("the option is gone: %s", name);
    };
    for (const auto& [name, value] : {std::pair{"hidden", "8"},
                                      {"rounds", "2"},
                                      {"segment", "16"},
                                      {"episodes_per_update", "2"},
                                      {"evaluations", "40"},
                                      {"self_imitation", "0.3"}})
        set(name, value);
    for (const auto& [name, value] : more)
        set(name, value);
    return out;
}

std::unique_ptr<Learner> make(const LearnerSetup& setup)
{
    return (*findLearner(setup.policy))->make(setup, std::nullopt);
}

struct Heard {
    std::vector<EpisodeRecord> records;
    LearnerEvents events()
    {
        LearnerEvents out;
        out.episode = [this](const EpisodeRecord& record) { records.push_back(record); };
        out.best = [](const RatedPlacement&, std::size_t, std::uint64_t) {};
        out.wantsTrace = [](std::size_t) { return false; };
        out.trace = [](const std::shared_ptr<const EpisodeTrace>&) {};
        out.aborted = [] { return false; };
        return out;
    }
};

bool sameState(const Checkpoint& a, const Checkpoint& b)
{
    const auto sameProblem = [](const ProblemState& x, const ProblemState& y) {
        return x.best == y.best && x.guide == y.guide && x.elites == y.elites && x.numbers == y.numbers &&
               x.baseline.count == y.baseline.count && x.baseline.mean == y.baseline.mean;
    };
    return sameBits(a.parameters, b.parameters) && sameBits(a.firstMoments, b.firstMoments) &&
           sameBits(a.secondMoments, b.secondMoments) && a.progress.episode == b.progress.episode &&
           a.progress.evaluations == b.progress.evaluations &&
           a.progress.stageEpisode == b.progress.stageEpisode &&
           a.progress.stageUpdates == b.progress.stageUpdates &&
           sameProblem(a.problems.front(), b.problems.front());
}

} // namespace

class LimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsGivenUpLeavesNoTrace_data() { everyPolicy(); }
    /// Given up at any point of an update, in either stage: the state is that of before to the bit, and the
    /// update done again is the same as if nothing had been. There is a point at every step of an episode.
    void whatIsGivenUpLeavesNoTrace()
    {
        QFETCH(QString, policy);
        QFETCH(QString, preset);
        const LearnerSetup setup =
            setupOf(policy, preset, {{"stage1_episodes", "4"}, {"stage2_episodes", "8"}});
        const bool isSearch = policy == QStringLiteral("doppler-improve"); // asks its own token
        Heard straightHeard;
        Heard heard;
        const auto straight = make(setup);
        const auto learner = make(setup);
        while (!straight->finished()) {
            // How many points the update has.
            std::size_t points = 0;
            {
                const CancelScope counting([&] {
                    ++points;
                    return false;
                });
                QVERIFY(straight->update(straightHeard.events(), 0).ok());
            }
            QVERIFY(isSearch || points >= problem()->vertexCount());
            QVERIFY(!learner->finished());
            const Checkpoint before = learner->checkpoint(0);
            for (const std::size_t share : {0U, 1U, 3U, 5U, 7U, 8U}) {
                if (isSearch)
                    break;
                const std::size_t last = 1 + (points - 1) * share / 8;
                std::size_t asked = 0;
                bool gaveUp = false;
                try {
                    const CancelScope wished([&] { return ++asked >= last; });
                    QVERIFY(learner->update(heard.events(), 0).ok());
                } catch (const Cancelled&) {
                    gaveUp = true;
                }
                QVERIFY(gaveUp);
                QCOMPARE(asked, last); // nothing more was begun after the wish
                QVERIFY(sameState(learner->checkpoint(0), before));
            }
            QVERIFY(learner->update(heard.events(), 0).ok());
            QVERIFY(sameState(learner->checkpoint(0), straight->checkpoint(0)));
        }
        QVERIFY(learner->finished());
        QVERIFY(straightHeard.records.size() >= 8);
    }

    void whatIsGivenUpWasSimulated_data() { everyPolicy(); }
    /// What an update simulates counts though it is given up at its last point.
    void whatIsGivenUpWasSimulated()
    {
        QFETCH(QString, policy);
        QFETCH(QString, preset);
        if (policy == QStringLiteral("doppler-improve"))
            return; // It asks its own token.
        const LearnerSetup setup =
            setupOf(policy, preset, {{"stage1_episodes", "4"}, {"stage2_episodes", "8"}});
        Heard heard;
        std::size_t points = 0;
        const auto whole = make(setup);
        {
            const CancelScope counting([&] {
                ++points;
                return false;
            });
            QVERIFY(!whole->finished() && whole->update(heard.events(), 0).ok());
            QVERIFY(counting.simulated() > 0);
            QCOMPARE(counting.simulated(), whole->progress().evaluations);
        }
        const auto learner = make(setup);
        QVERIFY(!learner->finished());
        std::size_t asked = 0;
        const CancelScope wished([&] { return ++asked >= points; });
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(learner->update(heard.events(), 0)), Cancelled);
        QCOMPARE(wished.simulated(), whole->progress().evaluations);
        QCOMPARE(learner->progress().evaluations, std::uint64_t{0});
    }

    void timeIsLimited()
    {
        QVERIFY(!TimeLimit(std::nullopt).isOver());
        QVERIFY(!TimeLimit(1e300).isOver());
        QVERIFY(TimeLimit(0.0).isOver());
        QVERIFY(TimeLimit(3600.0, TimeLimit::Clock::now() - std::chrono::hours(1)).isOver());
    }

    /// A search that learns ends at its next evaluation.
    void aSearchIsGivenUpWithWhatItFound()
    {
        std::stop_source source;
        LearnerSetup setup = setupOf(QStringLiteral("doppler-improve"),
                                     QString::fromStdString(trainingPresetNames("doppler-improve").front()),
                                     {{"stage2_episodes", "8"}, {"evaluations", "1000000"}});
        setup.giveUp = source.get_token();
        source.request_stop();
        const auto learner = make(setup);
        Heard heard;
        bool gaveUp = false;
        try {
            static_cast<void>(learner->update(heard.events(), 0));
        } catch (const Cancelled&) {
            gaveUp = true;
        }
        QVERIFY(gaveUp);
        QVERIFY(heard.records.empty());
        QCOMPARE(learner->progress().evaluations, std::uint64_t{0});
        QVERIFY(learner->best(0) && validate(*problem(), learner->best(0)->placement).ok());
    }

    void whatWasFoundIsKept()
    {
        // The best of an episode whose update is given up behind it is handed out, though it never counted.
        const LearnerSetup setup = setupOf(QStringLiteral("doppler"), QStringLiteral("paper"),
                                           {{"stage1_episodes", "4"}, {"stage2_episodes", "8"}});
        std::size_t points = 0;
        Heard heard;
        {
            const CancelScope counting([&] {
                ++points;
                return false;
            });
            const auto whole = make(setup);
            QVERIFY(!whole->finished() && whole->update(heard.events(), 0).ok());
        }
        const auto learner = make(setup);
        QVERIFY(!learner->finished() && !learner->best(0));
        std::size_t asked = 0;
        const CancelScope wished([&] { return ++asked >= points; });
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(learner->update(heard.events(), 0)), Cancelled);
        QVERIFY(learner->best(0));
        QVERIFY(!learner->checkpoint(0).problems.front().best);
    }

    /// Of an update's sixteen episodes what the first ones found is kept, though the others never were.
    void whatTheFirstEpisodesFoundIsKept()
    {
        const LearnerSetup setup =
            setupOf(QStringLiteral("doppler"), QStringLiteral("paper"),
                    {{"stage1_episodes", "16"}, {"stage2_episodes", "16"}, {"episodes_per_update", "16"}});
        std::size_t built = 0; // Points at which it can be given up until all are built.
        Heard heard;
        {
            bool counted = false;
            LearnerEvents events = heard.events();
            events.best = [&](const auto&...) { counted = true; };
            const CancelScope counting([&] {
                built += counted ? 0 : 1;
                return false;
            });
            const auto whole = make(setup);
            QVERIFY(!whole->finished() && whole->update(events, 0).ok());
        }
        QVERIFY(built >= 16);
        const auto learner = make(setup);
        QVERIFY(!learner->finished());
        std::size_t asked = 0;
        const CancelScope wished([&] { return ++asked >= built / 2; });
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(learner->update(heard.events(), 0)), Cancelled);
        QVERIFY(learner->best(0));
        QVERIFY(!learner->checkpoint(0).problems.front().best);
    }

    void secondsAreSharedAmongStages_data() { everyPolicy(); }
    /// Ten seconds, of which an update takes a hundredth to a tenth.
    void secondsAreSharedAmongStages()
    {
        QFETCH(QString, policy);
        QFETCH(QString, preset);
        const LearnerSetup setup =
            setupOf(policy, preset, {{"stage1_episodes", "3"}, {"stage2_episodes", "9"}});
        const bool imitates = setup.options.all().contains("stage1_episodes");
        for (const double step : {0.1, 1.0}) {
            Heard heard;
            const auto learner = make(setup);
            learner->limitSeconds(10, false);
            double clock = 0;
            std::vector<double> times; // by record
            for (;; clock += step) {
                learner->spend(clock);
                if (learner->finished())
                    break;
                QVERIFY(learner->update(heard.events(), clock).ok());
                times.resize(heard.records.size(), clock);
            }
            QVERIFY(clock >= 10 && clock < 10 + 1.5 * step);
            QVERIFY(heard.records.size() >= (step < 1 ? 100U : 10U)); // 12 episodes are no limit
            std::map<Stage, std::vector<std::size_t>> byStage;
            for (std::size_t i = 0; i < times.size(); ++i) {
                const EpisodeRecord& record = heard.records[i];
                const bool first = imitates && times[i] < 2.5;
                QCOMPARE(record.stage, first ? Stage::Imitation : Stage::Simulation);
                byStage[record.stage].push_back(i);
                const double begin = first || !imitates ? 0 : 2.5;
                const double share = (times[i] - begin) / (first ? 2.5 : 10 - begin);
                if (const std::string epsilon = first ? "stage1_epsilon" : "stage2_epsilon";
                    setup.options.all().contains(epsilon))
                    QVERIFY(std::abs(record.epsilon - setup.options.number(epsilon) * (1 - share)) < 1e-9);
            }
            QCOMPARE(byStage.size(), imitates ? 2U : 1U);
            for (const auto& [stage, records] : byStage) { // linear in time, and falling unless set so
                const auto rate = [&](std::size_t i) { return heard.records[i].learningRate; };
                const std::size_t from = records.front();
                const std::size_t to = records.back();
                const bool falls = (policy != "giph" && policy != "hsdag") ||
                                   setup.options.number("final_learning_rate") < rate(from);
                QVERIFY(rate(from) == 0 || !falls || rate(to) < rate(from));
                for (std::size_t i : records) {
                    const double share = (times[i] - times[from]) / (times[to] - times[from]);
                    QVERIFY(std::abs(rate(i) - rate(from) - (rate(to) - rate(from)) * share) <=
                            1e-9 * rate(from));
                }
            }
        }
    }

    void anUpdateThereAlwaysIs()
    {
        const LearnerSetup setup = setupOf(QStringLiteral("doppler"), QStringLiteral("paper"),
                                           {{"stage1_episodes", "3"}, {"stage2_episodes", "9"}});
        Heard heard;
        const auto learner = make(setup);
        learner->limitSeconds(0, false);
        for (int i = 0; !learner->finished(); ++i) {
            learner->spend(i);
            QVERIFY(learner->update(heard.events(), i).ok());
        }
        QVERIFY(heard.records.size() >= 1 && heard.records.size() <= 2);
        QVERIFY(learner->best(0));
    }

    /// With a number of evaluations besides, episodes count as well.
    void whicheverIsSpentFirst()
    {
        const LearnerSetup setup = setupOf(QStringLiteral("doppler"), QStringLiteral("paper"),
                                           {{"stage1_episodes", "4"}, {"stage2_episodes", "12"}});
        for (const bool slow : {false, true}) {
            Heard heard;
            const auto learner = make(setup);
            learner->limitSeconds(8, true);
            for (double clock = 0;; clock += slow ? 2 : 1e-6) {
                learner->spend(clock);
                if (learner->finished())
                    break;
                QVERIFY(learner->update(heard.events(), clock).ok());
            }
            QCOMPARE(heard.records.size(), slow ? std::size_t{8} : std::size_t{16});
            QCOMPARE(std::count_if(heard.records.begin(), heard.records.end(),
                                   [](const EpisodeRecord& r) { return r.stage == Stage::Imitation; }),
                     std::ptrdiff_t{slow ? 2 : 4});
        }
    }
};

DOPPLER_TEST(LimitsTest)

} // namespace learn_limits_test

#include "learn_limits.moc"
