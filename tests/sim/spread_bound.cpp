// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of work that is spread over devices by their speeds: by hand, and against plain solutions.
#include "core/problem/spread_bound.h"

#include "core/catalog/builtin_topologies.h"
#include "core/problem/matrix_game.h"
#include "core/workloads/api/workload.h"
#include "tests/sim/plain/plain_costs.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QtTest>

namespace spread_bound_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Vertices with measured seconds on two kinds of devices, "a" and "b", one of each.
ProblemPtr twoKinds(const std::vector<std::pair<double, double>>& seconds)
{
    GraphBuilder builder("two kinds");
    for (const auto& [onA, onB] : seconds) {
        Vertex v;
        v.seconds = {{"a", onA}, {"b", onB}};
        builder.addVertex(std::move(v));
    }
    TopologyParts parts;
    parts.name = "a and b";
    for (const char* kind : {"a", "b"})
        parts.devices.push_back({kind, kind});
    parts.links.assign(4, Link{1, 0, {}});
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
}

/// The sum of least seconds over all slots: what the bound is where all devices are equal.
double workOverSlots(const Problem& problem)
{
    double work = 0;
    for (VertexId v : problem.graph().topologicalOrder()) {
        double least = never;
        for (DeviceId d : problem.allowedDevices(v))
            least = std::min(least, problem.computeSeconds(v, d));
        work += least;
    }
    double slots = 0;
    for (DeviceId d : problem.topology().devices())
        slots += problem.topology().device(d).slotCount;
    return work / slots;
}

TopologyPtr withSpeed(const Topology& topology, DeviceId slow, double factor)
{
    TopologyParts parts;
    parts.name = topology.name();
    for (DeviceId d : topology.devices()) {
        parts.devices.push_back(topology.device(d));
        if (d == slow) {
            parts.devices.back().flopsPerSecond *= factor;
            parts.devices.back().bytesPerSecond *= factor;
        }
        for (DeviceId to : topology.devices())
            parts.links.push_back(topology.link(d, to));
    }
    parts.channels.assign(topology.channels().begin(), topology.channels().end());
    return Topology::create(std::move(parts)).value();
}

} // namespace

class SpreadBoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Three devices of rate 1 and one of rate 1/2 do 7 operations in 2 s.
    void relatedMachinesByHand()
    {
        const Case c = smallCase({{3, 0}, {1, 0}, {2, 0}, {1, 0}}, {}, {4, never, {1, 1, 1, 0.5}}, {});
        QCOMPARE(spreadBound(*c.problem), 2.0);
        const Case equal = smallCase({{3, 0}, {1, 0}, {2, 0}, {1, 0}}, {}, {4}, {});
        QCOMPARE(spreadBound(*equal.problem), 7.0 / 4);
    }

    void unrelatedMachinesByHand()
    {
        QCOMPARE(spreadBound(*twoKinds({{1, 4}, {4, 1}})), 1.0);
        // Both are faster on a. With y of the second moved to b: 2 + 2 (1 - y) = 3 y, y = 0.8.
        QCOMPARE(spreadBound(*twoKinds({{2, 8}, {2, 3}})), 2.4);
    }

    void restrictedVerticesByHand()
    {
        // Everything must run on the first device.
        GraphBuilder builder("restricted");
        for (int i = 0; i < 3; ++i) {
            Vertex v;
            v.flops = 2;
            v.allow = {"d0"};
            builder.addVertex(std::move(v));
        }
        const Case c = smallCase({{1, 0}}, {}, {2}, {});
        const auto problem = Problem::create(builder.build().value(), c.problem->topologyPtr()).value();
        QCOMPARE(spreadBound(*problem), 6.0);
    }

    /// A device of half the speed does half the work, and the others have more to do.
    void aSlowerDeviceRaisesTheBound()
    {
        const GraphPtr graph = generateWorkload("chainmm").value();
        const TopologyPtr fast = builtinTopology("4xP100").value();
        const ProblemPtr equal = Problem::create(graph, fast).value();
        const ProblemPtr slower = Problem::create(graph, withSpeed(*fast, DeviceId{3}, 0.5)).value();
        QVERIFY(spreadBound(*slower) > 1.1 * spreadBound(*equal));
        QVERIFY(spreadBound(*slower) <= 4 / 3.5 * spreadBound(*equal) * (1 + 1e-9));
    }

    void onEqualDevicesItIsTheWorkOverAllSlots()
    {
        for (const char* graph : {"chainmm", "llama-block"}) {
            const auto problem =
                Problem::create(generateWorkload(graph).value(), builtinTopology("4xP100").value()).value();
            QVERIFY(spreadBound(*problem) == workOverSlots(*problem)); // to the bit
        }
    }

    void neverBelowTheFormerBoundAndAsGlpkSays()
    {
        int higher = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Random random(seed);
            RandomShape shape;
            shape.oddTimes = seed % 2 == 0;
            ModelOptions model;
            if (seed % 5 == 0)
                model.noise = {0.3, 0};
            const ProblemPtr problem = randomProblem(random, model, shape);
            const double bound = spreadBound(*problem);
            const double plain = plainSpreadBound(*problem);
            QVERIFY2(std::abs(bound - plain) <= 1e-8 * plain,
                     qPrintable(QStringLiteral("%1: %2, %3").arg(seed).arg(bound).arg(plain)));
            if (!model.noise.any()) {
                QVERIFY(bound >= workOverSlots(*problem) * (1 - 1e-12));
                higher += bound > 1.01 * workOverSlots(*problem) ? 1 : 0;
            }
        }
        QVERIFY2(higher > 100, qPrintable(QString::number(higher)));
    }

    /// Above so many types of devices the prices are not improved; they prove a bound all the same.
    void manyTypesGiveABound()
    {
        Random random(3);
        std::vector<double> rates;
        for (int i = 0; i < 70; ++i)
            rates.push_back(1 + random.uniform());
        std::vector<Small> vertices;
        double work = 0;
        for (int i = 0; i < 300; ++i) {
            vertices.push_back({1 + random.uniform(), 0});
            work += vertices.back().flops;
        }
        const Case c = smallCase(vertices, {}, {70, never, rates}, {});
        double speed = 0;
        for (const double rate : rates)
            speed += rate;
        QCOMPARE(spreadBound(*c.problem), work / speed); // related machines: closed form
    }

    void gamesByHand()
    {
        const std::vector<std::vector<double>> pennies{{1, 0}, {0, 1}};
        const GameSolution half = solveGame(pennies, 2);
        QCOMPARE(half.value, 0.5);
        QCOMPARE(half.rows[0], 0.5);
        const std::vector<std::vector<double>> saddle{{3, 1}, {5, 2}};
        QCOMPARE(solveGame(saddle, 2).value, 3.0);
        QCOMPARE(solveGame(saddle, 2).rows[0], 1.0);
    }
};

DOPPLER_TEST(SpreadBoundTest)

} // namespace spread_bound_test

#include "spread_bound.moc"
