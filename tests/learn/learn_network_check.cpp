// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/training/policies.h"
#include "tests/support/runner.h"

#include <QTest>

namespace learn_network_check_test {

using namespace doppler;

namespace {

/// What differs by more than that share.
QString above(const std::vector<NetworkDeviation>& deviations, double tolerance)
{
    QString out;
    for (const NetworkDeviation& d : deviations)
        if (!(d.relative <= tolerance))
            out += QString("%1: %2\n").arg(QString::fromStdString(d.name)).arg(d.relative);
    return out;
}

} // namespace

/// The fast networks of every policy against their definition in LibTorch.
class NetworkCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fastNetworksAreAsDefined()
    {
        for (const TrainingPolicy& policy : trainingPolicies())
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const auto check = checkNetworks(policy.id, seed);
                QVERIFY(check);
                QCOMPARE(check->empty(), policy.id == "gdp");
                QCOMPARE(above(check->outputs, 2e-4), QString());
                QCOMPARE(above(check->gradients, 2e-3), QString());
            }
    }

    void everyBlockIsCompared()
    {
        const auto check = checkNetworks("doppler", 1);
        QVERIFY(check);
        const ParameterLayout layout(NetworkShape{16, 3, true});
        for (const ParameterBlock& block : layout.blocks)
            QVERIFY2(std::any_of(check->gradients.begin(), check->gradients.end(),
                                 [&](const NetworkDeviation& d) { return d.name == block.name; }),
                     block.name.c_str());
    }

    /// A deviation is seen, whichever side it is on, and what is no number deviates.
    void deviationsAreSeen()
    {
        const std::vector<float> defined{1, -4, 2}, near{1, -4, 2.004F}, wrong{1, 4, 2}, less{1, -4},
            none{1, std::numeric_limits<float>::quiet_NaN(), 2};
        const auto deviation = [&](const std::vector<float>& fast) {
            Deviations found;
            found.output("x", defined, defined);
            found.output("x", fast, defined);
            return found.result().outputs.front().relative;
        };
        QVERIFY(deviation(near) > 0.9e-3 && deviation(near) < 1.1e-3);
        QCOMPARE(deviation(wrong), 2.0);
        QVERIFY(std::isinf(deviation(less)));
        QVERIFY(std::isinf(deviation(none)));
    }

    void unknownPoliciesAreRefused() { QVERIFY(!checkNetworks("nothing", 1)); }
};

DOPPLER_TEST(NetworkCheckTest)

} // namespace learn_network_check_test

#include "learn_network_check.moc"
