// SPDX-License-Identifier: GPL-3.0-or-later
// The published table of field models: rows about computed shapes and trip counts.
#include "core/catalog/graph_file.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTest>

namespace field_onnx_shapes_test {

using namespace doppler;
using namespace doppler::test;

namespace {

class FieldOnnxShapesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void givesTheValueOfTheTable_data();
    void givesTheValueOfTheTable();
};

void FieldOnnxShapesTest::givesTheValueOfTheTable_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("what");
    QTest::addColumn<double>("value");
    const QDir folder(QStringLiteral(DOPPLER_SHARED "/data/field/onnx"));
    QFile table(folder.filePath("expected.csv"));
    if (!table.open(QIODevice::ReadOnly))
        QSKIP("the field models are not where DOPPLER_SHARED_DATA leads");
    for (const QByteArray& line : table.readAll().split('\n')) {
        const auto cells = line.split(',');
        if (cells.size() > 2 && (cells[1] == "conv_flops" || cells[1] == "flops_at_most"))
            QTest::newRow(cells[0]) << folder.filePath(cells[0]) << QString(cells[1]) << cells[2].toDouble();
    }
}

void FieldOnnxShapesTest::givesTheValueOfTheTable()
{
    QFETCH(QString, path);
    QFETCH(QString, what);
    QFETCH(double, value);
    const auto graph = readGraph(path.toStdString());
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    double convolutions = 0;
    double all = 0;
    for (VertexId v : (*graph)->vertices()) {
        const Vertex& vertex = (*graph)->vertex(v);
        QVERIFY2(vertex.flops.has_value(), vertex.name.c_str());
        all += *vertex.flops;
        convolutions += vertex.op == "Conv" ? *vertex.flops : 0;
    }
    if (what == "conv_flops")
        QCOMPARE(convolutions, value);
    else
        QVERIFY2(all > 0 && all <= value, qPrintable(QString::number(all)));
}

} // namespace

DOPPLER_TEST(FieldOnnxShapesTest)

} // namespace field_onnx_shapes_test

#include "field_onnx_shapes.moc"
