// SPDX-License-Identifier: GPL-3.0-or-later
// Chakra traces written by the test's own encoder, from random graphs.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <random>
#include <set>

namespace chakra_test {

using namespace doppler;

namespace {

std::string varint(std::uint64_t value)
{
    std::string out;
    for (; value >= 0x80; value >>= 7)
        out += static_cast<char>(value | 0x80);
    return out += static_cast<char>(value);
}
std::string number(unsigned field, std::uint64_t value) { return varint(field << 3) + varint(value); }
std::string bytes(unsigned field, const std::string& content)
{
    return varint(field << 3 | 2) + varint(content.size()) + content;
}
std::string record(const std::string& message) { return varint(message.size()) + message; }
std::string attribute(const std::string& name, unsigned field, std::uint64_t value)
{
    return bytes(10, bytes(1, name) + number(field, value));
}

struct Made {
    std::string text;
    std::vector<std::uint64_t> ids;
    std::vector<double> seconds;
    std::vector<double> output;
    std::set<std::pair<std::size_t, std::size_t>> edges;
};

/// Nodes in random order of ids; dependencies packed or one by one.
Made madeTrace(std::size_t count, std::uint32_t seed)
{
    std::mt19937_64 random(seed);
    Made made;
    made.text = record(bytes(1, "0.0.4") + bytes(2, bytes(1, "schema") + bytes(29, "1.0.1")));
    for (std::size_t i = 0; i < count; ++i) {
        made.ids.push_back(i == 0 ? 0 : (random() % 1'000'000'000) * count + i);
        std::string message = (i == 0 ? "" : number(1, made.ids[i])) + bytes(2, "aten::op") + number(3, 4);
        std::string packed;
        for (std::size_t j = 0; j < i; ++j)
            if (random() % 4 == 0) {
                made.edges.emplace(j, i);
                packed += varint(made.ids[j]);
                message += i % 2 ? number(5, made.ids[j]) : "";
            }
        if (i % 2 == 0 && !packed.empty())
            message += bytes(5, packed);
        if (i > 0)
            message += number(4, made.ids[random() % i]); // a caller, which is no dependency
        const std::uint64_t micros = random() % 5000 + 1;
        const std::uint64_t elements = random() % 1000;
        message += number(6, 17) + number(7, micros);
        message += bytes(9, bytes(1, "[[6, 7, 0, " + std::to_string(elements) + ", 4, 'cuda:0'], 3, True]"));
        message += attribute("rf_id", 9, i) + bytes(10, bytes(1, "op_schema") + bytes(29, "x"));
        made.seconds.push_back(static_cast<double>(micros) / 1e6);
        made.output.push_back(static_cast<double>(elements) * 4);
        made.text += record(message);
    }
    return made;
}

class ChakraTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsWhatWasWritten();
    void readsCommunicationAndOperations();
    void takesCallersWhereNothingElseIsThere();
    void keepsShapes();
    void refusesDamage();
};

void ChakraTest::readsWhatWasWritten()
{
    const QTemporaryDir place;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Made made = madeTrace(seed * 7, seed);
        const std::string file = place.filePath("trace.et").toStdString();
        QVERIFY(writeFile(file, made.text).ok());
        const auto graph = readGraph(file);
        QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
        QCOMPARE((*graph)->vertexCount(), made.ids.size());
        std::set<std::pair<std::size_t, std::size_t>> edges;
        for (EdgeId e : (*graph)->edges())
            edges.emplace((*graph)->edge(e).from, (*graph)->edge(e).to);
        QCOMPARE(edges, made.edges);
        for (VertexId v : (*graph)->vertices()) {
            const Vertex& vertex = (*graph)->vertex(v);
            QCOMPARE(vertex.name, "aten::op." + std::to_string(made.ids[v]));
            QCOMPARE(vertex.seconds.at(0).seconds, made.seconds[v]);
            QCOMPARE(vertex.outputBytes, made.output[v]);
        }
    }
}

void ChakraTest::readsCommunicationAndOperations()
{
    const auto graph =
        readGraphText(record(bytes(1, "0.0.4")) +
                      record(number(1, 1) + bytes(2, "work") + number(3, 4) +
                             attribute("num_ops", 9, 5'000'000) + attribute("tensor_size", 13, 4096)) +
                      record(number(1, 2) + bytes(2, "gather") + number(3, 7) + number(5, 1) +
                             attribute("comm_type", 9, 2) + attribute("comm_size", 9, 1 << 20)) +
                      record(number(1, 3) + bytes(2, "process_group:init") + number(3, 1)));
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    QCOMPARE((*graph)->vertexCount(), std::size_t{2}); // metadata computes nothing
    const Vertex& work = (*graph)->vertex(VertexId{0});
    QCOMPARE(work.flops, std::optional(5e6));
    QCOMPARE(work.outputBytes, 4096.0);
    QVERIFY(work.seconds.empty());
    QCOMPARE(work.op, std::string("compute"));
    QCOMPARE((*graph)->vertex(VertexId{1}).op, std::string("all-gather"));
    QCOMPARE((*graph)->vertex(VertexId{1}).outputBytes, 1048576.0);
    QCOMPARE((*graph)->edgeCount(), std::size_t{1});
}

void ChakraTest::takesCallersWhereNothingElseIsThere()
{
    const auto graph =
        readGraphText(record("") + record(number(1, 1) + bytes(2, "a") + number(7, 5)) +
                      record(number(1, 2) + bytes(2, "b") + number(4, 1) + number(4, 77) + number(7, 5)));
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    QCOMPARE((*graph)->edgeCount(), std::size_t{1});
    QCOMPARE((*graph)->notes().size(), std::size_t{2}); // one caller is missing, and callers they are
}

/// IOInfo: values, shapes and types as Python prints them.
void ChakraTest::keepsShapes()
{
    const auto shapes = [](const std::string& inputs, const std::string& outputs) {
        const auto graph = readGraphText(record(bytes(1, "0.0.4")) +
                                         record(number(1, 1) + bytes(2, "aten::mm") + number(3, 4) +
                                                number(7, 5) + bytes(8, bytes(1, "[]") + bytes(2, inputs)) +
                                                bytes(9, bytes(1, "[]") + bytes(2, outputs))));
        return graph.ok() ? (*graph)->vertex(VertexId{0}).shapes.text() : graph.error().english();
    };
    QCOMPARE(shapes("[[64, 32], [32,16], []]", "[[64, 16]]"), std::string("64×32, 32×16 → 64×16"));
    QCOMPARE(shapes("[[[2, 3], [4]], []]", "[[]]"), std::string("2×3, 4 → ?"));
    QCOMPARE(shapes("", "[[7]]"), std::string("7"));
    QCOMPARE(shapes("[", "]]][[x, 1e9, 99999999999999999999"), std::string());
}

void ChakraTest::refusesDamage()
{
    const Made made = madeTrace(12, 3);
    // Cut off anywhere it is refused, unless the cut lies between two records.
    std::set<std::size_t> whole;
    std::size_t at = 0;
    while (at < made.text.size()) {
        std::uint64_t length = 0;
        unsigned shift = 0;
        unsigned char byte = 0;
        do {
            byte = static_cast<unsigned char>(made.text[at++]);
            length |= std::uint64_t{byte & 0x7fU} << shift;
            shift += 7;
        } while (byte & 0x80);
        at += length;
        whole.insert(at);
    }
    for (std::size_t size = 1; size < made.text.size(); ++size)
        QCOMPARE(readGraphText(std::string_view(made.text).substr(0, size)).ok(),
                 whole.contains(size) && size > *whole.begin());
    const std::string cut = made.text.substr(0, made.text.size() - 3);
    QVERIFY2(readGraphText(cut).error().english().starts_with("record 12: the file ends within a record of "),
             readGraphText(cut).error().english().c_str());
    const std::string head = record(bytes(1, "0.0.4")) + record(number(1, 1) + bytes(2, "a"));
    QCOMPARE(readGraphText(head + record(number(1, 1) + bytes(2, "b"))).error().english(),
             std::string("nodes: duplicate id 1, expected a unique id"));
    QCOMPARE(readGraphText(head + record("\x0a\xff")).error().english(),
             std::string("record 2: found no protobuf message, expected a node"));
    QCOMPARE(readGraphText(head + varint(1ULL << 40)).error().english(),
             std::string("record 2: found no valid record length, expected at most 16777216 bytes"));
    const auto cycle = readGraphText(record("") + record(number(1, 1) + bytes(2, "a") + number(5, 2)) +
                                     record(number(1, 2) + bytes(2, "b") + number(5, 1)));
    QVERIFY2(!cycle.ok() &&
                 cycle.error().english().find("has a cycle: b.2 -> a.1 -> b.2") != std::string::npos,
             cycle.ok() ? "" : cycle.error().english().c_str());
    // Damaged bytes: any answer but a crash.
    std::mt19937 random(5);
    for (int i = 0; i < 3000; ++i) {
        std::string damaged = made.text;
        for (int k = 0; k < 3; ++k)
            damaged[random() % damaged.size()] = static_cast<char>(random());
        (void)readGraphText(damaged);
    }
}

} // namespace

DOPPLER_TEST(ChakraTest)

} // namespace chakra_test

#include "chakra.moc"
