// SPDX-License-Identifier: GPL-3.0-or-later
// `at-once`: parts and views of a problem run as the whole does, and the search keeps its budget.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/placers/atonce/clusters.h"
#include "core/placers/atonce/sub_problems.h"
#include "core/placers/atonce/window_sweep.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <set>

namespace at_once_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr problemOf(const char* family, std::initializer_list<std::pair<const char*, const char*>> settings,
                     const char* devices)
{
    const Workload& workload = *findWorkload(family).value();
    Options options(workload.options);
    for (const auto& [name, value] : settings)
        if (!options.set(workload.options, name, value))
            qFatal("the option is gone");
    return Problem::create(workload.make(options).value(), builtinTopology(devices).value()).value();
}

PlacerResult run(const ProblemPtr& problem, const char* id, std::uint64_t evaluations, std::uint64_t seed = 1,
                 std::initializer_list<std::pair<const char*, const char*>> settings = {})
{
    const Placer& placer = **placerRegistry().find(id);
    Options options(placer.info().options);
    for (const auto& [name, value] : settings)
        if (!options.set(placer.info().options, name, value))
            qFatal("the option is gone");
    PlacerContext context;
    context.seed = seed;
    context.budget.evaluations = evaluations;
    auto result = placer.place(*problem, options, context);
    if (!result)
        qFatal("no placement");
    return *std::move(result);
}

double makespanOf(const ProblemPtr& problem, const PlacerResult& result)
{
    return Simulator(problem).makespan(result.placement);
}

Assignment randomAssignment(const Problem& problem, Random& random)
{
    Assignment devices(problem.vertexCount());
    for (VertexId v : problem.graph().vertices())
        if (!devices[v].valid()) {
            const auto allowed = problem.allowedDevices(v);
            const DeviceId d = allowed[random.below(allowed.size())];
            for (VertexId member : problem.movesTogether(v))
                devices[member] = d;
        }
    return devices;
}

} // namespace

class AtOnceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBeginningRunsAsTheWhole()
    {
        Random random(5);
        int compared = 0;
        for (int i = 0; i < 300; ++i) {
            const ProblemPtr problem = randomProblem(random, {});
            if (!canSweep(*problem))
                continue;
            const Assignment devices = randomAssignment(*problem, random);
            std::vector<double> starts(problem->vertexCount());
            Simulator(problem).makespan({devices, {}, {}}, starts);
            const auto topological = problem->graph().topologicalOrder();
            std::vector<VertexId> order(topological.begin(), topological.end());
            std::ranges::stable_sort(order, {}, [&](VertexId v) { return starts[v]; });
            const std::size_t until = 1 + random.below(order.size());
            const std::size_t from = random.below(until);
            const auto part = beginningOf(*problem, devices, order, from, until);
            if (!part)
                continue; // devices of one kind with different speeds
            std::vector<double> inPart(part->problem->vertexCount());
            Simulator(part->problem).makespan(part->start, inPart);
            for (std::size_t k = 0; k < part->vertices.size(); ++k)
                QCOMPARE(inPart[k], starts[part->vertices[k]]);
            QCOMPARE(part->vertices.size(), until);
            for (std::size_t k = 0; k < part->vertices.size(); ++k) // also for colocated vertices outside
                for (DeviceId d : part->problem->allowedDevices(VertexId{k}))
                    QVERIFY(std::ranges::count(problem->allowedDevices(part->vertices[k]), d) == 1);
            for (std::size_t k = 0; k < from; ++k) {
                const auto at = std::ranges::find(part->vertices, order[k]) - part->vertices.begin();
                QCOMPARE(part->problem->allowedDevices(VertexId{static_cast<std::size_t>(at)}).size(),
                         std::size_t{1});
            }
            ++compared;
        }
        QVERIFY(compared > 50);
    }

    void twinsAreTheSameVertexOfEqualBlocks()
    {
        const ProblemPtr problem = problemOf("decoder", {{"layers", "6"}, {"pieces", "2"}}, "4xP100");
        const Clusters clusters = twins(*problem, {});
        std::map<std::size_t, std::vector<VertexId>> members;
        for (VertexId v : problem->graph().vertices())
            members[clusters[v]].push_back(v);
        QVERIFY(members.size() < problem->vertexCount() / 3);
        for (const auto& [cluster, vertices] : members)
            for (VertexId v : vertices)
                QCOMPARE(problem->graph().vertex(v).op, problem->graph().vertex(vertices.front()).op);
    }

    void heavyEdgesMergeWhatExchangesMost()
    {
        const ProblemPtr problem = problemOf("nasnet", {}, "8xV100");
        const Clusters single = chains(*problem);
        const Clusters merged = mergedAlongHeavyEdges(*problem, single, 200);
        QVERIFY(clusterCount(single) < problem->vertexCount() / 2);
        QVERIFY(clusterCount(merged) < clusterCount(single));
        for (VertexId v : problem->graph().vertices()) // only merges
            QCOMPARE(merged[v], merged[single[v]]);
    }

    void aViewRunsAsTheWhole()
    {
        const ProblemPtr problem = problemOf("gnmt", {}, "8xV100");
        const Clusters clusters = mergedAlongHeavyEdges(*problem, chains(*problem), 400);
        const auto view = tied(*problem, clusters);
        QVERIFY(view.ok());
        Random random(3);
        const Assignment devices = randomAssignment(**view, random);
        QCOMPARE(Simulator(*view).makespan(devices), Simulator(problem).makespan(devices));
        for (VertexId v : problem->graph().vertices())
            QCOMPARE(devices[v], devices[VertexId{clusters[v]}]);
    }

    void keepsItsBudgetAndRepeats()
    {
        const ProblemPtr problem = problemOf("layered", {{"vertices", "600"}}, "8xV100");
        for (const std::uint64_t evaluations : {1, 50, 1000}) {
            const PlacerResult one = run(problem, "at-once", evaluations, 7);
            const PlacerResult other = run(problem, "at-once", evaluations, 7);
            QCOMPARE(one.placement, other.placement);
            QVERIFY(one.evaluations <= evaluations && one.evaluations > 0);
            QVERIFY(makespanOf(problem, one) <=
                    makespanOf(problem, run(problem, "critical-path-search",
                                            std::min<std::uint64_t>(evaluations, 50))) *
                        (evaluations >= 50 ? 1 + 1e-9 : 2));
        }
    }
};

DOPPLER_TEST(AtOnceTest)

} // namespace at_once_test

#include "at_once.moc"
