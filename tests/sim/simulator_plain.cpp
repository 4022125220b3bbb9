// SPDX-License-Identifier: GPL-3.0-or-later
// The fast simulator against the plain one on random problems, to the bit, in every task and transfer.
#include "core/sim/simulator.h"
#include "tests/sim/plain/plain_channels.h"
#include "tests/sim/plain/plain_costs.h"
#include "tests/sim/plain/plain_simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace simulator_plain_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

bool isNear(double a, double b) { return a == b || std::abs(a - b) <= 1e-12 * std::max(a, b); }

QString differ(const QString& what, double fast, double plain)
{
    return QStringLiteral("%1: %2, plain %3").arg(what).arg(fast, 0, 'g', 17).arg(plain, 0, 'g', 17);
}

QString compareTasks(const Schedule& fast, const Schedule& plain)
{
    if (fast.tasks.size() != plain.tasks.size())
        return differ("tasks", double(fast.tasks.size()), double(plain.tasks.size()));
    for (std::size_t i = 0; i < plain.tasks.size(); ++i) {
        const TaskRun& x = fast.tasks[i];
        const TaskRun& y = plain.tasks[i];
        if (x.vertex != y.vertex || x.device != y.device)
            return QStringLiteral("task %1 is another one").arg(i);
        if (x.start != y.start)
            return differ(QStringLiteral("start of task %1").arg(i), x.start, y.start);
        if (x.end != y.end)
            return differ(QStringLiteral("end of task %1").arg(i), x.end, y.end);
        if (x.ready != y.ready)
            return differ(QStringLiteral("readiness of task %1").arg(i), x.ready, y.ready);
    }
    return {};
}

QString compareTransfers(const Schedule& fast, const Schedule& plain)
{
    if (fast.transfers.size() != plain.transfers.size())
        return differ("transfers", double(fast.transfers.size()), double(plain.transfers.size()));
    for (std::size_t i = 0; i < plain.transfers.size(); ++i) {
        const TransferRun& x = fast.transfers[i];
        const TransferRun& y = plain.transfers[i];
        if (x.tensor != y.tensor || x.vertex != y.vertex || x.from != y.from || x.to != y.to)
            return QStringLiteral("transfer %1 is another one").arg(i);
        if (x.start != y.start)
            return differ(QStringLiteral("start of transfer %1").arg(i), x.start, y.start);
        if (x.end != y.end)
            return differ(QStringLiteral("end of transfer %1").arg(i), x.end, y.end);
        if (x.ready != y.ready)
            return differ(QStringLiteral("readiness of transfer %1").arg(i), x.ready, y.ready);
        if (x.sendStart != y.sendStart)
            return differ(QStringLiteral("send task of transfer %1").arg(i), x.begin(), y.begin());
    }
    return {};
}

/// Who waits; the order among transfers of one source is nobody's business.
auto waiting(const OutOfMemory& end)
{
    std::multiset<std::tuple<std::uint32_t, bool, std::uint32_t, double>> out;
    for (const StuckTask& x : end.waiting)
        out.insert({x.vertex, x.isTransfer, x.device, x.bytes});
    return out;
}

QString compareRuns(const Schedule& fast, const Schedule& plain)
{
    if (fast.outOfMemory.has_value() != plain.outOfMemory.has_value())
        return differ("out of memory", fast.outOfMemory ? 1 : 0, plain.outOfMemory ? 1 : 0);
    for (const QString& difference : {compareTasks(fast, plain), compareTransfers(fast, plain)})
        if (!difference.isEmpty())
            return difference;
    if (fast.makespan != plain.makespan)
        return differ("makespan", fast.makespan, plain.makespan);
    if (!plain.outOfMemory)
        return {};
    if (fast.outOfMemory->time != plain.outOfMemory->time)
        return differ("time of running out", fast.outOfMemory->time, plain.outOfMemory->time);
    const bool sameWait = waiting(*fast.outOfMemory) == waiting(*plain.outOfMemory);
    return sameWait ? QString() : QStringLiteral("others wait for memory");
}

QString describe(const ModelOptions& model)
{
    return QStringLiteral("%1, %2, %3, memory %4, noise %5 %6")
        .arg(costModelName(model.costModel).data(), chooseTaskName(model.schedule).data(),
             modeName(model.mode).data(), memoryRuleName(model.memory).data())
        .arg(model.noise.compute)
        .arg(model.noise.transfer);
}

/// How much of the model the cases have reached.
struct Coverage {
    std::map<QString, int> runs; ///< By cost model, rule and mode.
    int outOfMemory = 0;
    int delayedByMemory = 0;
    int noisy = 0;
    int restricted = 0;

    void add(const Case& c, const Schedule& run)
    {
        const ModelOptions& model = c.problem->model();
        ++runs[QStringLiteral("%1 %2 %3")
                   .arg(int(model.costModel))
                   .arg(int(model.schedule))
                   .arg(int(model.mode))];
        noisy += model.noise.any() ? 1 : 0;
        restricted += isRestricted(*c.problem) ? 1 : 0;
        outOfMemory += run.outOfMemory ? 1 : 0;
        if (model.memory != MemoryRule::Enforce || run.outOfMemory)
            return;
        ModelOptions without = model;
        without.memory = MemoryRule::Ignore;
        const double free = Simulator(c.problem->withModel(without).value()).makespan(c.placement);
        delayedByMemory += free != run.makespan ? 1 : 0;
    }
};

} // namespace

class SimulatorPlainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void costsAreThoseOfTheText()
    {
        std::map<CostModel, int> checked;
        int restricted = 0;
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            const Case c = randomCase(seed);
            const Problem& problem = *c.problem;
            const auto devices = problem.topology().devices();
            for (DeviceId d : devices) {
                for (VertexId v : problem.graph().vertices())
                    QVERIFY(isNear(problem.computeSeconds(v, d), plainComputeSeconds(problem, v, d)));
                for (DeviceId to : devices)
                    for (TensorId t : problem.graph().tensors())
                        QVERIFY(isNear(problem.transferSeconds(t, d, to),
                                       plainTransferSeconds(problem, t, d, to)));
            }
            QVERIFY2(isNear(problem.lowerBound(), plainLowerBound(problem)),
                     qPrintable(QStringLiteral("bound of seed %1").arg(seed)));
            ++checked[problem.model().costModel];
            restricted += isRestricted(problem) ? 1 : 0;
        }
        QCOMPARE(checked.size(), std::size_t{4});
        for (const auto& [model, count] : checked)
            QVERIFY2(count > 300, costModelName(model).data());
        QVERIFY(restricted > 1000);
    }

    /// For every pair, the channels that the text names are those of the problem: as many, each the same one
    /// wherever it is used, and as wide.
    void channelsAreThoseOfTheText()
    {
        std::map<QString, int> seen; // pairs, by preset and whether their channels are named
        for (std::uint64_t seed = 0; seed < 6000; ++seed) {
            const Case c = randomCase(seed);
            const Problem& problem = *c.problem;
            std::map<PlainChannel, ChannelId> known;
            std::set<ChannelId> used;
            for (DeviceId from : problem.topology().devices())
                for (DeviceId to : problem.topology().devices()) {
                    const std::vector<PlainChannel> plain = plainRoute(problem, from, to);
                    const auto route = problem.route(from, to);
                    QCOMPARE(route.size(), plain.size());
                    for (std::size_t i = 0; i < plain.size(); ++i) {
                        const auto [at, isNew] = known.insert({plain[i], route[i]});
                        QCOMPARE(route[i], at->second);
                        QCOMPARE(used.insert(route[i]).second, isNew);
                        QCOMPARE(std::size_t{problem.channels()[route[i]].capacity},
                                 plainCapacity(problem, plain[i]));
                    }
                    if (from != to && !plain.empty())
                        ++seen[QStringLiteral("%1 %2 %3")
                                   .arg(int(problem.model().costModel))
                                   .arg(int(plain.front().kind))
                                   .arg(problem.model().contention.has_value())];
                }
        }
        // Physical: every kind, by the topology and by the model. Placeto: of sources alone.
        QCOMPARE(seen.size(), std::size_t{4 * 2 + 1});
        for (const auto& [what, count] : seen)
            QVERIFY2(count >= 300, qPrintable(what));
    }

    void equalsThePlainSimulator()
    {
        Coverage coverage;
        for (std::uint64_t seed = 0; seed < 40000; ++seed) {
            const Case c = randomCase(seed);
            QVERIFY(validate(*c.problem, c.placement).ok());
            const Schedule fast = Simulator(c.problem).run(c.placement);
            const QString difference = compareRuns(fast, plainSimulation(*c.problem, c.placement));
            QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("seed %1 (%2): %3")
                                                          .arg(seed)
                                                          .arg(describe(c.problem->model()), difference)));
            coverage.add(c, fast);
        }
        // Every rule in either mode under three cost models; as-released knows fifo alone.
        QCOMPARE(coverage.runs.size(), std::size_t{8 * 2 * 3 + 2});
        for (const auto& [what, count] : coverage.runs)
            QVERIFY2(count >= 50, qPrintable(what));
        QVERIFY(coverage.noisy > 1000);
        QVERIFY(coverage.restricted > 10000);
        QVERIFY(coverage.outOfMemory > 5000);
        QVERIFY(coverage.delayedByMemory > 500);
    }

    /// More devices, and mostly fewer channels than pairs of them: much waits for routes that share channels.
    void equalsThePlainSimulatorOnSharedChannels()
    {
        std::map<ChooseTask, int> waited; // transfers
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.schedule = static_cast<ChooseTask>(random.below(8));
            if (random.below(3) > 0)
                model.contention = Contention::PerDevice;
            RandomShape shape;
            shape.mostVertices = 60;
            shape.mostDevices = 9;
            shape.oddTimes = random.below(2) == 0;
            Case c{randomProblem(random, model, shape), {}};
            drawAssignment(*c.problem, random, c.placement.devices);
            c.placement.order = randomOrder(c.problem->graph(), random, true);
            const Schedule fast = Simulator(c.problem).run(c.placement);
            const QString difference = compareRuns(fast, plainSimulation(*c.problem, c.placement));
            QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("seed %1 (%2): %3")
                                                          .arg(seed)
                                                          .arg(describe(c.problem->model()), difference)));
            for (const TransferRun& x : fast.transfers)
                waited[model.schedule] +=
                    x.start > x.ready && c.problem->route(x.from, x.to).size() > 1 ? 1 : 0;
        }
        QCOMPARE(waited.size(), std::size_t{8});
        for (const auto& [rule, count] : waited)
            QVERIFY2(count > 500, chooseTaskName(rule).data());
    }
};

DOPPLER_TEST(SimulatorPlainTest)

} // namespace simulator_plain_test

#include "simulator_plain.moc"
