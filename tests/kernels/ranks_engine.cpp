// SPDX-License-Identifier: GPL-3.0-or-later
// The engine `ranks` with processes of its own: results are those of one device, and whatever happens to a
// process ends all of them with one error that names it.
#include "core/graph/metrics.h"
#include "tests/kernels/running_ranks.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace ranks_engine_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

Placement placementOf(const ProblemPtr& problem, std::uint64_t seed)
{
    Random random(seed);
    return randomPlacement(problem->graph(), problem->deviceCount(), random);
}

bool isZombie(pid_t process)
{
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray all = status.readAll();
    return all.mid(all.lastIndexOf(')') + 2).startsWith('Z');
}

/// Executions of one placement.
Endless::Execute executionsOf(const ProblemPtr& problem)
{
    return [problem](const Options& options, const EngineContext& context, std::size_t repeats) {
        return ranksEngine().executeAll(*problem, placementOf(problem, 5), options, context, repeats);
    };
}

} // namespace

class RanksEngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qunsetenv("WORLD_SIZE"); }
    void cleanup() { QVERIFY(runningRanks().empty()); }

    void resultsAreThoseOfOneDevice_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("devices");
        for (const char* devices : {"2xP100", "4xP100"})
            for (const char* graph : {"chainmm:size=64", "ffnn:batch=32:width=64:hidden=64:step=training",
                                      "fork-join:stages=2:width=4:length=3:flops=1e6"})
                QTest::addRow("%s on %s", graph, devices)
                    << QString::fromLatin1(graph) << QString::fromLatin1(devices);
        QTest::addRow("large tensors") << QStringLiteral("chainmm:size=1024") << QStringLiteral("2xP100");
        QTest::addRow("one device") << QStringLiteral("chainmm:size=32") << QStringLiteral("1xP100");
        for (const char* model : {"newer_operators", "scan", "sequence"})
            QTest::addRow("model %s", model)
                << QStringLiteral(DOPPLER_SOURCE "/tests/fuzz/corpus/onnx/%1.onnx").arg(QLatin1String(model))
                << QStringLiteral("2xP100");
    }
    void resultsAreThoseOfOneDevice()
    {
        QFETCH(QString, graph);
        QFETCH(QString, devices);
        const ProblemPtr problem =
            problemOn(graphOf(graph.toUtf8().constData()), devices.toUtf8().constData());
        const Placement placement = placementOf(problem, 7);
        const std::size_t threads = threadCount();
        double share = 0;
        EngineContext context;
        context.progress = [&](double x) { share = x; };
        const auto executions = ranksEngine().executeAll(
            *problem, placement, ranksWith({{"check", "true"}, {"oversubscribe", "true"}}), context, 2);
        QVERIFY2(executions, executions ? "" : executions.error().english().c_str());
        QCOMPARE(executions->size(), std::size_t{2});
        const TransferPlan plan = [&] {
            TransferPlan out(problem->graph());
            out.make(placement.devices, std::vector<std::uint32_t>(problem->vertexCount()));
            return out;
        }();
        const bool standIns = graph.startsWith(QLatin1String("fork"));
        for (const Execution& x : *executions) {
            QVERIFY(x.check && x.check->tokensEqual);
            QCOMPARE(x.check->outputsEqual.has_value(), !standIns);
            QVERIFY(x.check->outputsEqual.value_or(true));
            QCOMPARE(x.schedule.transfers.size(), plan.transfers().size());
            for (const TransferRun& t : x.schedule.transfers)
                QVERIFY(t.ready <= t.start && t.start <= t.end);
            for (const TaskRun& t : x.schedule.tasks)
                QVERIFY(t.ready <= t.start && t.start <= t.end);
            QVERIFY(x.schedule.makespan > 0);
            const auto note = [](const Message& m) { return m.english().find("Gloo") != std::string::npos; };
            QCOMPARE(std::ranges::any_of(x.notes, note), problem->deviceCount() > 1);
        }
        QVERIFY(share > 0.5);
        QCOMPARE(threadCount(), threads);
    }

    void everyRuleAndMode()
    {
        const GraphPtr graph = graphOf("chainmm:size=32");
        for (int rule = 0; rule < 8; ++rule)
            for (const Mode mode : {Mode::Asynchronous, Mode::BulkSynchronous}) {
                ModelOptions model;
                model.schedule = static_cast<ChooseTask>(rule);
                model.mode = mode;
                const ProblemPtr problem = problemOn(graph, "2xP100", model);
                const auto execution = ranksEngine().execute(
                    *problem, placementOf(problem, static_cast<std::uint64_t>(rule)),
                    ranksWith({{"check", "true"}, {"warmup", "0"}, {"oversubscribe", "true"}}), {});
                if (model.schedule == ChooseTask::Msr) {
                    QVERIFY(!execution && execution.error().english().find("msr") != std::string::npos);
                    continue;
                }
                QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
                QVERIFY(execution->check->tokensEqual && execution->check->outputsEqual.value_or(false));
                if (mode == Mode::Asynchronous)
                    continue;
                // No task of a level starts before all of the levels before it have ended.
                const auto level = hopLevels(*graph);
                std::map<std::uint32_t, double> begin;
                std::map<std::uint32_t, double> end;
                for (const TaskRun& t : execution->schedule.tasks) {
                    const std::uint32_t k = level[t.vertex];
                    begin[k] = begin.contains(k) ? std::min(begin[k], t.start) : t.start;
                    end[k] = std::max(end[k], t.end);
                }
                for (const auto& [k, time] : begin)
                    QVERIFY(k == 0 || time >= end[k - 1]);
            }
    }

    void strictKeepsTheGivenOrderOfTransfers()
    {
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        const GraphPtr graph = graphOf("chainmm:size=32");
        const ProblemPtr problem = problemOn(graph, "4xP100", model);
        Placement placement = placementOf(problem, 3);
        placement.order = {graph->topologicalOrder().begin(), graph->topologicalOrder().end()};
        const auto execution =
            ranksEngine().execute(*problem, placement, ranksWith({{"oversubscribe", "true"}}), {});
        QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
        std::vector<double> last(problem->deviceCount(), 0);
        for (const VertexId v : placement.order) {
            const TaskRun& task = execution->schedule.tasks[v];
            QVERIFY(task.start >= last[task.device]);
            last[task.device] = task.start;
        }
    }

    void tooFewCoresAreRefused()
    {
        const ProblemPtr problem = problemOn(graphOf("chainmm:size=16"), "mayer");
        const auto execution = ranksEngine().execute(*problem, placementOf(problem, 1), ranksWith({}), {});
        QVERIFY(!execution);
        QVERIFY(execution.error().english().find("need 50 cores") != std::string::npos);
    }

    void aFailingKernelIsNamed()
    {
        const QString model =
            QStringLiteral(DOPPLER_ONNX_TESTS "/simple/test_expand_shape_model1/model.onnx");
        if (!QFile::exists(model))
            QSKIP("ONNX's tests are not installed");
        const ProblemPtr problem = problemOn(graphOf(model.toUtf8().constData()), "2xP100");
        const auto execution = ranksEngine().execute(*problem, placementOf(problem, 1),
                                                     ranksWith({{"oversubscribe", "true"}}), {});
        QVERIFY(!execution);
        QVERIFY2(execution.error().english().starts_with("vertex test: the kernel failed"),
                 execution.error().english().c_str());
    }

    void stopEndsAllProcesses()
    {
        checkStops(executionsOf(problemOn(graphOf("chainmm:size=256"), "3xP100")));
    }

    void aKilledRankEndsTheExecution_data()
    {
        QTest::addColumn<int>("rank");
        QTest::newRow("0") << 0;
        QTest::newRow("1") << 1;
    }
    void aKilledRankEndsTheExecution()
    {
        QFETCH(int, rank);
        checkKills(executionsOf(problemOn(graphOf("chainmm:size=128"), "2xP100")), rank, 20);
    }

    void preparedProcessesWaitForTheNextExecution()
    {
        const ProblemPtr problem = problemOn(graphOf("chainmm:size=64"), "2xP100");
        const Options options = ranksWith({{"check", "true"}, {"oversubscribe", "true"}});
        auto held = ranksEngine().prepare(*problem, options);
        QVERIFY(held && *held);
        QVERIFY(runningRanks().empty());
        std::map<int, pid_t> first;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto execution = ranksEngine().execute(*problem, placementOf(problem, seed), options, {});
            QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
            QVERIFY(execution->check && execution->check->outputsEqual);
            const auto running = runningRanks();
            QCOMPARE(running.size(), std::size_t{2});
            QVERIFY(seed == 1 || running == first);
            first = running;
        }
        // Other options need other processes.
        QVERIFY(ranksEngine().execute(*problem, placementOf(problem, 1),
                                      ranksWith({{"oversubscribe", "true"}}), {}));
        QCOMPARE(runningRanks(), first);
        // A process that ended while it waited is replaced.
        ::kill(first[1], SIGKILL);
        QTRY_VERIFY(isZombie(first[1]));
        const auto replaced = ranksEngine().execute(*problem, placementOf(problem, 2), options, {});
        QVERIFY2(replaced, replaced ? "" : replaced.error().english().c_str());
        QVERIFY(runningRanks().size() == 2 && runningRanks() != first);
        // A stopped execution ends them, the next one starts others.
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!ranksEngine().execute(*problem, placementOf(problem, 3), options, {1, stopped.get_token()}));
        QVERIFY(runningRanks().empty());
        QVERIFY(ranksEngine().execute(*problem, placementOf(problem, 3), options, {}));
        held = std::shared_ptr<const void>();
        QVERIFY(runningRanks().empty());
    }

    void aHangingRankIsNoticed()
    {
        checkHangs(executionsOf(problemOn(graphOf("chainmm:size=128"), "2xP100")));
    }
};

DOPPLER_TEST(RanksEngineTest)

} // namespace ranks_engine_test

#include "ranks_engine.moc"
