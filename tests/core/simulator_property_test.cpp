// SPDX-License-Identifier: GPL-3.0-or-later
// The fast simulator on random problems: against the plain one, and for what must hold of any run.
#include "core/placers/random_assignment.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"
#include "tests/core/plain_simulator.h"
#include "tests/support/random_problems.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace doppler;
using namespace doppler::tests;

namespace {

struct Case {
    ProblemPtr problem;
    Placement placement;
};

Case randomCase(std::uint64_t seed)
{
    Random random(seed);
    ModelOptions model;
    model.schedule = static_cast<ChooseTask>(seed % 4);
    if (random.below(3) == 0)
        model.contention = static_cast<Contention>(random.below(4));
    Case c{randomProblem(random, model), {}};
    drawAssignment(*c.problem, random, c.placement.devices);
    const auto topological = c.problem->graph().topologicalOrder();
    if (random.below(2) == 0)
        c.placement.order.assign(topological.begin(), topological.end());
    if (!c.placement.order.empty() && model.schedule == ChooseTask::Given)
        for (std::size_t i = c.placement.order.size(); i > 1;
             --i) // any order will do: what is not ready is passed over
            std::swap(c.placement.order[i - 1], c.placement.order[random.below(i)]);
    return c;
}

bool same(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::max(a, b)); }

QString differ(const char* what, std::size_t i, double fast, double plain)
{
    return QStringLiteral("%1 %2: %3, plain %4")
        .arg(QLatin1String(what))
        .arg(i)
        .arg(fast, 0, 'g', 17)
        .arg(plain, 0, 'g', 17);
}

QString compareRuns(const Schedule& fast, const Schedule& plain)
{
    if (!same(fast.makespan, plain.makespan))
        return differ("makespan", 0, fast.makespan, plain.makespan);
    for (std::size_t i = 0; i < plain.tasks.size(); ++i) {
        if (!same(fast.tasks[i].start, plain.tasks[i].start))
            return differ("start of task", i, fast.tasks[i].start, plain.tasks[i].start);
        if (!same(fast.tasks[i].ready, plain.tasks[i].ready))
            return differ("readiness of task", i, fast.tasks[i].ready, plain.tasks[i].ready);
    }
    if (fast.transfers.size() != plain.transfers.size())
        return differ("transfers", 0, double(fast.transfers.size()), double(plain.transfers.size()));
    for (std::size_t i = 0; i < plain.transfers.size(); ++i) {
        if (fast.transfers[i].tensor != plain.transfers[i].tensor ||
            fast.transfers[i].to != plain.transfers[i].to)
            return QStringLiteral("transfer %1 is another one").arg(i);
        if (!same(fast.transfers[i].start, plain.transfers[i].start))
            return differ("start of transfer", i, fast.transfers[i].start, plain.transfers[i].start);
    }
    return {};
}

/// The most intervals open at once; half open, so that one may begin where another ends.
std::size_t mostAtOnce(std::vector<std::pair<double, double>> intervals)
{
    std::vector<std::pair<double, int>> changes;
    for (const auto& [start, end] : intervals)
        if (end > start) {
            changes.emplace_back(start, 1);
            changes.emplace_back(end, -1);
        }
    std::sort(changes.begin(), changes.end());
    int open = 0;
    int most = 0;
    for (const auto& [time, change] : changes)
        most = std::max(most, open += change);
    return static_cast<std::size_t>(most);
}

} // namespace

class SimulatorPropertyTest : public QObject {
    Q_OBJECT

private slots:
    void equalsThePlainSimulator()
    {
        for (std::uint64_t seed = 0; seed < 12000; ++seed) {
            const Case c = randomCase(seed);
            QVERIFY(validate(*c.problem, c.placement).ok());
            const QString difference =
                compareRuns(Simulator(c.problem).run(c.placement), plainSimulation(*c.problem, c.placement));
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(difference)));
        }
    }

    void sameBitsEveryTime()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Case c = randomCase(seed);
            Simulator simulator(c.problem);
            const double first = simulator.makespan(c.placement);
            simulator.run(c.placement);
            QCOMPARE(simulator.makespan(c.placement), first);
            QCOMPARE(Simulator(c.problem).run(c.placement).makespan, first);
            if (c.placement.order.empty())
                QCOMPARE(simulator.makespan(c.placement.devices), first);
        }
    }

    void inputsBeforeStarts()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            const Schedule s = Simulator(c.problem).run(c.placement);
            std::map<std::pair<std::uint32_t, std::uint32_t>, const TransferRun*> arrival;
            for (const TransferRun& x : s.transfers) {
                QVERIFY(arrival.emplace(std::pair(x.tensor.value, x.to.value), &x)
                            .second); // once per destination
                QVERIFY(x.start >= s.tasks[x.vertex].end);
            }
            for (EdgeId id : c.problem->graph().edges()) {
                const Edge& e = c.problem->graph().edge(id);
                const DeviceId there = s.tasks[e.to].device;
                const double available = s.tasks[e.from].device == there ? s.tasks[e.from].end
                                                                         : arrival.at({e.tensor, there})->end;
                QVERIFY(s.tasks[e.to].start >= available);
            }
        }
    }

    void resourcesAreNeverOverfull()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            const Schedule s = Simulator(c.problem).run(c.placement);
            for (DeviceId d : c.problem->topology().devices()) {
                std::vector<std::pair<double, double>> intervals;
                for (const TaskRun& x : s.tasks)
                    if (x.device == d)
                        intervals.emplace_back(x.start, x.end);
                QVERIFY(mostAtOnce(intervals) <= c.problem->topology().device(d).slotCount);
            }
            for (std::size_t k = 0; k < c.problem->channels().size(); ++k) {
                std::vector<std::pair<double, double>> intervals;
                for (const TransferRun& x : s.transfers)
                    for (ChannelId used : c.problem->route(x.from, x.to))
                        if (used == k)
                            intervals.emplace_back(x.start, x.end);
                QVERIFY(mostAtOnce(intervals) <= c.problem->channels()[k].capacity);
            }
        }
    }

    void nothingIdlesWithReadyWork()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            if (c.problem->model().schedule == ChooseTask::Strict)
                continue;
            const Schedule s = Simulator(c.problem).run(c.placement);
            for (const TaskRun& waiting : s.tasks) {
                if (waiting.start == waiting.ready)
                    continue;
                // While it waited, all slots of its device were taken: look at every moment at which one
                // ended.
                std::set<double> moments{waiting.ready};
                for (const TaskRun& x : s.tasks)
                    if (x.device == waiting.device && x.end > waiting.ready && x.end < waiting.start)
                        moments.insert(x.end);
                for (double t : moments) {
                    const auto busy = std::count_if(s.tasks.begin(), s.tasks.end(), [&](const TaskRun& x) {
                        return x.device == waiting.device && x.start <= t && x.end > t;
                    });
                    QCOMPARE(static_cast<std::uint32_t>(busy),
                             c.problem->topology().device(waiting.device).slotCount);
                }
            }
        }
    }

    void criticalPathEndsAtTheMakespanWithoutGaps()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            const Schedule s = Simulator(c.problem).run(c.placement);
            const auto path = realisedCriticalPath(*c.problem, s);
            QVERIFY(!path.empty());
            QCOMPARE(path.back().end, s.makespan);
            QCOMPARE(path.front().cause, Cause::Start);
            if (c.problem->model().schedule != ChooseTask::Strict)
                QCOMPARE(path.front().start, 0.0);
            for (std::size_t i = 1; i < path.size(); ++i) {
                QCOMPARE(path[i].start, path[i - 1].end);
                QVERIFY(path[i].cause != Cause::Start);
            }
        }
    }

    void makespanIsNeverBelowTheBound()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            QVERIFY(Simulator(c.problem).makespan(c.placement) >= c.problem->lowerBound() * (1 - 1e-12));
        }
    }

    void lanesHoldEverythingOnceAndNeverOverlap()
    {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Case c = randomCase(seed);
            const Schedule s = Simulator(c.problem).run(c.placement);
            std::size_t tasks = 0;
            std::size_t transfers = 0;
            for (const Lane& lane : lanes(*c.problem, s)) {
                const bool device = lane.kind == Lane::Kind::Device;
                (device ? tasks : transfers) += lane.runs.size();
                double reached = 0;
                for (std::uint32_t i : lane.runs) {
                    QVERIFY((device ? s.tasks[i].start : s.transfers[i].start) >= reached);
                    reached = device ? s.tasks[i].end : s.transfers[i].end;
                }
            }
            QCOMPARE(tasks, s.tasks.size());
            QCOMPARE(transfers, s.transfers.size());
        }
    }

    void memoryIsNeverNegativeAndEndsWithWhatStays()
    {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Case c = randomCase(seed);
            const Schedule s = Simulator(c.problem).run(c.placement);
            const auto curves = memoryCurves(*c.problem, s);
            std::vector<double> stays(c.problem->deviceCount(), 0);
            const DataflowGraph& graph = c.problem->graph();
            for (VertexId v : graph.vertices())
                if (graph.outEdges(v).empty())
                    stays[s.tasks[v].device] += graph.vertex(v).outputBytes;
            // What lives to the very end is still there at the end: inputs of the tasks that end at the
            // makespan.
            for (DeviceId d : c.problem->topology().devices()) {
                for (const MemoryPoint& point : curves[d])
                    QVERIFY(point.bytes >= 0);
                QVERIFY(curves[d].back().bytes >= stays[d]);
            }
        }
    }
};

QTEST_GUILESS_MAIN(SimulatorPropertyTest)
#include "simulator_property_test.moc"
