// SPDX-License-Identifier: GPL-3.0-or-later
// "Why not otherwise?" in the policy view: what is asked, whom, and what other moves would have given.
#include "widgets/training/policy/why_not.h"

#include "core/sim/simulator.h"
#include "tests/support/runner.h"
#include "tests/window/policy_samples.h"
#include "tests/window/training_script.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/ui/text/format.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace why_not_test {

using namespace doppler;
using doppler::tests::trace;

namespace {

Assignment onDevices(std::initializer_list<std::size_t> devices)
{
    Assignment out;
    for (const std::size_t device : devices)
        out.emplace_back(device);
    return out;
}

/// From the whole diamond on the first device: b moves, and c along with it, then d.
std::shared_ptr<const EpisodeTrace> diamondMoves()
{
    auto result = std::make_shared<EpisodeTrace>();
    result->start = onDevices({0, 0, 0, 0});
    const auto id = [](std::size_t v) { return VertexId{v}; };
    result->steps = {
        {id(1), DeviceId{1}, {id(1), id(3)}, {0.75F, 0.25F}, {0, 0.6F, 0.4F}},
        {id(2), DeviceId{1}, {}, {}, {0, 1, 0}},
        {id(3), DeviceId{2}, {id(3)}, {1}, {0, 0.25F, 0.75F}},
    };
    return result;
}

} // namespace

class WhyNotTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
        m_view = std::make_unique<PolicyView>();
        m_view->resize(260, 360);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void theSecondChoicesAreTheMostProbableOthers()
    {
        const ProblemPtr problem = smallProblem();
        const PolicyStep several{
            VertexId{1}, DeviceId{2}, {VertexId{1}, VertexId{2}}, {0.25F, 0.75F}, {0.1F, 0.3F, 0.6F}};
        const auto all = alternatives(several, *problem);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[0].choice, (PolicyChoice{VertexId{1}, DeviceId{2}}));
        QCOMPARE(all[1].choice, (PolicyChoice{VertexId{2}, {}}));
        QCOMPARE(all[2].choice, (PolicyChoice{VertexId{1}, DeviceId{1}}));
        const PolicyStep certain{VertexId{1}, DeviceId{2}, {VertexId{1}}, {1}, {0, 0, 1}};
        QCOMPARE(alternatives(certain, *problem).size(), std::size_t{1});
    }

    void whyNotAsksOnceTheStepStays()
    {
        std::atomic<int> asked = 0;
        std::vector<PolicyChoice> before;
        m_view->whyNot()->setWhatIf([&](const ProblemPtr&, const Checkpoint&,
                                        std::span<const PolicyChoice> first,
                                        std::span<const PolicyChoice> choices,
                                        const std::stop_token&) -> Result<std::vector<RatedPlacement>> {
            before.assign(first.begin(), first.end());
            ++asked;
            std::vector<RatedPlacement> answers;
            for (std::size_t i = 0; i < choices.size(); ++i)
                answers.push_back({{}, 1e-3 * static_cast<double>(2 + i)});
            return answers;
        });
        m_view->setTrace(trace(1), smallProblem());
        m_view->nextAction()->trigger();
        QCOMPARE(text("whyNotNote"), QStringLiteral("The network of this episode is not available."));
        m_view->setNetwork([]() -> Result<std::shared_ptr<const Checkpoint>> {
            return std::make_shared<const Checkpoint>();
        });
        for (int i = 0; i < 3; ++i) { // Who passes by asks nothing.
            m_view->nextAction()->trigger();
            m_view->previousAction()->trigger();
        }
        QTRY_VERIFY(!m_view->whyNot()->asking());
        QCOMPARE(asked, 1);
        QCOMPARE(before, (std::vector<PolicyChoice>{{VertexId{0}, DeviceId{0}}}));
        QCOMPARE(text("whyNotMakespan0"), formatSeconds(2e-3));
        QCOMPARE(text("whyNotMakespan1"), formatSeconds(3e-3));
        QCOMPARE(text("whyNotDifference1"), formatPercent(0.5));
        QCOMPARE(text("whyNotName1"), QStringLiteral("c first"));
        QVERIFY(!m_view->findChild<QLabel*>(QStringLiteral("whyNotName2"))->isVisible()); // b had one device.
        m_view->playAction()->trigger();
        QVERIFY(text("whyNotNote").startsWith(QStringLiteral("Pause")));
    }

    void whyNotSaysWhatIsWrong()
    {
        m_view->setTrace(trace(1), smallProblem());
        m_view->setNetwork([]() -> Result<std::shared_ptr<const Checkpoint>> {
            return Error{{"the file is gone"}, "run.doppler", {}};
        });
        m_view->stepTo(1);
        QTRY_COMPARE(text("whyNotNote"), QStringLiteral("run.doppler: the file is gone"));
        m_view->stepTo(3);
        m_view->clear();
        QVERIFY(!m_view->whyNot()->asking());
    }

    void otherMovesAreMadeWithThoseThatCameAlong()
    {
        const ProblemPtr problem = smallProblem();
        QCOMPARE(placementAfter(*problem, *diamondMoves(), 0), onDevices({0, 0, 0, 0}));
        QCOMPARE(placementAfter(*problem, *diamondMoves(), 2), onDevices({0, 1, 1, 0}));
        const auto rated = [&](const ProblemPtr& of, std::size_t step) {
            std::vector<PolicyChoice> choices;
            for (const StepAlternative& alternative : alternatives(diamondMoves()->steps[step], *of))
                choices.push_back(alternative.choice);
            return rateMoves(of, *diamondMoves(), step, choices, {});
        };
        const auto first = rated(problem, 0);
        QVERIFY(first.ok());
        QCOMPARE(first->size(), std::size_t{3});
        QCOMPARE(first->at(0).placement.devices, onDevices({0, 1, 1, 0}));
        QCOMPARE(first->at(2).placement.devices, onDevices({0, 2, 2, 0}));
        Simulator simulator(problem);
        const double best = std::min(simulator.makespan(onDevices({0, 0, 0, 1})),
                                     simulator.makespan(onDevices({0, 0, 0, 2})));
        QCOMPARE(first->at(1).makespan, best); // d, alone
        QVERIFY(first->at(1).placement.devices[3] != DeviceId{0});
        for (const RatedPlacement& answer : *first)
            QCOMPARE(simulator.makespan(answer.placement), answer.makespan);
        const auto last = rated(problem, 2);
        QVERIFY(last.ok());
        QCOMPARE(last->size(), std::size_t{2});
        QCOMPARE(last->at(0).placement.devices, onDevices({0, 1, 1, 2}));
        QCOMPARE(last->at(1).placement.devices, onDevices({0, 1, 1, 1}));
        // Who may not go there stays.
        const ProblemPtr locked = withLocks(*problem, {{VertexId{2}, DeviceId{0}}}).value();
        QCOMPARE(rated(locked, 0)->at(2).placement.devices, onDevices({0, 2, 0, 0}));
        ModelOptions ordered = problem->model();
        ordered.schedule = ChooseTask::Given;
        QVERIFY(!rated(problem->withModel(ordered).value(), 0).ok());
    }

    /// A move of a whole placement is judged without a network.
    void whyNotOfAMoveIsSimulated()
    {
        const ProblemPtr problem = smallProblem();
        const auto takes = [&](std::initializer_list<std::size_t> devices) {
            return formatSeconds(Simulator(problem).makespan(onDevices(devices)));
        };
        const auto name = [this](const char* label) {
            return m_view->findChild<QLabel*>(QLatin1String(label))->toolTip();
        };
        const QSignalSpy shown(m_view.get(), &PolicyView::stepShown);
        m_view->setTrace(diamondMoves(), problem);
        m_view->stepTo(0);
        QVERIFY(m_view->whyNot()->asking());
        QCOMPARE(text("whyNotNote"), QStringLiteral("Simulating the moves…"));
        QTRY_VERIFY(!m_view->whyNot()->asking());
        QCOMPARE(text("whyNotNote"), QString());
        QCOMPARE(text("whyNotMakespan0"), takes({0, 1, 1, 0}));
        QVERIFY(name("whyNotName1").startsWith(QStringLiteral("d instead, on its best device gpu")));
        QCOMPARE(name("whyNotName2"), QStringLiteral("on gpu2"));
        QCOMPARE(text("whyNotMakespan2"), takes({0, 2, 2, 0}));
        m_view->stepTo(1);
        QVERIFY(!m_view->whyNot()->asking());
        QCOMPARE(text("whyNotNote"), QStringLiteral("It was placed together with another vertex."));
        QCOMPARE(text("selectTitle"), QStringLiteral("SEL: c (colocated)"));
        QCOMPARE(shown.last().at(2).value<std::vector<VertexId>>(), std::vector<VertexId>{VertexId{2}});
        m_view->stepTo(2);
        QTRY_VERIFY(!m_view->whyNot()->asking());
        QCOMPARE(text("whyNotMakespan0"), takes({0, 1, 1, 2}));
        QCOMPARE(text("whyNotMakespan1"), takes({0, 1, 1, 1}));
    }

    /// Whoever goes on to another step waits for no answer: it ends by the stop request alone.
    void anAnswerThatNobodyWaitsForIsStopped()
    {
        std::atomic<int> asked = 0;
        std::atomic<int> stopped = 0;
        m_view->whyNot()->setWhatIf([&](const ProblemPtr&, const Checkpoint&, std::span<const PolicyChoice>,
                                        std::span<const PolicyChoice>,
                                        const std::stop_token& stop) -> Result<std::vector<RatedPlacement>> {
            ++asked;
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            ++stopped;
            return Error{};
        });
        m_view->setNetwork([]() -> Result<std::shared_ptr<const Checkpoint>> {
            return std::make_shared<const Checkpoint>();
        });
        m_view->setTrace(trace(1), smallProblem());
        m_view->nextAction()->trigger();
        QTRY_COMPARE(asked, 1);
        m_view->previousAction()->trigger();
        QTRY_COMPARE(stopped, 1);
        m_view->setNetwork(nullptr);
        QTRY_VERIFY(!m_view->whyNot()->asking());
        QTRY_COMPARE(stopped, static_cast<int>(asked));
    }

    /// PLACETO visits the vertices of a whole placement too, and its network can go on.
    void aNetworkThatCanGoOnIsAsked()
    {
        m_view->whyNot()->setWhatIf([](const ProblemPtr&, const Checkpoint&, std::span<const PolicyChoice>,
                                       std::span<const PolicyChoice> choices, const std::stop_token&) {
            return Result<std::vector<RatedPlacement>>(
                std::vector<RatedPlacement>(choices.size(), {{}, 2e-3}));
        });
        m_view->setNetwork([]() -> Result<std::shared_ptr<const Checkpoint>> {
            return std::make_shared<const Checkpoint>();
        });
        m_view->setTrace(diamondMoves(), smallProblem());
        m_view->stepTo(0);
        QCOMPARE(text("whyNotNote"), QStringLiteral("Evaluating the network…"));
        QTRY_VERIFY(!m_view->whyNot()->asking());
        QCOMPARE(text("whyNotName1"), QStringLiteral("d first"));
        QCOMPARE(text("whyNotMakespan1"), formatSeconds(2e-3));
        m_view->setNetwork(nullptr); // Its answers don't stay.
        QCOMPARE(text("whyNotMakespan1"), QStringLiteral("…"));
        QTRY_VERIFY(!m_view->whyNot()->asking());
        QVERIFY(text("whyNotMakespan1") != formatSeconds(2e-3));
    }

private:
    QString text(const char* name) { return m_view->findChild<QLabel*>(QLatin1String(name))->text(); }

    std::unique_ptr<PolicyView> m_view;
};

DOPPLER_TEST_WITH(QApplication, WhyNotTest)

} // namespace why_not_test

#include "why_not.moc"
