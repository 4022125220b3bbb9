// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any execution on an engine. Real times are never compared with a limit: what is looked at
// is the order of what was measured, which no load of the machine changes.
#include "core/exec/blocking_times.h"
#include "core/exec/registry.h"
#include "core/problem/order_keys.h"
#include "core/sim/arrays/ready_tasks.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <filesystem>
#include <set>
#include <thread>

namespace engine_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

const Engine& threadsEngine() { return **findEngine("threads"); }

Options optionsWith(std::initializer_list<std::pair<std::string_view, std::string_view>> values)
{
    const auto& specs = threadsEngine().info().options;
    Options options(specs);
    for (const auto& [name, value] : values)
        if (!options.set(specs, name, value))
            qFatal("no such option");
    return options;
}

/// A random case of what the engine can execute.
Case executableCase(std::uint64_t seed)
{
    for (std::uint64_t k = 0;; ++k) {
        Case c = randomCase(seed + 1000003 * k);
        if (threadsEngine().supports(*c.problem))
            return c;
    }
}

struct Execution {
    explicit Execution(std::uint64_t seed)
        : c(executableCase(seed)), options(optionsWith({{"time_scale", "2e-5"}}))
    {
        EngineContext context;
        context.seed = seed;
        auto result = threadsEngine().execute(*c.problem, c.placement, options, context);
        if (!result)
            qFatal("%s", result.error().english().c_str());
        schedule = std::move(result->schedule);
        if (rule() != ChooseTask::Fifo) {
            key.resize(c.problem->vertexCount());
            findOrderKeys(*c.problem, c.placement.devices, c.placement.order, key);
        }
        for (const TaskRun& x : schedule.tasks)
            stamps.insert({x.start, x.end});
        for (const TransferRun& x : schedule.transfers)
            stamps.insert({x.start, x.end});
    }

    [[nodiscard]] ChooseTask rule() const { return c.problem->model().schedule; }
    [[nodiscard]] ReadyTask choice(const TaskRun& x) const
    {
        return {key.empty() ? x.ready : key[x.vertex], x.vertex, ReadyTask::noTransfer, 0, 0};
    }
    [[nodiscard]] ReadyTask choice(std::uint32_t i) const
    {
        const TransferRun& x = schedule.transfers[i];
        return {key.empty() ? x.ready : key[x.vertex], x.vertex, i, 0, 0};
    }
    [[nodiscard]] std::span<const ChannelId> route(const TransferRun& x) const
    {
        return c.problem->route(x.from, x.to);
    }
    /// How many transfers hold the channel at a time, those that end or begin just then included, but for
    /// one.
    [[nodiscard]] std::size_t holders(ChannelId channel, double time, const TransferRun& except) const
    {
        return static_cast<std::size_t>(
            std::count_if(schedule.transfers.begin(), schedule.transfers.end(), [&](const TransferRun& x) {
                const auto channels = route(x);
                return &x != &except && x.start <= time && x.end >= time &&
                       std::find(channels.begin(), channels.end(), channel) != channels.end();
            }));
    }
    /// Something happened strictly between.
    [[nodiscard]] bool anythingBetween(double from, double to) const
    {
        const auto next = stamps.upper_bound(from);
        return next != stamps.end() && *next < to;
    }

    Case c;
    Options options;
    Schedule schedule;
    std::vector<double> key;
    std::set<double> stamps; ///< Of everything that began or ended.
};

QString nameOf(std::uint64_t seed) { return QStringLiteral("seed %1").arg(seed); }

std::size_t threadCount()
{
    const std::filesystem::directory_iterator all("/proc/self/task");
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

/// Two vertices on two devices, the second after the first.
ProblemPtr twoVertices(ModelOptions model = {}, double transferSeconds = 0)
{
    GraphBuilder builder("two");
    for (const char* name : {"a", "b"}) {
        Vertex v;
        v.name = name;
        v.flops = 1;
        v.outputBytes = transferSeconds;
        builder.addVertex(std::move(v));
    }
    builder.addEdge({0, 1, {}, {}, {}});
    TopologyParts parts;
    parts.name = "pair";
    for (const char* name : {"d0", "d1"}) {
        Device d;
        d.name = name;
        d.kind = "any";
        parts.devices.push_back(std::move(d));
    }
    parts.links.assign(4, {1, 1, {}});
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model)
        .value();
}

const Placement apart{{DeviceId{std::size_t{0}}, DeviceId{std::size_t{1}}}, {}, {}};

} // namespace

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed)
            executions.emplace_back(seed);
    }

    void unknownEngineIsAnsweredWithTheValidOnes()
    {
        const auto none = findEngine("thread");
        QVERIFY(!none);
        QCOMPARE(none.error().english(), "unknown engine \"thread\"; did you mean \"threads\"?");
        QCOMPARE(findEngine("rocket").error().english(),
                 "unknown engine \"rocket\", expected one of local, ranks, threads, emulated, external");
        QVERIFY(findEngine("threads"));
    }

    void sameWorkAsTheSimulation()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            const Schedule simulated = Simulator(x.c.problem).run(x.c.placement);
            QCOMPARE(x.schedule.tasks.size(), simulated.tasks.size());
            for (std::size_t i = 0; i < simulated.tasks.size(); ++i)
                QVERIFY2(x.schedule.tasks[i].ran() &&
                             x.schedule.tasks[i].vertex == simulated.tasks[i].vertex &&
                             x.schedule.tasks[i].device == simulated.tasks[i].device,
                         qPrintable(nameOf(seed)));
            QCOMPARE(x.schedule.transfers.size(), simulated.transfers.size());
            for (std::size_t i = 0; i < simulated.transfers.size(); ++i) {
                const TransferRun& one = x.schedule.transfers[i];
                const TransferRun& other = simulated.transfers[i];
                QVERIFY2(one.tensor == other.tensor && one.vertex == other.vertex && one.from == other.from &&
                             one.to == other.to,
                         qPrintable(nameOf(seed)));
            }
            // Nobody wakes up early.
            QVERIFY2(x.schedule.makespan >= x.c.problem->lowerBound() * (1 - 1e-3), qPrintable(nameOf(seed)));
        }
    }

    void nothingStartsBeforeItsInputs()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            std::vector<double> arrived(x.schedule.tasks.size(), 0);
            const auto& graph = x.c.problem->graph();
            for (EdgeId id : graph.edges()) {
                const Edge& e = graph.edge(id);
                const DeviceId to = x.schedule.tasks[e.to].device;
                double end = x.schedule.tasks[e.from].end;
                for (const TransferRun& t : x.schedule.transfers)
                    if (t.tensor == e.tensor && t.to == to && x.schedule.tasks[e.from].device != to)
                        end = t.end;
                arrived[e.to] = std::max(arrived[e.to], end);
            }
            for (const TaskRun& task : x.schedule.tasks)
                QVERIFY2(task.ready == arrived[task.vertex] && task.start >= task.ready &&
                             task.end >= task.start,
                         qPrintable(nameOf(seed)));
            for (const TransferRun& t : x.schedule.transfers)
                QVERIFY2(t.ready == x.schedule.tasks[t.vertex].end && t.start >= t.ready && t.end >= t.start,
                         qPrintable(nameOf(seed)));
        }
    }

    void noResourceHoldsMoreThanItsSlots()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            for (const TaskRun& one : x.schedule.tasks) {
                const auto running = std::count_if(
                    x.schedule.tasks.begin(), x.schedule.tasks.end(), [&](const TaskRun& other) {
                        return other.device == one.device && other.start <= one.start &&
                               other.end > one.start;
                    });
                QVERIFY2(running <= x.c.problem->topology().device(one.device).slotCount,
                         qPrintable(nameOf(seed)));
            }
            for (const TransferRun& one : x.schedule.transfers)
                for (ChannelId channel : x.route(one)) {
                    const auto running = std::count_if(
                        x.schedule.transfers.begin(), x.schedule.transfers.end(),
                        [&](const TransferRun& other) {
                            const auto channels = x.route(other);
                            return other.start <= one.start && other.end > one.start &&
                                   std::find(channels.begin(), channels.end(), channel) != channels.end();
                        });
                    QVERIFY2(running <= x.c.problem->channels()[channel].capacity, qPrintable(nameOf(seed)));
                }
        }
    }

    /// What started was the first in the order of choice of all that was ready and could have started.
    void startsFollowTheOrderOfChoice()
    {
        std::size_t competitors = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            if (x.rule() == ChooseTask::Strict)
                continue;
            for (const TaskRun& one : x.schedule.tasks)
                for (const TaskRun& other : x.schedule.tasks) {
                    if (other.device != one.device || other.ready >= one.start || other.start <= one.start)
                        continue;
                    ++competitors;
                    QVERIFY2(chosenBefore(x.choice(one), x.choice(other)), qPrintable(nameOf(seed)));
                }
            for (std::uint32_t i = 0; i < x.schedule.transfers.size(); ++i)
                for (std::uint32_t k = 0; k < x.schedule.transfers.size(); ++k) {
                    const TransferRun& one = x.schedule.transfers[i];
                    const TransferRun& other = x.schedule.transfers[k];
                    if (other.ready >= one.start || other.start <= one.start)
                        continue;
                    const auto mine = x.route(one);
                    const auto its = x.route(other);
                    const bool rivals = std::any_of(its.begin(), its.end(), [&](ChannelId channel) {
                        return std::find(mine.begin(), mine.end(), channel) != mine.end();
                    });
                    const bool couldStart = std::all_of(its.begin(), its.end(), [&](ChannelId channel) {
                        return x.holders(channel, one.start, one) < x.c.problem->channels()[channel].capacity;
                    });
                    if (!rivals || !couldStart)
                        continue;
                    ++competitors;
                    QVERIFY2(chosenBefore(x.choice(i), x.choice(k)), qPrintable(nameOf(seed)));
                }
        }
        QVERIFY(competitors > 100);
    }

    void strictKeepsTheOrder()
    {
        std::size_t executed = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            if (x.rule() != ChooseTask::Strict)
                continue;
            ++executed;
            for (const TaskRun& one : x.schedule.tasks)
                for (const TaskRun& other : x.schedule.tasks)
                    if (one.device == other.device && x.key[one.vertex] < x.key[other.vertex])
                        QVERIFY2(one.start <= other.start, qPrintable(nameOf(seed)));
        }
        QVERIFY(executed > 5);
    }

    /// Where something waits for a device with one slot, or for a channel of its own, nothing happens
    /// anywhere between the end of what held it and the start of the next.
    void noResourceIdlesWhileSomethingWaits()
    {
        std::size_t waits = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            if (x.rule() == ChooseTask::Strict)
                continue;
            const auto check = [&](auto list) { // of one resource
                std::sort(list.begin(), list.end(),
                          [](const auto* a, const auto* b) { return a->start < b->start; });
                for (std::size_t i = 1; i < list.size(); ++i) {
                    if (list[i]->ready > list[i - 1]->end)
                        continue;
                    ++waits;
                    if (x.anythingBetween(list[i - 1]->end, list[i]->start))
                        return false;
                }
                return true;
            };
            for (DeviceId d : x.c.problem->topology().devices()) {
                std::vector<const TaskRun*> list;
                for (const TaskRun& task : x.schedule.tasks)
                    if (task.device == d)
                        list.push_back(&task);
                QVERIFY2(x.c.problem->topology().device(d).slotCount > 1 || check(list),
                         qPrintable(nameOf(seed)));
            }
            for (std::size_t k = 0; k < x.c.problem->channels().size(); ++k) {
                std::vector<const TransferRun*> list;
                bool alone = x.c.problem->channels()[k].capacity == 1;
                for (const TransferRun& t : x.schedule.transfers) {
                    const auto route = x.route(t);
                    if (std::find(route.begin(), route.end(), ChannelId{k}) == route.end())
                        continue;
                    list.push_back(&t);
                    alone = alone && route.size() == 1;
                }
                // A channel that another route needs together with more is served with those.
                for (DeviceId from : x.c.problem->topology().devices())
                    for (DeviceId to : x.c.problem->topology().devices()) {
                        const auto route = x.c.problem->route(from, to);
                        alone = alone && (route.size() < 2 ||
                                          std::find(route.begin(), route.end(), ChannelId{k}) == route.end());
                    }
                QVERIFY2(!alone || check(list), qPrintable(nameOf(seed)));
            }
        }
        QVERIFY(waits > 100);
    }

    /// The chain of a measured run reaches from a source to the end, and nothing in it overlaps.
    void criticalPathReachesBackToASource()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Execution& x = executions[seed];
            const auto path = realisedCriticalPath(*x.c.problem, x.schedule, x.c.placement);
            QVERIFY2(!path.empty() && path.back().end == x.schedule.makespan, qPrintable(nameOf(seed)));
            QVERIFY2(!path.front().isTransfer && path.front().cause == Cause::Start &&
                         x.c.problem->graph().inEdges(VertexId{path.front().index}).empty(),
                     qPrintable(nameOf(seed)));
            for (std::size_t i = 1; i < path.size(); ++i)
                QVERIFY2(path[i - 1].end <= path[i].start && path[i].cause != Cause::Start,
                         qPrintable(nameOf(seed)));
        }
    }

    void plannedTransfersKeepTheirOrder()
    {
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        // Two tensors from d0 to d1 of which the plan sends the later one first.
        GraphBuilder builder("plan");
        for (int i = 0; i < 4; ++i) {
            Vertex v;
            v.name = "v" + std::to_string(i);
            v.flops = 1;
            v.outputBytes = 1;
            builder.addVertex(std::move(v));
        }
        builder.addEdge({0, 2, {}, {}, {}});
        builder.addEdge({1, 3, {}, {}, {}});
        const ProblemPtr problem =
            Problem::create(builder.build().value(), twoVertices()->topologyPtr(), model).value();
        const auto v = [](std::size_t i) { return VertexId{i}; };
        const DeviceId d0{std::size_t{0}};
        const DeviceId d1{std::size_t{1}};
        const Placement plan{
            {d0, d0, d1, d1}, {v(0), v(1), v(3), v(2)}, {EdgeId{std::size_t{1}}, EdgeId{std::size_t{0}}}};
        const auto run = threadsEngine().execute(*problem, plan, optionsWith({{"time_scale", "1e-4"}}), {});
        QVERIFY(run);
        const auto& transfers = run->schedule.transfers;
        QCOMPARE(transfers.size(), std::size_t{2});
        QVERIFY(transfers[1].end <= transfers[0].start);
    }

    void optionsChangeTheWorld()
    {
        const ProblemPtr problem = twoVertices({}, 4); // kernels of 1 s, a transfer of 1 + 4 s
        TransferPlan plan(problem->graph());
        plan.make(apart.devices, std::vector<std::uint32_t>(2));
        const auto times = [&](const Options& options, std::uint64_t seed = 1) {
            return blockingTimes(*problem, apart, plan, options, seed);
        };
        const BlockingTimes other = times(optionsWith({{"time_scale", "2"},
                                                       {"compute_factor", "0.25"},
                                                       {"bandwidth_factor", "0.5"},
                                                       {"latency_factor", "3"}}));
        QCOMPARE(other.tasks, (std::vector<double>{8, 8}));
        QCOMPARE(other.transfers, (std::vector<double>{2 * (3 + 8)}));
        // By itself, the lower bound of 2 s lasts 30 ms.
        QCOMPARE(realSecondsPerModelled(*problem, optionsWith({})), 0.015);
        QCOMPARE(times(optionsWith({})).tasks, (std::vector<double>{0.015, 0.015}));

        const Options jitter = optionsWith({{"time_scale", "1"}, {"jitter", "0.5"}});
        QCOMPARE(times(jitter, 3).tasks, times(jitter, 3).tasks);
        QVERIFY(times(jitter, 3).tasks != times(jitter, 4).tasks);
        QVERIFY(times(jitter).tasks[0] != times(jitter).tasks[1]);
        QVERIFY(times(jitter).transfers[0] != 5);
    }

    /// Where a tensor has seconds of its own, they are a matter of bandwidth alone.
    void secondsOfATensorFollowTheBandwidth()
    {
        GraphBuilder builder("own");
        builder.addVertex({});
        builder.addVertex({});
        builder.addEdge({0, 1, {}, 6.0, {}});
        const ProblemPtr problem =
            Problem::create(builder.build().value(), twoVertices()->topologyPtr()).value();
        TransferPlan plan(problem->graph());
        plan.make(apart.devices, std::vector<std::uint32_t>(2));
        const Options options =
            optionsWith({{"time_scale", "1"}, {"bandwidth_factor", "2"}, {"latency_factor", "9"}});
        QCOMPARE(blockingTimes(*problem, apart, plan, options, 1).transfers, (std::vector<double>{3}));
    }

    /// Without the factors this would take over ten minutes.
    void executionsLastAsTheOptionsSay()
    {
        const auto run = threadsEngine().execute(*twoVertices({}, 4), apart,
                                                 optionsWith({{"time_scale", "100"},
                                                              {"compute_factor", "1000"},
                                                              {"bandwidth_factor", "1000"},
                                                              {"latency_factor", "0"}}),
                                                 {});
        QVERIFY(run && run->schedule.makespan >= (1 + 4 + 1) * 1e-3 * (1 - 1e-6));
    }

    void refusesWhatItCannotDo()
    {
        const auto reason = [](ModelOptions model) {
            const auto run = threadsEngine().execute(*twoVertices(model), apart,
                                                     optionsWith({{"time_scale", "1e-6"}}), {});
            return run ? std::string() : run.error().english();
        };
        ModelOptions model;
        QCOMPARE(reason(model), "");
        model.schedule = ChooseTask::Msr;
        QVERIFY(reason(model).find("expected another schedule") != std::string::npos);
        model = {};
        model.mode = Mode::BulkSynchronous;
        QVERIFY(reason(model).find("expected the mode asynchronous") != std::string::npos);
        model = {};
        model.memory = MemoryRule::Enforce;
        QVERIFY(reason(model).find("expected the memory rule ignore or report") != std::string::npos);
        for (CostModel other : {CostModel::Placeto, CostModel::Mayer}) {
            model = {};
            model.costModel = other;
            QVERIFY(reason(model).find("expected physical or as-released") != std::string::npos);
        }
        const Placement wrong{{DeviceId{std::size_t{0}}}, {}, {}};
        QVERIFY(!threadsEngine().execute(*twoVertices(), wrong, optionsWith({}), {}));
    }

    void stopsAndLeavesNoThreads()
    {
        const ProblemPtr problem = twoVertices();
        const Options hours = optionsWith({{"time_scale", "1e5"}});
        const std::size_t before = threadCount();
        std::stop_source source;
        EngineContext context;
        context.stop = source.get_token();
        std::optional<Result<doppler::Execution>> result;
        std::thread execution([&] { result = threadsEngine().execute(*problem, apart, hours, context); });
        while (threadCount() < before + 3) // its own three are there
            std::this_thread::yield();
        source.request_stop();
        execution.join();
        QVERIFY(result && !*result);
        QCOMPARE(result->error().english(), executionStopped().english());
        QCOMPARE(threadCount(), before);
        QVERIFY(!threadsEngine().execute(*problem, apart, hours, context)); // stopped beforehand
        QCOMPARE(threadCount(), before);
    }

    void severalAtOnce()
    {
        std::vector<std::thread> all;
        std::atomic<int> done = 0;
        for (std::uint64_t k = 0; k < 4; ++k)
            all.emplace_back([&, k] {
                const Execution x(1000 + k);
                done += x.schedule.makespan > 0 ? 1 : 0;
            });
        for (std::thread& thread : all)
            thread.join();
        QCOMPARE(done.load(), 4);
    }

private:
    static constexpr std::uint64_t caseCount = 80;
    std::vector<Execution> executions; ///< By seed.
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, EngineTest)

} // namespace engine_test

#include "engine.moc"
