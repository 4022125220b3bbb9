// SPDX-License-Identifier: GPL-3.0-or-later
// The forms in which placements leave, letter by letter for a small one, and what holds for any.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/dot.h"
#include "core/io/placements/placement_format.h"
#include "core/io/placements/placement_json.h"
#include "core/placers/scheduling/random_assignment.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

namespace io_placement_formats_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

TopologyPtr devices()
{
    TopologyParts parts;
    parts.name = "host and two";
    parts.devices.resize(3);
    parts.devices[0].name = "host";
    parts.devices[0].deviceClass = "cpu";
    parts.devices[1].name = "gpu0";
    parts.devices[2].name = "gpu,1";
    parts.links.assign(9, {1e9, 0, {}});
    return Topology::create(std::move(parts)).value();
}

Vertex vertexOf(std::string name, std::string group = {})
{
    Vertex vertex;
    vertex.name = std::move(name);
    vertex.group = std::move(group);
    vertex.flops = 1;
    return vertex;
}

/// model.embed on the host, layer 0 on gpu0, layer 1 on both.
ProblemPtr model()
{
    GraphBuilder builder("model");
    builder.addVertex(vertexOf("model.embed"));
    builder.addVertex(vertexOf("model.layers.0.attn"));
    builder.addVertex(vertexOf("model.layers.0.mlp"));
    builder.addVertex(vertexOf("model.layers.10"));
    builder.addVertex(vertexOf("attn", "model.layers.1"));
    builder.addVertex(vertexOf("model/layers/1/mlp \"x\""));
    for (std::uint32_t v = 0; v < 5; ++v)
        builder.addEdge(VertexId{v}, VertexId{v + 1});
    return Problem::create(builder.build().value(), devices()).value();
}

const Placement placed{
    {DeviceId{0}, DeviceId{1}, DeviceId{1}, DeviceId{1}, DeviceId{1}, DeviceId{2}}, {}, {}};

std::string written(std::string_view id, const Problem& problem, const Placement& placement)
{
    for (const PlacementFormat& format : placementFormats())
        if (format.id == id)
            return format.write(problem, placement, "hand");
    qFatal("no format %s", std::string(id).c_str());
}

QString pathOf(const std::string& name)
{
    return QString::fromStdString(name).replace('/', '.').split('.', Qt::SkipEmptyParts).join('.');
}

class IoPlacementFormatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void csv()
    {
        QCOMPARE(
            QString::fromStdString(written("csv", *model(), placed)),
            QString("vertex,name,group,device\r\n0,model.embed,,host\r\n1,model.layers.0.attn,,gpu0\r\n"
                    "2,model.layers.0.mlp,,gpu0\r\n3,model.layers.10,,gpu0\r\n4,attn,model.layers.1,gpu0\r\n"
                    "5,\"model/layers/1/mlp \"\"x\"\"\",,\"gpu,1\"\r\n"));
        Placement ordered = placed;
        for (const std::size_t v : {0U, 2U, 1U, 3U, 4U, 5U})
            ordered.order.emplace_back(v);
        QVERIFY(written("csv", *model(), ordered).find("\r\n1,model.layers.0.attn,,gpu0,2\r\n") !=
                std::string::npos);
    }

    static void deviceMap()
    {
        const QJsonObject map =
            QJsonDocument::fromJson(QByteArray::fromStdString(written("device-map", *model(), placed)))
                .object();
        const QJsonObject expected{{"model.embed", "cpu"},
                                   {"model.layers.0", 0},
                                   {"model.layers.1.attn", 0},
                                   {"model.layers.1.mlp \"x\"", 1},
                                   {"model.layers.10", 0}};
        QCOMPARE(map, expected);
        const Placement together{Assignment(6, DeviceId{2}), {}, {}};
        QCOMPARE(QString::fromStdString(written("device-map", *model(), together)),
                 QString("{\n  \"\": 1\n}\n"));
    }

    /// As ONNX models name what they hold: names begin with "/", groups don't.
    static void deviceMapOfOnnx()
    {
        const auto mapOf = [](std::initializer_list<Vertex> vertices, Assignment on) {
            GraphBuilder builder;
            for (const Vertex& vertex : vertices)
                builder.addVertex(vertex);
            const ProblemPtr problem = Problem::create(builder.build().value(), devices()).value();
            const Placement placement{std::move(on), {}, {}};
            return QJsonDocument::fromJson(
                       QByteArray::fromStdString(written("device-map", *problem, placement)))
                .object();
        };
        QCOMPARE(mapOf({vertexOf("/conv1/Conv"), vertexOf("/conv2/Conv")}, {DeviceId{1}, DeviceId{2}}),
                 (QJsonObject{{"conv1", 0}, {"conv2", 1}}));
        QCOMPARE(mapOf({vertexOf("/layer1/relu/Relu", "layer1/relu"), vertexOf("/layer1/Add", "layer1"),
                        vertexOf("/layer10/Add", "layer1"), vertexOf("/Flatten"), vertexOf("//")},
                       {DeviceId{1}, DeviceId{2}, DeviceId{1}, DeviceId{0}, DeviceId{2}}),
                 (QJsonObject{{"layer1.relu", 0},
                              {"layer1.Add", 1},
                              {"layer1.layer10", 0},
                              {"Flatten", "cpu"},
                              {"#4", 1}}));
    }

    /// The longest key that is a vertex's path or stands above it says the vertex's device.
    static void deviceMapOfAny()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            GraphBuilder builder;
            std::set<std::string> names;
            for (std::size_t v = 0; v < 20; ++v) {
                constexpr const char* separators[] = {".", "/", "//"};
                std::string name = random.below(3) == 0 ? "/" : "";
                for (std::size_t depth = 1 + random.below(3); depth > 0; --depth)
                    (name += name.empty() || name == "/" ? "" : separators[random.below(3)]) +=
                        static_cast<char>('a' + static_cast<char>(random.below(3)));
                if (names.insert(pathOf(name).toStdString()).second)
                    builder.addVertex(vertexOf(name));
            }
            const ProblemPtr problem = Problem::create(builder.build().value(), devices()).value();
            Placement placement;
            drawAssignment(*problem, random, placement.devices);
            const QJsonObject map =
                QJsonDocument::fromJson(QByteArray::fromStdString(written("device-map", *problem, placement)))
                    .object();
            for (VertexId v : problem->graph().vertices()) {
                QString path = pathOf(problem->graph().vertex(v).name);
                while (!path.isEmpty() && !map.contains(path))
                    path = path.contains('.') ? path.section('.', 0, -2) : QString();
                QVERIFY(map.contains(path));
                const DeviceId d = placement.devices[v];
                QCOMPARE(map[path], d.value == 0 ? QJsonValue("cpu") : QJsonValue(int(d.value) - 1));
            }
        }
    }

    static void tensorflow()
    {
        const std::string text = written("tensorflow", *model(), placed);
        QVERIFY(text.find("node { name: \"attn\" device: \"/device:GPU:0\" }\n") != std::string::npos);
        const auto all = graphFormats();
        const auto graphDef = std::ranges::find(all, "tensorflow", &GraphFormat::id);
        QVERIFY(graphDef != all.end());
        const auto again = graphDef->read(text, {});
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
        QCOMPARE((*again)->vertexCount(), model()->graph().vertexCount());
        std::vector<std::string> strings;
        const QRegularExpression device("device: \"([^\"]*)\" }\n");
        for (const auto& match : device.globalMatch(QString::fromStdString(text)))
            strings.push_back(match.captured(1).toStdString());
        QCOMPARE(strings, (std::vector<std::string>{"/device:CPU:0", "/device:GPU:0", "/device:GPU:0",
                                                    "/device:GPU:0", "/device:GPU:0", "/device:GPU:1"}));
    }

    static void dotWithColours()
    {
        const ProblemPtr problem = model();
        const std::string text = written("dot", *problem, placed);
        QVERIFY(text.find("n0 [label=\"model.embed\", flops=\"1\", style=filled, fillcolor=\"#e69f00\", "
                          "device=\"host\"]") != std::string::npos);
        QVERIFY(text.find("fillcolor=\"#009e73\", device=\"gpu,1\"") != std::string::npos);
        const auto again = readDot(text);
        QVERIFY(again.ok());
        QCOMPARE((*again)->fingerprint(), problem->graph().fingerprint());
    }

    static void byEnding()
    {
        QTemporaryDir folder;
        const ProblemPtr problem = model();
        const auto bytes = [&](const char* name, const char* format = "") {
            const std::string path = folder.filePath(name).toStdString();
            const auto done = writePlacement(*problem, placed, "hand", path, format);
            return done ? *readFile(path) : done.error().english();
        };
        QCOMPARE(bytes("p.csv"), written("csv", *problem, placed));
        QCOMPARE(bytes("p.json"), written("json", *problem, placed));
        QCOMPARE(bytes("p.device_map.json"), written("device-map", *problem, placed));
        QCOMPARE(bytes("p.pbtxt"), written("tensorflow", *problem, placed));
        QCOMPARE(bytes("p.gv"), written("dot", *problem, placed));
        QCOMPARE(bytes("p"), written("json", *problem, placed));
        QCOMPARE(bytes("p.json", "device-map"), written("device-map", *problem, placed));
        QVERIFY(bytes("p.json", "devicemap").find("expected one of: device-map,") != std::string::npos);
        const auto own = readPlacementJson(bytes("p.json"));
        QVERIFY(own.ok() && resolve(*problem, *own).ok());
        QCOMPARE(own->placer, std::string("hand"));
    }
};

} // namespace

DOPPLER_TEST(IoPlacementFormatsTest)

} // namespace io_placement_formats_test

#include "io_placement_formats.moc"
