// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "tests/support/runner.h"

#include <QTest>
#include <cmath>

namespace io_devices_json_test {

using namespace doppler;

namespace {

std::string file(const std::string& devices, const std::string& rest = R"("links":{"bandwidth":1e9})")
{
    return R"({"format":"doppler-devices","version":1,"devices":[)" + devices + "]" +
           (rest.empty() ? "" : ",") + rest + "}";
}

const std::string two = R"({"name":"a","flops_per_second":1e9},{"name":"b","flops_per_second":2e9})";

class IoDevicesJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsEveryField();
    void fillsInWhatIsAbsent();
    void needsNoBandwidthWhereEveryPairHasOne();
    void writesWhatItReads();
    void writesTheBuiltIns();
    void refuses_data();
    void refuses();
    void holdsBackAtManyDevices();
    void readsTheOracle();
};

const char* const everyField =
    R"({"format": "doppler-devices", "version": 1, "name": "4xP100", "source": "a sheet",
 "devices": [{"name": "gpu0", "kind": "P100", "class": "gpu", "flops_per_second": 9.3e12, "bytes_per_second": 7.3e11,
              "memory_bytes": 1.7e10, "overhead_seconds": 5e-6, "slots": 2},
             {"name": "host", "kind": "Xeon", "class": "cpu", "flops_per_second": 2e12}],
 "links": {"bandwidth": 1.6e10, "latency": 1e-6, "contention": "per-source",
           "pairs": [{"from": "gpu0", "to": "host", "bandwidth": 4e10, "latency": 2e-6, "channels": ["bus0"]}]},
 "channels": [{"name": "bus1"}, {"name": "bus0", "capacity": 3}]})";

void IoDevicesJsonTest::readsEveryField()
{
    const auto topology = readDevicesJson(everyField);
    QVERIFY2(topology.ok(), topology.ok() ? "" : topology.error().english().c_str());
    const Topology& t = **topology;
    QCOMPARE(t.name(), std::string("4xP100"));
    QCOMPARE(t.source(), std::string("a sheet"));
    const Device& gpu = t.device(DeviceId{0});
    QCOMPARE(gpu.kind, std::string("P100"));
    QCOMPARE(gpu.flopsPerSecond, 9.3e12);
    QCOMPARE(gpu.bytesPerSecond, 7.3e11);
    QCOMPARE(gpu.memoryBytes, 1.7e10);
    QCOMPARE(gpu.overheadSeconds, 5e-6);
    QCOMPARE(gpu.slotCount, 2U);
    QCOMPARE(t.device(DeviceId{1}).deviceClass, std::string("cpu"));
    QVERIFY(t.contention() == Contention::PerSource);
    QCOMPARE(t.channels()[1].capacity, 3U);
    const Link& link = t.link(DeviceId{0}, DeviceId{1});
    QCOMPARE(link.bandwidth, 4e10);
    QCOMPARE(link.latency, 2e-6);
    QCOMPARE(link.channels, (std::vector<ChannelId>{ChannelId{1}}));
    const Link& back = t.link(DeviceId{1}, DeviceId{0});
    QCOMPARE(back.bandwidth, 1.6e10);
    QCOMPARE(back.latency, 1e-6);
    QVERIFY(back.channels.empty());
}

void IoDevicesJsonTest::fillsInWhatIsAbsent()
{
    const auto topology = readDevicesJson(
        file(two, R"("links":{"bandwidth":1e9,"latency":3,"pairs":[{"from":"b","to":"a"}]})"));
    QVERIFY(topology.ok());
    const Device& device = (*topology)->device(DeviceId{0});
    QCOMPARE(device.deviceClass, std::string("gpu"));
    QVERIFY(std::isinf(device.bytesPerSecond) && std::isinf(device.memoryBytes));
    QCOMPARE(device.overheadSeconds, 0.0);
    QCOMPARE(device.slotCount, 1U);
    QVERIFY((*topology)->contention() == Contention::PerLink);
    QCOMPARE((*topology)->link(DeviceId{0}, DeviceId{1}).latency, 3.0);
    QCOMPARE((*topology)->link(DeviceId{1}, DeviceId{0}).bandwidth, 1e9);
    QCOMPARE((*topology)->link(DeviceId{1}, DeviceId{0}).latency, 0.0);
    QVERIFY(readDevicesJson(file(R"({"name":"a","flops_per_second":1})", "")).ok());
}

void IoDevicesJsonTest::needsNoBandwidthWhereEveryPairHasOne()
{
    const char* pairs =
        R"("links":{"pairs":[{"from":"b","to":"a","bandwidth":1},{"from":"a","to":"b","bandwidth":2}]})";
    QVERIFY(readDevicesJson(file(two, pairs)).ok());
}

void IoDevicesJsonTest::writesWhatItReads()
{
    const auto topology = readDevicesJson(everyField);
    const std::string text = writeDevicesJson(**topology);
    const auto again = readDevicesJson(text);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    QCOMPARE((*again)->fingerprint(), (*topology)->fingerprint());
    QCOMPARE((*again)->name(), (*topology)->name());
    QCOMPARE((*again)->source(), (*topology)->source());
    QCOMPARE(writeDevicesJson(**again), text);
}

void IoDevicesJsonTest::writesTheBuiltIns()
{
    QVERIFY(!builtinTopologyNames().empty());
    for (const std::string& name : builtinTopologyNames()) {
        const auto topology = builtinTopology(name);
        const auto again = readDevicesJson(writeDevicesJson(**topology));
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
        QCOMPARE((*again)->fingerprint(), (*topology)->fingerprint());
    }
}

void IoDevicesJsonTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* name, const std::string& text, const char* answer) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(answer);
    };
    const auto pairs = [](const std::string& list) {
        return file(two, R"("channels":[{"name":"bus"}],"links":{"bandwidth":1,"pairs":[)" + list + "]}");
    };
    row("a graph", R"({"format":"doppler-graph","version":1})",
        "format: found \"doppler-graph\", expected \"doppler-devices\"");
    row("newer", R"({"format":"doppler-devices","version":3})",
        "version: the file has version 3, but this program reads versions up to 1; a newer version of the "
        "program is needed");
    row("no devices", R"({"format":"doppler-devices","version":1})", "devices: is missing");
    row("empty devices", file(""), "devices: the topology has no devices, expected at least one");
    row("no name", file(R"({"flops_per_second":1})"), "devices[0].name: is missing");
    row("empty name", file(R"({"name":"","flops_per_second":1})"),
        "devices[0].name: the name is empty, expected a name");
    row("name twice", file(two + R"(,{"name":"a","flops_per_second":1})"),
        "devices[2].name: duplicate name \"a\", expected a unique name");
    row("no rate", file(R"({"name":"a"})"), "devices[0].flops_per_second: is missing");
    row("rate zero", file(R"({"name":"a","flops_per_second":0})"),
        "devices[0].flops_per_second: found 0, expected a number above 0");
    row("rate below a double", file(R"({"name":"a","flops_per_second":1e-999})"),
        "devices[0].flops_per_second: found 1e-999, expected a number above 0");
    row("memory negative", file(R"({"name":"a","flops_per_second":1,"memory_bytes":-1})"),
        "devices[0].memory_bytes: found -1, expected a number above 0");
    row("overhead negative", file(R"({"name":"a","flops_per_second":1,"overhead_seconds":-1e-6})"),
        "devices[0].overhead_seconds: found -1e-6, expected a number of at least 0");
    row("no slots", file(R"({"name":"a","flops_per_second":1,"slots":0})"),
        "devices[0].slots: found 0, expected a whole number from 1 to 1000000");
    row("no bandwidth", file(two, ""),
        "links.bandwidth: is missing, and there is no pair from \"a\" to \"b\"");
    row("bandwidth zero", file(two, R"("links":{"bandwidth":0})"),
        "links.bandwidth: found 0, expected a number above 0");
    row("latency infinite", file(two, R"("links":{"bandwidth":1,"latency":1e400})"),
        "links.latency: 1e400 is too large, expected a finite number");
    row("links a list", file(two, R"("links":[])"), "links: found [...], expected an object");
    row("no pair source", pairs(R"({"to":"b"})"), "links.pairs[0].from: is missing");
    row("pair on one device", pairs(R"({"from":"b","to":"b"})"),
        "links.pairs[0]: from and to are the same device, \"b\"; expected two different devices");
    row("pair twice", pairs(R"({"from":"a","to":"b"},{"from":"a","to":"b","bandwidth":3})"),
        "links.pairs[1]: duplicate pair from \"a\" to \"b\", expected one");
    row("channel twice on a route", pairs(R"({"from":"a","to":"b","channels":["bus","bus"]})"),
        "links.pairs[0].channels[1]: duplicate name \"bus\", expected a unique name");
    row("channel without capacity", file(two, R"("channels":[{"name":"bus","capacity":0}])"),
        "channels[0].capacity: found 0, expected a whole number from 1 to 1000000");
    row("channel name twice", file(two, R"("channels":[{"name":"bus"},{"name":"bus"}])"),
        "channels[1].name: duplicate name \"bus\", expected a unique name");
    row("unknown device", pairs(R"({"from":"a","to":"c"})"), "links.pairs[0].to: there is no device \"c\"");
    row("unknown channel", pairs(R"({"from":"a","to":"b","channels":["x"]})"),
        "links.pairs[0].channels[0]: there is no channel \"x\"; there are: bus");
    row("unknown contention", file(two, R"("links":{"bandwidth":1,"contention":"per-lnik"})"),
        "links.contention: unknown contention \"per-lnik\", expected one of: per-link");
}

void IoDevicesJsonTest::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, answer);
    const auto topology = readDevicesJson(text.toStdString());
    QVERIFY(!topology.ok());
    const QByteArray line = QByteArray::fromStdString(topology.error().english());
    QVERIFY2(line.startsWith(answer), line.constData());
    if (!answer.contains("contention \"") && !answer.contains("there is no"))
        QCOMPARE(line, answer);
}

void IoDevicesJsonTest::holdsBackAtManyDevices()
{
    std::string devices;
    for (std::size_t i = 0; i <= mostDevicesInFile; ++i)
        devices +=
            (i ? "," : "") + std::string(R"({"name":")") + std::to_string(i) + R"(","flops_per_second":1})";
    QCOMPARE(readDevicesJson(file(devices)).error().english(),
             std::string("devices[1024]: too many devices, expected at most 1024"));
}

void IoDevicesJsonTest::readsTheOracle()
{
    const std::string folder = std::string(DOPPLER_TEST_DATA) + "/oracle/simgrid/";
    const std::vector<std::pair<std::string, std::size_t>> cases{
        {"comm-heavy-4dev", 4}, {"compute-heavy-8dev", 8}, {"deep-3dev", 3},  {"layered-4dev", 4},
        {"one-device", 1},      {"roundrobin-16dev", 16},  {"small-2dev", 2}, {"wide-8dev", 8}};
    for (const auto& [name, count] : cases) {
        const auto text = readFile(folder + name + "/devices.json");
        QVERIFY(text.ok());
        const auto topology = readDevicesJson(*text);
        QVERIFY2(topology.ok(), topology.ok() ? "" : topology.error().english().c_str());
        QCOMPARE((*topology)->deviceCount(), count);
        const auto again = readDevicesJson(writeDevicesJson(**topology));
        QCOMPARE((*again)->fingerprint(), (*topology)->fingerprint());
    }
}

} // namespace

DOPPLER_TEST(IoDevicesJsonTest)

} // namespace io_devices_json_test

#include "io_devices_json.moc"
