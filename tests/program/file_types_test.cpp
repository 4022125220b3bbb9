// SPDX-License-Identifier: GPL-3.0-or-later
// The types of files that a desktop knows from our package: found by name or by what the file begins with.
#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

class FileTypesTest : public QObject {
    Q_OBJECT

private slots:
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

    void knowsSessionsByName()
    {
        const QMimeType type =
            QMimeDatabase().mimeTypeForFile(QStringLiteral("study.doppler"), QMimeDatabase::MatchExtension);
        QCOMPARE(type.name(), QStringLiteral("application/x-doppler-session+json"));
        QVERIFY(type.inherits(QStringLiteral("application/json")));
    }

private:
    QTemporaryDir m_data;
};

QTEST_GUILESS_MAIN(FileTypesTest)
#include "file_types_test.moc"
