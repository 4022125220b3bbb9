// SPDX-License-Identifier: GPL-3.0-or-later
// The problem on which one placer is worst against another: valid, reproducible, and as bad as reported.
#include "core/rival/rival.h"

#include "core/catalog/builtin_topologies.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/placers/api/registry.h"
#include "core/rival/problem_draft.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <set>

namespace rival_test {

using namespace doppler;

namespace {

ChosenPlacer chosen(const char* id)
{
    const Placer* placer = placerRegistry().find(id).value();
    return {placer, Options(placer->info().options), {}};
}

RivalSetup setupFor(ProblemPtr start, const char* a, const char* b, std::uint64_t evaluations)
{
    RivalSetup setup;
    setup.start = std::move(start);
    setup.a = chosen(a);
    setup.b = chosen(b);
    setup.evaluations = evaluations;
    return setup;
}

ProblemPtr layered(const char* source = "layered:vertices=40")
{
    return Problem::create(generateWorkload(source).value(), builtinTopology("4xP100").value()).value();
}

std::multiset<std::pair<std::uint32_t, std::uint32_t>> edgesOf(const DataflowGraph& graph)
{
    std::multiset<std::pair<std::uint32_t, std::uint32_t>> out;
    for (const EdgeId id : graph.edges())
        out.insert({graph.edge(id).from.value, graph.edge(id).to.value});
    return out;
}

bool acyclic(const DataflowGraph& graph)
{
    std::vector<std::size_t> place(graph.vertexCount(), graph.vertexCount());
    for (std::size_t i = 0; i < graph.topologicalOrder().size(); ++i)
        place[graph.topologicalOrder()[i]] = i;
    for (const EdgeId id : graph.edges())
        if (place[graph.edge(id).from] >= place[graph.edge(id).to])
            return false;
    return true;
}

/// The problem as somebody reads it from the files.
ProblemPtr written(const Problem& problem)
{
    return Problem::create(readGraphJson(writeGraphJson(problem.graph())).value(),
                           readDevicesJson(writeDevicesJson(problem.topology())).value(), problem.model())
        .value();
}

} // namespace

class RivalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratioIsThatOfTheWrittenFiles()
    {
        Random random(7);
        tests::RandomShape shape;
        shape.mostVertices = 15;
        shape.held = true;
        shape.oddTimes = true;
        int compared = 0;
        for (int i = 0; i < 12; ++i) {
            const ProblemPtr start = tests::randomProblem(random, {}, shape);
            RivalSetup setup = setupFor(start, "heft", "cpop", 40);
            setup.seed = static_cast<std::uint64_t>(i);
            const auto found = findRivalProblem(setup);
            if (!found)
                continue; // a graph without costs
            ++compared;
            const ProblemPtr again = written(*found->problem);
            QCOMPARE(runRival(setup, setup.a, again)->makespan, found->a.makespan);
            QCOMPARE(runRival(setup, setup.b, again)->makespan, found->b.makespan);
            QVERIFY(found->ratio() >= found->startRatio);
            QVERIFY(acyclic(found->problem->graph()));
            QVERIFY(found->problem->model() == start->model());
        }
        QVERIFY(compared >= 8);
    }

    void startIsThatOfThePlacers()
    {
        const RivalSetup setup = setupFor(layered(), "heft", "cpop", 1);
        const auto found = findRivalProblem(setup);
        QVERIFY(found);
        QCOMPARE(found->evaluations, 1U);
        const double a = runRival(setup, setup.a, setup.start)->makespan;
        const double b = runRival(setup, setup.b, setup.start)->makespan;
        QCOMPARE(found->startRatio, a / b);
        QCOMPARE(found->ratio(), a / b);
        QCOMPARE(found->problem->graph().edgeCount(), setup.start->graph().edgeCount());
    }

    void findsAWorseProblemInBothDirections()
    {
        for (const auto& [a, b] : {std::pair{"heft", "cpop"}, std::pair{"cpop", "heft"}}) {
            const auto found = findRivalProblem(setupFor(layered(), a, b, 200));
            QVERIFY(found);
            QCOMPARE(found->evaluations, 200U);
            QVERIFY2(found->ratio() > 1.02 * found->startRatio, a);
        }
    }

    void resultDoesNotDependOnThreads()
    {
        RivalSetup setup = setupFor(layered(), "heft", "simulated-annealing", 60);
        setup.placerEvaluations = 30;
        const auto one = findRivalProblem(setup);
        setup.threads = 3;
        const auto three = findRivalProblem(setup);
        QVERIFY(one && three);
        QCOMPARE(three->ratio(), one->ratio());
        QCOMPARE(three->problem->graph().fingerprint(), one->problem->graph().fingerprint());
        QCOMPARE(three->problem->topology().fingerprint(), one->problem->topology().fingerprint());
        QVERIFY(three->a.placement.devices == one->a.placement.devices);
        setup.seed = 2;
        const auto other = findRivalProblem(setup);
        QVERIFY(other->problem->graph().fingerprint() != one->problem->graph().fingerprint());
    }

    void keepsWhatIsAsked()
    {
        RivalSetup setup = setupFor(layered(), "cpop", "heft", 120);
        setup.keepStructure = true;
        const auto structure = findRivalProblem(setup);
        QVERIFY(structure && structure->addedEdges + structure->deletedEdges == 0);
        QVERIFY(edgesOf(structure->problem->graph()) == edgesOf(setup.start->graph()));
        setup.keepStructure = false;
        setup.keepDevices = true;
        const auto devices = findRivalProblem(setup);
        QCOMPARE(devices->problem->topology().fingerprint(), setup.start->topology().fingerprint());
        const std::size_t before = setup.start->graph().edgeCount();
        QCOMPARE(devices->problem->graph().edgeCount(), before + devices->addedEdges - devices->deletedEdges);
    }

    /// Every draft gives a problem: nothing has to be rejected, and costs stay near those of the start.
    void draftsAreValid()
    {
        Random random(3);
        for (int i = 0; i < 15; ++i) {
            tests::RandomShape shape;
            shape.held = true;
            const ProblemPtr start = tests::randomProblem(random, {}, shape);
            ProblemDraft draft(*start, {});
            for (int step = 0; step < 300; ++step)
                draft.change(random);
            const auto problem = draft.build("draft");
            QVERIFY2(problem.ok(), problem ? "" : problem.error().english().c_str());
            QVERIFY(acyclic((*problem)->graph()));
            for (const VertexId v : start->graph().vertices()) {
                const double before = start->graph().vertex(v).flops.value_or(0);
                const double after = (*problem)->graph().vertex(v).flops.value_or(0);
                QVERIFY(after >= before / 10.001 && after <= before * 10.001);
            }
        }
    }

    void stopReturnsTheBestSoFar()
    {
        std::stop_source stop;
        RivalSetup setup = setupFor(layered(), "heft", "cpop", 1'000'000);
        setup.stop = stop.get_token();
        std::uint64_t last = 0;
        double ratio = 0;
        setup.progress = [&](const RivalProgress& now) {
            QCOMPARE(now.done, last == 0 ? now.done : last + 1);
            QVERIFY(now.ratio >= now.startRatio && now.ratio >= ratio);
            last = now.done;
            ratio = now.ratio;
            if (now.done == 50)
                stop.request_stop();
        };
        const auto found = findRivalProblem(setup);
        QVERIFY(found && found->stopped);
        QVERIFY(found->evaluations >= 50 && found->evaluations < 60);
        QCOMPARE(found->ratio(), ratio);
    }

    void refusesAGraphWithoutCosts()
    {
        GraphBuilder builder("free");
        Vertex free;
        free.name = "a";
        free.flops = 0;
        builder.addVertex(free);
        const auto problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
        const auto found = findRivalProblem(setupFor(problem, "heft", "cpop", 10));
        if (found) // the devices may have an overhead
            QVERIFY(found->ratio() >= found->startRatio);
        else
            QVERIFY(found.error().english().find("expected vertices with costs") != std::string::npos);
    }
};

DOPPLER_TEST(RivalTest)

} // namespace rival_test

#include "rival.moc"
