// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler runs`: lists, filters and annotates the runs of a session.
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace runs_command_test {

using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

class RunsCommand : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString session;

    [[nodiscard]] ProgramResult runs(const QStringList& arguments) const
    {
        return runProgram(QStringLiteral("doppler"), QStringList{"runs", session} + arguments);
    }
    [[nodiscard]] QJsonArray rows(const QStringList& arguments) const
    {
        const ProgramResult result = runs(arguments + QStringList{"--json"});
        if (result.status != 0)
            qFatal("%s", result.error.constData());
        return QJsonDocument::fromJson(result.out).array();
    }

private Q_SLOTS:
    void init()
    {
        session = folder.filePath(QStringLiteral("session.doppler"));
        QFile::remove(session);
        QVERIFY(QFile::copy(QStringLiteral(DOPPLER_TEST_DATA "/../program/session.doppler"), session));
        QFile(session).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }

    void listsAndFilters()
    {
        const QJsonArray all = rows({});
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[1]["run"].toString(), QStringLiteral("All on one"));
        QCOMPARE(all[1]["note"].toString(), QStringLiteral("Only for comparison"));
        QCOMPARE(all[2]["step"].toString(), QStringLiteral("hand"));
        QCOMPARE(all[2]["from"].toString(), QStringLiteral("HEFT"));
        QVERIFY(all[0]["relative"].isNull());
        QCOMPARE(rows({"tag:slow"}).size(), 1);
        QCOMPARE(rows({"placer = heft"}).size(), 1);
        const QJsonArray sorted = rows({"--sort", "makespan"});
        QVERIFY(sorted[0]["makespan"].toDouble() <= sorted[1]["makespan"].toDouble());
    }

    void pinsNamesAndTags()
    {
        const ProgramResult changed =
            runs({"number = 1", "--pin", "--rename", "Base", "--tag", "a,b", "--group", "G", "--note", "N"});
        QVERIFY2(changed.status == 0, changed.error);
        const QJsonArray all = rows({});
        QCOMPARE(all[0]["run"].toString(), QStringLiteral("Base"));
        QCOMPARE(all[0]["tags"].toString(), QStringLiteral("a, b"));
        QCOMPARE(all[0]["relative"].toDouble(-1), 0.0);
        QCOMPARE(all[1]["relative"].toDouble(),
                 all[1]["makespan"].toDouble() / all[0]["makespan"].toDouble() - 1);
        QCOMPARE(runs({"number = 2", "--pin", "--untag", "slow"}).status, 0); // Instead of the first.
        const QJsonArray then = rows({});
        QCOMPARE(then[0]["baseline"].toBool(true), false);
        QCOMPARE(then[1]["baseline"].toBool(), true);
        QCOMPARE(then[1]["tags"].toString(), QStringLiteral("first"));
        QCOMPARE(runs({"--unpin", "--tag", "all"}).status, 0); // All runs.
        QVERIFY(rows({}).at(0)["relative"].isNull());
        QCOMPARE(rows({"tag:all"}).size(), 3);
    }

    /// Names are untrusted: a spreadsheet must not run them.
    void namesAreNoFormulas()
    {
        QCOMPARE(runs({"number = 1", "--rename", "=HYPERLINK(1)", "--note", "@x"}).status, 0);
        const QByteArray csv = runs({"number = 1", "--columns", "run,note", "--csv"}).out;
        QCOMPARE(csv, QByteArray("run,note\n'=HYPERLINK(1),'@x\n"));
    }

    void mistakes_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("column") << QStringList{"duration > 1ms"} << QByteArray("EXPRESSION: character 1: ");
        QTest::newRow("several") << QStringList{"--pin"} << QByteArray("--pin: found 3 runs");
        QTest::newRow("none") << QStringList{"number = 9", "--tag", "x"}
                              << QByteArray("found no run to change");
        QTest::newRow("both") << QStringList{"--pin", "--unpin"} << QByteArray("--unpin");
    }
    void mistakes()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        QFile file(session);
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray before = file.readAll();
        const ProgramResult result = runs(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.error.contains(part), result.error);
        file.seek(0);
        QCOMPARE(file.readAll(), before);
    }
};

DOPPLER_TEST(RunsCommand)

} // namespace runs_command_test

#include "runs_command.moc"
