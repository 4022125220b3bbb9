// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runner.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/write_queue.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <atomic>
#include <semaphore>
#include <stdexcept>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace frame_job_test {

using namespace doppler;

class FrameJob : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void oneResultInTheOwnersThread()
    {
        QVector<int> results;
        Job<int> job({[&](const int& value) {
                          results += value;
                          QCOMPARE(QThread::currentThread(), qApp->thread());
                      },
                      [](const Error&) { QFAIL("no failure expected"); },
                      {}});
        std::thread::id worker;
        job.start([&worker](std::stop_token, const auto&) -> Result<int> {
            worker = std::this_thread::get_id();
            return 7;
        });
        QVERIFY(job.running());
        QTRY_COMPARE(results, QVector<int>{7});
        QVERIFY(!job.running());
        QVERIFY(worker != std::this_thread::get_id());
        QTRY_VERIFY(!job.busy());
    }

#ifdef Q_OS_LINUX
    /// The work's thread and those that it starts leave the processors to the window's.
    void workYieldsToTheWindow()
    {
        QVector<int> found;
        Job<QVector<int>> job({[&](const QVector<int>& values) { found = values; }, [](const Error&) {}, {}});
        job.start([](std::stop_token, const auto&) -> Result<QVector<int>> {
            const auto mine = [] { return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())); };
            QVector<int> values{mine()};
            std::thread([&] { values += mine(); }).join();
            return values;
        });
        QTRY_COMPARE(found.size(), 2);
        QVERIFY(found[0] >= 5);
        QCOMPARE(found[1], found[0]);
        QVERIFY(getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())) <= found[0]);
    }
#endif

    void failureIsAnotherHook()
    {
        QString failure;
        Job<int> job({[](const int&) { QFAIL("no result expected"); },
                      [&](const Error& error) { failure = QString::fromStdString(error.english()); },
                      {}});
        job.start([](std::stop_token, const auto&) -> Result<int> {
            return Error{{"broken"}, "file", "line 3"};
        });
        QTRY_COMPARE(failure, QStringLiteral("file: line 3: broken"));
        QVERIFY(!job.running());
    }

    void whatIsThrownIsAFailure()
    {
        QStringList failures;
        Job<int> job({[](const int&) { QFAIL("no result expected"); },
                      [&](const Error& error) { failures += QString::fromStdString(error.english()); },
                      {}});
        job.start([](std::stop_token, const auto&) -> Result<int> { throw std::bad_alloc(); });
        QTRY_COMPARE(failures, QStringList{QStringLiteral("not enough memory for this operation")});
        job.start([](std::stop_token, const auto&) -> Result<int> { throw std::runtime_error("odd"); });
        QTRY_COMPARE(failures.size(), 2);
        QCOMPARE(failures.last(), QStringLiteral("unexpected error: odd"));
        QTRY_VERIFY(!job.busy());
    }

    void theNewestWins()
    {
        QVector<int> results;
        Job<int> job(
            {[&](const int& value) { results += value; }, [](const Error&) { QFAIL("failed"); }, {}});
        std::binary_semaphore release(0);
        bool asked = false;
        // The first one does not look at its token until it is let go: its result comes too late.
        job.start([&](std::stop_token stop, const auto&) -> Result<int> {
            release.acquire();
            asked = stop.stop_requested();
            return 1;
        });
        job.start([](std::stop_token, const auto&) -> Result<int> { return 2; });
        QTRY_COMPARE(results, QVector<int>{2});
        QVERIFY(job.busy());
        release.release();
        QTRY_VERIFY(!job.busy());
        QCoreApplication::processEvents();
        QVERIFY(asked);
        QCOMPARE(results, QVector<int>{2});
    }

    void cancelDropsAndStopKeeps()
    {
        int results = 0;
        Job<int> job({[&](const int&) { ++results; }, [](const Error&) { QFAIL("failed"); }, {}});
        const auto untilStopped = [](std::stop_token stop, const auto&) -> Result<int> {
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 1;
        };
        job.start(untilStopped);
        job.cancel();
        QTRY_VERIFY(!job.busy());
        QCoreApplication::processEvents();
        QCOMPARE(results, 0);
        job.start(untilStopped);
        job.stop();
        QTRY_COMPARE(results, 1);
    }

    void progressIsThrottledAndStopsWithItsJob()
    {
        std::uint64_t last = 0;
        int steps = 0;
        bool done = false;
        Job<int> job({[&](const int&) { done = true; }, [](const Error&) { QFAIL("failed"); },
                      [&](const std::uint64_t& step) {
                          ++steps;
                          QVERIFY(step > last);
                          QVERIFY(!done);
                          last = step;
                      }});
        job.start([](std::stop_token, const auto& report) -> Result<int> {
            for (std::uint64_t i = 1; i <= 100000; ++i)
                report(i);
            return 0;
        });
        QTRY_VERIFY(done);
        QVERIFY(steps >= 1);
        QVERIFY2(steps < 1000, qPrintable(QString::number(steps)));
    }

    void aJobThatGoesLeavesItsThreadBehind()
    {
        auto ended = std::make_shared<std::atomic<bool>>(false);
        auto release = std::make_shared<std::binary_semaphore>(0);
        {
            Job<int> job({[](const int&) { QFAIL("no result expected"); },
                          [](const Error&) { QFAIL("no failure expected"); },
                          {}});
            job.start([ended, release](std::stop_token stop, const auto& report) -> Result<int> {
                release->acquire(); // Deaf to its token: the job must be able to go all the same.
                report(1);
                *ended = stop.stop_requested();
                return 1;
            });
        }
        QVERIFY(!*ended);
        release->release();
        QTRY_VERIFY(*ended);
        QCoreApplication::processEvents();
    }

    /// None is forgotten for the next, and none overtakes another.
    void filesAreWrittenOneAfterTheOther()
    {
        QStringList told;
        WriteQueue queue({[&](const QString& file) { told += file; },
                          [&](const Error& error) { told += QString::fromStdString(error.english()); }});
        QVERIFY(!queue.busy());
        std::binary_semaphore release(0);
        std::atomic<int> within = 0;
        QStringList written; // By one thread at a time.
        const auto write = [&](const char* name) {
            return [&, name]() -> Result<void> {
                if (++within > 1)
                    return Error{{"two at once"}, {}, {}};
                if (written.empty())
                    release.acquire();
                written += QLatin1String(name);
                --within;
                return name == std::string_view("b") ? Result<void>(Error{{"broken"}, name, {}})
                                                     : Result<void>();
            };
        };
        for (const char* name : {"a", "b", "c"})
            queue.add(QLatin1String(name), write(name));
        QVERIFY(queue.busy() && told.empty());
        release.release();
        QTRY_COMPARE(told,
                     (QStringList{QStringLiteral("a"), QStringLiteral("b: broken"), QStringLiteral("c")}));
        QCOMPARE(written, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        QTRY_VERIFY(!queue.busy());
    }

    void whatWaitsIsWrittenWhenItsQueueGoes()
    {
        auto count = std::make_shared<std::atomic<int>>(0);
        auto release = std::make_shared<std::binary_semaphore>(0);
        {
            WriteQueue queue(
                {[](const QString&) { QFAIL("nobody hears"); }, [](const Error&) { QFAIL("nobody hears"); }});
            queue.add(QStringLiteral("a"), [count, release]() -> Result<void> {
                release->acquire();
                ++*count;
                return {};
            });
            for (int i = 0; i < 2; ++i)
                queue.add(QStringLiteral("b"), [count]() -> Result<void> {
                    ++*count;
                    return {};
                });
        }
        release->release();
        QTRY_COMPARE(count->load(), 3);
        QCoreApplication::processEvents();
    }
};

DOPPLER_TEST(FrameJob)

} // namespace frame_job_test

#include "frame_job.moc"
