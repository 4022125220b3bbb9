// SPDX-License-Identifier: GPL-3.0-or-later
// The first commands that people type: help without arguments, `place` with any placer, and errors that name
// the nearest command, option, placer or family.
#include "core/app/run_placer.h"
#include "tests/support/files.h"
#include "tests/support/interrupts.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace front_door_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace {

ProgramResult run(const QString& line)
{
    return runProgram(QStringLiteral("doppler"), line.split(QLatin1Char(' '), Qt::SkipEmptyParts), 120000);
}

QJsonObject json(const QString& line)
{
    const ProgramResult result = run(line + QStringLiteral(" --json"));
    if (result.status != 0)
        qFatal("%s: %s", qPrintable(line), result.error.constData());
    return QJsonDocument::fromJson(result.out).object();
}

} // namespace

class FrontDoorTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }

    /// A kernel of a second puts out 6 bytes, and so does a second one, on a device of 10 bytes.
    QString tight() const
    {
        writeTo(in("tight.json"), R"({"format": "doppler-graph", "version": 1, "name": "tight", "vertices": [
            {"id": 0, "name": "a", "flops": 1, "output_bytes": 6},
            {"id": 1, "name": "b", "flops": 1, "output_bytes": 6},
            {"id": 2, "name": "c", "flops": 1, "output_bytes": 1}],
            "edges": [{"from": 0, "to": 2}, {"from": 1, "to": 2}]})");
        writeTo(in("one.json"), R"({"format": "doppler-devices", "version": 1, "name": "one", "devices": [
            {"name": "d0", "kind": "x", "flops_per_second": 1, "memory_bytes": 10}]})");
        return QStringLiteral("place %1 --devices %2 ").arg(in("tight.json"), in("one.json"));
    }

private Q_SLOTS:
    void helpWithoutArguments()
    {
        const ProgramResult alone = run({});
        QCOMPARE(alone.status, 0);
        QCOMPARE(alone.out, run(QStringLiteral("--help")).out);
        for (const char* group :
             {"Look at graphs and devices:", "Place and simulate:", "Compare and explain:", "Learn:",
              "Teach:", "Run for real and measure:", "Draw and report:", "Examples:"})
            QVERIFY2(alone.out.contains(QByteArray("\n") + group), group);
        QVERIFY(!alone.out.contains("Subcommands:")); // every command has a group
    }

    void helpOfACommand()
    {
        QCOMPARE(run(QStringLiteral("help")).out, run(QStringLiteral("--help")).out);
        QCOMPARE(run(QStringLiteral("help graph info")).out, run(QStringLiteral("graph info --help")).out);
    }

    void onePlacerIsListed()
    {
        const QByteArray heft = run(QStringLiteral("placers heft")).out;
        QVERIFY2(heft.contains("\nheft ") && !heft.contains("peft"), heft.constData());
        QVERIFY(run(QStringLiteral("placers hft")).error.contains("did you mean \"heft\"?"));
    }

    /// The same answer as `simulate` with that placer: there is one way to run a placer.
    void placesWithAnyPlacer()
    {
        const QString problem = QStringLiteral("chainmm --devices 4xP100 --evaluations 200 --set start=heft");
        const QJsonObject standard = json(QStringLiteral("place ") + problem);
        QCOMPARE(standard["placer"].toString(), QLatin1String(doppler::defaultPlacerId));
        QCOMPARE(standard["evaluations"].toInt(), 200);
        for (const char* placer : {doppler::defaultPlacerId, "tabu"}) {
            const QString with = problem + QStringLiteral(" --placer ") + QLatin1String(placer);
            const QJsonObject placed = json(QStringLiteral("place ") + with);
            const QJsonObject simulated = json(QStringLiteral("simulate ") + with);
            for (const QString& key : simulated.keys())
                QVERIFY2(placed[key] == simulated[key], qPrintable(key));
            QCOMPARE(placed["placer"].toString(), QLatin1String(placer));
        }
        writeTo(in("first.sh"), "#!/bin/sh\nprintf '{\"devices\":[\"d0\",\"d0\",\"d0\"]}'\n");
        QVERIFY(
            QFile::setPermissions(in("first.sh"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QJsonObject mine = json(tight() + QStringLiteral("--placer ") + in("first.sh"));
        QCOMPARE(mine["placer"].toString(), QStringLiteral("first.sh"));
    }

    /// Where a command needs a placement and none is named, it is that of `place`.
    void everyCommandHasTheDefaultPlacer()
    {
        const QString problem = QStringLiteral("chainmm --devices 4xP100 --evaluations 100");
        const double makespan = json(QStringLiteral("place ") + problem)["makespan"].toDouble();
        QVERIFY(makespan > 0);
        QCOMPARE(json(QStringLiteral("simulate ") + problem)["makespan"].toDouble(), makespan);
        QCOMPARE(json(QStringLiteral("explain ") + problem)["makespan"].toDouble(), makespan);
        const QJsonObject executed =
            json(QStringLiteral("execute chainmm:size=64 --devices 4xP100 --evaluations 20 --set "
                                "threads.time_scale=0.001"));
        QVERIFY(executed["makespan"].toDouble() > 0);
        // An option that only the former default has still selects it.
        const QJsonObject former = json(QStringLiteral("place ") + problem + QStringLiteral(" --set join=0"));
        QCOMPARE(former["placer"].toString(), QStringLiteral("critical-path-search"));
        QCOMPARE(json(QStringLiteral("simulate ") + problem + QStringLiteral(" --set join=0"))["makespan"],
                 former["makespan"]);
        QVERIFY(run(QStringLiteral("simulate --help")).out.contains("--placer"));
    }

    void memoryOfEachDevice()
    {
        const QJsonObject fits = json(QStringLiteral("place chainmm --devices 4xP100 --placer heft"));
        QVERIFY(fits["fits"].toBool() && !fits.contains(QStringLiteral("first_overflow")));
        QCOMPARE(fits["devices"].toArray().size(), 4);
        QCOMPARE(fits["devices"][0]["memory"].toDouble(), 16e9);
        QVERIFY(fits["devices"][0]["peak_memory"].toDouble() > 0);
        QCOMPARE(fits["gap_to_lower_bound"].toDouble(),
                 fits["makespan"].toDouble() / fits["lower_bound"].toDouble() - 1);

        for (const char* rule : {"", " --memory report"}) {
            const QJsonObject over = json(tight() + QStringLiteral("--placer heft") + QLatin1String(rule));
            QCOMPARE(over["fits"].toBool(true), false);
            const QJsonObject first = over["first_overflow"].toObject();
            QCOMPARE(first["device"].toString(), QStringLiteral("d0"));
            QCOMPARE(first["time"].toDouble(), 1.0);
            QCOMPARE(first["vertex"].toInt(), 1);
            QCOMPARE(first["bytes"].toDouble(), 12.0);
            QCOMPARE(first["capacity"].toDouble(), 10.0);
        }
        const QByteArray text = run(tight() + QStringLiteral("--placer heft")).out;
        QVERIFY2(text.contains("memory       does not fit: ") && text.contains("d0 needs 12"), text);
        QVERIFY(run(QStringLiteral("place chainmm --devices 4xP100 --placer heft"))
                    .out.contains("memory       fits"));
        const ProgramResult stuck = run(tight() + QStringLiteral("--placer heft --memory enforce --json"));
        QCOMPARE(stuck.status, 1);
        QCOMPARE(QJsonDocument::fromJson(stuck.out)["fits"].toBool(true), false);
    }

    /// The file extension selects the format, unless --placement-format does.
    void formatOfTheFile()
    {
        const QString place = QStringLiteral("place chainmm --devices 4xP100 --placer heft -o ");
        const auto written = [&](const char* name, const QString& more = {}) {
            return run(place + in(name) + more).status == 0 ? contentOf(in(name)) : QByteArray();
        };
        QVERIFY(written("m.device_map.json").startsWith("{\n  \"AB.AB[0,0,0]\": "));
        QVERIFY(written("m.json").contains("doppler-placement"));
        QVERIFY(written("m.csv").contains(','));
        QVERIFY(written("m.dot").startsWith("digraph"));
        QVERIFY(written("n.dot", QStringLiteral(" --placement-format json")).contains("doppler-placement"));
        QCOMPARE(run(place + QStringLiteral("/none/m.json")).status, 1);
    }

    void budgetsThatAPlacerIgnores()
    {
        const QString heft = QStringLiteral("place chainmm --devices 4xP100 --placer heft");
        QVERIFY(run(heft).error.isEmpty());
        const ProgramResult limited = run(heft + QStringLiteral(" --seconds 1 --json"));
        QCOMPARE(limited.errorLines(), 1);
        QVERIFY2(limited.error.contains("heft computes a single placement"), limited.error);
        QCOMPARE(QJsonDocument::fromJson(limited.out)["notes"].toArray().size(), 1);
        QVERIFY(run(QStringLiteral("place chainmm --devices 4xP100 --evaluations 20")).error.isEmpty());
    }

    void anInterruptEndsWithTheBestSoFar()
    {
        QProcess process;
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"),
                      {"place", "chainmm", "--devices", "4xP100", "--seconds", "1000", "--json"});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(doppler::tests::catchesInterrupts(process.processId()), 60000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(QJsonDocument::fromJson(process.readAllStandardOutput())["makespan"].toDouble() > 0);
    }

    void errorsSuggest_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* line, const char* answer) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(answer);
        };
        row("simulat x", "unknown command \"simulat\"; did you mean \"simulate\"?");
        row("Explian", "unknown command \"Explian\"; did you mean \"explain\"?");
        row("dance", "unknown command \"dance\", expected one of");
        row("graph inf chainmm", "unknown command \"inf\"; did you mean \"info\"?");
        row("graph", "\"doppler graph\" needs a command: info, families, diff, convert, generate");
        row("place chainmm --device 4xP100",
            "\"doppler place\" has no option --device; did you mean --devices?");
        row("place chainmm -devices 4xP100", "has no option -devices; did you mean --devices?");
        row("simulate --plcer=heft chainmm",
            "\"doppler simulate\" has no option --plcer; did you mean --placer?");
        row("graph info chainmm --jsno", "\"doppler graph info\" has no option --jsno; did you mean --json?");
        row("place chainmm --quickly",
            "\"doppler place\" has no option --quickly (see: doppler place --help)");
        row("place chainmm 4xP100", "\"doppler place\" takes no further argument, found \"4xP100\"");
        row("place chainmm --devices", "--devices needs a value");
        row("place chainmm --devices 4xP100 --placer hft", "unknown placer \"hft\"; did you mean \"heft\"?");
        row("place chanmm --devices 4xP100", "unknown graph family \"chanmm\"; did you mean \"chainmm\"?");
        row("place chainmm:sise=4 --devices 4xP100", "unknown option \"sise\"; did you mean \"size\"?");
        row("place chainmm --devices 4xP100 --set strat=heft",
            "unknown option \"strat\"; did you mean \"start\"?");
        row("place chainmm --devices 4xP100 --set start=hft",
            "unknown choice \"hft\"; did you mean \"heft\"?");
        row("place chainmm --devices 4xP100 --schedule fifi",
            "unknown schedule \"fifi\"; did you mean \"fifo\"?");
        row("train chainmm --devices 4xP100 --policy dopler",
            "unknown policy \"dopler\"; did you mean \"doppler\"?");
        row("execute chainmm --devices 4xP100 --placer heft --engine thread", "did you mean \"threads\"?");
        row("place chainmm --devices 4xP100 --placer heft --checkpoint x", "--checkpoint");
    }
    void errorsSuggest()
    {
        QFETCH(QString, line);
        QFETCH(QString, answer);
        const ProgramResult result = run(line);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.errorLines(), 1);
        QVERIFY2(result.error.contains(answer.toUtf8()), result.error);
        QVERIFY(result.out.isEmpty());
    }

    /// Less address space than the graph needs.
    void outOfMemoryHasARemedy()
    {
#ifdef DOPPLER_SANITIZED
        QSKIP("a sanitizer reserves more address space than the limit");
#endif
        QProcess process;
        process.start(
            QStringLiteral("/bin/sh"),
            {QStringLiteral("-c"), QStringLiteral("ulimit -v 100000; exec '" DOPPLER_BIN
                                                  "/doppler' graph info layered:vertices=1000000")});
        QVERIFY(process.waitForFinished(120000));
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 1 && error.count('\n') == 1, error);
        QVERIFY2(error.contains("not enough memory for \"graph\"") && error.contains("smaller graph"), error);
    }

    /// One run of two fails: the others are printed, and the status says so.
    void aComparisonWithFailedRuns()
    {
        writeTo(in("fails.sh"), "#!/bin/sh\nexit 3\n");
        QVERIFY(
            QFile::setPermissions(in("fails.sh"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const ProgramResult some =
            run(QStringLiteral("compare chainmm --devices 4xP100 --json --placers heft,") + in("fails.sh"));
        QCOMPARE(some.status, 1);
        QVERIFY2(some.error.contains("1 of 2 runs failed"), some.error);
        QCOMPARE(QJsonDocument::fromJson(some.out).array().size(), 2);
    }
};

DOPPLER_TEST(FrontDoorTest)

} // namespace front_door_test

#include "front_door.moc"
