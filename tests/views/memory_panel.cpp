// SPDX-License-Identifier: GPL-3.0-or-later
// The panel "Memory": the chart, the peak as a link, and the list of holders.
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/memory/item_model.h"
#include "widgets/memory/memory_chart.h"
#include "widgets/memory/memory_view.h"
#include "widgets/playback/playback.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/table_files.h"
#include "widgets/ui/controls/key_row.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTableView>

namespace memory_panel_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    Scene()
    {
        openOn(samples::quick);
        window->resize(1280, 900);
        dock()->toggleViewAction()->trigger();
        if (!QTest::qWaitFor(
                [this] { return !window->workbench().busy() && view().memory() && !view().busy(); }, 30000))
            qFatal("the panel shows nothing");
    }
    [[nodiscard]] Dock* dock() const { return find<Dock>("memoryDock"); }
    [[nodiscard]] MemoryView& view() const { return *find<MemoryView>("memoryView"); }
    [[nodiscard]] const ItemModel& model() const
    {
        return *qobject_cast<const ItemModel*>(view().table()->model());
    }
    [[nodiscard]] QString summary() const { return find<QLabel>("memorySummary")->text(); }
    [[nodiscard]] double listedBytes() const
    {
        double bytes = 0;
        for (int row = 0; row < model().rowCount(); ++row)
            bytes += model().item(row).bytes;
        return bytes;
    }
    [[nodiscard]] const HolderCurve& curve() const
    {
        return view().memory()->devices()[view().chart()->device()];
    }
};

} // namespace

class MemoryPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void sortsItems()
    {
        ItemModel model;
        const QAbstractItemModelTester tester(&model);
        const MemoryByHolder memory(sample::threeTasks());
        model.setItems(memory.itemsAt(DeviceId{1}, 2.5), 4.5);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.item(0).bytes, 100.0);
        model.sort(ItemModel::Bytes, Qt::AscendingOrder);
        QCOMPARE(model.item(0).bytes, 10.0);
        model.sort(ItemModel::Item, Qt::AscendingOrder);
        QCOMPARE(model.item(0).name, std::string("a"));
        QCOMPARE(model.index(0, ItemModel::Holder).data().toString(), QStringLiteral("Copies"));
    }

    void showsThePeakOfTheFullestDevice()
    {
        const Scene scene;
        QCOMPARE(scene.view().chart()->device(), scene.view().memory()->fullestDevice());
        QVERIFY2(scene.summary().startsWith(QStringLiteral("Peak of gpu")), qPrintable(scene.summary()));
        QCOMPARE(scene.listedBytes(), sumOf(scene.curve().peak().bytes));
        QCOMPARE(scene.find<KeyRow>("memoryKey")->entries().size(), memoryHolders);
    }

    void thePeakIsALink()
    {
        const Scene scene;
        scene.find<QAction>("memoryPeak")->trigger();
        QCOMPARE(scene.window->playback()->time(), scene.curve().peak().time);
        scene.window->playback()->toStart();
        const QPoint mark = scene.view().chart()->peakMark(scene.view().chart()->device()).toPoint();
        QTest::mouseClick(scene.view().chart(), Qt::LeftButton, {}, mark);
        QCOMPARE(scene.window->playback()->time(), scene.curve().peak().time);
    }

    /// While the cursor moves only its columns are painted; they are as in a picture of the whole.
    void partsArePaintedAsTheWhole()
    {
        const Scene scene;
        MemoryChart& chart = *scene.view().chart();
        chart.setTime(chart.duration() * 0.4);
        QImage whole(chart.size(), QImage::Format_RGB32);
        QImage parts(chart.size(), QImage::Format_RGB32);
        {
            QPainter painter(&whole);
            chart.paint(painter);
        }
        {
            QPainter painter(&parts);
            for (int x = 0; x < chart.width(); x += 37)
                chart.paint(painter, QRectF(x, 0, 37, chart.height()));
        }
        QVERIFY(whole == parts);
    }

    void keysChooseADevice()
    {
        const Scene scene;
        MemoryChart& chart = *scene.view().chart();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(chart.device(), DeviceId{0});
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.device(), DeviceId{1});
        QTRY_VERIFY(!scene.view().busy());
        QCOMPARE(scene.listedBytes(), sumOf(scene.curve().peak().bytes));
        QTest::keyClick(&chart, Qt::Key_P);
        QCOMPARE(scene.window->playback()->time(), scene.curve().peak().time);
    }

    void theListFollowsTheCursor()
    {
        const Scene scene;
        scene.find<QAction>("memoryAtCursor")->setChecked(true);
        const double end = scene.window->workbench().run()->schedule.makespan;
        for (const double share : {0.3, 0.7}) {
            scene.window->playback()->seek(end * share);
            QTRY_VERIFY(!scene.view().busy());
            QCOMPARE(scene.listedBytes(), sumOf(scene.curve().at(end * share)));
            QVERIFY(!scene.summary().startsWith(QStringLiteral("Peak")));
        }
    }

    void anItemSelectsItsVertex()
    {
        const Scene scene;
        QTableView& table = *scene.view().table();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(table.model()->index(0, 0)).center());
        QCOMPARE(scene.window->workbench().selectedVertex(), std::optional(scene.model().item(0).vertex));
    }

    void isKeptInASession()
    {
        const Scene scene;
        SessionKeeper& keeper = scene.window->sessions().keeper();
        const QString file = scene.path("kept.doppler");
        auto* atCursor = scene.find<QAction>("memoryAtCursor");
        atCursor->setChecked(true);
        QSignalSpy saved(&keeper, &SessionKeeper::saved);
        keeper.save(file);
        QTRY_COMPARE(saved.size(), 1);
        atCursor->setChecked(false);
        QSignalSpy opened(&keeper, &SessionKeeper::opened);
        keeper.open(file);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(atCursor->isChecked());
    }

    void isSavedAsTableAndPicture()
    {
        const Scene scene;
        const QString text = csvText(TableFiles::dataOf(*scene.view().table()));
        QVERIFY2(text.startsWith(QStringLiteral("Item,Holder,Size (B),From (s),Until (s)")),
                 qPrintable(text));
        auto* pictures = scene.window->findChild<PanelPictures*>();
        QSignalSpy saved(pictures, &PanelPictures::saved);
        pictures->exportPanel(scene.view(), scene.path("memory.svg"));
        QTRY_COMPARE(saved.size(), 1);
    }

    /// The pixels of a column are those of its fullest state.
    void paintsThePeakToTheTop()
    {
        MemoryChart chart;
        chart.resize(800, 300);
        chart.setMemory(std::make_shared<const MemoryByHolder>(sample::threeTasks()));
        QImage image(chart.size(), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        chart.paint(painter);
        painter.end();
        const double x = chart.viewport().axis().x(1.5);
        const QPointF mark = chart.peakMark(DeviceId{0});
        const auto at = [&](double y) { return image.pixelColor(static_cast<int>(x), static_cast<int>(y)); };
        QVERIFY(at(mark.y() + 3) == at(mark.y() + 20)); // 150 B of outputs
        QVERIFY(at(mark.y() + 3) != at(mark.y() - 2));
    }
};

DOPPLER_TEST_WITH(QApplication, MemoryPanelTest)

} // namespace memory_panel_test

#include "memory_panel.moc"
