// SPDX-License-Identifier: GPL-3.0-or-later
// Which transfers are in each other's way: channels of devices, and named ones, worked out by hand.
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QtTest>

namespace channels_test {

using namespace doppler;
using namespace doppler::tests;

class ChannelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Baechi's channels, half duplex: a transfer takes those of both its ends.
    void channelsOfDevices()
    {
        ModelOptions model;
        // 0: d0 -> 2 on d1, 4 bytes. 1: d1 -> 3 on d2, 2 bytes. 4: d2 -> 5 on d0, 5 bytes.
        const std::vector<Small> vertices{{1, 0, 4}, {1, 1, 2}, {1, 1}, {1, 2}, {3, 2, 5}, {1, 0}};
        const std::vector<std::pair<int, int>> edges{{0, 2}, {1, 3}, {4, 5}};
        // One for each pair: nothing is in the way of anything.
        QCOMPARE(starts(runOf(smallCase(vertices, edges, {3}, model))),
                 (std::vector<double>{0, 0, 5, 3, 0, 8}));
        // 0 to 2 holds d0 and d1 from 1 to 5, 1 to 3 needs d1 and goes from 5 to 7, 4 to 5 needs d2, which is
        // taken when d0 is free at 5, and goes from 7 to 12.
        model.contention = Contention::PerDevice;
        const Schedule run = runOf(smallCase(vertices, edges, {3}, model));
        QCOMPARE(starts(run), (std::vector<double>{0, 0, 5, 7, 0, 12}));
        QCOMPARE(run.makespan, 13.0);
    }

    /// A bus for two transfers at once, which three pairs need; the fourth has what the preset says. Whoever
    /// chooses another preset keeps the bus.
    void namedChannelsReplaceThePreset()
    {
        Machine machine{4};
        machine.channels = {{"bus", 2}};
        machine.needFirst = {{0, 3}, {1, 3}, {2, 3}};
        const std::vector<Small> vertices{{1, 0, 4}, {1, 1, 2}, {1, 2, 3}, {1, 1}, {1, 3}, {1, 3}, {1, 3}};
        const std::vector<std::pair<int, int>> edges{{0, 4}, {0, 3}, {1, 5}, {2, 6}};
        // On the bus 0 to 4 from 1 to 5, 1 to 5 from 1 to 3, and then 2 to 6 until 6; beside it 0 to 3
        // from 1.
        const std::vector<double> expected{0, 0, 0, 5, 5, 3, 6};
        ModelOptions model;
        QCOMPARE(starts(runOf(smallCase(vertices, edges, machine, model))), expected);
        for (const Contention preset :
             {Contention::PerLink, Contention::Unlimited, Contention::PerSource, Contention::PerDevice}) {
            model.contention = preset;
            QCOMPARE(starts(runOf(smallCase(vertices, edges, machine, model))), expected);
        }
        // Two pairs beside the bus: one source now sends to one of them at a time.
        machine.needFirst = {{1, 3}, {2, 3}};
        model.contention = Contention::PerSource;
        QCOMPARE(starts(runOf(smallCase(vertices, edges, machine, model))),
                 (std::vector<double>{0, 0, 0, 9, 5, 3, 4}));
        // The simulators of others have their own channels, whatever the devices say.
        machine.needFirst = {{0, 3}, {1, 3}, {2, 3}};
        for (const CostModel costs : {CostModel::AsReleased, CostModel::Mayer})
            QVERIFY(smallCase(vertices, edges, machine, withCosts(costs))
                        .problem->route(DeviceId{0}, DeviceId{3})
                        .empty());
        const Case placeto = smallCase(vertices, edges, machine, withCosts(CostModel::Placeto));
        const ChannelId ofSource = placeto.problem->route(DeviceId{0}, DeviceId{3}).front();
        QCOMPARE(placeto.problem->route(DeviceId{0}, DeviceId{1}).front(), ofSource);
        QCOMPARE(placeto.problem->channels()[ofSource].capacity, 1U);
    }
};

DOPPLER_TEST(ChannelsTest)

} // namespace channels_test

#include "channels.moc"
