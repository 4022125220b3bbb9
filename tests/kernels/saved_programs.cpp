// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"
#include "core/io/graphs/graph_json.h"
#include "core/workloads/api/workload_source.h"
#include "core/workloads/einsum/einsum_origin.h"
#include "tests/kernels/executed.h"
#include "tests/support/runner.h"

#include <QTest>

namespace saved_programs_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

GraphPtr graphOf(const char* word)
{
    const auto source = parseWorkloadSource(word).value();
    return (*source.family->make)(source.options).value();
}

} // namespace

/// Graph files keep the einsum program, so that their graphs can be computed.
class SavedProgramsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesKeepThePrograms()
    {
        for (const char* word :
             {"chainmm:size=40", "ffnn:batch=32:width=6:hidden=24:step=training:bias=true:drop_trivial=true",
              "ffnn:batch=32:width=6:hidden=24:costs=published", "llama-layer:sequence=8:inputs=vertices",
              "decoder:width=32:heads=4:hidden=48:vocabulary=40:sequence=12:experts=4:step=training"}) {
            const GraphPtr graph = graphOf(word);
            const std::string text = writeGraphJson(*graph);
            const auto read = readGraphJson(text, "name", {});
            QVERIFY2(read, read ? "" : read.error().english().c_str());
            QCOMPARE((*read)->fingerprint(), graph->fingerprint());
            const auto origin = einsumOrigin(**read);
            QVERIFY2(origin, origin ? "" : origin.error().english().c_str());
            QVERIFY(*origin);
            QCOMPARE((*origin)->savedProgram(), graph->origin()->savedProgram());
            QCOMPARE(expand((*origin)->program, (*origin)->options).value()->fingerprint(),
                     graph->fingerprint());
            QCOMPARE(writeGraphJson(**read), text);
        }
    }

    void readGraphsAreComputed()
    {
        const GraphPtr graph = graphOf("ffnn:batch=32:width=6:hidden=24:step=training");
        const GraphPtr read = readGraphJson(writeGraphJson(*graph), "name", {}).value();
        const auto computation = computationOf(problemOf(read));
        QCOMPARE(computation->kind(), ComputationKind::Einsum);
        Random random(1);
        const auto check = executed(*computation, *read, randomPlacement(*read, 4, random));
        QVERIFY(check && check->tokensEqual && check->outputsEqual.value());
    }

    /// Measured times and locks do not change what is computed; other edges do.
    void changedGraphs()
    {
        const GraphPtr graph = graphOf("chainmm:size=40");
        const auto changed = [&](bool edges) {
            GraphBuilder builder("changed");
            for (const VertexId v : graph->vertices()) {
                Vertex vertex = graph->vertex(v);
                vertex.seconds = {{"*", 1}};
                vertex.name.clear();
                builder.addVertex(std::move(vertex));
            }
            for (const EdgeId e : graph->edges())
                if (!edges || e != EdgeId{0})
                    builder.addEdge(graph->edge(e).from, graph->edge(e).to);
            builder.setOrigin(graph->origin());
            return computationOf(problemOf(builder.build().value()));
        };
        QCOMPARE(changed(false)->kind(), ComputationKind::Einsum);
        const auto standIns = changed(true);
        QCOMPARE(standIns->kind(), ComputationKind::StandIn);
        QCOMPARE(standIns->notes().size(), std::size_t{2});
    }

    void brokenProgramsAreNamed()
    {
        const std::string before =
            R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0}], "program": )";
        const auto open = [&](const std::string& program) {
            return readGraphJson(before + program + "}", "x", {});
        };
        QVERIFY(!open("7"));
        QVERIFY(!open("{"));
        for (const char* program :
             {"{}", R"({"extents": {"ii": 3}, "operations": []})", R"({"extents": {}, "operations": [{}]})",
              R"({"extents": {}, "operations": [{"name": "A", "aggregation": "mean"}]})",
              R"({"extents": {}, "operations": [{"name": "A", "inputs": [{}]}]})"}) {
            const auto graph = open(program);
            QVERIFY2(graph, program);
            QVERIFY2(!(*kernelModule())->computation({problemOf(*graph), 1, false}), program);
        }
        // Valid, but not this graph's.
        const auto other =
            open(R"({"extents": {"i": 3}, "operations": [{"name": "A", "labels": "i"}, {"name": "B",
            "op": "neg", "inputs": [{"of": 5, "labels": "i"}], "labels": "i"}]})");
        QVERIFY(other);
        QCOMPARE(computationOf(problemOf(*other))->kind(), ComputationKind::StandIn);
    }
};

DOPPLER_TEST(SavedProgramsTest)

} // namespace saved_programs_test

#include "saved_programs.moc"
