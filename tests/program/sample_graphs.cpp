// SPDX-License-Identifier: GPL-3.0-or-later
// The samples are what the program makes, and run as their README says.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace sample_graphs_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

const QString samples = QStringLiteral(DOPPLER_SOURCE "/sample_graphs/");

class SampleGraphsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void graphsAreTheGenerators_data();
    void graphsAreTheGenerators();
    void topologiesAreTheBuiltIns();
    void makespansAreAsStated_data();
    void makespansAreAsStated();
};

void SampleGraphsTest::graphsAreTheGenerators_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("command");
    // As the page says in the last column.
    static const QRegularExpression row(
        "^\\| `([a-z0-9-]+\\.json)` \\|.*\\| `doppler (graph generate [^`]+)` \\|$",
        QRegularExpression::MultilineOption);
    auto rows = row.globalMatch(QString::fromUtf8(contentOf(samples + "README.md")));
    while (rows.hasNext()) {
        const QRegularExpressionMatch match = rows.next();
        QTest::newRow(qPrintable(match.captured(1))) << match.captured(1) << match.captured(2);
    }
}

void SampleGraphsTest::graphsAreTheGenerators()
{
    QFETCH(QString, file);
    QFETCH(QString, command);
    const QTemporaryDir folder;
    const QString made = folder.filePath(file);
    QCOMPARE(runProgram("doppler", command.split(' ') + QStringList{"-o", made}).status, 0);
    QVERIFY(!contentOf(made).isEmpty());
    QCOMPARE(contentOf(samples + file), contentOf(made));
}

void SampleGraphsTest::topologiesAreTheBuiltIns()
{
    for (const char* name : {"4xP100", "8xV100"}) {
        const ProgramResult shown = runProgram("doppler", {"devices", "show", name, "--json"});
        QCOMPARE(shown.status, 0);
        QCOMPARE(contentOf(samples + name + ".json").trimmed(), shown.out.trimmed());
    }
}

void SampleGraphsTest::makespansAreAsStated_data()
{
    QTest::addColumn<QString>("row");
    const QString page = QString::fromUtf8(contentOf(samples + "README.md"));
    for (const QString& line : page.split('\n'))
        if (line.contains("`--pl"))
            QTest::newRow(qPrintable(line)) << QString(line).remove('`');
}

void SampleGraphsTest::makespansAreAsStated()
{
    QFETCH(QString, row);
    QStringList cells = row.split('|', Qt::SkipEmptyParts);
    for (QString& cell : cells)
        cell = cell.trimmed();
    QCOMPARE(cells.size(), 5);
    QStringList choice = cells[2].split(' ');
    if (choice[0] == "--placement")
        choice[1].prepend(samples);
    const ProgramResult run = runProgram(
        "doppler",
        QStringList{"simulate", samples + cells[0], "--devices", samples + cells[1], "--json"} + choice);
    QCOMPARE(run.status, 0);
    const QJsonDocument json = QJsonDocument::fromJson(run.out);
    QCOMPARE(QString::number(json["makespan"].toDouble(), 'f', 6), cells[3]);
    QCOMPARE(QString::number(json["lower_bound"].toDouble(), 'f', 6), cells[4]);
}

} // namespace

DOPPLER_TEST(SampleGraphsTest)

} // namespace sample_graphs_test

#include "sample_graphs.moc"
