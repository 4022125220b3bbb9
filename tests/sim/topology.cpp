// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/problem/estimated_work.h"
#include "core/sim/assignment.h"
#include "tests/support/published_graphs.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace topology_test {

using namespace doppler;

class TopologyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void builtinsAreThereInAnyCase()
    {
        for (const std::string& name : builtinTopologyNames()) {
            QVERIFY(builtinTopology(name).ok());
            QVERIFY(!builtinTopology(name).value()->source().empty());
        }
        QCOMPARE(builtinTopology("4XP100").value()->name(), std::string("4xP100"));
        const auto none = builtinTopology("4xP10");
        QVERIFY(!none);
        QVERIFY(none.error().english().find("4xP100") != std::string::npos);
    }

    void everyCardOfACubeMeshHasItsLinks_data()
    {
        QTest::addColumn<double>("perLink");
        QTest::addColumn<double>("links");
        QTest::newRow("8xP100-SXM2") << 2e10 << 4.0;
        QTest::newRow("8xV100") << 2.5e10 << 6.0;
    }

    void everyCardOfACubeMeshHasItsLinks()
    {
        QFETCH(double, perLink);
        QFETCH(double, links);
        const TopologyPtr t = builtinTopology(QTest::currentDataTag()).value();
        QCOMPARE(t->deviceCount(), std::size_t{8});
        for (DeviceId from : t->devices()) {
            double found = 0;
            for (DeviceId to : t->devices()) {
                if (from == to)
                    continue;
                QCOMPARE(t->link(from, to).bandwidth, t->link(to, from).bandwidth);
                if (t->link(from, to).bandwidth > 1e10)
                    found += t->link(from, to).bandwidth / perLink;
            }
            QCOMPARE(found, links);
        }
    }

    /// Of the DGX-1's matrix: 0-3 by two links, 0-1 by one, 0-5 by none.
    void linksOfTheV100()
    {
        const TopologyPtr t = builtinTopology("8xV100").value();
        QCOMPARE(t->link(DeviceId{0}, DeviceId{3}).bandwidth, 5e10);
        QCOMPARE(t->link(DeviceId{0}, DeviceId{1}).bandwidth, 2.5e10);
        QCOMPARE(t->link(DeviceId{0}, DeviceId{5}).bandwidth, 1e10);
    }

    void switchedDevicesSendAndReceiveOneAtATime()
    {
        const TopologyPtr t = builtinTopology("8xA100").value();
        const DeviceId a{0};
        const DeviceId b{1};
        const DeviceId c{2};
        const auto share = [&](DeviceId from, DeviceId to, DeviceId otherFrom, DeviceId otherTo) {
            for (ChannelId x : t->link(from, to).channels)
                for (ChannelId y : t->link(otherFrom, otherTo).channels)
                    if (x == y)
                        return true;
            return false;
        };
        QVERIFY(share(a, b, a, c));
        QVERIFY(share(a, c, b, c));
        QVERIFY(!share(a, b, b, a)); // both ways at once
        QVERIFY(!share(a, b, b, c));
        QCOMPARE(t->link(a, b).bandwidth, 3e11);
        QCOMPARE(builtinTopology("8xH200").value()->device(a).flopsPerSecond, 6.7e13);
    }

    void theHostComesFirst()
    {
        const TopologyPtr t = builtinTopology("4xP100-host").value();
        QCOMPARE(t->deviceCount(), std::size_t{5});
        QCOMPARE(t->device(DeviceId{0}).deviceClass, std::string("cpu"));
        QCOMPARE(t->device(DeviceId{1}).name, std::string("gpu0"));
    }

    void mayersDevicesComeFromTheSeed()
    {
        const auto devices = [](std::uint64_t seed) { return Topology::create(mayerDevices(seed)).value(); };
        QCOMPARE(devices(1)->fingerprint(), builtinTopology("mayer").value()->fingerprint());
        QVERIFY(devices(1)->fingerprint() != devices(2)->fingerprint());
        const TopologyPtr t = devices(7);
        QCOMPARE(t->deviceCount(), std::size_t{50});
        for (DeviceId a : t->devices()) {
            QVERIFY(t->device(a).flopsPerSecond >= 10 && t->device(a).flopsPerSecond <= 100);
            for (DeviceId b : t->devices()) {
                if (t->device(a).flopsPerSecond < t->device(b).flopsPerSecond)
                    QVERIFY(t->device(a).memoryBytes > t->device(b).memoryBytes);
                if (a == b)
                    continue;
                QVERIFY(t->link(a, b).bandwidth >= 10 && t->link(a, b).bandwidth <= 60);
                QCOMPARE(t->link(a, b).bandwidth, t->link(b, a).bandwidth);
            }
        }
    }

    void firstDevicesKeepTheirLinks()
    {
        const TopologyPtr all = builtinTopology("8xV100").value();
        const TopologyPtr some = all->firstDevices(3);
        QCOMPARE(some->deviceCount(), std::size_t{3});
        QCOMPARE(some->link(DeviceId{1}, DeviceId{2}).bandwidth,
                 all->link(DeviceId{1}, DeviceId{2}).bandwidth);
        QVERIFY(some->fingerprint() != all->fingerprint());
    }

    void faultsAreNamed()
    {
        TopologyParts parts;
        parts.name = "t";
        QCOMPARE(Topology::create(parts).error().place, std::string("devices"));
        parts.devices = {Device{"a", "k"}, Device{"a", "k"}};
        parts.links.assign(4, Link{1, 0, {}});
        QCOMPARE(Topology::create(parts).error().place, std::string("devices[1]"));
        parts.devices[1].name = "b";
        QVERIFY(Topology::create(parts).ok());
        parts.links[1].bandwidth = 0;
        QCOMPARE(Topology::create(parts).error().place, std::string("links[a>b]"));
        parts.links[1].bandwidth = std::nan("");
        QVERIFY(!Topology::create(parts));
        parts.links[1] = {1, 0, {ChannelId{0}}};
        QVERIFY(!Topology::create(parts));
        parts.channels = {{"bus", 1}};
        QVERIFY(Topology::create(parts).ok());
    }

    void costsFollowTheRules()
    {
        GraphBuilder builder("costs");
        Vertex a;
        a.flops = 93e12;
        a.outputBytes = 1.2e10;
        Vertex b;
        b.flops = 1;
        b.persistentBytes = 7.32e11;
        Vertex c;
        c.flops = 1e30;
        c.seconds = {{"P100", 0.25}, {"*", 0.5}};
        const VertexId va = builder.addVertex(a);
        const VertexId vb = builder.addVertex(b);
        const VertexId vc = builder.addVertex(c);
        builder.addEdge(va, vb);
        const GraphPtr graph = builder.build().value();
        const auto p = Problem::create(graph, builtinTopology("4xP100").value()).value();
        const DeviceId d0{0};
        const DeviceId d1{1};
        QCOMPARE(p->computeSeconds(va, d0), 5e-6 + 10.0); // by arithmetic
        QCOMPARE(p->computeSeconds(vb, d0),
                 5e-6 + (7.32e11 + 1.2e10) / 7.32e11); // by memory: weights and input
        QCOMPARE(p->computeSeconds(vc, d0), 0.25);     // measured, no overhead
        QCOMPARE(p->transferSeconds(TensorId{0}, d0, d1), 5e-6 + 1.0);
        QCOMPARE(p->transferSeconds(TensorId{0}, d0, d0), 0.0);
        const auto other = Problem::create(graph, builtinTopology("8xV100").value()).value();
        QCOMPARE(other->computeSeconds(vc, d0), 0.5); // measured on any kind
    }

    void estimatesByKindOfOperation()
    {
        // A product of [10, 30] and [30, 20], known by bytes alone, and what follows it.
        GraphBuilder builder("estimates");
        const auto add = [&](const char* op, double outputElements, double weights = 0) {
            Vertex vertex;
            vertex.op = op;
            vertex.outputBytes = 4 * outputElements;
            vertex.persistentBytes = 4 * weights;
            return builder.addVertex(std::move(vertex));
        };
        const VertexId a = add("aten::relu", 300);
        const VertexId product = add("MatMul", 200, 600);
        const VertexId soft = add("aten::_softmax", 200);
        const VertexId moved = add("Reshape", 200);
        const VertexId sum = add("ReduceSum", 20);
        const VertexId back = add("Conv2DBackpropInput", 20, 40); // a convolution, not an input
        const VertexId cast = add("convert_element_type", 20);    // not a convolution
        builder.addEdge(a, product);
        builder.addEdge(product, soft);
        builder.addEdge(soft, moved);
        builder.addEdge(moved, sum);
        const GraphPtr graph = builder.build().value();
        QCOMPARE(estimatedFlops(*graph, a), 300.0);
        QCOMPARE(estimatedFlops(*graph, product), 2.0 * 10 * 30 * 20);
        QCOMPARE(estimatedFlops(*graph, soft), 1000.0);
        QCOMPARE(estimatedFlops(*graph, moved), 0.0);
        QCOMPARE(estimatedFlops(*graph, sum), 200.0);
        QVERIFY(estimatedFlops(*graph, back) > 0);
        QCOMPARE(estimatedFlops(*graph, cast), 0.0);
        const auto p = Problem::create(graph, builtinTopology("4xP100").value()).value();
        QVERIFY(p->estimated());
        const Device& device = p->topology().device(DeviceId{0});
        // Moving data is bound by memory: 200 elements in, 200 out.
        QCOMPARE(p->computeSeconds(moved, DeviceId{0}),
                 device.overheadSeconds + 1600 / device.bytesPerSecond);
    }

    /// A topology may be called as its file is, and files are called anything.
    void namesAreText()
    {
        TopologyParts parts;
        parts.name = "\xff rack";
        for (const char* name : {"a\xfe", "b"}) {
            parts.devices.emplace_back();
            parts.devices.back().name = name;
        }
        parts.links.assign(4, {1, 0, {}});
        const TopologyPtr topology = Topology::create(parts).value();
        QCOMPARE(topology->name(), std::string("\xef\xbf\xbd rack"));
        QCOMPARE(topology->device(DeviceId{0}).name, std::string("a\xef\xbf\xbd"));
        parts.devices[1].name = "a\xff";
        QVERIFY(!Topology::create(parts)); // The two would look the same.
    }

    void allowedDevicesAndColocation()
    {
        GraphBuilder builder("allow");
        for (int i = 0; i < 3; ++i)
            builder.addVertex({});
        builder.vertex(VertexId{0}).allow = {"gpu1", "gpu2"};
        builder.vertex(VertexId{0}).colocate = builder.vertex(VertexId{1}).colocate = "together";
        builder.vertex(VertexId{1}).allow = {"gpu2", "gpu3"};
        const GraphPtr graph = builder.build().value();
        const auto p = Problem::create(graph, builtinTopology("4xP100").value()).value();
        QCOMPARE(p->allowedDevices(VertexId{0}).size(), std::size_t{1});
        QCOMPARE(p->allowedDevices(VertexId{0}).front(), DeviceId{2});
        QCOMPARE(p->allowedDevices(VertexId{2}).size(), std::size_t{4});
        QVERIFY(p->estimated());
        QVERIFY(!validate(*p, {Assignment(3, DeviceId{0}), {}}));
        QVERIFY(validate(*p, {{DeviceId{2}, DeviceId{2}, DeviceId{0}}, {}}).ok());
        const auto none = Problem::create(graph, builtinTopology("4xP100").value()->firstDevices(2));
        QVERIFY(!none);
        QCOMPARE(none.error().place, std::string("vertices[0]"));
    }
};

DOPPLER_TEST(TopologyTest)

} // namespace topology_test

#include "topology.moc"
