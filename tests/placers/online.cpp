// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that are decided while they go on: by hand, and what holds for every policy.
#include "core/catalog/builtin_topologies.h"
#include "core/compare/noise_study.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/placers/online/online_placer.h"
#include "core/problem/noise.h"
#include "core/problem/transfer_plan.h"
#include "core/run/run.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>

namespace online_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Two devices of a kind each, linked by 1 byte a second.
TopologyPtr pairOfDevices()
{
    TopologyParts parts;
    parts.name = "pair";
    parts.contention = Contention::Unlimited;
    for (const char* name : {"d0", "d1"}) {
        Device device;
        device.name = device.kind = name;
        parts.devices.push_back(device);
    }
    parts.links.assign(4, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

Vertex task(double onFirst, double onSecond, std::vector<std::string> allow = {})
{
    Vertex v;
    v.seconds = {{"d0", onFirst}, {"d1", onSecond}};
    v.allow = std::move(allow);
    return v;
}

ProblemPtr problemOf(const GraphBuilder& builder)
{
    return Problem::create(GraphBuilder(builder).build().value(), pairOfDevices()).value();
}

OnlineRun runOf(const char* id, const ProblemPtr& problem)
{
    const auto policy = findOnlinePlacer(id)->policy(*problem);
    return *runOnline(problem, *policy);
}

std::vector<const OnlinePlacer*> allPolicies()
{
    std::vector<const OnlinePlacer*> all;
    for (const auto& placer : placerRegistry().placers())
        if (const auto* online = dynamic_cast<const OnlinePlacer*>(placer.get()))
            all.push_back(online);
    return all;
}

/// The largest number of intervals at one time; intervals that touch do not overlap.
std::size_t mostAtOnce(std::vector<std::pair<double, double>> intervals)
{
    std::vector<std::pair<double, int>> changes;
    for (const auto& [start, end] : intervals)
        if (end > start) {
            changes.emplace_back(start, 1);
            changes.emplace_back(end, -1);
        }
    std::ranges::sort(changes);
    int now = 0;
    int most = 0;
    for (const auto& change : changes)
        most = std::max(most, now += change.second);
    return static_cast<std::size_t>(most);
}

/// Declines everything.
class Idler final : public OnlinePolicy {
public:
    void ready(const OnlineView&, VertexId, DeviceId) override {}
    std::optional<OnlineStart> next(const OnlineView&) override { return std::nullopt; }
};

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

} // namespace

class OnlineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// a takes 1 s on d0 and 2 s on d1; its 5 s message goes to b (10 or 3 s). a ends first on d0 (1). Then b
    /// would end at 11 there, and at 1 + 5 + 3 = 9 on d1.
    void dmdaByHand()
    {
        GraphBuilder builder("chain");
        builder.addVertex(task(1, 2));
        builder.addVertex(task(10, 3));
        builder.addEdge({0, 1, {}, 5.0, {}});
        const OnlineRun run = runOf("online-dmda", problemOf(builder));
        QCOMPARE(run.placement.devices, (Assignment{DeviceId{0}, DeviceId{1}}));
        QCOMPARE(run.schedule.makespan, 9.0);
        QCOMPARE(run.schedule.transfers.size(), std::size_t{1});
        QCOMPARE(run.schedule.transfers[0].start, 1.0);
        QCOMPARE(run.schedule.tasks[1].ready, 6.0);
    }

    /// b must run on d1, which is busy until 10; its input is ready on d0 at 1 and takes 5 s. DMDA sends it
    /// at once, so that b starts at 10. In HEFT's order nothing waits on a device: b is decided at 10 and
    /// starts at 15.
    void onlyQueuesPrefetch()
    {
        GraphBuilder builder("prefetch");
        builder.addVertex(task(1, 1, {"d0"}));
        builder.addVertex(task(1, 1, {"d1"}));
        builder.addVertex(task(10, 10, {"d1"}));
        builder.addEdge({0, 1, {}, 5.0, {}});
        const ProblemPtr problem = problemOf(builder);
        QCOMPARE(runOf("online-dmda", problem).schedule.makespan, 11.0);
        QCOMPARE(runOf("online-heft-order", problem).schedule.makespan, 16.0);
    }

    /// Two tasks of 1 s and 3 s become ready together on one device. By priority the long one goes first,
    /// because 4 s follow it: 1 + 3 + 4. In the order of arrival: 1 + 1 + 3 + 4.
    void dmdasTakesTheUrgentFirst()
    {
        GraphBuilder builder("urgent");
        for (const double seconds : {1.0, 1.0, 3.0, 4.0})
            builder.addVertex(task(seconds, seconds, {"d0"}));
        for (const auto& [from, to] : {std::pair{0u, 1u}, {0u, 2u}, {2u, 3u}})
            builder.addEdge({from, to, {}, 0.0, {}});
        const ProblemPtr problem = problemOf(builder);
        QCOMPARE(runOf("online-dmdas", problem).schedule.tasks[2].start, 1.0);
        QCOMPARE(runOf("online-dmda", problem).schedule.tasks[2].start, 2.0);
    }

    /// Sources go to the deques in turn: 0 and 2 to d0, 1 and 3 to d1. Each takes its newest: 2 (4 s) and 3
    /// (0.5 s); d1 goes on with 1 (0.5 s) and steals 0 (2 s) at 1.
    void stealingByHand()
    {
        GraphBuilder builder("steal");
        for (const double seconds : {2.0, 0.5, 4.0, 0.5})
            builder.addVertex(task(seconds, seconds));
        for (const char* id : {"online-ws", "online-lws"}) {
            const OnlineRun run = runOf(id, problemOf(builder));
            QCOMPARE(run.placement.devices, (Assignment{DeviceId{1}, DeviceId{1}, DeviceId{0}, DeviceId{1}}));
            QCOMPARE(run.schedule.tasks[0].start, 1.0);
            QCOMPARE(run.schedule.makespan, 4.0);
            QCOMPARE(run.placement.order, (std::vector{VertexId{2}, VertexId{3}, VertexId{1}, VertexId{0}}));
        }
    }

    /// Nothing starts before its inputs, no slot or channel does two things at once, every duration is the
    /// model's with its noise, every tensor travels once to a device; and twice is the same to the bit.
    void everyRunKeepsTheModel()
    {
        QVERIFY(allPolicies().size() >= 5);
        for (const OnlinePlacer* placer : allPolicies())
            for (std::uint64_t seed = 0; seed < 80; ++seed) {
                Random random(seed);
                ModelOptions model;
                if (seed % 2 == 0)
                    model.noise = {0.4, 0.4};
                model.seed = seed;
                RandomShape shape;
                shape.oddTimes = seed % 3 == 0;
                const ProblemPtr problem = randomProblem(random, model, shape);
                const auto policy = placer->policy(*problem);
                const auto run = runOnline(problem, *policy);
                checkRun(*problem, *run);
                const auto again = placer->policy(*problem);
                const auto second = runOnline(problem, *again);
                QVERIFY(second->placement == run->placement);
                QVERIFY(second->schedule.makespan == run->schedule.makespan);
            }
    }

    static void checkRun(const Problem& problem, const OnlineRun& run)
    {
        const NoiseSource noise(problem.model());
        const Schedule& schedule = run.schedule;
        QVERIFY(validate(problem, run.placement).ok());
        std::vector<std::vector<std::pair<double, double>>> onDevice(problem.deviceCount());
        std::vector<std::vector<std::pair<double, double>>> onChannel(problem.channels().size());
        double last = 0;
        for (const TaskRun& task : schedule.tasks) {
            QVERIFY(task.device == run.placement.devices[task.vertex]);
            QVERIFY(near(task.end - task.start,
                         problem.computeSeconds(task.vertex, task.device) * noise.compute(task.vertex)));
            QVERIFY(task.start >= task.ready);
            onDevice[task.device].emplace_back(task.start, task.end);
            last = std::max(last, task.end);
            for (EdgeId id : problem.graph().inEdges(task.vertex))
                QVERIFY(schedule.tasks[problem.graph().edge(id).from].end <= task.ready);
        }
        QCOMPARE(schedule.makespan, last);
        const std::vector<std::uint32_t> level(problem.vertexCount(), 0);
        TransferPlan plan(problem.graph());
        plan.make(run.placement.devices, level);
        QCOMPARE(schedule.transfers.size(), plan.transfers().size());
        for (std::size_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            QVERIFY(x.tensor == plan.transfers()[i].tensor && x.to == plan.transfers()[i].to);
            QVERIFY(x.start >= x.ready && x.ready == schedule.tasks[x.vertex].end);
            QVERIFY(near(x.end - x.start,
                         problem.transferSeconds(x.tensor, x.from, x.to) * noise.transfer(x.tensor, x.to)));
            for (ChannelId c : problem.route(x.from, x.to))
                onChannel[c].emplace_back(x.start, x.end);
            for (const Edge& e : problem.graph().outEdges(x.vertex))
                if (e.tensor == x.tensor && run.placement.devices[e.to] == x.to)
                    QVERIFY(schedule.tasks[e.to].start >= x.end);
        }
        for (DeviceId d : problem.topology().devices())
            QVERIFY(mostAtOnce(onDevice[d]) <= problem.topology().device(d).slotCount);
        for (std::size_t c = 0; c < onChannel.size(); ++c)
            QVERIFY(mostAtOnce(onChannel[c]) <= problem.channels()[c].capacity);
    }

    /// A policy that declines everything gets one vertex after the other.
    void nothingStands()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            Idler idler;
            checkRun(*problem, *runOnline(problem, idler));
        }
    }

    /// The run of a policy is the one in which it decided, with the placement that resulted; any other
    /// placement under its name is simulated as usual.
    void runsAreTheirOwn()
    {
        std::size_t differ = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.noise = {0.5, 0.5};
            model.seed = seed;
            const ProblemPtr problem = randomProblem(random, model);
            const OnlineRun decided = runOf("online-dmda", problem);
            const auto run = makeRun(problem, decided.placement, "online-dmda").value();
            QCOMPARE(run->schedule.makespan, decided.schedule.makespan);
            const auto plain = makeRun(problem, decided.placement, "file").value();
            QCOMPARE(plain->schedule.makespan, Simulator(problem).makespan(decided.placement));
            differ += plain->schedule.makespan != decided.schedule.makespan ? 1 : 0;
            Placement other = decided.placement;
            for (VertexId v : problem->graph().vertices())
                other.devices[v] = problem->allowedDevices(v).front();
            if (other.devices != decided.placement.devices)
                QCOMPARE(makeRun(problem, other, "online-dmda").value()->schedule.makespan,
                         Simulator(problem).makespan(other));
        }
        QVERIFY(differ > 5);
    }

    void otherModelsAreRefused()
    {
        Random random(3);
        const ProblemPtr problem = randomProblem(random, {});
        for (int i = 0; i < 3; ++i) {
            ModelOptions model;
            if (i == 0)
                model.mode = Mode::BulkSynchronous;
            else if (i == 1)
                model.memory = MemoryRule::Enforce;
            else
                model.costModel = CostModel::Placeto;
            const ProblemPtr other = problem->withModel(model).value();
            QVERIFY(!checkOnline(*other));
            NoiseStudySetup setup;
            setup.problem = other;
            QVERIFY(!studyNoise(setup));
        }
        QVERIFY(checkOnline(*problem).ok());
        QCOMPARE(onlineId("mct"), std::string("online-dmda"));
        QCOMPARE(onlineId("online-ws"), std::string("online-ws"));
        QVERIFY(!findOnlinePlacer("heft") && !findOnlinePlacer("online-heft"));
    }

    /// At sigma 0 a row is the run without noise; a static plan is the same at every sigma; means add up.
    void studiesOfNoise()
    {
        NoiseStudySetup setup;
        setup.problem =
            Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value()).value();
        for (const char* id : {"heft", "online-dmda"})
            setup.placers.push_back(choosePlacer(id, {}).value());
        setup.sigmas = {0, 0.5};
        setup.seeds = {1, 2, 3};
        const auto rows = studyNoise(setup);
        QVERIFY(rows.ok());
        QCOMPARE(rows->size(), std::size_t{12});
        const Placer& heft = **placerRegistry().find("heft");
        const Placement plan = heft.place(*setup.problem, Options(heft.info().options), {})->placement;
        QCOMPARE((*rows)[0].makespan, Simulator(setup.problem).makespan(plan));
        QCOMPARE((*rows)[1].makespan, runOf("online-dmda", setup.problem).schedule.makespan);
        ModelOptions noisy = setup.problem->model();
        noisy.noise = {0.5, 0.5};
        noisy.seed = 2;
        const ProblemPtr second = setup.problem->withModel(noisy).value();
        QCOMPARE((*rows)[8].makespan, Simulator(second).makespan(plan));
        QCOMPARE((*rows)[9].makespan, runOf("online-dmda", second).schedule.makespan);
        const auto means = noiseMeans(setup, *rows);
        QCOMPARE(means.size(), std::size_t{4});
        QCOMPARE(means[0].relative, 1.0);
        QVERIFY(
            near(means[2].makespan, ((*rows)[6].makespan + (*rows)[8].makespan + (*rows)[10].makespan) / 3));
        QVERIFY(noiseStudyAsCsv(setup, *rows)
                    .starts_with("placer,kind,sigma,seed,makespan_s,lower_bound_s\nheft,"));
        std::stop_source stopped;
        stopped.request_stop();
        setup.stop = stopped.get_token();
        QVERIFY(!studyNoise(setup));
    }
};

DOPPLER_TEST(OnlineTest)

} // namespace online_test

#include "online.moc"
