// SPDX-License-Identifier: GPL-3.0-or-later
// What a problem refuses: times that are no numbers, or of which the sum is none.
#include "core/graph/graph_builder.h"
#include "core/sim/simulator.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace problem_test {

using namespace doppler;

namespace {

/// Devices a, b, ... of these rates.
TopologyPtr machine(const std::vector<double>& rates, double bandwidth = 1)
{
    TopologyParts parts;
    parts.name = "machine";
    for (std::size_t d = 0; d < rates.size(); ++d) {
        parts.devices.push_back({std::string(1, static_cast<char>('a' + d)), "k"});
        parts.devices.back().flopsPerSecond = rates[d];
    }
    parts.links.assign(rates.size() * rates.size(), Link{bandwidth, 0, {}});
    return Topology::create(std::move(parts)).value();
}

Vertex task(double flops, double bytes = 0)
{
    Vertex v;
    v.flops = flops;
    v.outputBytes = bytes;
    return v;
}

/// v0, v1, ... one after the other.
GraphPtr chain(std::vector<Vertex> vertices)
{
    GraphBuilder builder("chain");
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        vertices[v].name = "v" + std::to_string(v);
        builder.addVertex(vertices[v]);
        if (v > 0)
            builder.addEdge(VertexId{v - 1}, VertexId{v});
    }
    return builder.build().value();
}

/// What is said against it; nothing where it is taken.
QString answer(const GraphPtr& graph, const TopologyPtr& topology, CostModel costs = CostModel::Physical)
{
    ModelOptions model;
    model.costModel = costs;
    const auto problem = Problem::create(graph, topology, model);
    return problem ? QString() : QString::fromStdString(problem.error().english());
}

} // namespace

class ProblemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesTheTaskThatTakesTooLong()
    {
        QCOMPARE(answer(chain({task(1), task(1e300)}), machine({1e30, 1e-30})),
                 QStringLiteral("vertices[1]: v1 takes inf s on b, expected at most 1e+280 s"));
        QCOMPARE(answer(chain({task(1e290)}), machine({1})),
                 QStringLiteral("vertices[0]: v0 takes 1e+290 s on a, expected at most 1e+280 s"));
        QCOMPARE(answer(chain({task(1, 1e300)}), machine({1})), QString()); // nothing is sent
        Vertex measured = task(1e300);
        measured.seconds = {{"k", 2}};
        QCOMPARE(answer(chain({measured}), machine({1e-10})), QString());
    }

    void namesWorkThatIsNoNumber()
    {
        GraphBuilder builder("product"); // of two huge matrices to nothing
        for (const char* name : {"left", "right"}) {
            Vertex operand = task(1, 1e200);
            operand.name = name;
            builder.addVertex(std::move(operand));
        }
        Vertex product;
        product.name = "product";
        product.op = "matmul";
        builder.addVertex(std::move(product));
        for (std::size_t v : {0, 1})
            builder.addEdge(VertexId{v}, VertexId{std::size_t{2}});
        QCOMPARE(answer(builder.build().value(), machine({1})),
                 QStringLiteral("vertices[2]: product takes nan s on a, expected at most 1e+280 s"));
    }

    void namesTheLinkThatTakesTooLong()
    {
        const GraphPtr graph = chain({task(1), task(1)}); // no bytes: 0 times infinity is no number
        QCOMPARE(answer(graph, machine({1, 1}, 1e-310)),
                 QStringLiteral("links[a>b]: one byte from a to b takes inf s, expected at most 1e+280 s"));
        QCOMPARE(answer(graph, machine({1, 1}, 1e-270)), QString());
        QCOMPARE(answer(graph, machine({1}, 1e-310)), QString());
    }

    void namesTheTransferThatTakesTooLong()
    {
        const GraphPtr graph = chain({task(1), task(1, 1e20), task(1)});
        QCOMPARE(answer(graph, machine({1, 1}, 1e-270)),
                 QStringLiteral("vertices[1]: the transfer of an output of v1 takes 1e+290 s from a to b, "
                                "expected at most 1e+280 s"));
        QCOMPARE(answer(graph, machine({1}, 1e-270)), QString());
    }

    void addsUpEverything()
    {
        const QString sentence =
            QStringLiteral("up to %1, all tasks and transfers together take %2 s, expected at most 1e+280 s");
        const Vertex half = task(5e279);
        QCOMPARE(answer(chain({half, half, half}), machine({1})),
                 "vertices[2]: " + sentence.arg("v2", "1.5e+280"));
        const Vertex sends = task(1, 3e279);
        QCOMPARE(answer(chain({sends, sends, sends, sends}), machine({1, 1})), QString());
        QCOMPARE(answer(chain({half, sends, sends, half}), machine({1, 1})),
                 "vertices[1]: " + sentence.arg("v1", "1.3e+280"));
        // A transfer for each other device, and what mayer's devices compute before each.
        QCOMPARE(answer(chain({sends, sends}), machine({1, 1, 1, 1, 1})),
                 "vertices[0]: " + sentence.arg("v0", "1.2e+280"));
        QCOMPARE(answer(chain({task(0), task(0)}), machine({1e-300, 1e-300}), CostModel::Mayer),
                 "vertices[0]: " + sentence.arg("v0", "1e+301"));
    }

    /// Whatever is taken has a run, a critical path and a bound that are numbers.
    void whatIsTakenRuns()
    {
        for (const CostModel costs : {CostModel::Physical, CostModel::AsReleased, CostModel::Mayer}) {
            ModelOptions model;
            model.costModel = costs;
            const auto problem = Problem::create(chain({task(3e279), task(2e279, 1e279), task(1e279)}),
                                                 machine({1, 1}), model);
            QVERIFY(problem.ok());
            Placement placement;
            placement.devices = {DeviceId{std::size_t{0}}, DeviceId{std::size_t{0}},
                                 DeviceId{std::size_t{1}}};
            const Schedule run = Simulator(*problem).run(placement);
            QCOMPARE(run.makespan, 7e279);
            QCOMPARE(Simulator(*problem).makespan(placement), run.makespan);
            QVERIFY((*problem)->lowerBound() <= run.makespan);
        }
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, ProblemTest)

} // namespace problem_test

#include "problem.moc"
