// SPDX-License-Identifier: GPL-3.0-or-later
// Lower bounds by name: by hand, below every run, and agreeing with the bounds that others use.
#include "core/sim/bound_list.h"

#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace bound_list_test {

using namespace doppler;

namespace {

double valueOf(const std::vector<NamedBound>& bounds, BoundKind kind)
{
    const auto found = std::ranges::find(bounds, kind, &NamedBound::kind);
    return found == bounds.end() ? -1 : found->seconds;
}

} // namespace

class BoundListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Two tasks of 1 s feed one of 2 s; moving the first's output takes 1 s, the second's 0.5 s.
    void threeTasksByHand()
    {
        const RunPtr run = sample::threeTasks();
        const auto bounds = lowerBounds(*run->problem);
        QCOMPARE(valueOf(bounds, BoundKind::Path), 3.0);
        QCOMPARE(valueOf(bounds, BoundKind::Work), 2.0);
        QCOMPARE(valueOf(bounds, BoundKind::TransferPath), 3.0);
        QVERIFY(valueOf(bounds, BoundKind::Density) >= 3.0);
        const auto placed = placementBounds(*run->problem, run->placement);
        QCOMPARE(valueOf(placed, BoundKind::PlacementPath), 4.0); // a, its way, c
        QCOMPARE(valueOf(placed, BoundKind::PlacementLoad), 2.0);
        QVERIFY(placed[1].device.has_value());
        const auto binding = bindingBound(placed);
        QVERIFY(binding && binding->kind == BoundKind::PlacementPath);
        QVERIFY(!bindingBound(placed, true));
        QVERIFY(!bindingBound({}));
    }

    void belowEveryRunAndAsOthersSay()
    {
        for (const char* placer : {"critical-path", "heft", "random", "round-robin"})
            for (const RunPtr& run :
                 {sample::chainmm(placer), sample::place(sample::manyTasks(300)->problem->graphPtr(),
                                                         builtinTopology("8xV100").value(), placer)}) {
                const auto bounds = lowerBounds(*run->problem);
                QCOMPARE(std::max(valueOf(bounds, BoundKind::Path), valueOf(bounds, BoundKind::Work)),
                         run->problem->lowerBound());
                QCOMPARE(bindingBound(bounds)->seconds, makespanBound(*run->problem));
                const double most = run->schedule.makespan * (1 + 1e-9);
                for (const NamedBound& bound : bounds)
                    QVERIFY(bound.seconds <= most);
                for (const NamedBound& bound : placementBounds(*run->problem, run->placement))
                    QVERIFY(bound.seconds <= most);
            }
    }

    void underNoiseOnlyWhatCountsIt()
    {
        ModelOptions model;
        model.noise = {0.3, 0.3};
        const auto problem = sample::chainmm()->problem->withModel(model).value();
        const auto bounds = lowerBounds(*problem);
        QCOMPARE(bounds.size(), std::size_t{2});
        QCOMPARE(bindingBound(bounds)->seconds, problem->lowerBound());
        QVERIFY(placementBounds(*problem, sample::chainmm()->placement).empty());
    }
};

DOPPLER_TEST(BoundListTest)

} // namespace bound_list_test

#include "bound_list.moc"
