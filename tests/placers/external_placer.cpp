// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that do right and wrong, written by the test itself.
#include "core/base/program_talk.h"
#include "core/catalog/builtin_topologies.h"
#include "core/placers/adapters/external.h"
#include "core/placers/adapters/external_problem.h"
#include "core/placers/api/registry.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
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

#include <fmt/format.h>

namespace external_placer_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Two vertices that share a tensor's two ends, on four devices.
ProblemPtr pair()
{
    GraphBuilder builder("pair");
    Vertex x;
    x.flops = 1e12;
    x.outputBytes = 1e6;
    builder.addVertex(x);
    builder.addVertex(x);
    builder.addEdge({0, 1, {}, {}, {}});
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
}

/// Has read the whole problem, then does what follows.
QString after(const char* shell) { return QStringLiteral("cat > /dev/null; ") + QString::fromLatin1(shell); }

Result<PlacerResult> ask(const Problem& problem, const QString& command, const PlacerContext& context = {},
                         const char* timeout = "20")
{
    const Placer& placer = **placerRegistry().find(externalPlacerId);
    const auto& specs = placer.info().options;
    Options options(specs);
    if (!options.set(specs, "command", command.toStdString()) || !options.set(specs, "timeout", timeout))
        qFatal("the option is gone");
    return placer.place(problem, options, context);
}

QString errorOf(const QString& command, const PlacerContext& context = {}, const char* timeout = "20")
{
    const auto result = ask(*pair(), command, context, timeout);
    return result ? QStringLiteral("it gave a placement") : QString::fromStdString(result.error().english());
}

} // namespace

class ExternalPlacerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers()
    {
        const ProblemPtr problem = pair();
        const auto result = ask(*problem, after(R"(echo '{"devices": ["gpu2", "gpu1"], "order": [0, 1], )"
                                                R"("evaluations": 7, "note": "x"}')"));
        QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
        QCOMPARE(result->placement.devices, (Assignment{DeviceId{2}, DeviceId{1}}));
        QCOMPARE(result->placement.order.size(), std::size_t{2});
        QCOMPARE(result->evaluations, std::uint64_t{7});
        // The last line needs no end, the input need not be read, and blank lines are nothing.
        QVERIFY(ask(*problem, R"(echo; printf '{"devices": ["gpu0", "gpu0"]}')").ok());
    }

    void faults_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("hint");
        const auto row = [](const char* name, const QString& command, const char* hint) {
            QTest::newRow(name) << command << QString::fromLatin1(hint);
        };
        row("none", {}, "set the option \"command\"");
        row("not there", "/no/such/program",
            "/no/such/program: not found\": the external placer exited with status 127");
        row("crash", after("kill -SEGV $$"), "terminated by signal 11");
        row("status", after("echo all is lost >&2; exit 3"),
            "\"all is lost\": the external placer exited with status 3");
        row("status after the answer", after(R"(echo '{"devices": ["gpu0", "gpu0"]}'; exit 4)"), "status 4");
        row("silence", after("true"), "exited without returning a placement");
        row("nonsense", after("echo hello"), "echo hello: line 1");
        row("half a line", after("printf '{\"devices\": [\"gpu0\"'"), "unexpected end of the text");
        row("no placement in it", after("echo '{\"device\": 3}'"), "devices: is missing");
        row("wrong length", after("echo '{\"devices\": [\"gpu0\"]}'"),
            "1 device, expected one for each vertex (2)");
        row("unknown device", after("echo '{\"devices\": [\"gpu0\", \"gpu9\"]}'"), "no device \"gpu9\"");
        row("wrong order", after(R"(echo '{"devices": ["gpu0", "gpu0"], "order": [1, 1]}')"), "order[1]");
        row("two answers", after(R"(for i in 1 2; do echo '{"devices": ["gpu0", "gpu0"]}'; done)"),
            "after its answer");
        row("refusal", after("echo '{\"error\": \"too large for me\"}'"), "too large for me");
        row("bad progress", after(R"(echo '{"progress": {"devices": ["gpu7"]}}'; sleep 9)"), ": line 1: ");
        row("endless line", after("tr '\\0' x < /dev/zero"), "a line of more than");
    }

    void faults()
    {
        QFETCH(QString, command);
        QFETCH(QString, hint);
        const QString error = errorOf(command);
        QVERIFY2(error.contains(hint), qPrintable(error));
        QVERIFY(!error.contains('\n'));
    }

    void keepsToItsBudget()
    {
        PlacerContext context;
        context.budget.evaluations = 6;
        const QString error =
            errorOf(after(R"(echo '{"devices": ["gpu0", "gpu0"], "evaluations": 7}')"), context);
        QVERIFY2(error.contains("used 7 evaluations, expected at most 6"), qPrintable(error));
    }

    void aHangIsEnded()
    {
        const QString error = errorOf(after("sleep 100"), {}, "0.2");
        QVERIFY2(error.contains("within 0.2 s"), qPrintable(error));
        // Whoever has answered may clean up, but not for ever.
        QElapsedTimer timer;
        timer.start();
        QVERIFY(ask(*pair(), after(R"(echo '{"devices": ["gpu0", "gpu0"]}'; sleep 100)")).ok());
        QVERIFY(timer.elapsed() < 60000);
    }

    void othersMayHoldItsOutputOpen()
    {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(ask(*pair(), after(R"(sleep 100 & echo '{"devices": ["gpu0", "gpu0"]}')")).ok());
        QVERIFY(timer.elapsed() < 60000);
    }

    void stoppedKillsAllThatItStarted()
    {
        QTemporaryDir folder;
        const QString pidFile = folder.filePath("pid");
        std::stop_source source;
        PlacerContext context;
        context.stop = source.get_token();
        std::jthread stopper([&] {
            while (!QFile::exists(pidFile) || QFile(pidFile).size() == 0)
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            source.request_stop();
        });
        const auto result =
            ask(*pair(), after("sleep 100 & echo $! > ") + pidFile + QStringLiteral("; wait"), context);
        QVERIFY(!result);
        QVERIFY(result.error().english().find("stopped") != std::string::npos);
        QFile file(pidFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto grandchild = static_cast<pid_t>(file.readAll().trimmed().toInt());
        QTRY_VERIFY(::kill(grandchild, 0) != 0 || isZombie(grandchild));
    }

    void stoppedGivesTheBestOfItsProgress()
    {
        std::stop_source source;
        PlacerContext context;
        context.stop = source.get_token();
        std::vector<double> bests;
        context.progress = [&](const PlacerProgress& progress) {
            bests.push_back(progress.bestMakespan);
            if (progress.evaluations == 3)
                source.request_stop();
        };
        const ProblemPtr problem = pair();
        const auto result =
            ask(*problem,
                after(R"(echo '{"progress": {"devices": ["gpu0", "gpu1"], "evaluations": 1}}';)"
                      R"(echo '{"progress": {"devices": ["gpu1", "gpu1"], "evaluations": 2}}';)"
                      R"(echo '{"progress": {"devices": ["gpu2", "gpu1"], "evaluations": 3}}';)"
                      "sleep 100"),
                context);
        QVERIFY(result.ok());
        QCOMPARE(result->placement.devices, (Assignment{DeviceId{1}, DeviceId{1}}));
        QCOMPARE(bests.size(), std::size_t{3});
        QVERIFY(bests[1] < bests[0] && bests[2] == bests[1]);
        QCOMPARE(bests[1], Simulator(problem).makespan(result->placement));
    }

    void manyAtOnce()
    {
        const ProblemPtr problem = pair();
        std::vector<std::jthread> threads;
        std::atomic<int> good{0};
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&, i] {
                // Those that don't read what they are sent must not end us.
                const QString command =
                    i % 2 ? after(R"(echo '{"devices": ["gpu0", "gpu0"]}')")
                          : QStringLiteral(R"(exec <&-; echo '{"devices": ["gpu0", "gpu0"]}')");
                for (int k = 0; k < 5; ++k)
                    good += ask(*problem, command).ok() ? 1 : 0;
            });
        threads.clear();
        QCOMPARE(good.load(), 40);
    }

    void whatItReadsIsTheProblem()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            PlacerContext context;
            context.seed = seed;
            context.budget.evaluations = 12;
            const QJsonObject read =
                QJsonDocument::fromJson(QByteArray::fromStdString(writeExternalProblem(*problem, context)))
                    .object();
            QCOMPARE(read["seed"].toInteger(), qint64(seed));
            QCOMPARE(read["budget"]["evaluations"].toInt(), 12);
            QCOMPARE(read["edges"].toArray().size(), qsizetype(problem->graph().edgeCount()));
            for (VertexId v : problem->graph().vertices())
                for (DeviceId d : problem->topology().devices()) {
                    const QJsonValue vertex = read["vertices"][static_cast<int>(v)];
                    QCOMPARE(vertex["seconds"][static_cast<int>(d)].toDouble(),
                             problem->computeSeconds(v, d));
                    const QJsonValue allowed = vertex["allowed"];
                    QCOMPARE(allowed.isUndefined() || allowed.toArray().contains(static_cast<int>(d)),
                             problem->allowed(v, d));
                }
            for (TensorId t : problem->graph().tensors())
                compareTransfers(*problem, read, t);
        }
    }

    void pathsAreQuoted()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("it's a placer");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\ncat > /dev/null\necho '{\"devices\": [\"gpu3\", \"gpu3\"]}'\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        QVERIFY(namesProgram(path.toStdString()) && !namesProgram("heft"));
        QVERIFY(ask(*pair(), QString::fromStdString(commandOf(path.toStdString()))).ok());
        QCOMPARE(commandOf("./none --fast"), std::string("./none --fast"));
    }

private:
    static bool isZombie(pid_t process)
    {
        QFile status(QStringLiteral("/proc/%1/stat").arg(process));
        return !status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z ");
    }

    static void compareTransfers(const Problem& problem, const QJsonObject& read, TensorId t)
    {
        const QJsonValue tensor = read["tensors"][static_cast<int>(t)];
        for (DeviceId from : problem.topology().devices())
            for (DeviceId to : problem.topology().devices()) {
                if (from == to)
                    continue;
                const auto table = [&](const char* key) {
                    return read[key][static_cast<int>(from)][static_cast<int>(to)];
                };
                const double seconds =
                    tensor["seconds"].isUndefined()
                        ? table("latency").toDouble() +
                              tensor["bytes"].toDouble() * table("seconds_per_byte").toDouble()
                        : tensor["seconds"].toDouble();
                QCOMPARE(seconds, problem.transferSeconds(t, from, to));
                QCOMPARE(table("routes").toArray().size(), qsizetype(problem.route(from, to).size()));
            }
    }

    /// A program that asks gets the simulator's makespans, counted against its budget.
    void aProgramMayAskForMakespans()
    {
        const ProblemPtr problem = pair();
        const QString asks = QStringLiteral(
            "read -r problem; case $problem in *'\"dialogue\": true'*) ;; *) exit 3;; esac; "
            "echo '{\"evaluate\": {\"batch\": [[0, 1], [0, 0]]}}'; read -r a; "
            "echo '{\"evaluate\": {\"devices\": [0, 9]}}'; read -r b; "
            "echo '{\"evaluate\": {\"devices\": [1, 1]}}'; read -r c; "
            "echo '{\"evaluate\": {\"devices\": [2, 1]}}'; read -r d; "
            "echo \"$a $b $c $d\" > answers; echo '{\"devices\": [\"gpu1\", \"gpu0\"], \"evaluations\": 1}'");
        const QTemporaryDir folder;
        const QString command = QStringLiteral("cd '%1'; ").arg(folder.path()) + asks;
        const Placer& placer = **placerRegistry().find(externalPlacerId);
        const auto& specs = placer.info().options;
        Options options(specs);
        QVERIFY(options.set(specs, "command", command.toStdString()));
        QVERIFY(options.set(specs, "dialogue", "true"));
        PlacerContext context;
        context.budget.evaluations = 3;
        double best = 0;
        context.progress = [&](const PlacerProgress& step) { best = step.bestMakespan; };
        const auto result = placer.place(*problem, options, context);
        QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
        QCOMPARE(result->evaluations, 3U); // whatever it claims
        QFile answers(folder.filePath(QStringLiteral("answers")));
        QVERIFY(answers.open(QIODevice::ReadOnly));
        const QByteArray text = answers.readAll();
        Simulator simulator(problem);
        const auto seconds = [&](std::size_t a, std::size_t b) {
            return QByteArray::fromStdString(
                fmt::format("{}", simulator.makespan(Assignment{DeviceId{a}, DeviceId{b}})));
        };
        QVERIFY2(text.contains("\"makespans\": [" + seconds(0, 1) + "," + seconds(0, 0) + "]"), text);
        QVERIFY2(text.contains("device 9 does not exist"), text);
        QVERIFY2(text.contains("{\"makespan\": " + seconds(1, 1) + "}"), text);
        QVERIFY2(text.contains("the budget of 3 evaluations is spent"), text);
        QCOMPARE(best, simulator.makespan(Assignment{DeviceId{0U}, DeviceId{0U}}));
        // Without the option it is an error that says so.
        const QString error = errorOf(after("echo '{\"evaluate\": {\"devices\": [0, 1]}}'; sleep 10"));
        QVERIFY2(error.contains(QStringLiteral("set its option \"dialogue\" to true")), qPrintable(error));
    }
};

DOPPLER_TEST(ExternalPlacerTest)

} // namespace external_placer_test

#include "external_placer.moc"
