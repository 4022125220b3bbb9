// SPDX-License-Identifier: GPL-3.0-or-later
// A run presented to an audience: full screen, steps by keys and remotes, pointer, annotations that sessions
// save, a lesson in large letters.
#include "widgets/presentation/presentation.h"

#include "tests/lectures/lecture_room.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/playback/playback.h"
#include "widgets/presentation/presentation_legend.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>

namespace presentation_test {

using namespace doppler;
using doppler::tests::contentOf;
using doppler::tests::LectureRoom;

namespace {

/// An open run and its presentation.
struct Talk : LectureRoom {
    PresentationView* view = nullptr;
    bool fullScreen = false;

    explicit Talk(const char* language = "en") : LectureRoom(language)
    {
        openRun();
        action("present")->trigger();
        view = window.presentation().view();
        if (!view)
            qFatal("nothing is presented");
        fullScreen = view->isFullScreen();
        view->resize(1280, 800);
        if (!QTest::qWaitForWindowActive(view))
            qFatal("the presentation is not in front");
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(view->focusWidget() ? view->focusWidget() : view, static_cast<Qt::Key>(key),
                        modifiers);
    }
    [[nodiscard]] QString label(const char* name) const
    {
        return view->findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QString position() const { return label("presentationPosition"); }
    [[nodiscard]] double makespan() { return window.workbench().run()->schedule.makespan; }
    [[nodiscard]] double time() const { return window.playback()->time(); }
    void annotate(const char* text)
    {
        press(Qt::Key_A);
        QTest::keyClicks(view->findChild<QLineEdit*>(QStringLiteral("ganttMarkerField")),
                         QLatin1String(text));
        press(Qt::Key_Return);
    }
};

} // namespace

class PresentationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }

    void stepsAreStartAnnotationsAndEnd()
    {
        const MarkerList markers(
            {{2, QStringLiteral("b")}, {1, QStringLiteral("a")}, {99, QStringLiteral("out")}});
        const auto steps = talkSteps(markers, 4);
        QCOMPARE(steps.size(), 4U);
        QCOMPARE(steps[1].note, QStringLiteral("a"));
        QCOMPARE(talkStepAt(steps, 0), 0U);
        QCOMPARE(talkStepAt(steps, 1.5), 1U);
        QCOMPARE(talkStepAt(steps, 4), 3U);
        QCOMPARE(talkSteps(MarkerList({{0, QStringLiteral("first")}, {4, QStringLiteral("last")}}), 4).size(),
                 2U);
    }

    void itIsFullScreenAndLarge()
    {
        LectureRoom empty;
        QVERIFY(!empty.action("present")->isEnabled());
        Talk talk;
        QVERIFY(talk.view->isVisible() && talk.fullScreen);
        QVERIFY(talk.view->gantt()->font().pointSizeF() > 1.4 * QApplication::font().pointSizeF());
        QVERIFY(talk.label("presentationTitle").contains(QStringLiteral("chainmm")));
        QVERIFY(talk.view->gantt()->run() == talk.window.workbench().run());
        const QStringList legend = talk.view->legend()->entries();
        QVERIFY(legend.contains(QStringLiteral("transfer")) &&
                legend.contains(QStringLiteral("critical path")));
        QCOMPARE(legend.size(), 6);
        talk.action("present")->trigger(); // It is open already.
        QCOMPARE(talk.window.findChildren<PresentationView*>().size(), 1);
    }

    /// A larger screen shows as much, larger: letters have the same share of it.
    void lettersGrowWithTheScreen()
    {
        Talk talk;
        const auto letters = [&](const QSize& screen, const QWidget* of) {
            talk.view->resize(screen);
            return of->font().pointSizeF() / screen.height();
        };
        const auto* title = talk.view->findChild<QLabel*>(QStringLiteral("presentationTitle"));
        for (const QWidget* part :
             {static_cast<const QWidget*>(talk.view->gantt()), static_cast<const QWidget*>(title)}) {
            const double usual = letters({1440, 900}, part);
            QVERIFY(std::abs(letters({3840, 2160}, part) / usual - 1) < 0.1);
            QVERIFY(letters({900, 1600}, part) < 0.6 * usual); // A narrow one has no room for larger ones.
        }
        talk.view->resize(3840, 2160);
        QTest::qWait(0);
        const GanttFrame frame = talk.view->gantt()->frame();
        const std::size_t last = talk.view->gantt()->chart()->rows().size() - 1;
        QVERIFY(frame.row(last).bottom() > frame.plot().center().y() * 1.2); // The rows fill the chart.
    }

    void escapeLeavesIt()
    {
        Talk talk;
        const QPointer<PresentationView> view = talk.view;
        talk.press(Qt::Key_Escape);
        QTRY_VERIFY(!view);
        QVERIFY(!talk.window.presentation().view());
        talk.window.playback()->seek(talk.makespan() / 2); // Nobody shows it any more.
        talk.action("present")->trigger();
        QVERIFY(talk.window.presentation().view());
    }

    void annotationsAreAddedShownSteppedAndSaved()
    {
        Talk talk;
        QCOMPARE(talk.position(), QStringLiteral("1 of 2"));
        talk.window.playback()->seek(talk.makespan() / 4);
        talk.annotate("Devices wait");
        QCOMPARE(talk.time(), talk.makespan() / 4); // Return went to no other step.
        talk.window.playback()->seek(talk.makespan() / 2);
        talk.annotate("The long kernel");
        const MarkerList markers = talk.window.workbench().focus().markers();
        QCOMPARE(markers.all().size(), 2U);
        QVERIFY(talk.view->gantt()->markers() == markers && talk.window.ganttView()->markers() == markers);
        QCOMPARE(talk.view->text(), QStringLiteral("The long kernel"));
        QCOMPARE(talk.position(), QStringLiteral("3 of 4"));

        for (const int key : {Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace, Qt::Key_P}) {
            talk.press(Qt::Key_End);
            talk.press(key);
            QCOMPARE(talk.time(), talk.makespan() / 2);
        }
        for (const int key :
             {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space, Qt::Key_N, Qt::Key_Return}) {
            talk.press(Qt::Key_Home);
            QCOMPARE(talk.time(), 0.0);
            talk.press(key);
            QCOMPARE(talk.view->text(), QStringLiteral("Devices wait"));
        }
        talk.press(Qt::Key_Right, Qt::ShiftModifier); // An event further on, within the step.
        QVERIFY(talk.time() > talk.makespan() / 4 && talk.time() < talk.makespan() / 2);
        talk.press(Qt::Key_Left);
        QCOMPARE(talk.time(), talk.makespan() / 4);

        const QString file = talk.in("talk.doppler");
        talk.window.sessions().keeper().save(file);
        QTRY_VERIFY(contentOf(file).contains("The long kernel"));
        talk.press(Qt::Key_Delete);
        QCOMPARE(talk.window.workbench().focus().markers().all().size(), 1U);
        QCOMPARE(talk.position(), QStringLiteral("1 of 3"));
    }

    void anAnnotationCanBeCancelled()
    {
        Talk talk;
        talk.press(Qt::Key_A);
        talk.press(Qt::Key_Escape);
        QVERIFY(talk.view->isVisible());
        QVERIFY(talk.window.workbench().focus().markers().empty());
        talk.press(Qt::Key_End); // Keys are the presentation's again.
        QCOMPARE(talk.time(), talk.makespan());
    }

    void thePointerFollowsMouseAndKeys()
    {
        Talk talk;
        using Kind = PresentationPointer::Kind;
        PresentationPointer* pointer = talk.view->pointer();
        talk.press(Qt::Key_L);
        QCOMPARE(pointer->kind(), Kind::Dot);
        QMouseEvent move(QEvent::MouseMove, QPointF(200, 60),
                         talk.view->gantt()->mapToGlobal(QPointF(200, 60)), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(talk.view->gantt(), &move);
        QCOMPARE(pointer->place(), talk.view->gantt()->mapTo(talk.view, QPoint(200, 60)));
        const QImage dot = talk.view->grab().toImage();
        QCOMPARE(dot.pixelColor(pointer->place()), QColor(0xe0, 0x20, 0x20));
        talk.press(Qt::Key_S);
        QCOMPARE(pointer->kind(), Kind::Spotlight);
        const QImage light = talk.view->grab().toImage();
        QVERIFY(light.pixelColor(2, 790).lightness() < dot.pixelColor(2, 790).lightness() - 50);
        const QPoint before = pointer->place();
        talk.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(pointer->place(), before + QPoint(40, 0));
        for (int i = 0; i < 100; ++i)
            talk.press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(pointer->place().y(), 0);
        talk.press(Qt::Key_S);
        QCOMPARE(pointer->kind(), Kind::None);
        QVERIFY(!pointer->isVisible());
    }

    void screenAndKeys()
    {
        Talk talk;
        talk.press(Qt::Key_B);
        QVERIFY(talk.view->dark());
        talk.press(Qt::Key_Period);
        QVERIFY(!talk.view->dark());
        talk.press(Qt::Key_H);
        QVERIFY(talk.view->keysShown());
        talk.press(Qt::Key_H);
        QVERIFY(!talk.view->keysShown());
        const auto whole = talk.view->gantt()->visibleRange();
        talk.press(Qt::Key_Plus);
        QVERIFY(talk.view->gantt()->visibleRange() != whole);
        talk.press(Qt::Key_F);
        QCOMPARE(talk.view->gantt()->visibleRange(), whole);
        talk.press(Qt::Key_Space, Qt::ShiftModifier);
        QVERIFY(talk.window.playback()->isPlaying());
        talk.press(Qt::Key_Space, Qt::ShiftModifier);
        QVERIFY(!talk.window.playback()->isPlaying());
    }

    void aLessonIsPresentedStepByStep()
    {
        LectureRoom room;
        room.start(QStringLiteral("barrier"));
        room.action("present")->trigger();
        PresentationView* view = room.window.presentation().view();
        QVERIFY(view);
        const auto* position = view->findChild<QLabel*>(QStringLiteral("presentationPosition"));
        QCOMPARE(position->text(), QStringLiteral("1 of 6"));
        QVERIFY(view->text().startsWith(QStringLiteral("### A run without barriers")));
        QVERIFY(!view->text().contains(QStringLiteral("{makespan}")));
        QTest::keyClick(view, Qt::Key_PageDown); // Does what the step asks for.
        room.settle();
        QCOMPARE(position->text(), QStringLiteral("1 of 6"));
        QVERIFY(room.player().stepDone());
        QTest::keyClick(view, Qt::Key_PageDown);
        room.settle();
        QCOMPARE(position->text(), QStringLiteral("2 of 6"));
        QTest::keyClick(view, Qt::Key_PageUp);
        room.settle();
        QCOMPARE(position->text(), QStringLiteral("1 of 6"));
    }

    void ofManyDevicesTheLegendCountsTheRest()
    {
        LectureRoom room;
        room.window.workbench().openSession(
            {QStringLiteral("chainmm"), QStringLiteral("64xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY_WITH_TIMEOUT(room.window.workbench().run() && !room.window.workbench().busy(), 60000);
        PresentationLegend legend;
        legend.resize(1000, 100);
        legend.setRun(room.window.workbench().run());
        const QStringList entries = legend.entries();
        QVERIFY2(entries.size() < 40, qPrintable(entries.join(QLatin1Char(' '))));
        QVERIFY(entries.filter(QStringLiteral("more")).size() == 1);
        QCOMPARE(entries.last(), QStringLiteral("critical path"));
    }
};

DOPPLER_TEST_WITH(QApplication, PresentationTest)

} // namespace presentation_test

#include "presentation.moc"
