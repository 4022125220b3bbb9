// SPDX-License-Identifier: GPL-3.0-or-later
// Every task and transfer of the reference runs that an independent simulator (SimGrid) made.
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/sim/simulator.h"

#include <QDir>
#include <QtTest>
#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

using namespace doppler;
using Json = nlohmann::json;

namespace {

QString folder() { return QStringLiteral(DOPPLER_TEST_DATA "/oracle/simgrid"); }

std::string text(const QString& name, const char* file)
{
    return readFile((folder() + '/' + name + '/' + file).toStdString()).value();
}

/// The reference prints 12 decimals.
bool near(double value, double expected, double makespan)
{
    return std::abs(value - expected) <= 1e-9 * makespan;
}

} // namespace

class SimulatorOracleTest : public QObject {
    Q_OBJECT

private slots:
    void everyTaskAndTransfer_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << name;
    }

    void noneIsMissing() { QCOMPARE(QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 8); }

    void everyTaskAndTransfer()
    {
        QFETCH(QString, name);
        const GraphPtr graph = readGraphJson(text(name, "graph.json")).value();
        const TopologyPtr topology = readDevicesJson(text(name, "devices.json")).value();
        const ProblemPtr problem = Problem::create(graph, topology).value();
        const Json placed = Json::parse(text(name, "placement.json"));
        Placement placement;
        for (const Json& device : placed.at("devices"))
            placement.devices.push_back(topology->find(device.get<std::string>()).value());

        const Json expected = Json::parse(text(name, "expected.json"));
        const double makespan = expected.at("makespan");
        const Schedule run = Simulator(problem).run(placement);
        QVERIFY2(near(run.makespan, makespan, makespan), qPrintable(QString::number(run.makespan, 'g', 15)));
        QVERIFY(near(Simulator(problem).makespan(placement), makespan, makespan));

        QCOMPARE(run.tasks.size(), expected.at("tasks_vertex_start_end").size());
        for (const Json& row : expected.at("tasks_vertex_start_end")) {
            const TaskRun& task = run.tasks.at(row[0].get<std::size_t>());
            QVERIFY(near(task.start, row[1], makespan));
            QVERIFY(near(task.end, row[2], makespan));
        }
        std::map<std::array<std::uint32_t, 3>, const TransferRun*> transfers;
        for (const TransferRun& x : run.transfers)
            transfers[{x.vertex, x.from, x.to}] = &x;
        QCOMPARE(run.transfers.size(), expected.at("transfers_vertex_from_to_start_end").size());
        for (const Json& row : expected.at("transfers_vertex_from_to_start_end")) {
            const TransferRun* x = transfers[{row[0].get<std::uint32_t>(), row[1].get<std::uint32_t>(),
                                              row[2].get<std::uint32_t>()}];
            QVERIFY(x);
            QVERIFY(near(x->start, row[3], makespan));
            QVERIFY(near(x->end, row[4], makespan));
        }
    }
};

QTEST_GUILESS_MAIN(SimulatorOracleTest)
#include "simulator_oracle_test.moc"
