// SPDX-License-Identifier: GPL-3.0-or-later
// What planners plan with: gaps in time and room in memory, each against a plain count; and that every placer
// keeps to memory where it is enforced.
#include "core/placers/scheduling/plan.h"

#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/placers/scheduling/timeline.h"
#include "core/sim/simulator.h"
#include "core/topology/topology_edits.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/tight_memory.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace plan_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Walks through everything.
double plainFirstGap(const std::set<std::pair<double, double>>& busy, double ready, double length)
{
    double start = ready;
    for (const auto& [from, until] : busy) {
        if (until <= start)
            continue;
        if (start + length <= from)
            return start;
        start = until;
    }
    return start;
}

/// Persistent bytes, outputs and one copy of what comes from elsewhere, per device.
std::vector<double> plainBytes(const Problem& problem, const Assignment& devices)
{
    const DataflowGraph& graph = problem.graph();
    std::vector<double> bytes(problem.deviceCount(), 0);
    std::map<std::pair<TensorId, DeviceId>, double> copies;
    for (VertexId v : graph.vertices()) {
        bytes[devices[v]] += ownHeldBytes(graph, v) + unreadResultBytes(graph, v);
        if (graph.outEdges(v).empty())
            bytes[devices[v]] += graph.vertex(v).outputBytes;
    }
    for (DeviceId d : problem.topology().devices())
        bytes[d] += sharedHeldBytes(graph, d, [&](VertexId v) { return devices[v]; });
    for (TensorId t : graph.tensors())
        bytes[devices[graph.tensor(t).source]] += graph.tensor(t).bytes;
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        if (devices[e.from] != devices[e.to])
            copies[{e.tensor, devices[e.to]}] = graph.tensor(e.tensor).bytes;
    }
    for (const auto& [where, size] : copies)
        bytes[where.second] += size;
    return bytes;
}

/// By vertex, the longest path to the end by those seconds, communication not counted.
std::vector<double> plainLevels(const DataflowGraph& graph, const std::vector<double>& seconds)
{
    std::vector<double> level = seconds;
    const auto order = graph.topologicalOrder();
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
        for (const Edge& e : graph.outEdges(*v))
            level[*v] = std::max(level[*v], seconds[*v] + level[e.to]);
    }
    return level;
}

/// Two numbers, the less the better, then the lower vertex, then the lower device.
using PairRank = std::tuple<double, double, std::uint32_t, std::uint32_t>;

/// Always the best of all ready pairs of vertex and device, by rank(vertex, device, earliest start). Nothing
/// where some ready vertex fitted nowhere.
template <class Rank>
std::optional<Assignment> plainPairs(const Problem& problem, Rank rank)
{
    const DataflowGraph& graph = problem.graph();
    Plan plan(problem);
    Assignment devices(graph.vertexCount());
    for (std::size_t placed = 0; placed < graph.vertexCount(); ++placed) {
        PairRank best{std::numeric_limits<double>::infinity(), 0, 0, 0};
        for (VertexId v : graph.vertices()) {
            const auto in = graph.inEdges(v);
            if (plan.placed(v) ||
                !std::all_of(in.begin(), in.end(), [&](EdgeId e) { return plan.placed(graph.edge(e).from); }))
                continue;
            for (DeviceId d : plan.candidates(v)) {
                if (!plan.mayTake(v, d))
                    return std::nullopt;
                best = std::min<PairRank>(best, rank(v, d, plan.earliestStart(v, d)));
            }
        }
        const VertexId v{std::get<2>(best)};
        devices[v] = DeviceId{std::get<3>(best)};
        plan.place(v, devices[v], plan.earliestStart(v, devices[v]));
    }
    return devices;
}

/// The one that starts first; ties: larger static level.
std::optional<Assignment> plainEtf(const Problem& problem)
{
    std::vector<double> mean;
    for (VertexId v : problem.graph().vertices())
        mean.push_back(problem.meanComputeSeconds(v));
    const std::vector<double> level = plainLevels(problem.graph(), mean);
    return plainPairs(problem, [&](VertexId v, DeviceId d, double start) {
        return PairRank{start, -level[v], v.value, d.value};
    });
}

/// Of v on the devices that it may run on; of an even number the mean of the two in the middle.
double plainMedian(const Problem& problem, VertexId v)
{
    std::multiset<double> seconds;
    for (DeviceId d : problem.topology().devices())
        if (problem.allowed(v, d))
            seconds.insert(problem.computeSeconds(v, d));
    while (seconds.size() > 2) {
        seconds.erase(seconds.begin());
        seconds.erase(std::prev(seconds.end()));
    }
    return (*seconds.begin() + *seconds.rbegin()) / 2;
}

/// The one of largest dynamic level (Sih, Lee 1993): static level by median seconds - earliest start +
/// (median
/// - seconds there).
std::optional<Assignment> plainDls(const Problem& problem)
{
    std::vector<double> median;
    for (VertexId v : problem.graph().vertices())
        median.push_back(plainMedian(problem, v));
    const std::vector<double> level = plainLevels(problem.graph(), median);
    return plainPairs(problem, [&](VertexId v, DeviceId d, double start) {
        const double dynamic = level[v] - start + (median[v] - problem.computeSeconds(v, d));
        return PairRank{-dynamic, 0, v.value, d.value};
    });
}

/// The same problem where every time is a multiple of a small power of two, so that no sum is rounded and
/// pairs of equal rank are equal in whatever order it is summed up.
ProblemPtr withoutThirds(const Problem& problem)
{
    TopologyParts parts = partsOf(problem.topology());
    for (Link& link : parts.links)
        link.bandwidth = link.bandwidth == 3 ? 4 : link.bandwidth;
    return Problem::create(problem.graphPtr(), Topology::create(std::move(parts)).value(), problem.model())
        .value();
}

/// The same problem, memory enforced, on devices that have room for some share of the graph each.
ProblemPtr tightened(const Problem& problem, Random& random)
{
    const Topology& topology = problem.topology();
    TopologyParts parts;
    parts.name = "tight";
    parts.contention = topology.contention();
    parts.channels.assign(topology.channels().begin(), topology.channels().end());
    for (DeviceId from : topology.devices()) {
        parts.devices.push_back(topology.device(from));
        parts.devices.back().memoryBytes =
            static_cast<double>((10 + random.below(10)) * problem.vertexCount()) /
            static_cast<double>(topology.deviceCount());
        for (DeviceId to : topology.devices())
            parts.links.push_back(topology.link(from, to));
    }
    ModelOptions model;
    model.memory = MemoryRule::Enforce;
    return Problem::create(problem.graphPtr(), Topology::create(std::move(parts)).value(), model).value();
}

constexpr std::array planners{"critical-path",
                              "heft",
                              "cpop",
                              "peft",
                              "lookahead-heft",
                              "etf",
                              "dls",
                              "mcp",
                              "dsc",
                              "list-schedule",
                              "metis",
                              "scotch",
                              "m-topo",
                              "m-etf",
                              "m-sct",
                              "parametric-list",
                              "min-min",
                              "max-min",
                              "sufferage",
                              "mct",
                              "met",
                              "olb",
                              "fcp",
                              "flb",
                              "bil",
                              "getf",
                              "contiguous"};

} // namespace

class PlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gapsAreThoseOfAPlainWalk()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            Timeline timeline;
            std::set<std::pair<double, double>> busy;
            std::vector<std::pair<double, double>> inserted;
            for (int step = 0; step < 1500; ++step) {
                const double ready = static_cast<double>(random.below(40 * (seed + 1)));
                const double length = static_cast<double>(1 + random.below(7)) / 3;
                const double start = timeline.firstGap(ready, length);
                QCOMPARE(start, plainFirstGap(busy, ready, length));
                if (!inserted.empty() && random.below(4) == 0) {
                    const std::size_t i = random.below(inserted.size());
                    QVERIFY(timeline.erase(inserted[i].first, inserted[i].second));
                    busy.erase(inserted[i]);
                    inserted.erase(inserted.begin() + static_cast<std::ptrdiff_t>(i));
                    continue;
                }
                timeline.insert(start, start + length);
                busy.emplace(start, start + length);
                inserted.emplace_back(start, start + length);
                QCOMPARE(timeline.end(), busy.rbegin()->second);
            }
            QVERIFY(!timeline.erase(-1, 0));
        }
    }

    void whatTakesNoTimeFitsBetweenNeighbours()
    {
        Timeline timeline;
        timeline.insert(0, 2);
        timeline.insert(2, 5);
        QCOMPARE(timeline.firstGap(1, 0), 2.0);
        timeline.insert(2, 2);
        QCOMPARE(timeline.firstGap(1, 0), 2.0);
        QCOMPARE(timeline.firstGap(1, 1), 5.0);
        QVERIFY(timeline.erase(2, 2));
        QVERIFY(!timeline.erase(2, 2));
    }

    void memoryIsThatOfAPlainCount()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Random random(seed);
            RandomShape shape;
            shape.held = seed % 2 == 1;
            const ProblemPtr problem = randomProblem(random, {}, shape);
            ResidentBytes tally(*problem);
            Assignment devices(problem->vertexCount());
            const auto everything = [&] {
                for (VertexId v : problem->graph().topologicalOrder())
                    if (!devices[v].valid()) {
                        const DeviceId d =
                            problem->allowedDevices(v)[random.below(problem->allowedDevices(v).size())];
                        for (VertexId member : problem->movesTogether(v)) {
                            devices[member] = d;
                            tally.place(member, d);
                        }
                    }
            };
            everything();
            for (VertexId v : problem->graph().vertices())
                if (problem->movesTogether(v).size() == 1 && random.below(2) == 0) {
                    tally.remove(v);
                    const double before = tally.used(devices[v]);
                    const double extra = tally.extra(v, devices[v]);
                    tally.place(v, devices[v]);
                    QCOMPARE(tally.used(devices[v]), before + extra);
                    tally.remove(v);
                    devices[v] = {};
                }
            everything();
            const std::vector<double> expected = plainBytes(*problem, devices);
            for (DeviceId d : problem->topology().devices())
                QCOMPARE(tally.used(d), expected[d]);
        }
    }

    void pairsAreThoseOfAPlainSearch()
    {
        const Placer& etf = **placerRegistry().find("etf");
        int limited = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            QCOMPARE(etf.place(*problem, {}, {}).value().placement.devices, plainEtf(*problem).value());
            const ProblemPtr tight = tightened(*problem, random);
            const Assignment devices = etf.place(*tight, {}, {}).value().placement.devices;
            QVERIFY(validate(*tight, {devices, {}}).ok());
            if (const auto expected = plainEtf(*tight)) {
                QCOMPARE(devices, *expected);
                limited += plainEtf(*problem) != expected ? 1 : 0;
            }
        }
        QVERIFY2(limited >= 20, qPrintable(QString::number(limited)));
    }

    void dynamicLevelsAreThoseOfAPlainSearch()
    {
        const Placer& dls = **placerRegistry().find("dls");
        int restricted = 0;
        int otherThanEtf = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Random random(seed);
            const ProblemPtr problem = withoutThirds(*randomProblem(random, {}));
            const Assignment expected = plainDls(*problem).value();
            QCOMPARE(dls.place(*problem, {}, {}).value().placement.devices, expected);
            restricted += isRestricted(*problem) ? 1 : 0;
            otherThanEtf += plainEtf(*problem).value() != expected ? 1 : 0;
            const ProblemPtr tight = tightened(*problem, random);
            const Assignment devices = dls.place(*tight, {}, {}).value().placement.devices;
            QVERIFY(validate(*tight, {devices, {}}).ok());
            if (const auto inMemory = plainDls(*tight))
                QCOMPARE(devices, *inMemory);
        }
        QVERIFY2(restricted > 50, qPrintable(QString::number(restricted)));
        QVERIFY2(otherThanEtf > 30, qPrintable(QString::number(otherThanEtf)));
    }

    void everyPlacerKeepsToMemory_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers()) {
            const PlacerInfo& info = placer->info();
            // Those that are trained have a test of their own, with LibTorch; a program answers for itself.
            if (info.kind != PlacerKind::Learned && info.id != externalPlacerId)
                QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
        }
    }

    /// There is room for all, and whatever is handed out runs.
    void everyPlacerKeepsToMemory()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const Options options(placer.info().options);
        for (const bool chain : {false, true}) {
            const ProblemPtr problem = tightProblem(chain, 330, 820);
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                PlacerContext context;
                context.seed = seed;
                context.budget.evaluations = 60;
                const auto placed = placer.place(*problem, options, context);
                QVERIFY2(placed.ok(), placed.ok() ? "" : placed.error().english().c_str());
                const double makespan = Simulator(problem).makespan(placed->placement);
                QVERIFY2(std::isfinite(makespan), qPrintable(QStringLiteral("seed %1").arg(seed)));
                QVERIFY(makespan >= placed->bound * (1 - 1e-9));
            }
        }
    }

    /// A device that holds the whole graph is the one, though a faster one holds a part.
    void singleDevicesHoldTheGraph()
    {
        const Placer& placer = **placerRegistry().find("single-device");
        const Assignment whole = placer.place(*tightProblem(true, 330, 1210), {}, {})->placement.devices;
        QVERIFY(std::all_of(whole.begin(), whole.end(), [](DeviceId d) { return d == DeviceId{1}; }));
        const Assignment spilled = placer.place(*tightProblem(true, 330, 820), {}, {})->placement.devices;
        QCOMPARE(std::count(spilled.begin(), spilled.end(), DeviceId{0}), std::ptrdiff_t{3});
    }

    /// What no order of tasks gets past is told, not handed out.
    void exactRefusesWhatNeverRuns()
    {
        const Placer& exact = **placerRegistry().find("exact");
        PlacerContext context;
        context.budget.evaluations = 3000;
        const auto none = exact.place(*tightProblem(false, 50, 60), Options(exact.info().options), context);
        QVERIFY(!none.ok());
        QVERIFY(none.error().english().find("memory") != std::string::npos);
        // The shortest plan of all: what fits on the fast device there, the rest shared by the slow ones.
        const auto best = exact.place(*tightProblem(false, 330, 820), Options(exact.info().options), context);
        QCOMPARE(Simulator(tightProblem(false, 330, 820)).makespan(best->placement), 500.0);
        // Where nothing is short, the proof is that of the same problem without the rule.
        const ProblemPtr roomy = tightProblem(true, 1e6, 1e6);
        const auto proven = exact.place(*roomy, Options(exact.info().options), context);
        QCOMPARE(proven->bound, 12.0);
        QCOMPARE(Simulator(roomy).makespan(proven->placement), 12.0);
    }

    void plannersKeepToMemory_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : planners)
            QTest::newRow(id) << id;
    }

    void plannersKeepToMemory()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const Options options(placer.info().options);
        for (const bool chain : {false, true}) {
            // Three kernels fit on the fast device (with the chain's copies two or three), the rest
            // elsewhere.
            const ProblemPtr problem = tightProblem(chain, 320, 800);
            const auto placed = placer.place(*problem, options, {});
            QVERIFY(placed.ok());
            const std::vector<double> bytes = plainBytes(*problem, placed->placement.devices);
            QVERIFY2(bytes[0] <= 320 && bytes[1] <= 800 && bytes[2] <= 800, qPrintable(id));
            QVERIFY(bytes[0] > 100); // all planners like the fast one
            // Without the rule every planner fills it up.
            const auto free = placer.place(*problem->withModel({}).value(), options, {});
            QVERIFY2(plainBytes(*problem, free->placement.devices)[0] > 320, qPrintable(id));
            // Nothing fits: still a placement, for the model to judge.
            const ProblemPtr hopeless = tightProblem(chain, 50, 60);
            const auto forced = placer.place(*hopeless, options, {});
            QVERIFY(forced.ok());
            QVERIFY(validate(*hopeless, forced->placement).ok());
        }
    }
};

DOPPLER_TEST(PlanTest)

} // namespace plan_test

#include "plan.moc"
