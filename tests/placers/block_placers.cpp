// SPDX-License-Identifier: GPL-3.0-or-later
// Placers that know the operations which kernels are pieces of: enumerative and einsum-autoplace, and what
// they are made of.
#include "core/base/random.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/placers/partition/linear_assignment.h"
#include "core/placers/partition/meta_operations.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <array>
#include <filesystem>
#include <numeric>
#include <set>

namespace block_placers_test {

using namespace doppler;

namespace {

Placement placed(const char* id, const Problem& problem, const char* option = nullptr, const char* value = "")
{
    const Placer* const placer = placerRegistry().find(id).value();
    Options options(placer->info().options);
    if (option && !options.set(placer->info().options, option, value))
        qFatal("no such option");
    const auto result = placer->place(problem, options, {});
    return result.value().placement;
}

ProblemPtr chainmm(CostModel costModel)
{
    const Workload& family = *findWorkload("chainmm").value();
    Options options(family.options);
    if (costModel == CostModel::AsReleased && !options.set(family.options, "costs", "published"))
        qFatal("the option is gone");
    ModelOptions model;
    model.costModel = costModel;
    return Problem::create(family.make(options).value(), builtinTopology("4xP100").value(), model).value();
}

double makespan(const char* id, const ProblemPtr& problem)
{
    return Simulator(problem).makespan(placed(id, *problem));
}

double transferSeconds(const Problem& problem, const Assignment& devices)
{
    std::set<std::pair<std::uint32_t, std::uint32_t>> sent;
    double sum = 0;
    for (EdgeId id : problem.graph().edges()) {
        const Edge& e = problem.graph().edge(id);
        if (sent.emplace(e.tensor, devices[e.to]).second)
            sum += problem.transferSeconds(e.tensor, devices[e.from], devices[e.to]);
    }
    return sum;
}

/// Devices of one speed, links of one byte a second.
TopologyPtr equalDevices(std::size_t count)
{
    TopologyParts parts;
    parts.name = "equal";
    for (std::size_t d = 0; d < count; ++d) {
        Device x;
        x.name = "d" + std::to_string(d);
        parts.devices.push_back(x);
    }
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

Vertex kernel(const char* group, double flops, double bytes, const char* op = "matmul")
{
    Vertex v;
    v.group = group;
    v.op = op;
    v.flops = flops;
    v.outputBytes = bytes;
    return v;
}

/// Six sources and six kernels that read one to three of them.
ProblemPtr twoLayers(Random& random, std::size_t deviceCount)
{
    GraphBuilder builder("layers");
    for (int i = 0; i < 6; ++i)
        builder.addVertex(kernel("a", 1, static_cast<double>(1 + random.below(20))));
    for (int i = 0; i < 6; ++i) {
        const VertexId v = builder.addVertex(kernel("b", 1, 1));
        std::set<std::size_t> sources;
        for (int k = 0; k < 3; ++k)
            sources.insert(random.below(6));
        for (std::size_t s : sources)
            builder.addEdge(VertexId{s}, v);
    }
    return Problem::create(builder.build().value(), equalDevices(deviceCount)).value();
}

/// The least transfer seconds of all arrangements of kernels 6 .. 11 in which every |D| in a row have devices
/// of their own.
double leastByTryingAll(const Problem& problem, Assignment devices, std::size_t next = 6)
{
    if (next == 12)
        return transferSeconds(problem, devices);
    const std::size_t count = problem.deviceCount();
    const std::size_t first = 6 + (next - 6) / count * count;
    double least = std::numeric_limits<double>::infinity();
    for (DeviceId d : problem.topology().devices()) {
        const auto begin = devices.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = devices.begin() + static_cast<std::ptrdiff_t>(next);
        if (std::find(begin, end, d) != end)
            continue;
        devices[next] = d;
        least = std::min(least, leastByTryingAll(problem, devices, next + 1));
    }
    return least;
}

} // namespace

class BlockPlacersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linearAssignmentIsExact()
    {
        Random random(7);
        for (int round = 0; round < 500; ++round) {
            const std::size_t columns = 1 + random.below(6);
            const std::size_t rows = 1 + random.below(columns);
            std::vector<double> cost(rows * columns);
            for (double& c : cost)
                c = static_cast<double>(random.below(12)) - 3;
            std::vector<std::size_t> order(columns);
            std::iota(order.begin(), order.end(), 0U);
            double least = std::numeric_limits<double>::infinity();
            do {
                double sum = 0;
                for (std::size_t r = 0; r < rows; ++r)
                    sum += cost[r * columns + order[r]];
                least = std::min(least, sum);
            } while (std::next_permutation(order.begin(), order.end()));
            const auto column = leastAssignment(cost, rows, columns);
            double sum = 0;
            for (std::size_t r = 0; r < rows; ++r)
                sum += cost[r * columns + column[r]];
            QCOMPARE(std::set<std::uint32_t>(column.begin(), column.end()).size(), rows);
            QCOMPARE(sum, least);
        }
    }

    void metaOperationsOfChainmm()
    {
        const GraphPtr graph = generateWorkload("chainmm").value();
        std::vector<std::pair<std::string, std::pair<std::size_t, std::size_t>>> found;
        for (const MetaOperation& m : metaOperations(*graph))
            found.push_back({graph->vertex(m.joins.front()).group, {m.joins.size(), m.formations.size()}});
        const decltype(found) expected{
            {"DE", {16, 4}}, {"AB", {16, 8}}, {"CDE", {16, 8}}, {"AB+CDE", {8, 0}}};
        QVERIFY(found == expected);
    }

    void metaOperationsWithoutGroups()
    {
        // The published files name kinds alone: both products at the sources are one meta-operation.
        const std::string file = std::string(DOPPLER_SHARED) + "/data/doppler/gdp_chain_mm_112nodes.txt";
        if (!std::filesystem::exists(file))
            QSKIP("the published graphs are not where DOPPLER_SHARED_DATA leads");
        const GraphPtr graph = readGraph(file).value();
        std::vector<std::pair<std::size_t, std::size_t>> sizes;
        for (const MetaOperation& m : metaOperations(*graph))
            sizes.emplace_back(m.joins.size(), m.formations.size());
        const decltype(sizes) expected{{32, 12}, {16, 8}, {8, 0}};
        QVERIFY(sizes == expected);
    }

    void enumerativeIsBalanced()
    {
        for (CostModel costModel : {CostModel::Physical, CostModel::AsReleased}) {
            const ProblemPtr problem = chainmm(costModel);
            const Placement placement = placed("enumerative", *problem);
            for (const MetaOperation& m : metaOperations(problem->graph()))
                for (const auto& part : {m.joins, m.formations}) {
                    std::vector<std::size_t> count(4, 0);
                    for (VertexId v : part)
                        ++count[placement.devices[v]];
                    for (std::size_t c : count)
                        QCOMPARE(c, part.size() / 4);
                }
        }
    }

    void enumerativeFindsTheLeastTransfers()
    {
        Random random(3);
        int better = 0;
        for (int round = 0; round < 40; ++round) {
            const ProblemPtr problem = twoLayers(random, 2 + random.below(3));
            const Placement all = placed("enumerative", *problem);
            const Placement inTurn = placed("enumerative", *problem, "arrangements", "0");
            const double least = leastByTryingAll(*problem, all.devices);
            QCOMPARE(transferSeconds(*problem, all.devices), least);
            const double greedy = transferSeconds(*problem, inTurn.devices);
            QVERIFY(greedy >= least);
            better += greedy > least ? 1 : 0;
        }
        QVERIFY(better > 0); // trying all is worth it
    }

    void notWorseThanRoundRobin()
    {
        for (CostModel costModel : {CostModel::Physical, CostModel::AsReleased}) {
            const ProblemPtr problem = chainmm(costModel);
            const double limit = makespan("round-robin", problem) * (1 + 1e-9);
            QVERIFY(makespan("enumerative", problem) <= limit);
            QVERIFY(makespan("einsum-autoplace", problem) <= limit);
        }
        // The optimum, as its lower bound proves (docs/results/searches.md: 1200.1).
        const ProblemPtr released = chainmm(CostModel::AsReleased);
        QCOMPARE(makespan("einsum-autoplace", released), released->lowerBound());
    }

    void autoplaceWeighsBytesAgainstWork()
    {
        // Four kernels of 10 MACs and 1 byte for one block, on four devices.
        GraphBuilder builder("one block");
        for (int i = 0; i < 4; ++i)
            builder.addVertex(kernel("a", 20, 1));
        builder.addVertex(kernel("a", 0, 1, "formation"));
        for (std::size_t i = 0; i < 4; ++i)
            builder.addEdge(VertexId{i}, VertexId{4});
        const ProblemPtr problem = Problem::create(builder.build().value(), equalDevices(4)).value();
        const auto devices = [&](const char* macsPerByte) {
            QString text;
            for (DeviceId d : placed("einsum-autoplace", *problem, "macs_per_byte", macsPerByte).devices)
                text += QString::number(d.value);
            return text;
        };
        QCOMPARE(devices("0"), "01230");
        QCOMPARE(devices("9"), "01230");  // 10 + 3 * 9, against 40 on one device
        QCOMPARE(devices("11"), "00000"); // 10 + 3 * 11
    }

    /// A share that METIS' numbers can't hold is none.
    void metisLeavesOutWhatIsFarTooSlow()
    {
        TopologyParts parts;
        parts.name = "one of three";
        for (const double speed : {1e9, 1e9, 1e-60}) {
            Device x;
            x.name = "d" + std::to_string(parts.devices.size());
            x.flopsPerSecond = speed;
            parts.devices.push_back(x);
        }
        parts.links.assign(9, Link{1, 0, {}});
        GraphBuilder builder("chain");
        for (std::size_t i = 0; i < 20; ++i) {
            builder.addVertex(kernel("", 1e9, 1));
            if (i > 0)
                builder.addEdge({VertexId{i - 1}, VertexId{i}, {}, 1, {}});
        }
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
        const Placer& metis = **placerRegistry().find("metis");
        const auto placed = metis.place(*problem, Options(metis.info().options), {});
        QVERIFY2(placed.ok(), placed.ok() ? "" : placed.error().english().c_str());
        std::array<int, 3> vertices{};
        for (const DeviceId d : placed->placement.devices)
            ++vertices[d];
        QCOMPARE(vertices, (std::array<int, 3>{10, 10, 0}));
    }

    void stoppedIsAnError_data()
    {
        QTest::addColumn<QString>("unused");
        QTest::newRow("enumerative") << "";
        QTest::newRow("einsum-autoplace") << "";
    }

    void stoppedIsAnError()
    {
        std::stop_source source;
        source.request_stop();
        PlacerContext context;
        context.stop = source.get_token();
        const Placer* const placer = placerRegistry().find(QTest::currentDataTag()).value();
        QVERIFY(!placer->place(*chainmm(CostModel::Physical), Options(placer->info().options), context).ok());
    }
};

DOPPLER_TEST(BlockPlacersTest)

} // namespace block_placers_test

#include "block_placers.moc"
