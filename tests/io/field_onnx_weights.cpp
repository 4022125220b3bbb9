// SPDX-License-Identifier: GPL-3.0-or-later
// What tensors of ONNX models weigh and how long they live: the table of field files, and small models.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/graph/graph_memory.h"
#include "core/graph/metrics.h"
#include "core/io/graphs/graph_json.h"
#include "core/run/weight_copies.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QTest>

namespace field_onnx_weights_test {

using namespace doppler;
using namespace doppler::test;

namespace {

double persistentBytes(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).persistentBytes;
    return sum;
}

ProblemPtr onP100(GraphPtr graph)
{
    ModelOptions model;
    model.memory = MemoryRule::Report;
    return Problem::create(std::move(graph), builtinTopology("4xP100").value(), model).value();
}

Schedule runOnOne(const ProblemPtr& problem)
{
    return Simulator(problem).run({Assignment(problem->vertexCount(), DeviceId{0}), {}});
}

std::vector<std::size_t> positions(const HeldValue& value)
{
    std::vector<std::size_t> out;
    for (VertexId v : value.users)
        out.push_back(v.value);
    return out;
}

} // namespace

class FieldOnnxWeightsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void table_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("what");
        QTest::addColumn<double>("value");
        QFile table(QStringLiteral(DOPPLER_SHARED "/data/field/onnx/expected.csv"));
        if (!table.open(QIODevice::ReadOnly))
            QSKIP("the published files are not where DOPPLER_SHARED_DATA leads");
        for (const QByteArray& line : table.readAll().split('\n')) {
            const QList<QByteArray> fields = line.split(',');
            if (fields.size() < 3 ||
                (!fields[1].startsWith("persistent_bytes") && !fields[1].startsWith("single_device") &&
                 !fields[1].startsWith("seconds_on_p100")))
                continue;
            QTest::newRow(fields[0].constData())
                << QString::fromUtf8(fields[0]) << QString::fromUtf8(fields[1]) << fields[2].toDouble();
        }
    }

    void table()
    {
        QFETCH(QString, file);
        QFETCH(QString, what);
        QFETCH(double, value);
        const auto graph =
            readGraph(QStringLiteral(DOPPLER_SHARED "/data/field/onnx/%1").arg(file).toStdString());
        QVERIFY2(graph.ok(), graph ? "" : graph.error().english().c_str());
        const ProblemPtr problem = onP100(*graph);
        const Schedule run = runOnOne(problem);
        if (what == QLatin1String("single_device_peak_at_least"))
            QVERIFY(peakMemory(*problem, run)[0] >= value);
        else if (what == QLatin1String("persistent_bytes_about"))
            QVERIFY2(std::abs(persistentBytes(**graph) / value - 1) < 0.02,
                     qPrintable(QString::number(persistentBytes(**graph))));
        else if (what == QLatin1String("seconds_on_p100_at_most"))
            QVERIFY(run.makespan <= value);
        else
            QFAIL("an unknown row");
    }

    void tiedWeights()
    {
        onnx::ModelProto model =
            graphModel("(int64[1,4] ids) => (float[1,4,100] y) { e = Gather(wte, ids) "
                       "h = Relu(e) t = Transpose <perm = [1, 0]> (wte) y = MatMul(h, t) }");
        addWeight(model, "wte", {100, 32});
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QCOMPARE(persistentBytes(*graph), 12800.0);
        const GraphMemory& memory = graph->memory();
        QCOMPARE(memory.sharedWeights.size(), std::size_t{1});
        QCOMPARE(memory.sharedWeights[0].name, std::string("wte"));
        QCOMPARE(positions(memory.sharedWeights[0]), (std::vector<std::size_t>{0, 2}));
        QCOMPARE(memory.inputs.size(), std::size_t{1});
        QCOMPARE(memory.inputs[0].bytes, 32.0);
        QCOMPARE(memory.results.size(), std::size_t{1});
        QCOMPARE(*graph->vertex(VertexId{0}).accessedBytes, 2.0 * 512 + 32);
        QVERIFY(bytesTouched(*graph)[2] > 12800); // it reads all of the table
        const ProblemPtr problem = onP100(graph);
        const Assignment apart{DeviceId{0}, DeviceId{0}, DeviceId{1}};
        const auto peaks = peakMemory(*problem, Simulator(problem).run({apart, {}}));
        QVERIFY(peaks[0] >= 12800 && peaks[1] >= 12800);
        QCOMPARE(weightCopies(*problem, apart).size(), std::size_t{1});

        const GraphPtr together = graphOf(model, {{"colocate_weights", "true"}});
        QVERIFY(together);
        QCOMPARE(together->colocationGroups().size(), std::size_t{1});
        QCOMPARE(together->colocationGroups()[0], (std::vector<VertexId>{VertexId{0}, VertexId{2}}));

        // Nothing is lost in our own format.
        const auto again = readGraphJson(writeGraphJson(*graph));
        QVERIFY2(again.ok(), again ? "" : again.error().english().c_str());
        QVERIFY((*again)->memory() == memory);
        QCOMPARE((*again)->fingerprint(), graph->fingerprint());
        QCOMPARE(writeGraphJson(**again), writeGraphJson(*graph));
    }

    void storedTypes_data()
    {
        QTest::addColumn<QString>("nodes");
        QTest::addColumn<double>("bytes");
        QTest::newRow("dequantised") << "d = DequantizeLinear(q, s)" << 4096.0 + 4;
        QTest::newRow("dequantised, then transposed")
            << "e = DequantizeLinear(q, s) d = Transpose <perm = [1, 0]> (e)" << 4096.0 + 4;
        QTest::newRow("cast and scaled") << "e = Cast <to = 1> (q) d = Mul(e, s)" << 4096.0 + 4;
        QTest::newRow("half precision") << "d = Cast <to = 1> (h)" << 8192.0;
        QTest::newRow("quantised when loaded")
            << "e = QuantizeLinear(f, s, z) d = DequantizeLinear(e, s, z)" << 4096.0 + 4 + 1;
        QTest::newRow("a sum of two") << "d = Add(f, g)" << 16384.0;
        QTest::newRow("a part") << "d, r = Split <axis = 0> (f2, parts)" << 16384.0;
    }
    void storedTypes()
    {
        QFETCH(QString, nodes);
        QFETCH(double, bytes);
        onnx::ModelProto model =
            graphModel("(float[1,64] x) => (float[1,64] y) { " + nodes.toStdString() + " y = MatMul(x, d) }");
        addWeight(model, "q", {64, 64}, onnx::TensorProto::INT8);
        addWeight(model, "h", {64, 64}, onnx::TensorProto::FLOAT16);
        addWeight(model, "f", {64, 64}, onnx::TensorProto::FLOAT);
        addWeight(model, "g", {64, 64}, onnx::TensorProto::FLOAT);
        addWeight(model, "f2", {128, 64}, onnx::TensorProto::FLOAT);
        addNumbers(model, "parts", {64, 64});
        addWeight(model, "s", {}, onnx::TensorProto::FLOAT);
        addWeight(model, "z", {}, onnx::TensorProto::INT8);
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, bytes);
    }

    void rowsAreRead_data()
    {
        QTest::addColumn<QString>("node");
        QTest::addColumn<double>("bytes");
        QTest::newRow("gather") << "y = Gather(t, i)" << 2.0 * 4 * 16 * 4 + 32;
        QTest::newRow("elements") << "y = GatherElements(t, j)" << 2.0 * 64 * 4 + 512;
        QTest::newRow("by positions") << "y = GatherND(t, k)" << 2.0 * 4 * 16 * 4 + 32;
        QTest::newRow("written rows") << "y = ScatterND(t, k, u)" << 2.0 * 4 * 16 * 4 + 32;
    }
    void rowsAreRead()
    {
        QFETCH(QString, node);
        QFETCH(double, bytes);
        onnx::ModelProto model =
            graphModel("(int64[4] i, int64[4,16] j, int64[4,1] k, float[4,16] u) => (float[a, b] y) { " +
                       node.toStdString() + " }");
        addWeight(model, "t", {1000, 16});
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QVERIFY(bool(graph->vertex(VertexId{0}).accessedBytes));
        QCOMPARE(*graph->vertex(VertexId{0}).accessedBytes, bytes);
        QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 64000.0);
    }
};

DOPPLER_TEST(FieldOnnxWeightsTest)

} // namespace field_onnx_weights_test

#include "field_onnx_weights.moc"
