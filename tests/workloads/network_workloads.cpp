// SPDX-License-Identifier: GPL-3.0-or-later
// The networks against what is published of them: parameters, multiply-accumulates, formulas of their FLOPs.
#include "core/graph/metrics.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <set>

namespace network_workloads_test {

using namespace doppler;
using tests::flopsOf;
using tests::generate;
using tests::Settings;

namespace {

/// Plain descent takes two operations for each trained number.
double parametersOf(const std::string& family, Settings settings)
{
    settings.insert(settings.end(), {{"training", "true"}, {"batch", "1"}, {"optimizer", "sgd"}});
    return flopsOf(*generate(family, settings).value(), "update") / 2;
}

GraphPtr forwardOf(const std::string& family, Settings settings)
{
    settings.emplace_back("batch", "1");
    return generate(family, settings).value();
}

std::set<std::string> groupsOf(const DataflowGraph& graph)
{
    std::set<std::string> out;
    for (VertexId v : graph.vertices())
        out.insert(graph.vertex(v).group);
    return out;
}

} // namespace

class NetworkWorkloadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parameters_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("exact");
        QTest::addColumn<double>("published");
        QTest::addColumn<double>("percent");
        const auto row = [](const char* name, const char* family, const char* option, const char* value,
                            double exact, double published, double percent) {
            QTest::newRow(name) << family << option << value << exact << published << percent;
        };
        // Exact: the counts that torchvision and Hugging Face give of the same layers; published: the papers.
        row("ResNet-50", "resnet", "depth", "50", 25557032, 25.56e6, 0.1);
        row("ResNet-101", "resnet", "depth", "101", 44549160, 44.55e6, 0.1);
        row("ResNet-152", "resnet", "depth", "152", 60192808, 60.19e6, 0.1);
        row("Inception-V3", "inception-v3", "auxiliary", "false", 23834568, 23.8e6, 0.2);
        row("Inception-V3 with its auxiliary", "inception-v3", "auxiliary", "true", 27161264, 27.2e6, 0.2);
        row("NASNet-A mobile", "nasnet", "size", "mobile", 5289978, 5.3e6, 0.2);
        row("NASNet-A large", "nasnet", "size", "large", 88753150, 88.9e6, 0.2);
        // Shazeer et al., arXiv 1701.06538, table 2, of GNMT.
        row("GNMT", "gnmt", "layers", "8", 280858880, 278e6, 1.1);
        row("Transformer base", "transformer", "size", "base", 63082496, 65e6, 3);
        row("Transformer big", "transformer", "size", "big", 214245376, 213e6, 0.6);
        row("BERT base", "bert", "size", "base", 110106428, 110e6, 0.1);
        row("BERT large", "bert", "size", "large", 336226108, 340e6, 1.2);
        row("GPT-2 small", "gpt2", "size", "small", 124439808, 124e6, 0.4);
        row("GPT-2 medium", "gpt2", "size", "medium", 354823168, 355e6, 0.1);
        row("GPT-2 large", "gpt2", "size", "large", 774030080, 774e6, 0.1);
        row("GPT-2 xl", "gpt2", "size", "xl", 1557611200, 1558e6, 0.1);
    }

    void parameters()
    {
        QFETCH(QString, family);
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(double, exact);
        QFETCH(double, published);
        QFETCH(double, percent);
        const double made = parametersOf(family.toStdString(), {{option.toStdString(), value.toStdString()}});
        QCOMPARE(made, exact);
        QVERIFY(std::abs(made / published - 1) * 100 < percent);
    }

    void multiplyAccumulates_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("published");
        QTest::newRow("ResNet-50") << "resnet"
                                   << "depth"
                                   << "50" << 4.09e9;
        QTest::newRow("ResNet-101") << "resnet"
                                    << "depth"
                                    << "101" << 7.80e9;
        QTest::newRow("ResNet-152") << "resnet"
                                    << "depth"
                                    << "152" << 11.51e9;
        QTest::newRow("Inception-V3") << "inception-v3"
                                      << "image"
                                      << "299" << 5.71e9;
        QTest::newRow("NASNet-A mobile") << "nasnet"
                                         << "size"
                                         << "mobile" << 564e6;
    }

    void multiplyAccumulates()
    {
        QFETCH(QString, family);
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(double, published);
        const GraphPtr graph = forwardOf(family.toStdString(), {{option.toStdString(), value.toStdString()}});
        const double classifier = (flopsOf(*graph, "matmul") - 1000) / 2; // less the bias
        const double made =
            (flopsOf(*graph, "conv2d") + flopsOf(*graph, "depthwise_conv2d")) / 2 + classifier;
        QVERIFY2(std::abs(made / published - 1) < 0.0012, qPrintable(QString::number(made)));
    }

    void nasnetLargeNeedsThePublishedWork()
    {
        const GraphPtr graph = forwardOf("nasnet", {{"size", "large"}, {"image", "331"}});
        const double made = (flopsOf(*graph, "conv2d") + flopsOf(*graph, "depthwise_conv2d")) / 2;
        QVERIFY(std::abs(made / 23.8e9 - 1) < 0.002);
    }

    void convolutionsOfResnetAreThoseOfTheFile() // shared data: resnet50.onnx has 4.087 conv GMAC
    {
        QCOMPARE(flopsOf(*forwardOf("resnet", {}), "conv2d") / 2, 4087136256.0);
    }

    void trainingTakesThreeTimesTheForwardPass()
    {
        const GraphPtr forward = generate("resnet", {{"batch", "2"}}).value();
        const GraphPtr training = generate("resnet", {{"batch", "2"}, {"training", "true"}}).value();
        double first = 0; // the gradient of the images is not wanted
        for (VertexId v : forward->vertices())
            if (forward->vertex(v).name == "stem/conv")
                first = forward->vertex(v).flops.value();
        QVERIFY(first > 0);
        const double all = flopsOf(*training, "conv2d") + flopsOf(*training, "conv2d_grad") +
                           flopsOf(*training, "conv2d_weight_grad");
        QCOMPARE(all, 3 * flopsOf(*forward, "conv2d") - first);
    }

    void attentionLayersNeedTheFormula_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<double>("layers");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("head"); // products beside the layers' for one text
        const double d = 1024;
        QTest::newRow("bert") << "bert" << 24.0 << d << 2 * d * d + d; // the pooler
        QTest::newRow("gpt2") << "gpt2" << 24.0 << d << 2 * 96 * 50257 * d;
    }

    void attentionLayersNeedTheFormula()
    {
        QFETCH(QString, family);
        QFETCH(double, layers);
        QFETCH(double, width);
        QFETCH(double, head);
        const double b = 3;
        const double s = 96;
        const double d = width;
        const double f = 4 * d;
        const GraphPtr graph =
            generate(family.toStdString(),
                     {{"size", family == "bert" ? "large" : "medium"}, {"batch", "3"}, {"sequence", "96"}})
                .value();
        // Four projections and two feed-forward products with their biases, scores and weighted sum.
        const double layer =
            2 * (4 * b * s * d * d + 2 * b * s * d * f + 2 * b * s * s * d) + b * s * (4 * d + f + d);
        QCOMPARE(flopsOf(*graph, "matmul"), layers * layer + b * head);
        const GraphPtr trained =
            generate(family.toStdString(), {{"size", family == "bert" ? "large" : "medium"},
                                            {"batch", "3"},
                                            {"sequence", "96"},
                                            {"training", "true"}})
                .value();
        QVERIFY(flopsOf(*trained, "matmul") > 2.9 * flopsOf(*graph, "matmul"));
    }

    void recurrentStepsNeedTheFormula()
    {
        const double b = 4;
        const double w = 64;
        const double v = 500;
        const double s = 7;
        const double t = 5;
        const GraphPtr graph = generate("gnmt", {{"batch", "4"},
                                                 {"width", "64"},
                                                 {"vocabulary", "500"},
                                                 {"layers", "3"},
                                                 {"source_length", "7"},
                                                 {"target_length", "5"}})
                                   .value();
        const auto cell = [&](double in) { return b * 4 * w * (2 * (in + w) + 1); };
        const double encoder = s * (2 * cell(w) + cell(2 * w) + cell(w));
        const double decoder = t * 3 * cell(2 * w);
        const double attention = 2 * b * s * w * w + t * (2 * b * w * w + 2 * b * s * w);
        const double head = b * t * v * (2 * w + 1);
        QCOMPARE(flopsOf(*graph, "matmul"), encoder + decoder + attention + head);
        // Cells: two directions, two more layers, three in the decoder.
        QCOMPARE(tests::countOf(*graph, "lstm_memory"), std::size_t(4 * s + 3 * t));
        // A word's row alone goes to its step, not the whole text.
        for (EdgeId e : graph->edges())
            if (graph->vertex(graph->edge(e).from).op == "embedding")
                QCOMPARE(graph->tensor(graph->edge(e).tensor).bytes, b * w * 4);
    }

    void weightsAreHeldOnce()
    {
        // Trained numbers, running means and variances, the images.
        const double normalised = (25557032 - 2048000 - 1000 - 23454912) / 2.0;
        const GraphPtr graph = generate("resnet", {{"batch", "3"}}).value();
        double bytes = 0;
        for (VertexId v : graph->vertices())
            bytes += graph->vertex(v).persistentBytes;
        QCOMPARE(bytes, 4 * (25557032 + 2 * normalised + 3.0 * 3 * 224 * 224));
        // Unrolled steps share theirs.
        double steps = 0;
        const GraphPtr gnmt = generate("gnmt", {{"batch", "1"}}).value();
        for (VertexId v : gnmt->vertices())
            steps += gnmt->vertex(v).persistentBytes;
        QVERIFY(steps / 4 >= 280858880 && steps / 4 < 280858880 * 1.001);
        QVERIFY(!gnmt->colocationGroups().empty());
    }

    /// 16 rows of 768 numbers, of a table that the output layer reads as a whole.
    void embeddingsReadRows()
    {
        const GraphPtr graph = generate("gpt2", {{"batch", "1"}, {"sequence", "16"}}).value();
        const std::vector<double> touched = bytesTouched(*graph);
        const double table = 50257.0 * 768 * 4;
        const double rows = 16.0 * 768 * 4;
        int readers = 0;
        for (VertexId v : graph->vertices()) {
            if (graph->vertex(v).op == "embedding") {
                QCOMPARE(graph->vertex(v).persistentBytes, table + 16 * 4);
                QCOMPARE(touched[v], 2 * rows + 16 * 4);
            }
            readers += touched[v] > table ? 1 : 0;
        }
        QCOMPARE(readers, 1);
        const GraphPtr decoder = generate("decoder", {{"sequence", "16"}}).value();
        for (VertexId v : decoder->vertices())
            if (decoder->vertex(v).name.find("embed[") != std::string::npos)
                QVERIFY(bytesTouched(*decoder)[v] < 4 * decoder->vertex(v).outputBytes);
    }

    void layersAreGroups()
    {
        const auto resnet = groupsOf(*generate("resnet", {{"training", "true"}}).value());
        for (const char* group : {"stem", "stage1/block1", "stage4/block3", "head", "backward/stage2/block4",
                                  "update/stage3/block6"})
            QVERIFY2(resnet.contains(group), group);
        QVERIFY(!resnet.contains("stage4/block4"));
        QVERIFY(groupsOf(*generate("gpt2").value()).contains("layer12"));
        QVERIFY(groupsOf(*generate("inception-v3").value()).contains("stage2/mixed8"));
        QVERIFY(groupsOf(*generate("nasnet").value()).contains("stack3/cell4"));
        QVERIFY(groupsOf(*generate("gnmt").value()).contains("encoder/layer1/backwards"));
        QVERIFY(groupsOf(*generate("transformer").value()).contains("decoder/layer6"));
    }

    void batchScalesWorkAndOutputs()
    {
        const GraphPtr one = generate("inception-v3", {{"batch", "1"}}).value();
        const GraphPtr four = generate("inception-v3", {{"batch", "4"}}).value();
        QCOMPARE(one->vertexCount(), four->vertexCount());
        QCOMPARE(metrics(*four).flops, 4 * metrics(*one).flops);
        QCOMPARE(metrics(*four).bytes, 4 * metrics(*one).bytes);
    }

    void everyGradientServesAnUpdate()
    {
        for (const char* family :
             {"resnet", "inception-v3", "nasnet", "gnmt", "transformer", "bert", "gpt2"}) {
            const GraphPtr graph = generate(family, {{"training", "true"}}).value();
            for (VertexId v : graph->vertices())
                if (graph->outEdges(v).empty() && graph->vertex(v).op != "update")
                    QVERIFY2(false, graph->vertex(v).name.c_str());
            for (VertexId v : graph->vertices())
                QCOMPARE(graph->vertex(v).op == "update" && !graph->outEdges(v).empty(), false);
        }
    }
};

DOPPLER_TEST(NetworkWorkloadsTest)

} // namespace network_workloads_test

#include "network_workloads.moc"
