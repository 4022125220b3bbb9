// SPDX-License-Identifier: GPL-3.0-or-later
// The types of files that a desktop knows from our package: found by name or by what the file begins with.
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

namespace file_types_test {

class FileTypesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_data.isValid());
        QVERIFY(QDir(m_data.path()).mkpath(QStringLiteral("mime/packages")));
        QVERIFY(QFile::copy(QStringLiteral(DOPPLER_SOURCE "/resources/desktop/doppler-workbench-mime.xml"),
                            m_data.filePath(QStringLiteral("mime/packages/doppler-workbench.xml"))));
        qputenv("XDG_DATA_HOME", m_data.path().toLocal8Bit());
        qputenv("XDG_DATA_DIRS", m_data.path().toLocal8Bit());
    }

    void knowsOurFiles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("type");
        const auto row = [](const char* file, const char* type) {
            QTest::newRow(file) << QStringLiteral(DOPPLER_SOURCE "/sample_graphs/") + QLatin1String(file)
                                << QString::fromLatin1(type);
        };
        row("chainmm.json", "application/x-doppler-graph+json");
        row("4xP100.json", "application/x-doppler-devices+json");
        row("chainmm-heft-4xP100.json", "application/x-doppler-placement+json");
    }

    void knowsOurFiles()
    {
        QFETCH(QString, file);
        QFETCH(QString, type);
        QFile opened(file);
        QVERIFY(opened.open(QIODevice::ReadOnly));
        QCOMPARE(QMimeDatabase().mimeTypeForData(opened.read(4096)).name(), type);
    }

    /// However a program lays them out; "format" stands first.
    void knowsEveryLayout_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("one line") << QByteArray(R"({"format": "%1", "version": 1, )");
        QTest::newRow("without blanks") << QByteArray(R"({"format":"%1","version":1,)");
        QTest::newRow("two blanks in front") << QByteArray("{\n  \"format\": \"%1\",\n");
        QTest::newRow("a tab, no blank") << QByteArray("{\r\n\t\"format\":\"%1\",\r\n");
    }

    void knowsEveryLayout()
    {
        QFETCH(QByteArray, begin);
        for (const char* kind : {"session", "graph", "devices", "placement"}) {
            const QByteArray text = QByteArray(begin).replace("%1", QByteArray("doppler-") + kind);
            QCOMPARE(QMimeDatabase().mimeTypeForData(text).name(),
                     QStringLiteral("application/x-doppler-%1+json").arg(QLatin1String(kind)));
        }
    }

    void knowsCheckpoints()
    {
        const QString type = QStringLiteral("application/x-doppler-checkpoint");
        QFile file(QStringLiteral(DOPPLER_SOURCE "/resources/networks/doppler-improve.checkpoint"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QMimeDatabase().mimeTypeForData(file.read(4096)).name(), type);
        QCOMPARE(QMimeDatabase().mimeTypeForFile(file.fileName(), QMimeDatabase::MatchExtension).name(),
                 type);
    }

    void knowsSessionsByName()
    {
        const QMimeType type =
            QMimeDatabase().mimeTypeForFile(QStringLiteral("study.doppler"), QMimeDatabase::MatchExtension);
        QCOMPARE(type.name(), QStringLiteral("application/x-doppler-session+json"));
        QVERIFY(type.inherits(QStringLiteral("application/json")));
    }

    void knowsExpressionsByName()
    {
        const QMimeType type =
            QMimeDatabase().mimeTypeForFile(QStringLiteral("chain.einsum"), QMimeDatabase::MatchExtension);
        QCOMPARE(type.name(), QStringLiteral("text/x-doppler-einsum"));
        QVERIFY(type.inherits(QStringLiteral("text/plain")));
    }

    /// As TrainingLogWriter writes them; what others write as lines of JSON is not ours.
    void knowsTrainingLogs()
    {
        const QString type = QStringLiteral("application/x-doppler-training-log");
        for (const char* line : {R"({"episode":0,"stage":"I","graph":0,"makespan":2.5})",
                                 R"({"episode":18446744073709551615,"stage":"III","graph":0})"})
            QCOMPARE(QMimeDatabase().mimeTypeForData(QByteArray(line) + '\n').name(), type);
        for (const char* line : {R"({"episode":0,"reward":1})", R"({"command": ["compare"], "result": []})"})
            QVERIFY(QMimeDatabase().mimeTypeForData(QByteArray(line) + '\n').name() != type);
    }

private:
    QTemporaryDir m_data;
};

DOPPLER_TEST(FileTypesTest)

} // namespace file_types_test

#include "file_types.moc"
