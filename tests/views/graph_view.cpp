// SPDX-License-Identifier: GPL-3.0-or-later
// What the graph view shows.
#include "widgets/graph_view/graph_view.h"

#include "core/catalog/builtin_topologies.h"
#include "core/workloads/api/workload.h"
#include "tests/window/light_application.h"
#include "tests/window/pseudo_language.h"
#include "tests/window/shown_graph.h"
#include "widgets/graph_view/picture/legend.h"

#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>

namespace graph_view_test {

using namespace doppler;
using samples::Shown;

class GraphViewTest : public QObject {
    Q_OBJECT

private slots:
    /// Of a warning only the offscreen platform's own, that it has no window manager, is no failure.
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void emptyStateSaysWhatToDo()
    {
        GraphView view;
        view.resize(500, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy opened(&view, &GraphView::openRequested);
        auto* button = view.findChild<QPushButton*>(QStringLiteral("openGraph"));
        QVERIFY(button && button->isVisible());
        QVERIFY(view.rect().contains(QRect(button->mapTo(&view, QPoint()), button->size())));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(view.grab().toImage().pixelColor(3, 3), tokens(view.palette()).canvas);
        QTest::keyClick(&view, Qt::Key_F); // Nothing to fit, nothing to fear.
        QTest::keyClick(&view, Qt::Key_Plus);
    }

    void showsGraphAndEmptiesAgain()
    {
        Shown shown;
        QVERIFY(!shown.view.findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
        QVERIFY(shown.view.rect().contains(shown.place(0)));
        QCOMPARE(shown.view.picture().swatchOf.size(), std::size_t{4});
        shown.view.setGraph(nullptr, nullptr);
        QVERIFY(shown.view.picture().empty());
        QVERIFY(shown.view.findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
    }

    void keepsThePictureUntilTheNextIsThere()
    {
        Shown shown;
        const GraphPtr next = samples::layered(50, 5, 1);
        QSignalSpy started(&shown.view, &GraphView::layoutStarted);
        QSignalSpy finished(&shown.view, &GraphView::layoutFinished);
        shown.view.setGraph(next, nullptr);
        shown.view.setRun(samples::runOf(next, "4xP100", "round-robin"));
        QCOMPARE(started.size(), 1);
        QCOMPARE(shown.view.picture().graph, shown.graph);
        QCOMPARE(shown.view.picture().run, shown.run);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(shown.view.picture().graph, next);
        QVERIFY(shown.view.picture().run);
    }

    void runOfAnotherGraphCountsAsNone()
    {
        Shown shown;
        shown.view.setRun(samples::runOf(samples::layered(20, 4, 1), "4xP100", "round-robin"));
        QVERIFY(!shown.view.picture().run);
        QCOMPARE(shown.view.picture().swatchOf[0], noSwatch);
    }

    void playbackShowsStates()
    {
        Shown shown;
        auto* key = shown.view.findChild<StateKey*>();
        QVERIFY(!key->isVisible());
        const QImage plain = shown.view.grab().toImage();
        shown.view.setTime(0.0);
        QVERIFY(key->isVisible());
        const QImage start = shown.view.grab().toImage();
        QVERIFY(start != plain);
        QCOMPARE(shown.view.picture().stateOf(VertexId{3}), std::optional(VertexState::Waiting));
        // Hollow: the canvas shows through, above the label's middle.
        const QPoint hollow = shown.place(3) + QPoint(40, -5);
        QCOMPARE(start.pixelColor(hollow), tokens(shown.view.palette()).canvas);
        shown.view.setTime(shown.run->schedule.makespan);
        QCOMPARE(shown.view.picture().stateOf(VertexId{3}), std::optional(VertexState::Done));
        QVERIFY(shown.view.grab().toImage().pixelColor(hollow) != tokens(shown.view.palette()).canvas);
        shown.view.setTime({});
        QVERIFY(!key->isVisible());
        QCOMPARE(shown.view.grab().toImage(), plain);
    }

    /// A narrow view has the key in several lines, within its edges and in its lower left corner.
    void theKeyOfStatesWraps()
    {
        Shown shown;
        shown.view.setTime(0.0);
        const auto* key = shown.view.findChild<StateKey*>();
        const QSize line = key->size();
        QCOMPARE(line, key->sizeHint());
        shown.view.resize(line.width() - 20, shown.view.height());
        QTest::qWait(0);
        QCOMPARE(key->height(), 2 * line.height());
        QVERIFY(shown.view.rect().contains(key->geometry()));
        shown.view.resize(line.width() + 40, shown.view.height());
        QTest::qWait(0);
        QCOMPARE(key->size(), line);
    }

    void colourIsTheDevices()
    {
        Shown shown;
        const QImage image = shown.view.grab().toImage();
        for (std::size_t v = 0; v < 4; ++v) {
            const QPoint at = shown.place(v) + QPoint(0, -8);
            QCOMPARE(image.pixelColor(at), deviceColor(shown.run->placement.devices[v]));
        }
    }

    void newRunFades()
    {
        Shown shown;
        shown.view.setAnimated(true);
        auto moved = std::make_shared<Run>(*shown.run);
        std::swap(moved->placement.devices[0], moved->placement.devices[3]);
        shown.view.setRun(moved);
        QVERIFY(shown.view.picture().fade < 1);
        QVERIFY(!shown.view.grab().isNull());
        QTRY_COMPARE(shown.view.picture().fade, 1.0);
        shown.view.setAnimated(false);
        shown.view.setRun(shown.run);
        QCOMPARE(shown.view.picture().fade, 1.0);
    }

    void candidatesAreMarked()
    {
        Shown shown;
        const QImage before = shown.view.grab().toImage();
        shown.view.setCandidates({VertexId{1}, VertexId{77}});
        QVERIFY(shown.view.picture().vertexMarks[1] & CandidateMark);
        QVERIFY(shown.view.grab().toImage() != before);
        const auto* key = shown.view.findChild<StateKey*>();
        QVERIFY(key->isVisible());
        QCOMPARE(key->accessibleName(), QStringLiteral("Legend: candidate"));
        shown.view.setTime(0.0);
        QCOMPARE(key->accessibleName(),
                 QStringLiteral("Legend: waiting, ready, running, done, in transfer, candidate"));
        shown.view.setTime({});
        shown.view.setCandidates({});
        QVERIFY(!key->isVisible());
        QCOMPARE(shown.view.grab().toImage(), before);

        // Another graph has other vertices.
        shown.view.setCandidates({VertexId{1}});
        shown.view.setGraph(generateWorkload("ffnn").value(), builtinTopology("4xP100").value());
        QTRY_VERIFY(shown.view.picture().graph && shown.view.picture().graph->name() == "ffnn");
        for (const auto marks : shown.view.picture().vertexMarks)
            QVERIFY(!(marks & CandidateMark));
    }

    void aGrowingPlacementShowsWhatIsThere()
    {
        Shown shown;
        const QImage before = shown.view.grab().toImage();
        const std::size_t vertices = shown.view.picture().graph->vertexCount();
        std::vector<std::optional<DeviceId>> devices(vertices);
        devices[0] = DeviceId{2};
        shown.view.setCandidates({VertexId{1}});
        shown.view.setGrowing(devices);
        const GraphPicture& picture = shown.view.picture();
        QCOMPARE(picture.swatchOf[0], std::uint16_t{2});
        QCOMPARE(picture.swatchOf[1], noSwatch);
        QVERIFY(!(picture.vertexMarks[0] & DimmedMark)); // Placed.
        QVERIFY(!(picture.vertexMarks[1] & DimmedMark)); // It may come next.
        QVERIFY(picture.vertexMarks[vertices - 1] & DimmedMark);
        for (const std::uint8_t marks : picture.edgeMarks)
            QVERIFY(!(marks & CriticalMark)); // The run's path is of another placement.
        shown.view.setCandidates({});
        shown.view.setGrowing({devices.begin(), devices.begin() + 1}); // Of another graph: the run again.
        QCOMPARE(shown.view.grab().toImage(), before);
    }

    void followsThemeAndLanguage()
    {
        Shown shown;
        const QColor light = shown.view.grab().toImage().pixelColor(2, 200);
        applyTheme(*qApp, ThemeKind::Dark);
        QVERIFY(light.lightness() > 200);
        QTRY_VERIFY(shown.view.grab().toImage().pixelColor(2, 200).lightness() < 60);
        applyTheme(*qApp, ThemeKind::Light);
        const samples::PseudoLanguage pseudo;
        QVERIFY(shown.view.accessibleName().startsWith(QLatin1Char('[')));
        QVERIFY(
            shown.view.findChild<QLabel*>(QStringLiteral("layoutNote"))->text().startsWith(QLatin1Char('[')));
        QVERIFY(shown.view.findChild<QPushButton*>(QStringLiteral("openGraph"))
                    ->text()
                    .startsWith(QLatin1Char('[')));
    }

    void everyWidgetHasNameAndAccessibleName()
    {
        Shown shown;
        for (const QWidget* widget : shown.view.findChildren<QWidget*>()) {
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            if (button)
                QVERIFY2(!(button->text() + button->accessibleName()).isEmpty(),
                         qPrintable(widget->objectName()));
        }
    }

    void pictureHasEverything()
    {
        Shown shown;
        shown.view.zoomIn(); // The camera doesn't matter.
        QImage image(shown.view.pictureSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        shown.view.paintPicture(painter, image.rect());
        painter.end();
        for (std::size_t d = 0; d < 4; ++d) {
            int seen = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    seen += image.pixelColor(x, y) == deviceColor(d) ? 1 : 0;
            QVERIFY2(seen > 500, qPrintable(QString::number(d)));
        }
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(QSize(200, 100)); // Far too small to read on a screen.
        painter.begin(&svg);
        shown.view.paintPicture(painter, QRectF(0, 0, 200, 100));
        painter.end();
        for (const char* name : {"left", "right", "join", "end", "gpu3"})
            QVERIFY2(buffer.data().contains(name), name);
    }

    void missingDotIsAQuietNote()
    {
        Shown shown;
        const auto* note = shown.view.findChild<QLabel*>(QStringLiteral("layoutNote"));
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(QStringLiteral("dot")));
    }
};

DOPPLER_TEST_WITH(doppler::tests::LightApplication, GraphViewTest)

} // namespace graph_view_test

#include "graph_view.moc"
