// SPDX-License-Identifier: GPL-3.0-or-later
// Which devices are interchangeable, and how those of two runs correspond.
#include "core/run/device_match.h"

#include "core/base/best_assignment.h"
#include "core/catalog/builtin_topologies.h"
#include "core/explain/run_differences.h"
#include "core/run/vertex_values.h"
#include "core/topology/interchangeable.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <numeric>

namespace device_match_test {

using namespace doppler;

namespace {

using Classes = std::vector<std::uint32_t>;

/// Devices gpu0, gpu1, ... with equal links between all.
TopologyParts equalDevices(std::size_t count)
{
    TopologyParts parts;
    parts.name = "equal";
    for (std::size_t d = 0; d < count; ++d) {
        Device device;
        device.name = "gpu" + std::to_string(d);
        parts.devices.push_back(device);
    }
    parts.links.assign(count * count, Link{100, 0, {}});
    return parts;
}

Classes classesOf(TopologyParts parts)
{
    return interchangeableClasses(*Topology::create(std::move(parts)).value());
}

/// The run with each device d replaced by `to[d]`.
RunPtr permuted(const RunPtr& run, const TopologyPtr& topology, const std::vector<std::size_t>& to)
{
    Placement placement;
    for (const DeviceId d : run->placement.devices)
        placement.devices.push_back(DeviceId{to[d]});
    const auto problem = Problem::create(run->problem->graphPtr(), topology).value();
    return makeRun(problem, placement, "permuted").value();
}

std::size_t movedCount(const RunPtr& reference, const RunPtr& other)
{
    const auto moved = movedVertices(*reference, *other);
    return static_cast<std::size_t>(std::ranges::count(moved, 1));
}

std::int64_t totalOf(const std::vector<std::int64_t>& weights, const std::vector<std::size_t>& columns)
{
    std::int64_t sum = 0;
    for (std::size_t row = 0; row < columns.size(); ++row)
        sum += weights[row * columns.size() + columns[row]];
    return sum;
}

} // namespace

class DeviceMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalDevicesAreOneClass()
    {
        QCOMPARE(classesOf(equalDevices(3)), (Classes{0, 0, 0}));
        QCOMPARE(interchangeableClasses(*builtinTopology("4xP100").value()), (Classes{0, 0, 0, 0}));
    }

    void figuresAndLinksSeparate()
    {
        TopologyParts slow = equalDevices(3);
        slow.devices[2].flopsPerSecond = 0.5;
        QCOMPARE(classesOf(slow), (Classes{0, 0, 1}));
        TopologyParts small = equalDevices(3);
        small.devices[0].memoryBytes = 1e9;
        QCOMPARE(classesOf(small), (Classes{0, 1, 1}));
        // Two pairs with fast links: exchanging devices of different pairs changes both.
        TopologyParts pairs = equalDevices(4);
        for (const std::size_t link : {1U, 4U, 11U, 14U})
            pairs.links[link].bandwidth = 400;
        QCOMPARE(classesOf(pairs), (Classes{0, 0, 1, 1}));
        // A link that is fast in one direction only.
        TopologyParts oneWay = equalDevices(2);
        oneWay.links[1].bandwidth = 200;
        QCOMPARE(classesOf(oneWay), (Classes{0, 1}));
    }

    void channelsMayBeExchangedToo()
    {
        // Each device has a channel of its own for what it sends.
        TopologyParts parts = equalDevices(3);
        parts.channels = {{"out0", 1}, {"out1", 1}, {"out2", 1}};
        for (std::size_t from = 0; from < 3; ++from)
            for (std::size_t to = 0; to < 3; ++to)
                if (from != to)
                    parts.links[from * 3 + to].channels = {ChannelId{from}};
        QCOMPARE(classesOf(parts), (Classes{0, 0, 0}));
        parts.channels[1].capacity = 2;
        QCOMPARE(classesOf(parts), (Classes{0, 1, 0}));
        parts.channels[1].capacity = 1;
        parts.links[0 * 3 + 2].channels = {ChannelId{1}}; // gpu0 and gpu1 now meet on the way to gpu2.
        QCOMPARE(classesOf(parts), (Classes{0, 1, 2}));
    }

    void aPermutationOfEqualDevicesMovesNothing()
    {
        const RunPtr run = sample::chainmm();
        const TopologyPtr topology = builtinTopology("4xP100").value();
        std::vector<std::size_t> to{0, 1, 2, 3};
        do {
            const RunPtr other = permuted(run, topology, to);
            QCOMPARE(movedCount(run, other), std::size_t{0});
            QCOMPARE(movedCount(other, run), std::size_t{0});
        } while (std::ranges::next_permutation(to).found);
    }

    void aVertexThatMovedIsStillSeen()
    {
        const RunPtr run = sample::chainmm();
        const TopologyPtr topology = builtinTopology("4xP100").value();
        const RunPtr other = permuted(run, topology, {2, 3, 1, 0});
        Placement placement = other->placement;
        placement.devices[5] = DeviceId{(placement.devices[5] + 1U) % 4U};
        const RunPtr moved = makeRun(other->problem, placement, "moved").value();
        QCOMPARE(movedCount(run, moved), std::size_t{1});
        const RunDifferences all = differencesOf({{"one", run}, {"two", moved}}, 0);
        QCOMPARE(all.moved[1].size(), std::size_t{1});
        QCOMPARE(all.moved[1][0].vertex, VertexId{5});
        QCOMPARE(all.matches[1].renamed.size(), std::size_t{4});
        QCOMPARE(QString::fromStdString(deviceMatchNote(all, 1)->english()),
                 QStringLiteral("Interchangeable devices of two were matched to those of one, so that as few "
                                "vertices as possible count as moved: gpu0 = gpu3, gpu1 = gpu2, gpu2 = gpu0, "
                                "gpu3 = gpu1."));
        QVERIFY(!deviceMatchNote(all, 0));
    }

    void unequalDevicesAreNotMatched()
    {
        TopologyParts parts = equalDevices(4);
        for (std::size_t d = 0; d < 4; ++d)
            parts.devices[d].flopsPerSecond = 1e12 * static_cast<double>(d + 1);
        const TopologyPtr topology = Topology::create(std::move(parts)).value();
        const RunPtr run = permuted(sample::chainmm(), topology, {0, 1, 2, 3});
        const RunPtr other = permuted(run, topology, {1, 2, 3, 0});
        QCOMPARE(movedCount(run, other), run->placement.devices.size());
        QVERIFY(matchDevices(*run, *other).renamed.empty());
    }

    void verticesThatAreTiedToDevicesSeparate()
    {
        GraphBuilder builder("tied");
        Vertex vertex;
        vertex.name = "a";
        vertex.seconds = {{"*", 1.0}};
        vertex.allow = {"gpu0", "gpu1"};
        builder.addVertex(vertex);
        const auto problem =
            Problem::create(builder.build().value(), Topology::create(equalDevices(3)).value()).value();
        const RunPtr one = makeRun(problem, {{DeviceId{0}}, {}}, "one").value();
        const RunPtr two = makeRun(problem, {{DeviceId{1}}, {}}, "two").value();
        const auto match = matchDevices(*one, *two);
        QCOMPARE(match.reference[0], std::optional(DeviceId{1}));
        QCOMPARE(match.reference[1], std::optional(DeviceId{0}));
        QCOMPARE(match.reference[2], std::optional(DeviceId{2}));
    }

    void namesWinTies()
    {
        const RunPtr run = sample::chainmm();
        QVERIFY(matchDevices(*run, *run).renamed.empty());
    }

    void assignmentsAreBest()
    {
        Random random(7);
        for (int round = 0; round < 300; ++round) {
            const std::size_t size = 1 + random.below(6);
            std::vector<std::int64_t> weights(size * size);
            for (std::int64_t& weight : weights)
                weight = static_cast<std::int64_t>(random.below(9));
            std::vector<std::size_t> columns(size);
            std::iota(columns.begin(), columns.end(), std::size_t{0});
            std::int64_t best = 0;
            do
                best = std::max(best, totalOf(weights, columns));
            while (std::ranges::next_permutation(columns).found);
            const auto found = bestAssignment(weights, size);
            QCOMPARE(totalOf(weights, found), best);
            std::vector<std::size_t> sorted = found;
            std::ranges::sort(sorted);
            QCOMPARE(sorted, columns);
        }
    }
};

DOPPLER_TEST(DeviceMatchTest)

} // namespace device_match_test

#include "device_match.moc"
