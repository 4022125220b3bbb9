// SPDX-License-Identifier: GPL-3.0-or-later
// After the first run on a problem nothing is allocated: counted by an operator new of this program's own.
#include "core/placers/neighbourhood.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "tests/core/random_cases.h"

#include <QtTest>
#include <atomic>
#include <cstdlib>
#include <new>

using namespace doppler;
using namespace doppler::tests;

namespace {

std::atomic<std::size_t> allocations = 0;

void* counted(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

class AllocationTest : public QObject {
    Q_OBJECT
private slots:
    void countsAllocations();
    void noneInFurtherRuns();
    void noneInFurtherMoves();

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
    const std::size_t before = allocations;
    const auto memory = std::make_unique<std::vector<int>>(std::size_t(before % 7 + 1));
    QVERIFY(allocations >= before + 2 && !memory->empty());
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
        const std::size_t before = allocations;
        double sum = 0;
        for (const Assignment& devices : assignments)
            sum += simulator.makespan(devices);
        const std::size_t made = allocations - before;
        QVERIFY2(made == 0, qPrintable(QString("seed %1: %2 (%3)").arg(seed).arg(made).arg(sum)));
    }
}

void AllocationTest::noneInFurtherMoves()
{
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const ProblemPtr problem = simpleProblem(seed);
        if (problem->model().schedule != ChooseTask::Fifo || problem->deviceCount() < 2)
            continue;
        Random random(seed);
        Placement placement;
        drawAssignment(*problem, random, placement.devices);
        MoveEvaluator evaluator(problem);
        evaluator.start(placement);
        const auto tryMoves = [&](int count) {
            for (int i = 0; i < count; ++i) {
                const VertexId v{random.below(problem->vertexCount())};
                const auto allowed = problem->allowedDevices(v);
                const DeviceId d = allowed[random.below(allowed.size())];
                if (evaluator.tryMove(v, d) < evaluator.makespan() * 1.1)
                    evaluator.accept();
            }
        };
        // Room for what waits grows while the first moves are tried.
        tryMoves(300);
        const std::size_t before = allocations;
        tryMoves(20);
        const std::size_t made = allocations - before;
        QVERIFY2(made == 0, qPrintable(QString("seed %1: %2").arg(seed).arg(made)));
    }
}

QTEST_APPLESS_MAIN(AllocationTest)
#include "allocation_test.moc"
