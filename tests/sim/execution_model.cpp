// SPDX-License-Identifier: GPL-3.0-or-later
// The whole execution model: small cases worked out by hand, and what must hold between models.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/problem/noise.h"
#include "core/sim/analysis.h"
#include "core/sim/general_simulator.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

namespace execution_model_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// A random problem under the model, with a random placement; half of them with a topological order.
Case randomCase(std::uint64_t seed, const ModelOptions& model)
{
    Random random(seed);
    Case c{randomProblem(random, model), {}};
    drawAssignment(*c.problem, random, c.placement.devices);
    const auto topological = c.problem->graph().topologicalOrder();
    if (random.below(2) == 0)
        c.placement.order.assign(topological.begin(), topological.end());
    return c;
}

ModelOptions withRule(ChooseTask rule)
{
    ModelOptions model;
    model.schedule = rule;
    return model;
}

ModelOptions withMemory(MemoryRule rule)
{
    ModelOptions model;
    model.memory = rule;
    return model;
}

std::vector<Cause> causes(const Case& c)
{
    std::vector<Cause> out;
    for (const CriticalLink& link : realisedCriticalPath(*c.problem, runOf(c), c.placement))
        out.push_back(link.cause);
    return out;
}

/// The same problem on devices of so many bytes.
ProblemPtr withLittleMemory(const ProblemPtr& problem, double bytes)
{
    const Topology& old = problem->topology();
    TopologyParts parts;
    parts.name = old.name();
    for (DeviceId d : old.devices()) {
        parts.devices.push_back(old.device(d));
        parts.devices.back().memoryBytes = bytes;
        for (DeviceId to : old.devices())
            parts.links.push_back(old.link(d, to));
    }
    parts.channels.assign(old.channels().begin(), old.channels().end());
    parts.contention = old.contention();
    return Problem::create(problem->graphPtr(), Topology::create(std::move(parts)).value(), problem->model())
        .value();
}

/// Any model at all.
ModelOptions randomModel(std::uint64_t seed)
{
    Random random(~seed);
    ModelOptions model;
    model.costModel = static_cast<CostModel>(random.below(4));
    model.schedule = static_cast<ChooseTask>(random.below(8));
    model.mode = static_cast<Mode>(random.below(2));
    model.memory = static_cast<MemoryRule>(random.below(3));
    if (random.below(3) == 0)
        model.noise = {0.3, 0.2};
    model.seed = seed;
    return model;
}

} // namespace

class ExecutionModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What the fast event loop does, the general one does too, to the bit.
    void generalEqualsFast()
    {
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            ModelOptions model;
            constexpr ChooseTask staticRules[] = {ChooseTask::Fifo,   ChooseTask::BLevel, ChooseTask::Given,
                                                  ChooseTask::Strict, ChooseTask::Dfs,    ChooseTask::Bfs,
                                                  ChooseTask::Random};
            model.schedule = staticRules[seed % 7];
            model.seed = seed;
            if (seed % 3 == 0)
                model.contention = static_cast<Contention>(seed / 3 % 4);
            const Case c = randomCase(seed, model);
            QVERIFY(!needsGeneralSimulator(c.problem->model()));
            const Schedule fast = Simulator(c.problem).run(c.placement);
            GeneralSimulator simulator(c.problem);
            const Schedule general = simulator.run(c.placement);
            QCOMPARE(general.makespan, fast.makespan);
            for (std::size_t v = 0; v < fast.tasks.size(); ++v) {
                QCOMPARE(general.tasks[v].ready, fast.tasks[v].ready);
                QCOMPARE(general.tasks[v].start, fast.tasks[v].start);
                QCOMPARE(general.tasks[v].end, fast.tasks[v].end);
            }
            QCOMPARE(general.transfers.size(), fast.transfers.size());
            for (std::size_t i = 0; i < fast.transfers.size(); ++i) {
                QCOMPARE(general.transfers[i].tensor, fast.transfers[i].tensor);
                QCOMPARE(general.transfers[i].to, fast.transfers[i].to);
                QCOMPARE(general.transfers[i].start, fast.transfers[i].start);
            }
            QCOMPARE(simulator.makespan(c.placement.devices, c.placement.order), fast.makespan);
        }
    }

    /// One device; 0 > 1 > 2 and 3, a second each. At 1, vertex 1 (depth 1) and 3 (depth 0) are ready.
    void depthRules()
    {
        const auto order = [](ChooseTask rule) {
            return starts(
                runOf(smallCase({{1, 0}, {1, 0}, {1, 0}, {1, 0}}, {{0, 1}, {1, 2}}, {}, withRule(rule))));
        };
        QCOMPARE(order(ChooseTask::Dfs), (std::vector<double>{0, 1, 2, 3}));
        QCOMPARE(order(ChooseTask::Bfs), (std::vector<double>{0, 2, 3, 1}));
    }

    void randomRuleIsTheSeeds()
    {
        std::set<std::vector<double>> orders;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            ModelOptions model = withRule(ChooseTask::Random);
            model.seed = seed;
            const Case c = smallCase({{1, 0}, {1, 0}, {1, 0}}, {}, {}, model);
            QCOMPARE(starts(runOf(c)), starts(runOf(c)));
            orders.insert(starts(runOf(c)));
        }
        QCOMPARE(orders.size(), std::size_t{6}); // all orders of three
    }

    /// d0 has a = 0, b = 1, g = 2. b feeds e = 3 on d1; g and x = 6 (d2, long) feed h = 4 and k = 5 on d1.
    /// a: no successor, 0. b: e is remote, b its last missing input, d1 has nothing ready: 1 + 1 + 1 + 5 = 8.
    /// g: h and k are remote but lack x too: 2 + 2 = 4. So b, g, a. With f = 7 ready on d1 at 0, b has only
    /// 3, so g goes first; at 1 f runs, d1 has nothing ready any more.
    void maximumSuccessorRank()
    {
        std::vector<Small> vertices{{1, 0}, {1, 0}, {1, 0}, {1, 1}, {1, 1}, {1, 1}, {100, 2}};
        const std::vector<std::pair<int, int>> edges{{1, 3}, {2, 4}, {2, 5}, {6, 4}, {6, 5}};
        const Machine machine{3, never, {}, 1, 0};
        const auto first = starts(runOf(smallCase(vertices, edges, machine, withRule(ChooseTask::Msr))));
        QCOMPARE(std::vector<double>(first.begin(), first.begin() + 3), (std::vector<double>{2, 0, 1}));
        vertices.push_back({5, 1});
        const auto second = starts(runOf(smallCase(vertices, edges, machine, withRule(ChooseTask::Msr))));
        QCOMPARE(std::vector<double>(second.begin(), second.begin() + 3), (std::vector<double>{2, 1, 0}));
    }

    /// Of two with one local successor each, the one with the longer remaining path goes first.
    void successorRankTiesByRemainingPath()
    {
        const Case c =
            smallCase({{1, 0}, {1, 0}, {1, 0}, {5, 0}}, {{0, 2}, {1, 3}}, {}, withRule(ChooseTask::Msr));
        QCOMPARE(starts(runOf(c))[1], 0.0);
    }

    /// 0 (d0, 1 s) feeds 2 (d0, 1 s) and 3 (d1, 1 s; 1 s to move); 1 (d1) takes 3 s. Asynchronous: 3 runs
    /// 3-4. With barriers: level 0 ends at 3, the transfer runs 3-4, then 2 and 3.
    void barriers()
    {
        const std::vector<Small> vertices{{1, 0, 1}, {3, 1}, {1, 0}, {1, 1}};
        const std::vector<std::pair<int, int>> edges{{0, 2}, {0, 3}};
        ModelOptions model;
        QCOMPARE(runOf(smallCase(vertices, edges, {2}, model)).makespan, 4.0);
        model.mode = Mode::BulkSynchronous;
        const Case c = smallCase(vertices, edges, {2}, model);
        const Schedule s = runOf(c);
        QCOMPARE(starts(s), (std::vector<double>{0, 0, 4, 4}));
        QCOMPARE(s.transfers[0].ready, 1.0);
        QCOMPARE(s.transfers[0].start, 3.0);
        QCOMPARE(s.makespan, 5.0);
        // 1, then the transfer that its end let go, then 2 or 3, which that let go.
        const auto path = realisedCriticalPath(*c.problem, s);
        QCOMPARE(path.size(), std::size_t{3});
        QCOMPARE(path[0].index, std::size_t{1});
        QVERIFY(path[1].isTransfer && path[1].cause == Cause::Barrier);
        QVERIFY(path[2].cause == Cause::Barrier || path[2].cause == Cause::Data);
    }

    /// The order 2 0 1 of one device contradicts no dependency, but 2 (level 1, after 3 of d1) comes after
    /// the barrier: the order holds within a level.
    void strictWithinALevel()
    {
        ModelOptions model = withRule(ChooseTask::Strict);
        model.mode = Mode::BulkSynchronous;
        Case c = smallCase({{1, 0}, {1, 0}, {1, 0}, {1, 1}}, {{3, 2}}, {2}, model);
        for (std::size_t v : {3, 2, 1, 0})
            c.placement.order.emplace_back(v);
        QVERIFY(validate(*c.problem, c.placement).ok());
        QCOMPARE(starts(runOf(c)), (std::vector<double>{1, 0, 2, 0}));
    }

    /// 0 on d1 takes 5 s and feeds 1 on d0, which has two slots. 2 on d0 was ready at 0 and comes after 1 in
    /// the order: it runs 5-15, and the path goes back through the beginning of 1 to 0.
    void turnsAreACause()
    {
        Case c = smallCase({{5, 1}, {1, 0}, {10, 0}}, {{0, 1}}, {2}, withRule(ChooseTask::Strict));
        TopologyParts parts;
        parts.name = "two slots";
        parts.devices = {c.problem->topology().device(DeviceId{0}),
                         c.problem->topology().device(DeviceId{1})};
        parts.devices[0].slotCount = 2;
        parts.links.assign(4, c.problem->topology().link(DeviceId{0}, DeviceId{1}));
        c.problem = Problem::create(c.problem->graphPtr(), Topology::create(std::move(parts)).value(),
                                    c.problem->model())
                        .value();
        for (std::size_t v : {0, 1, 2})
            c.placement.order.emplace_back(v);
        const Schedule s = runOf(c);
        QCOMPARE(starts(s), (std::vector<double>{0, 5, 5}));
        const auto path = realisedCriticalPath(*c.problem, s, c.placement);
        QCOMPARE(causes(c), (std::vector<Cause>{Cause::Start, Cause::Data, Cause::Data, Cause::Order}));
        QVERIFY(path[2].index == 1 && path[2].start == 5 && path[2].end == 5); // no more than its beginning
        QVERIFY(path[3].index == 2 && path[3].start == 5 && path[3].end == 15);
        const StartCause found = causeOfStart(*c.problem, s, VertexId{2}, c.placement);
        QVERIFY(found.cause == Cause::Order && found.before && found.before->index == 1);
        // The other way round 2 waits for nothing.
        std::swap(c.placement.order[1], c.placement.order[2]);
        QCOMPARE(starts(runOf(c)), (std::vector<double>{0, 5, 0}));
    }

    /// A bus for two: 0 (d0, 3 s) and 1 (d1, 1 s) send to 2 (d1) and 3 (d0, 4 s), 1 s each. The plan sends
    /// 0's tensor first, so 1's waits for it from 1 to 3.
    void turnsOfTransfersAreACause()
    {
        Case c =
            smallCase({{3, 0, 1}, {1, 1, 1}, {1, 1}, {4, 0}}, {{0, 2}, {1, 3}},
                      {2, never, {}, 1, 0, {{"bus", 2}}, {{0, 1}, {1, 0}}}, withRule(ChooseTask::Strict));
        for (std::size_t v : {0, 1, 2, 3})
            c.placement.order.emplace_back(v);
        c.placement.transfers = {EdgeId{0}, EdgeId{1}};
        QVERIFY(validate(*c.problem, c.placement).ok());
        const Schedule s = runOf(c);
        QCOMPARE(s.transfers[1].start, 3.0);
        QCOMPARE(s.makespan, 8.0);
        QCOMPARE(causes(c), (std::vector<Cause>{Cause::Start, Cause::Data, Cause::Order, Cause::Data}));
        const StartCause found = causeOfTransfer(*c.problem, s, 1, c.placement);
        QVERIFY(found.cause == Cause::Order && found.before && found.before->isTransfer);
        QCOMPARE(found.before->index, std::size_t{0});
    }

    /// One device, two kernels of a second and one of none: 0-1, pause, 1-2, pause.
    void placetoPausesAfterKernels()
    {
        const Case c = smallCase({{1, 0}, {0, 0}, {1, 0}}, {}, {}, withCosts(CostModel::Placeto));
        const Schedule s = runOf(c);
        QCOMPARE(s.tasks[1].start, 1 + 5.7e-6);
        QCOMPARE(s.tasks[2].start, 1 + 5.7e-6);
        QCOMPARE(s.makespan, 1 + 5.7e-6 + 1 + 5.7e-6);
        QCOMPARE(causes(c), (std::vector<Cause>{Cause::Start, Cause::Pause}));
    }

    /// 0 on d0 (1 s) feeds 1 on d1 and 2 on d2, 1 s to move each, over one bus: 1-2, pause of 25 us, then the
    /// second. Kernel 2 takes no time, so the bus's last pause ends the run.
    void placetoPausesAfterTransfers()
    {
        const Case c =
            smallCase({{1, 0, 1}, {0, 1}, {0, 2}}, {{0, 1}, {0, 2}}, {3}, withCosts(CostModel::Placeto));
        const Schedule s = runOf(c);
        QCOMPARE(s.transfers[0].start, 1.0);
        QCOMPARE(s.transfers[1].start, 2 + 25e-6);
        QCOMPARE(s.tasks[2].start, 3 + 25e-6);
        QCOMPARE(s.makespan, 3 + 25e-6 + 25e-6);
        QCOMPARE(causes(c), (std::vector<Cause>{Cause::Start, Cause::Data, Cause::Pause}));
    }

    /// 0 (d0) and its transfer of 0 bytes to 1 (d1) take no time. 1 and 2 share d1; 2 is ready at 0.
    /// Everywhere else all of one moment starts together, so 2 is taken first. Placeto's events come one by
    /// one: 1 is ready before d1 starts anything.
    void placetoStartsOneAtATime()
    {
        const std::vector<Small> vertices{{0, 0}, {1, 1}, {1, 1}};
        const auto run = [&](CostModel costs) {
            return starts(runOf(smallCase(vertices, {{0, 1}}, {2, never, {}, 1, 0}, withCosts(costs))));
        };
        QCOMPARE(run(CostModel::Physical), (std::vector<double>{0, 1, 0}));
        // The transfer of 0 bytes takes no time either.
        QCOMPARE(run(CostModel::Placeto)[1], 0.0);
        QCOMPARE(run(CostModel::Placeto)[2], 1 + 5.7e-6);
    }

    /// d0 does 2 operations/s, d1 5; 4 bytes/s. 0 (d0, 4 operations: 0-2) feeds 1 (d1, 10 operations: 2 s)
    /// with 8 bytes (2 s; the latency is not counted). 2 (d0, 6 operations: 3 s) is ready at 0, so under fifo
    /// it runs 2-5 before the send task (5 s): 5-10, transfer 10-12, 1 12-14. By remaining path 0 has 2 + 2 +
    /// 2, its send task as much, 2 has 3: send 2-7, transfer 7-9, 1 9-11, and 2 runs 7-10.
    void mayersSendTasks()
    {
        const auto make = [](ChooseTask rule) {
            return smallCase({{4, 0, 8}, {10, 1}, {6, 0}}, {{0, 1}}, {2, never, {2, 5}, 4, 3},
                             withCosts(CostModel::Mayer, rule));
        };
        const Case c = make(ChooseTask::Fifo);
        const Schedule s = runOf(c);
        QCOMPARE(starts(s), (std::vector<double>{0, 12, 2}));
        QCOMPARE(s.makespan, 14.0);
        QCOMPARE(s.transfers[0].ready, 2.0);
        QCOMPARE(s.transfers[0].sendStart.value(), 5.0);
        QCOMPARE(s.transfers[0].start, 10.0);
        QCOMPARE(s.transfers[0].end, 12.0);
        QCOMPARE(analyse(*c.problem, s).devices[0].busy, 10.0);
        const auto rows = lanes(*c.problem, s);
        QCOMPARE(rows[0].runs, (std::vector<std::uint32_t>{0, 2}));
        QCOMPARE(rows[0].sends, (std::vector<std::uint32_t>{0}));
        QCOMPARE(causes(c),
                 (std::vector<Cause>{Cause::Start, Cause::Resource, Cause::Resource, Cause::Data}));
        QCOMPARE(starts(runOf(make(ChooseTask::BLevel))), (std::vector<double>{0, 9, 7}));
    }

    /// Storage + outputs + inputs: 0 counts 3 + 8, 1 counts 8 + 1 on d1, 2 counts 8 + 1 on d0: 20 and 9.
    void mayersMemoryIsStatic()
    {
        ModelOptions model = withCosts(CostModel::Mayer);
        const auto make = [&](double memory, MemoryRule rule) {
            model.memory = rule;
            return smallCase({{4, 0, 8, 3}, {10, 1, 1}, {6, 0, 1}}, {{0, 1}, {0, 2}},
                             {2, memory, {2, 5}, 4, 3}, model);
        };
        const Case roomy = make(20, MemoryRule::Enforce);
        QVERIFY(std::isfinite(runOf(roomy).makespan));
        QCOMPARE(peakMemory(*roomy.problem, runOf(roomy)), (std::vector<double>{20, 9}));
        const Schedule stuck = runOf(make(19, MemoryRule::Enforce));
        QCOMPARE(stuck.makespan, never);
        QCOMPARE(stuck.outOfMemory->time, 0.0);
        QCOMPARE(stuck.outOfMemory->waiting.size(), std::size_t{1});
        QCOMPARE(stuck.outOfMemory->waiting[0].vertex, VertexId{2});
        const Case report = make(19, MemoryRule::Report);
        const auto first = analyse(*report.problem, runOf(report)).firstOverflow;
        QVERIFY(first && first->device == DeviceId{0} && first->time == 0 && first->vertex == VertexId{2});
    }

    /// One device of 10 bytes. a = 0 and b = 1 put out 6 each, for c = 2 and d = 3 (1 each, kept). a 0-1; b,
    /// ready since 0, doesn't fit, c does: 1-2, and frees a's; b 2-3, d 3-4. In use: 6, 7, 1 + 6, 1 + 6 +
    /// 1, 2.
    void aTaskWaitsForMemory()
    {
        const std::vector<Small> vertices{{1, 0, 6}, {1, 0, 6}, {1, 0, 1}, {1, 0, 1}};
        const std::vector<std::pair<int, int>> edges{{0, 2}, {1, 3}};
        const Case c = smallCase(vertices, edges, {1, 10}, withMemory(MemoryRule::Enforce));
        const Schedule s = runOf(c);
        QCOMPARE(starts(s), (std::vector<double>{0, 2, 1, 3}));
        QCOMPARE(s.tasks[1].ready, 0.0);
        QCOMPARE(peakMemory(*c.problem, s), std::vector<double>{8});
        QCOMPARE(memoryCurves(*c.problem, s)[0].back().bytes, 2.0);
        // Without enforcement: b runs 1-2, and 12 bytes are in use from 1 on, b's doing.
        const Case report = smallCase(vertices, edges, {1, 10}, withMemory(MemoryRule::Report));
        QCOMPARE(starts(runOf(report)), (std::vector<double>{0, 1, 2, 3}));
        const auto first = analyse(*report.problem, runOf(report)).firstOverflow;
        QVERIFY(first && first->time == 1 && first->vertex == VertexId{1});
        QVERIFY(!analyse(*c.problem, s).firstOverflow);
    }

    /// a = 0 on d0 sends its 6 bytes to c = 1 on d1, 1-7. b = 2 on d0 needs 6 more of 10: it waits until 7,
    /// while e = 3, which needs 2, passes it at 1.
    void memoryIsACause()
    {
        const Case c = smallCase({{1, 0, 6}, {1, 1}, {1, 0, 6}, {1, 0, 2}}, {{0, 1}}, {2, 10},
                                 withMemory(MemoryRule::Enforce));
        const Schedule s = runOf(c);
        QCOMPARE(starts(s), (std::vector<double>{0, 7, 7, 1}));
        // Without c's compute b is the last.
        const Case d = smallCase({{1, 0, 6}, {0, 1}, {1, 0, 6}, {1, 0, 2}}, {{0, 1}}, {2, 10},
                                 withMemory(MemoryRule::Enforce));
        QCOMPARE(causes(d), (std::vector<Cause>{Cause::Start, Cause::Data, Cause::Memory}));
    }

    /// 0 (d0, 0-1) feeds 2 (d1), 1 (d1, 0-1) feeds 3 (d0): both copies have to fit beside what the other
    /// device still sends. 5 + 6 bytes do in 11, 4 + 7 don't in 10, for ever.
    void aTransferWaitsForMemory()
    {
        const Case c = smallCase({{1, 0, 5}, {1, 1, 6}, {1, 1}, {1, 0}}, {{0, 2}, {1, 3}}, {2, 11.0},
                                 withMemory(MemoryRule::Enforce));
        const Schedule roomy = runOf(c);
        QCOMPARE(roomy.transfers[0].start, 1.0);
        QCOMPARE(roomy.transfers[1].start, 1.0);
        const Case tight = smallCase({{1, 0, 4}, {1, 1, 7}, {1, 1}, {1, 0}}, {{0, 2}, {1, 3}}, {2, 10.0},
                                     withMemory(MemoryRule::Enforce));
        const Schedule stuck = runOf(tight);
        QCOMPARE(stuck.makespan, never);
        QCOMPARE(stuck.outOfMemory->time, 1.0);
        QCOMPARE(stuck.outOfMemory->waiting.size(), std::size_t{2});
        QVERIFY(stuck.outOfMemory->waiting[0].isTransfer);
        QCOMPARE(stuck.outOfMemory->waiting[0].device, DeviceId{1});
        QCOMPARE(stuck.outOfMemory->waiting[0].bytes, 4.0);
        QVERIFY(!stuck.tasks[2].ran());
        QCOMPARE(Simulator(tight.problem).makespan(tight.placement), never);
        QVERIFY(outOfMemoryError(*tight.problem, *stuck.outOfMemory).english().find("#0 > d1") !=
                std::string::npos);
    }

    void persistentBytesOverTheLimit()
    {
        const Case c = smallCase({{1, 0, 0, 11}, {1, 1}}, {}, {2, 10}, withMemory(MemoryRule::Enforce));
        const Schedule s = runOf(c);
        QCOMPARE(s.outOfMemory->waiting.size(), std::size_t{1});
        QCOMPARE(s.outOfMemory->waiting[0].vertex, VertexId{0});
        QCOMPARE(s.outOfMemory->time, 1.0); // the other device goes on as long as it can
        QVERIFY(s.tasks[1].ran());
    }

    /// An edge with bytes of its own is an output of its own: 3 + 4 bytes at 0's start, not its output bytes;
    /// the one is freed when 1 has ended, the other when 2 has.
    void outputsOfTheirOwn()
    {
        GraphBuilder builder("own");
        for (int i = 0; i < 3; ++i) {
            Vertex v;
            v.flops = 1;
            v.outputBytes = i == 0 ? 100 : 0;
            builder.addVertex(std::move(v));
        }
        builder.addEdge({0, 1, 3.0, {}, {}});
        builder.addEdge({0, 2, 4.0, {}, {}});
        TopologyParts parts;
        parts.name = "one";
        parts.devices = {{"d0", "k"}};
        parts.devices[0].memoryBytes = 7;
        parts.links.resize(1);
        const auto p = Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(),
                                       withMemory(MemoryRule::Enforce))
                           .value();
        const Schedule s = Simulator(p).run({Assignment(3, DeviceId{0}), {}});
        QCOMPARE(s.makespan, 3.0);
        const auto curve = memoryCurves(*p, s)[0];
        QCOMPARE(curve.size(), std::size_t{3});
        QCOMPARE(curve[0].bytes, 7.0);
        QCOMPARE(curve[1].time, 2.0);
        QCOMPARE(curve[1].bytes, 4.0);
        QCOMPARE(curve[2].bytes, 0.0);
    }

    void noiseIsLogNormalWithMedianOne()
    {
        ModelOptions model;
        model.noise = {0.3, 0.1};
        model.seed = 5;
        const NoiseSource noise(model);
        std::vector<double> factors;
        double squares = 0;
        for (std::size_t v = 0; v < 20000; ++v) {
            factors.push_back(noise.compute(VertexId{v}));
            squares += std::log(factors.back()) * std::log(factors.back());
        }
        std::nth_element(factors.begin(), factors.begin() + 10000, factors.end());
        QVERIFY(std::abs(factors[10000] - 1) <
                0.01); // deviation of the median: 0.3 * 1.25 / sqrt(20000) = 0.003
        QVERIFY(std::abs(std::sqrt(squares / 20000) - 0.3) < 0.01);
        QVERIFY(noise.transfer(TensorId{1}, DeviceId{0}) != noise.transfer(TensorId{1}, DeviceId{1}));
        QVERIFY(noise.transfer(TensorId{1}, DeviceId{0}) != noise.transfer(TensorId{0}, DeviceId{1}));
        model.noise = {};
        QCOMPARE(NoiseSource(model).compute(VertexId{3}), 1.0);
    }

    void placementsShareTheirNoise()
    {
        ModelOptions model;
        model.noise = {0.5, 0.5};
        for (std::uint64_t seed = 1; seed < 50; ++seed) {
            model.seed = seed;
            const Case c = randomCase(seed, model);
            Placement other = c.placement;
            Random random(seed);
            drawAssignment(*c.problem, random, other.devices);
            const Schedule a = runOf(c);
            const Schedule b = Simulator(c.problem).run(other);
            const auto factor = [&](const Schedule& s, VertexId v) {
                return (s.tasks[v].end - s.tasks[v].start) / c.problem->computeSeconds(v, s.tasks[v].device);
            };
            for (VertexId v : c.problem->graph().vertices())
                QVERIFY(std::abs(factor(a, v) - factor(b, v)) < 1e-9 * factor(a, v));
            QCOMPARE(runOf(c).makespan, a.makespan);
            ModelOptions again = model;
            again.seed = seed + 1000;
            QVERIFY(Simulator(c.problem->withModel(again).value()).makespan(c.placement) != a.makespan);
        }
    }

    /// The released model has none of it; a seed that nothing reads makes no difference.
    void modelsAreResolved()
    {
        ModelOptions model = withCosts(CostModel::AsReleased, ChooseTask::Msr);
        model.memory = MemoryRule::Enforce;
        model.noise = {1, 1};
        model.seed = 9;
        ModelOptions plain = withCosts(CostModel::AsReleased);
        plain.contention = Contention::Unlimited;
        plain.memory = MemoryRule::Ignore;
        QCOMPARE(resolved(model), plain);
        QCOMPARE(resolved(withCosts(CostModel::Placeto)).contention.value(), Contention::PerSource);
        QCOMPARE(resolved(withCosts(CostModel::Mayer)).contention.value(), Contention::Unlimited);
        model = {};
        model.seed = 9;
        QCOMPARE(resolved(model), ModelOptions{});
        model.noise.compute = 0.1;
        QCOMPARE(resolved(model).seed, std::uint64_t{9});
    }

    /// The paper's Table 1: what a barrier costs.
    void barriersCostOnChainmm()
    {
        const GraphPtr graph = generateWorkload("chainmm").value();
        const TopologyPtr devices = builtinTopology("4xP100").value();
        ModelOptions bulk;
        bulk.mode = Mode::BulkSynchronous;
        const auto asynchronous = Problem::create(graph, devices).value();
        const auto synchronous = Problem::create(graph, devices, bulk).value();
        Simulator free(asynchronous);
        Simulator barred(synchronous);
        double sum = 0;
        double sumBarred = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Random random(seed);
            Placement placement;
            drawAssignment(*asynchronous, random, placement.devices);
            sum += free.makespan(placement);
            sumBarred += barred.makespan(placement);
            QVERIFY(barred.makespan(placement) >= free.makespan(placement));
        }
        QVERIFY(sumBarred > 1.1 * sum);
    }

    /// What must hold in any model whatever.
    void anyModel()
    {
        std::size_t outOfMemory = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            Random random(seed);
            Case c = randomCase(seed, randomModel(seed));
            c.problem = withLittleMemory(c.problem, 5 + static_cast<double>(random.below(40)));
            Simulator simulator(c.problem);
            const Schedule s = simulator.run(c.placement);
            QCOMPARE(simulator.makespan(c.placement), s.makespan);
            QVERIFY(s.makespan >= c.problem->lowerBound() * (1 - 1e-12));
            const auto peaks = peakMemory(*c.problem, s);
            if (s.outOfMemory) {
                ++outOfMemory;
                QCOMPARE(c.problem->model().memory, MemoryRule::Enforce);
                QVERIFY(!s.outOfMemory->waiting.empty());
            }
            for (DeviceId d : c.problem->topology().devices())
                if (c.problem->model().memory == MemoryRule::Enforce && !s.outOfMemory)
                    QVERIFY(peaks[d] <= c.problem->topology().device(d).memoryBytes);
            const auto path = realisedCriticalPath(*c.problem, s, c.placement);
            QCOMPARE(path.empty(), s.outOfMemory.has_value());
            for (std::size_t i = 1; i < path.size(); ++i) {
                QVERIFY(path[i].cause != Cause::Start);
                if (path[i].cause == Cause::Pause)
                    QVERIFY(path[i].start > path[i - 1].end && path[i].start < path[i - 1].end + 26e-6);
                else
                    QCOMPARE(path[i].start, path[i - 1].end);
            }
            if (!path.empty())
                QCOMPARE(path.front().start, 0.0);
        }
        QVERIFY(outOfMemory > 50);
    }
};

DOPPLER_TEST(ExecutionModelTest)

} // namespace execution_model_test

#include "execution_model.moc"
