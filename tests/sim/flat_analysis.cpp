// SPDX-License-Identifier: GPL-3.0-or-later
// The parts from which the analysis of a large run is made.
#include "core/sim/arrays/time_sort.h"
#include "core/sim/arrays/transfer_index.h"
#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace flat_analysis_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

struct Timed {
    double time = 0;
    int number = 0;
    bool operator==(const Timed&) const = default;
};

} // namespace

class FlatAnalysisTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sortsByTimeAndKeepsTheOrderOfEqualTimes()
    {
        for (const int size : {0, 1, 1000, 5000, 70000}) {
            Random random(static_cast<std::uint64_t>(size));
            std::vector<Timed> list;
            for (int i = 0; i < size; ++i) {
                const double far = random.uniform() < 0.1 ? 1e-300 : 1e5;
                const double time = random.below(4) == 0 ? 0.25 * static_cast<double>(random.below(100))
                                                         : far * (random.uniform() - 0.1);
                list.push_back({random.below(50) == 0 ? -0.0 : time, i});
            }
            std::vector<Timed> expected = list;
            std::ranges::stable_sort(expected, {}, &Timed::time);
            std::vector<Timed> spare;
            sortByTime(list, spare);
            QVERIFY(list == expected);
        }
    }

    void findsEveryTransfer()
    {
        std::size_t found = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const auto c = randomCase(seed);
            const Schedule schedule = Simulator(c.problem).run(c.placement);
            const TransferIndex<TransferRun> index(c.problem->graph().tensorCount(), schedule.transfers);
            std::vector<std::vector<bool>> sent(c.problem->graph().tensorCount(),
                                                std::vector<bool>(c.problem->deviceCount()));
            for (std::size_t i = 0; i < schedule.transfers.size(); ++i) {
                const TransferRun& x = schedule.transfers[i];
                QCOMPARE(index.find(x.tensor, x.to), std::optional(i));
                sent[x.tensor][x.to] = true;
                ++found;
            }
            for (TensorId t : c.problem->graph().tensors())
                for (DeviceId d : c.problem->topology().devices())
                    QCOMPARE(index.find(t, d).has_value(), bool(sent[t][d]));
        }
        QVERIFY(found > 1000);
    }
};

DOPPLER_TEST(FlatAnalysisTest)

} // namespace flat_analysis_test

#include "flat_analysis.moc"
