// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/topology/topology_edits.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/island_topology.h"
#include "core/graph/graph_builder.h"
#include "core/io/documents/devices_json.h"
#include "core/run/topology_effect.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace topology_edits_test {

using namespace doppler;

namespace {

std::vector<DeviceId> order(std::initializer_list<std::size_t> devices)
{
    std::vector<DeviceId> ids;
    for (const std::size_t d : devices)
        ids.emplace_back(d);
    return ids;
}

std::vector<DeviceId> whole(const Topology& t)
{
    std::vector<DeviceId> all;
    for (const DeviceId d : t.devices())
        all.push_back(d);
    return all;
}

TopologyPtr builtin(const char* name) { return *builtinTopology(name); }

TopologyPtr made(TopologyParts parts)
{
    auto topology = Topology::create(std::move(parts));
    if (!topology)
        qFatal("%s", topology.error().english().c_str());
    return *topology;
}

/// Whether transfers between these pairs can wait for each other.
bool share(const Topology& t, DevicePair one, DevicePair other)
{
    for (const ChannelId a : t.link(one.from, one.to).channels)
        for (const ChannelId b : t.link(other.from, other.to).channels)
            if (a == b)
                return true;
    return false;
}

std::vector<std::optional<DeviceId>> origins(const std::vector<DeviceId>& devices)
{
    return {devices.begin(), devices.end()};
}

Placement spread(const Problem& problem)
{
    Placement placement;
    for (const VertexId v : problem.graph().vertices())
        placement.devices.emplace_back(v % problem.deviceCount());
    return placement;
}

} // namespace

class TopologyEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void partsMakeTheSame_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const std::string& name : builtinTopologyNames())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }
    void partsMakeTheSame()
    {
        QFETCH(QByteArray, name);
        const TopologyPtr t = builtin(name.constData());
        QVERIFY(sameTopology(*made(partsOf(*t)), *t));
        QVERIFY(sameTopology(*made(arranged(partsOf(*t), whole(*t))), *t));
        std::vector<DeviceId> backwards = whole(*t);
        std::ranges::reverse(backwards);
        const TopologyParts turned = arranged(partsOf(*t), backwards);
        QCOMPARE(turned.devices.front().name, t->device(backwards.front()).name);
        QVERIFY(sameTopology(*made(arranged(turned, backwards)), *t));
        const auto first = std::span(backwards).last(2);
        QCOMPARE(made(arranged(partsOf(*t), order({0, 1})))->fingerprint(),
                 t->firstDevices(2)->fingerprint());
        QCOMPARE(made(arranged(partsOf(*t), first))->device(DeviceId{1}).name, t->device(DeviceId{0}).name);
    }

    void everyLinkGoesWithItsDevices()
    {
        const TopologyPtr mayer = builtin("mayer"); // every pair has a bandwidth of its own
        const auto chosen = order({7, 3, 40});
        const TopologyPtr some = made(arranged(partsOf(*mayer), chosen));
        QCOMPARE(some->deviceCount(), std::size_t{3});
        for (std::size_t from = 0; from < 3; ++from)
            for (std::size_t to = 0; to < 3; ++to)
                QCOMPARE(some->link(DeviceId{from}, DeviceId{to}).bandwidth,
                         mayer->link(chosen[from], chosen[to]).bandwidth * (from != to));
    }

    void copiesAreLinkedAsTheyShould()
    {
        const TopologyPtr five = made(arranged(partsOf(*builtin("4xP100")), order({0, 1, 2, 3, 3})));
        QCOMPARE(five->device(DeviceId{4}).name, std::string("gpu4"));
        for (const DeviceId from : five->devices())
            for (const DeviceId to : five->devices())
                if (from != to)
                    QCOMPARE(five->link(from, to).bandwidth, 1.2e10);
        // gpu3 of a DGX-1 has its fastest links to gpu0 and gpu7.
        const TopologyPtr nine =
            made(arranged(partsOf(*builtin("8xV100")), order({0, 1, 2, 3, 4, 5, 6, 7, 3})));
        QCOMPARE(nine->link(DeviceId{3}, DeviceId{8}).bandwidth, 5e10);
        QCOMPARE(nine->link(DeviceId{8}, DeviceId{3}).bandwidth, 5e10);
        QCOMPARE(nine->link(DeviceId{8}, DeviceId{5}).bandwidth, 1e10);
        TopologyParts alone = arranged(partsOf(*builtin("4xP100")), order({2}));
        QCOMPARE(made(arranged(alone, order({0, 0, 0})))->device(DeviceId{2}).name, std::string("gpu4"));
    }

    /// Seven cards behind a switch and a copy of the last one wait for each other as eight cards do.
    void aCopyBehindASwitchHasPlacesOfItsOwn()
    {
        const TopologyPtr eight = builtin("8xA100");
        TopologyParts seven = arranged(partsOf(*eight), order({0, 1, 2, 3, 4, 5, 6}));
        const TopologyPtr again = made(arranged(seven, order({0, 1, 2, 3, 4, 5, 6, 6})));
        QCOMPARE(again->device(DeviceId{7}).name, std::string("gpu7"));
        const auto pairs = pairsOfIslands(std::vector<std::size_t>(8), true);
        QCOMPARE(pairs.size(), std::size_t{56});
        for (const DevicePair one : pairs)
            for (const DevicePair other : pairs)
                QVERIFY2(share(*again, one, other) == share(*eight, one, other),
                         qPrintable(QStringLiteral("%1>%2 %3>%4")
                                        .arg(one.from.value)
                                        .arg(one.to.value)
                                        .arg(other.from.value)
                                        .arg(other.to.value)));
    }

    void freeNamesGoOn()
    {
        const std::vector<std::string> taken{"gpu0", "gpu1", "gpu3", "host"};
        QCOMPARE(freeName("gpu1", taken), std::string("gpu2"));
        QCOMPARE(freeName("gpu3", taken), std::string("gpu4"));
        QCOMPARE(freeName("host", taken), std::string("host2"));
        QCOMPARE(freeName("", taken), std::string("2"));
        QCOMPARE(freeName("x99999999999", taken), std::string("x991000000000"));
    }

    void islandsAreWhereFastLinksEnd()
    {
        for (const char* name : {"4xP100", "8xV100", "8xA100", "placeto", "mayer"})
            QCOMPARE(islandsOf(partsOf(*builtin(name))),
                     std::vector<std::size_t>(builtin(name)->deviceCount(), 0));
        TopologyParts parts = partsOf(*builtin("4xP100"));
        for (const DevicePair pair : {DevicePair{DeviceId{0}, DeviceId{2}}, {DeviceId{2}, DeviceId{0}}})
            parts.links[pair.from * 4 + pair.to].bandwidth = 1e11;
        QCOMPARE(islandsOf(parts), (std::vector<std::size_t>{0, 1, 0, 2}));
        parts.links[2].bandwidth = 1.2e10; // fast one way only
        QCOMPARE(islandsOf(parts), (std::vector<std::size_t>{0, 1, 2, 3}));
    }

    void channelsComeAndGo()
    {
        TopologyParts parts = partsOf(*builtin("8xA100"));
        const TopologyPtr real = made(parts);
        useNoChannels(parts);
        QVERIFY(made(parts)->channels().empty());
        useSwitch(parts);
        QVERIFY(sameTopology(*made(parts), *real));
        useBus(parts);
        QCOMPARE(membersOf(parts, ChannelId{0}).size(), std::size_t{56});
        useUplinks(parts, std::vector<std::size_t>{0, 0, 0, 0, 1, 1, 1, 1}, 3);
        const TopologyPtr linked = made(parts);
        QCOMPARE(linked->channels().size(), std::size_t{4});
        QCOMPARE(linked->channels()[2].capacity, 3U);
        QVERIFY(linked->link(DeviceId{0}, DeviceId{1}).channels.empty());
        QVERIFY(share(*linked, {DeviceId{0}, DeviceId{4}}, {DeviceId{3}, DeviceId{7}}));
        QVERIFY(!share(*linked, {DeviceId{0}, DeviceId{4}}, {DeviceId{4}, DeviceId{0}})); // both ways at once
        const auto into = linked->channels()[2].name;
        removeChannel(parts, ChannelId{1});
        QCOMPARE(parts.channels.size(), std::size_t{3});
        QCOMPARE(membersOf(parts, ChannelId{1}).size(), std::size_t{16}); // what was 2
        QCOMPARE(parts.channels[1].name, into);
        const std::vector<DevicePair> one{{DeviceId{0}, DeviceId{1}}};
        setMember(parts, one, ChannelId{2}, true);
        setMember(parts, one, ChannelId{2}, true);
        QCOMPARE(made(parts)->link(DeviceId{0}, DeviceId{1}).channels, std::vector<ChannelId>{ChannelId{2}});
        setMember(parts, one, ChannelId{2}, false);
        QVERIFY(made(parts)->link(DeviceId{0}, DeviceId{1}).channels.empty());
    }

    void islandsAreMadeAsAsked()
    {
        Options options(islandOptions());
        for (const auto& [name, value] : {std::pair{"islands", "3"},
                                          {"devices", "2"},
                                          {"kind", "V100"},
                                          {"inside", "50"},
                                          {"between", "2.5"},
                                          {"between_latency", "20"}})
            QVERIFY(options.set(islandOptions(), name, value).ok());
        const TopologyPtr t = *islandTopology(options);
        QCOMPARE(t->name(), std::string("3x2xV100"));
        // Where its figures come from, in no language.
        QCOMPARE(t->source(), std::string("doppler devices generate --set islands=3 --set devices=2 "
                                          "--set kind=V100 --set inside=50 --set between=2.5 "
                                          "--set between_latency=20"));
        QCOMPARE(t->deviceCount(), std::size_t{6});
        QCOMPARE(t->device(DeviceId{5}).name, std::string("gpu5"));
        QCOMPARE(t->device(DeviceId{5}).flopsPerSecond, 1.57e13);
        QCOMPARE(t->link(DeviceId{4}, DeviceId{5}).bandwidth, 5e10);
        QCOMPARE(t->link(DeviceId{1}, DeviceId{2}).bandwidth, 2.5e9);
        QCOMPARE(t->link(DeviceId{1}, DeviceId{2}).latency, 2e-5);
        QCOMPARE(islandsOf(partsOf(*t)), (std::vector<std::size_t>{0, 0, 1, 1, 2, 2}));
        const auto again = readDevicesJson(writeDevicesJson(*t));
        QVERIFY(again.ok() && sameTopology(**again, *t));
        QVERIFY(options.set(islandOptions(), "islands", "64").ok());
        QVERIFY(options.set(islandOptions(), "devices", "256").ok());
        QVERIFY(!islandTopology(options));
    }

    void nothingChangesNothing()
    {
        const ProblemPtr problem = *Problem::create(*generateWorkload("chainmm"), builtin("4xP100"));
        const Placement placement = spread(*problem);
        const auto same =
            effectOf(*problem, &placement, problem->topologyPtr(), origins(whole(problem->topology())));
        QVERIFY(same.ok());
        QCOMPARE(same->makespanAfter, same->makespanBefore);
        QCOMPARE(same->makespanBefore, Simulator(problem).makespan(placement));
        QCOMPARE(same->boundAfter, problem->lowerBound());
        QVERIFY(same->placement == placement);
        const auto bound = effectOf(*problem, nullptr, problem->topologyPtr(), {});
        QVERIFY(bound.ok() && !bound->placement && bound->boundBefore == problem->lowerBound());
    }

    /// An order that `given` may have contradicts the dependencies under `strict`: no run has it.
    void aPlacementOfAnotherRuleCountsAsNone()
    {
        ModelOptions model;
        model.schedule = ChooseTask::Given;
        model.mode = Mode::BulkSynchronous;
        const ProblemPtr given = *Problem::create(*generateWorkload("chainmm"), builtin("4xP100"), model);
        model.schedule = ChooseTask::Strict;
        const ProblemPtr strict = *given->withModel(model);
        Placement placement = spread(*given);
        for (const VertexId v : given->graph().vertices())
            placement.order.insert(placement.order.begin(), v);
        const auto parts = origins(whole(given->topology()));
        QVERIFY(effectOf(*given, &placement, given->topologyPtr(), parts)->placement == placement);
        const auto none = effectOf(*strict, &placement, given->topologyPtr(), parts);
        QVERIFY(none.ok() && !none->placement && none->makespanBefore == 0);
        QCOMPARE(none->boundBefore, strict->lowerBound());
    }

    void theEffectIsThatOfASimulation()
    {
        const ProblemPtr problem = *Problem::create(*generateWorkload("chainmm"), builtin("4xP100"));
        const Placement placement = spread(*problem);
        const auto devices = whole(problem->topology());
        const TopologyPtr slow = builtin("4xP100")->atEfficiency(0.5);
        const auto half = effectOf(*problem, &placement, slow, origins(devices));
        const ProblemPtr slower = *Problem::create(problem->graphPtr(), slow);
        QCOMPARE(half->makespanAfter, Simulator(slower).makespan(placement));
        QCOMPARE(half->boundAfter, slower->lowerBound());
        QVERIFY(half->makespanAfter > half->makespanBefore);
        // Devices are known by where they came from, not by name or number.
        TopologyParts parts = arranged(partsOf(problem->topology()), order({3, 0, 1, 2}));
        for (std::size_t d = 0; d < 4; ++d)
            parts.devices[d].name = std::string(1, static_cast<char>('a' + d));
        const auto turned = effectOf(*problem, &placement, made(parts), origins(order({3, 0, 1, 2})));
        QVERIFY(turned->placement.has_value());
        for (const VertexId v : problem->graph().vertices())
            QCOMPARE(turned->placement->devices[v].value, (placement.devices[v].value + 1) % 4);
    }

    void aRemovedDeviceLeavesVerticesWithoutAHome()
    {
        const ProblemPtr problem = *Problem::create(*generateWorkload("chainmm"), builtin("4xP100"));
        const Placement placement = spread(*problem);
        const auto kept = order({0, 1, 2});
        const TopologyPtr fewer = made(arranged(partsOf(problem->topology()), kept));
        const auto effect = effectOf(*problem, &placement, fewer, origins(kept));
        QVERIFY(effect.ok() && !effect->placement);
        QCOMPARE(effect->homeless, problem->vertexCount() / 4);
        QVERIFY(effect->boundAfter > effect->boundBefore);
    }

    void boundVerticesStayOnWhatTheyMay()
    {
        GraphBuilder builder("bound");
        Vertex vertex;
        vertex.flops = 1e9;
        vertex.allow = {"P100"};
        builder.addVertex(vertex);
        const ProblemPtr problem = *Problem::create(*builder.build(), builtin("4xP100-host"));
        const Placement placement{{DeviceId{1}}, {}};
        TopologyParts parts = partsOf(problem->topology());
        parts.devices[1].kind = "V100";
        const auto origin = origins(whole(problem->topology()));
        const auto other = effectOf(*problem, &placement, made(parts), origin);
        QVERIFY(other.ok() && !other->placement);
        QCOMPARE(other->notAllowed, std::size_t{1});
        for (Device& device : parts.devices)
            device.kind = "V100";
        QVERIFY(!effectOf(*problem, &placement, made(parts), origin)); // nowhere at all
    }
};

DOPPLER_TEST(TopologyEditsTest)

} // namespace topology_edits_test

#include "topology_edits.moc"
