// SPDX-License-Identifier: GPL-3.0-or-later
// What the graph view is coloured by: scales, palettes, aggregates, legend.
#include "core/run/vertex_values.h"
#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "tests/window/scratch_folder.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/graph_view/picture/scale_legend.h"
#include "widgets/shell/settings.h"
#include "widgets/ui/theme/device_colors.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace graph_colors_test {

using namespace doppler;

namespace {

Tokens look(bool dark)
{
    QPalette palette;
    palette.setColor(QPalette::Window, dark ? Qt::black : Qt::white);
    palette.setColor(QPalette::WindowText, dark ? Qt::white : Qt::black);
    return tokens(palette);
}

struct Shown {
    GraphPtr graph;
    RunPtr run;
    GraphView view;

    explicit Shown(GraphPtr wanted = samples::layered(24, 4, 5))
        : graph(std::move(wanted)), run(samples::runOf(graph, "4xP100", "heft"))
    {
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(900, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setGraph(graph, run->problem->topologyPtr());
        view.setRun(run);
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
    }
    [[nodiscard]] QWidget* legend() const { return view.findChild<QWidget*>(QStringLiteral("scaleLegend")); }
};

} // namespace

class GraphColorsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { setDeviceColors({}); }

    /// Vertices without slack decide when the run ends.
    void leastSlackStandsOutMost()
    {
        const Shown shown;
        const ColoringPtr slack = coloringOf(*shown.run, ColorBy::Slack, nullptr);
        Shading shading = shadingOf(slack, nullptr, shown.graph->vertexCount());
        for (const bool dark : {false, true}) {
            const Tokens t = look(dark);
            tint(shading, SequentialScale::Viridis, t);
            QVERIFY(contrast(shading.swatches[0].color, t.canvas) > 10);
            QVERIFY(contrast(shading.swatches[Shading::steps - 1].color, t.canvas) < 2);
        }
    }

    /// Each operation has a colour of its own; a closed group has that of most of its vertices.
    void operationsAreCategories()
    {
        const Shown shown;
        const ColoringPtr operations = coloringOf(*shown.run, ColorBy::Operation, nullptr);
        QVERIFY(!operations->categories.isEmpty());
        QVERIFY(operations->categories.size() <= static_cast<qsizetype>(Shading::mostCategories));
        Shading shading = shadingOf(operations, nullptr, shown.graph->vertexCount());
        tint(shading, SequentialScale::Viridis, look(false));
        QCOMPARE(shading.swatches.size(), 2 * Shading::steps + 1);
        for (const VertexId v : shown.graph->vertices()) {
            const std::string& op = shown.graph->vertex(v).op;
            if (op.empty()) {
                QCOMPARE(shading.of[v], Shading::unknownSwatch);
                continue;
            }
            const QString name = operations->categories[shading.of[v]];
            QCOMPARE(name, QString::fromStdString(op));
            QCOMPARE(coloringText(*operations, shading.of[v]), name);
        }
        for (qsizetype i = 1; i < operations->categories.size(); ++i)
            QVERIFY(!(shading.swatches[static_cast<std::size_t>(i)] == shading.swatches[0]));
    }

    void scalesAreEvenAndGrowInLightness()
    {
        for (const bool dark : {false, true})
            for (const SequentialScale scale : {SequentialScale::Viridis, SequentialScale::Cividis}) {
                std::vector<double> steps;
                for (int i = 0; i < 32; ++i) {
                    const double here = lightnessOf(sequentialColor(scale, i / 32.0, look(dark)));
                    const double next = lightnessOf(sequentialColor(scale, (i + 1) / 32.0, look(dark)));
                    steps.push_back((next - here) * (dark ? 1 : -1)); // Away from the canvas.
                }
                const auto [least, most] = std::minmax_element(steps.begin(), steps.end());
                QVERIFY2(*least > 0.5, qPrintable(QString::number(*least)));
                QVERIFY2(*most < 2.5 * *least + 1, qPrintable(QString::number(*most)));
                QVERIFY(std::abs(lightnessOf(sequentialColor(scale, 1, look(dark))) -
                                 lightnessOf(look(dark).canvas)) > 60);
            }
        // Its published ends.
        QCOMPARE(sequentialColor(SequentialScale::Viridis, 1, look(false)).name(), QStringLiteral("#440154"));
        QCOMPARE(sequentialColor(SequentialScale::Cividis, 1, look(true)).name(), QStringLiteral("#ffea46"));
    }

    void signedScaleIsSymmetric()
    {
        for (const bool dark : {false, true}) {
            for (const double at : {0.25, 0.5, 1.0})
                QVERIFY(std::abs(lightnessOf(divergingColor(at, look(dark))) -
                                 lightnessOf(divergingColor(-at, look(dark)))) < 3);
            QVERIFY(divergingColor(1, look(dark)).red() > divergingColor(1, look(dark)).blue() + 40);
            QVERIFY(divergingColor(-1, look(dark)).blue() > divergingColor(-1, look(dark)).red() + 40);
            const QColor middle = divergingColor(0, look(dark));
            QVERIFY(std::abs(middle.red() - middle.blue()) < 4);
            QCOMPARE(divergingColor(3, look(dark)), divergingColor(1, look(dark)));
        }
    }

    void palettesTellDevicesApart()
    {
        for (const DevicePalette palette : devicePalettes()) {
            setDeviceColors({palette, {}});
            QCOMPARE(devicePaletteFromId(devicePaletteId(palette)), palette);
            for (std::size_t d = 0; d < 24; ++d) {
                QVERIFY(contrast(textOn(deviceColor(d)), deviceColor(d)) >= 4.25);
                for (std::size_t other = 0; other < d; ++other)
                    QVERIFY(deviceColor(d) != deviceColor(other) || devicePattern(d) != devicePattern(other));
            }
        }
        QCOMPARE(devicePaletteFromId(QStringLiteral("nonsense")), DevicePalette::OkabeIto);
    }

    void ownColorsShowAtOnce()
    {
        Shown shown;
        const DeviceId device = shown.run->placement.devices[0];
        setDeviceColors({DevicePalette::TolBright, {{device.value, QColor(12, 34, 56)}}});
        QCOMPARE(shown.view.picture().swatches[device].color, QColor(12, 34, 56));
        const auto* legend = shown.view.findChild<DeviceLegend*>();
        QCOMPARE(legend->entries()[device].swatch.color, QColor(12, 34, 56));
        setDeviceColors({});
        QCOMPARE(shown.view.picture().swatches[device].color, deviceColor(device));
    }

    void axes()
    {
        const ColorAxis plain = axisFor({2, 4, 3}, false);
        QVERIFY(!plain.logarithmic);
        QCOMPARE(plain.at(plain.least), 0.0);
        QCOMPARE(plain.at(4), 1.0);
        QCOMPARE(plain.valueAt(plain.at(3)), 3.0);
        QVERIFY(std::isnan(plain.at(unknownValue)));
        QCOMPARE(axisFor({1, 10}, false).least, 0.0); // Near enough to begin at 0.
        const ColorAxis wide = axisFor({0, 1, 2, 3, 1000}, false);
        QVERIFY(wide.logarithmic);
        QCOMPARE(wide.at(0), 0.0);
        QCOMPARE(wide.at(1000), 1.0);
        QVERIFY(wide.at(3) > 0.1);
        QVERIFY(std::abs(wide.valueAt(wide.at(30)) - 30) < 1e-9);
        const ColorAxis both = axisFor({-5, 2}, true);
        QCOMPARE(both.at(-5), -1.0);
        QCOMPARE(both.at(2), 0.4);
        QCOMPARE(axisFor({1, 2}, false, 8).most, 8.0);
        QCOMPARE(axisFor({}, false).at(3), 0.0);
        QCOMPARE(axisFor({7, 7}, false).at(7), 0.0);
        QCOMPARE(axisFor({0, 0}, true).at(0), 0.0);
    }

    void groupsShowAggregates()
    {
        const GraphPtr graph = samples::layered(30, 5, 2);
        const GroupTreePtr tree = groupTree(*graph);
        const FoldedGraphPtr folded = fold(graph, tree, openTo(*tree, 1));
        QVERIFY(folded->boxes.size() < 30);
        Coloring coloring;
        for (std::size_t v = 0; v < 30; ++v)
            coloring.values.push_back(v == 3 ? unknownValue : static_cast<double>(v));
        coloring.hatched.assign(30, 0);
        coloring.hatched[0] = 1;
        for (const auto how :
             {Coloring::Fold::Sum, Coloring::Fold::Mean, Coloring::Fold::Least, Coloring::Fold::Greatest}) {
            coloring.fold = how;
            const Shading shading =
                shadingOf(std::make_shared<const Coloring>(coloring), folded.get(), folded->boxes.size());
            QCOMPARE(shading.of.size(), folded->boxes.size());
            QCOMPARE(shading.unknown, std::size_t{1});
            QCOMPARE(shading.hatched, std::size_t{1});
            for (std::size_t b = 0; b < folded->boxes.size(); ++b) {
                double sum = 0;
                double least = 1e9;
                double most = -1;
                double count = 0;
                for (const VertexId v : folded->verticesOf(b))
                    if (v != 3) {
                        sum += v;
                        least = std::min<double>(least, v);
                        most = std::max<double>(most, v);
                        ++count;
                    }
                if (count == 0)
                    continue;
                const double expected = how == Coloring::Fold::Sum     ? sum
                                        : how == Coloring::Fold::Mean  ? sum / count
                                        : how == Coloring::Fold::Least ? least
                                                                       : most;
                QCOMPARE(shading.values[b], expected);
            }
        }
    }

    void boxesTakeTheColorsOfTheirValues_data()
    {
        QTest::addColumn<int>("by");
        for (int by = 1; by <= 5; ++by)
            QTest::newRow(qPrintable(colorById(static_cast<ColorBy>(by)))) << by;
    }
    void boxesTakeTheColorsOfTheirValues()
    {
        QFETCH(int, by);
        Shown shown;
        QVERIFY(!shown.legend()->isVisible());
        shown.view.setColorBy(static_cast<ColorBy>(by));
        QVERIFY(shown.view.picture().shaded());
        QVERIFY(shown.legend()->isVisible());
        QVERIFY(shown.view.rect().contains(shown.legend()->geometry()));
        // A narrow view has several lines of it, and room for them below the graph.
        const QSize wide = shown.legend()->size();
        shown.view.resize(240, 500);
        QVERIFY2(shown.view.rect().contains(shown.legend()->geometry()),
                 qPrintable(QString::number(shown.legend()->width())));
        QVERIFY(shown.legend()->height() > wide.height());
        QVERIFY(shown.view.camera().toScreen(shown.view.picture().layout().bounds).bottom() <
                shown.legend()->y());
        shown.view.resize(900, 500);
        QCOMPARE(shown.legend()->size(), wide);
        const Shading& shading = *shown.view.picture().shading;
        const auto values = vertexValues(*shown.run, static_cast<VertexMeasure>(by - 1));
        QCOMPARE(shading.values, values);
        // The order of the values is that of the colours.
        for (std::size_t v = 1; v < values.size(); ++v)
            if (values[v] > values[0])
                QVERIFY(shading.of[v] >= shading.of[0]);
        const QImage image = shown.view.grab().toImage();
        int seen = 0;
        for (std::size_t v = 0; v < values.size(); ++v) {
            const QRectF box = shown.view.camera().toScreen(shown.view.picture().layout().rect(v));
            const QPoint at = (box.topRight() + QPointF(-6, box.height() * 0.25)).toPoint();
            seen += image.pixelColor(at).rgb() == shown.view.picture().swatchFor(v)->color.rgb() ? 1 : 0;
        }
        QVERIFY2(seen > 18, qPrintable(QString::number(seen))); // Letters may cover some.
        shown.view.setColorBy(ColorBy::Device);
        QVERIFY(!shown.view.picture().shaded());
        QVERIFY(!shown.legend()->isVisible());
    }

    void differenceToAnotherRun()
    {
        Shown shown;
        shown.view.setColorBy(ColorBy::Difference);
        QVERIFY(shown.legend()->accessibleName().contains(QStringLiteral("No other run")));
        QCOMPARE(shown.view.picture().shading->of[0], Shading::unknownSwatch);
        const RunPtr other = samples::runOf(shown.graph, "4xP100", "round-robin");
        shown.view.setOtherRun(other);
        const Shading& shading = *shown.view.picture().shading;
        QCOMPARE(shading.values, endChanges(*shown.run, *other));
        const auto moved = movedVertices(*shown.run, *other);
        for (std::size_t v = 0; v < moved.size(); ++v)
            QCOMPARE(shading.of[v] >= Shading::steps, moved[v] != 0);
        QVERIFY(shading.hatched > 0);
        // Against itself nothing differs.
        shown.view.setOtherRun(shown.run);
        for (const double value : shown.view.picture().shading->values)
            QCOMPARE(value, 0.0);
        QCOMPARE(shown.view.picture().shading->hatched, std::size_t{0});
    }

    void anyoneCanGiveValues()
    {
        Shown shown;
        auto given = std::make_shared<Coloring>();
        given->title = QStringLiteral("Disagreement");
        given->values.assign(24, 0);
        given->values[7] = 3;
        given->most = 4;
        QSignalSpy changed(&shown.view, &GraphView::coloringChanged);
        shown.view.setColoring(given);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(shown.view.picture().shading->of[7], std::uint16_t{47}); // 3/4 of 63, rounded.
        QVERIFY(shown.legend()->accessibleName().contains(QStringLiteral("Disagreement")));
        // Of another number of vertices it is not shown.
        auto wrong = std::make_shared<Coloring>();
        wrong->values.assign(3, 1);
        shown.view.setColoring(wrong);
        QVERIFY(!shown.view.picture().shaded());
        shown.view.setColoring(nullptr);
        QVERIFY(!shown.view.picture().shaded());
    }

    /// Values go with the graph that they are of, and come with it again.
    void valuesAreOfTheirGraph()
    {
        Shown shown;
        const GraphPtr other = samples::layered(24, 6, 8);
        const RunPtr otherRun = samples::runOf(other, "4xP100", "heft");
        auto given = std::make_shared<Coloring>();
        given->title = QStringLiteral("Disagreement");
        given->values.assign(24, 1);
        given->graph = shown.graph->fingerprint();
        shown.view.setColoring(given);
        const auto show = [&](const RunPtr& run) {
            shown.view.setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
            shown.view.setRun(run);
            return QTest::qWaitFor(
                [&] { return shown.view.picture().run == run && !shown.view.layoutJob().running(); });
        };
        QVERIFY(shown.view.picture().shaded());
        QVERIFY(show(otherRun));
        QVERIFY(!shown.view.picture().shaded());
        QVERIFY(show(shown.run));
        QVERIFY(shown.view.picture().shaded());
        QCOMPARE(shown.view.picture().shading->coloring->title, given->title);
    }

    void aPlacementThatGrowsIsShownByDevice()
    {
        Shown shown;
        shown.view.setColorBy(ColorBy::Cost);
        std::vector<std::optional<DeviceId>> growing(24);
        growing[0] = DeviceId{1};
        shown.view.setGrowing(growing);
        QVERIFY(!shown.view.picture().shaded());
        QVERIFY(!shown.legend()->isVisible());
        shown.view.setGrowing({});
        QVERIFY(shown.view.picture().shaded());
        QVERIFY(shown.legend()->isVisible());
    }

    void valuesOfALargeGraphComeFromAWorker()
    {
        Shown shown(samples::layered(6000, 60, 1));
        shown.view.setColorBy(ColorBy::Slack);
        QTRY_VERIFY(shown.view.picture().shaded());
        QCOMPARE(shown.view.picture().shading->values, slackOf(*shown.run->problem, shown.run->schedule));
    }

    void settingsRemember()
    {
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("settings"));
        GraphLook look{ColorBy::Slack,
                       SequentialScale::Cividis,
                       LayoutKind::LanesByTime,
                       false,
                       true,
                       {DevicePalette::TolMuted, {{3, QColor(255, 136, 0)}}}};
        {
            Settings settings(file);
            QCOMPARE(settings.graphLook(), GraphLook());
            settings.setGraphLook(look);
            settings.flush();
        }
        QCOMPARE(Settings(file).graphLook(), look);
        QSettings broken(file, QSettings::IniFormat);
        broken.setValue(QStringLiteral("graph/colorBy"), QStringLiteral("taste"));
        broken.setValue(QStringLiteral("devices/colors"),
                        QStringList{QStringLiteral("x #123456"), QStringLiteral("2 nothing")});
        broken.sync();
        QCOMPARE(Settings(file).graphLook().colorBy, ColorBy::Device);
        QVERIFY(Settings(file).graphLook().devices.own.empty());
    }
};

DOPPLER_TEST_WITH(QApplication, GraphColorsTest)

} // namespace graph_colors_test

#include "graph_colors.moc"
