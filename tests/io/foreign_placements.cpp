// SPDX-License-Identifier: GPL-3.0-or-later
// Placements of other tools: every format, what does not match, and what is no placement.
#include "core/app/file_kind.h"
#include "core/app/run_placer.h"
#include "core/catalog/builtin_topologies.h"
#include "core/io/placements/foreign_placement.h"
#include "core/io/placements/placement_format.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>

namespace foreign_placements_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

Vertex vertexOf(std::string name, std::string group = {})
{
    Vertex vertex;
    vertex.name = std::move(name);
    vertex.group = std::move(group);
    vertex.flops = 1e9;
    vertex.outputBytes = 1e3;
    return vertex;
}

/// embed, two layers and a sum, in a chain, on a CPU and two GPUs.
ProblemPtr model()
{
    TopologyParts parts;
    parts.name = "host and two";
    parts.devices.resize(3);
    parts.devices[0].name = "host";
    parts.devices[0].deviceClass = "cpu";
    parts.devices[1].name = "gpu0";
    parts.devices[2].name = "gpu1";
    for (auto& device : parts.devices)
        device.flopsPerSecond = 1e12;
    parts.links.assign(9, {1e9, 0, {}});
    GraphBuilder builder("model");
    builder.addVertex(vertexOf("model.embed"));
    builder.addVertex(vertexOf("attn", "model.layers.1"));
    builder.addVertex(vertexOf("model/layers/10/mlp"));
    builder.addVertex(vertexOf("add"));
    for (std::uint32_t v = 0; v < 3; ++v)
        builder.addEdge(VertexId{v}, VertexId{v + 1});
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
}

QString devicesOf(const Placement& placement)
{
    QString out;
    for (DeviceId d : placement.devices)
        out += QString::number(d.value);
    return out;
}

} // namespace

class ForeignPlacementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formats_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("devices");
        QTest::addColumn<int>("notes");
        const auto row = [](const char* name, const char* text, const char* devices, int notes) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(devices) << notes;
        };
        row("device_map",
            R"({"model.embed": "cpu", "model.layers.1": 0, "model.layers.10": "cuda:1", "add": 1})", "0122",
            0);
        row("brackets in names", R"({"model": 0, "model.layers.1": 1, "x[0,{1}]": 1})", "1211", 2);
        row("longest key", R"({"model": 1, "model.layers.1": "disk", "": 0})", "2021", 0);
        row("whole model", R"({"": "cuda"})", "1111", 0);
        row("parts do not match", R"({"model.layers.1": 1, "model.layer": 0})", "2222", 2);
        row("neighbours", R"({"model.layers.10": 1})", "2222", 1);
        row("device names", R"({"model": "gpu1", "add": "HOST"})", "2220", 0);
        row("csv",
            "name,device\r\nmodel.embed,gpu1\r\nattn,cuda:0\r\n\"model/layers/10/mlp\",host\r\nadd,0\r\n",
            "2101", 0);
        row("csv by number", "vertex,group,device\n0,,host\n1,,gpu0\n2,,gpu1\n3,,gpu1\n", "0122", 0);
        row("tensorflow",
            "node { name: \"model.embed\" op: 'x' device: \"/job:w/task:0/device:GPU:1\" }\n# note\n"
            "node {\n name: \"attn\" device: \"/device:CPU:0\"\n attr { key: \"device\" value { s: \"z\" } } "
            "}\n"
            "node < name: \"add\" device: \"/GPU:0\" >\n",
            "2001", 1);
        row("onnx runtime",
            R"([{"cat": "Session", "name": "model_loading", "dur": 3},
                {"cat": "Node", "name": "attn_kernel_time", "args": {"provider": "CUDAExecutionProvider"}},
                {"cat": "Node", "name": "attn_fence_before", "args": {"op_name": "x"}},
                {"cat": "Node", "name": "add_kernel_time", "args": {"provider": "CPUExecutionProvider"}},
                {"cat": "Node", "name": "attn_kernel_time", "args": {"provider": "CUDAExecutionProvider"}}])",
            "1110", 1);
        row("dot, our colours",
            "digraph g { node [fillcolor=red];\n a [label=\"model.embed\", fillcolor=\"#56B4E9\"];\n"
            "b [label=attn, fillcolor=\"#e69f00\"]; a -> b [color=red]; c [label=\"model/layers/10/mlp\","
            "fillcolor=\"#009e73\"]; add [fillcolor=\"#009e73\"] }",
            "1022", 0);
        row("dot, other colours", "digraph { \"model.embed\" [color=red] attn [color=blue] add [color=red] }",
            "0110", 1);
    }
    void formats()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, devices);
        QFETCH(int, notes);
        QVERIFY(looksLikeForeignPlacement(text.toStdString()));
        const auto named = readForeignPlacement(text.toStdString());
        QVERIFY2(named.ok(), named ? "" : named.error().english().c_str());
        const ProblemPtr problem = model();
        const auto matched = matchPlacement(*problem, *named);
        QVERIFY2(matched.ok(), matched ? "" : matched.error().english().c_str());
        QCOMPARE(devicesOf(matched->placement), devices);
        QCOMPARE(static_cast<int>(matched->notes.size()), notes);
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* text, const char* words) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(words);
        };
        row("nothing matches", R"({"encoder": 0})",
            "no name matches a vertex of the graph; the file names encoder");
        row("too many devices", R"({"model": 2})",
            "there is no device for \"2\"; the devices are host, gpu0, gpu1");
        row("unknown device", R"({"model": "mars"})", "\"mars\"");
        row("not flat", R"({"model": {"a": 1}})", "no placement");
        row("number", R"({"model": 0.5})", "model: found 0.5");
        row("cut", R"({"model": 0, "add")", "unexpected end");
        row("short row", "name,device\nadd\n", "line 2: found 1 fields, expected 2");
        row("open node", "node { name: \"add\" device: \"/GPU:0\"", "ends within a node");
        row("closed twice", "node { name: \"add\" device: \"/GPU:0\" } }", "without an opening one");
        row("many colours",
            "digraph { \"model.embed\" [color=a] attn [color=b] \"model/layers/10/mlp\" [color=c]\n"
            "add [color=d] fillcolor }",
            "more colours than the 3 devices");
        row("text", "hello", "no placement");
        row("empty", "", "no placement");
    }
    void faults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const auto named = readForeignPlacement(text.toStdString());
        const auto matched =
            named ? matchPlacement(*model(), *named) : Result<MatchedPlacement>(named.error());
        QVERIFY(!matched);
        const QString error = QString::fromStdString(matched.error().english());
        QVERIFY2(error.contains(words), qPrintable(error));
    }

    /// What we write for other tools we read again, as files, and a dropped one is known as a placement.
    void ourOwnExportsComeBack()
    {
        const QTemporaryDir folder;
        const ProblemPtr problem = model();
        Placement placement;
        for (const std::size_t d : {0, 2, 1, 2})
            placement.devices.emplace_back(d);
        for (const char* name : {"a.csv", "a.device_map.json", "a.pbtxt", "a.dot", "a.csv.gz", "a.json"}) {
            const std::string path = folder.filePath(QLatin1String(name)).toStdString();
            QVERIFY(writePlacement(*problem, placement, "heft", path));
            const auto opened = openPlacement(problem, path);
            QVERIFY2(opened.ok(), opened ? "" : opened.error().english().c_str());
            QVERIFY2(opened->run->placement.devices == placement.devices, name);
            QVERIFY(opened->notes.empty());
            if (!QByteArray(name).contains("dot") && !QByteArray(name).contains("pbtxt"))
                QCOMPARE(kindOfFile(path).value(), FileKind::Placement);
        }
    }

    /// A schedule of PyTorch is a placement with an order: read, simulated as planned, and written again.
    void schedulesOfPyTorch()
    {
        for (const char* order : {"gpipe", "1f1b", "interleaved-1f1b", "zb-h1", "zb-v", "dualpipe-v"}) {
            const std::string split = order[0] == 'z' || order[0] == 'd' ? ":split_backward=true" : "";
            const std::string sizes = "pipeline:layers=8:micro_batches=8" + split + ":order=";
            ModelOptions model;
            model.schedule = ChooseTask::Strict;
            const TopologyPtr devices = builtinTopology("8xV100").value();
            const auto ordered =
                Problem::create(generateWorkload(sizes + order).value(), devices, model).value();
            Placement placement;
            for (const VertexId v : ordered->graph().vertices()) {
                const std::string& rank = ordered->graph().vertex(v).colocate;
                placement.devices.emplace_back(std::stoul(rank.substr(rank.find_first_of("12345678"))) - 1);
            }
            const auto format =
                std::ranges::find(placementFormats(), "pytorch-schedule", &PlacementFormat::id);
            QVERIFY(format->check(*ordered).ok());
            const std::string text = format->write(*ordered, placement, "hand");
            QVERIFY(looksLikeForeignPlacement(text));
            const auto kind = kindOfText(text);
            QVERIFY(kind.ok() && *kind == FileKind::Placement);
            // The graph without an order gets it from the file.
            const auto free =
                Problem::create(generateWorkload(sizes + "none").value(), devices, model).value();
            const auto named = readForeignPlacement(text);
            QVERIFY2(named.ok(), named ? "" : named.error().english().c_str());
            const auto matched = matchPlacement(*free, *named);
            QVERIFY2(matched.ok(), matched ? "" : matched.error().english().c_str());
            QCOMPARE(format->write(*free, matched->placement, "hand"), text);
            const double planned = Simulator(free).makespan(matched->placement);
            const double expected = Simulator(ordered).makespan(placement);
            QVERIFY(std::abs(planned / expected - 1) < 0.02); // Updates are ordered here.
        }
    }

    void faultsOfSchedules_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* text, const char* words) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(words);
        };
        row("whole", "0F0,0B0\n1F0,1B0\n", "");
        row("blanks and rows that end early", ",0F0, ,0B0\r\n\r\n , \"1F0\",1B0\n", "");
        row("overlap and communication", "0F0,0SEND_F0,0UNSHARD,0B0\n0RECV_F0,(1F0;1B0)OVERLAP_F_B\n", "");
        row("gradients of a whole backward pass", "0F0,0I0,0W0\n1F0,1B0\n",
            "no vertex \"input-gradient 1.1\"");
        row("another size", "0F0,0B0\n1F0,1B0\n2F0,2B0\n", "no vertex \"forward 3.1\"");
        row("lacks one", "0F0,0B0\n1F0\n", "lacks \"backward 2.1\"");
        row("circle", "0B0,0F0\n1F0,1B0\n", "line 1: \"backward 1.1\" never starts");
        row("ranks", "0F0,0B0\n1F0,1B0\n,\n,\n,\n,\n,\n,\n,\n", "9 ranks, expected at most 8");
    }
    void faultsOfSchedules()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const auto problem =
            Problem::create(generateWorkload("pipeline:layers=2:micro_batches=1:order=none").value(),
                            builtinTopology("8xV100").value())
                .value();
        const auto named = readForeignPlacement(text.toStdString());
        QVERIFY2(named.ok(), named ? "" : named.error().english().c_str());
        const auto matched = matchPlacement(*problem, *named);
        QCOMPARE(matched.ok(), words.isEmpty());
        if (!matched)
            QVERIFY2(QString::fromStdString(matched.error().english()).contains(words),
                     matched.error().english().c_str());
    }
};

DOPPLER_TEST(ForeignPlacementsTest)

} // namespace foreign_placements_test

#include "foreign_placements.moc"
