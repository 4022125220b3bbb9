// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of devices over the graph.
#include "shown_graph.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/legend.h"

#include <QApplication>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTimer>

using namespace doppler;
using samples::Shown;

class GraphLegend : public QObject {
    Q_OBJECT

private slots:
    /// Of a warning only the offscreen platform's own, that it has no window manager, is no failure.
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void legendHighlightsADevice()
    {
        Shown shown;
        QSignalSpy clicked(&shown.view, &GraphView::deviceClicked);
        auto* legend = shown.view.findChild<DeviceLegend*>();
        QVERIFY(legend && legend->isVisible());
        QCOMPARE(legend->entries().size(), std::size_t{4});
        QCOMPARE(legend->entries()[1].share, std::optional(0.25));
        auto* button = legend->findChild<QAbstractButton*>(QStringLiteral("device1"));
        QVERIFY(button->accessibleName().contains(QStringLiteral("gpu1")));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicked.takeLast()[0].value<DeviceId>(), DeviceId{1});
        QVERIFY(shown.dim(0) && !shown.dim(1) && shown.dim(2));
        QVERIFY(button->isChecked());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!shown.dim(0));
        QVERIFY(!button->isChecked());
    }

    /// The shares of a run that comes later than its graph take a second row.
    void legendThatGrowsCoversNothing()
    {
        const GraphPtr graph = samples::layered(300, 10, 3);
        const RunPtr run = samples::runOf(graph, "8xV100", "round-robin");
        GraphView view;
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(700, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setGraph(graph, run->problem->topologyPtr());
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
        const auto* legend = view.findChild<DeviceLegend*>();
        const auto top = [&] { return view.camera().toScreen(view.picture().layout().bounds).top(); };
        const int before = legend->height();
        QVERIFY(top() >= legend->geometry().bottom());
        QVERIFY(top() < legend->y() + 2 * before); // Where it is now, a second row would cover it.
        view.setRun(run);
        QVERIFY(legend->height() >= 2 * before);
        QVERIFY(top() >= legend->geometry().bottom());
    }

    void legendOfManyDevicesHasAMenu()
    {
        DeviceLegend legend(nullptr);
        std::vector<LegendEntry> entries;
        for (std::size_t d = 0; d < 50; ++d)
            entries.push_back({DeviceId{d}, QStringLiteral("device%1").arg(d), deviceSwatch(d), 0.02});
        legend.setEntries(std::move(entries));
        legend.arrange(500);
        QVERIFY(legend.width() <= 500);
        QVERIFY(legend.height() <= 48);
        auto* more = legend.findChild<QAbstractButton*>(QStringLiteral("moreDevices"));
        QVERIFY(!more->isHidden());
        // While its menu is open, another run may have fewer devices.
        QSignalSpy clicked(&legend, &DeviceLegend::deviceClicked);
        const auto all = legend.entries();
        for (const bool fewer : {false, true}) {
            QTimer::singleShot(0, &legend, [&legend, fewer] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu);
                if (fewer)
                    legend.setEntries({legend.entries().front()});
                menu->actions().last()->trigger();
                menu->close();
            });
            more->click();
        }
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].value<DeviceId>(), DeviceId{49});
        legend.setEntries(all);
        legend.arrange(20000);
        QVERIFY(legend.findChild<QWidget*>(QStringLiteral("moreDevices"))->isHidden());
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    doppler::applyTheme(application, doppler::ThemeKind::Light);
    GraphLegend test;
    return QTest::qExec(&test, argc, argv);
}
#include "graph_legend.moc"
