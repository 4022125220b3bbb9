// SPDX-License-Identifier: GPL-3.0-or-later
// The window starts whatever lies among its files, and goes on when memory runs out.
#include "tests/support/runner.h"
#include "widgets/main_window/workbench_application.h"
#include "widgets/session/autosave_slot.h"
#include "widgets/session/recent_files.h"
#include "widgets/shell/settings.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <new>

#include <sys/stat.h>

namespace safe_start_test {

using namespace doppler;

namespace {

void makePipe(const QString& file)
{
    if (::mkfifo(QFile::encodeName(file).constData(), 0600) != 0)
        qFatal("cannot make a pipe");
}

void makeFile(const QString& name, const QByteArray& content)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
}

/// The lock of a process that no longer exists, as QLockFile writes it.
void leaveLock(const QString& file)
{
    makeFile(file, "4194305\ndoppler-workbench\n" + QSysInfo::machineHostName().toLocal8Bit() + "\n" +
                       QSysInfo::machineUniqueId() + "\n" + QSysInfo::bootUniqueId() + "\n");
}

} // namespace

class SafeStart : public QObject {
    Q_OBJECT
private slots:
    /// Each of these would block the start for ever, or fill the memory.
    void unusableSettingsAreReportedAndNotOpened_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"pipe", "pipe as lock", "device", "huge"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void unusableSettingsAreReportedAndNotOpened()
    {
        QFETCH(QString, kind);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("workbench.ini"));
        if (kind == QLatin1String("pipe"))
            makePipe(file);
        else if (kind == QLatin1String("pipe as lock"))
            makePipe(file + QStringLiteral(".lock"));
        else if (kind == QLatin1String("device"))
            QVERIFY(QFile::link(QStringLiteral("/dev/zero"), file));
        else
            QVERIFY(QFile(file).open(QIODevice::WriteOnly) && QFile::resize(file, qint64{1} << 40));
        Settings settings(file);
        QVERIFY(settings.fault());
        QVERIFY(settings.fault()->english().find("not saved") != std::string::npos);
        settings.setFontPercent(150);
        settings.flush();
        QCOMPARE(settings.fontPercent(), 150); // Kept while the program runs.
        QVERIFY(!Settings(folder.filePath(QStringLiteral("other.ini"))).fault());
    }

    void recentFilesAreRegularFiles()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        makeFile(folder.filePath(QStringLiteral("graph.json")), "{}");
        makePipe(folder.filePath(QStringLiteral("pipe.json")));
        RecentFiles recent(settings, nullptr);
        for (const char* name : {"graph.json", "pipe.json"})
            recent.add(folder.filePath(QLatin1String(name)));
        recent.add(QStringLiteral("/dev/zero"));
        QCOMPARE(recent.files(), QStringList{folder.filePath(QStringLiteral("graph.json"))});
    }

    void locksOfKilledStartsAreRemoved()
    {
        const QTemporaryDir folder;
        for (int i = 0; i < 20; ++i)
            leaveLock(folder.filePath(QStringLiteral("%1.doppler.lock").arg(i)));
        makeFile(folder.filePath(QStringLiteral("gone.doppler.restoring")), {});
        makeFile(folder.filePath(QStringLiteral("left.doppler")), "{}");
        leaveLock(folder.filePath(QStringLiteral("left.doppler.lock")));
        QLockFile alive(folder.filePath(QStringLiteral("alive.doppler.lock"))); // Has saved nothing yet.
        QVERIFY(alive.tryLock(0));
        AutosaveSlot slot(folder.path());
        QStringList expected{QStringLiteral("alive.doppler.lock"), QStringLiteral("left.doppler"),
                             QStringLiteral("left.doppler.lock"),
                             QFileInfo(slot.file()).fileName() + QStringLiteral(".lock")};
        expected.sort();
        QStringList found = QDir(folder.path()).entryList(QDir::Files);
        found.sort();
        QCOMPARE(found, expected);
        const auto left = slot.claimLeft();
        QVERIFY(left && left->file.endsWith(QStringLiteral("left.doppler")));
    }

    void pipesAmongAutosavedSessionsAreSkipped()
    {
        const QTemporaryDir folder;
        makePipe(folder.filePath(QStringLiteral("pipe.doppler")));
        makeFile(folder.filePath(QStringLiteral("locked.doppler")), "{}");
        makePipe(folder.filePath(QStringLiteral("locked.doppler.lock")));
        makePipe(folder.filePath(QStringLiteral("orphan.doppler.lock")));
        AutosaveSlot slot(folder.path());
        QVERIFY(!slot.claimLeft());
        makeFile(folder.filePath(QStringLiteral("good.doppler")), "{}");
        QVERIFY(slot.claimLeft());
        makePipe(slot.claimed() + QStringLiteral(".restoring"));
        slot.mark(); // Returns at once.
    }

    void aLackOfMemoryInTheWindowIsReported()
    {
        auto* application = dynamic_cast<WorkbenchApplication*>(qApp);
        QVERIFY(application);
        int reports = 0;
        application->whenOutOfMemory([&reports] { ++reports; });
        QTimer::singleShot(0, this, [] { throw std::bad_alloc(); });
        QTRY_COMPARE(reports, 1);
        application->whenOutOfMemory([] { throw std::bad_alloc(); }); // Not even for the message.
        QTest::ignoreMessage(QtCriticalMsg, "there is not enough memory");
        bool later = false;
        QTimer::singleShot(0, this, [] { throw std::bad_alloc(); });
        QTimer::singleShot(1, this, [&later] { later = true; });
        QTRY_VERIFY(later);
        application->whenOutOfMemory({});
    }
};

DOPPLER_TEST_WITH(WorkbenchApplication, SafeStart)

} // namespace safe_start_test

#include "safe_start.moc"
