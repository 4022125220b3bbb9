// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs that arrive over time: by hand, and what holds for every method on random problems.
#include "core/arrivals/workload_runs.h"

#include "core/arrivals/opened_workload.h"
#include "core/arrivals/workload_tables.h"
#include "core/catalog/builtin_topologies.h"
#include "core/graph/edge_specs.h"
#include "core/graph/graph_builder.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/placers/online/online_placer.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/arrivals/arriving_run.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

namespace workload_runs_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

WorkloadMethod method(WorkloadMethod::Kind kind, const char* placer)
{
    return {kind, choosePlacer(placer, {}).value()};
}

std::vector<WorkloadMethod> allMethods()
{
    using Kind = WorkloadMethod::Kind;
    std::vector<WorkloadMethod> all;
    for (const char* placer : {"heft", "critical-path", "single-device"})
        if (auto chosen = choosePlacer(placer, {})) {
            all.push_back({Kind::Static, *chosen});
            all.push_back({Kind::Rolling, *chosen});
        }
    for (const char* policy : {"online-dmda", "online-dmdas", "online-heft-order", "online-ws", "online-lws"})
        all.push_back(method(Kind::Online, policy));
    return all;
}

WorkloadDocument twoProducts(std::vector<double> times)
{
    WorkloadDocument out;
    out.devices = "2xP100";
    for (const double at : times)
        out.graphs.push_back({"chainmm", at, {}});
    return out;
}

/// The largest number of intervals at one time; intervals that touch do not overlap.
std::size_t mostAtOnce(std::vector<std::pair<double, int>> changes)
{
    std::ranges::sort(changes);
    int now = 0;
    int most = 0;
    for (const auto& change : changes)
        most = std::max(most, now += change.second);
    return static_cast<std::size_t>(most);
}

/// What is wrong with the run; empty: every task ran once, after its release, its inputs and on a free slot,
/// and every tensor that crosses devices travelled once to each.
QString faultOf(const OpenedWorkload& workload, const WorkloadRun& run)
{
    const Problem& problem = *workload.problem;
    const DataflowGraph& graph = problem.graph();
    const Schedule& schedule = run.schedule;
    if (schedule.tasks.size() != graph.vertexCount())
        return "tasks";
    if (auto valid = validate(problem, run.placement); !valid)
        return QString::fromStdString(valid.error().english());
    std::map<std::pair<TensorId, DeviceId>, double> arrivals;
    for (const TransferRun& x : schedule.transfers) {
        if (x.start < schedule.tasks[x.vertex].end || x.end < x.start)
            return "a transfer starts before its source has ended";
        if (!arrivals.emplace(std::pair(x.tensor, x.to), x.end).second)
            return "a tensor travels twice to a device";
    }
    std::size_t needed = 0;
    std::vector<std::vector<std::pair<double, int>>> busy(problem.deviceCount());
    std::map<std::pair<TensorId, DeviceId>, bool> seen;
    for (const VertexId v : graph.vertices()) {
        const TaskRun& task = schedule.tasks[v];
        if (task.vertex != v || !task.ran() || task.device != run.placement.devices[v])
            return "a task did not run where it is placed";
        if (task.start < workload.merged.releases[v])
            return "a task starts before its graph arrives";
        for (const EdgeId id : graph.inEdges(v)) {
            const Edge& e = graph.edge(id);
            if (schedule.tasks[e.from].device == task.device) {
                if (task.start < schedule.tasks[e.from].end)
                    return "a task starts before its predecessor has ended";
                continue;
            }
            const auto arrived = arrivals.find({e.tensor, task.device});
            if (arrived == arrivals.end() || task.start < arrived->second)
                return "a task starts before its input is there";
            needed += seen.emplace(std::pair(e.tensor, task.device), true).second ? 1 : 0;
        }
        if (task.end > task.start) {
            busy[task.device].emplace_back(task.start, 1);
            busy[task.device].emplace_back(task.end, -1);
        }
    }
    if (needed != schedule.transfers.size())
        return "a transfer that nobody needs";
    for (const DeviceId d : problem.topology().devices())
        if (mostAtOnce(busy[d]) > problem.topology().device(d).slotCount)
            return "more tasks at once than slots";
    return {};
}

bool sameTimes(const Schedule& a, const Schedule& b)
{
    const auto sameTask = [](const TaskRun& x, const TaskRun& y) {
        return x.vertex == y.vertex && x.device == y.device && x.ready == y.ready && x.start == y.start &&
               x.end == y.end;
    };
    const auto sameTransfer = [](const TransferRun& x, const TransferRun& y) {
        return x.tensor == y.tensor && x.to == y.to && x.start == y.start && x.end == y.end;
    };
    return a.makespan == b.makespan && std::ranges::equal(a.tasks, b.tasks, sameTask) &&
           std::ranges::equal(a.transfers, b.transfers, sameTransfer);
}

/// A workload of random graphs and devices from files in the folder.
WorkloadDocument randomWorkload(Random& random, const QTemporaryDir& folder, std::size_t count)
{
    RandomShape shape;
    shape.mostVertices = 12;
    WorkloadDocument out;
    out.devices = folder.filePath("devices.json").toStdString();
    (void)writeFile(out.devices, writeDevicesJson(*randomTopology(random, shape)));
    for (std::size_t i = 0; i < count; ++i) {
        const std::string file = folder.filePath(QString("g%1.json").arg(i)).toStdString();
        (void)writeFile(file, writeGraphJson(*randomGraph(random, shape)));
        out.graphs.push_back({file, static_cast<double>(random.below(20)) / 2, {}});
    }
    return out;
}

} // namespace

class WorkloadRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One device, two tasks of 2 s, the second graph arrives at 3: it waits for nothing and ends at 5. At 1
    /// it waits until 2 and ends at 4: 3 s in place of 2.
    void byHand()
    {
        const QTemporaryDir folder;
        GraphBuilder builder("one");
        Vertex task;
        task.seconds = {{"*", 2}};
        builder.addVertex(task);
        const std::string graph = folder.filePath("one.json").toStdString();
        QVERIFY(writeFile(graph, writeGraphJson(**builder.build())).ok());
        for (const double second : {3.0, 1.0}) {
            WorkloadDocument document;
            document.devices = "1xP100";
            document.graphs = {{graph, 0, "a"}, {graph, second, "b"}};
            const auto workload = openWorkload(document);
            QVERIFY2(workload.ok(), workload.ok() ? "" : workload.error().english().c_str());
            QCOMPARE(workload->aloneSeconds, (std::vector<double>{2, 2}));
            for (const WorkloadMethod& by : allMethods()) {
                const auto run = runWorkload(*workload, by);
                QVERIFY(run.ok());
                QCOMPARE(run->ends, (std::vector<double>{2, second == 3 ? 5.0 : 4.0}));
                QCOMPARE(run->slowdowns, (std::vector<double>{1, second == 3 ? 1.0 : 1.5}));
                if (by.kind != WorkloadMethod::Kind::Online) // some policies decide once a device is free
                    QCOMPARE(run->schedule.tasks[1].ready, second);
            }
        }
    }

    void figuresByHand()
    {
        const std::vector<double> arrivals{1, 2};
        const std::vector<double> ends{3, 10};
        const std::vector<double> alone{2, 4};
        const WorkloadFigures figures = workloadFigures(arrivals, ends, alone);
        QCOMPARE(figures.meanSlowdown, 1.5); // 1 and 2
        QCOMPARE(figures.highSlowdown, 2.0);
        QCOMPARE(figures.fairness, 9.0 / 10);
        QCOMPARE(figures.throughput, 2.0 / 9);
        QCOMPARE(figures.makespan, 10.0);
        // Of 200 values, 99 % are the 198 smallest.
        std::vector<double> many(200);
        for (std::size_t i = 0; i < many.size(); ++i)
            many[i] = static_cast<double>(i + 1);
        QCOMPARE(
            workloadFigures(std::vector<double>(200, 0.0), many, std::vector<double>(200, 1.0)).highSlowdown,
            198.0);
    }

    /// Every run keeps the rules, and comes again to the bit.
    void keepsTheRules()
    {
        std::size_t wasted = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random(seed);
            const QTemporaryDir folder;
            WorkloadDocument document = randomWorkload(random, folder, 1 + random.below(5));
            if (seed % 3 == 0)
                document.model.noise = {0.3, 0.3};
            if (seed % 4 == 0)
                document.model.schedule = ChooseTask::Given;
            document.model.seed = seed;
            const auto workload = openWorkload(document);
            if (!workload) { // a random graph may need a device that the topology lacks, or take no time
                continue;
            }
            for (const WorkloadMethod& by : allMethods()) {
                const auto run = runWorkload(*workload, by);
                QVERIFY2(run.ok(), run.ok() ? "" : run.error().english().c_str());
                const QString fault = faultOf(*workload, *run);
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QString("%1 %2: %3").arg(seed).arg(by.title().c_str(), fault)));
                wasted += run->wastedTransfers;
                const auto again = runWorkload(*openWorkload(document), by);
                QVERIFY(sameTimes(run->schedule, again->schedule));
                QVERIFY(run->placement == again->placement);
            }
        }
        QVERIFY(wasted > 0); // rolling re-placement does move vertices whose data was on its way
    }

    /// Graphs that unfold keep the rules, and nothing sets out for readers that are not known.
    void unfoldingKeepsTheRules()
    {
        std::size_t late = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random(seed);
            const QTemporaryDir folder;
            WorkloadDocument document = randomWorkload(random, folder, 1 + random.below(4));
            for (ListedArrival& graph : document.graphs)
                graph.unfolds = random.below(3) == 0 ? "*" : random.below(3) == 0 ? "" : "v0, v*1";
            if (seed % 3 == 0)
                document.model.noise = {0.3, 0.3};
            if (seed % 4 == 0)
                document.model.schedule = ChooseTask::Given;
            const auto workload = openWorkload(document);
            if (!workload) // no vertex has such a name, or for the reasons of keepsTheRules()
                continue;
            const DataflowGraph& graph = workload->problem->graph();
            for (const WorkloadMethod& by : allMethods()) {
                const auto run = runWorkload(*workload, by);
                QVERIFY2(run.ok(), run.ok() ? "" : run.error().english().c_str());
                const QString fault = faultOf(*workload, *run);
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QString("%1 %2: %3").arg(seed).arg(by.title().c_str(), fault)));
                QVERIFY(sameTimes(run->schedule, runWorkload(*workload, by)->schedule));
                std::vector<double> knownAt = workload->merged.releases;
                for (const VertexId v : graph.topologicalOrder())
                    for (const EdgeId id : graph.inEdges(v)) {
                        const VertexId from = graph.edge(id).from;
                        knownAt[v] = std::max(
                            {knownAt[v], knownAt[from],
                             workload->unfolding.reveals(from) ? run->schedule.tasks[from].end : 0.0});
                    }
                for (const TransferRun& x : run->schedule.transfers) {
                    double first = never;
                    for (const Edge& e : graph.outEdges(x.vertex))
                        if (e.tensor == x.tensor && run->placement.devices[e.to] == x.to)
                            first = std::min(first, knownAt[e.to]);
                    // Rolling may have moved the reader for which it set out.
                    QVERIFY(first <= x.start || by.kind == WorkloadMethod::Kind::Rolling);
                    late += first > run->schedule.tasks[x.vertex].end ? 1 : 0;
                }
            }
        }
        QVERIFY(late > 20);
    }

    /// Until something becomes known, no method depends on what is hidden.
    void hiddenVerticesDecideNothing()
    {
        std::size_t compared = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            const QTemporaryDir folder;
            const WorkloadDocument document = [&] {
                WorkloadDocument made = randomWorkload(random, folder, 1);
                made.graphs.front().at = 0;
                made.graphs.front().unfolds = "v0, v*1";
                return made;
            }();
            const auto one = openWorkload(document);
            if (!one || !one->unfolding.any() || !one->problem->graph().colocationGroups().empty())
                continue; // groups become known together
            // The same graph, whose hidden vertices take seven times as long.
            const DataflowGraph& graph = *one->graphs.front().graph;
            const std::vector<TaskRun> nothing(graph.vertexCount(), {{}, {}, never, never, never});
            const std::vector<bool> known = one->unfolding.known(0, one->merged.releases, nothing);
            GraphBuilder builder(graph.name());
            for (const VertexId v : graph.vertices()) {
                Vertex vertex = graph.vertex(v);
                if (!known[v]) {
                    vertex.flops = 7 * vertex.flops.value_or(1);
                    for (auto& measured : vertex.seconds)
                        measured.seconds *= 7;
                }
                builder.addVertex(std::move(vertex));
            }
            addEdgesOf(graph, builder);
            builder.setMemory(graph.memory());
            QVERIFY(writeFile(document.graphs.front().graph, writeGraphJson(**builder.build())).ok());
            const auto other = openWorkload(document);
            QVERIFY(other.ok());
            for (const WorkloadMethod& by : allMethods()) {
                const auto a = runWorkload(*one, by);
                const auto b = runWorkload(*other, by);
                QVERIFY(a.ok() && b.ok());
                double until = never;
                for (const VertexId v : graph.vertices())
                    if (one->unfolding.reveals(v))
                        until = std::min(until, a->schedule.tasks[v].end);
                for (const VertexId v : graph.vertices()) {
                    const TaskRun& x = a->schedule.tasks[v];
                    const TaskRun& y = b->schedule.tasks[v];
                    if (x.start >= until)
                        continue;
                    QVERIFY2(x.device == y.device && x.start == y.start,
                             qPrintable(QString("%1 %2").arg(seed).arg(by.title().c_str())));
                    compared += x.start > 0 ? 1 : 0;
                }
            }
        }
        QVERIFY(compared > 100);
    }

    /// a reveals b and c behind it; d has nothing to do with it, and e waits for both c and d.
    void unfoldingByHand()
    {
        GraphBuilder builder("hidden");
        for (const char* name : {"a", "b", "c", "d", "e"}) {
            Vertex v;
            v.name = name;
            v.seconds = {{"*", 1}};
            builder.addVertex(v);
        }
        for (const auto& [from, to] : {std::pair{0u, 1u}, {1u, 2u}, {2u, 4u}, {3u, 4u}})
            builder.addEdge({from, to, {}, {}, {}});
        const GraphPtr graph = *builder.build();
        QCOMPARE(*verticesNamed(*graph, "a"), (std::vector<bool>{true, false, false, false, false}));
        QCOMPARE(*verticesNamed(*graph, " d,*"), std::vector<bool>(5, true));
        QVERIFY(verticesNamed(*graph, "a, x*").error().english().find("x*") != std::string::npos);
        const Unfolding unfolding(*graph, *verticesNamed(*graph, "a"));
        const std::vector<double> releases(5, 1.0);
        std::vector<TaskRun> tasks(5, {{}, {}, never, never, never});
        QCOMPARE(unfolding.known(0, releases, tasks), std::vector<bool>(5, false));
        QCOMPARE(unfolding.known(1, releases, tasks), (std::vector<bool>{true, false, false, true, false}));
        tasks[0].start = 1;
        tasks[0].end = 3;
        QCOMPARE(unfolding.known(2, releases, tasks), (std::vector<bool>{true, false, false, true, false}));
        QCOMPARE(unfolding.known(3, releases, tasks), std::vector<bool>(5, true));
        // By edge (a,b), (b,c), (c,e), (d,e): with d, e is not known.
        QCOMPARE(unfolding.certainEdges(), (std::vector<bool>{false, true, true, false}));
        QVERIFY(!Unfolding(*graph, std::vector<bool>(5, false)).any());
    }

    /// A workload of one graph at time 0 is the plain run.
    void oneGraphAtOnceIsThePlainRun()
    {
        for (const double noise : {0.0, 0.4}) {
            WorkloadDocument document;
            document.devices = "4xP100";
            document.graphs = {{"cholesky:tiles=6", 0, {}}};
            document.model.noise = {noise, noise};
            const auto workload = openWorkload(document);
            QVERIFY(workload.ok());
            const GraphPtr graph = generateWorkload("cholesky:tiles=6").value();
            const TopologyPtr devices = builtinTopology("4xP100").value();
            const ProblemPtr problem = Problem::create(graph, devices, document.model).value();
            const ProblemPtr quiet = Problem::create(graph, devices).value();
            for (const WorkloadMethod& by : allMethods()) {
                const auto run = runWorkload(*workload, by);
                QVERIFY(run.ok());
                Schedule plain;
                if (by.kind == WorkloadMethod::Kind::Online) {
                    const auto policy = findOnlinePlacer(by.placer.placer->info().id)->policy(*problem);
                    plain = runOnline(problem, *policy)->schedule;
                } else {
                    PlacerContext context;
                    context.seed = document.model.seed;
                    plain = Simulator(problem).run(
                        by.placer.placer->place(*quiet, by.placer.options, context)->placement);
                }
                QVERIFY2(sameTimes(run->schedule, plain), by.title().c_str());
            }
        }
    }

    /// The simulator with release times of 0 agrees with the plain one, to the bit.
    void noReleasesAreThePlainSimulation()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.seed = seed;
            if (seed % 2 == 0)
                model.noise = {0.2, 0.2};
            const ProblemPtr problem = randomProblem(random, model);
            Placement placement;
            for (const VertexId v : problem->graph().vertices())
                placement.devices.push_back(problem->allowedDevices(v).back());
            for (const auto& group : problem->graph().colocationGroups())
                for (const VertexId v : group)
                    placement.devices[v] = placement.devices[group.front()];
            if (!validate(*problem, placement))
                continue;
            const std::vector<double> releases(problem->vertexCount(), 0.0);
            const auto run = runArriving(problem, placement, releases);
            QVERIFY(sameTimes(run->schedule, Simulator(problem).run(placement)));
        }
    }

    /// A new placement that equals the old one, at any time of the run, leaves the run as it is.
    void replacingByTheSameChangesNothing()
    {
        const auto workload = openWorkload(twoProducts({0, 1e-4, 2e-4})).value();
        const auto run = runWorkload(workload, method(WorkloadMethod::Kind::Static, "heft")).value();
        const auto same = runArriving(
            workload.problem, run.placement, workload.merged.releases,
            [&](double, std::span<const TaskRun>) -> std::optional<Placement> { return run.placement; });
        QVERIFY(sameTimes(run.schedule, same->schedule));
        QCOMPARE(same->wastedTransfers, std::size_t{0});
    }

    /// The first user of shared weights may have started; the next one carries them into what remains.
    void sharedWeightsAreKeptInWhatRemains()
    {
        WorkloadDocument document = twoProducts({0, 1e-3, 2e-3});
        for (ListedArrival& graph : document.graphs)
            graph.graph = "gpt2:layers=1";
        const auto workload = openWorkload(document).value();
        QVERIFY(!workload.merged.graph->memory().sharedWeights.empty());
        const auto run = runWorkload(workload, method(WorkloadMethod::Kind::Rolling, "heft"));
        QVERIFY2(run.ok(), run.ok() ? "" : run.error().english().c_str());
        const QString fault = faultOf(workload, *run);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void poissonArrivals()
    {
        WorkloadDocument document;
        document.devices = "2xP100";
        document.poisson = PoissonArrivals{{}, 0.5, 400, 7, {{"chainmm", 3}, {"ffnn", 1}}};
        const auto workload = openWorkload(document);
        QVERIFY2(workload.ok(), workload.ok() ? "" : workload.error().english().c_str());
        QCOMPARE(workload->graphs.size(), std::size_t{400});
        QVERIFY(std::abs(workload->load - 0.5) < 1e-12);
        // 400 exponential gaps: their mean deviates by 5 %; three quarters of the graphs are products.
        const double mean = (workload->aloneSeconds[0] > 0) ? workload->graphs.back().at / 400 : 0;
        double alone = 0;
        double products = 0;
        for (std::size_t i = 0; i < 400; ++i) {
            alone += workload->aloneSeconds[i] / 400;
            products += workload->graphs[i].name.starts_with("chainmm") ? 1.0 / 400 : 0;
        }
        QVERIFY(std::abs(products - 0.75) < 0.1);
        QVERIFY(std::abs(mean * 0.5 / alone - 1) < 0.25);
        const auto again = openWorkload(document);
        for (std::size_t i = 0; i < 400; ++i)
            QCOMPARE(workload->graphs[i].at, again->graphs[i].at);
        document.poisson->seed = 8;
        QVERIFY(openWorkload(document)->graphs[0].at != workload->graphs[0].at);
    }

    void refusesWhatCannotRun()
    {
        const auto errorOf = [](WorkloadDocument document) {
            const auto opened = openWorkload(std::move(document));
            return opened ? std::string() : opened.error().english();
        };
        WorkloadDocument document = twoProducts({0, 1});
        document.model.mode = Mode::BulkSynchronous;
        QVERIFY(errorOf(document).find("--mode") != std::string::npos);
        document = twoProducts({0, 1});
        document.graphs[1].graph = "no-such-family";
        QVERIFY(errorOf(document).find("no-such-family") != std::string::npos);
        document = twoProducts({0, 1});
        document.graphs[0].name = document.graphs[1].name = "a";
        QVERIFY(errorOf(document).find("graphs[1].name") != std::string::npos);
        document = twoProducts({0, 1});
        document.graphs[0].unfolds = "*";
        QVERIFY(errorOf(document).empty());
        document.model.schedule = ChooseTask::BLevel; // of the whole graph
        QVERIFY(errorOf(document).find("fifo, given or random") != std::string::npos);
        document = twoProducts({0, 1});
        document.model.schedule = ChooseTask::Strict;
        const auto strict = openWorkload(document);
        QVERIFY(strict.ok());
        QVERIFY(runWorkload(*strict, method(WorkloadMethod::Kind::Static, "heft")).ok());
        QVERIFY(!runWorkload(*strict, method(WorkloadMethod::Kind::Rolling, "heft")).ok());
        QVERIFY(!runWorkload(*strict, method(WorkloadMethod::Kind::Online, "heft")).ok());
        QVERIFY(!runWorkload(*strict, method(WorkloadMethod::Kind::Static, "online-ws")).ok());
    }

    void filesKeepWorkloads()
    {
        WorkloadDocument document = twoProducts({0, 0.25});
        document.name = "both";
        document.graphs[1].name = "late";
        document.graphs[1].unfolds = "a*, b";
        document.model.noise = {0.1, 0};
        document.poisson = PoissonArrivals{2.5, {}, 10, 3, {{"ffnn", 2, "*"}}};
        const auto read = readWorkloadJson(writeWorkloadJson(document));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
        QVERIFY(*read == document);
    }
};

DOPPLER_TEST(WorkloadRunsTest)

} // namespace workload_runs_test

#include "workload_runs.moc"
