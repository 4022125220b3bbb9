// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler compare --suite`: it resumes after it was killed; several processes share it, and some of them are
// killed.
#include "tests/support/files.h"
#include "tests/support/processes.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include <unistd.h>

namespace suite_command_test {

using namespace doppler::tests;

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

ProgramResult doppler(const QStringList& arguments)
{
    return runProgram(QStringLiteral("doppler"), arguments, 300000);
}

/// Long enough to be interrupted.
const QStringList suite{"compare",       "--suite",
                        "field",         "--quick",
                        "--rows",        "chainmm,cholesky,lu,qr",
                        "--placers",     "simulated-annealing,random-best-of-n",
                        "--seeds",       "2",
                        "--evaluations", "6000",
                        "--csv"};

/// The table without the times of the placers.
QList<QByteArray> timeless(const QByteArray& csv)
{
    QList<QByteArray> out;
    for (const QByteArray& line : csv.split('\n')) {
        QList<QByteArray> fields = line.split(',');
        if (fields.size() > 6)
            fields.removeAt(6);
        out.push_back(fields.join(','));
    }
    return out;
}

qsizetype linesOf(const QString& file) { return contentOf(file).count('\n'); }

/// Starts as many processes that find each other as PyTorch's do.
Processes start(const std::vector<QStringList>& arguments)
{
    const QString port = QString::number(freePort());
    Processes all;
    for (std::size_t rank = 0; rank < arguments.size(); ++rank) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("RANK"), QString::number(rank));
        environment.insert(QStringLiteral("WORLD_SIZE"), QString::number(arguments.size()));
        environment.insert(QStringLiteral("MASTER_ADDR"), QStringLiteral("127.0.0.1"));
        environment.insert(QStringLiteral("MASTER_PORT"), port);
        environment.insert(QStringLiteral("DOPPLER_RANK_SECRET"), QStringLiteral("of this test alone"));
        auto& process = all.emplace_back(new QProcess);
        process->setProcessEnvironment(environment);
        process->start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments[rank]);
    }
    return all;
}

} // namespace

class SuiteCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QByteArray whole; ///< The suite in one go.
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void initTestCase()
    {
        const ProgramResult result = doppler(suite);
        QVERIFY2(result.status == 0, result.error);
        whole = result.out;
        QCOMPARE(whole.count('\n'), 1 + 5 * 2 * 2);
    }

    void rowsAreListed()
    {
        const ProgramResult all = doppler({"compare", "--suite", "field", "--list-rows"});
        QCOMPARE(all.status, 0);
        for (const char* row : {"llama-layer-released", "block-1000", "decoder-80", "rgpos-1000-strict",
                                "mayer-dynamic-rnn-msr", "stg100-rand0037"})
            QVERIFY2(all.out.contains(row), row);
        const ProgramResult some = doppler({"compare", "--suite", "field", "--rows", "lu-", "--list-rows"});
        QCOMPARE(some.out.count('\n'), 3);
    }

    void publishedFiguresAreWritten()
    {
        const ProgramResult result =
            doppler({"compare", "--suite", "field", "--quick", "--rows", "stg,mayer", "--placers",
                     "heft,hash", "--published-csv", in("published.csv"), "--html", in("suite.html")});
        QVERIFY2(result.status == 0, result.error);
        const QByteArray table = contentOf(in("published.csv"));
        QCOMPARE(table.count('\n'), 1 + 5 + 1);
        QVERIFY(table.contains("Tobita, Kasahara"));
        QVERIFY(contentOf(in("suite.html")).contains("Where the models differ"));
    }

    void wrongUsageIsOneLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("suite") << "compare --suite feld" << QByteArray("field");
        QTest::newRow("row") << "compare --suite field --rows choleski" << QByteArray("cholesky");
        QTest::newRow("graph, too") << "compare chainmm --suite field" << QByteArray("--suite");
        QTest::newRow("model, too") << "compare --suite field --schedule given" << QByteArray("--schedule");
        QTest::newRow("no graph") << "compare --devices 4xP100 --placers heft" << QByteArray("GRAPH");
        QTest::newRow("no devices") << "compare chainmm --placers heft" << QByteArray("--devices");
        QTest::newRow("no placers") << "compare chainmm --devices 4xP100" << QByteArray("--placers");
        QTest::newRow("no suite") << "compare chainmm --devices 4xP100 --placers heft --quick"
                                  << QByteArray("--suite");
    }
    void wrongUsageIsOneLine()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, part);
        const ProgramResult result = doppler(line.split(' '));
        QCOMPARE(result.status, 2);
        QVERIFY2(result.error.contains(part) && result.errorLines() == 1, result.error);
    }

    void aKilledSuiteGoesOn()
    {
        const QStringList kept = suite + QStringList{"--resume", in("kept.jsonl")};
        QProcess first;
        first.start(QStringLiteral(DOPPLER_BIN "/doppler"), kept);
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(in("kept.jsonl")) >= 4, 120000);
        first.kill();
        QVERIFY(first.waitForFinished());
        QVERIFY(linesOf(in("kept.jsonl")) < 21); // or it was never interrupted
        const ProgramResult resumed = doppler(kept);
        QVERIFY2(resumed.status == 0, resumed.error);
        QCOMPARE(timeless(resumed.out), timeless(whole));
        QCOMPARE(linesOf(in("kept.jsonl")), qsizetype{21}); // each run once
    }

    void processesShareTheRuns()
    {
        const QStringList kept = suite + QStringList{"--resume", in("shared.jsonl")};
        const Processes all = start({kept, kept, kept});
        for (const auto& process : all) {
            QVERIFY(process->waitForFinished(300000));
            QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
        }
        QCOMPARE(timeless(all[0]->readAllStandardOutput()), timeless(whole));
        QVERIFY(all[1]->readAllStandardOutput().isEmpty());
        QCOMPARE(linesOf(in("shared.jsonl")), qsizetype{21});
    }

    void aLostProcessCostsOnlyTime()
    {
        const QStringList kept = suite + QStringList{"--resume", in("lost.jsonl")};
        const Processes all = start({kept, kept, kept});
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(in("lost.jsonl")) >= 3, 120000);
        all[1]->kill();
        QVERIFY(all[0]->waitForFinished(300000));
        const QByteArray error = all[0]->readAllStandardError();
        QVERIFY2(all[0]->exitCode() == 0, error);
        QVERIFY2(error.contains("rank 1 was lost"), error);
        QCOMPARE(timeless(all[0]->readAllStandardOutput()), timeless(whole));
        QVERIFY(all[2]->waitForFinished(60000));
        QCOMPARE(all[2]->exitCode(), 0);
    }

    /// The others end, and a new start goes on with the journal.
    void rankZeroCanBeLost()
    {
        const QStringList kept = suite + QStringList{"--resume", in("zero.jsonl")};
        {
            const Processes all = start({kept, kept});
            QTRY_VERIFY_WITH_TIMEOUT(linesOf(in("zero.jsonl")) >= 3, 120000);
            all[0]->kill();
            QVERIFY(all[1]->waitForFinished(120000));
            QCOMPARE(all[1]->exitCode(), 1);
            QVERIFY(all[1]->readAllStandardError().contains("rank 0 was lost"));
        }
        const ProgramResult resumed = doppler(kept);
        QCOMPARE(resumed.status, 0);
        QCOMPARE(timeless(resumed.out), timeless(whole));
    }

    void anotherComparisonIsNotJoined()
    {
        QStringList other = suite;
        other.replace(other.indexOf("6000"), "5999");
        const Processes all = start({suite, other});
        for (const auto& process : all) {
            QVERIFY(process->waitForFinished(120000));
            QCOMPARE(process->exitCode(), 1);
            const QByteArray error = process->readAllStandardError();
            QVERIFY2(error.contains("rank 1 has another"), error);
        }
    }
};

DOPPLER_TEST(SuiteCommandTest)

} // namespace suite_command_test

#include "suite_command.moc"
