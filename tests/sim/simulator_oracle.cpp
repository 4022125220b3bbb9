// SPDX-License-Identifier: GPL-3.0-or-later
// Every task and transfer of the reference runs that an independent simulator (SimGrid) made.
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/sim/simulator.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <cmath>
#include <map>

namespace simulator_oracle_test {

using namespace doppler;

namespace {

QString folder() { return QStringLiteral(DOPPLER_TEST_DATA "/oracle/simgrid"); }

std::string text(const QString& name, const char* file)
{
    return readFile((folder() + '/' + name + '/' + file).toStdString()).value();
}

QJsonObject json(const QString& name, const char* file)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text(name, file))).object();
}

/// The reference prints 12 decimals.
bool near(double value, double expected, double makespan)
{
    return std::abs(value - expected) <= 1e-9 * makespan;
}

std::uint32_t id(const QJsonValue& value) { return static_cast<std::uint32_t>(value.toInteger(-1)); }

} // namespace

class SimulatorOracleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        Placement placement;
        for (const QJsonValue device : json(name, "placement.json")["devices"].toArray())
            placement.devices.push_back(topology->find(device.toString().toStdString()).value());

        const QJsonObject expected = json(name, "expected.json");
        const double makespan = expected["makespan"].toDouble(-1);
        const Schedule run = Simulator(problem).run(placement);
        QVERIFY2(near(run.makespan, makespan, makespan), qPrintable(QString::number(run.makespan, 'g', 15)));
        QVERIFY(near(Simulator(problem).makespan(placement), makespan, makespan));

        const QJsonArray tasks = expected["tasks_vertex_start_end"].toArray();
        QCOMPARE(run.tasks.size(), std::size_t(tasks.size()));
        for (const QJsonValue row : tasks) {
            const TaskRun& task = run.tasks.at(id(row[0]));
            QVERIFY(near(task.start, row[1].toDouble(-1), makespan));
            QVERIFY(near(task.end, row[2].toDouble(-1), makespan));
        }
        std::map<std::array<std::uint32_t, 3>, const TransferRun*> transfers;
        for (const TransferRun& x : run.transfers)
            transfers[{x.vertex, x.from, x.to}] = &x;
        const QJsonArray rows = expected["transfers_vertex_from_to_start_end"].toArray();
        QCOMPARE(run.transfers.size(), std::size_t(rows.size()));
        for (const QJsonValue row : rows) {
            const TransferRun* x = transfers[{id(row[0]), id(row[1]), id(row[2])}];
            QVERIFY(x);
            QVERIFY(near(x->start, row[3].toDouble(-1), makespan));
            QVERIFY(near(x->end, row[4].toDouble(-1), makespan));
        }
    }
};

DOPPLER_TEST(SimulatorOracleTest)

} // namespace simulator_oracle_test

#include "simulator_oracle.moc"
