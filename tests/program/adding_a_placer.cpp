// SPDX-License-Identifier: GPL-3.0-or-later
// The placer of docs/adding-a-placer.md, built as the page says, is a placer like all others. The programs
// are those of the build; they only find another copy of the core library, which holds the newcomer too.
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QtTest>
#include <set>

namespace adding_a_placer_test {

namespace {

const QString newcomer = QStringLiteral("least-loaded");

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray error;
};

Outcome run(const QString& program, const QStringList& arguments, bool withNewcomer = true)
{
    QProcess process;
    if (withNewcomer) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_LIBRARY_PATH"), QStringLiteral(DOPPLER_NEWCOMER));
        process.setProcessEnvironment(environment);
    }
    process.start(program, arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QString doppler = QStringLiteral(DOPPLER_BIN "/doppler");

/// But for the learned ones: learning lies beside the core that is replaced here.
std::set<QString> listed(bool withNewcomer)
{
    std::set<QString> ids;
    const Outcome outcome = run(doppler, {"placers", "--json"}, withNewcomer);
    for (const QJsonValue& placer : QJsonDocument::fromJson(outcome.out).array())
        if (placer["kind"].toString() != QStringLiteral("learned"))
            ids.insert(placer["id"].toString());
    return ids;
}

} // namespace

class AddingAPlacerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isOneShortFile()
    {
        QFile file(QStringLiteral(DOPPLER_NEWCOMER "/newcomer.cpp"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n"));
        QVERIFY2(text.count('\n') <= 40, qPrintable(QString::number(text.count('\n'))));
    }

    void isListed()
    {
        std::set<QString> before = listed(false);
        QVERIFY(before.size() > 10 && !before.contains(newcomer));
        before.insert(newcomer);
        QCOMPARE(listed(true), before);
    }

    void isCompared()
    {
        const Outcome outcome = run(doppler, {"compare", "chainmm", "--devices", "4xP100,8xV100", "--placers",
                                              newcomer + ",round-robin", "--seeds", "2", "--json"});
        QCOMPARE(outcome.status, 0);
        int rows = 0;
        for (const QJsonValue& row : QJsonDocument::fromJson(outcome.out).array())
            if (row["placer"].toString() == newcomer && row["makespan"].toDouble() > 0)
                ++rows;
        QCOMPARE(rows, 4);
    }

    void isHeldToWhatEveryPlacerPromises()
    {
        const QString runner = QStringLiteral(DOPPLER_BIN "/../tests/placers_tests");
        for (const auto& [test, function] :
             {std::pair{"placers", "everyPlacer"}, std::pair{"placers", "everyPlacerKeepsLocks"},
              std::pair{"plan", "everyPlacerKeepsToMemory"}}) {
            const QStringList row{test, QLatin1String(function) + QLatin1Char(':') + newcomer};
            const Outcome outcome = run(runner, row);
            const QByteArray passed = QByteArray("::") + function + "(least-loaded)";
            QVERIFY2(outcome.status == 0 && outcome.out.contains(passed), outcome.out + outcome.error);
            QVERIFY2(run(runner, row, false).status != 0, function); // it must not pass for want of rows
        }
    }

    void isInTheWindow()
    {
        const QString window = QStringLiteral(DOPPLER_BIN "/doppler-workbench");
        if (!QFile::exists(window))
            QSKIP("this build has no window");
        QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("gantt.svg"));
        const Outcome outcome = run(doppler, {"render", "gantt", "chainmm", "--devices", "4xP100", "--placer",
                                              newcomer, "-o", picture});
        QVERIFY2(outcome.status == 0, outcome.error);
        QVERIFY(QFile::exists(picture));
        const QString runner = QStringLiteral(DOPPLER_BIN "/../tests/panels_tests");
        for (const char* function : {"chooserListsEveryPlacer", "comparisonListsEveryPlacer"}) {
            const Outcome lists = run(runner, {"comparison_view", function});
            QVERIFY2(lists.status == 0 && lists.out.contains("least-loaded"), lists.out + lists.error);
        }
    }
};

DOPPLER_TEST(AddingAPlacerTest)

} // namespace adding_a_placer_test

#include "adding_a_placer.moc"
