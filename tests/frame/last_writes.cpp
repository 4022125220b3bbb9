// SPDX-License-Identifier: GPL-3.0-or-later
// The program ends after the files that were asked for, however slow the disk is.
#include "widgets/jobs/last_writes.h"

#include "tests/support/runner.h"
#include "widgets/jobs/pending_write.h"
#include "widgets/jobs/released_threads.h"
#include "widgets/jobs/write_queue.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QToolButton>
#include <atomic>
#include <memory>
#include <new>
#include <semaphore>

namespace last_writes_test {

using namespace doppler;

namespace {

using Gate = std::shared_ptr<std::binary_semaphore>;

Gate closedGate() { return std::make_shared<std::binary_semaphore>(0); }

/// The window that says what is being written; null: none.
QWidget* shownWindow()
{
    for (QWidget* top : QApplication::topLevelWidgets())
        if (top->objectName() == QLatin1String("lastWrites") && top->isVisible())
            return top;
    return nullptr;
}

} // namespace

class LastWritesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QVERIFY(PendingWrite::first().isEmpty());
    }

    void nothingIsWaitedForWithoutFiles()
    {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(LastWrites::finish());
        QVERIFY(timer.elapsed() < 500);
    }

    /// Longer than threads that are parted with are waited for; their queue went with the window.
    void everythingIsWrittenBeforeTheEnd()
    {
        const auto written = std::make_shared<std::atomic<int>>(0);
        const Gate gate = closedGate();
        {
            WriteQueue queue(
                {[](const QString&) { QFAIL("nobody hears"); }, [](const Error&) { QFAIL("nobody hears"); }});
            queue.add(QStringLiteral("report.html"), [written, gate]() -> Result<void> {
                gate->acquire();
                ++*written;
                return {};
            });
            queue.add(QStringLiteral("odd"), []() -> Result<void> { throw std::bad_alloc(); });
            queue.add(QStringLiteral("all.doppler"), [written]() -> Result<void> {
                ++*written;
                return {};
            });
        }
        QCOMPARE(PendingWrite::first(), QStringLiteral("report.html"));
        QTimer::singleShot(static_cast<int>(releasedThreadSeconds * 1000) + 300, qApp,
                           [gate] { gate->release(); });
        QVERIFY(LastWrites::finish());
        QCOMPARE(written->load(), 2);
    }

    /// While the window is there: a session that was saved stands among the files that were opened last.
    void whoAskedHearsOfIt()
    {
        QStringList told;
        WriteQueue queue({[&](const QString& file) { told += file; },
                          [&](const Error& error) { told += QString::fromStdString(error.english()); }});
        queue.add(QStringLiteral("good"), []() -> Result<void> { return {}; });
        queue.add(QStringLiteral("bad"), []() -> Result<void> { return Error{{"broken"}, {}, {}}; });
        QVERIFY(LastWrites::finish());
        QCOMPARE(told, (QStringList{QStringLiteral("good"), QStringLiteral("broken")}));
    }

    void whatIsCancelledIsNotWaitedFor()
    {
        WriteQueue queue({[](const QString&) {}, [](const Error&) {}});
        queue.add(QStringLiteral("slow"),
                  WriteQueue::Write([](const std::stop_token& cancelled) -> Result<void> {
                      while (!cancelled.stop_requested())
                          QThread::msleep(1);
                      return Error{};
                  }));
        QCOMPARE(PendingWrite::first(), QStringLiteral("slow"));
        queue.cancel();
        QVERIFY(LastWrites::finish());
    }

    void aSlowOneIsShownAndCanBeGivenUp()
    {
        const Gate gate = closedGate();
        WriteQueue queue({[](const QString&) {}, [](const Error&) {}});
        queue.add(QStringLiteral("/a/slow/disk/report.html"), [gate]() -> Result<void> {
            gate->acquire();
            return {};
        });
        QString told;
        bool stays = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            QWidget* window = shownWindow();
            if (!window)
                return;
            look.stop();
            told = window->findChild<QLabel*>(QStringLiteral("lastWritesText"))->text();
            // Only the button gives up.
            QTest::keyClick(window, Qt::Key_Escape);
            QTest::keyClick(window, Qt::Key_Return);
            window->close();
            stays = window->isVisible();
            QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("giveUpWrites")),
                              Qt::LeftButton);
        });
        look.start(10);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!LastWrites::finish(std::chrono::milliseconds(200)));
        QVERIFY(timer.elapsed() >= 200);
        QCOMPARE(told, QStringLiteral("Writing report.html…"));
        QVERIFY(stays);
        QVERIFY(!shownWindow());
        gate->release();
        QTRY_VERIFY(PendingWrite::first().isEmpty() && !queue.busy());
    }
};

DOPPLER_TEST_WITH(QApplication, LastWritesTest)

} // namespace last_writes_test

#include "last_writes.moc"
