// SPDX-License-Identifier: GPL-3.0-or-later
// Where animations go besides GIF files: numbered pictures, videos by another program; and what stays of
// those that fail.
#include "tests/support/runner.h"
#include "tests/window/animation_sample.h"
#include "tests/window/scratch_folder.h"
#include "widgets/animation/png_frames.h"
#include "widgets/animation/video_pipe.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>
#include <csignal>
#include <thread>

#include <sys/resource.h>

namespace animation_files_test {

using namespace doppler;

namespace {

QStringList contentOf(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// A program called ffmpeg, first in the path for as long as this lives.
class FakeFfmpeg {
public:
    explicit FakeFfmpeg(const QByteArray& script) : before(qgetenv("PATH"))
    {
        QFile program(folder.filePath(QStringLiteral("ffmpeg")));
        if (!program.open(QIODevice::WriteOnly) || program.write("#!/bin/sh\n" + script) < 0)
            qFatal("no script");
        program.close();
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", QFile::encodeName(folder.path()) + ':' + before);
    }
    ~FakeFfmpeg() { qputenv("PATH", before); }
    FakeFfmpeg(const FakeFfmpeg&) = delete;
    FakeFfmpeg& operator=(const FakeFfmpeg&) = delete;

private:
    tests::ScratchFolder folder;
    QByteArray before;
};

/// Files cannot grow beyond this for as long as it lives, as on a disk that is nearly full.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) : handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &before);
        const rlimit limit{bytes, before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit before{};
    void (*handler)(int);
};

} // namespace

class AnimationFiles : public QObject {
    Q_OBJECT

    Result<QString> exported(
        const QString& target, const AnimationPlan& plan = sample::shortPlan(),
        const std::stop_token& stop = {}, const std::function<void(int)>& report = [](int) {})
    {
        return exportAnimation(m_shown->scene(plan), plan, target, stop, report);
    }
    std::unique_ptr<sample::AnimatedRun> m_shown;

private slots:
    /// The disk takes a part of a frame: the message names the reason, not "Unknown error".
    void aFullDiskIsNamed()
    {
        const tests::ScratchFolder folder;
        QImage noise(300, 300, QImage::Format_RGB32);
        uint state = 1; // Random pixels, which PNG cannot compress.
        for (int y = 0; y < noise.height(); ++y)
            for (int x = 0; x < noise.width(); ++x)
                noise.setPixel(x, y, state = state * 1664525U + 1013904223U);
        PngFrames frames(folder.filePath(QStringLiteral("frames/")), 1);
        {
            const FileSizeLimit limit(10'000);
            QVERIFY(!frames.add(noise));
        }
        const auto finished = frames.finish();
        QVERIFY(!finished);
        QVERIFY2(finished.error().english().ends_with("File too large"), finished.error().english().c_str());
    }

    void initTestCase() { m_shown = std::make_unique<sample::AnimatedRun>(sample::chainmm()); }
    void cleanupTestCase() { m_shown.reset(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void namesOfFrames()
    {
        tests::ScratchFolder folder;
        const QString home = folder.path() + QLatin1Char('/');
        const auto nameOf = [](const QString& target, int frame, int frames) {
            const FramePattern pattern(target, frames);
            return pattern.folder + pattern.name(frame);
        };
        QCOMPARE(nameOf(home, 0, 10), home + QStringLiteral("frame-0001.png"));
        QCOMPARE(nameOf(folder.path(), 9, 10), home + QStringLiteral("frame-0010.png"));
        QCOMPARE(nameOf(home + QStringLiteral("new/"), 0, 12345),
                 home + QStringLiteral("new/frame-00001.png"));
        QCOMPARE(nameOf(home + QStringLiteral("run.png"), 2, 10), home + QStringLiteral("run-0003.png"));
        QCOMPARE(nameOf(home + QStringLiteral("a%03dz.png"), 2, 10), home + QStringLiteral("a003z.png"));
        QCOMPARE(nameOf(home + QStringLiteral("%d.png"), 11, 100), home + QStringLiteral("12.png"));
    }

    void framesAreWhatWasPainted()
    {
        tests::ScratchFolder folder;
        const QString target = folder.filePath(QStringLiteral("frames/"));
        const AnimationPlan plan = sample::shortPlan();
        const auto written = exported(target);
        QVERIFY(written.ok());
        QCOMPARE(*written, folder.filePath(QStringLiteral("frames/frame-0001.png")));
        const QStringList names = contentOf(target);
        QCOMPARE(names.size(), 10);
        QCOMPARE(names.last(), QStringLiteral("frame-0010.png"));
        AnimationPainter painter(m_shown->scene(plan));
        for (const int frame : {0, 3, 9}) {
            const QImage read(target + names[frame]);
            QCOMPARE(read.convertToFormat(QImage::Format_RGB32),
                     painter.frame(plan.timeOf(frame, m_shown->makespan())));
        }
    }

    void whatElseIsInTheFolderStays()
    {
        tests::ScratchFolder folder;
        QFile other(folder.filePath(QStringLiteral("notes.txt")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.close();
        QVERIFY(exported(folder.filePath(QStringLiteral("f%02d.png"))).ok());
        QCOMPARE(contentOf(folder.path()).size(), 11);
        QVERIFY(exported(folder.filePath(QStringLiteral("f%02d.png"))).ok()); // over those that are there
        QCOMPARE(contentOf(folder.path()).size(), 11);
    }

    void nothingStaysOfWhatWasStopped_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("GIF") << QStringLiteral("a.gif");
        QTest::newRow("frames") << QStringLiteral("frames/");
        QTest::newRow("video") << QStringLiteral("a.mp4");
    }
    void nothingStaysOfWhatWasStopped()
    {
        QFETCH(QString, name);
        const FakeFfmpeg ffmpeg("for last; do :; done\nexec cat > \"$last\"\n");
        tests::ScratchFolder folder;
        std::stop_source stop;
        const auto written =
            exported(folder.filePath(name), sample::shortPlan(), stop.get_token(), [&](int done) {
                QVERIFY(done <= 3);
                if (done == 3)
                    stop.request_stop();
            });
        QVERIFY(!written.ok());
        QVERIFY(QString::fromStdString(written.error().english()).contains(QStringLiteral("stopped")));
        QCOMPARE(contentOf(folder.path()), QStringList());
    }

    void anyThreadPaintsTheSame()
    {
        tests::ScratchFolder folder;
        const AnimationPlan plan = sample::shortPlan();
        QVERIFY(exported(folder.filePath(QStringLiteral("here.gif"))).ok());
        bool done = false;
        std::thread worker([&, scene = m_shown->scene(plan)] {
            done = exportAnimation(scene, plan, folder.filePath(QStringLiteral("there.gif")), {}, [](int) {
                   }).ok();
        });
        worker.join();
        QVERIFY(done);
        QFile here(folder.filePath(QStringLiteral("here.gif")));
        QFile there(folder.filePath(QStringLiteral("there.gif")));
        QVERIFY(here.open(QIODevice::ReadOnly) && there.open(QIODevice::ReadOnly));
        QVERIFY(here.readAll() == there.readAll());
    }

    void aVideoGetsEveryPixel()
    {
        const FakeFfmpeg ffmpeg("for last; do :; done\necho \"$@\" > \"$0.said\"\nexec cat > \"$last\"\n");
        tests::ScratchFolder folder;
        const AnimationPlan plan = sample::shortPlan();
        const QString file = folder.filePath(QStringLiteral("a.mp4"));
        QVERIFY(exported(file).ok());
        QCOMPARE(contentOf(folder.path()), QStringList{QStringLiteral("a.mp4")});
        QFile video(file);
        QVERIFY(video.open(QIODevice::ReadOnly));
        const QByteArray bytes = video.readAll();
        const qsizetype frameBytes = plan.size.width() * plan.size.height() * 4;
        QCOMPARE(bytes.size(), 10 * frameBytes);
        AnimationPainter painter(m_shown->scene(plan));
        const QImage last = painter.frame(m_shown->makespan());
        const QImage read(reinterpret_cast<const uchar*>(bytes.constData()) + 9 * frameBytes,
                          plan.size.width(), plan.size.height(), QImage::Format_RGB32);
        QCOMPARE(read, last.convertToFormat(QImage::Format_RGB32));
    }

    void aVideoThatFailsSaysWhy()
    {
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("a.webm"));
        {
            const FakeFfmpeg ffmpeg("echo first >&2\necho no such codec >&2\nexit 3\n");
            const auto written = exported(file);
            QVERIFY(!written.ok());
            const QString said = QString::fromStdString(written.error().english());
            QVERIFY2(said.contains(QStringLiteral("no such codec")) && said.contains(file), qPrintable(said));
        }
        QCOMPARE(contentOf(folder.path()), QStringList());
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(folder.path()));
        const auto written = exported(file);
        qputenv("PATH", path);
        QVERIFY(!written.ok());
        QVERIFY(QString::fromStdString(written.error().english()).contains(QStringLiteral("ffmpeg")));
    }

    void whatCannotBeIsRefused()
    {
        AnimationPlan fast = sample::shortPlan();
        fast.rate = 60;
        tests::ScratchFolder folder;
        QVERIFY(!exported(folder.filePath(QStringLiteral("a.gif")), fast).ok());
        QVERIFY(exported(folder.filePath(QStringLiteral("a.png")), fast).ok());
        for (const char* name : {"a.svg", "a", "a.gif.txt"})
            QVERIFY(!exported(folder.filePath(QLatin1String(name))).ok());
        for (const char* target : {"/proc/none/a.gif", "/proc/none/f/"}) {
            const auto written = exported(QLatin1String(target));
            QVERIFY(!written.ok());
            QVERIFY(QString::fromStdString(written.error().english()).contains(QStringLiteral("/proc/none")));
        }
    }
};

DOPPLER_TEST_WITH(QApplication, AnimationFiles)

} // namespace animation_files_test

#include "animation_files.moc"
