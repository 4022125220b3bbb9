// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with a file of each type that the desktop hands to it, and the sample that it begins
// with.
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace opened_files_test {

using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

const QString samples = QStringLiteral(DOPPLER_SOURCE "/sample_graphs/");

/// "MimeType=a;b;" of the desktop's file.
QStringList declaredTypes()
{
    QFile file(QStringLiteral(DOPPLER_SOURCE "/resources/desktop/doppler-workbench.desktop"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression line(QStringLiteral("^MimeType=(.*)$"),
                                         QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(file.readAll()))
        .captured(1)
        .split(QLatin1Char(';'), Qt::SkipEmptyParts);
}

ProgramResult pictureOf(const QStringList& arguments, const QString& picture)
{
    return runProgram(QStringLiteral("doppler-workbench"),
                      arguments + QStringList{QStringLiteral("--screenshot"), picture}, 120000);
}

} // namespace

class OpenedFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDeclaredType_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("alone"); // Else it belongs to a graph, and that is said.
        const auto row = [](const char* type, const QString& file, bool alone) {
            QTest::newRow(type) << file << alone;
        };
        row("application/x-doppler-session+json", m_folder.filePath(QStringLiteral("study.doppler")), true);
        row("application/x-doppler-graph+json", samples + QStringLiteral("chainmm.json"), true);
        row("application/x-doppler-devices+json", samples + QStringLiteral("4xP100.json"), true);
        row("text/x-doppler-einsum",
            QStringLiteral(DOPPLER_SOURCE "/tests/fuzz/corpus/einsum/example_1.einsum"), true);
        row("application/x-doppler-training-log", m_folder.filePath(QStringLiteral("declared.jsonl")), true);
        row("text/x-doppler-lesson", QStringLiteral(DOPPLER_SOURCE "/resources/lessons/barrier.en.lesson"),
            true);
        row("application/x-doppler-placement+json", samples + QStringLiteral("chainmm-heft-4xP100.json"),
            false);
        row("application/x-doppler-checkpoint",
            QStringLiteral(DOPPLER_SOURCE "/resources/networks/doppler-improve.checkpoint"), false);
    }

    void everyDeclaredType()
    {
        QVERIFY2(declaredTypes().contains(QString::fromLatin1(QTest::currentDataTag())), "not declared");
        QFile session(m_folder.filePath(QStringLiteral("study.doppler")));
        QVERIFY(session.open(QIODevice::WriteOnly));
        session.write(R"({"format":"doppler-session","version":1,"open":0,"shown":0,"problems":[{"graph":)"
                      R"({"name":"fork-join:width=2:stages=1"},"devices":{"name":"4xP100"},)"
                      R"("device_names":["gpu0","gpu1","gpu2","gpu3"]}],)"
                      R"("runs":[{"problem":0,"placer":"heft","seed":1,"devices":[0,0,0,0]}]})");
        session.close();
        QFile log(m_folder.filePath(QStringLiteral("declared.jsonl")));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write("{\"episode\":0,\"stage\":\"II\",\"makespan\":2.5,\"policy\":\"doppler\",\"seed\":1}\n");
        log.close();
        QFETCH(QString, file);
        QFETCH(bool, alone);
        const QString picture = m_folder.filePath(QStringLiteral("window.png"));
        QFile::remove(picture);
        const ProgramResult result = pictureOf({file}, picture);
        QVERIFY2(result.status == (alone ? 0 : 2), result.error);
        QVERIFY2(alone || result.error.contains("open a graph first"), result.error);
        QCOMPARE(QFile::exists(picture), alone);
    }

    void noTypeIsForgotten() { QCOMPARE(declaredTypes().size(), 8); } // The rows above.

    /// Curves need no graph.
    void aTrainingsLogAlone()
    {
        const QString log = m_folder.filePath(QStringLiteral("run.jsonl"));
        const QString picture = m_folder.filePath(QStringLiteral("curves.png"));
        const auto write = [&](const QByteArray& last) {
            QFile file(log);
            return file.open(QIODevice::WriteOnly) &&
                   file.write(R"({"policy":"doppler","seed":1,"episode":0,"stage":"II","makespan":2.5})"
                              "\n"
                              R"({"policy":"doppler","seed":1,"episode":1,"stage":"II","makespan":2})"
                              "\n" +
                              last) > 0;
        };
        QVERIFY(write({}));
        ProgramResult result = pictureOf({log}, picture);
        QVERIFY2(result.status == 0, result.error);
        QVERIFY(QFile::remove(picture));
        QVERIFY(write("{\"episode\":0,\"makespan\":3}\n"));
        result = pictureOf({log}, picture);
        QVERIFY2(result.status == 2 && result.error.contains("run.jsonl"), result.error);
        QVERIFY(!QFile::exists(picture));
    }

    /// A workload has no runs of its own: it is run.
    void aWorkload()
    {
        const QString file = m_folder.filePath(QStringLiteral("two.workload"));
        const QString picture = m_folder.filePath(QStringLiteral("workload.png"));
        ProgramResult result = runProgram(QStringLiteral("doppler"),
                                          {"workload", "--graphs", "chainmm,ffnn", "--at", "0,0.001",
                                           "--devices", "2xP100", "--placers", "heft", "-o", file},
                                          60000);
        QVERIFY2(result.status == 0, result.error);
        result = pictureOf({file}, picture);
        QVERIFY2(result.status == 0, result.error);
        QVERIFY(QFile(picture).size() > 10000);
        QVERIFY(QFile::remove(picture));
        QFile broken(m_folder.filePath(QStringLiteral("broken.workload")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(R"({"format":"doppler-workload","version":1,"devices":"2xP100",)"
                     R"("graphs":[{"graph":"no-such-family","at":0}]})");
        broken.close();
        result = pictureOf({broken.fileName()}, picture);
        QVERIFY2(result.status == 2 && result.error.contains("no-such-family"), result.error);
        QVERIFY(!QFile::exists(picture));
    }

    void theSample()
    {
        const QString picture = m_folder.filePath(QStringLiteral("sample.png"));
        const ProgramResult result = pictureOf({QStringLiteral("--sample")}, picture);
        QVERIFY2(result.status == 0, result.error);
        QVERIFY(QFile(picture).size() > 10000);
    }

private:
    QTemporaryDir m_folder;
};

DOPPLER_TEST(OpenedFilesTest)

} // namespace opened_files_test

#include "opened_files.moc"
