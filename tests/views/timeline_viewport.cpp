// SPDX-License-Identifier: GPL-3.0-or-later
// The visible part of a timeline under wheel, keys and pointer, without a window.
#include "widgets/gantt/timeline/timeline_viewport.h"

#include "core/base/random.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>
#include <cmath>

namespace timeline_viewport_test {

using namespace doppler;
using Gesture = TimelineViewport::Gesture;
using Target = TimelineViewport::Target;

namespace {

constexpr double seconds = 10;
constexpr double last = 8;
constexpr double left = 100;
constexpr double width = 816; // 800 pixels for ten seconds, and a margin on either side.
constexpr double dragDistance = 10;

void prepare(TimelineViewport& viewport)
{
    viewport.setDuration(seconds, last);
    viewport.setStrip(left, width);
    viewport.setScrolling({300, 27, 120});
}

void compare(double one, double other)
{
    QVERIFY2(std::abs(one - other) < 1e-9, qPrintable(QString::number(one)));
}

/// No input may show more than the run and its margins.
void staysWithinLimits(const TimelineViewport& viewport)
{
    const TimeAxis& axis = viewport.axis();
    const double margin = TimeAxis::margin * axis.secondsPerPixel() + 1e-9;
    QVERIFY(axis.begin() >= -margin);
    QVERIFY(axis.end() <= seconds + margin);
    QVERIFY(axis.end() > axis.begin());
    QVERIFY(viewport.scroll() >= 0 && viewport.scroll() <= 300);
}

} // namespace

class TimelineViewportTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void showsEverythingAtFirst()
    {
        TimelineViewport viewport;
        prepare(viewport);
        QVERIFY(viewport.axis().fitted());
        compare(viewport.axis().x(0), 108);
        compare(viewport.axis().x(seconds), 908);
    }

    void theWheelZoomsAboutThePointer()
    {
        TimelineViewport viewport;
        prepare(viewport);
        QSignalSpy changed(&viewport, &TimelineViewport::rangeChanged);
        viewport.turnWheel({0, 120}, false, 508, false);
        compare(viewport.axis().secondsPerPixel(), seconds / 800 / TimelineViewport::wheelStep);
        compare(viewport.axis().seconds(508), 5);
        QCOMPARE(changed.size(), 1);
    }

    void theWheelPansSidewaysAndWithShift()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(4, 6);
        const double tenth = (viewport.axis().end() - viewport.axis().begin()) / 10;
        const double begin = viewport.axis().begin();
        viewport.turnWheel({0, -120}, true, 508, false);
        compare(viewport.axis().begin(), begin + tenth);
        viewport.turnWheel({120, 0}, false, 508, false);
        compare(viewport.axis().begin(), begin);
    }

    void theWheelScrollsOverTheNames()
    {
        TimelineViewport viewport;
        prepare(viewport);
        QSignalSpy scrolled(&viewport, &TimelineViewport::scrolled);
        QSignalSpy changed(&viewport, &TimelineViewport::rangeChanged);
        viewport.turnWheel({0, -120}, false, 20, true);
        QCOMPARE(viewport.scroll(), 27.0);
        viewport.turnWheel({0, 600}, false, 20, true);
        QCOMPARE(viewport.scroll(), 0.0);
        viewport.turnWheel({0, 120}, false, 20, true); // At the top already.
        QCOMPARE(scrolled.size(), 2);
        QCOMPARE(changed.size(), 0);
    }

    void keysZoomAboutPointerCursorOrMiddle()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(2, 8);
        viewport.setTime(4, false);
        const double under = viewport.axis().seconds(300);
        QVERIFY(viewport.pressKey(Qt::Key_W, 300));
        compare(viewport.axis().seconds(300), under);
        const double cursor = viewport.axis().x(4);
        QVERIFY(viewport.pressKey(Qt::Key_Plus, 20)); // Not over the strip.
        compare(viewport.axis().x(4), cursor);
        viewport.setTime(9.9, false); // Not visible.
        const double middle = viewport.axis().seconds(left + width / 2);
        QVERIFY(viewport.pressKey(Qt::Key_S, {}));
        compare(viewport.axis().seconds(left + width / 2), middle);
    }

    void zoomingInAndOutRestoresTheRange()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(3, 5);
        const auto [begin, end] = std::pair(viewport.axis().begin(), viewport.axis().end());
        for (const double x : {150.0, 500.0, 900.0}) {
            viewport.zoomIn(x);
            viewport.zoomOut(x);
            compare(viewport.axis().begin(), begin);
            compare(viewport.axis().end(), end);
        }
    }

    void keysPanAndFit()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(4, 6);
        const double begin = viewport.axis().begin();
        QVERIFY(viewport.pressKey(Qt::Key_D, {}));
        compare(viewport.axis().begin(), begin + 0.25);
        QVERIFY(viewport.pressKey(Qt::Key_A, {}));
        compare(viewport.axis().begin(), begin);
        QVERIFY(viewport.pressKey(Qt::Key_F, {}));
        QVERIFY(viewport.axis().fitted());
        QVERIFY(!viewport.pressKey(Qt::Key_Q, {}));
    }

    void keysAskForTheEndsAndScrollByPages()
    {
        TimelineViewport viewport;
        prepare(viewport);
        QSignalSpy requested(&viewport, &TimelineViewport::timeRequested);
        QVERIFY(viewport.pressKey(Qt::Key_End, {}));
        QVERIFY(viewport.pressKey(Qt::Key_Home, {}));
        QCOMPARE(requested.size(), 2);
        QCOMPARE(requested[0][0].toDouble(), last);
        QCOMPARE(requested[1][0].toDouble(), 0.0);
        QCOMPARE(viewport.time(), 0.0); // It only asks.
        QVERIFY(viewport.pressKey(Qt::Key_PageDown, {}));
        QCOMPARE(viewport.scroll(), 120.0);
        QVERIFY(viewport.pressKey(Qt::Key_PageUp, {}));
        QCOMPARE(viewport.scroll(), 0.0);
    }

    void aDragOnTheBarsPansBothWays()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(4, 6);
        viewport.scrollTo(100);
        const double under = viewport.axis().seconds(500);
        viewport.press(Qt::LeftButton, {500, 50}, Target::Bars);
        viewport.move({504, 50}, dragDistance);
        QCOMPARE(viewport.gesture(), Gesture::Press); // Not far enough yet.
        viewport.move({540, 30}, dragDistance);
        QCOMPARE(viewport.gesture(), Gesture::Pan);
        compare(viewport.axis().seconds(536), under); // What follows the first step only.
        QCOMPARE(viewport.scroll(), 120.0);
        QCOMPARE(viewport.release(), Gesture::Pan);
        QCOMPARE(viewport.gesture(), Gesture::None);
    }

    void aClickIsNoDrag()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.press(Qt::LeftButton, {500, 50}, Target::Bars);
        QCOMPARE(viewport.release(), Gesture::Press);
        viewport.press(Qt::LeftButton, {500, 50}, Target::None);
        QCOMPARE(viewport.release(), Gesture::None);
        viewport.press(Qt::MiddleButton, {500, 50}, Target::None);
        QCOMPARE(viewport.release(), Gesture::Pan);
    }

    void scrubbingStaysWithinTheRun()
    {
        TimelineViewport viewport;
        prepare(viewport);
        QSignalSpy requested(&viewport, &TimelineViewport::timeRequested);
        viewport.press(Qt::LeftButton, {508, 5}, Target::Cursor);
        viewport.move({5000, 5}, dragDistance);
        viewport.move({-5000, 5}, dragDistance);
        QCOMPARE(requested.size(), 3);
        compare(requested[0][0].toDouble(), 5);
        QCOMPARE(requested[1][0].toDouble(), seconds);
        QCOMPARE(requested[2][0].toDouble(), 0.0);
        QVERIFY(viewport.axis().fitted());
    }

    void thePageTurnsForACursorThatLeavesIt()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(2, 4);
        viewport.setTime(3, true);
        QSignalSpy changed(&viewport, &TimelineViewport::rangeChanged);
        viewport.setTime(4.5, false);
        QCOMPARE(changed.size(), 0);
        viewport.setTime(3, true);
        viewport.setTime(4.5, true);
        QCOMPARE(changed.size(), 1);
        compare(viewport.axis().x(4.5), left + 0.1 * width);
        viewport.press(Qt::LeftButton, {200, 5}, Target::Cursor);
        viewport.setTime(9, true); // Not below the user's hand.
        QCOMPARE(changed.size(), 1);
    }

    void theCursorIsCaughtNearItsLine()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.setTime(5, false);
        QVERIFY(viewport.nearCursor(504.5) && viewport.nearCursor(511.5));
        QVERIFY(!viewport.nearCursor(503.5) && !viewport.nearCursor(512.5));
    }

    void anotherTimelineStartsFromTheTopAndWhole()
    {
        TimelineViewport viewport;
        prepare(viewport);
        viewport.show(2, 3);
        viewport.scrollTo(50);
        viewport.reset();
        prepare(viewport);
        QVERIFY(viewport.axis().fitted());
        QCOMPARE(viewport.scroll(), 0.0);
        viewport.scrollTo(250);
        viewport.setScrolling({100, 27, 120}); // Rows went.
        QCOMPARE(viewport.scroll(), 100.0);
    }

    void noInputLeavesTheLimits()
    {
        TimelineViewport viewport;
        prepare(viewport);
        Random random(7);
        constexpr int keys[] = {Qt::Key_W, Qt::Key_S, Qt::Key_A, Qt::Key_D, Qt::Key_PageUp, Qt::Key_PageDown};
        for (int i = 0; i < 5000; ++i) {
            const double x = left + width * random.uniform();
            const int turn = static_cast<int>(random.below(1441)) - 720;
            switch (random.below(4)) {
            case 0:
                viewport.turnWheel({0, turn}, false, x, false);
                break;
            case 1:
                viewport.turnWheel({turn, 0}, random.below(2) == 0, x, random.below(2) == 0);
                break;
            case 2:
                viewport.pressKey(keys[random.below(std::size(keys))], x);
                break;
            default:
                viewport.press(Qt::MiddleButton, {x, 0}, Target::None);
                viewport.move({x + turn, turn * 0.5}, dragDistance);
                viewport.release();
            }
            staysWithinLimits(viewport);
        }
    }

    void zoomingHoldsTheAnchorUnlessALimitMovesIt()
    {
        TimelineViewport viewport;
        prepare(viewport);
        Random random(11);
        for (int i = 0; i < 2000; ++i) {
            viewport.show(4 + random.uniform(), 5.5 + random.uniform());
            const double x = left + width * random.uniform();
            const double held = viewport.axis().seconds(x);
            viewport.turnWheel({0, 120}, false, x, false);
            QVERIFY(std::abs(viewport.axis().x(held) - x) < 1e-6);
        }
    }
};

DOPPLER_TEST(TimelineViewportTest)

} // namespace timeline_viewport_test

#include "timeline_viewport.moc"
