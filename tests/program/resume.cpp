// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison that is killed goes on where it was: `doppler compare --resume`.
#include "tests/support/runner.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace resume_test {

namespace {

const QString doppler = QStringLiteral(DOPPLER_BIN "/doppler");

const QStringList comparison{
    QStringLiteral("compare"),       QStringLiteral("chainmm"),
    QStringLiteral("--devices"),     QStringLiteral("4xP100"),
    QStringLiteral("--placers"),     QStringLiteral("simulated-annealing,random-best-of-n"),
    QStringLiteral("--seeds"),       QStringLiteral("6"),
    QStringLiteral("--evaluations"), QStringLiteral("20000"),
    QStringLiteral("--json")};

qsizetype linesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll().count('\n') : 0;
}

/// The runs without what the clock says.
QJsonArray runsOf(const QByteArray& json)
{
    QJsonArray out;
    for (const QJsonValue& value : QJsonDocument::fromJson(json).array()) {
        QJsonObject run = value.toObject();
        run.remove(QStringLiteral("seconds"));
        run.remove(QStringLiteral("trace"));
        out.append(run);
    }
    return out;
}

QByteArray finished(const QStringList& arguments, int* status = nullptr)
{
    QProcess process;
    process.start(doppler, arguments);
    if (!process.waitForFinished(300000))
        return {};
    if (status)
        *status = process.exitCode();
    return process.readAllStandardOutput();
}

} // namespace

class ResumeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKilledComparisonGoesOn()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        const QStringList kept = comparison + QStringList{QStringLiteral("--resume"), file};
        QProcess first;
        first.start(doppler, kept);
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(file) >= 4, 120000);
        first.kill();
        QVERIFY(first.waitForFinished());
        QVERIFY(linesOf(file) < 13); // or it was never interrupted
        int status = -1;
        const QByteArray resumed = finished(kept, &status);
        QCOMPARE(status, 0);
        QCOMPARE(linesOf(file), qsizetype{13}); // each cell once, and the head
        const QJsonArray runs = runsOf(resumed);
        QCOMPARE(runs.size(), 12);
        QCOMPARE(runs, runsOf(finished(comparison)));
    }

    void anotherComparisonsFileIsRefused()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        const QStringList small{QStringLiteral("compare"),   QStringLiteral("chainmm"),
                                QStringLiteral("--devices"), QStringLiteral("4xP100"),
                                QStringLiteral("--resume"),  file,
                                QStringLiteral("--placers")};
        int status = -1;
        finished(small + QStringList{QStringLiteral("heft")}, &status);
        QCOMPARE(status, 0);
        finished(small + QStringList{QStringLiteral("random")}, &status);
        QVERIFY(status != 0);
        QCOMPARE(linesOf(file), qsizetype{2});
    }
};

DOPPLER_TEST(ResumeTest)

} // namespace resume_test

#include "resume.moc"
