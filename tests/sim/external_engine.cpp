// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that execute a graph rightly and wrongly, written by the test itself.
#include "core/exec/external/external_engine.h"

#include "core/catalog/builtin_topologies.h"
#include "core/exec/computation.h"
#include "core/exec/external/execution_json.h"
#include "core/exec/registry.h"
#include "core/graph/metrics.h"
#include "core/sim/simulator.h"
#include "tests/support/external_program.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <thread>

namespace external_engine_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// One vertex whose output two others read, on four devices with one slot each.
ProblemPtr fork()
{
    GraphBuilder builder("fork");
    Vertex x;
    x.flops = 1e9;
    x.outputBytes = 1e6;
    for (int i = 0; i < 3; ++i)
        builder.addVertex(x);
    builder.addEdge({0, 1, {}, {}, {}});
    builder.addEdge({0, 2, {}, {}, {}});
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
}

Placement apart() { return {{DeviceId{0}, DeviceId{1}, DeviceId{1}}, {}, {}}; }

/// The right answer for apart(), part by part.
struct Answer {
    QString makespan = "4";
    QString tasks = "[[0, 1], [2, 3], [3, 4]]";
    QString transfers = "[[0, 1, 1, 2]]";
    QString tokens;
    QString more;

    Answer()
    {
        const auto right = sequentialTokens(fork()->graph());
        tokens = QStringLiteral("[%1, %2, %3]").arg(right[0]).arg(right[1]).arg(right[2]);
    }
    [[nodiscard]] QString line() const
    {
        return QStringLiteral(R"({"makespan": %1, "tasks": %2, "transfers": %3, "tokens": %4%5})")
            .arg(makespan, tasks, transfers, tokens, more);
    }
};

QString echo(const QString& line) { return QStringLiteral("echo '%1'").arg(line); }
/// Has read everything, then does what follows.
QString after(const QString& shell) { return QStringLiteral("cat > /dev/null; ") + shell; }

using Settings = std::vector<std::pair<const char*, std::string>>;

Result<std::vector<Execution>> ask(const Problem& problem, const Placement& placement, const QString& command,
                                   std::size_t repeats = 1, const Settings& settings = {},
                                   const EngineContext& context = {})
{
    const Engine& engine = **findEngine(externalEngineId);
    const auto& specs = engine.info().options;
    Options options(specs);
    if (!options.set(specs, "command", command.toStdString()))
        qFatal("the option is gone");
    for (const auto& [name, value] : settings)
        if (!options.set(specs, name, value))
            qFatal("no such option");
    return engine.executeAll(problem, placement, options, context, repeats);
}

QString errorOf(const QString& command, std::size_t repeats = 1, const Settings& settings = {})
{
    const auto result = ask(*fork(), apart(), command, repeats, settings);
    return result ? QStringLiteral("it was accepted") : QString::fromStdString(result.error().english());
}

} // namespace

class ExternalEngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers()
    {
        const ProblemPtr problem = fork();
        std::vector<double> shares;
        EngineContext context;
        context.progress = [&](double share) { shares.push_back(share); };
        Answer slower;
        slower.makespan = "5";
        slower.tasks = "[[0, 1], [2, 3], [3, 5]]";
        const auto result = ask(
            *problem, apart(),
            after(echo(R"({"engine": "mine", "devices": ["a", "b"], "note": "by hand", "x": 1})") + ';' +
                  echo(R"({"progress": 0.25})") + ';' + echo(Answer().line()) + ';' + echo(slower.line())),
            2, {}, context);
        QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
        QCOMPARE(result->size(), std::size_t{2});
        const Execution& first = result->front();
        QCOMPARE(first.schedule.makespan, 4.0);
        QCOMPARE(result->back().schedule.makespan, 5.0);
        QCOMPARE(first.schedule.tasks[2].ready, 2.0);
        QCOMPARE(first.schedule.transfers.size(), std::size_t{1});
        QCOMPARE(first.schedule.transfers[0].ready, 1.0);
        QVERIFY(first.check && first.check->tokensEqual && !first.check->outputsEqual && !first.placement);
        QCOMPARE(first.notes[0].english(), std::string("executed by mine on a, b"));
        QCOMPARE(first.notes[1].english(), std::string("by hand"));
        QCOMPARE(shares, (std::vector<double>{0.25, 0.5, 1}));
    }

    void faults_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("hint");
        const auto row = [](const char* name, const QString& command, const char* hint) {
            QTest::newRow(name) << command << QString::fromLatin1(hint);
        };
        const auto with = [](QString Answer::*part, const char* text) {
            Answer answer;
            answer.*part = QString::fromLatin1(text);
            return after(echo(answer.line()));
        };
        row("none", {}, "set the option \"command\"");
        row("not there", "/no/such/program", "not found\": the external engine exited with status 127");
        row("crash", after("kill -SEGV $$"), "terminated by signal 11");
        row("status", after("echo all is lost >&2; exit 3"),
            "\"all is lost\": the external engine exited with status 3");
        row("silence", after("true"), "exited before it had reported all executions");
        row("nonsense", after("echo hello"), "echo hello: line 1");
        row("half a line", after("printf '{\"makespan\": 4'"), "unexpected end of the text");
        row("unknown line", after(echo(R"({"makespam": 4})")), "line 1: found none of the known keys");
        row("refusal", after(echo(R"({"error": "too large for me"})")), "too large for me");
        row("progress", after(echo(R"({"progress": 1.5})")), "progress: found 1.5, expected a share");
        row("a part is missing", after(echo(R"({"makespan": 4, "tasks": []})")), "transfers: is missing");
        row("one too many", after(echo(Answer().line()) + ';' + echo(Answer().line())),
            "line 2: found one more execution, expected 1");
        row("endless line", after("tr '\\0' x < /dev/zero"), "a line of more than");
        row("too few tasks", with(&Answer::tasks, "[[0, 1]]"),
            "tasks: the list has 1 elements, expected one for each vertex (3)");
        row("half a task", with(&Answer::tasks, "[[0], [2, 3], [3, 4]]"),
            "tasks[0]: the list has 1 elements, expected 2");
        row("negative time", with(&Answer::tasks, "[[-1, 1], [2, 3], [3, 4]]"), "tasks[0][0]: ");
        row("task ends early", with(&Answer::tasks, "[[0, 1], [2, 3], [4, 3.5]]"),
            "tasks[2]: the end, 3.5 s, is before the start, 4 s");
        row("task before input", with(&Answer::tasks, "[[0, 1], [1.5, 3], [3, 4]]"),
            "tasks[1]: vertex #1 starts at 1.5 s, before its input from vertex #0 is on its device at 2 s");
        row("too many at once", with(&Answer::tasks, "[[0, 1], [2, 3], [2.5, 4]]"),
            "tasks[2]: vertex #2 starts at 2.5 s as task 2 at once on gpu1, expected at most 1");
        row("missing transfer", with(&Answer::transfers, "[]"),
            "transfers: the transfer of tensor 0 of vertex #0 to gpu1 is missing");
        row("transfer twice", with(&Answer::transfers, "[[0, 1, 1, 2], [0, 1, 1, 2]]"),
            "transfers[1]: tensor 0 of vertex #0 travels to gpu1 a second time");
        row("useless transfer", with(&Answer::transfers, "[[0, 1, 1, 2], [0, 3, 1, 2]]"),
            "transfers[1]: tensor 0 has no reader on device 3");
        row("unknown device", with(&Answer::transfers, "[[0, 9, 1, 2]]"), "has no reader on device 9");
        row("early transfer", with(&Answer::transfers, "[[0, 1, 0.5, 2]]"),
            "transfers[0]: the transfer to gpu1 starts at 0.5 s, before vertex #0 has computed the tensor at "
            "1 s");
        row("transfer ends early", with(&Answer::transfers, "[[0, 1, 2, 1]]"), "transfers[0]: the end, 1 s");
        row("wrong makespan", with(&Answer::makespan, "5"),
            "makespan: found 5 s, but the last task ends at 4 s");
        row("too few tokens", with(&Answer::tokens, "[1]"), "tokens: the list has 1 elements");
        row("wrong token", with(&Answer::tokens, "[1, 2, 3]"),
            "tokens[1]: vertex #1 has the token 2, expected ");
        row("no token", with(&Answer::tokens, "[1, 2, 4294967296]"), "tokens[2]: ");
        row("unknown place", with(&Answer::more, R"(, "placement": ["gpu0", "gpu1", "gpu7"])"),
            "placement[2]: there is no device \"gpu7\"");
    }

    void faults()
    {
        QFETCH(QString, command);
        QFETCH(QString, hint);
        const QString error = errorOf(command);
        QVERIFY2(error.contains(hint), qPrintable(error));
        QVERIFY(!error.contains('\n'));
    }

    void timesMayContradictEachOtherByTheTolerance()
    {
        Answer answer;
        answer.tasks = "[[0, 1], [1.9995, 3], [2.9995, 4]]";
        answer.makespan = "4.01";
        const QString command = after(echo(answer.line()));
        QVERIFY(errorOf(command).contains("before its input"));
        const auto result = ask(*fork(), apart(), command, 1, {{"tolerance", "0.001"}});
        QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
        QCOMPARE(result->front().schedule.makespan, 4.0); // as measured, not as summed up
    }

    void aProgramMayChooseThePlacement()
    {
        Answer answer;
        answer.transfers = "[[0, 2, 1, 2]]";
        answer.more = R"(, "placement": ["gpu0", "gpu0", "gpu2"])";
        const auto result = ask(*fork(), apart(), after(echo(answer.line())));
        QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
        QCOMPARE(result->front().placement->devices, (Assignment{DeviceId{0}, DeviceId{0}, DeviceId{2}}));
        QCOMPARE(result->front().schedule.tasks[2].device, DeviceId{2});
        QVERIFY(result->front().notes[0].english().find("its own placement") != std::string::npos);
    }

    void aHangIsEnded()
    {
        const QString error = errorOf(after("sleep 100"), 1, {{"timeout", "0.2"}});
        QVERIFY2(error.contains("wrote no line for 0.2 s"), qPrintable(error));
        // Each line starts the time again.
        const QString slow =
            QStringLiteral("for i in 1 2 3 4 5 6; do echo '{\"progress\": 0.1}'; sleep 0.2; done;");
        QVERIFY(ask(*fork(), apart(), after(slow + echo(Answer().line())), 1, {{"timeout", "1"}}).ok());
    }

    void stoppedKillsAllThatItStarted()
    {
        const QTemporaryDir folder;
        const QString program = endlessPlacer(QDir(folder.path()));
        std::stop_source source;
        EngineContext context;
        context.stop = source.get_token();
        std::jthread stopper([&] {
            while (processIn(folder.filePath("child")) == 0 || processIn(folder.filePath("grandchild")) == 0)
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            source.request_stop();
        });
        const auto result = ask(*fork(), apart(), program, 1, {}, context);
        QVERIFY(!result);
        QCOMPARE(result.error().english(), executionStopped().english());
        QTRY_VERIFY(hasEnded(processIn(folder.filePath("child"))));
        QTRY_VERIFY(hasEnded(processIn(folder.filePath("grandchild"))));
    }

    void whatItReadsIsThePlacedGraph()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Case c = randomCase(seed);
            const ExecutionQuestion question{3, 2, seed, {{"n", "4"}, {"fast", "true"}, {"name", "4x"}}};
            const QJsonObject read =
                QJsonDocument::fromJson(
                    QByteArray::fromStdString(writeExecution(*c.problem, c.placement, question)))
                    .object();
            QCOMPARE(read["repeats"].toInt(), 3);
            QCOMPARE(read["warmup"].toInt(), 2);
            QCOMPARE(read["seed"].toInteger(), qint64(seed));
            QCOMPARE(read["options"].toObject(), (QJsonObject{{"n", 4}, {"fast", true}, {"name", "4x"}}));
            QVERIFY(!read["problem"].toObject().contains("budget"));
            QCOMPARE(read["keys"].isUndefined(), c.problem->model().schedule == ChooseTask::Fifo);
            const std::vector<double> bytes = bytesTouched(c.problem->graph());
            for (const VertexId v : c.problem->graph().vertices()) {
                const auto i = static_cast<int>(v);
                QCOMPARE(read["placement"]["devices"][i].toString().toStdString(),
                         c.problem->topology().device(c.placement.devices[v]).name);
                const QJsonValue kernel = read["kernels"][read["kernel_of"][i].toInt()];
                QCOMPARE(kernel["bytes"].toDouble(), bytes[v]);
                QCOMPARE(kernel["flops"].isUndefined(), !c.problem->graph().vertex(v).flops);
            }
        }
    }

    void settingsArePassedOn()
    {
        const auto settings = parseProgramSettings(" a=1, b = x=y ,,");
        QVERIFY(settings.ok());
        QCOMPARE(*settings, (std::vector<std::pair<std::string, std::string>>{{"a", "1"}, {"b", "x=y"}}));
        QVERIFY(errorOf("true", 1, {{"settings", "fast"}}).contains("found \"fast\", expected name=value"));
    }

    void refusesModelsOfOtherSimulators()
    {
        const Engine& engine = **findEngine(externalEngineId);
        for (const CostModel other : {CostModel::Placeto, CostModel::Mayer}) {
            ModelOptions model;
            model.costModel = other;
            QVERIFY(!engine.supports(*fork()->withModel(model).value()));
        }
        ModelOptions model;
        model.schedule = ChooseTask::Msr;
        model.mode = Mode::BulkSynchronous;
        QVERIFY(engine.supports(*fork()->withModel(model).value()));
    }

    /// It keeps to every rule's dependencies and, under bulk-synchronous, to the barriers.
    void theExampleExecutesRandomGraphs()
    {
        int executed = 0;
        for (std::uint64_t seed = 0; executed < 12; ++seed) {
            const Case c = randomCase(seed);
            const Engine& engine = **findEngine(externalEngineId);
            if (!engine.supports(*c.problem) || c.problem->vertexCount() > 60)
                continue;
            const double longest = Simulator(c.problem).makespan(c.placement);
            const std::string scale = std::to_string(0.02 / std::max(longest, 1e-9));
            const auto result =
                ask(*c.problem, c.placement, DOPPLER_SOURCE "/docs/examples/external_engine.py", 2,
                    {{"settings", "scale=" + scale}, {"tolerance", "1e-9"}});
            QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
            QCOMPARE(result->size(), std::size_t{2});
            if (c.problem->model().mode == Mode::BulkSynchronous)
                checkBarriers(c.problem->graph(), result->front().schedule);
            ++executed;
        }
    }

private:
    static void checkBarriers(const DataflowGraph& graph, const Schedule& schedule)
    {
        const auto level = hopLevels(graph);
        for (const TaskRun& a : schedule.tasks)
            for (const TaskRun& b : schedule.tasks)
                QVERIFY(level[a.vertex] >= level[b.vertex] || a.end <= b.start);
    }
};

DOPPLER_TEST(ExternalEngineTest)

} // namespace external_engine_test

#include "external_engine.moc"
