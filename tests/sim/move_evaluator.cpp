// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that are tried against whole simulations, to the bit, over every rule, preset, model and mode.
#include "core/sim/move_evaluator.h"

#include "core/catalog/builtin_topologies.h"
#include "core/placers/list/critical_path.h"
#include "core/sim/resumable_run.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload_source.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace move_evaluator_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

std::vector<Move> randomMoves(const Problem& problem, Random& random)
{
    std::vector<Move> moves;
    do {
        const VertexId v{random.below(problem.vertexCount())};
        const auto allowed = problem.allowedDevices(v);
        moves.push_back({v, allowed[random.below(allowed.size())]});
    } while (random.below(3) == 0);
    return moves;
}

void apply(const Problem& problem, std::span<const Move> moves, Assignment& devices)
{
    for (const Move& move : moves)
        for (VertexId member : problem.movesTogether(move.vertex))
            devices[member] = move.device;
}

/// No limit, one that is surely met or missed, or one at and just below the makespan.
double randomLimit(double makespan, Random& random)
{
    switch (random.below(5)) {
    case 0:
        return makespan;
    case 1:
        return std::nextafter(makespan, 0.0);
    case 2:
        return makespan * (0.5 + random.uniform());
    default:
        return std::numeric_limits<double>::infinity();
    }
}

/// Which of several things that ended at one moment is told is left open; the rest of the chain is not.
QString faultOfPath(const Problem& problem, const Schedule& run, std::span<const PathStep> path)
{
    const double last = realisedCriticalPath(problem, run).back().end; // a pause may follow it
    if (path.empty() || path.back().end != last)
        return QStringLiteral("it ends too early");
    for (std::size_t i = 0; i < path.size(); ++i) {
        const PathStep& step = path[i];
        const auto isTold = [&](const TransferRun& x) { // or its send task
            return x.vertex == step.vertex && x.to == step.device && x.begin() == step.start &&
                   (x.end == step.end || x.start == step.end);
        };
        // Whose turn came with the beginning of a step waited for that alone.
        const bool isBeginning = i + 1 < path.size() && path[i + 1].cause == Cause::Order;
        const double end = isBeginning && !step.isTransfer ? step.start : run.tasks[step.vertex].end;
        if (step.isTransfer ? std::none_of(run.transfers.begin(), run.transfers.end(), isTold)
                            : run.tasks[step.vertex].start != step.start || end != step.end ||
                                  run.tasks[step.vertex].device != step.device)
            return QStringLiteral("step %1 did not run like that").arg(i);
        if (i == 0)
            continue;
        const PathStep& before = path[i - 1];
        if (before.end > step.start)
            return QStringLiteral("step %1 starts before what it waited for").arg(i);
        if (step.cause != Cause::Data)
            continue;
        const auto out = problem.graph().outEdges(before.vertex);
        const bool feeds = step.isTransfer ? before.vertex == step.vertex && !before.isTransfer
                                           : std::any_of(out.begin(), out.end(),
                                                         [&](const Edge& e) { return e.to == step.vertex; });
        if (!feeds)
            return QStringLiteral("step %1 does not read what it is said to have waited for").arg(i);
    }
    return {};
}

ProblemPtr generated(const char* family, const char* devices, Contention contention)
{
    const WorkloadSource source = parseWorkloadSource(family).value();
    ModelOptions model;
    model.contention = contention;
    return Problem::create(source.family->make(source.options).value(), builtinTopology(devices).value(),
                           model)
        .value();
}

} // namespace

class MoveEvaluatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsWholeSimulations()
    {
        int met = 0;
        int missed = 0;
        for (std::uint64_t seed = 0; seed < 6000; ++seed) {
            const Case c = randomCase(seed);
            Random random(seed);
            Simulator simulator(c.problem);
            MoveEvaluator evaluator(c.problem, seed % 3 == 0);
            Placement placement = c.placement;
            double current = simulator.makespan(placement);
            QVERIFY(evaluator.start(placement) == current);
            for (int step = 0; step < 20; ++step) {
                const std::vector<Move> moves = randomMoves(*c.problem, random);
                Placement moved = placement;
                apply(*c.problem, moves, moved.devices);
                const double whole = simulator.makespan(moved);
                const double limit = randomLimit(whole, random);
                const double tried = moves.size() == 1 && random.below(2) == 0
                                         ? evaluator.tryMove(moves[0].vertex, moves[0].device, limit)
                                         : evaluator.tryMoves(moves, limit);
                const double expected = whole <= limit ? whole : std::numeric_limits<double>::infinity();
                QVERIFY2(tried == expected, qPrintable(QStringLiteral("seed %1, step %2: %3, expected %4")
                                                           .arg(seed)
                                                           .arg(step)
                                                           .arg(tried, 0, 'g', 17)
                                                           .arg(expected, 0, 'g', 17)));
                (whole <= limit ? met : missed) += 1;
                if (whole <= limit && random.below(3) == 0) {
                    evaluator.accept();
                    placement = moved;
                    current = whole;
                }
                QVERIFY2(
                    evaluator.makespan() == current && evaluator.current() == placement,
                    qPrintable(QStringLiteral("seed %1, step %2: another placement").arg(seed).arg(step)));
            }
        }
        QVERIFY(met > 50000 && missed > 20000);
    }

    /// Graphs of hundreds of vertices, as searches try moves: with limits close to the makespan, which most
    /// moves miss, and long walks of accepted moves.
    void equalsWholeSimulationsOfLargerGraphs()
    {
        int met = 0;
        int missed = 0;
        for (const char* family :
             {"layered:vertices=200:seed=3", "nasnet:cells=1", "cholesky:tiles=8", "fft"})
            for (const char* devices : {"4xP100", "8xV100"})
                for (int contention = 0; contention < 4; ++contention) {
                    const ProblemPtr problem =
                        generated(family, devices, static_cast<Contention>(contention));
                    Random random(static_cast<std::uint64_t>(contention));
                    Simulator simulator(problem);
                    MoveEvaluator evaluator(problem, contention % 2 == 0);
                    Placement placement;
                    drawAssignment(*problem, random, placement.devices);
                    double current = evaluator.start(placement);
                    for (int step = 0; step < 300; ++step) {
                        const std::vector<Move> moves = randomMoves(*problem, random);
                        Placement moved = placement;
                        apply(*problem, moves, moved.devices);
                        const double whole = simulator.makespan(moved);
                        const double limit = current * (1 + 0.01 * random.uniform());
                        const double tried = evaluator.tryMoves(moves, limit);
                        QVERIFY2(tried == (whole <= limit ? whole : std::numeric_limits<double>::infinity()),
                                 family);
                        (whole <= limit ? met : missed) += 1;
                        if (whole > limit)
                            continue;
                        evaluator.accept();
                        placement = moved;
                        current = whole;
                    }
                }
        QVERIFY2(met > 2000 && missed > 2000, qPrintable(QStringLiteral("%1 %2").arg(met).arg(missed)));
    }

    /// Of two runs of the same moves, the one with a limit that they miss starts much less than the other.
    void endsRunsThatCannotMeetTheirLimit()
    {
        for (const char* family : {"nasnet", "decoder"}) {
            const ProblemPtr problem = generated(family, "8xV100", Contention::PerLink);
            const auto run = ResumableRun::create(*problem, false);
            Random random(1);
            const Placement placement = placeByCriticalPath(*problem, random);
            const double current = run->start(placement.devices, {}).value();
            std::size_t limited = 0;
            std::size_t whole = 0;
            for (int step = 0; step < 1000; ++step) {
                const VertexId v{random.below(problem->vertexCount())};
                run->move(v, DeviceId{random.below(problem->deviceCount())});
                if (run->tryMoved(std::numeric_limits<double>::infinity()) > current) {
                    whole += run->startsOfLastRun();
                    QVERIFY(run->tryMoved(current) == std::numeric_limits<double>::infinity());
                    limited += run->startsOfLastRun();
                }
                run->move(v, placement.devices[v]);
            }
            QVERIFY2(10 * limited < 7 * whole,
                     qPrintable(
                         QStringLiteral("%1: %2 of %3").arg(QLatin1String(family)).arg(limited).arg(whole)));
        }
    }

    /// Whatever a stop has interrupted, another start leaves nothing of it.
    void startsAnewAfterAStop()
    {
        std::size_t interrupted = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            Random random(seed);
            Simulator simulator(c.problem);
            MoveEvaluator evaluator(c.problem, seed % 2 == 0);
            const double whole = simulator.makespan(c.placement);
            std::stop_source source;
            QVERIFY(evaluator.start(c.placement, source.get_token()) == whole);
            source.request_stop();
            const std::vector<Move> moves = randomMoves(*c.problem, random);
            Placement moved = c.placement;
            apply(*c.problem, moves, moved.devices);
            const double afterwards = simulator.makespan(moved);
            const double tried = evaluator.tryMoves(moves);
            QVERIFY(tried == afterwards || std::isinf(tried));
            interrupted += tried != afterwards ? 1 : 0;
            QVERIFY(!evaluator.start(moved, source.get_token()));
            QVERIFY(evaluator.start(c.placement) == whole);
            QVERIFY(evaluator.tryMoves(moves) == afterwards);
        }
        QVERIFY2(interrupted > 40, qPrintable(QString::number(interrupted)));
    }

    void tellsTheCriticalPathOfTheCurrentPlacement()
    {
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            const Case c = randomCase(seed);
            Random random(seed);
            MoveEvaluator evaluator(c.problem, seed % 2 == 0);
            Placement placement = c.placement;
            evaluator.start(placement);
            for (int step = 0; step < 5; ++step) {
                const Schedule run = Simulator(c.problem).run(placement);
                const QString fault =
                    run.outOfMemory ? QString() : faultOfPath(*c.problem, run, evaluator.criticalPath());
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
                const auto times = evaluator.taskTimes();
                QCOMPARE(times.size(), c.problem->vertexCount());
                for (VertexId v : c.problem->graph().vertices())
                    QVERIFY(times[v].start == run.tasks[v].start && times[v].end == run.tasks[v].end);
                const std::vector<Move> moves = randomMoves(*c.problem, random);
                evaluator.tryMoves(moves);
                evaluator.accept();
                apply(*c.problem, moves, placement.devices);
            }
        }
    }
};

DOPPLER_TEST(MoveEvaluatorTest)

} // namespace move_evaluator_test

#include "move_evaluator.moc"
