// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of devices over the graph.
#include "tests/window/light_application.h"
#include "tests/window/shown_graph.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"

#include <QApplication>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTimer>

namespace graph_legend_test {

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
        QVERIFY(more->focusPolicy() & Qt::TabFocus);
        // While its menu is open, another run may have fewer devices.
        QSignalSpy clicked(&legend, &DeviceLegend::deviceClicked);
        const auto all = legend.entries();
        for (const bool fewer : {false, true}) {
            QTimer::singleShot(0, &legend, [&legend, fewer] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu);
                QMenu* last = menu->actions().last()->menu();
                QVERIFY(last);
                emit last->aboutToShow();
                auto* highlight = last->findChild<QAction*>(QStringLiteral("highlightDevice"));
                QVERIFY(highlight);
                if (fewer)
                    legend.setEntries({legend.entries().front()});
                highlight->trigger();
                emit last->aboutToShow();
                QCOMPARE(last->isEmpty(), fewer); // Of a device that is gone nothing is offered.
                menu->close();
            });
            more->click();
        }
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].value<DeviceId>(), DeviceId{49});
        // Who carries vertices there chooses a device and nothing else.
        legend.setEntries(all);
        legend.arrange(500);
        std::vector<DeviceId> chosen;
        QTimer::singleShot(0, &legend, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QVERIFY(!menu->actions().last()->menu());
            menu->actions().last()->trigger();
            menu->close();
        });
        legend.askMore([&chosen](DeviceId device) { chosen.push_back(device); });
        QCOMPARE(chosen, std::vector<DeviceId>{DeviceId{49}});
        legend.setEntries(all);
        legend.arrange(20000);
        QVERIFY(legend.findChild<QWidget*>(QStringLiteral("moreDevices"))->isHidden());
    }

    /// By keys alone: a device that has no room offers what one that can be seen does.
    void whatHasNoRoomHasItsMenuToo()
    {
        DeviceLegend legend(nullptr);
        std::vector<LegendEntry> entries;
        for (std::size_t d = 0; d < 50; ++d)
            entries.push_back({DeviceId{d}, QStringLiteral("device%1").arg(d), deviceSwatch(d), 0.02});
        legend.setEntries(std::move(entries));
        legend.arrange(500);
        legend.show();
        QVERIFY(QTest::qWaitForWindowExposed(&legend));
        std::vector<DeviceId> filled;
        std::vector<DeviceId> hidden;
        connect(&legend, &DeviceLegend::menuFilling, &legend, [&](DeviceId device, QMenu* menu) {
            filled.push_back(device);
            connect(menu->addAction(QStringLiteral("Hide")), &QAction::triggered, &legend,
                    [&hidden, device] { hidden.push_back(device); });
        });
        auto* more = legend.findChild<QAbstractButton*>(QStringLiteral("moreDevices"));
        QTimer::singleShot(0, &legend, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QTest::keyClick(menu, Qt::Key_Up); // From none to the last.
            QTest::keyClick(menu, Qt::Key_Right);
            auto* ofDevice = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(ofDevice && ofDevice != menu);
            QCOMPARE(ofDevice->objectName(), QStringLiteral("menuOfDevice49"));
            QTest::keyClick(ofDevice, Qt::Key_Down); // From "Highlight" past the separator.
            QCOMPARE(ofDevice->activeAction(), ofDevice->actions().last());
            QTest::keyClick(ofDevice, Qt::Key_Return);
            menu->close();
        });
        more->click();
        QCOMPARE(filled, std::vector<DeviceId>{DeviceId{49}});
        QCOMPARE(hidden, std::vector<DeviceId>{DeviceId{49}});
        // The right button and the Menu key open the same menu.
        bool opened = false;
        QTimer::singleShot(0, &legend, [&opened] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            opened = menu && menu->actions().last()->menu();
            if (menu)
                menu->close();
        });
        emit more->customContextMenuRequested(QPoint(3, 3));
        QVERIFY(opened);
        // What the right button offers is said.
        const QString tip = legend.findChild<QWidget*>(QStringLiteral("device0"))->toolTip();
        for (const char* what : {"Right-click", "Menu key", "lock", "colour", "hide"})
            QVERIFY2(tip.contains(QLatin1String(what)), what);
    }
};

DOPPLER_TEST_WITH(doppler::tests::LightApplication, GraphLegend)

} // namespace graph_legend_test

#include "graph_legend.moc"
