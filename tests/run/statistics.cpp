// SPDX-License-Identifier: GPL-3.0-or-later
// Against values that stand in textbooks and tables.
#include "core/run/statistics.h"

#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

namespace statistics_test {

using namespace doppler;

namespace {

/// Hours of additional sleep, second drug minus first (Cushny and Peebles 1905; Student 1908).
const std::vector<double> extraSleep{1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};
/// Heights of maize, crossed minus self-fertilised, in eighths of an inch (Darwin 1876; Fisher 1935).
const std::vector<double> maize{49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.12g, expected %.12g", found, expected);
    return false;
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void incompleteBetaAtKnownPoints()
    {
        QVERIFY(near(incompleteBeta(2, 3, 0.5), 0.6875, 1e-14));
        QVERIFY(near(incompleteBeta(1, 7, 0.2), 1 - std::pow(0.8, 7), 1e-14));
        QVERIFY(near(incompleteBeta(0.5, 0.5, 0.3), 2 / std::numbers::pi * std::asin(std::sqrt(0.3)), 1e-13));
        QVERIFY(near(incompleteBeta(40, 0.5, 0.99), 1 - incompleteBeta(0.5, 40, 0.01), 1e-13));
        QCOMPARE(incompleteBeta(3, 4, 0), 0.0);
        QCOMPARE(incompleteBeta(3, 4, 1), 1.0);
    }

    void studentsTable()
    {
        const std::vector<std::pair<double, double>> table{{1, 12.7062},  {2, 4.30265},  {4, 2.77645},
                                                           {9, 2.26216},  {19, 2.09302}, {30, 2.04227},
                                                           {120, 1.97993}};
        for (const auto& [freedom, t] : table) {
            QVERIFY(near(studentQuantile(0.95, freedom), t, 5.1e-5));
            QVERIFY(near(studentTwoSided(t, freedom), 0.05, 2e-6));
        }
        QVERIFY(near(studentQuantile(0.99, 9), 3.24984, 5.1e-6));
        QVERIFY(near(studentQuantile(0.95, 1e9), 1.959964, 1e-6)); // nearly the normal distribution
        QCOMPARE(studentTwoSided(0, 5), 1.0);
    }

    void meanAndDeviation()
    {
        const std::vector<double> sample{2, 4, 4, 4, 5, 5, 7, 9};
        QCOMPARE(mean(sample), 5.0);
        QVERIFY(near(sampleDeviation(sample), std::sqrt(32.0 / 7), 1e-15));
        QCOMPARE(sampleDeviation(std::vector<double>{3}), 0.0);
        QVERIFY(!meanInterval(std::vector<double>{3}));
        QCOMPARE(sampleDeviation(std::vector<double>(5, 0.1)), 0.0); // rounding is no spread
    }

    void studentsSleep()
    {
        const auto test = pairedTTest(extraSleep);
        QVERIFY(near(test->statistic, 4.0621, 5e-5));
        QVERIFY(near(test->p, 0.002833, 5e-7));
        QCOMPARE(test->pairs, std::size_t{10});
        const auto interval = meanInterval(extraSleep);
        QVERIFY(near(interval->low, 0.7001142, 5e-8));
        QVERIFY(near(interval->high, 2.4598858, 5e-8));
        // One of them is 0, all others are above: one sign pattern in 2^9, on either side.
        const auto ranks = wilcoxonSignedRank(extraSleep);
        QCOMPARE(ranks->pairs, std::size_t{9});
        QCOMPARE(ranks->statistic, 0.0);
        QVERIFY(near(ranks->p, 2.0 / 512, 1e-15));
    }

    void darwinsMaize()
    {
        const auto test = pairedTTest(maize);
        QVERIFY(near(test->statistic, 2.148, 5e-4));
        QVERIFY(near(test->p, 0.0497, 5e-5));
        const auto ranks = wilcoxonSignedRank(maize);
        QCOMPARE(ranks->statistic, 24.0);
        QVERIFY(near(ranks->p, 0.041259765625, 1e-15));
    }

    void tiedRanksAreExactToo()
    {
        // Ranks 1.5, 1.5, 3; the sums of the negative ones over all 8 signs: 0 1.5 1.5 3 3 4.5 4.5 6.
        const auto one = wilcoxonSignedRank(std::vector<double>{-1, 1, 2});
        QCOMPARE(one->statistic, 1.5);
        QVERIFY(near(one->p, 6.0 / 8, 1e-15));
        const auto none = wilcoxonSignedRank(std::vector<double>{1, 1, 2});
        QVERIFY(near(none->p, 2.0 / 8, 1e-15));
    }

    /// What rounding alone tells apart is tied, and the test is the same for both of a pair.
    void roundingMakesNoRanks()
    {
        const double size = std::log(0.7);
        const std::vector<double> apart{-size, size * (1 + 1e-15), 2 * size, -size * (1 - 1e-15)};
        std::vector<double> turned;
        for (double d : apart)
            turned.push_back(-d);
        const auto plain = wilcoxonSignedRank(std::vector<double>{-size, size, 2 * size, -size});
        QCOMPARE(wilcoxonSignedRank(apart)->p, plain->p);
        QCOMPARE(wilcoxonSignedRank(turned)->p, plain->p);
    }

    void manyPairsByTheNormalDistribution()
    {
        std::vector<double> sample(60);
        std::iota(sample.begin(), sample.end(), 1.0);
        for (std::size_t i = 0; i < 20; ++i)
            sample[i] = -sample[i];
        const auto test = wilcoxonSignedRank(sample);
        QCOMPARE(test->statistic, 210.0);
        QVERIFY(near(test->p, 2.14572e-7, 5e-12));
        // Both ways agree where they meet.
        std::vector<double> mixed(mostExactPairs);
        for (std::size_t i = 0; i < mixed.size(); ++i)
            mixed[i] = static_cast<double>(i + 1) * (i % 3 == 0 ? -1 : 1);
        const double exact = wilcoxonSignedRank(mixed)->p;
        mixed.push_back(0.5);
        mixed.push_back(-0.25);
        QVERIFY(near(wilcoxonSignedRank(mixed)->p, exact, 0.1 * exact));
    }

    void nothingToTest()
    {
        QVERIFY(!pairedTTest(std::vector<double>{1}));
        QVERIFY(!wilcoxonSignedRank(std::vector<double>{0, 0}));
        QCOMPARE(pairedTTest(std::vector<double>{0, 0, 0})->p, 1.0);
        QVERIFY(!pairedTTest(std::vector<double>{2, 2, 2})); // nothing varies: no certainty of it
    }
};

DOPPLER_TEST(StatisticsTest)

} // namespace statistics_test

#include "statistics.moc"
