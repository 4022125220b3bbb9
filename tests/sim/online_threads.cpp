// SPDX-License-Identifier: GPL-3.0-or-later
// Online policies that decide while threads execute a graph. Times are only compared with each other, never
// with a limit.
#include "core/exec/engines/online_threads.h"

#include "core/exec/registry.h"
#include "core/placers/online/online_placer.h"
#include "core/problem/transfer_plan.h"
#include "core/run/measured/executions.h"
#include "core/sim/online/online_simulator.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

namespace online_threads_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::uint64_t caseCount = 40;

/// Computes for some microseconds, and fails at one vertex if it is asked to.
class ShortWork final : public OnlineWork {
public:
    explicit ShortWork(const Problem& p) : problem(p), ran(p.vertexCount()) {}
    Result<void> compute(VertexId v, DeviceId on) override
    {
        ++ran[v.value];
        if (!problem.allowed(v, on))
            misplaced = true;
        spin(1 + v.value % 5);
        if (v == failing)
            return Error{{"the kernel of {0} failed", {problem.graph().label(v)}}, {}, {}};
        return {};
    }
    Result<void> carry(TensorId t, DeviceId, DeviceId) override
    {
        ++carried;
        spin(t.value % 3);
        return {};
    }

    const Problem& problem;
    std::vector<std::atomic<int>> ran;
    std::atomic<std::size_t> carried{0};
    std::atomic<bool> misplaced{false};
    VertexId failing = {};

private:
    static void spin(std::uint32_t rounds)
    {
        volatile std::uint32_t sum = 0;
        for (std::uint32_t i = 0; i < 300 * rounds; ++i)
            sum = sum + i;
    }
};

/// Declines everything.
class Idler final : public OnlinePolicy {
public:
    void ready(const OnlineView&, VertexId, DeviceId) override {}
    std::optional<OnlineStart> next(const OnlineView&) override { return std::nullopt; }
};

ProblemPtr problemOf(std::uint64_t seed)
{
    Random random(seed);
    ModelOptions model;
    model.seed = seed;
    return randomProblem(random, model);
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

/// Every input has arrived before its reader starts, every tensor travels once to a device, and no resource
/// does more than it can.
void checkRun(const Problem& problem, const OnlineRun& run)
{
    QVERIFY(validate(problem, run.placement).ok());
    const Schedule& schedule = run.schedule;
    TransferPlan plan(problem.graph());
    plan.make(run.placement.devices, std::vector<std::uint32_t>(problem.vertexCount(), 0));
    QCOMPARE(schedule.transfers.size(), plan.transfers().size());
    std::vector<std::vector<std::pair<double, double>>> onDevice(problem.deviceCount());
    std::vector<std::vector<std::pair<double, double>>> onChannel(problem.channels().size());
    double last = 0;
    for (const TaskRun& task : schedule.tasks) {
        QVERIFY(task.device == run.placement.devices[task.vertex]);
        QVERIFY(task.ready <= task.start && task.start <= task.end && task.ran());
        onDevice[task.device].emplace_back(task.start, task.end);
        last = std::max(last, task.end);
        for (EdgeId id : problem.graph().inEdges(task.vertex)) {
            const std::uint32_t transfer = plan.of(id);
            QVERIFY((transfer == TransferPlan::none ? schedule.tasks[problem.graph().edge(id).from].end
                                                    : schedule.transfers[transfer].end) <= task.ready);
        }
    }
    QCOMPARE(schedule.makespan, last);
    for (std::size_t i = 0; i < schedule.transfers.size(); ++i) {
        const TransferRun& x = schedule.transfers[i];
        QVERIFY(x.tensor == plan.transfers()[i].tensor && x.to == plan.transfers()[i].to);
        QVERIFY(x.ready == schedule.tasks[x.vertex].end && x.ready <= x.start && x.start <= x.end);
        for (ChannelId c : problem.route(x.from, x.to))
            onChannel[c].emplace_back(x.start, x.end);
    }
    for (DeviceId d : problem.topology().devices())
        QVERIFY(mostAtOnce(onDevice[d]) <= problem.topology().device(d).slotCount);
    for (std::size_t c = 0; c < onChannel.size(); ++c)
        QVERIFY(mostAtOnce(onChannel[c]) <= problem.channels()[c].capacity);
}

const Engine& threadsEngine() { return **findEngine("threads"); }

Options scaled(const char* scale)
{
    Options options(threadsEngine().info().options);
    if (!options.set(threadsEngine().info().options, "time_scale", scale))
        qFatal("no such option");
    return options;
}

} // namespace

class OnlineThreadsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingRunsOnceAfterItsInputs()
    {
        for (const OnlinePlacer* placer : onlinePlacers())
            for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
                const ProblemPtr problem = problemOf(seed);
                ShortWork work(*problem);
                const auto policy = placer->policy(*problem);
                const auto run = runOnlineOnThreads({problem, *policy, nullptr, &work}, {});
                QVERIFY2(run, run ? "" : run.error().english().c_str());
                QVERIFY(std::ranges::all_of(work.ran, [](const auto& times) { return times == 1; }));
                QVERIFY(!work.misplaced);
                QCOMPARE(work.carried.load(), run->schedule.transfers.size());
                checkRun(*problem, *run);
            }
    }

    /// On `threads`, tasks and transfers last at least as long as the model says.
    void theEngineKeepsTheModelledTimes()
    {
        std::set<std::vector<DeviceId>> placements;
        for (const OnlinePlacer* placer : onlinePlacers())
            for (std::uint64_t seed = 0; seed < 6; ++seed) {
                const ProblemPtr problem = problemOf(seed);
                const auto executions = doppler::execute({problem,
                                                          runOf(*placer, problem).placement,
                                                          {&threadsEngine(), scaled("2e-5")},
                                                          2,
                                                          seed,
                                                          {},
                                                          {},
                                                          placer});
                QVERIFY2(executions, executions ? "" : executions.error().english().c_str());
                QCOMPARE(executions->online, placer->info().id);
                QCOMPARE(executions->makespans.size(), std::size_t{2});
                const Run& run = *executions->run;
                checkRun(*problem, {run.placement, run.schedule});
                for (const TaskRun& task : run.schedule.tasks)
                    QVERIFY(task.end - task.start >=
                            problem->computeSeconds(task.vertex, task.device) * (1 - 1e-6));
                for (const TransferRun& x : run.schedule.transfers)
                    QVERIFY(x.end - x.start >= problem->transferSeconds(x.tensor, x.from, x.to) * (1 - 1e-6));
                placements.insert(run.placement.devices);
            }
        QVERIFY(placements.size() > 6);
    }

    void aPolicyThatDeclinesEndsAllTheSame()
    {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const ProblemPtr problem = problemOf(seed);
            ShortWork work(*problem);
            Idler idler;
            const auto run = runOnlineOnThreads({problem, idler, nullptr, &work}, {});
            QVERIFY(run.ok());
            checkRun(*problem, *run);
        }
    }

    void aFailureEndsTheRun()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const ProblemPtr problem = problemOf(seed);
            ShortWork work(*problem);
            work.failing = VertexId{problem->vertexCount() / 2};
            const auto policy = findOnlinePlacer("online-dmda")->policy(*problem);
            const auto run = runOnlineOnThreads({problem, *policy, nullptr, &work}, {});
            QVERIFY(!run);
            QCOMPARE(run.error().english(),
                     "the kernel of " + problem->graph().label(work.failing) + " failed");
        }
    }

    /// A modelled second lasts a real one: without the stop the run would take many.
    void stopEndsSoon()
    {
        const ProblemPtr problem = problemOf(1);
        std::stop_source source;
        const OnlineDecisions decisions{[&] { return findOnlinePlacer("online-ws")->policy(*problem); },
                                        runOf(*findOnlinePlacer("online-ws"), problem).placement};
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            source.request_stop();
        });
        const auto stopped =
            threadsEngine().executeOnline(*problem, decisions, scaled("1e6"), {1, source.get_token()}, 1);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().english(), executionStopped().english());
    }

    void othersRefuse()
    {
        const ProblemPtr problem = problemOf(1);
        const OnlineDecisions decisions{[&] { return findOnlinePlacer("online-ws")->policy(*problem); }, {}};
        const Engine& engine = **findEngine("external");
        QVERIFY(!engine.supportsOnline(*problem));
        const auto none = engine.executeOnline(*problem, decisions, Options(engine.info().options), {}, 1);
        QVERIFY(!none &&
                none.error().english().find("threads, local, emulated or ranks") != std::string::npos);
        ModelOptions barriers;
        barriers.mode = Mode::BulkSynchronous;
        QVERIFY(!threadsEngine().supportsOnline(*problem->withModel(barriers).value()));
    }

private:
    static OnlineRun runOf(const OnlinePlacer& placer, const ProblemPtr& problem)
    {
        const auto policy = placer.policy(*problem);
        return *runOnline(problem, *policy);
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, OnlineThreadsTest)

} // namespace online_threads_test

#include "online_threads.moc"
