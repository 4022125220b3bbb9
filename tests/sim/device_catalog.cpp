// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/machine_topology.h"
#include "core/graph/graph_builder.h"
#include "core/io/documents/devices_json.h"
#include "core/sim/simulator.h"
#include "tests/support/runner.h"

#include <QtTest>

#include <fmt/format.h>

namespace device_catalog_test {

using namespace doppler;

namespace {

TopologyPtr made(const std::string& text) { return topologyNamed(text).value(); }

Link linkOf(const std::string& text, std::size_t from, std::size_t to)
{
    return made(text)->link(DeviceId{from}, DeviceId{to});
}

std::vector<std::string> channelsOf(const Topology& topology, std::size_t from, std::size_t to)
{
    std::vector<std::string> names;
    for (ChannelId c : topology.link(DeviceId{from}, DeviceId{to}).channels)
        names.push_back(topology.channels()[c].name);
    return names;
}

/// A chain whose vertices alternate between the first and the last device.
double makespanOn(const TopologyPtr& topology)
{
    GraphBuilder builder("chain");
    for (std::uint32_t i = 0; i < 6; ++i) {
        Vertex v;
        v.flops = 1e9;
        v.outputBytes = 1e6;
        builder.addVertex(std::move(v));
        if (i > 0)
            builder.addEdge(VertexId{i - 1}, VertexId{i});
    }
    const ProblemPtr problem = Problem::create(builder.build().value(), topology).value();
    Placement placement;
    for (std::size_t i = 0; i < 6; ++i)
        placement.devices.push_back(DeviceId{i % 2 == 0 ? 0 : topology->deviceCount() - 1});
    return Simulator(problem).makespan(placement);
}

} // namespace

class DeviceCatalogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDeviceInAnyCountSimulates_data()
    {
        QTest::addColumn<int>("count");
        for (const std::string& name : catalogNames())
            for (const int count : {1, 2, 3, 8, 9, 20})
                QTest::newRow(fmt::format("{}x{}", count, name).c_str()) << count;
    }

    void everyDeviceInAnyCountSimulates()
    {
        QFETCH(int, count);
        const TopologyPtr topology = made(QTest::currentDataTag());
        QCOMPARE(topology->deviceCount(), static_cast<std::size_t>(count));
        QVERIFY(!topology->source().empty());
        const double seconds = makespanOn(topology);
        QVERIFY(seconds > 0 && seconds < 1);
        // The product prints the name, and reads it as the same devices again.
        QCOMPARE(made(topology->name())->fingerprint(), topology->fingerprint());
        QCOMPARE(made(topology->name())->name(), topology->name());
        const auto again = readDevicesJson(writeDevicesJson(*topology), "again");
        QVERIFY(again.ok());
        QCOMPARE((*again)->fingerprint(), topology->fingerprint());
    }

    void everyFigureHasItsSource()
    {
        QVERIFY(deviceCatalog().size() >= 20);
        for (const CatalogDevice& device : deviceCatalog()) {
            QVERIFY2(device.source.find("(20") != std::string::npos, device.name.c_str());
            QVERIFY(device.network.bytesPerSecond > 0);
            QCOMPARE(findCatalogDevice(device.name)->name, device.name);
            QCOMPARE(device.device.kind, device.name);
        }
    }

    void presetsStayWhatTheyAre()
    {
        for (const std::string& name : builtinTopologyNames()) {
            QCOMPARE(made(name)->fingerprint(), builtinTopology(name).value()->fingerprint());
            QCOMPARE(made(name)->name(), name);
        }
        QCOMPARE(linkOf("4xP100", 0, 1).bandwidth, 1.2e10);
        QVERIFY(linkOf("4xP100", 0, 1).channels.empty());
        QCOMPARE(made("8xV100")->device(DeviceId{0}).flopsPerSecond, 1.57e13);
    }

    /// All texts of a line mean the same machine.
    void textsOfOneMachine_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("2xH100") << QStringList{
            "2 x H100",       "2×H100",     "2 × h100",         "2 H100",
            "2h100",          "2*H100",     "H100 x 2",         "h100x2",
            "2x NVIDIA H100", "2xH100-SXM", "2xH100 SXM5 80GB", "2 x h100-80g"};
        QTest::newRow("8xRTX4090") << QStringList{"8xRTX 4090", "8x4090",  "8 4090",     "8 GeForce RTX 4090",
                                                  "8×rtx-4090", "4090 x8", "8x4090 24GB"};
        QTest::newRow("1xA100+1xCPU-32")
            << QStringList{"1xA100+cpu",       "a100 + CPU",     "A100+cpu32",  "A100 & cpu",
                           "A100+32-core cpu", "a100 and 1 cpu", "A100+CPU-32", "1 A100 + 1 x 32 cores"};
        QTest::newRow("2 nodes of 8xH100") << QStringList{"2x8xH100",
                                                          "2 × 8 × H100",
                                                          "2 servers with 8 H100",
                                                          "2 hosts x 8xH100",
                                                          "2 nodes of 8 x h100 sxm",
                                                          "2x(8xH100)",
                                                          "2 Nodes Of 8xH100",
                                                          "2 machines 8xH100"};
        QTest::newRow("2 nodes of 8xH100+1xCPU-64")
            << QStringList{"2x(8xH100 + cpu64)", "2 nodes of (8xH100+64-core cpu)"};
        QTest::newRow("2xA100-40GB-PCIe")
            << QStringList{"2xA100-PCIe", "2xA100 PCIe 40GB", "2 A100-PCIE-40GB"};
        QTest::newRow("2xA100-80GB-SXM") << QStringList{"2xA100-80GB", "2xA100 80 GB SXM4"};
        QTest::newRow("2xV100-16GB-PCIe") << QStringList{"2x V100 PCIe 16GB", "2xTesla V100-PCIE-16GB"};
        QTest::newRow("2xA100+2xT4") << QStringList{"2 a100 + 2 t4", "2xA100 40GB + 2xTesla T4"};
        QTest::newRow("4xMI300X") << QStringList{"4 AMD Instinct MI300X", "4xmi300x OAM"};
    }

    void textsOfOneMachine()
    {
        QFETCH(QStringList, texts);
        const std::string name = QTest::currentDataTag();
        QCOMPARE(made(name)->name(), name);
        for (const QString& text : texts) {
            const auto topology = topologyNamed(text.toStdString());
            QVERIFY2(topology.ok(), qPrintable(text));
            QCOMPARE((*topology)->name(), name);
            QCOMPARE((*topology)->fingerprint(), made(name)->fingerprint());
        }
    }

    void linksFollowTheUsualMachines()
    {
        QCOMPARE(linkOf("2xH100", 0, 1).bandwidth, 4.5e11);
        QCOMPARE(linkOf("4xA100", 0, 3).bandwidth, 3e11);
        QCOMPARE(linkOf("2xB200", 0, 1).bandwidth, 9e11);
        QCOMPARE(linkOf("8xMI300X", 0, 7).bandwidth, 6.4e10);
        // Bridges connect pairs.
        QCOMPARE(linkOf("4xH100-PCIe", 0, 1).bandwidth, 3e11);
        QCOMPARE(linkOf("4xH100-PCIe", 1, 2).bandwidth, 4.8e10);
        QCOMPARE(linkOf("8xMI210", 0, 3).bandwidth, 5e10);
        QCOMPARE(linkOf("8xMI210", 3, 4).bandwidth, 2.4e10);
        // Four of the eight of a DGX-1.
        QCOMPARE(linkOf("4xV100", 0, 3).bandwidth, 5e10);
        QCOMPARE(linkOf("4xV100", 0, 1).bandwidth, 2.5e10);
        QCOMPARE(linkOf("6xV100", 0, 5).bandwidth, 1e10);
        // GeForce cards exchange data through the host's memory.
        QCOMPARE(linkOf("4xL4", 0, 1).bandwidth, 2.4e10);
        QCOMPARE(linkOf("2xRTX4090", 0, 1).bandwidth, 2e10);
        QCOMPARE(linkOf("1xA100+cpu", 0, 1).bandwidth, 2.4e10);
        QCOMPARE(linkOf("2xA100+2xT4", 0, 1).bandwidth, 3e11);
        QCOMPARE(linkOf("2xA100+2xT4", 1, 2).bandwidth, 1e10);
    }

    void cardsShareTheirSlotsAndNodesTheirNetwork()
    {
        const TopologyPtr l4 = made("4xL4");
        QCOMPARE(channelsOf(*l4, 0, 1), (std::vector<std::string>{"gpu0 PCIe out", "gpu1 PCIe in"}));
        QCOMPARE(channelsOf(*l4, 0, 2).front(), std::string("gpu0 PCIe out"));
        const TopologyPtr h100 = made("2 nodes of 8xH100");
        QCOMPARE(h100->deviceCount(), std::size_t{16});
        QCOMPARE(channelsOf(*h100, 0, 1), (std::vector<std::string>{"gpu0 out", "gpu1 in"}));
        QCOMPARE(channelsOf(*h100, 0, 15),
                 (std::vector<std::string>{"gpu0 PCIe out", "gpu15 PCIe in", "node0 out", "node1 in"}));
        for (const Channel& channel : h100->channels())
            QCOMPARE(channel.capacity, channel.name.starts_with("node") ? 8U : 1U);
        QVERIFY(h100->link(DeviceId{0}, DeviceId{8}).bandwidth <
                h100->link(DeviceId{0}, DeviceId{1}).bandwidth);
        // More than a node holds: the same machine.
        QCOMPARE(made("16xH100")->fingerprint(), h100->fingerprint());
        QCOMPARE(made("2x4xL4")->link(DeviceId{3}, DeviceId{4}).bandwidth, 2.4e10);
    }

    void processorsByCores()
    {
        QCOMPARE(made("cpu")->device(DeviceId{0}).flopsPerSecond, 2e12);
        QCOMPARE(made("cpu64")->device(DeviceId{0}).flopsPerSecond, 4e12);
        QCOMPARE(made("2x16-core cpu")->device(DeviceId{1}).memoryBytes, 1.28e11);
        QCOMPARE(made("cpu")->device(DeviceId{0}).deviceClass, std::string("cpu"));
    }

    void explainsItself()
    {
        std::string line;
        for (const Message& part : describeMachine(readMachine("2xh100").value()))
            line += part.english() + "; ";
        QCOMPARE(line, std::string("2 × H100 SXM 80 GB; NVLink 4 through a switch, 450 GB/s; "));
        QCOMPARE(describeMachine(readMachine("16xH100").value()).front().english(),
                 std::string("2 nodes with 8 × NDR InfiniBand each"));
    }

    void unknownNamesAreAnsweredWithTheNearest_data()
    {
        QTest::addColumn<QString>("nearest");
        QTest::newRow("2xH10") << "H100";
        QTest::newRow("4xP10") << "P100";
        QTest::newRow("8xRTX4091") << "RTX4090";
        QTest::newRow("mayr") << "mayer";
        QTest::newRow("2xA100+2xT5") << "T4";
        QTest::newRow("2 nodes of 4xmi300") << "MI300X";
    }

    void unknownNamesAreAnsweredWithTheNearest()
    {
        QFETCH(QString, nearest);
        const auto found = topologyNamed(QTest::currentDataTag());
        QVERIFY(!found);
        const QString english = QString::fromStdString(found.error().english());
        QVERIFY2(english.contains("nearest first: " + nearest + ","), qPrintable(english));
        QVERIFY(english.contains("MI250X") && english.contains("cpu"));
    }

    void hostileTextsAreRefused()
    {
        for (const std::string& text : {std::string(),
                                        std::string("   "),
                                        std::string("x"),
                                        std::string("+"),
                                        std::string("2x"),
                                        std::string("0xH100"),
                                        std::string("1025xH100"),
                                        std::string("1000000000000000000xH100"),
                                        std::string("99999999999999999999999999999999xH100"),
                                        std::string("0 nodes of 2xH100"),
                                        std::string("1000000000000000000 nodes of 1000000000000000000xH100"),
                                        std::string("-2xH100"),
                                        std::string("2xH100+"),
                                        std::string("2x8xH100+cpu"),
                                        std::string("2xA100-41GB"),
                                        std::string("2xcpu0"),
                                        std::string("cpu999999999999"),
                                        std::string("2xH100\0", 7),
                                        std::string("\xc3"),
                                        std::string("2x\xff\xfe"),
                                        std::string(100'000, 'x'),
                                        std::string(100'000, '9'),
                                        std::string(100'000, '+'),
                                        "2x" + std::string(100'000, '(')}) {
            const auto found = topologyNamed(text);
            QVERIFY2(!found, text.substr(0, 40).c_str());
            QVERIFY(found.error().english().size() < 1000);
        }
        QCOMPARE(made("1024xT4")->deviceCount(), std::size_t{1024});
        QVERIFY(topologyNamed("1025xH100").error().english().find("1024") != std::string::npos);
        QVERIFY(topologyNamed("2x8xH100+cpu").error().english().find("2 nodes of") != std::string::npos);
    }
};

} // namespace device_catalog_test

DOPPLER_TEST(device_catalog_test::DeviceCatalogTest)
#include "device_catalog.moc"
