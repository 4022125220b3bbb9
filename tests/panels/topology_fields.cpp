// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/island_topology.h"
#include "tests/support/runner.h"
#include "widgets/topology/channel_model.h"
#include "widgets/topology/device_model.h"
#include "widgets/topology/heat.h"
#include "widgets/topology/link_model.h"
#include "widgets/topology/quantity_text.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/topology/topology_picture.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace topology_fields_test {

using namespace doppler;

namespace {

TopologyPtr builtin(const char* name) { return *builtinTopology(name); }

double luminance(const QColor& color) { return contrast(color, Qt::black); }

} // namespace

class TopologyFields : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    }

    void readsNumbersWithUnits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("quantity");
        QTest::addColumn<double>("current");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, Quantity quantity, double current, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(quantity) << current << value;
        };
        const double endless = std::numeric_limits<double>::infinity();
        row("9.3 TFLOP/s", Quantity::Compute, 1, 9.3e12);
        row("9300 G", Quantity::Compute, 1, 9.3e12);
        row("2 gflop", Quantity::Compute, 1, 2e9);
        row("7", Quantity::Compute, 9.3e12, 7e12); // in the unit that is shown
        row("7.5", Quantity::Compute, 50, 7.5);
        row("1e12 FLOP/s", Quantity::Compute, 1, 1e12);
        row("*2", Quantity::Compute, 3e12, 6e12);
        row("x 0.5", Quantity::Compute, 3e12, 1.5e12);
        row("12 GB/s", Quantity::Rate, 1, 1.2e10);
        row("12 GiB/s", Quantity::Rate, 1, 12 * 1073741824.0);
        row("300g", Quantity::Rate, 1, 3e11);
        row("unlimited", Quantity::Memory, 1e9, endless);
        row("16 GiB", Quantity::Size, 1, 16 * 1073741824.0);
        row("16 GB", Quantity::Size, 1, 1.6e10);
        row("16 G", Quantity::Size, 1, 16 * 1073741824.0);
        row("∞", Quantity::Size, 1, endless);
        row("5us", Quantity::Time, 1, 5e-6);
        row("5 µs", Quantity::Time, 1, 5e-6);
        row("0", Quantity::Time, 5e-6, 0);
        row("10 ms", Quantity::Time, 5e-6, 1e-2);
        row("3", Quantity::Time, 0, 3e-6);
    }
    void readsNumbersWithUnits()
    {
        QFETCH(QString, text);
        QFETCH(int, quantity);
        QFETCH(double, current);
        QFETCH(double, value);
        const auto read = parseQuantity(text, static_cast<Quantity>(quantity), current);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
        const double got = read->on(current);
        QVERIFY2(got == value || std::abs(got / value - 1) < 1e-12, qPrintable(QString::number(got)));
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<int>("quantity");
        const auto row = [](const char* text, Quantity quantity) {
            QTest::newRow(text) << static_cast<int>(quantity);
        };
        row("", Quantity::Compute);
        row("fast", Quantity::Compute);
        row("0", Quantity::Compute);
        row("-3 TFLOP/s", Quantity::Compute);
        row("3 GB/s", Quantity::Compute);
        row("1e400", Quantity::Compute);
        row("unlimited", Quantity::Rate);
        row("3 GiB", Quantity::Time);
        row("-1 us", Quantity::Time);
        row("*2 GB", Quantity::Rate);
        row("*0", Quantity::Rate);
        row("1 2", Quantity::Rate);
    }
    void refusesWhatIsNoNumber()
    {
        QFETCH(int, quantity);
        QVERIFY(
            !parseQuantity(QString::fromUtf8(QTest::currentDataTag()), static_cast<Quantity>(quantity), 1));
    }

    /// What a field shows reads back as what it is, in every language.
    void fieldsReadBack()
    {
        for (const char* language : {"C", "de", "zh_CN"}) {
            QLocale::setDefault(QLocale(QLatin1String(language)));
            for (const double value : {9.3e12, 1.2e10, 1.6e10, 5e-6, 17.0, 1e-9, 123456.789, 4.5e11})
                for (const Quantity quantity :
                     {Quantity::Compute, Quantity::Rate, Quantity::Size, Quantity::Time}) {
                    const auto read = parseQuantity(exactQuantityText(value, quantity), quantity, value);
                    QVERIFY(read.ok());
                    QVERIFY(std::abs(read->value / value - 1) < 1e-14);
                }
        }
        QCOMPARE(quantityText(9.3e12, Quantity::Compute), QStringLiteral("9.3\u00a0TFLOP/s"));
    }

    void everyTableIsAProperModel()
    {
        for (const std::string& name : builtinTopologyNames()) {
            TopologyDraft draft(*builtinTopology(name));
            DeviceModel devices(draft);
            LinkModel links(draft);
            ChannelModel channels(draft);
            const QAbstractItemModelTester one(&devices,
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
            const QAbstractItemModelTester two(&links,
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
            const QAbstractItemModelTester three(&channels,
                                                 QAbstractItemModelTester::FailureReportingMode::QtTest);
            draft.arrange(QStringLiteral("fewer"), {DeviceId{1}, DeviceId{0}, DeviceId{1}});
            QCOMPARE(devices.rowCount(), 3);
            QCOMPARE(links.columnCount(), 3);
            draft.change(QStringLiteral("bus"), [](TopologyParts& parts) { useBus(parts); });
            QCOMPARE(channels.rowCount(), 1);
            draft.undo();
            draft.undo();
            QCOMPARE(devices.rowCount(), static_cast<int>(draft.original()->deviceCount()));
            QVERIFY(!draft.modified());
        }
    }

    void manyFieldsAreFilledAtOnce()
    {
        TopologyDraft draft(builtin("4xP100"));
        DeviceModel model(draft);
        QModelIndexList cells;
        for (int row = 1; row < 4; ++row)
            cells += model.index(row, DeviceModel::Compute);
        QVERIFY(model.fill(cells, QStringLiteral("20")));
        QCOMPARE(draft.topology()->device(DeviceId{0}).flopsPerSecond, 9.3e12);
        QCOMPARE(draft.topology()->device(DeviceId{3}).flopsPerSecond, 2e13);
        QVERIFY(model.fill(cells, QStringLiteral("*0.5")));
        QCOMPARE(draft.topology()->device(DeviceId{1}).flopsPerSecond, 1e13);
        QModelIndexList names;
        for (int row : {3, 1, 2})
            names += model.index(row, DeviceModel::Name);
        QVERIFY(model.fill(names, QStringLiteral("card")));
        QCOMPARE(draft.topology()->device(DeviceId{1}).name, std::string("card0"));
        QCOMPARE(draft.topology()->device(DeviceId{3}).name, std::string("card2"));
        QVERIFY(model.fill(names, QStringLiteral("gpu0"))); // the first device keeps its own
        QCOMPARE(draft.topology()->device(DeviceId{0}).name, std::string("gpu0"));
        QCOMPARE(draft.topology()->device(DeviceId{1}).name, std::string("gpu1"));
        QVERIFY(!model.setData(model.index(1, DeviceModel::Name), QStringLiteral("gpu0")));
        QVERIFY(!model.setData(model.index(1, DeviceModel::Slots), QStringLiteral("0")));
        QVERIFY(model.setData(model.index(1, DeviceModel::Slots), QStringLiteral("4")));
        QCOMPARE(draft.topology()->device(DeviceId{1}).slotCount, 4U);
        QVERIFY(model.setData(model.index(1, DeviceModel::Memory), QStringLiteral("∞")));
        QVERIFY(std::isinf(draft.topology()->device(DeviceId{1}).memoryBytes));
    }

    void theHistoryKnowsEveryStep()
    {
        TopologyDraft draft(builtin("4xP100"));
        QSignalSpy changed(&draft, &TopologyDraft::changed);
        QSignalSpy refused(&draft, &TopologyDraft::refused);
        const auto setSlots = [&](std::uint32_t count) {
            return draft.change(QStringLiteral("slots"),
                                [count](TopologyParts& parts) { parts.devices[0].slotCount = count; });
        };
        QVERIFY(!setSlots(1)); // as it is
        QVERIFY(!draft.canUndo());
        QVERIFY(setSlots(2));
        QCOMPARE(draft.topology()->name(), std::string("4xP100-edited"));
        QVERIFY(setSlots(3));
        QCOMPARE(draft.topology()->name(), std::string("4xP100-edited"));
        QVERIFY(!setSlots(0));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 2);
        draft.undo();
        QCOMPARE(draft.topology()->device(DeviceId{0}).slotCount, 2U);
        QCOMPARE(draft.redoText(), QStringLiteral("slots"));
        QVERIFY(setSlots(7)); // another future
        QVERIFY(!draft.canRedo());
        draft.undo();
        draft.undo();
        QVERIFY(!draft.canUndo() && !draft.modified());
        QVERIFY(draft.arrange(QStringLiteral("swap"), {DeviceId{1}, DeviceId{0}, DeviceId{1}}));
        QCOMPARE(draft.origins(), (TopologyDraft::Origins{DeviceId{1}, DeviceId{0}, std::nullopt}));
        QVERIFY(!draft.arrange(QStringLiteral("none"), {}));
        QVERIFY(!draft.arrange(QStringLiteral("many"),
                               std::vector<DeviceId>(mostEditedDevices + 1, DeviceId{0})));
        QVERIFY(draft.replace(QStringLiteral("host"), builtin("4xP100-host")));
        QCOMPARE(draft.origins().front(), std::nullopt);
        QCOMPARE(draft.origins().back(), std::optional(DeviceId{3}));
        for (std::uint32_t i = 1; i < 300; ++i)
            setSlots(i + 10);
        int steps = 0;
        for (; draft.canUndo(); ++steps)
            draft.undo();
        QVERIFY(steps > 100 && steps < 200);
        QVERIFY(sameTopology(*draft.topology(), *draft.original()));
    }

    void bothDirectionsOrOne()
    {
        TopologyDraft draft(builtin("4xP100"));
        LinkModel model(draft);
        QVERIFY(model.setData(model.index(0, 1), QStringLiteral("50 GB/s")));
        QCOMPARE(draft.topology()->link(DeviceId{0}, DeviceId{1}).bandwidth, 5e10);
        QCOMPARE(draft.topology()->link(DeviceId{1}, DeviceId{0}).bandwidth, 5e10);
        QCOMPARE(draft.topology()->link(DeviceId{1}, DeviceId{2}).bandwidth, 1.2e10);
        model.setBothWays(false);
        model.setFigure(LinkFigure::Latency);
        QVERIFY(model.setData(model.index(0, 1), QStringLiteral("7")));
        QCOMPARE(draft.topology()->link(DeviceId{0}, DeviceId{1}).latency, 7e-6);
        QCOMPARE(draft.topology()->link(DeviceId{1}, DeviceId{0}).latency, 5e-6);
        QVERIFY(!model.flags(model.index(2, 2)).testFlag(Qt::ItemIsEditable));
        QVERIFY(!model.heat(model.index(2, 2)));
        QVERIFY(!model.setData(model.index(0, 1), QStringLiteral("-1")));
    }

    void theScaleSuitsWhatItShows()
    {
        TopologyDraft draft(builtin("8xV100"));
        LinkModel model(draft);
        QCOMPARE(model.scale().least, 1e10);
        QCOMPARE(model.scale().most, 5e10);
        QCOMPARE(model.scale().unit.name, QStringLiteral("GB/s"));
        QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("50"));
        QCOMPARE(*model.heat(model.index(0, 3)), 1.0);
        QCOMPARE(*model.heat(model.index(0, 5)), 0.0);
        QVERIFY(model.scale().logarithmic);
        QVERIFY(std::abs(model.scale().at(model.scale().share(2.5e10)) / 2.5e10 - 1) < 1e-12);
        TopologyDraft equal(builtin("4xP100"));
        LinkModel same(equal);
        QCOMPARE(*same.heat(same.index(0, 1)), 0.5);
        TopologyDraft bus(builtin("4xP100-switch"));
        LinkModel shared(bus);
        shared.setFigure(LinkFigure::Sharing);
        QCOMPARE(shared.index(0, 1).data().toString(), QStringLiteral("12"));
        QVERIFY(!shared.flags(shared.index(0, 1)).testFlag(Qt::ItemIsEditable));
    }

    void coloursGetDarkerOnly_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
        QTest::newRow("high contrast") << static_cast<int>(ThemeKind::HighContrast);
    }
    void coloursGetDarkerOnly()
    {
        QFETCH(int, theme);
        applyTheme(*qApp, static_cast<ThemeKind>(theme));
        const QPalette palette = qApp->palette();
        const double least = tokens(palette).highContrast ? 7 : 4.5;
        const double sign = tokens(palette).dark ? 1 : -1;
        double last = luminance(tokens(palette).canvas);
        for (int i = 0; i <= 100; ++i) {
            const QColor color = heatColor(i / 100.0, palette);
            QVERIFY(sign * (luminance(color) - last) > -1e-9);
            QVERIFY2(contrast(color, textOn(color)) >= least, qPrintable(color.name()));
            last = luminance(color);
        }
        QVERIFY(contrast(heatColor(0, palette), heatColor(1, palette)) > 4);
    }

    void nothingOverlapsInThePicture()
    {
        for (const auto& [islands, each] : {std::pair{1, 1}, {1, 4}, {1, 50}, {2, 4}, {5, 8}, {16, 3}}) {
            std::vector<std::size_t> of;
            for (int i = 0; i < islands * each; ++i)
                of.push_back(static_cast<std::size_t>(i / each));
            const TopologyLayout layout = layOutTopology(of, 300);
            QCOMPARE(layout.devices.size(), of.size());
            for (std::size_t a = 0; a < of.size(); ++a) {
                const QPointF p = layout.devices[a];
                QVERIFY(p.x() >= layout.nodeRadius && p.x() <= 300 - layout.nodeRadius);
                QVERIFY(p.y() >= layout.nodeRadius && p.y() <= 300 - layout.nodeRadius);
                for (std::size_t b = 0; b < a; ++b) {
                    const QPointF off = p - layout.devices[b];
                    QVERIFY2(std::hypot(off.x(), off.y()) >= 2 * layout.nodeRadius - 1e-6,
                             qPrintable(QStringLiteral("%1x%2").arg(islands).arg(each)));
                }
            }
        }
    }
};

DOPPLER_TEST_WITH(QApplication, TopologyFields)

} // namespace topology_fields_test

#include "topology_fields.moc"
