// SPDX-License-Identifier: GPL-3.0-or-later
// The families that are einsum programs: against the published graphs, published sizes of models, formulas.
#include "core/catalog/graph_file.h"
#include "core/workloads/api/workload_source.h"
#include "core/workloads/einsum/einsum_gradient.h"
#include "core/workloads/networks/decoder_models.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <set>

namespace einsum_families_test {

using namespace doppler;

namespace {

GraphPtr graphOf(const std::string& word)
{
    const auto source = parseWorkloadSource(word);
    if (!source) {
        qCritical("%s", source.error().english().c_str());
        return {};
    }
    return source->family->make(source->options).value();
}

/// The published files know few kinds.
std::string kindOf(const std::string& op)
{
    static const std::set<std::string> named{"formation", "complexer", "select", "fill", "squeezer"};
    return named.contains(op) ? op : "einsummable";
}

/// "kind, cost, edges in, edges out" -> how many vertices have them.
std::map<std::string, int> kernelsOf(const DataflowGraph& graph)
{
    std::map<std::string, int> kernels;
    for (VertexId v : graph.vertices()) {
        const Vertex& vertex = graph.vertex(v);
        ++kernels[kindOf(vertex.op) + " " +
                  std::to_string(std::llround(vertex.seconds.front().seconds * 1e10)) + " " +
                  std::to_string(graph.inEdges(v).size()) + " " + std::to_string(graph.outEdges(v).size())];
    }
    return kernels;
}

/// The same of a published graph, as they were counted in its file.
std::map<std::string, int> publishedKernels(const QByteArray& graph)
{
    std::map<std::string, int> kernels;
    QFile table(QStringLiteral(DOPPLER_TEST_DATA "/oracle/doppler/kernels.csv"));
    if (!table.open(QIODevice::ReadOnly))
        return kernels;
    while (!table.atEnd()) {
        const QList<QByteArray> cells = table.readLine().trimmed().split(',');
        if (cells.size() == 6 && cells[0] == graph)
            kernels[cells.mid(1, 4).join(' ').toStdString()] = cells[5].toInt();
    }
    return kernels;
}

double macs(const DataflowGraph& graph)
{
    double flops = 0;
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).op == "matmul")
            flops += graph.vertex(v).flops.value();
    return flops / 2;
}

double flops(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).flops.value();
    return sum;
}

const DecoderShape& shapeOf(std::string_view id)
{
    for (const DecoderModel& model : decoderModels())
        if (model.id == id)
            return model.shape;
    qFatal("no such model");
}

} // namespace

class EinsumFamiliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void sizesAreThePublishedOnes_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("edges");
        QTest::newRow("FFNN") << "ffnn" << 180 << 208;
        QTest::newRow("LLAMA-BLOCK") << "llama-block" << 182 << 234;
        QTest::newRow("LLAMA-LAYER") << "llama-layer" << 229 << 284;
        QTest::newRow("CHAINMM with inputs") << "chainmm:inputs=vertices" << 112 << 160;
        QTest::newRow("FFNN with inputs") << "ffnn:inputs=vertices" << 192 << 256;
    }
    void sizesAreThePublishedOnes()
    {
        QFETCH(QString, family);
        const GraphPtr graph = graphOf(family.toStdString());
        QTEST(static_cast<int>(graph->vertexCount()), "vertices");
        QTEST(static_cast<int>(graph->edgeCount()), "edges");
    }

    /// The paper names 302/398 and 367/470 and publishes no file: these are ours (sample_graphs/README.md).
    void sizesInEightPieces_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("edges");
        QTest::newRow("LLAMA-BLOCK") << "llama-block:pieces=8" << 356 << 502;
        QTest::newRow("LLAMA-LAYER") << "llama-layer:pieces=8" << 453 << 614;
    }
    void sizesInEightPieces() { sizesAreThePublishedOnes(); }

    void kernelsAreThePublishedOnes_data()
    {
        QTest::addColumn<QString>("family");
        QTest::newRow("gdp_chain_mm_112nodes") << "chainmm:costs=published";
        QTest::newRow("gdp_ffnn_192nodes") << "ffnn:costs=published";
        QTest::newRow("gdp_transformer_block_215nodes") << "llama-block:costs=published";
        QTest::newRow("gdp_full_transformer_layer_261nodes") << "llama-layer:costs=published";
    }
    void kernelsAreThePublishedOnes()
    {
        QFETCH(QString, family);
        const auto published = publishedKernels(QTest::currentDataTag());
        QVERIFY(published.size() >= 5);
        const auto made = kernelsOf(*graphOf(family.toStdString()));
        for (const auto& [kernel, count] : published)
            if (made.count(kernel) == 0 || made.at(kernel) != count)
                qInfo("published %d, made %d: %s", count, made.count(kernel) ? made.at(kernel) : 0,
                      kernel.c_str());
        for (const auto& [kernel, count] : made)
            if (published.count(kernel) == 0)
                qInfo("published 0, made %d: %s", count, kernel.c_str());
        QCOMPARE(made, published);
    }

    void publishedKernelsAreCountedRightly_data() { kernelsAreThePublishedOnes_data(); }
    void publishedKernelsAreCountedRightly()
    {
        const QString file = QString(DOPPLER_SHARED "/data/doppler/%1.txt").arg(QTest::currentDataTag());
        if (!QFileInfo::exists(file))
            QSKIP("the published graphs are not where DOPPLER_SHARED_DATA leads");
        QCOMPARE(publishedKernels(QTest::currentDataTag()),
                 kernelsOf(*readGraph(file.toStdString()).value()));
    }

    /// 4 b s d^2 + 2 b s^2 d + 3 b s d f: what a second layer adds.
    void aLayerHasTheKnownProducts_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<double>("b");
        QTest::addColumn<double>("s");
        QTest::addColumn<double>("d");
        QTest::addColumn<double>("f");
        QTest::newRow("7B") << "model=llama-7b" << 1.0 << 2048.0 << 4096.0 << 11008.0;
        QTest::newRow("7B, other cuts")
            << "model=llama-7b:style=block:pieces=16" << 1.0 << 2048.0 << 4096.0 << 11008.0;
        QTest::newRow("13B, batch 3")
            << "model=llama-13b:batch=3:sequence=512" << 3.0 << 512.0 << 5120.0 << 13824.0;
        QTest::newRow("65B") << "model=llama-65b:pieces=64" << 1.0 << 2048.0 << 8192.0 << 22016.0;
    }
    void aLayerHasTheKnownProducts()
    {
        QFETCH(QString, options);
        QFETCH(double, b);
        QFETCH(double, s);
        QFETCH(double, d);
        QFETCH(double, f);
        const std::string word = "decoder:" + options.toStdString() + ":layers=";
        const double layer = macs(*graphOf(word + "2")) - macs(*graphOf(word + "1"));
        QCOMPARE(layer, 4 * b * s * d * d + 2 * b * s * s * d + 3 * b * s * d * f);
    }

    /// Fewer key heads: their two products shrink. Experts: each token meets the active ones and the router.
    void otherLayersHaveTheirProducts()
    {
        const double s = 8192, d = 4096, f = 14336;
        const double grouped = macs(*graphOf("decoder:model=llama3-8b:layers=2")) -
                               macs(*graphOf("decoder:model=llama3-8b:layers=1"));
        QCOMPARE(grouped, (2 + 2 * 8.0 / 32) * s * d * d + 2 * s * s * d + 3 * s * d * f);
        const double t = 4096;
        const double mixed = macs(*graphOf("decoder:model=mixtral-8x7b:layers=2")) -
                             macs(*graphOf("decoder:model=mixtral-8x7b:layers=1"));
        QCOMPARE(mixed, 2.5 * t * d * d + 2 * t * t * d + 2 * 3 * t * d * f + t * d * 8);
        const double g = 1024, w = 768;
        const double gpt =
            macs(*graphOf("decoder:model=gpt2:layers=2")) - macs(*graphOf("decoder:model=gpt2:layers=1"));
        QCOMPARE(gpt, 4 * g * w * w + 2 * g * g * w + 2 * g * w * 4 * w);
    }

    /// Numbers of parameters as the models' makers and libraries count them (the scores' table of its own).
    void modelsHaveTheKnownSizes_data()
    {
        QTest::addColumn<double>("parameters");
        QTest::newRow("gpt2") << 124'439'808.0 + 50257.0 * 768;
        QTest::newRow("gpt2-xl") << 1'557'611'200.0 + 50257.0 * 1600;
        QTest::newRow("llama-7b") << 6'738'415'616.0;
        QTest::newRow("llama-13b") << 13'015'864'320.0;
        QTest::newRow("llama2-70b") << 68'976'648'192.0;
        QTest::newRow("llama3-8b") << 8'030'261'248.0;
        QTest::newRow("mixtral-8x7b") << 46'702'792'704.0;
    }
    void modelsHaveTheKnownSizes()
    {
        const DecoderShape& shape = shapeOf(QTest::currentDataTag());
        const EinsumProgram program = decoderProgram("m", shape, {}, layerCuts(1)).value();
        double parameters = 0;
        for (const Einsum& operation : program.operations) {
            if (!operation.op.empty() || operation.name == "tokens" || operation.name == "rotation")
                continue;
            double size = 1;
            for (char label : operation.outputLabels)
                size *= static_cast<double>(program.extents.at(label));
            parameters += size;
        }
        QTEST(parameters, "parameters");
    }

    void everyLayerIsAlike()
    {
        for (const char* style : {"layer", "block"}) {
            const std::string word =
                std::string("decoder:model=llama-7b:style=") + style + ":pieces=8:layers=";
            const auto count = [&](int layers) {
                return graphOf(word + std::to_string(layers))->vertexCount();
            };
            const std::size_t two = count(2);
            const std::size_t each = count(3) - two;
            QCOMPARE(count(5), two + 3 * each);
        }
    }

    /// Cutting changes neither the products nor the size of what they make.
    void cutsKeepTheWork()
    {
        for (const char* family : {"ffnn:batch=256:hidden=512", "llama-block:sequence=256",
                                   "llama-layer:sequence=256", "decoder:model=mixtral-8x7b:sequence=64"}) {
            const double whole = macs(*graphOf(std::string(family) + ":pieces=1"));
            for (const char* cuts :
                 {":pieces=8", ":pieces=64", ":pieces=8:cuts=auto", ":pieces=8:cuts=greedy"})
                QCOMPARE(macs(*graphOf(std::string(family) + cuts)), whole);
        }
    }

    /// What a kernel says of itself agrees with its costs.
    void kernelsSayWhatTheyDo()
    {
        const GraphPtr graph = graphOf("decoder:model=llama3-8b:sequence=512");
        std::set<const Kernel*> distinct;
        for (VertexId v : graph->vertices()) {
            const Vertex& vertex = graph->vertex(v);
            QVERIFY(vertex.kernel != nullptr);
            distinct.insert(vertex.kernel.get());
            double points = 1;
            double output = 1;
            const std::string out = vertex.kernel->einsum.substr(vertex.kernel->einsum.find("->") + 2);
            for (const auto& [label, extent] : vertex.kernel->extents) {
                points *= static_cast<double>(extent);
                output *= out.find(label) == std::string::npos ? 1 : static_cast<double>(extent);
            }
            if (vertex.op == "matmul")
                QCOMPARE(vertex.flops.value(), 2 * points);
            if (vertex.op == "formation")
                QCOMPARE(vertex.flops.value(), points - output);
            QVERIFY(vertex.outputBytes == 2 * output || vertex.outputBytes == 4 * output ||
                    vertex.outputBytes == 8 * output);
        }
        QVERIFY(distinct.size() < graph->vertexCount() / 4); // equal ones are one
    }

    /// Backward, every product has two, but the first has none for the input.
    void trainingTakesThreeTimesTheProducts()
    {
        const double first = 256.0 * 32 * 512;
        const GraphPtr forward = graphOf("ffnn:batch=256:hidden=512");
        const GraphPtr training = graphOf("ffnn:batch=256:hidden=512:step=training");
        QCOMPARE(macs(*forward), 2 * first);
        QCOMPARE(macs(*training), 3 * 2 * first - first);
        std::map<std::string, int> updates;
        for (VertexId v : training->vertices())
            if (training->vertex(v).op == "sgd")
                ++updates[training->vertex(v).group];
        QCOMPARE(updates.size(), std::size_t{2});
        QVERIFY(flops(*training) > 2 * flops(*forward));
        // Experts and their router are trained, too.
        std::set<std::string> experts;
        const GraphPtr mixture = graphOf("decoder:model=mixtral-8x7b:sequence=64:step=training");
        for (VertexId v : mixture->vertices())
            if (mixture->vertex(v).op == "sgd")
                experts.insert(mixture->vertex(v).group);
        QCOMPARE(experts.size(),
                 std::size_t{1 + 2 + 4 + 4 + 2}); // embedding, norms, attention, experts, final norm and head
        // Every weight of a model gets its update.
        const GraphPtr model = graphOf("decoder:model=gpt2:sequence=64:step=training:layers=2");
        std::set<std::string> updated;
        for (VertexId v : model->vertices())
            if (model->vertex(v).op == "sgd")
                updated.insert(model->vertex(v).group);
        QCOMPARE(updated.size(),
                 std::size_t{2 * 16 + 2 + 1 + 1 + 1}); // layers, final norm, head, positions, embedding
    }

    void badShapesAreRefused()
    {
        QVERIFY(!parseWorkloadSource("ffnn:pieces=12"));
        for (const char* word : {"decoder:heads=30:key_heads=7", "decoder:experts=2:active_experts=3"}) {
            const auto source = parseWorkloadSource(word).value();
            QVERIFY2(!source.family->make(source.options), word);
        }
    }
};

DOPPLER_TEST(EinsumFamiliesTest)

} // namespace einsum_families_test

#include "einsum_families.moc"
