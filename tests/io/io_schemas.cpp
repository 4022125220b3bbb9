// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas in docs/schemas against the program: what it writes fits them, and what they refuse it refuses.
// Debian 12 has no small validator of draft 2020-12, so the keywords that our schemas use are checked here; a
// keyword that this file doesn't know fails the test.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/exec/external/execution_json.h"
#include "core/graph/graph_builder.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/documents/session_json.h"
#include "core/io/documents/workload_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/placements/placement_json.h"
#include "core/placers/adapters/external_problem.h"
#include "tests/support/random_cases.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <set>

namespace io_schemas_test {

using namespace doppler;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The first thing about `value` that the schema refuses, or nothing.
class Schema {
public:
    explicit Schema(const char* format)
        : root(QJsonDocument::fromJson(
                   contentOf(QString("%1/docs/schemas/%2.schema.json").arg(DOPPLER_SOURCE, format)))
                   .object())
    {
    }
    [[nodiscard]] bool isEmpty() const { return root.isEmpty(); }
    [[nodiscard]] QString faultOf(const QByteArray& json) const
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(json, &error);
        if (error.error != QJsonParseError::NoError)
            return "unreadable";
        return check(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), root,
                     "$");
    }

private:
    [[nodiscard]] QString check(const QJsonValue& value, const QJsonObject& schema, const QString& path) const
    {
        for (auto it = schema.begin(); it != schema.end(); ++it)
            if (const QString fault = checkKeyword(value, schema, it.key(), it.value(), path);
                !fault.isEmpty())
                return fault;
        return {};
    }

    [[nodiscard]] QString checkKeyword(const QJsonValue& value, const QJsonObject& schema,
                                       const QString& keyword, const QJsonValue& rule,
                                       const QString& path) const
    {
        static const std::set<QString> notes{"$schema", "title", "description", "$defs"};
        const QString fault = path + ": " + keyword;
        const auto unless = [&](bool good) { return good ? QString() : fault; };
        const double number = value.toDouble();
        if (notes.contains(keyword))
            return {};
        if (keyword == "$ref")
            return check(value, root["$defs"][rule.toString().mid(8)].toObject(), path);
        if (keyword == "type")
            return unless(isOfType(value, rule.toString()));
        if (keyword == "const")
            return unless(value == rule);
        if (keyword == "enum")
            return unless(rule.toArray().contains(value));
        if (keyword == "minimum")
            return unless(!value.isDouble() || number >= rule.toDouble());
        if (keyword == "maximum")
            return unless(!value.isDouble() || number <= rule.toDouble());
        if (keyword == "exclusiveMinimum")
            return unless(!value.isDouble() || number > rule.toDouble());
        if (keyword == "minLength")
            return unless(!value.isString() || value.toString().size() >= rule.toInt());
        if (keyword == "minItems")
            return unless(!value.isArray() || value.toArray().size() >= rule.toInt());
        if (keyword == "maxItems")
            return unless(!value.isArray() || value.toArray().size() <= rule.toInt());
        if (keyword == "uniqueItems")
            return unless(areUnique(value.toArray()));
        if (keyword == "items")
            return checkItems(value.toArray(), rule.toObject(), path);
        if (keyword == "required")
            return checkRequired(value, rule.toArray(), path);
        if (keyword == "anyOf")
            return checkAnyOf(value, rule.toArray(), path);
        if (keyword == "properties" || keyword == "additionalProperties")
            return checkProperties(value.toObject(), schema, keyword == "properties", path);
        return path + ": unknown keyword " + keyword;
    }

    static bool isOfType(const QJsonValue& value, const QString& type)
    {
        return (type == "object" && value.isObject()) || (type == "array" && value.isArray()) ||
               (type == "string" && value.isString()) || (type == "number" && value.isDouble()) ||
               (type == "boolean" && value.isBool()) ||
               (type == "integer" && value.isDouble() && value.toDouble() == std::floor(value.toDouble()));
    }

    static bool areUnique(const QJsonArray& items)
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            for (qsizetype k = 0; k < i; ++k)
                if (items[i] == items[k])
                    return false;
        return true;
    }

    [[nodiscard]] QString checkItems(const QJsonArray& items, const QJsonObject& schema,
                                     const QString& path) const
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            if (const QString fault = check(items[i], schema, QString("%1[%2]").arg(path).arg(i));
                !fault.isEmpty())
                return fault;
        return {};
    }

    /// The fault of the last alternative where none fits.
    [[nodiscard]] QString checkAnyOf(const QJsonValue& value, const QJsonArray& schemas,
                                     const QString& path) const
    {
        QString fault;
        for (const QJsonValue& schema : schemas)
            if (fault = check(value, schema.toObject(), path); fault.isEmpty())
                return {};
        return fault;
    }

    static QString checkRequired(const QJsonValue& value, const QJsonArray& keys, const QString& path)
    {
        for (const QJsonValue& key : keys)
            if (value.isObject() && !value.toObject().contains(key.toString()))
                return path + ": required " + key.toString();
        return {};
    }

    [[nodiscard]] QString checkProperties(const QJsonObject& object, const QJsonObject& schema, bool named,
                                          const QString& path) const
    {
        const QJsonObject properties = schema["properties"].toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (properties.contains(it.key()) != named)
                continue;
            const QJsonObject rule =
                (named ? properties[it.key()] : schema["additionalProperties"]).toObject();
            if (const QString fault = check(it.value(), rule, path + '.' + it.key()); !fault.isEmpty())
                return fault;
        }
        return {};
    }

    QJsonObject root;
};

class IoSchemasTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void checksByItself();
    void fitsWhatIsWritten();
    void fitsTheExamplesOfTheDocument();
    void fitsWhatExternalPlacersReadAndWrite();
    void fitsWhatExternalEnginesReadAndWrite();
    void fitsSessions();
    void fitsTheOracle();
    void agreesAboutBrokenFiles();

private:
    const Schema graphs{"doppler-graph"};
    const Schema devices{"doppler-devices"};
    const Schema placements{"doppler-placement"};
    const Schema lessonResults{"doppler-lesson-results"};
    const Schema workloads{"doppler-workload"};
    [[nodiscard]] const Schema& schemaOf(const QByteArray& json) const
    {
        return json.contains("doppler-devices")          ? devices
               : json.contains("doppler-placement")      ? placements
               : json.contains("doppler-workload")       ? workloads
               : json.contains("doppler-lesson-results") ? lessonResults
                                                         : graphs;
    }
};

void IoSchemasTest::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    QVERIFY(!graphs.isEmpty() && !devices.isEmpty() && !placements.isEmpty() && !lessonResults.isEmpty() &&
            !workloads.isEmpty());
}

void IoSchemasTest::checksByItself()
{
    const QByteArray start = R"({"format":"doppler-graph","version":1,"vertices":[{"id":0)";
    QCOMPARE(graphs.faultOf(start + "}]}"), QString());
    QCOMPARE(graphs.faultOf(start + R"(,"flops":-1}]})"), QString("$.vertices[0].flops: minimum"));
    QCOMPARE(graphs.faultOf(start + R"(,"seconds":{"a":"b"}}]})"), QString("$.vertices[0].seconds.a: type"));
    QCOMPARE(graphs.faultOf(R"({"format":"doppler-graph","version":1})"), QString("$: required vertices"));
    QCOMPARE(graphs.faultOf(R"({"format":"doppler-graph","version":2,"vertices":[]})"),
             QString("$.version: const"));
}

void IoSchemasTest::fitsWhatIsWritten()
{
    const std::string small = std::string(DOPPLER_TEST_DATA) + "/small/";
    const auto graph = readGraph(small + "graph.json");
    const auto text = readGraph(small + "doppler.txt");
    const auto stg = readGraph(small + "stg.stg");
    QCOMPARE(graphs.faultOf(QByteArray::fromStdString(writeGraphJson(**graph))), QString());
    QCOMPARE(graphs.faultOf(QByteArray::fromStdString(writeGraphJson(**text))), QString());
    QCOMPARE(graphs.faultOf(QByteArray::fromStdString(writeGraphJson(**stg))), QString());
    for (const std::string& name : builtinTopologyNames())
        QCOMPARE(devices.faultOf(QByteArray::fromStdString(writeDevicesJson(**builtinTopology(name)))),
                 QString());
    for (const char* name : {"listed", "poisson", "both"}) {
        const QString path = QString("%1/tests/fuzz/corpus/workload_json/%2.json").arg(DOPPLER_SOURCE, name);
        const auto workload = readWorkloadJson(contentOf(path).toStdString());
        QVERIFY2(workload.ok(), workload.ok() ? "" : workload.error().english().c_str());
        QCOMPARE(workloads.faultOf(contentOf(path)), QString());
        QCOMPARE(workloads.faultOf(QByteArray::fromStdString(writeWorkloadJson(*workload))), QString());
    }
    const auto placement = readPlacement(small + "placement.json");
    QCOMPARE(placements.faultOf(QByteArray::fromStdString(writePlacementJson(*placement))), QString());
    for (const char* name : {"graph.json", "devices.json", "placement.json"}) {
        const QByteArray json = contentOf(QString::fromStdString(small) + name);
        QCOMPARE(schemaOf(json).faultOf(json), QString());
    }
}

void IoSchemasTest::fitsTheExamplesOfTheDocument()
{
    const QString page = QString::fromUtf8(contentOf(QString(DOPPLER_SOURCE) + "/docs/file-formats.md"));
    static const QRegularExpression block("```json\\n(.*?)```",
                                          QRegularExpression::DotMatchesEverythingOption);
    QStringList examples;
    for (const auto& match : block.globalMatch(page))
        examples << match.captured(1);
    QCOMPARE(examples.size(), 5);
    for (const QString& example : examples)
        QCOMPARE(schemaOf(example.toUtf8()).faultOf(example.toUtf8()), QString());
    const auto graph = readGraphJson(examples[0].toStdString());
    const auto topology = readDevicesJson(examples[1].toStdString());
    const auto file = readPlacementJson(examples[2].toStdString());
    QVERIFY(graph.ok() && topology.ok() && file.ok());
    QVERIFY(readWorkloadJson(examples[3].toStdString()).ok());
    const auto problem = Problem::create(*graph, *topology);
    QVERIFY(problem.ok());
    const auto placement = resolve(**problem, *file);
    QVERIFY2(placement.ok(), placement.ok() ? "" : placement.error().english().c_str());
}

void IoSchemasTest::fitsWhatExternalPlacersReadAndWrite()
{
    const Schema problems("doppler-problem");
    const Schema lines("doppler-external-line");
    QVERIFY(!problems.isEmpty() && !lines.isEmpty());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        PlacerContext context;
        context.budget.seconds = 0.5;
        const std::string json = writeExternalProblem(*tests::randomProblem(random, {}), context);
        QCOMPARE(problems.faultOf(QByteArray::fromStdString(json)), QString());
    }
    const QString page = QString::fromUtf8(contentOf(QString(DOPPLER_SOURCE) + "/docs/external-placers.md"));
    const QStringList examples =
        page.section("```json\n", 1, 1).section("```", 0, 0).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(examples.size(), 3);
    for (const QString& example : examples) {
        QCOMPARE(lines.faultOf(example.toUtf8()), QString());
        QVERIFY(readExternalLine(example.toStdString()).ok());
    }
    QCOMPARE(lines.faultOf(R"({"devices": [1]})"), QString("$.devices[0]: type"));
}

void IoSchemasTest::fitsWhatExternalEnginesReadAndWrite()
{
    const Schema executions("doppler-execution");
    const Schema lines("doppler-execution-line");
    QVERIFY(!executions.isEmpty() && !lines.isEmpty());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const tests::Case c = tests::randomCase(seed);
        const std::string json =
            writeExecution(*c.problem, c.placement, {2, 1, seed, {{"scale", "0.5"}, {"name", "x"}}});
        QCOMPARE(executions.faultOf(QByteArray::fromStdString(json)), QString());
    }
    const auto einsums = readGraph(std::string(DOPPLER_SOURCE) + "/sample_graphs/chainmm.json");
    const auto problem = Problem::create(*einsums, builtinTopology("4xP100").value());
    const Placement placement{Assignment((*einsums)->vertexCount(), DeviceId{std::size_t{0}}), {}, {}};
    const QByteArray json = QByteArray::fromStdString(writeExecution(**problem, placement, {}));
    QVERIFY(json.contains("\"einsum\": \"ij,jk->ik\"") && json.contains("\"dtype\": \"float32\""));
    QCOMPARE(executions.faultOf(json), QString());
    const QString page = QString::fromUtf8(contentOf(QString(DOPPLER_SOURCE) + "/docs/external-engines.md"));
    const QStringList examples =
        page.section("```json\n", 1, 1).section("```", 0, 0).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(examples.size(), 3);
    for (const QString& example : examples) {
        QCOMPARE(lines.faultOf(example.toUtf8()), QString());
        QVERIFY(readExecutionLine(example.toStdString()).ok());
    }
    QCOMPARE(lines.faultOf(R"({"tasks": [[1]]})"), QString("$.tasks[0]: minItems"));
    QCOMPARE(lines.faultOf(R"({"tokens": [-1]})"), QString("$.tokens[0]: minimum"));
}

void IoSchemasTest::fitsSessions()
{
    const Schema sessions("doppler-session");
    QVERIFY(!sessions.isEmpty());
    const QDir corpus(QString(DOPPLER_SOURCE) + "/tests/fuzz/corpus/session_json");
    int files = 0;
    for (const QString& name : corpus.entryList(QDir::Files)) {
        const auto session = readSession(corpus.filePath(name).toStdString());
        QVERIFY2(session.ok(), session.ok() ? "" : session.error().english().c_str());
        QCOMPARE(sessions.faultOf(contentOf(corpus.filePath(name))), QString());
        QCOMPARE(sessions.faultOf(QByteArray::fromStdString(writeSessionJson(*session))), QString());
        ++files;
    }
    QVERIFY(files >= 2);
    QCOMPARE(
        sessions.faultOf(R"({"format":"doppler-session","version":1,"problems":[],"runs":[],"open":-1})"),
        QString("$.open: minimum"));
    QCOMPARE(sessions.faultOf(R"({"format":"doppler-session","version":1,"runs":[],"problems":[)"
                              R"({"graph":{"name":"g"},"devices":{"name":"d"},"device_names":[],)"
                              R"("model":{"compute_noise":5,"transfer_noise":5.5}}]})"),
             QString("$.problems[0].model.transfer_noise: maximum"));
}

void IoSchemasTest::fitsTheOracle()
{
    const QDir folder(QString(DOPPLER_TEST_DATA) + "/oracle/simgrid");
    int files = 0;
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const char* part : {"/graph.json", "/devices.json", "/placement.json"}) {
            const QByteArray json = contentOf(folder.filePath(name + part));
            QCOMPARE(schemaOf(json).faultOf(json), QString());
            ++files;
        }
    QCOMPARE(files, 24);
}

void IoSchemasTest::agreesAboutBrokenFiles()
{
    // What no schema can say: relations between parts of a file, and what a JSON parser hides.
    const QStringList beyond{
        "graph/cycle.json", "graph/cycle_out_of_order.json", "graph/edge_to_nowhere.json",
        "graph/edge_twice.json", "graph/id_from_one.json", "graph/id_gap.json", "graph/id_twice.json",
        "graph/key_twice.json", "graph/kind_twice.json", "graph/self_loop.json",
        "graph/tensors_disagree.json", "devices/key_twice.json", "devices/name_twice.json",
        "devices/no_bandwidth.json", "devices/pair_to_itself.json", "devices/pair_to_nowhere.json",
        "devices/pair_twice.json", "devices/unknown_channel.json", "placement/devices_twice.json",
        // Qt's parser lets these pass.
        "graph/control_character.json", "graph/half_a_surrogate_pair.json",
        "graph/second_half_of_a_surrogate_pair.json", "graph/unknown_escape.json", "graph/zero_byte.json",
        "placement/half_a_surrogate_pair.json"};
    QStringList differences;
    int agreed = 0;
    for (const char* kind : {"graph", "devices", "placement"}) {
        const QDir folder(QString("%1/broken/%2").arg(DOPPLER_TEST_DATA, kind));
        const Schema schema(qPrintable(QString("doppler-") + kind));
        for (const QString& name : folder.entryList({"*.json"}, QDir::Files)) {
            const QString key = QString(kind) + '/' + name;
            const QString fault = schema.faultOf(contentOf(folder.filePath(name)));
            if (fault.isEmpty() != beyond.contains(key))
                differences << key + ": " + fault;
            if (!fault.isEmpty() && fault != "unreadable")
                ++agreed;
        }
    }
    QCOMPARE(differences.join("\n"), QString());
    QVERIFY2(agreed >= 50, qPrintable(QString::number(agreed)));
}

} // namespace

DOPPLER_TEST(IoSchemasTest)

} // namespace io_schemas_test

#include "io_schemas.moc"
