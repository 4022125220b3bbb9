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
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <cmath>

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

/// Counts the images that are painted on it.
class ImageCount : public QPaintDevice {
public:
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] int images() const { return m_engine.images; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        if (metric == PdmDevicePixelRatioScaled)
            return static_cast<int>(devicePixelRatioFScale());
        return metric == PdmDevicePixelRatio || metric == PdmDepth ? 1 : 1000;
    }

private:
    struct Engine : QPaintEngine {
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { ++images; }
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override
        {
            ++images;
        }
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF&, const QTextItem&) override {}
        [[nodiscard]] Type type() const override { return User; }
        int images = 0;
    };
    mutable Engine m_engine;
};

} // namespace

class MemoryPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    /// Names are elided rather than the figures pushed out of sight.
    void theColumnsFit()
    {
        Scene scene;
        QTableView& table = *scene.view().table();
        const QAbstractItemView& view = table; // where the hints are public
        for (const int width : {1280, 1600}) {
            scene.window->resize(width, 800);
            QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
            QVERIFY(table.horizontalScrollBar()->maximum() == 0);
            for (int column = ItemModel::Holder; column < ItemModel::ColumnCount; ++column)
                QVERIFY2(table.columnWidth(column) >= view.sizeHintForColumn(column),
                         qPrintable(QString::number(column)));
        }
        MemoryItem item;
        item.name = "decoder/layers/11/attention/output/dense/matmul/partial_sum_of_blocks";
        item.bytes = 1e9;
        MemoryItems items;
        items.largest = {item};
        items.count = 1;
        qobject_cast<ItemModel*>(table.model())->setItems(items, 1);
        QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        QVERIFY(table.columnWidth(ItemModel::Item) < view.sizeHintForColumn(ItemModel::Item));
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

    /// No figure is shortened: a narrow chart shows the share alone.
    void figuresFitTheirRoom()
    {
        const Scene scene;
        for (const char* language : {"en", "de", "zh_CN"}) {
            scene.window->useLanguage(QLatin1String(language));
            for (const int width : {240, 320, 900}) {
                MemoryChart chart;
                chart.setMemory(scene.view().memory());
                chart.resize(width, 300);
                chart.grab(); // Arranged by then.
                const QString text = chart.peakText(chart.device());
                const int room = static_cast<int>(chart.viewport().axis().left()) - 2 * gridUnit;
                QVERIFY2(chart.fontMetrics().horizontalAdvance(text) <= room, qPrintable(text));
                QVERIFY(text.contains(QLatin1Char('%')));
                if (width != 320)
                    QCOMPARE(text.contains(QStringLiteral("iB")), width > 320);
            }
        }
        scene.window->useLanguage(QStringLiteral("en"));
    }

    /// The times above the cursor stay legible.
    void theCursorBeginsBelowTheTimes()
    {
        const Scene scene;
        MemoryChart& chart = *scene.view().chart();
        const double middle = scene.window->playback()->duration() / 2;
        scene.window->playback()->seek(middle);
        const QImage image = chart.grab().toImage();
        const int x = static_cast<int>(std::round(chart.viewport().axis().x(middle)));
        const QColor accent = tokens(chart.palette()).accent;
        QCOMPARE(image.pixelColor(x, chart.height() - 2), accent);
        for (int y = 0; y < chart.fontMetrics().height(); ++y)
            QVERIFY(image.pixelColor(x, y) != accent);
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

    /// From the whole run to a few states, every column is as high as the fullest state within it.
    void columnsAreAsHighAsTheirFullestState()
    {
        const auto memory = std::make_shared<const MemoryByHolder>(sample::manyTasks(2000));
        MemoryChart chart;
        const double ruler = chart.fontMetrics().height() + 6;
        const auto devices = static_cast<double>(memory->devices().size());
        chart.resize(900, static_cast<int>(ruler + 120 * devices));
        chart.setMemory(memory);
        const double whole = chart.duration();
        const Tokens colors = tokens(chart.palette());
        QImage image(chart.size(), QImage::Format_RGB32);
        for (const double share : {1.0, 0.05, 0.002, 1e-4}) {
            chart.viewport().show(0.4 * whole, (0.4 + 0.6 * share) * whole);
            QPainter painter(&image);
            chart.paint(painter);
            painter.end();
            const TimeAxis& axis = chart.viewport().axis();
            for (std::size_t d = 0; d < memory->devices().size(); ++d) {
                const HolderCurve& curve = memory->devices()[d];
                const double bottom = ruler + 120 * (static_cast<double>(d) + 1) - 3;
                const double perByte = (bottom - chart.peakMark(DeviceId{d}).y()) / sumOf(curve.peak().bytes);
                const double peak = axis.x(curve.peak().time);
                for (int x = static_cast<int>(axis.left()) + 3; x < 890; x += 7) {
                    if (std::abs(x - peak) < 10 || std::abs(x - axis.x(chart.viewport().time())) < 2)
                        continue; // Where the marks are.
                    int y = static_cast<int>(bottom) - 1;
                    while (y > 0 && image.pixelColor(x, y) != colors.canvas)
                        --y;
                    const double bytes = sumOf(curve.fullest(axis.seconds(x), axis.seconds(x + 1)).bytes);
                    QVERIFY2(std::abs(bottom - 1 - y - bytes * perByte) < 1.6,
                             qPrintable(QStringLiteral("share %1, device %2, x %3: %4 instead of %5")
                                            .arg(share)
                                            .arg(d)
                                            .arg(x)
                                            .arg(bottom - 1 - y)
                                            .arg(bytes * perByte)));
                }
            }
        }
    }

    /// Zoomed in, only the rectangles of the states are painted: nothing passes through an image.
    void wideStatesNeedNoImage()
    {
        MemoryChart chart;
        chart.resize(1200, 500);
        chart.setMemory(std::make_shared<const MemoryByHolder>(sample::manyTasks(2000)));
        const double whole = chart.duration();
        const auto images = [&chart] {
            ImageCount device;
            QPainter painter(&device);
            chart.paint(painter);
            painter.end();
            return device.images();
        };
        QVERIFY(images() > 0);
        chart.viewport().show(0.5 * whole, (0.5 + 1e-4) * whole);
        QCOMPARE(images(), 0);
    }
};

DOPPLER_TEST_WITH(QApplication, MemoryPanelTest)

} // namespace memory_panel_test

#include "memory_panel.moc"
