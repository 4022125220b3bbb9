// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"
#include "tests/kernels/executed.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>
#include <functional>

namespace kernel_standins_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

double measured(Computation& computation, std::uint32_t v)
{
    // The shortest, because other programs may be busy.
    const auto times = computation.measure(VertexId{v}, 30, 0.05, {}).value();
    return *std::min_element(times.begin(), times.end());
}

GraphPtr vertices(std::vector<Vertex> all)
{
    GraphBuilder builder;
    for (Vertex& vertex : all)
        builder.addVertex(std::move(vertex));
    return builder.build().value();
}

Vertex withFlops(double flops)
{
    Vertex vertex;
    vertex.flops = flops;
    return vertex;
}

Vertex withBytes(double output, double persistent)
{
    Vertex vertex;
    vertex.flops = 0;
    vertex.outputBytes = output;
    vertex.persistentBytes = persistent;
    return vertex;
}

} // namespace

/// Kernels of vertices whose operation is not known.
class KernelStandinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timesGrowWithFlopsAndBytes()
    {
        Vertex seconds;
        seconds.seconds = {{"*", 1e-3}};
        const GraphPtr graph = vertices({withFlops(1e7), withFlops(8e7), withBytes(8e5, 0),
                                         withBytes(64e5, 0), withBytes(0, 8e6), withBytes(0, 64e6), seconds});
        const auto computation = computationOf(problemOf(graph));
        QCOMPARE(computation->kind(), ComputationKind::StandIn);
        QCOMPARE(computation->notes().size(), std::size_t{1});
        // Other programs may be busy meanwhile: the best of a few attempts counts.
        const auto within = [](double least, double most, const std::function<double()>& measure) {
            double found = 0;
            for (int attempt = 0; attempt < 8; ++attempt) {
                found = measure();
                if (found > least && found < most)
                    return std::string();
            }
            return std::to_string(found);
        };
        const auto ratio = [&](std::uint32_t a, std::uint32_t b) {
            return [&, a, b] { return measured(*computation, b) / measured(*computation, a); };
        };
        QCOMPARE(within(2, 40, ratio(0, 1)), std::string());
        QCOMPARE(within(2, 40, ratio(2, 3)), std::string());
        QCOMPARE(within(2, 40, ratio(4, 5)), std::string());
        QCOMPARE(within(0.1e-3, 20e-3, [&] { return measured(*computation, 6); }), std::string());
    }

    void anyGraphIsExecuted()
    {
        Random random(4);
        for (int i = 0; i < 60; ++i) {
            RandomShape shape;
            shape.persistent = shape.held = i % 2 == 0;
            shape.restrictions = false;
            const GraphPtr graph = randomGraph(random, shape);
            const auto computation = computationOf(problemOf(graph));
            const auto check = executed(*computation, *graph, randomPlacement(*graph, 4, random));
            QVERIFY2(check, check ? "" : check.error().english().c_str());
            QVERIFY2(check->tokensEqual, check->firstDifferent.c_str());
            QVERIFY(!check->outputsEqual);
        }
    }

    void standInsOnRequest()
    {
        const GraphPtr graph = generate("chainmm", {{"size", "32"}}).value();
        const auto computation = (*kernelModule())->computation({problemOf(graph), 1, true});
        QVERIFY(computation);
        QCOMPARE((*computation)->kind(), ComputationKind::StandIn);
    }
};

DOPPLER_TEST(KernelStandinsTest)

} // namespace kernel_standins_test

#include "kernel_standins.moc"
