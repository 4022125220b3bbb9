// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/placements/placement_json.h"
#include "tests/support/runner.h"

#include <QTest>

namespace io_placement_json_test {

using namespace doppler;

namespace {

ProblemPtr smallProblem(ChooseTask schedule = ChooseTask::Fifo)
{
    const auto graph = readGraphJson(R"({"format":"doppler-graph","version":1,"name":"g","vertices":[
        {"id":0,"flops":1},{"id":1,"flops":1,"allow":["cpu"]},{"id":2,"flops":1}],
        "edges":[{"from":0,"to":1},{"from":1,"to":2}]})");
    const auto topology = readDevicesJson(R"({"format":"doppler-devices","version":1,"name":"t","devices":[
        {"name":"gpu0","flops_per_second":1},{"name":"host","class":"cpu","flops_per_second":1}],
        "links":{"bandwidth":1}})");
    ModelOptions model;
    model.schedule = schedule;
    return *Problem::create(*graph, *topology, model);
}

std::string file(const std::string& rest)
{
    return R"({"format":"doppler-placement","version":1,)" + rest + "}";
}

class IoPlacementJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsEveryField();
    void writesWhatItReads();
    void namesWhatAPlacementHolds();
    void refusesFiles_data();
    void refusesFiles();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void readsTheOracle();
};

void IoPlacementJsonTest::readsEveryField()
{
    const auto read = readPlacementJson(file(
        R"("graph":"g","topology":"t","placer":"heft","devices":["gpu0","host","gpu0"],"order":[0,1,2],"x":[{}])"));
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
    QCOMPARE(read->graph, std::string("g"));
    QCOMPARE(read->topology, std::string("t"));
    QCOMPARE(read->placer, std::string("heft"));
    const auto placement = resolve(*smallProblem(), *read);
    QVERIFY2(placement.ok(), placement.ok() ? "" : placement.error().english().c_str());
    QCOMPARE(placement->devices, (Assignment{DeviceId{0}, DeviceId{1}, DeviceId{0}}));
    QCOMPARE(placement->order, (std::vector<VertexId>{VertexId{0}, VertexId{1}, VertexId{2}}));
}

void IoPlacementJsonTest::writesWhatItReads()
{
    for (const char* rest : {R"("devices":["a \"b\"","\u00e9"])",
                             R"("graph":"g","topology":"t","placer":"p","devices":["a"],"order":[0])"}) {
        const auto read = readPlacementJson(file(rest));
        QVERIFY(read.ok());
        const auto again = readPlacementJson(writePlacementJson(*read));
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
        QVERIFY(*again == *read);
    }
}

void IoPlacementJsonTest::namesWhatAPlacementHolds()
{
    const ProblemPtr problem = smallProblem();
    const Placement placement{{DeviceId{1}, DeviceId{1}, DeviceId{0}}, {}};
    const PlacementFile held = placementFile(*problem, placement, "random");
    QVERIFY((held == PlacementFile{"g", "t", "random", {"host", "host", "gpu0"}, {}}));
    QVERIFY(*resolve(*problem, held) == placement);
}

void IoPlacementJsonTest::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* name, const std::string& text, const char* answer) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(answer);
    };
    row("a graph", R"({"format":"doppler-graph","version":1})",
        "format: found \"doppler-graph\", expected \"doppler-placement\"");
    row("no devices", file(R"("order":[])"), "devices: is missing");
    row("devices a text", file(R"("devices":"gpu0")"), "devices: found \"gpu0\", expected a list");
    row("device a number", file(R"("devices":["gpu0",1])"),
        "devices[1]: found 1, expected a string in quotes");
    row("order of names", file(R"("devices":[],"order":["a"])"), "order[0]: found \"a\", expected a number");
    row("order broken", file(R"("devices":[],"order":[0,1.5])"),
        "order[1]: found 1.5, expected a whole number from 0 to 4294967294");
    row("devices twice", file(R"("devices":[],"devices":[])"),
        "devices: appears twice in the same object, expected once");
    row("newer", R"({"format":"doppler-placement","version":1e3})",
        "version: the file has version 1000, but this program reads versions up to 1; a newer version of the "
        "program is needed");
}

void IoPlacementJsonTest::refusesFiles()
{
    QFETCH(QByteArray, text);
    const auto read = readPlacementJson(text.toStdString());
    QVERIFY(!read.ok());
    QTEST(QByteArray::fromStdString(read.error().english()), "answer");
}

void IoPlacementJsonTest::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* name, const char* rest, const char* answer) {
        QTest::newRow(name) << QByteArray::fromStdString(file(rest)) << QByteArray(answer);
    };
    row("too few", R"("devices":["gpu0"])", "devices: found 1 device, expected one for each vertex (3)");
    row("unknown device", R"("devices":["gpu0","gpu7","gpu0"])",
        "devices[1]: there is no device \"gpu7\"; there are: gpu0, host");
    row("not allowed", R"("devices":["gpu0","gpu0","gpu0"])", "devices[1]: #1 is not allowed on gpu0");
    row("order too short", R"("devices":["gpu0","host","gpu0"],"order":[0])",
        "order: the order has 1 entry, expected one for each vertex (3)");
    row("order with a repeat", R"("devices":["gpu0","host","gpu0"],"order":[0,2,0])",
        "order[2]: vertex 0 appears twice in the order, expected once");
    row("order to nowhere", R"("devices":["gpu0","host","gpu0"],"order":[0,1,3])",
        "order[2]: vertex 3 does not exist, expected an id from 0 to 2");
}

void IoPlacementJsonTest::refusesWhatDoesNotFit()
{
    QFETCH(QByteArray, text);
    const auto read = readPlacementJson(text.toStdString());
    QVERIFY(read.ok());
    const auto placement = resolve(*smallProblem(), *read);
    QVERIFY(!placement.ok());
    QTEST(QByteArray::fromStdString(placement.error().english()), "answer");
}

void IoPlacementJsonTest::readsTheOracle()
{
    const std::string folder = std::string(DOPPLER_TEST_DATA) + "/oracle/simgrid/layered-4dev/";
    const auto graph = readGraphJson(*readFile(folder + "graph.json"));
    const auto problem = Problem::create(*graph, *readDevices(folder + "devices.json"));
    const auto read = readPlacement(folder + "placement.json");
    QVERIFY(read.ok());
    QCOMPARE(read->devices.size(), std::size_t{200});
    QVERIFY(resolve(**problem, *read).ok());
}

} // namespace

DOPPLER_TEST(IoPlacementJsonTest)

} // namespace io_placement_json_test

#include "io_placement_json.moc"
