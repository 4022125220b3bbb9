// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler rival`: its files are an ordinary problem, on which the placers take the reported times.
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace rival_command_test {

using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

ProgramResult doppler(const QStringList& arguments)
{
    return runProgram(QStringLiteral("doppler"), arguments, 120000);
}

QJsonObject json(const QStringList& arguments)
{
    const ProgramResult result = doppler(arguments + QStringList{"--json"});
    if (result.status != 0)
        qFatal("%s: %s", qPrintable(arguments.join(' ')), result.error.constData());
    return QJsonDocument::fromJson(result.out).object();
}

} // namespace

class RivalCommand : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }
    const QStringList search{"rival",     "heft",   "cpop",          "--from", "layered:vertices=30",
                             "--devices", "4xP100", "--evaluations", "60",     "--contention",
                             "per-device"};

private Q_SLOTS:
    void filesAreTheProblem()
    {
        const QJsonObject found = json(search + QStringList{"-o", in("hard.json")});
        QCOMPARE(found["devices_file"].toString(), in("hard.devices.json"));
        for (const char* side : {"a", "b"}) {
            const QJsonObject run = found[side].toObject();
            const QJsonObject simulated =
                json({"simulate", in("hard.json"), "--devices", in("hard.devices.json"), "--contention",
                      "per-device", "--placer", run["placer"].toString()});
            QCOMPARE(simulated["makespan"].toDouble(), run["makespan"].toDouble());
        }
        QCOMPARE(found["ratio"].toDouble(),
                 found["a"]["makespan"].toDouble() / found["b"]["makespan"].toDouble());
        QVERIFY(found["ratio"].toDouble() >= found["start_ratio"].toDouble());
        QCOMPARE(found["evaluations"].toInt(), 60);
    }

    void equalSeedsGiveEqualFiles()
    {
        for (const char* threads : {"1", "3"})
            json(search + QStringList{"--seed", "5", "--threads", threads, "-o",
                                      in(threads) + QStringLiteral(".json")});
        for (const char* end : {".json", ".devices.json"}) {
            QFile one(in("1") + QLatin1String(end));
            QFile three(in("3") + QLatin1String(end));
            QVERIFY(one.open(QFile::ReadOnly) && three.open(QFile::ReadOnly));
            const QByteArray text = one.readAll();
            QVERIFY(!text.isEmpty());
            QCOMPARE(three.readAll(), text);
        }
    }

    void textNamesBothPlacersAndTheFiles()
    {
        const QByteArray out =
            doppler(search + QStringList{"--keep-structure", "--keep-devices", "-o", in("kept.json")}).out;
        for (const char* part :
             {"heft ", "cpop ", "ratio ", "60 problems", "0 added, 0 deleted", "kept.json"})
            QVERIFY2(out.contains(part), out.constData());
        QVERIFY(!QFile::exists(in("kept.devices.json")));
    }

    void refusesWhatWouldBeLost()
    {
        json(search + QStringList{"-o", in("x.json")});
        const QStringList again{"rival",  "heft",       "cpop",
                                "--from", in("x.json"), "--evaluations",
                                "5",      "--devices",  in("x.devices.json")};
        const ProgramResult derived = doppler(again + QStringList{"--keep-structure", "-o", in("x.gz.json"),
                                                                  "--devices-out", in("x.devices.json")});
        QCOMPARE(derived.status, 2);
        QVERIFY(derived.error.contains("--devices-out would overwrite the file of --devices"));
        const ProgramResult implied =
            doppler({"rival", "heft", "cpop", "--from", "layered:vertices=30", "--evaluations", "5",
                     "--devices", in("x.devices.json"), "-o", in("x.json")});
        QCOMPARE(implied.status, 2);
        QVERIFY(implied.error.contains("the found devices would overwrite this file"));
        const ProgramResult graph = doppler(again + QStringList{"-o", in("x.json")});
        QCOMPARE(graph.status, 2);
        QVERIFY(graph.error.contains("would overwrite"));
        QCOMPARE(doppler({"rival", "heft", "nobody", "--from", "chainmm", "--devices", "4xP100"}).status, 2);
        QCOMPARE(doppler(search + QStringList{"--keep-devices", "--devices-out", in("y.json")}).status, 2);
        QCOMPARE(doppler(search + QStringList{"--evaluations", "0"}).status, 2);
    }
};

DOPPLER_TEST(RivalCommand)

} // namespace rival_command_test

#include "rival_command.moc"
