// SPDX-License-Identifier: GPL-3.0-or-later
// Repeated blocks in the graph view: one box whose name ends in the number of blocks, and the command that
// collapses them.
#include "core/graph/graph_builder.h"
#include "core/io/graphs/graph_json.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/group_facts.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>

namespace graph_repeats_test {

using namespace doppler;

namespace {

constexpr int patience = 60000;
constexpr int layers = 24;
constexpr std::size_t perLayer = 3;

/// embed (2 vertices), 24 equal layers of 3 vertices each, head (2 vertices).
GraphPtr network()
{
    GraphBuilder builder("network");
    std::optional<VertexId> last;
    const auto add = [&](const std::string& group, const char* op, int number) {
        Vertex vertex;
        vertex.name = group + "/" + op + std::to_string(number);
        vertex.op = op;
        vertex.group = group;
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        const VertexId v = builder.addVertex(std::move(vertex));
        if (last)
            builder.addEdge(*last, v);
        last = v;
    };
    add("embed", "gather", 0);
    add("embed", "add", 1);
    for (int layer = 0; layer < layers; ++layer) {
        const std::string group = "layers." + std::to_string(layer);
        add(group, "norm", 0);
        add(group, "matmul", 1);
        add(group, "add", 2);
    }
    add("head", "matmul", 0);
    add("head", "softmax", 1);
    return builder.build().value();
}

/// The network in a view of its own.
struct Shown {
    GraphPtr graph = network();
    GraphView view;

    Shown()
    {
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(900, 500);
        view.show();
        view.setGraph(graph, nullptr);
        settle();
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!view.picture().empty() && view.picture().graph == graph &&
                                     !view.layoutJob().running(),
                                 patience);
    }
    /// The texts of the picture.
    [[nodiscard]] QStringList texts() const
    {
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(view.pictureSize());
        QPainter painter(&svg);
        view.paintPicture(painter, QRectF(QPointF(), view.pictureSize()));
        painter.end();
        QStringList texts;
        static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)<"));
        for (auto found = text.globalMatch(QString::fromUtf8(buffer.data())); found.hasNext();)
            texts += found.next().captured(1).trimmed();
        return texts;
    }
};

} // namespace

class GraphRepeatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not)"))); }

    void theLabelHasTheNumberOfBlocks()
    {
        Shown shown;
        shown.view.closeAll();
        shown.settle();
        const GraphPicture& picture = shown.view.picture();
        QCOMPARE(picture.boxCount(), std::size_t{3});
        const std::uint32_t box = picture.boxOf(VertexId{2});
        QCOMPARE(boxTitle(picture, box), QStringLiteral("layers ×24"));
        QCOMPARE(picture.fold()->boxes[box].vertices, layers * perLayer);
        QCOMPARE(boxTitle(picture, picture.boxOf(VertexId{0})), QStringLiteral("embed"));
    }

    /// The number of vertices is no repeat: it has its unit, or stands alone.
    void aCrossIsForRepeatsAlone()
    {
        QCOMPARE(vertexCountText(72), QStringLiteral("72 vertices"));
        Shown shown;
        shown.view.closeAll();
        shown.settle();
        const QStringList texts = shown.texts();
        QVERIFY2(texts.contains(QStringLiteral("layers ×24")), qPrintable(texts.join(u'|')));
        QVERIFY2(texts.contains(QStringLiteral("72 vertices")) || texts.contains(QStringLiteral("72")),
                 qPrintable(texts.join(u'|')));
        QVERIFY2(texts.contains(QStringLiteral("2 vertices")), qPrintable(texts.join(u'|')));
        QCOMPARE(texts.filter(QStringLiteral("×")), QStringList{QStringLiteral("layers ×24")});
    }

    void closesOnlyRepeats()
    {
        Shown shown;
        QVERIFY(shown.view.hasOpenRepeats());
        QCOMPARE(shown.view.picture().boxCount(), shown.graph->vertexCount());
        shown.view.closeRepeats();
        shown.settle();
        QVERIFY(!shown.view.hasOpenRepeats());
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{5}); // embed and head stay open.
        QVERIFY(!shown.view.picture().isGroup(shown.view.picture().boxOf(VertexId{0})));
        shown.view.closeRepeats(); // There is nothing left to close.
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{5});
        shown.view.openAll();
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), shown.graph->vertexCount());
    }

    void theWindowCollapsesRepeats()
    {
        samples::WindowScene stage;
        const QString file = stage.write("network.json", writeGraphJson(*network()));
        MainWindow& window =
            stage.openOn({file, QStringLiteral("4xP100"), {}, {{QStringLiteral("single-device"), 1, {}}}});
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().run() && !window.workbench().busy(), patience);
        GraphView& view = *window.graphView();
        QTRY_VERIFY_WITH_TIMEOUT(!view.picture().empty() && !view.layoutJob().running(), patience);
        auto* collapse = stage.find<QAction>("closeRepeats");
        QTRY_VERIFY(collapse->isEnabled());
        collapse->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(view.picture().boxCount(), std::size_t{5}, patience);
        QTRY_VERIFY(!collapse->isEnabled());
        view.openAll();
        QTRY_VERIFY_WITH_TIMEOUT(collapse->isEnabled(), patience);
    }
};

DOPPLER_TEST_WITH(QApplication, GraphRepeatsTest)

} // namespace graph_repeats_test

#include "graph_repeats.moc"
