// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler query`: its answers against the run that `doppler simulate` prints, runs of a session, totals,
// order, formats and mistakes.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

namespace query_command_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace {

const QStringList onHeft{"--devices", "4xP100", "--placer", "heft"};

ProgramResult query(const QStringList& arguments, const QStringList& from = onHeft)
{
    return runProgram(QStringLiteral("doppler"), QStringList{"query", "chainmm"} + arguments + from);
}

/// chainmm on 4xP100: by HEFT, a renamed run, and one by hand.
const QString session = QStringLiteral(DOPPLER_TEST_DATA "/../program/session.doppler");

QJsonArray jsonOf(const QStringList& command)
{
    const ProgramResult result = runProgram(QStringLiteral("doppler"), command + QStringList{"--json"});
    const QJsonDocument document = QJsonDocument::fromJson(result.out);
    if (result.status != 0 || !document.isArray())
        qFatal("%s: %s", qPrintable(command.join(' ')), result.error.constData());
    return document.array();
}

QJsonArray rowsOf(const QStringList& arguments)
{
    return jsonOf(QStringList{"query", "chainmm"} + arguments + onHeft);
}

/// The first run of the session as a placement file.
QByteArray firstPlacement()
{
    const QJsonObject document = QJsonDocument::fromJson(contentOf(session)).object();
    const QJsonValue names = document["problems"][0]["device_names"];
    QJsonArray devices;
    for (const QJsonValue& device : document["runs"][0]["devices"].toArray())
        devices += names[device.toInt()];
    return QJsonDocument(QJsonObject{{"format", "doppler-placement"}, {"version", 1}, {"devices", devices}})
        .toJson();
}

double latestEnd(const QJsonArray& tasks)
{
    double end = 0;
    for (const QJsonValue& task : tasks)
        end = std::max(end, task["end"].toDouble());
    return end;
}

} // namespace

class QueryCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersWithTheRun()
    {
        const ProgramResult simulated =
            runProgram(QStringLiteral("doppler"), QStringList{"simulate", "chainmm", "--json"} + onHeft);
        const QJsonObject run = QJsonDocument::fromJson(simulated.out).object();
        const QJsonArray tasks = run["tasks"].toArray();
        const QJsonArray rows = rowsOf({});
        QCOMPARE(rows.size(), tasks.size());
        int expected = 0;
        for (const QJsonValue& task : tasks) {
            const QJsonValue row = rows[task["vertex"].toInt()];
            QCOMPARE(row["start"].toDouble(), task["start"].toDouble());
            QCOMPARE(row["device"].toString(), task["device"].toString());
            const bool isLong = task["end"].toDouble() - task["start"].toDouble() > 0.01;
            expected += isLong && task["device"].toString() == QLatin1String("gpu2") ? 1 : 0;
        }
        QVERIFY(expected > 0);
        QCOMPARE(rowsOf({"duration > 10ms device = gpu2"}).size(), expected);
        QCOMPARE(rowsOf({"duration", ">", "10ms", "device=gpu2"}).size(), expected); // Several words.
        QCOMPARE(rowsOf({"--table", "transfers"}).size(), run["transfers"].toArray().size());
        QCOMPARE(rowsOf({"--table", "devices"}).size(), run["devices"].toArray().size());
    }

    void totalsAndOrder()
    {
        double sum = 0;
        for (const QJsonValue& row : rowsOf({"critical"}))
            sum += row["duration"].toDouble();
        const QJsonArray totals = rowsOf({"critical", "--by", "operation", "--sort", "sum", "--descending"});
        double added = 0;
        for (qsizetype i = 0; i < totals.size(); ++i) {
            added += totals[i]["sum"].toDouble();
            if (i > 0)
                QVERIFY(totals[i]["sum"].toDouble() <= totals[i - 1]["sum"].toDouble());
        }
        QVERIFY(std::abs(added - sum) < 1e-12);
        const QJsonArray longest = rowsOf({"--sort", "duration", "--descending", "--limit", "3"});
        QCOMPARE(longest.size(), 3);
        QCOMPARE(rowsOf({"--by", "device", "--of", "flops"}).size(), 4);
    }

    void everyFormat()
    {
        const QStringList two{"vertex in (1, 2)", "--columns", "name,start"};
        QCOMPARE(query(two + QStringList{"--csv"}).out.count('\n'), 3);
        QVERIFY(query(two + QStringList{"--markdown"}).out.startsWith("| name | start |\n| --- | ---: |\n"));
        QVERIFY(query(two + QStringList{"--latex"}).out.startsWith("\\begin{tabular}{lr}\n\\toprule\n"));
        const QByteArray plain = query(two).out;
        QVERIFY(plain.startsWith("name "));
        QVERIFY(plain.contains("\n2 of 76 tasks, duration "));
    }

    void aTraceIsAskedAsItWasMeasured()
    {
        QTemporaryDir folder;
        const QString trace = folder.filePath(QStringLiteral("run.json"));
        const ProgramResult simulated =
            runProgram(QStringLiteral("doppler"),
                       QStringList{"simulate", "chainmm", "--noise", "0.1", "--trace", trace} + onHeft);
        QCOMPARE(simulated.status, 0);
        const ProgramResult asked = query({"--limit", "1"}, {"--devices", "4xP100", "--trace", trace});
        QCOMPARE(asked.status, 0);
        QVERIFY(!asked.out.contains("of 76 tasks, duration 653.2 ms")); // Noise has changed the times.
    }

    /// The runs of a session, by the numbers of `doppler runs`: also renamed ones and those by hand.
    void aSessionIsAskedRunByRun()
    {
        const QJsonArray listed = jsonOf({"runs", session});
        QCOMPARE(listed.size(), 3);
        for (qsizetype i = 0; i < listed.size(); ++i) {
            const QJsonArray tasks = jsonOf({"query", session, "--run", QString::number(i + 1)});
            QCOMPARE(latestEnd(tasks), listed[i]["makespan"].toDouble());
        }
        QVERIFY(listed[0]["makespan"] != listed[1]["makespan"] &&
                listed[1]["makespan"] != listed[2]["makespan"]);
        QTemporaryDir folder;
        const QString placement = folder.filePath(QStringLiteral("placement.json"));
        writeTo(placement, firstPlacement());
        const QStringList alone{"query", "chainmm", "--devices", "4xP100", "--placement", placement};
        QCOMPARE(jsonOf({"query", session, "--run", "1"}), jsonOf(alone));
        const QStringList critical{"critical", "--table", "transfers", "--sort", "waiting"};
        QCOMPARE(jsonOf(QStringList{"query", session} + critical),
                 jsonOf(alone + critical)); // The shown one.
    }

    /// Without --run it is the run that the session shows, or its only one.
    void aSessionThatShowsNoRun()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("session.doppler"));
        QJsonObject document = QJsonDocument::fromJson(contentOf(session)).object();
        document["shown"] = 1;
        writeTo(file, QJsonDocument(document).toJson());
        QCOMPARE(jsonOf({"query", file}), jsonOf({"query", session, "--run", "2"}));

        document.remove("shown");
        writeTo(file, QJsonDocument(document).toJson());
        const ProgramResult none = runProgram(QStringLiteral("doppler"), {"query", file});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.error.contains("choose one: 1 (HEFT), 2 (All on one), 3 (By hand)"), none.error);
        document["runs"] = QJsonArray{document["runs"].toArray()[1]};
        writeTo(file, QJsonDocument(document).toJson());
        QCOMPARE(jsonOf({"query", file}), jsonOf({"query", session, "--run", "2"}));
    }

    void mistakesWithSessions_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("number") << QStringList{session, "--run", "4"}
                                << QByteArray("--run: found run 4, expected one of: 1 (HEFT), 2");
        QTest::newRow("zero") << QStringList{session, "--run", "0"} << QByteArray("--run");
        QTest::newRow("placer") << QStringList{session, "--placer", "heft"}
                                << QByteArray("--placer: does not apply to a session");
        QTest::newRow("devices") << QStringList{session, "--devices", "4xP100"} << QByteArray("--devices: ");
        QTest::newRow("graph") << QStringList{"chainmm", "--devices", "4xP100", "--run", "1"}
                               << QByteArray("--run: found a graph");
    }
    void mistakesWithSessions()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, part);
        const ProgramResult result = runProgram(QStringLiteral("doppler"), QStringList{"query"} + arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.errorLines(), 1);
        QVERIFY2(result.error.contains(part), result.error.constData());
        QVERIFY(result.out.isEmpty());
    }

    void mistakesAreOneLineWithTheirPlace_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("column") << QStringList{"critical duratoin > 1ms"}
                                << QByteArray("EXPRESSION: character 10: unknown column \"duratoin\"");
        QTest::newRow("unit") << QStringList{"duration > 1MiB"} << QByteArray("character 12: ");
        QTest::newRow("by") << QStringList{"--by", "start"} << QByteArray("--by: \"start\" is a number");
        QTest::newRow("of") << QStringList{"--by", "device", "--of", "name"}
                            << QByteArray("--of: \"name\" is a text");
        QTest::newRow("sort") << QStringList{"--sort", "nam"} << QByteArray("--sort: unknown column \"nam\"");
        QTest::newRow("table") << QStringList{"--table", "layers"} << QByteArray("layers");
        QTest::newRow("two formats") << QStringList{"--csv", "--json"} << QByteArray("--csv");
        QTest::newRow("descending alone") << QStringList{"--descending"} << QByteArray("--sort");
    }
    void mistakesAreOneLineWithTheirPlace()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, part);
        const ProgramResult result = query(arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.errorLines(), 1);
        QVERIFY2(result.error.contains(part), result.error.constData());
        QVERIFY(result.out.isEmpty());
    }
};

DOPPLER_TEST(QueryCommand)

} // namespace query_command_test

#include "query_command.moc"
