// SPDX-License-Identifier: GPL-3.0-or-later
// The einsum expansion, and CHAINMM as it comes out of it.
#include "core/catalog/builtin_topologies.h"
#include "core/graph/metrics.h"
#include "core/problem/problem.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/einsum/einsum.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <map>

namespace workloads_test {

using namespace doppler;

namespace {

/// "op, inputs, outputs" -> how many vertices have them.
std::map<std::string, int> degrees(const DataflowGraph& graph)
{
    std::map<std::string, int> out;
    for (VertexId v : graph.vertices())
        ++out[graph.vertex(v).op + " " + std::to_string(graph.inEdges(v).size()) + " " +
              std::to_string(graph.outEdges(v).size())];
    return out;
}

EinsumProgram product(std::uint64_t extent)
{
    EinsumProgram program;
    program.name = "product";
    program.extents = {{'i', extent}, {'j', extent}, {'k', extent}};
    return program;
}

} // namespace

class WorkloadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chainmmHasThePublishedShape()
    {
        const GraphPtr graph = generateWorkload("chainmm").value();
        QCOMPARE(graph->vertexCount(), std::size_t{76});
        QCOMPARE(graph->edgeCount(), std::size_t{80});
        const std::map<std::string, int> expected{
            {"matmul 0 1", 32},    // A B and D E
            {"matmul 1 1", 16},    // C (D E): one block of D E each
            {"formation 2 1", 16}, // A B and C (D E): two partial products
            {"formation 4 4", 4},  // D E: four, each read by four kernels
            {"add 2 0", 8}};
        QCOMPARE(degrees(*graph), expected);
    }

    void chainmmNeedsTheKnownWork()
    {
        const GraphPtr graph = generateWorkload("chainmm").value();
        double matmul = 0;
        for (VertexId v : graph->vertices())
            if (graph->vertex(v).op == "matmul")
                matmul += graph->vertex(v).flops.value();
        QCOMPARE(matmul, 6e12);
        // 6e12 FLOP on 4 x 9.3 TFLOP/s take 161 ms; the additions, bound by memory, a little more.
        const auto problem = Problem::create(graph, builtinTopology("4xp100").value()).value();
        QVERIFY(problem->lowerBound() > 0.161 && problem->lowerBound() < 0.165);
        QVERIFY(!problem->estimated());
    }

    void publishedCostsGiveThePublishedBound()
    {
        const Workload& chainmm = *findWorkload("chainmm").value();
        Options options(chainmm.options);
        QVERIFY(options.set(chainmm.options, "costs", "published").ok());
        ModelOptions model;
        model.costModel = CostModel::AsReleased;
        const auto problem =
            Problem::create(chainmm.make(options).value(), builtinTopology("4xP100").value(), model).value();
        QVERIFY(std::abs(problem->lowerBound() - 1200.1) < 0.05);
    }

    void repartitionMovesTheOverlapAlone()
    {
        EinsumProgram program = product(12);
        const auto a = program.input("A", "ij");
        const auto b = program.add({"B", "relu", {a}, {"ij"}, "ij", {{'i', 3}}});
        program.add({"C", "relu", {b}, {"ij"}, "ij", {{'i', 2}}});
        const GraphPtr graph = expand(program, {}).value();
        QCOMPARE(graph->vertexCount(), std::size_t{5});
        QCOMPARE(graph->edgeCount(), std::size_t{4}); // rows 0-5 of C overlap 0-3 and 4-7 of B
        const double row = 12 * 4;
        std::vector<double> bytes;
        for (EdgeId e : graph->edges())
            bytes.push_back(graph->tensor(graph->edge(e).tensor).bytes);
        QCOMPARE(bytes, (std::vector<double>{4 * row, 2 * row, 2 * row, 4 * row}));
        QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 4 * row); // its block of the input
    }

    void oneTermStillGetsItsFormation()
    {
        EinsumProgram program = product(4);
        const auto a = program.input("A", "ij");
        const auto b = program.input("B", "jk");
        program.add({"AB", "matmul", {a, b}, {"ij", "jk"}, "ik", {{'i', 2}}});
        const GraphPtr graph = expand(program, {}).value();
        QCOMPARE(graph->vertexCount(), std::size_t{4});
        QCOMPARE(graph->vertex(VertexId{2}).flops.value(), 0.0); // nothing to add up
        QCOMPARE(graph->vertex(VertexId{0}).flops.value(), 2.0 * 2 * 4 * 4);
    }

    void faultsAreNamed()
    {
        EinsumProgram program = product(4);
        const auto a = program.input("A", "ij");
        program.add({"B", "relu", {a}, {"ix"}, "ix", {}});
        QCOMPARE(expand(program, {}).error().place, std::string("operation B"));
        program.operations.back() = {"B", "relu", {a}, {"ij"}, "ij", {{'i', 5}}};
        QVERIFY(expand(program, {}).error().english().find("expected 1 to 4") != std::string::npos);
        program.operations.back() = {"B", "relu", {7}, {"ij"}, "ij", {}};
        QVERIFY(!expand(program, {}));
    }

    void unknownFamilyNamesTheValidOnes()
    {
        const auto none = findWorkload("chainm");
        QVERIFY(!none);
        QVERIFY(none.error().english().find("chainmm") != std::string::npos);
    }
};

DOPPLER_TEST(WorkloadsTest)

} // namespace workloads_test

#include "workloads.moc"
