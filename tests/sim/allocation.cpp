// SPDX-License-Identifier: GPL-3.0-or-later
// After the first run on a problem nothing is allocated.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/neighbourhood.h"
#include "core/sim/analysis.h"
#include "core/sim/general_simulator.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/allocation_count.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <array>
#include <set>
#include <tuple>

namespace allocation_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

std::vector<Placement> drawn(const Problem& problem, std::uint64_t seed, std::size_t count)
{
    Random random(seed);
    std::vector<Placement> placements(count);
    for (Placement& placement : placements) {
        drawAssignment(problem, random, placement.devices);
        placement.order = randomOrder(problem.graph(), random, true);
    }
    return placements;
}

/// Allocations while each runs, with and without its starts.
std::size_t madeBy(Simulator& simulator, const std::vector<Placement>& placements)
{
    std::vector<double> starts(simulator.problem().vertexCount());
    const std::size_t before = allocations();
    for (const Placement& placement : placements)
        if (simulator.makespan(placement) != simulator.makespan(placement, starts))
            qFatal("the same placement took another time");
    return allocations() - before;
}

} // namespace

class AllocationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsAllocations();
    void noneInFurtherRuns();
    void noneUnderAnyRuleThatIsFixed();
    void noneUnderAnyModel();
    void noneForPlansOfTransfers();
    void noneInFurtherMoves();
    void littleForTheAnalysisOfARun();

private:
    static ProblemPtr simpleProblem(std::uint64_t seed);
};

/// First in first out and by levels, over the presets of channels, with and without what takes no time.
ProblemPtr AllocationTest::simpleProblem(std::uint64_t seed)
{
    const Case c = randomCase(seed);
    ModelOptions model = c.problem->model();
    model.schedule = seed % 3 == 0 ? ChooseTask::BLevel : ChooseTask::Fifo;
    model.mode = Mode::Asynchronous;
    model.memory = MemoryRule::Ignore;
    model.noise = {};
    model.costModel = CostModel::Physical;
    return c.problem->withModel(model).value();
}

void AllocationTest::countsAllocations()
{
    const std::size_t before = allocations();
    const auto memory = std::make_unique<std::vector<int>>(std::size_t(before % 7 + 1));
    QVERIFY(allocations() >= before + 2 && !memory->empty());
}

void AllocationTest::noneInFurtherRuns()
{
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const ProblemPtr problem = simpleProblem(seed);
        Random random(seed);
        std::vector<Assignment> assignments(8);
        for (Assignment& devices : assignments)
            drawAssignment(*problem, random, devices);
        Simulator simulator(problem);
        (void)simulator.makespan(assignments[0]);
        const std::size_t before = allocations();
        double sum = 0;
        for (const Assignment& devices : assignments)
            sum += simulator.makespan(devices);
        const std::size_t made = allocations() - before;
        QVERIFY2(made == 0, qPrintable(QString("seed %1: %2 (%3)").arg(seed).arg(made).arg(sum)));
    }
}

/// Whatever the simpler loop runs: any other assignment after the first takes no memory.
void AllocationTest::noneUnderAnyRuleThatIsFixed()
{
    std::array<std::size_t, 8> seen{}; // by rule
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const Case c = randomCase(seed);
        const Problem& problem = *c.problem;
        if (needsGeneralSimulator(problem.model()))
            continue;
        ++seen[static_cast<std::size_t>(problem.model().schedule)];
        const std::vector<Placement> placements = drawn(problem, seed, 6);
        Simulator simulator(c.problem);
        (void)simulator.makespan(placements[0]);
        const std::size_t made = madeBy(simulator, placements);
        QVERIFY2(made == 0, qPrintable(QString("seed %1: %2").arg(seed).arg(made)));
    }
    for (std::size_t rule = 0; rule < seen.size(); ++rule)
        QVERIFY(static_cast<ChooseTask>(rule) == ChooseTask::Msr || seen[rule] > 20);
}

/// Every rule, mode, memory rule, noise and cost model, whatever waits at once, and where memory is short,
/// too.
void AllocationTest::noneUnderAnyModel()
{
    std::size_t stuck = 0;
    std::set<std::tuple<CostModel, ChooseTask, Mode, MemoryRule>> seen;
    for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        const Case c = randomCase(seed);
        const Problem& problem = *c.problem;
        if (!needsGeneralSimulator(problem.model()))
            continue;
        const ModelOptions& model = problem.model();
        seen.insert({model.costModel, model.schedule, model.mode, model.memory});
        std::vector<Placement> placements = drawn(problem, seed, 4);
        placements.push_back(c.placement);
        Simulator simulator(c.problem);
        (void)simulator.makespan(placements[0]);
        const std::size_t made = madeBy(simulator, placements);
        QVERIFY2(made == 0, qPrintable(QString("seed %1: %2").arg(seed).arg(made)));
        for (const Placement& placement : placements)
            stuck += simulator.makespan(placement) == never ? 1 : 0;
    }
    QVERIFY(stuck > 500);
    // as-released knows one rule and no memory.
    QVERIFY2(seen.size() >= 3 * 8 * 2 * 2, qPrintable(QString::number(seen.size())));
}

/// Strict, with an order of transfers.
void AllocationTest::noneForPlansOfTransfers()
{
    const Placer& exact = **placerRegistry().find("exact");
    PlacerContext context;
    std::size_t ordered = 0;
    std::size_t others = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        Random random(seed);
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        RandomShape shape;
        shape.mostVertices = 10;
        const ProblemPtr problem = randomProblem(random, model, shape);
        context.budget.evaluations = 300;
        const Placement plan = exact.place(*problem, Options(exact.info().options), context)->placement;
        context.budget.evaluations = 1;
        const Placement hasty = exact.place(*problem, Options(exact.info().options), context)->placement;
        if (plan.transfers.empty() || hasty.transfers.empty())
            continue;
        ++ordered;
        others += plan.transfers != hasty.transfers ? 1 : 0;
        Simulator simulator(problem);
        const double first = simulator.makespan(plan);
        const std::size_t before = allocations();
        const double between = simulator.makespan(hasty);
        const double second = simulator.makespan(plan);
        QCOMPARE(allocations() - before, std::size_t{0});
        QVERIFY(between >= first);
        QCOMPARE(second, first);
        QCOMPARE(simulator.run(plan).makespan, first);
    }
    QVERIFY(ordered > 15);
    QVERIFY(others > 5);
}

/// From the first move on.
void AllocationTest::noneInFurtherMoves()
{
    std::size_t moves = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const ProblemPtr problem = simpleProblem(seed);
        if (problem->model().schedule != ChooseTask::Fifo || problem->deviceCount() < 2)
            continue;
        Random random(seed);
        Placement placement;
        drawAssignment(*problem, random, placement.devices);
        MoveEvaluator evaluator(problem);
        evaluator.start(placement);
        const std::size_t before = allocations();
        for (int i = 0; i < 300; ++i, ++moves) {
            const VertexId v{random.below(problem->vertexCount())};
            const auto allowed = problem->allowedDevices(v);
            const DeviceId d = allowed[random.below(allowed.size())];
            if (evaluator.tryMove(v, d) < evaluator.makespan() * 1.1)
                evaluator.accept();
        }
        const std::size_t made = allocations() - before;
        QVERIFY2(made == 0, qPrintable(QString("seed %1: %2").arg(seed).arg(made)));
    }
    QVERIFY2(moves > 30000, qPrintable(QString::number(moves)));
}

/// What the analysis takes while it works, in bytes for each tensor, task and transfer of the run.
void AllocationTest::littleForTheAnalysisOfARun()
{
    for (const char* devices : {"4xP100", "8xV100"}) {
        const auto problem = Problem::create(generateWorkload("layered:vertices=20000").value(),
                                             builtinTopology(devices).value(), {})
                                 .value();
        Random random(1);
        Placement placement;
        drawAssignment(*problem, random, placement.devices);
        const Schedule schedule = Simulator(problem).run(placement);
        const auto parts = static_cast<double>(problem->graph().tensorCount() + schedule.tasks.size() +
                                               schedule.transfers.size());
        const auto bytesOf = [&](const auto& work) { return static_cast<double>(peakDuring(work)) / parts; };
        QVERIFY(bytesOf([&] { QVERIFY(!memoryUse(*problem, schedule).peaks.empty()); }) < 48);
        QVERIFY(bytesOf([&] { QVERIFY(!realisedCriticalPath(*problem, schedule, placement).empty()); }) < 64);
    }
}

DOPPLER_TEST_WITH(doppler::tests::NoApplication, AllocationTest)

} // namespace allocation_test

#include "allocation.moc"
