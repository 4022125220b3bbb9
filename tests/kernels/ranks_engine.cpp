// SPDX-License-Identifier: GPL-3.0-or-later
// The engine `ranks` with processes of its own: results are those of one device, and whatever happens to a
// process ends all of them with one error that names it.
#include "core/app/open_problem.h"
#include "core/catalog/machine_topology.h"
#include "core/exec/registry.h"
#include "core/graph/metrics.h"
#include "tests/kernels/executed.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QtTest>
#include <csignal>
#include <thread>

namespace ranks_engine_test {

using namespace doppler;

namespace {

using Clock = std::chrono::steady_clock;

GraphPtr graphOf(const char* text)
{
    auto graph = openGraph(text, {});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

ProblemPtr problemOf(const GraphPtr& graph, const char* devices, ModelOptions model = {})
{
    auto problem = Problem::create(graph, *topologyNamed(devices), std::move(model));
    if (!problem)
        qFatal("%s", problem.error().english().c_str());
    return *problem;
}

Placement placementOf(const ProblemPtr& problem, std::uint64_t seed)
{
    Random random(seed);
    return tests::randomPlacement(problem->graph(), problem->deviceCount(), random);
}

const Engine& ranks() { return **findEngine("ranks"); }

Options optionsWith(std::initializer_list<std::pair<const char*, const char*>> values)
{
    Options options(ranks().info().options);
    for (const auto& [name, value] : values)
        if (!options.set(ranks().info().options, name, value))
            qFatal("no option %s", name);
    return options;
}

/// The processes of ranks that this test has started, with their ranks.
std::map<int, pid_t> runningRanks()
{
    std::map<int, pid_t> out;
    for (const QString& name : QDir("/proc").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile status("/proc/" + name + "/stat");
        QFile line("/proc/" + name + "/cmdline");
        if (name.toInt() == 0 || !status.open(QIODevice::ReadOnly) || !line.open(QIODevice::ReadOnly))
            continue;
        const QByteArray all = status.readAll();
        const QList<QByteArray> fields = all.mid(all.lastIndexOf(')') + 2).split(' ');
        const QList<QByteArray> words = line.readAll().split('\0');
        if (fields.size() > 1 && fields[1].toInt() == ::getpid() && words.size() > 2 &&
            words[1] == "execute-rank")
            out[words[2].toInt()] = name.toInt();
    }
    return out;
}

bool isZombie(pid_t process)
{
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray all = status.readAll();
    return all.mid(all.lastIndexOf(')') + 2).startsWith('Z');
}

std::size_t threadCount()
{
    return QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
}

/// An execution without an end on a thread of its own.
class Endless {
public:
    explicit Endless(const ProblemPtr& problem, const char* timeout = "10")
        : thread([this, problem, timeout] {
              EngineContext context;
              context.stop = source.get_token();
              context.progress = [this](double) { ++progressed; };
              result.emplace(ranks().executeAll(
                  *problem, placementOf(problem, 5),
                  optionsWith({{"warmup", "0"}, {"oversubscribe", "true"}, {"timeout", timeout}}), context,
                  10000000));
              ended = Clock::now();
          })
    {
    }
    ~Endless() { source.request_stop(); }
    pid_t waitFor(int rank) const
    {
        for (;;) {
            const auto all = runningRanks();
            if (const auto found = all.find(rank); found != all.end())
                return found->second;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    std::string end()
    {
        thread.join();
        return *result ? std::string() : result->error().english();
    }

    std::stop_source source;
    std::atomic<int> progressed = 0;
    std::optional<Result<std::vector<Execution>>> result;
    Clock::time_point ended;
    std::jthread thread;
};

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
            problemOf(graphOf(graph.toUtf8().constData()), devices.toUtf8().constData());
        const Placement placement = placementOf(problem, 7);
        const std::size_t threads = threadCount();
        double share = 0;
        EngineContext context;
        context.progress = [&](double x) { share = x; };
        const auto executions = ranks().executeAll(
            *problem, placement, optionsWith({{"check", "true"}, {"oversubscribe", "true"}}), context, 2);
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
                const ProblemPtr problem = problemOf(graph, "2xP100", model);
                const auto execution = ranks().execute(
                    *problem, placementOf(problem, static_cast<std::uint64_t>(rule)),
                    optionsWith({{"check", "true"}, {"warmup", "0"}, {"oversubscribe", "true"}}), {});
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
        const ProblemPtr problem = problemOf(graph, "4xP100", model);
        Placement placement = placementOf(problem, 3);
        placement.order = {graph->topologicalOrder().begin(), graph->topologicalOrder().end()};
        const auto execution =
            ranks().execute(*problem, placement, optionsWith({{"oversubscribe", "true"}}), {});
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
        const ProblemPtr problem = problemOf(graphOf("chainmm:size=16"), "mayer");
        const auto execution = ranks().execute(*problem, placementOf(problem, 1), optionsWith({}), {});
        QVERIFY(!execution);
        QVERIFY(execution.error().english().find("need 50 cores") != std::string::npos);
    }

    void aFailingKernelIsNamed()
    {
        const QString model =
            QStringLiteral(DOPPLER_ONNX_TESTS "/simple/test_expand_shape_model1/model.onnx");
        if (!QFile::exists(model))
            QSKIP("ONNX's tests are not installed");
        const ProblemPtr problem = problemOf(graphOf(model.toUtf8().constData()), "2xP100");
        const auto execution =
            ranks().execute(*problem, placementOf(problem, 1), optionsWith({{"oversubscribe", "true"}}), {});
        QVERIFY(!execution);
        QVERIFY2(execution.error().english().starts_with("vertex test: the kernel failed"),
                 execution.error().english().c_str());
    }

    void stopEndsAllProcesses()
    {
        const ProblemPtr problem = problemOf(graphOf("chainmm:size=256"), "3xP100");
        for (const int milliseconds : {0, 100, 2500}) {
            Endless run(problem);
            run.waitFor(0);
            std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
            const Clock::time_point asked = Clock::now();
            run.source.request_stop();
            QCOMPARE(run.end(), executionStopped().english());
            QVERIFY(run.ended - asked < std::chrono::seconds(2));
            QVERIFY(runningRanks().empty());
        }
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
        const ProblemPtr problem = problemOf(graphOf("chainmm:size=128"), "2xP100");
        Random random(static_cast<std::uint64_t>(rank) + 1);
        for (int moment = 0; moment < 20; ++moment) {
            Endless run(problem);
            const pid_t process = run.waitFor(rank);
            std::this_thread::sleep_for(std::chrono::milliseconds(random.below(moment < 15 ? 1500 : 100)));
            ::kill(process, SIGKILL);
            const Clock::time_point killed = Clock::now();
            QCOMPARE(QString::fromStdString(run.end()),
                     QStringLiteral("rank %1 was terminated by signal 9").arg(rank));
            QVERIFY(run.ended - killed < std::chrono::seconds(5));
            QVERIFY(runningRanks().empty());
        }
    }

    void preparedProcessesWaitForTheNextExecution()
    {
        const ProblemPtr problem = problemOf(graphOf("chainmm:size=64"), "2xP100");
        const Options options = optionsWith({{"check", "true"}, {"oversubscribe", "true"}});
        auto held = ranks().prepare(*problem, options);
        QVERIFY(held && *held);
        QVERIFY(runningRanks().empty());
        std::map<int, pid_t> first;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto execution = ranks().execute(*problem, placementOf(problem, seed), options, {});
            QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
            QVERIFY(execution->check && execution->check->outputsEqual);
            const auto running = runningRanks();
            QCOMPARE(running.size(), std::size_t{2});
            QVERIFY(seed == 1 || running == first);
            first = running;
        }
        // Other options need other processes.
        QVERIFY(
            ranks().execute(*problem, placementOf(problem, 1), optionsWith({{"oversubscribe", "true"}}), {}));
        QCOMPARE(runningRanks(), first);
        // A process that ended while it waited is replaced.
        ::kill(first[1], SIGKILL);
        QTRY_VERIFY(isZombie(first[1]));
        const auto replaced = ranks().execute(*problem, placementOf(problem, 2), options, {});
        QVERIFY2(replaced, replaced ? "" : replaced.error().english().c_str());
        QVERIFY(runningRanks().size() == 2 && runningRanks() != first);
        // A stopped execution ends them, the next one starts others.
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!ranks().execute(*problem, placementOf(problem, 3), options, {1, stopped.get_token()}));
        QVERIFY(runningRanks().empty());
        QVERIFY(ranks().execute(*problem, placementOf(problem, 3), options, {}));
        held = std::shared_ptr<const void>();
        QVERIFY(runningRanks().empty());
    }

    void aHangingRankIsNoticed()
    {
        const ProblemPtr problem = problemOf(graphOf("chainmm:size=128"), "2xP100");
        for (const int rank : {0, 1}) {
            Endless run(problem, "1.5");
            const pid_t process = run.waitFor(rank);
            QTRY_VERIFY_WITH_TIMEOUT(run.progressed > 3, 60000);
            ::kill(process, SIGSTOP);
            const Clock::time_point stopped = Clock::now();
            const std::string error = run.end();
            QVERIFY2(error.find("rank " + std::to_string(rank) + " has not answered for 1.5 s") !=
                         std::string::npos,
                     error.c_str());
            QVERIFY(run.ended - stopped < std::chrono::seconds(10));
        }
    }
};

DOPPLER_TEST(RanksEngineTest)

} // namespace ranks_engine_test

#include "ranks_engine.moc"
