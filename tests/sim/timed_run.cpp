// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that work instead of sleeping. Times are only compared with each other, never with a limit.
#include "core/exec/timed_run.h"

#include "core/exec/computed_run.h"
#include "core/graph/metrics.h"
#include "core/sim/given_times.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <set>

namespace timed_run_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::uint64_t caseCount = 150;

/// Computes for some microseconds, and fails at one vertex if it is asked to.
class ShortWork final : public TimedWork {
public:
    explicit ShortWork(const Problem& p) : problem(p), ran(p.vertexCount()) {}
    Result<void> compute(VertexId v) override
    {
        ++ran[v.value];
        spin(1 + v.value % 5);
        if (v == failing)
            return Error{{"the kernel of {0} failed", {problem.graph().label(v)}}, {}, {}};
        return {};
    }
    Result<void> carry(std::uint32_t transfer) override
    {
        ++carried;
        spin(transfer % 3);
        return {};
    }

    const Problem& problem;
    std::vector<std::atomic<int>> ran;
    std::atomic<std::size_t> carried{0};
    VertexId failing = {};

private:
    static void spin(std::uint32_t rounds)
    {
        volatile std::uint32_t sum = 0;
        for (std::uint32_t i = 0; i < 300 * rounds; ++i)
            sum = sum + i;
    }
};

/// A random case that threads can carry out.
Case workableCase(std::uint64_t seed)
{
    for (std::uint64_t k = 0;; ++k) {
        Case c = randomCase(seed + 1000003 * k);
        if (c.problem->model().memory != MemoryRule::Enforce && supportsCostModel(*c.problem))
            return c;
    }
}

class TimedRunTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingRunsOnceAfterItsInputs();
    void barriersSeparateLevels();
    void aFailureEndsTheRun();
    void everyRuleAndModeOccurs();
};

Schedule runOf(const Case& c, ShortWork& work, const TransferPlan& plan)
{
    auto schedule = runOnThreads({*c.problem, c.placement, plan, nullptr, &work}, {});
    if (!schedule)
        qFatal("%s", schedule.error().english().c_str());
    return *std::move(schedule);
}

void TimedRunTest::everythingRunsOnceAfterItsInputs()
{
    for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
        const Case c = workableCase(seed);
        const TransferPlan plan = transferPlanOf(*c.problem, c.placement);
        ShortWork work(*c.problem);
        const Schedule run = runOf(c, work, plan);
        QVERIFY(std::ranges::all_of(work.ran, [](const auto& times) { return times == 1; }));
        QCOMPARE(work.carried.load(), plan.transfers().size());
        QCOMPARE(run.transfers.size(), plan.transfers().size());
        const DataflowGraph& graph = c.problem->graph();
        for (const TaskRun& task : run.tasks) {
            QVERIFY(task.ready <= task.start && task.start <= task.end);
            for (const EdgeId e : graph.inEdges(task.vertex)) {
                const std::uint32_t transfer = plan.of(e);
                const double arrival = transfer == TransferPlan::none ? run.tasks[graph.edge(e).from].end
                                                                      : run.transfers[transfer].end;
                QVERIFY(arrival <= task.ready);
            }
        }
        for (const TransferRun& x : run.transfers)
            QVERIFY(run.tasks[x.vertex].end <= x.ready && x.ready <= x.start && x.start <= x.end);
        // On no device more tasks at once than it has slots.
        for (const DeviceId d : c.problem->topology().devices()) {
            std::vector<std::pair<double, int>> events;
            for (const TaskRun& task : run.tasks)
                if (task.device == d && task.end > task.start) {
                    events.emplace_back(task.start, 1);
                    events.emplace_back(task.end, -1);
                }
            std::sort(events.begin(), events.end());
            int running = 0;
            for (const auto& [time, change] : events) {
                running += change;
                QVERIFY(running <= static_cast<int>(c.problem->topology().device(d).slotCount));
            }
        }
    }
}

void TimedRunTest::barriersSeparateLevels()
{
    std::size_t found = 0;
    for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
        const Case c = workableCase(seed);
        if (c.problem->model().mode != Mode::BulkSynchronous)
            continue;
        ++found;
        const TransferPlan plan = transferPlanOf(*c.problem, c.placement);
        ShortWork work(*c.problem);
        const Schedule run = runOf(c, work, plan);
        const std::vector<std::uint32_t> level = hopLevels(c.problem->graph());
        const std::size_t levels = 1 + *std::max_element(level.begin(), level.end());
        std::vector<double> firstStart(levels, never);
        std::vector<double> lastEnd(levels, 0);
        for (const TaskRun& task : run.tasks) {
            firstStart[level[task.vertex]] = std::min(firstStart[level[task.vertex]], task.start);
            lastEnd[level[task.vertex]] = std::max(lastEnd[level[task.vertex]], task.end);
        }
        for (std::size_t k = 1; k < levels; ++k)
            QVERIFY(lastEnd[k - 1] <= firstStart[k]);
        for (std::size_t i = 0; i < run.transfers.size(); ++i) {
            const std::uint32_t k = plan.transfers()[i].level;
            QVERIFY(run.transfers[i].end <= firstStart[k]);
            QVERIFY(k == 0 || lastEnd[k - 1] <= run.transfers[i].start);
        }
    }
    QVERIFY(found > 10);
}

void TimedRunTest::aFailureEndsTheRun()
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Case c = workableCase(seed);
        const TransferPlan plan = transferPlanOf(*c.problem, c.placement);
        ShortWork work(*c.problem);
        work.failing = VertexId{c.problem->vertexCount() / 2};
        const auto run = runOnThreads({*c.problem, c.placement, plan, nullptr, &work}, {});
        QVERIFY(!run);
        QCOMPARE(run.error().english(),
                 "the kernel of " + c.problem->graph().label(work.failing) + " failed");
    }
}

void TimedRunTest::everyRuleAndModeOccurs()
{
    std::set<std::pair<ChooseTask, Mode>> seen;
    for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
        const Case c = workableCase(seed);
        seen.emplace(c.problem->model().schedule, c.problem->model().mode);
    }
    QCOMPARE(seen.size(), std::size_t{16});
}

} // namespace

DOPPLER_TEST_WITH(doppler::tests::NoApplication, TimedRunTest)

} // namespace timed_run_test

#include "timed_run.moc"
