// SPDX-License-Identifier: GPL-3.0-or-later
// What a LayerGraph makes of a forward pass: its kernels, their gradients, sums, updates, and what travels.
#include "core/workloads/networks/layers.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <map>
#include <set>

namespace layer_graph_test {

using namespace doppler;

namespace {

LayerExpansion training(bool colocate = true)
{
    LayerExpansion how;
    how.training = true;
    how.colocate = colocate;
    return how;
}

const Vertex& named(const DataflowGraph& graph, const std::string& name)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).name == name)
            return graph.vertex(v);
    qFatal("no vertex %s", name.c_str());
}

/// "from -> to bytes" of all edges.
std::set<std::string> edges(const DataflowGraph& graph)
{
    std::set<std::string> out;
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        out.insert(graph.vertex(e.from).name + " -> " + graph.vertex(e.to).name + " " +
                   std::to_string(std::size_t(graph.tensor(e.tensor).bytes)));
    }
    return out;
}

/// x {5, 3} -> a {5, 4} -> relu -> b and c {5, 2} -> their sum -> loss.
LayerGraph diamond()
{
    LayerGraph net("diamond");
    LayerValue x = dense(net, "a", net.input({5, 3}), 4);
    x = relu(net, "relu", x);
    const LayerValue b = dense(net, "b", x, 2);
    const LayerValue c = dense(net, "c", x, 2, false);
    crossEntropy(net, "loss", add(net, "sum", b, c));
    return net;
}

} // namespace

class LayerGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forwardPassAlone()
    {
        const GraphPtr graph = diamond().expand({}).value();
        const std::set<std::string> expected{"a -> relu 80", "relu -> b 80", "relu -> c 80", "b -> sum 40",
                                             "c -> sum 40"};
        QCOMPARE(edges(*graph), expected);
        QCOMPARE(named(*graph, "a").flops.value(), 2.0 * 5 * 3 * 4 + 5 * 4);
        QCOMPARE(named(*graph, "a").persistentBytes, 4.0 * (3 * 4 + 4 + 5 * 3)); // weights, bias, input
        QCOMPARE(named(*graph, "c").persistentBytes, 4.0 * 4 * 2);
        QVERIFY(named(*graph, "c").colocate.empty());
    }

    void backwardPassFollowsFromIt()
    {
        const GraphPtr graph = diamond().expand(training()).value();
        const std::set<std::string> expected{
            "a -> relu 80", "relu -> b 80", "relu -> c 80", "b -> sum 40", "c -> sum 40",
            // The loss; the sum hands its gradient on to both products.
            "sum -> loss 40", "sum -> loss/input_grad 40", "loss -> loss/input_grad 4",
            "loss/input_grad -> b/input_grad 40", "loss/input_grad -> c/input_grad 40",
            "loss/input_grad -> b/weight_grad 40", "loss/input_grad -> c/weight_grad 40",
            "relu -> b/weight_grad 80", "relu -> c/weight_grad 80",
            // The rectifier's result had two readers.
            "b/input_grad -> relu/grad_sum0 80", "c/input_grad -> relu/grad_sum0 80",
            "relu/grad_sum0 -> relu/input_grad 80", "relu -> relu/input_grad 80",
            // Nobody wants the input's gradient.
            "relu/input_grad -> a/weight_grad 80", "a/weight_grad -> a/update 64",
            "b/weight_grad -> b/update 40", "c/weight_grad -> c/update 32"};
        QCOMPARE(edges(*graph), expected);
        QCOMPARE(named(*graph, "b/input_grad").flops.value(), 2.0 * 5 * 4 * 2);
        QCOMPARE(named(*graph, "b/weight_grad").flops.value(), 2.0 * 5 * 4 * 2 + 5 * 2);
        QCOMPARE(named(*graph, "relu/grad_sum0").flops.value(), 20.0);
        QCOMPARE(named(*graph, "b/update").flops.value(), 2.0 * 10);
        QCOMPARE(named(*graph, "relu/input_grad").group, std::string("backward"));
        QCOMPARE(named(*graph, "b/update").group, std::string("update"));
    }

    void weightsCountOnceWhereTheirUsersMeet()
    {
        const GraphPtr together = diamond().expand(training()).value();
        for (const char* user : {"b", "b/input_grad", "b/update"})
            QCOMPARE(named(*together, user).colocate, std::string("b"));
        QVERIFY(named(*together, "b/weight_grad").colocate.empty()); // it reads none
        QCOMPARE(named(*together, "b").persistentBytes, 40.0);
        QCOMPARE(named(*together, "b/input_grad").persistentBytes, 0.0);
        QCOMPARE(named(*together, "b/update").persistentBytes, 0.0);
        const GraphPtr apart = diamond().expand(training(false)).value();
        for (const char* user : {"b", "b/input_grad", "b/update"}) {
            QVERIFY(named(*apart, user).colocate.empty());
            QCOMPARE(named(*apart, user).persistentBytes, 40.0);
        }
    }

    void productsKnowTheirKernels()
    {
        const GraphPtr graph = diamond().expand(training()).value();
        const std::vector<std::pair<char, std::uint64_t>> extents{{'x', 5}, {'i', 4}, {'o', 2}};
        QVERIFY(*named(*graph, "b").kernel == (Kernel{"xi,io->xo", extents}));
        QVERIFY(*named(*graph, "b/input_grad").kernel == (Kernel{"xo,io->xi", extents}));
        QVERIFY(*named(*graph, "b/weight_grad").kernel == (Kernel{"xo,xi->io", extents}));
        QCOMPARE(named(*graph, "b").kernel, named(*graph, "c").kernel); // equal ones are one
        LayerGraph net("scores");
        const LayerValue q = dense(net, "q", net.input({2, 3, 4}), 4);
        const LayerValue k = dense(net, "k", net.input({2, 5, 4}), 4);
        const LayerValue scores = product(net, "scores", q, k, {2, 3, 5},
                                          {"bse,bte->bst", {{'b', 2}, {'s', 3}, {'t', 5}, {'e', 4}}});
        crossEntropy(net, "loss", scores);
        const GraphPtr attention = net.expand(training()).value();
        QCOMPARE(named(*attention, "scores").flops.value(), 2.0 * 2 * 3 * 5 * 4);
        QCOMPARE(named(*attention, "scores/input_grad0").kernel->einsum, std::string("bst,bte->bse"));
        QCOMPARE(named(*attention, "scores/input_grad1").kernel->einsum, std::string("bst,bse->bte"));
    }

    void optimizersKeepTheirState()
    {
        for (const auto& [optimizer, flops, numbers] :
             {std::tuple{Optimizer::Sgd, 2, 0}, {Optimizer::Momentum, 4, 1}, {Optimizer::Adam, 14, 2}}) {
            LayerExpansion how = training();
            how.optimizer = optimizer;
            how.elementBytes = 2;
            const GraphPtr graph = diamond().expand(how).value();
            QCOMPARE(named(*graph, "b/update").flops.value(), 10.0 * flops);
            QCOMPARE(named(*graph, "b/update").persistentBytes, 10.0 * 2 * numbers);
        }
    }

    void partsTravelAloneAndTheirGradientsAreGathered()
    {
        LayerGraph net("parts");
        const LayerValue x = dense(net, "x", net.input({2, 3}), 8, false);
        const LayerValue left = relu(net, "left", net.part(x, "left", {2, 3}));
        const LayerValue right = relu(net, "right", net.part(x, "right", {2, 5}));
        crossEntropy(net, "loss", concat(net, "both", {left, right}));
        const GraphPtr graph = net.expand(training()).value();
        const auto made = edges(*graph);
        for (const char* edge :
             {"x -> left 24", "x -> right 40", "left -> both 24", "loss/input_grad -> left/input_grad 24",
              "loss/input_grad -> right/input_grad 40", "left/input_grad -> x/gather_grad 24",
              "right/input_grad -> x/gather_grad 40", "x/gather_grad -> x/weight_grad 64"})
            QVERIFY2(made.contains(edge), edge);
        QVERIFY(named(*graph, "x/gather_grad").op == "concat");
    }

    void sharedWeightsAreUpdatedOnce()
    {
        LayerGraph net("recurrent");
        const LayerWeights w = net.weights("w", 9);
        LayerValue x = dense(net, "in", net.input({2, 3}), 3, false);
        for (int step = 0; step < 5; ++step)
            x = denseWith(net, "step" + std::to_string(step), x, 3, w);
        crossEntropy(net, "loss", x);
        const GraphPtr graph = net.expand(training()).value();
        std::map<std::string, int> ops;
        int together = 0;
        for (VertexId v : graph->vertices()) {
            ++ops[graph->vertex(v).op];
            together += graph->vertex(v).colocate == "w" ? 1 : 0;
        }
        QCOMPARE(ops["add"], 4); // five gradients by four sums of two
        QCOMPARE(ops["update"], 2);
        QCOMPARE(together, 5 + 5 + 1);
        QCOMPARE(named(*graph, "w/update").flops.value(), 18.0);
        // The forward pass alone shares them, too.
        QCOMPARE(named(*net.expand({}).value(), "step4").colocate, std::string("w"));
    }

    void aValueReadTwiceByOneKernelIsOneEdge()
    {
        LayerGraph net("square");
        const LayerValue x = dense(net, "x", net.input({2, 3}), 3);
        crossEntropy(net, "loss", add(net, "twice", x, x));
        const auto graph = net.expand(training());
        QVERIFY2(graph.ok(), graph ? "" : graph.error().english().c_str());
        QVERIFY(edges(**graph).contains("x -> twice 24"));
    }
};

DOPPLER_TEST(LayerGraphTest)

} // namespace layer_graph_test

#include "layer_graph.moc"
