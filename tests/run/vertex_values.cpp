// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of every vertex of a run; slack against a run in which a task really takes longer.
#include "core/run/vertex_values.h"

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace vertex_values_test {

using namespace doppler;

namespace {

/// A chain a -> b on gpu0 and a short one, c, on gpu1.
GraphPtr chainAndOne()
{
    GraphBuilder builder("chain");
    for (const double flops : {2e9, 3e9, 1e9}) {
        Vertex v;
        v.op = "matmul";
        v.flops = flops;
        v.outputBytes = 1000;
        v.persistentBytes = 24;
        builder.addVertex(std::move(v));
    }
    builder.addEdge(VertexId{0}, VertexId{1});
    return std::move(builder.build()).value();
}

RunPtr runOf(GraphPtr graph, std::vector<std::size_t> devices)
{
    Placement placement;
    for (const std::size_t d : devices)
        placement.devices.emplace_back(d);
    const auto problem = Problem::create(std::move(graph), builtinTopology("4xP100").value());
    return makeRun(problem.value(), placement, "manual").value();
}

/// The makespan of the run where one task takes `delay` longer and nothing else changes but what has to:
/// whatever began after something had ended, on its way to it or on the same device or channel, still does.
/// Every pair of steps is looked at, so this is for small runs with one slot each.
double delayedMakespan(const Problem& problem, const Schedule& schedule, VertexId slow, double delay)
{
    struct Step {
        double start, end;
        std::vector<std::size_t> resources;
    };
    std::vector<Step> steps;
    for (const TaskRun& x : schedule.tasks)
        steps.push_back({x.start, x.end, {x.device}});
    for (const TransferRun& x : schedule.transfers) {
        Step step{x.start, x.end, {}};
        for (const ChannelId c : problem.route(x.from, x.to))
            step.resources.push_back(problem.deviceCount() + c);
        steps.push_back(std::move(step));
    }
    const std::size_t tasks = schedule.tasks.size();
    std::vector<std::pair<std::size_t, std::size_t>> order;
    for (std::size_t a = 0; a < steps.size(); ++a)
        for (std::size_t b = 0; b < steps.size(); ++b)
            for (const std::size_t r : steps[a].resources)
                if (a != b && steps[a].end <= steps[b].start &&
                    std::ranges::find(steps[b].resources, r) != steps[b].resources.end())
                    order.emplace_back(a, b);
    for (std::size_t i = 0; i < schedule.transfers.size(); ++i) {
        const TransferRun& x = schedule.transfers[i];
        order.emplace_back(x.vertex, tasks + i);
        for (const Edge& e : problem.graph().outEdges(x.vertex))
            if (e.tensor == x.tensor && schedule.tasks[e.to].device == x.to)
                order.emplace_back(tasks + i, e.to);
    }
    for (const EdgeId id : problem.graph().edges()) {
        const Edge& e = problem.graph().edge(id);
        if (schedule.tasks[e.from].device == schedule.tasks[e.to].device)
            order.emplace_back(e.from, e.to);
    }
    steps[slow].end += delay;
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [a, b] : order)
            if (const double late = steps[a].end - steps[b].start; late > 1e-15) {
                steps[b].start += late;
                steps[b].end += late;
                changed = true;
            }
    }
    double makespan = 0;
    for (const Step& step : steps)
        makespan = std::max(makespan, step.end);
    return makespan;
}

} // namespace

class VertexValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownRun()
    {
        const RunPtr run = runOf(chainAndOne(), {0, 0, 1});
        const auto& tasks = run->schedule.tasks;
        const auto cost = vertexValues(*run, VertexMeasure::Cost);
        const auto start = vertexValues(*run, VertexMeasure::Start);
        const auto slack = vertexValues(*run, VertexMeasure::Slack);
        const auto waiting = vertexValues(*run, VertexMeasure::Waiting);
        const auto memory = vertexValues(*run, VertexMeasure::Memory);
        QCOMPARE(cost[1], tasks[1].end - tasks[1].start);
        QCOMPARE(start[0], 0.0);
        QCOMPARE(start[1], tasks[0].end);
        QCOMPARE(slack[0], 0.0);
        QCOMPARE(slack[1], 0.0);
        QCOMPARE(slack[2], run->schedule.makespan - tasks[2].end);
        QVERIFY(slack[2] > 0);
        QCOMPARE(waiting[1], 0.0);   // It was ready when the one before it ended.
        QCOMPARE(memory[0], 1024.0); // Its output and its weights.
        QCOMPARE(memory[2], 1024.0); // Nobody takes its output, but it is there.
    }

    void waitsForItsDevice()
    {
        const RunPtr run = runOf(chainAndOne(), {0, 1, 0});
        const auto waiting = vertexValues(*run, VertexMeasure::Waiting);
        const TaskRun& first = run->schedule.tasks[0];
        const TaskRun& third = run->schedule.tasks[2];
        const TaskRun& later = first.start < third.start ? third : first;
        QCOMPARE(waiting[later.vertex], later.start); // Both were ready at 0 and share gpu0.
        QVERIFY(later.start > 0);
    }

    void slackIsJustWhatDoesNotMatter()
    {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Random random(seed);
            GraphBuilder builder("random");
            const std::size_t count = 5 + random.below(14);
            for (std::size_t v = 0; v < count; ++v) {
                Vertex vertex;
                vertex.op = "matmul";
                vertex.flops = 1e9 * (1 + 9 * random.uniform());
                vertex.outputBytes = 1e6 * (1 + 9 * random.uniform());
                builder.addVertex(std::move(vertex));
                for (std::size_t u = 0; u < v; ++u)
                    if (random.below(4) == 0)
                        builder.addEdge(VertexId{u}, VertexId{v});
            }
            std::vector<std::size_t> devices;
            for (std::size_t v = 0; v < count; ++v)
                devices.push_back(random.below(4));
            const RunPtr run = runOf(std::move(builder.build()).value(), devices);
            const auto slack = slackOf(*run->problem, run->schedule);
            const double makespan = run->schedule.makespan;
            for (std::size_t v = 0; v < count; ++v) {
                QVERIFY(slack[v] >= 0);
                const double with = delayedMakespan(*run->problem, run->schedule, VertexId{v}, slack[v]);
                QVERIFY2(with <= makespan * (1 + 1e-9), qPrintable(QString::number(v)));
                const double beyond =
                    delayedMakespan(*run->problem, run->schedule, VertexId{v}, slack[v] + makespan * 1e-3);
                QVERIFY2(beyond > makespan * (1 + 5e-4), qPrintable(QString::number(v)));
                seen += slack[v] > makespan * 1e-6 ? 1 : 0;
            }
        }
        QVERIFY(seen > 20);
    }

    void theCriticalPathHasNone()
    {
        int links = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            const tests::Case one = tests::randomCase(seed);
            if (one.problem->model().memory != MemoryRule::Ignore ||
                one.problem->model().schedule == ChooseTask::Strict)
                continue; // Waits for memory or a turn are no part of what is kept.
            const auto run = makeRun(one.problem, one.placement, "random").value();
            // Of two slots that were free at once the path names one, which nobody had to wait for.
            const bool several = std::ranges::any_of(lanes(*one.problem, run->schedule),
                                                     [](const Lane& lane) { return lane.slot > 0; });
            const auto slack = slackOf(*one.problem, run->schedule);
            for (std::size_t v = 0; v < slack.size(); ++v) {
                QVERIFY(slack[v] >= 0);
                QVERIFY(slack[v] <= run->schedule.makespan - run->schedule.tasks[v].end);
            }
            for (const CriticalLink& link : run->criticalPath)
                if (!link.isTransfer && !several) {
                    QVERIFY2(slack[link.index] <= run->schedule.makespan * 1e-9,
                             qPrintable(QStringLiteral("seed %1, vertex %2").arg(seed).arg(link.index)));
                    ++links;
                }
        }
        QVERIFY(links > 100);
    }

    void comparesTwoRuns()
    {
        const GraphPtr graph = chainAndOne();
        const RunPtr one = runOf(graph, {0, 0, 1});
        const RunPtr other = runOf(graph, {0, 2, 1});
        const auto moved = movedVertices(*one, *other);
        QCOMPARE(moved, (std::vector<char>{0, 1, 0}));
        const auto there = endChanges(*one, *other);
        const auto back = endChanges(*other, *one);
        QVERIFY(there[1] < 0); // No transfer: it ends earlier.
        for (std::size_t v = 0; v < 3; ++v) {
            QCOMPARE(there[v], -back[v]);
            QCOMPARE(endChanges(*one, *one)[v], 0.0);
        }
    }

    void stops()
    {
        const RunPtr run = runOf(chainAndOne(), {0, 0, 1});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(slackOf(*run->problem, run->schedule, stop.get_token()).empty());
    }
};

DOPPLER_TEST(VertexValuesTest)

} // namespace vertex_values_test

#include "vertex_values.moc"
