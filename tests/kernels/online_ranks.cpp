// SPDX-License-Identifier: GPL-3.0-or-later
// Online policies on the engine `ranks`: rank 0 decides, results are those of one device, and whatever
// happens to a process ends all of them.
#include "core/exec/ranks/rank_control.h"
#include "core/exec/ranks/rank_session.h"
#include "core/placers/online/online_placer.h"
#include "tests/kernels/running_ranks.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <set>

namespace online_ranks_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

OnlineDecisions decisionsOf(const OnlinePlacer& placer, const ProblemPtr& problem)
{
    return {[&placer, problem] { return placer.policy(*problem); }, placer.place(*problem, {}, {})->placement,
            placer.info().id};
}

Endless::Execute executionsOf(const ProblemPtr& problem)
{
    return [problem](const Options& options, const EngineContext& context, std::size_t repeats) {
        return ranksEngine().executeOnline(*problem, decisionsOf(*findOnlinePlacer("online-dmda"), problem),
                                           options, context, repeats);
    };
}

/// Every task ran once, after its inputs had come, on a device that may run it.
void checkExecution(const Problem& problem, const Execution& x)
{
    QVERIFY(x.placement && validate(problem, *x.placement).ok());
    QVERIFY(x.check && x.check->tokensEqual);
    TransferPlan plan(problem.graph());
    plan.make(x.placement->devices, std::vector<std::uint32_t>(problem.vertexCount()));
    QCOMPARE(x.schedule.transfers.size(), plan.transfers().size());
    for (const TransferRun& t : x.schedule.transfers)
        QVERIFY(t.ready <= t.start && t.start <= t.end);
    for (const TaskRun& t : x.schedule.tasks)
        QVERIFY(t.device == x.placement->devices[t.vertex] && t.ready <= t.start && t.start <= t.end &&
                t.ran());
    QVERIFY(x.schedule.makespan > 0);
}

/// Rank 1 of two, driven by hand: it takes part until the start.
class DrivenRank {
public:
    explicit DrivenRank(const RankSetup& setup, const std::string& secret)
    {
        auto board = openRankBoard(setup, secret, {});
        if (!board)
            qFatal("no board");
        (*board)->set("identity 1", (*board)->get("identity 0")); // the same execution
        (*board)->set("read 1", "");
        link = *(*kernelModule())->connectRanks(setup, **board, 10);
        control = *RankControl::open(setup, (*board)->release(), 10, 1 << 20);
        if (!control->send(0, {RankMail::Kind::Ready}) || !control->await(0, RankMail::Kind::Start))
            qFatal("no start");
    }
    std::unique_ptr<RankLink> link;
    std::unique_ptr<RankControl> control;
};

class OnlineRanksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qunsetenv("WORLD_SIZE"); }
    void cleanup() { QVERIFY(runningRanks().empty()); }

    void resultsAreThoseOfOneDevice_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("devices");
        for (const char* devices : {"1xP100", "2xP100", "3xP100"})
            for (const char* graph : {"chainmm:size=64", "ffnn:batch=32:width=64:hidden=64:step=training",
                                      "fork-join:stages=2:width=4:length=3:flops=1e6"})
                QTest::addRow("%s on %s", graph, devices)
                    << QString::fromLatin1(graph) << QString::fromLatin1(devices);
    }
    void resultsAreThoseOfOneDevice()
    {
        QFETCH(QString, graph);
        QFETCH(QString, devices);
        const ProblemPtr problem =
            problemOn(graphOf(graph.toLatin1().constData()), devices.toLatin1().constData());
        const Options options = ranksWith({{"check", "true"}, {"warmup", "1"}, {"oversubscribe", "true"}});
        const auto held = ranksEngine().prepare(*problem, options); // the same processes for all policies
        QVERIFY(held.ok());
        const std::size_t threads = threadCount();
        for (const OnlinePlacer* placer : onlinePlacers()) {
            double share = 0;
            EngineContext context;
            context.progress = [&](double x) { share = x; };
            const auto executions =
                ranksEngine().executeOnline(*problem, decisionsOf(*placer, problem), options, context, 2);
            QVERIFY2(executions, executions ? "" : executions.error().english().c_str());
            QCOMPARE(executions->size(), std::size_t{2});
            for (const Execution& x : *executions) {
                checkExecution(*problem, x);
                QCOMPARE(x.check->outputsEqual.has_value(), !graph.startsWith(QLatin1String("fork")));
                QVERIFY(x.check->outputsEqual.value_or(true));
            }
            QVERIFY(share > 0.5);
        }
        QCOMPARE(threadCount(), threads);
    }

    /// Placements and policies take turns on the same processes.
    void placementsAndPoliciesShareProcesses()
    {
        const ProblemPtr problem = problemOn(graphOf("chainmm:size=64"), "2xP100");
        const Options options = ranksWith({{"check", "true"}, {"warmup", "0"}, {"oversubscribe", "true"}});
        const auto held = ranksEngine().prepare(*problem, options);
        std::set<std::map<int, pid_t>> processes;
        Random random(3);
        for (int i = 0; i < 3; ++i) {
            const auto placed =
                ranksEngine().execute(*problem, randomPlacement(problem->graph(), 2, random), options, {});
            QVERIFY2(placed, placed ? "" : placed.error().english().c_str());
            QVERIFY(!placed->placement);
            processes.insert(runningRanks());
            const auto decided = ranksEngine().executeOnline(
                *problem, decisionsOf(*findOnlinePlacer("online-ws"), problem), options, {}, 1);
            QVERIFY2(decided, decided ? "" : decided.error().english().c_str());
            checkExecution(*problem, decided->front());
            processes.insert(runningRanks());
        }
        QCOMPARE(processes.size(), std::size_t{1});
    }

    void unknownPoliciesAreRefused()
    {
        const ProblemPtr problem = problemOn(graphOf("chainmm:size=16"), "2xP100");
        OnlineDecisions decisions = decisionsOf(*findOnlinePlacer("online-ws"), problem);
        decisions.id = "online-mine";
        const auto none = ranksEngine().executeOnline(*problem, decisions, ranksWith({}), {}, 1);
        QVERIFY(!none && none.error().english().find("unknown online policy") != std::string::npos);
        ModelOptions barriers;
        barriers.mode = Mode::BulkSynchronous;
        QVERIFY(!ranksEngine().supportsOnline(*problem->withModel(barriers).value()));
        ModelOptions msr; // a policy decides, so that the rule of choice does not matter
        msr.schedule = ChooseTask::Msr;
        QVERIFY(ranksEngine().supportsOnline(*problem->withModel(msr).value()));
    }

    void aFailingKernelIsNamed()
    {
        const QString model =
            QStringLiteral(DOPPLER_ONNX_TESTS "/simple/test_expand_shape_model1/model.onnx");
        if (!QFile::exists(model))
            QSKIP("ONNX's tests are not installed");
        const ProblemPtr problem = problemOn(graphOf(model.toUtf8().constData()), "2xP100");
        const auto execution = executionsOf(problem)(ranksWith({{"oversubscribe", "true"}}), {}, 1);
        QVERIFY(!execution);
        QVERIFY2(execution.error().english().starts_with("vertex test: the kernel failed"),
                 execution.error().english().c_str());
    }

    void stopEndsAllProcesses()
    {
        checkStops(executionsOf(problemOn(graphOf("chainmm:size=256"), "3xP100")));
    }

    void aKilledRankEndsTheExecution()
    {
        for (const int rank : {0, 1})
            checkKills(executionsOf(problemOn(graphOf("chainmm:size=128"), "2xP100")), rank, 8);
    }

    void aHangingRankIsNoticed()
    {
        checkHangs(executionsOf(problemOn(graphOf("chainmm:size=128"), "2xP100")));
    }

    void whatDoesNotFitEndsTheExecution_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<qulonglong>("number");
        QTest::addColumn<QString>("error");
        const QString task = QStringLiteral("rank 1 reported the end of a task that it does not run");
        const QString message = QStringLiteral("rank 1 sent a message that does not fit this execution");
        const auto row = [](const char* name, RankMail::Kind kind, qulonglong number, const QString& error) {
            QTest::newRow(name) << static_cast<int>(kind) << number << error;
        };
        row("no vertex", RankMail::Kind::Computed, 1ULL << 40, task);
        row("a vertex that is not ready", RankMail::Kind::Computed, 75, task);
        row("no transfer", RankMail::Kind::Arrived, ~0ULL, task);
        row("a transfer that nobody started", RankMail::Kind::Arrived, 141, task);
        row("a decision", RankMail::Kind::Compute, 0, message);
        row("a placement", RankMail::Kind::Placed, 0, message);
    }
    void whatDoesNotFitEndsTheExecution()
    {
        QFETCH(int, kind);
        QFETCH(qulonglong, number);
        QFETCH(QString, error);
        const ProblemPtr problem = problemOn(graphOf("chainmm:size=64"), "2xP100");
        RankSetup zero{0, 2, "127.0.0.1", 0, 20};
        auto socket = listenForRanks(zero);
        QVERIFY(socket.ok());
        RankSetup one = zero;
        one.rank = 1;
        one.port = socket->port;
        const std::string secret = "the secret of these tests";
        std::optional<Result<std::vector<Execution>>> result;
        std::jthread first([&] {
            RankTask task{problem,
                          decisionsOf(*findOnlinePlacer("online-dmda"), problem).expected,
                          "online-dmda",
                          ranksWith({{"warmup", "0"}, {"oversubscribe", "true"}}),
                          1,
                          zero,
                          secret};
            task.listening = *std::move(socket);
            result.emplace(executeRank(std::move(task), {}, {}));
        });
        {
            const DrivenRank rank(one, secret);
            rank.control->post(0, {static_cast<RankMail::Kind>(kind), number});
            first.join();
        }
        QVERIFY(result && !*result);
        QCOMPARE(QString::fromStdString(result->error().english()), error);
    }
};

} // namespace

DOPPLER_TEST(OnlineRanksTest)

} // namespace online_ranks_test

#include "online_ranks.moc"
