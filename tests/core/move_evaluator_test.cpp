// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that are tried against whole simulations, to the bit, over every rule, preset, model and mode.
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "tests/core/random_cases.h"

#include <QtTest>

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

} // namespace

class MoveEvaluatorTest : public QObject {
    Q_OBJECT

private slots:
    void equalsWholeSimulations()
    {
        int met = 0;
        int missed = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const Case c = randomCase(seed);
            Random random(seed);
            Simulator simulator(c.problem);
            MoveEvaluator evaluator(c.problem);
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
        QVERIFY(met > 10000 && missed > 5000);
    }

    void tellsTheCriticalPathOfTheCurrentPlacement()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Case c = randomCase(seed);
            Random random(seed);
            MoveEvaluator evaluator(c.problem);
            Placement placement = c.placement;
            evaluator.start(placement);
            for (int step = 0; step < 5; ++step) {
                const Schedule run = Simulator(c.problem).run(placement);
                const auto path = realisedCriticalPath(*c.problem, run);
                const auto told = evaluator.criticalPath();
                if (!run.outOfMemory)
                    QVERIFY2(told.size() == path.size(), qPrintable(QStringLiteral("seed %1").arg(seed)));
                for (std::size_t i = 0; i < told.size() && !run.outOfMemory; ++i) {
                    const CriticalLink& link = path[i];
                    const bool same = link.isTransfer ? told[i].vertex == run.transfers[link.index].vertex &&
                                                            told[i].device == run.transfers[link.index].to
                                                      : told[i].vertex == link.index &&
                                                            told[i].device == run.tasks[link.index].device;
                    QVERIFY2(same && told[i].isTransfer == link.isTransfer && told[i].cause == link.cause &&
                                 told[i].start == link.start && told[i].end == link.end,
                             qPrintable(QStringLiteral("seed %1, link %2").arg(seed).arg(i)));
                }
                const std::vector<Move> moves = randomMoves(*c.problem, random);
                evaluator.tryMoves(moves);
                evaluator.accept();
                apply(*c.problem, moves, placement.devices);
            }
        }
    }
};

QTEST_GUILESS_MAIN(MoveEvaluatorTest)
#include "move_evaluator_test.moc"
