// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes and shapes of an operation are shown where its source is.
#include "core/catalog/builtin_topologies.h"
#include "core/io/graphs/graph_json.h"
#include "core/problem/problem.h"
#include "tests/support/runner.h"
#include "widgets/graph_view/graph_tool_tip.h"
#include "widgets/inspector/inspector.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <algorithm>

namespace vertex_attributes_test {

using namespace doppler;

namespace {

GraphPtr graphWith(const std::string& attributes)
{
    return readGraphJson(
               R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "name": "conv", "op": "Conv", "attributes": ")" +
               attributes + R"("}], "edges": []})")
        .value();
}

GraphPtr graphOfShapes(const std::string& shapes)
{
    return readGraphJson(
               R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "name": "mm", "op": "MatMul", "shapes": ")" +
               shapes + R"("}], "edges": []})")
        .value();
}

bool shows(const QWidget& widget, const QString& text)
{
    const auto labels = widget.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
}

} // namespace

class VertexAttributesTest : public QObject {
    Q_OBJECT

private slots:
    void theToolTipHasThem()
    {
        GraphPicture picture;
        picture.graph = graphWith("strides=[2, 2], pads=[1, 1, 1, 1]");
        picture.swatchOf = {noSwatch};
        QVERIFY(boxToolTip(picture, 0).contains(QStringLiteral("strides=[2, 2], pads=[1, 1, 1, 1]")));
        picture.graph = graphWith(std::string(900, 'a'));
        QVERIFY(!boxToolTip(picture, 0).contains(QString(200, QLatin1Char('a'))));
        picture.graph = graphWith("");
        QVERIFY(!boxToolTip(picture, 0).contains(QStringLiteral("attributes")));
    }

    /// Without a kernel, as the readers of models and traces make vertices.
    void theToolTipAndTheInspectorHaveShapes()
    {
        const QString shapes = QStringLiteral("2×3, 3×4 → 2×4");
        GraphPicture picture;
        picture.graph = graphOfShapes(shapes.toStdString());
        picture.swatchOf = {noSwatch};
        QVERIFY(boxToolTip(picture, 0).contains(shapes));
        const auto problem = Problem::create(picture.graph, builtinTopology("4xP100").value()).value();
        Inspector inspector;
        inspector.show(problem, nullptr, VertexId{0U});
        QVERIFY(shows(inspector, QStringLiteral("Shapes")) && shows(inspector, shapes));
        const auto plain = Problem::create(graphOfShapes(""), builtinTopology("4xP100").value()).value();
        Inspector without;
        without.show(plain, nullptr, VertexId{0U});
        QVERIFY(!shows(without, QStringLiteral("Shapes")));
    }

    void theInspectorHasThem()
    {
        const auto problem = Problem::create(graphWith("axis=1"), builtinTopology("4xP100").value()).value();
        Inspector inspector;
        inspector.show(problem, nullptr, VertexId{0U});
        QVERIFY(shows(inspector, QStringLiteral("Attributes")) && shows(inspector, QStringLiteral("axis=1")));
        const auto plain = Problem::create(graphWith(""), builtinTopology("4xP100").value()).value();
        Inspector without;
        without.show(plain, nullptr, VertexId{0U});
        QVERIFY(!shows(without, QStringLiteral("Attributes")));
    }
};

DOPPLER_TEST_WITH(QApplication, VertexAttributesTest)

} // namespace vertex_attributes_test

#include "vertex_attributes.moc"
