// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking of Mayer, Mayer, Laich's table (DIDL 2017), on random graphs of its kind.
// benchmarks/mayer_table prints the whole one.
#include "tests/support/mayer_table.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>

namespace mayer_ranking_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

enum Partitioner { Hash, BatchSplit, Dfs, Mite, MayerCp, Heft };
enum Rule { Fifo, BLevel, Msr };
enum Network { Convolutional, Recurrent, DynamicRnn };

/// First in first out on the dynamic network is the one place where batch-split is ahead of those two, unlike
/// in the paper (docs/results/mayer-partitioners.md).
bool isTheException(int network, std::size_t rule, std::size_t partitioner)
{
    return network == DynamicRnn && rule == Fifo && (partitioner == Dfs || partitioner == Mite);
}

} // namespace

class MayerTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const auto& [network, graphs] :
             {std::pair(mayerNetworks[0], 10), {mayerNetworks[1], 2}, {mayerNetworks[2], 2}})
            tables.push_back(mayerTable(network, graphs).value());
    }

    void partitioners_data()
    {
        QTest::addColumn<int>("network");
        for (std::size_t n = 0; n < mayerNetworks.size(); ++n)
            QTest::newRow(mayerNetworks[n]) << static_cast<int>(n);
    }

    void partitioners()
    {
        QFETCH(int, network);
        const MayerTable& table = tables[static_cast<std::size_t>(network)];
        for (std::size_t rule = 0; rule < mayerRules.size(); ++rule)
            for (std::size_t p = BatchSplit; p < mayerPlacers.size(); ++p)
                QVERIFY2(table[p][rule] < 0.8 * table[Hash][rule], mayerPlacers[p]);
        for (std::size_t rule = 0; rule < mayerRules.size(); ++rule) {
            const double batchSplit = table[BatchSplit][rule];
            for (std::size_t p : {Dfs, Mite, MayerCp})
                QVERIFY2(table[p][rule] < (isTheException(network, rule, p) ? 1.2 : 0.9) * batchSplit,
                         mayerPlacers[p]);
            QVERIFY(table[MayerCp][rule] < 1.1 * std::min(table[Dfs][rule], table[Mite][rule]));
        }
        // Fast devices, the critical path and PCT: "up to 4x" over hash and fifo.
        QVERIFY(table[MayerCp][BLevel] < 0.5 * table[Hash][Fifo]);
        // PCT helps everyone. The paper has MSR behind it by 1 to 6 %; here they are level where queues are
        // short.
        for (std::size_t p = Hash; p < mayerPlacers.size(); ++p) {
            QVERIFY2(table[p][BLevel] < table[p][Fifo], mayerPlacers[p]);
            QVERIFY2(table[p][Msr] < table[p][Fifo] * 1.005, mayerPlacers[p]);
            QVERIFY2(table[p][BLevel] < table[p][Msr] * 1.02, mayerPlacers[p]);
        }
    }

    void rules()
    {
        // Over all partitioners and networks, as shares of hash and fifo.
        std::array<double, mayerRules.size()> mean{};
        for (const MayerTable& table : tables)
            for (std::size_t p = Hash; p < Heft; ++p)
                for (std::size_t rule = 0; rule < mean.size(); ++rule)
                    mean[rule] += table[p][rule] / table[Hash][Fifo];
        QVERIFY(mean[BLevel] < mean[Msr]);
        QVERIFY(mean[Msr] < mean[Fifo]);
    }

private:
    std::vector<MayerTable> tables; ///< By network.
};

DOPPLER_TEST(MayerTableTest)

} // namespace mayer_ranking_test

#include "mayer_ranking.moc"
