// SPDX-License-Identifier: GPL-3.0-or-later
// The partitioners of Mayer, Mayer, Laich on a graph that can be worked out by hand.
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace mayer_placers_test {

using namespace doppler;

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

struct Given {
    std::array<double, 3> memoryBytes{endless, endless, endless};
    MemoryRule memory = MemoryRule::Ignore;
    std::string colocate;           ///< Of c and g.
    std::vector<std::string> allow; ///< Of e.
};

/// Three devices of speeds 1, 4, 2; a chain a -> b -> c of 8 operations and 4 bytes each; e, f, g of 4, 4 and
/// 2 operations alone. The longest paths are 24 (the chain), 4, 4 and 2.
ProblemPtr problem(const Given& given = {})
{
    GraphBuilder builder("six");
    const std::array<double, 6> operations{8, 8, 8, 4, 4, 2};
    for (double flops : operations) {
        Vertex v;
        v.flops = flops;
        v.outputBytes = 4;
        builder.addVertex(std::move(v));
    }
    builder.vertex(VertexId{2}).colocate = builder.vertex(VertexId{5}).colocate = given.colocate;
    builder.vertex(VertexId{3}).allow = given.allow;
    builder.addEdge(VertexId{0}, VertexId{1});
    builder.addEdge(VertexId{1}, VertexId{2});
    TopologyParts parts;
    parts.name = "three";
    for (double speed : {1.0, 4.0, 2.0}) {
        Device d;
        d.name = d.kind = "d" + std::to_string(parts.devices.size());
        d.flopsPerSecond = speed;
        d.memoryBytes = given.memoryBytes[parts.devices.size()];
        parts.devices.push_back(d);
    }
    parts.links.assign(9, Link{1, 0, {}});
    ModelOptions model;
    model.memory = given.memory;
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model)
        .value();
}

Result<PlacerResult> placed(const char* id, const ProblemPtr& p, const PlacerContext& context = {})
{
    const Placer* const placer = placerRegistry().find(id).value();
    return placer->place(*p, Options(placer->info().options), context);
}

QString devices(const char* id, const ProblemPtr& p)
{
    QString text;
    const auto result = placed(id, p);
    for (DeviceId d : result->placement.devices)
        text += QString::number(d.value);
    return text;
}

} // namespace

class MayerPlacersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handWorked_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::newRow("hash") << "012012";
        QTest::newRow("batch-split") << "112200";
        // The chain to the fastest; e to the faster of the two idle ones, f to the other; g behind e (2 s
        // there, 4 s at f's).
        QTest::newRow("mayer-cp") << "111202";
        // The chain stays where its inputs are; e 4, 7, 2 s; f 4, 7, 4 s; g 6, 6.5, 3 s.
        QTest::newRow("dfs") << "111202";
        // As dfs, times 1 - I * speed / fastest: f 4 * 23/24, 7 * 20/24, 4 * 22/24; g 2, 6.5, 5 by about one.
        QTest::newRow("mite") << "111220";
    }

    void handWorked()
    {
        QFETCH(QString, expected);
        QCOMPARE(devices(QTest::currentDataTag(), problem()), expected);
    }

    void memoryIsBounded_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("ignored");
        // a counts 4 bytes, b and c 8 (input and output): 12 hold a and b.
        QTest::newRow("mayer-cp") << "112020"
                                  << "111202";
        QTest::newRow("batch-split") << "112200"
                                     << "112200";
        QTest::newRow("hash") << "012012"
                              << "012012";
        QTest::newRow("dfs") << "112020"
                             << "111202";
    }

    void memoryIsBounded()
    {
        QFETCH(QString, expected);
        QFETCH(QString, ignored);
        QCOMPARE(
            devices(QTest::currentDataTag(), problem({{endless, 12, endless}, MemoryRule::Enforce, {}, {}})),
            expected);
        QCOMPARE(
            devices(QTest::currentDataTag(), problem({{endless, 12, endless}, MemoryRule::Ignore, {}, {}})),
            ignored);
    }

    void whatFitsNowhereGoesWhereMostIsLeft()
    {
        Given given{{endless, 1, endless}, MemoryRule::Enforce, {}, {"d1"}};
        QCOMPARE(devices("hash", problem(given)).at(3), QChar('1')); // 4 bytes on 1, and nowhere else
    }

    void usedMemoryRepels()
    {
        // mite: d2, which e uses 4/100 of, loses f and g to d0, of whose endless memory nothing is used.
        QCOMPARE(devices("mite", problem({{endless, endless, 100}, MemoryRule::Ignore, {}, {}})), "111200");
    }

    void unitsAreWholeAndAllowed_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::newRow("hash") << "012012"; // units a, b, {c, g}, e, f: c and g to 2, e to 3 mod 3, f to 1
        QTest::newRow("batch-split") << "112002"; // a, b | {c, g}, e | f; e may not
        QTest::newRow("mayer-cp") << "111021";
    }

    void unitsAreWholeAndAllowed()
    {
        QFETCH(QString, expected);
        Given given;
        given.colocate = "together";
        given.allow = {"d0"};
        QCOMPARE(devices(QTest::currentDataTag(), problem(given)), expected);
    }

    void stoppedIsAnError_data()
    {
        QTest::addColumn<int>("unused");
        for (const char* id : {"hash", "batch-split", "mayer-cp", "mite", "dfs"})
            QTest::newRow(id) << 0;
    }

    void stoppedIsAnError()
    {
        std::stop_source source;
        source.request_stop();
        PlacerContext context;
        context.stop = source.get_token();
        QVERIFY(!placed(QTest::currentDataTag(), problem(), context).ok());
        QVERIFY(placed(QTest::currentDataTag(), problem()).ok());
    }
};

DOPPLER_TEST(MayerPlacersTest)

} // namespace mayer_placers_test

#include "mayer_placers.moc"
