// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/playback.h"

#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "widgets/playback/event_times.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/ui/text/format.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>
#include <limits>

namespace playback_test {

using namespace doppler;
using namespace std::chrono_literals;

namespace {

/// A clock that stands until it is told.
struct ManualClock {
    std::chrono::nanoseconds now{0};
    Playback::Clock clock()
    {
        return [this] { return now; };
    }
};

} // namespace

class PlaybackTest : public QObject {
    Q_OBJECT
private slots:
    /// Of a warning only the offscreen platform's own, that it has no window manager, is no failure.
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)")); }
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void eventsOfThreeTasks()
    {
        const RunPtr run = sample::threeTasks();
        std::vector<double> seen;
        for (std::optional<double> at = -1; at; at = nextEvent(run->schedule, *at))
            seen.push_back(*at);
        QCOMPARE(seen, (std::vector<double>{-1, 0, 1, 2, 2.5, 4.5}));
        std::vector<double> back;
        for (std::optional<double> at = 5; at; at = previousEvent(run->schedule, *at))
            back.push_back(*at);
        QCOMPARE(back, (std::vector<double>{5, 4.5, 2.5, 2, 1, 0}));
        QVERIFY(!nextEvent({}, 0));
        QVERIFY(!previousEvent({}, 0));
    }

    void playsAtAConstantRatio()
    {
        ManualClock clock;
        Playback playback(clock.clock());
        QSignalSpy times(&playback, &Playback::timeChanged);
        QSignalSpy playing(&playback, &Playback::playingChanged);
        QSignalSpy ended(&playback, &Playback::ended);
        playback.play();
        QVERIFY2(!playback.isPlaying(), "nothing to play without a run");

        playback.setRun(sample::threeTasks());
        playback.play();
        clock.now += 3s;
        playback.advance();
        QCOMPARE(playback.time(), 4.5 * 3 / Playback::wholeRunSeconds);
        playback.setSpeed(2);
        clock.now += 1s;
        playback.advance();
        QCOMPARE(playback.time(), 4.5 * 5 / Playback::wholeRunSeconds);
        playback.pause();
        clock.now += 100s;
        playback.advance();
        QCOMPARE(playback.time(), 4.5 * 5 / Playback::wholeRunSeconds);
        playback.play();
        clock.now += 100s;
        playback.advance();
        QCOMPARE(playback.time(), 4.5);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playing.size(), 4);
        QVERIFY(times.size() >= 3);

        playback.play();
        QCOMPARE(playback.time(), 0.0);
        QVERIFY(playback.isPlaying());
    }

    void changeOfSpeedCountsFromNow()
    {
        ManualClock clock;
        Playback playback(clock.clock());
        playback.setRun(sample::threeTasks());
        playback.play();
        clock.now += 2s;
        playback.setSpeed(10);
        QCOMPARE(playback.time(), 4.5 * 2 / Playback::wholeRunSeconds);
        for (double wrong : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()})
            playback.setSpeed(wrong);
        QCOMPARE(playback.speed(), 10.0);
    }

    void sharesAnAxisWithOtherRuns()
    {
        Playback playback;
        playback.setRun(sample::threeTasks());
        playback.setReach(7);
        QSignalSpy told(&playback, &Playback::timeChanged);
        playback.setShift(1.5);
        QCOMPARE(told.size(), 1); // The time stays; that of the run is another.
        QCOMPARE(playback.time(), 0.0);
        QCOMPARE(playback.ownTime(), -1.5);
        for (double expected : {0.0, 1.0, 2.0, 2.5, 4.5}) {
            playback.stepForward();
            QCOMPARE(playback.ownTime(), expected);
            QCOMPARE(playback.time(), expected + 1.5);
        }
        playback.stepForward();
        QCOMPARE(playback.time(), 7.0);
        for (double expected : {4.5, 2.5}) {
            playback.stepBack();
            QCOMPARE(playback.ownTime(), expected);
        }
        // Whoever asks for a time of the run gets that time and none a bit beside it.
        for (const double shift : {0.1, 0.7, 1.1})
            for (const double own : {0.2, 0.3, 4.4}) {
                playback.setShift(shift);
                playback.seekOwn(own);
                playback.setReach(shift + 7);
                QVERIFY(playback.ownTime() == own);
                QCOMPARE(playback.time(), own + shift);
            }
        playback.seekOwn(-5);
        QCOMPARE(playback.time(), 0.0);
        playback.setShift(0);
        QCOMPARE(playback.ownTime(), 0.0);
    }

    void stepsAndJumps()
    {
        Playback playback;
        playback.setRun(sample::threeTasks());
        for (double expected : {1.0, 2.0, 2.5, 4.5, 4.5}) {
            playback.stepForward();
            QCOMPARE(playback.time(), expected);
        }
        for (double expected : {2.5, 2.0, 1.0, 0.0, 0.0}) {
            playback.stepBack();
            QCOMPARE(playback.time(), expected);
        }
        playback.toEnd();
        QCOMPARE(playback.time(), 4.5);
        playback.toStart();
        QCOMPARE(playback.time(), 0.0);
        playback.seek(1e9);
        QCOMPARE(playback.time(), 4.5);
        playback.seek(std::numeric_limits<double>::quiet_NaN());
        QCOMPARE(playback.time(), 4.5);
    }

    void anotherRunOfTheGraphGoesOn()
    {
        ManualClock clock;
        Playback playback(clock.clock());
        const RunPtr slow = sample::chainmm("single-device");
        const RunPtr quick = sample::chainmm("critical-path");
        QVERIFY(quick->schedule.makespan < slow->schedule.makespan);
        playback.setRun(slow);
        playback.play();
        clock.now += 1s;
        playback.advance();
        const double before = playback.time();
        QVERIFY(before > 0);
        playback.setRun(quick);
        QVERIFY(playback.isPlaying());
        QCOMPARE(playback.time(), before);
        playback.toEnd();
        playback.setRun(slow);
        QCOMPARE(playback.time(), slow->schedule.makespan);
        playback.play();
        playback.setRun(sample::threeTasks());
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playback.time(), 0.0);
        playback.setRun(nullptr);
        QCOMPARE(playback.duration(), 0.0);
    }

    void timerDrivesTheMotion()
    {
        Playback playback;
        playback.setRun(sample::threeTasks());
        QSignalSpy times(&playback, &Playback::timeChanged);
        playback.play();
        QTRY_VERIFY(times.size() >= 3);
        QVERIFY(playback.time() > 0);
    }

    void positionText_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<double>("duration");
        QTest::addColumn<QString>("text");
        QTest::newRow("ms") << 0.412e-3 << 2.35e-3 << QStringLiteral("0.412 / 2.350\u00a0ms");
        QTest::newRow("us") << 0.0 << 412e-6 << QStringLiteral("0.0 / 412.0\u00a0µs");
        QTest::newRow("s") << 10.0 << 45.25 << QStringLiteral("10.00 / 45.25\u00a0s");
        QTest::newRow("many s") << 10.0 << 123456.0 << QStringLiteral("10 / 123,456\u00a0s");
    }
    void positionText()
    {
        QFETCH(double, seconds);
        QFETCH(double, duration);
        QFETCH(QString, text);
        QLocale english(QLocale::English);
        QLocale::setDefault(english);
        QCOMPARE(formatPosition(seconds, duration), text);
        QLocale::setDefault(QLocale::c());
    }

    /// As a run that never ends.
    void whatHasNoEnd()
    {
        constexpr double endless = std::numeric_limits<double>::infinity();
        QCOMPARE(formatPosition(1, endless), QStringLiteral("1 / ∞\u00a0s"));
        QCOMPARE(formatPercent(endless), QStringLiteral("+∞\u00a0%"));
    }

    void barDrivesThePlayback()
    {
        Playback playback;
        PlaybackBar bar(&playback);
        bar.resize(1000, 40);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        auto* slider = bar.findChild<QSlider*>(QStringLiteral("playbackSlider"));
        auto* time = bar.findChild<QLabel*>(QStringLiteral("playbackTime"));
        auto* speed = bar.findChild<QComboBox*>(QStringLiteral("playbackSpeed"));
        auto* play = bar.findChild<QToolButton*>(QStringLiteral("playButton"));
        QVERIFY(slider && time && speed && play);
        QVERIFY(!play->isEnabled() && !slider->isEnabled());

        playback.setRun(sample::threeTasks());
        QVERIFY(play->isEnabled() && slider->isEnabled());
        QCOMPARE(time->text(), QStringLiteral("0.000 / 4.500\u00a0s"));
        const int width = time->width();
        playback.toEnd();
        QCOMPARE(time->text(), QStringLiteral("4.500 / 4.500\u00a0s"));
        QCOMPARE(time->width(), width);
        QCOMPARE(slider->value(), slider->maximum());
        playback.seek(1.0 / 3);
        QCOMPARE(playback.time(), 1.0 / 3); // The slider's coarser position must not come back.

        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
        QVERIFY(std::abs(playback.time() - 2.25) < 0.1);
        const double before = playback.time();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(std::abs(playback.time() - before - 0.045) < 1e-3);

        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(playback.isPlaying());
        QCOMPARE(bar.playAction()->text(), QStringLiteral("Pause"));
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!playback.isPlaying());

        speed->setFocus();
        speed->setCurrentIndex(speed->findData(5.0));
        emit speed->activated(speed->currentIndex());
        QCOMPARE(playback.speed(), 5.0);
        playback.setSpeed(0.5);
        QCOMPARE(speed->currentData().toDouble(), 0.5);
        // The window's menu has the same.
        const auto ticked = [&bar] {
            QStringList texts;
            for (const QAction* action : bar.speedMenu()->actions())
                if (action->isChecked())
                    texts += action->text();
            return texts;
        };
        QCOMPARE(bar.speedMenu()->actions().size(), static_cast<qsizetype>(Playback::speeds().size()));
        QCOMPARE(ticked(), QStringList{QStringLiteral("×0.5")});
        bar.speedMenu()->actions().constLast()->trigger();
        QCOMPARE(playback.speed(), 10.0);
        QCOMPARE(ticked(), QStringList{QStringLiteral("×10")});

        QSignalSpy critical(&bar, &PlaybackBar::criticalPathToggled);
        QSignalSpy transfers(&bar, &PlaybackBar::transfersToggled);
        bar.criticalPathAction()->trigger();
        bar.transfersAction()->trigger();
        QCOMPARE(critical.size(), 1);
        QCOMPARE(critical[0][0].toBool(), false);
        QCOMPARE(transfers.size(), 1);
        auto* box = bar.findChild<QToolButton*>(QStringLiteral("transfersSwitch"));
        QVERIFY(box && !box->isChecked());
        QVERIFY(bar.findChildren<QCheckBox*>().isEmpty()); // Toggles of a tool bar are buttons, all of them.
        box->click();
        QVERIFY(bar.transfersAction()->isChecked());
        // Where there is no room for all, the boxes go before the slider is of no use.
        bar.show();
        for (int pixels = bar.sizeHint().width() + 100; pixels >= bar.minimumSizeHint().width();
             pixels -= 7) {
            bar.resize(pixels, bar.height());
            QApplication::processEvents();
            if (!box->isVisible())
                continue;
            QVERIFY(bar.findChild<QSlider*>(QStringLiteral("playbackSlider"))->width() >= 80);
            QVERIFY(box->width() >= box->sizeHint().width());
        }
        QVERIFY(!box->isVisible());
    }

    void keysWorkAndAreLeftToThoseWhoNeedThem()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        Playback playback;
        auto* bar = new PlaybackBar(&playback);
        auto* plain = new QWidget;
        plain->setFocusPolicy(Qt::StrongFocus);
        auto* list = new QListWidget;
        list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        for (QWidget* widget : {static_cast<QWidget*>(bar), plain, static_cast<QWidget*>(list)})
            column->addWidget(widget);
        playback.setRun(sample::threeTasks());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));

        plain->setFocus();
        QTest::keyClick(plain, Qt::Key_Right);
        QCOMPARE(playback.time(), 1.0);
        QTest::keyClick(plain, Qt::Key_End);
        QCOMPARE(playback.time(), 4.5);
        QTest::keyClick(plain, Qt::Key_Left);
        QCOMPARE(playback.time(), 2.5);
        QTest::keyClick(plain, Qt::Key_Space);
        QVERIFY(playback.isPlaying());
        QTest::keyClick(plain, Qt::Key_Home);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playback.time(), 0.0);

        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(playback.time(), 0.0);
        QCOMPARE(list->currentRow(), 1);
    }

    void everythingIsNamedAndTinted()
    {
        Playback playback;
        PlaybackBar bar(&playback);
        for (const QWidget* widget : bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            QVERIFY2(button ? !button->text().isEmpty() : !widget->accessibleName().isEmpty(),
                     qPrintable(widget->objectName()));
        }
        QVERIFY(!bar.accessibleName().isEmpty());
        for (const QAction* action : bar.actions())
            QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
        QCOMPARE(bar.stepForwardAction()->toolTip(), QStringLiteral("Next event (Right)"));
    }
};

DOPPLER_TEST_WITH(QApplication, PlaybackTest)

} // namespace playback_test

#include "playback.moc"
