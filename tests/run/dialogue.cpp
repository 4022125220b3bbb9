// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of `doppler evaluate`: questions about placements and their answers.
#include "core/dialogue/dialogue.h"

#include "core/app/open_problem.h"
#include "core/catalog/builtin_topologies.h"
#include "core/placers/list/critical_path.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <random>

namespace dialogue_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr chainmm()
{
    static const ProblemPtr problem =
        Problem::create(openGraph("chainmm", {}).value(), builtinTopology("4xP100").value()).value();
    return problem;
}

Dialogue dialogue(std::size_t threads = 1)
{
    return {chainmm(), {.problem = [] { return std::string("{\"two\":\n1}"); }, .threads = threads}};
}

QJsonObject ask(Dialogue& with, const QByteArray& line)
{
    const std::string answer = with.answer(line.toStdString());
    QJsonParseError error{};
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(answer), &error).object();
    if (error.error != QJsonParseError::NoError || answer.find('\n') != std::string::npos)
        qFatal("not one line of JSON: %s", answer.c_str());
    return object;
}

QByteArray listOf(const Assignment& devices)
{
    QByteArray out = "[";
    for (DeviceId d : devices)
        out += QByteArray::number(d.value) + ",";
    out.chop(1);
    return out + "]";
}

Assignment randomDevices(std::uint32_t seed)
{
    std::mt19937 random(seed);
    Assignment devices;
    for (std::size_t v = 0; v < chainmm()->vertexCount(); ++v)
        devices.emplace_back(random() % 4);
    return devices;
}

double makespanIn(const QJsonObject& object) { return object.value(QLatin1String("makespan")).toDouble(-1); }

} // namespace

class DialogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every makespan is the simulator's, to the bit: alone, by names, in a batch on two threads.
    void makespansAreTheSimulators()
    {
        Simulator simulator(chainmm());
        Dialogue alone = dialogue();
        Dialogue two = dialogue(2);
        QByteArray rows;
        QJsonArray expected;
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            const Assignment devices = randomDevices(seed);
            const double makespan = simulator.makespan(devices);
            QCOMPARE(makespanIn(ask(alone, "{\"devices\": " + listOf(devices) + "}")), makespan);
            QByteArray names = "[";
            for (DeviceId d : devices)
                names += "\"" + QByteArray::fromStdString(chainmm()->topology().device(d).name) + "\",";
            names.chop(1);
            QCOMPARE(makespanIn(ask(alone, "{\"devices\": " + names + "]}")), makespan);
            rows += (rows.isEmpty() ? "" : ",") + listOf(devices);
            expected.append(makespan);
        }
        for (Dialogue* one : {&alone, &two})
            QCOMPARE(ask(*one, "{\"batch\": [" + rows + "]}").value(QLatin1String("makespans")).toArray(),
                     expected);
        QCOMPARE(ask(alone, "{\"batch\": []}").value(QLatin1String("makespans")).toArray(), QJsonArray());
        QCOMPARE(alone.evaluations(), 60U);
        double best = expected.at(0).toDouble();
        for (const auto& value : expected)
            best = std::min(best, value.toDouble());
        QCOMPARE(alone.bestMakespan(), best);
        QCOMPARE(simulator.makespan(*alone.best()), best);
        QCOMPARE(two.bestMakespan(), best);
        QCOMPARE(simulator.makespan(*two.best()), best);
    }

    /// Moves are exact, do nothing until they are accepted, and end above the limit.
    void movesApplyToTheCurrentPlacement()
    {
        Simulator simulator(chainmm());
        Dialogue one = dialogue();
        Assignment devices = randomDevices(1);
        double now = makespanIn(ask(one, "{\"devices\": " + listOf(devices) + "}"));
        std::mt19937 random(2);
        for (int i = 0; i < 50; ++i) {
            Assignment moved = devices;
            const std::size_t v = random() % devices.size();
            moved[v] = DeviceId{random() % 4};
            const double expected = simulator.makespan(moved);
            const QByteArray move = "{\"move\": [[" + QByteArray::number(static_cast<qulonglong>(v)) + "," +
                                    QByteArray::number(moved[v].value) + "]]";
            const QJsonObject limited =
                ask(one, move + ", \"limit\": " + QByteArray::number(now * 0.999, 'g', 17) + "}");
            QCOMPARE(limited.value(QLatin1String("makespan")).isNull(), expected > now * 0.999);
            if (expected > now * 0.999)
                QVERIFY(ask(one, R"({"accept": true})").contains(QLatin1String("error")));
            QCOMPARE(makespanIn(ask(one, move + "}")), expected);
            if (expected > now)
                continue;
            QCOMPARE(makespanIn(ask(one, R"({"accept": true})")), expected);
            QVERIFY(ask(one, R"({"accept": true})").contains(QLatin1String("error")));
            devices = moved;
            now = expected;
        }
        QCOMPARE(one.bestMakespan(), now);
        QCOMPARE(simulator.makespan(*one.best()), now);
    }

    /// What an answer contains besides is that of the schedule.
    void wantedPartsAreThoseOfTheRun()
    {
        Dialogue one = dialogue();
        const Assignment devices = randomDevices(3);
        const Schedule schedule = Simulator(chainmm()).run({devices, {}});
        const RunStatistics statistics = analyse(*chainmm(), schedule);
        const QJsonObject answer =
            ask(one, "{\"devices\": " + listOf(devices) +
                         R"(, "want": ["starts","ends","critical","busy","bytes","memory","transfers"]})");
        const auto at = [&](const char* key) { return answer.value(QLatin1String(key)).toArray(); };
        for (VertexId v : chainmm()->graph().vertices()) {
            QCOMPARE(at("starts").at(v).toDouble(), schedule.tasks[v].start);
            QCOMPARE(at("ends").at(v).toDouble(), schedule.tasks[v].end);
        }
        double moved = 0;
        for (const auto& row : at("bytes"))
            for (const auto& bytes : row.toArray())
                moved += bytes.toDouble();
        QCOMPARE(moved, statistics.bytesMoved);
        for (DeviceId d : chainmm()->topology().devices()) {
            QCOMPARE(at("busy").at(d).toDouble(), statistics.devices[d].busy);
            QCOMPARE(at("memory").at(d).toDouble(), statistics.devices[d].peakMemory);
        }
        const auto path = realisedCriticalPath(*chainmm(), schedule);
        QCOMPARE(at("critical").size(), static_cast<qsizetype>(path.size()));
        QCOMPARE(at("critical").at(0).toArray().at(1).toString(), QStringLiteral("start"));
        for (std::size_t i = 0; i < path.size(); ++i)
            QCOMPARE(at("critical").at(static_cast<qsizetype>(i)).toArray().size(),
                     path[i].isTransfer ? 4 : 2);
        QCOMPARE(at("transfers").size(), static_cast<qsizetype>(schedule.transfers.size()));
    }

    void theProblemIsOneLine()
    {
        Dialogue one = dialogue();
        QCOMPARE(ask(one, R"({"problem": true})").value(QLatin1String("two")).toInt(), 1);
    }

    void badLinesAreAnsweredWithTheirFault_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& line, const char* words) {
            QTest::newRow(name) << line << QString::fromLatin1(words);
        };
        const QByteArray good = listOf(randomDevices(1));
        QByteArray far = good;
        far.replace(1, 1, "4");
        QByteArray unknown = good;
        unknown.replace(1, 1, "\"gpu9\"");
        row("no JSON", "devices", "expected an object");
        row("list", "[1]", "expected an object");
        row("cut", "{\"devices\": [0, 1", "line 1, column 18");
        row("two documents", "{\"problem\": true} {}", "after the end");
        row("binary", QByteArray("{\"a\0\xff\": 1}", 10), "column");
        row("nothing", "{}", "asks nothing");
        row("unknown key", "{\"device\": [0]}", "device: unknown key");
        row("twice", "{\"problem\": true, \"problem\": true}", "twice");
        row("two questions", "{\"problem\": true, \"accept\": true}", "one question per line");
        row("without meaning", "{\"batch\": [], \"want\": [\"busy\"]}",
            "\"want\" has no meaning with \"batch\"");
        row("want", "{\"devices\": " + good + ", \"want\": [\"buzy\"]}", "want[0]: unknown item \"buzy\"");
        row("number", "{\"devices\": " + far + "}", "devices[0]: device 4 does not exist, expected 0 to 3");
        row("name", "{\"devices\": " + unknown + "}", "devices[0]: unknown device \"gpu9\"");
        row("short", "{\"devices\": [0, 1]}", "found 2 devices, expected one for each vertex");
        row("negative", "{\"devices\": [-1]}", "devices[0]: found -1, expected a whole number from 0 to 3");
        row("fraction", "{\"devices\": [0.5]}", "devices[0]: found 0.5");
        row("huge", "{\"devices\": [99999999999999999999]}", "devices[0]: found");
        row("octal", "{\"devices\": [01]}", "devices[0]");
        row("row", "{\"batch\": [" + good + ", [0]]}", "batch[1]: found 1 device,");
        row("row entry", "{\"batch\": [" + good + "," + far + "]}", "batch[1][0]: device 4");
        row("order", "{\"devices\": " + good + ", \"order\": [0, 0]}", "order");
        row("no placement", "{\"move\": [[0, 1]]}", "there is no placement to change");
        row("no moves", "{\"accept\": true}", "there are no moves to accept");
        row("false", "{\"accept\": false}", "expected true");
        row("vertex", "{\"move\": [[100000, 1]]}", "move[0][0]: found 100000");
        row("move", "{\"move\": [[1]]}", "a vertex and a device");
        row("limit", "{\"move\": [[1, 1]], \"limit\": -1}", "limit: found -1");
        row("placer", "{\"place\": \"heft\"}", "placers are not available");
        row("evaluations", "{\"place\": \"heft\", \"evaluations\": 0}", "evaluations: found 0");
    }
    /// A bad line changes nothing: the next one is answered as if it had not been there.
    void badLinesAreAnsweredWithTheirFault()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, words);
        Dialogue one = dialogue();
        const QJsonObject answer = ask(one, line);
        QCOMPARE(answer.keys(), QStringList{QStringLiteral("error")});
        const QString error = answer.value(QLatin1String("error")).toString();
        QVERIFY2(error.contains(words), qPrintable(error));
        QCOMPARE(one.evaluations(), 0U);
        QVERIFY(makespanIn(ask(one, "{\"devices\": " + listOf(randomDevices(1)) + "}")) > 0);
    }

    /// The first bad row of a batch is reported, whatever the threads.
    void theFirstBadRowIsReported()
    {
        const ProblemPtr problem = chainmm();
        const std::size_t width = problem->vertexCount();
        std::vector<std::uint32_t> rows(width * 50, 1);
        rows[width * 30 + 5] = 7;
        rows[width * 20 + 3] = 9;
        std::vector<double> out(50);
        for (const std::size_t threads : {1, 2, 4}) {
            BatchSimulator batch(problem, threads);
            const auto done = batch.makespans(rows, out);
            QVERIFY(!done);
            QCOMPARE(QString::fromStdString(done.error().place), QStringLiteral("batch[20].devices[3]"));
        }
    }

    /// Orders reach the simulator, and models without a finished run answer null.
    void ordersAndRunsOutOfMemory()
    {
        ModelOptions model;
        model.schedule = ChooseTask::Given;
        const ProblemPtr given = chainmm()->withModel(model).value();
        Random random(1);
        const Placement placement = placeByCriticalPath(*given, random);
        Dialogue one(given, {.problem = [] { return std::string("{}"); }});
        QByteArray order = "[";
        for (VertexId v : placement.order)
            order += QByteArray::number(v.value) + ",";
        order.chop(1);
        QCOMPARE(makespanIn(
                     ask(one, "{\"devices\": " + listOf(placement.devices) + ", \"order\": " + order + "]}")),
                 Simulator(given).makespan(placement));
    }
};

DOPPLER_TEST(DialogueTest)

} // namespace dialogue_test

#include "dialogue.moc"
