// SPDX-License-Identifier: GPL-3.0-or-later
// Every reader against thousands of damaged files: small good ones, changed at random once or a few times. A
// reader refuses with one line that names a place, or reads something sound, within its bound of memory.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/gzip.h"
#include "core/io/documents/devices_json.h"
#include "core/io/documents/workload_json.h"
#include "core/io/placements/placement_json.h"
#include "core/placers/adapters/external_problem.h"
#include "core/training/checkpoint_header.h"
#include "tests/support/allocation_count.h"
#include "tests/support/mutation.h"
#include "tests/support/runner.h"
#include "tests/support/sound_graph.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <map>
#include <set>

namespace io_mutations_test {

using namespace doppler;

namespace {

constexpr std::size_t mutationsPerReader = 5'000;
constexpr std::size_t largestSeed = 16'000;
constexpr std::size_t bytesPerByte = 64;

/// What a reader made of a text: nothing more to say, the fault that it names, or what is wrong with what it
/// made.
struct Answer {
    std::optional<Error> error;
    std::string unsound;
};

struct Reader {
    std::string name;
    std::function<Answer(std::string_view)> read;
    std::size_t constantBytes = std::size_t{256} << 10;
    bool namesPlaces = true; ///< Of a text; what is packed or binary has no lines.
};

/// Values that let a reader begin, and keep what it makes small.
ReadRequest requestFor(const GraphFormat& format, std::string_view text)
{
    const auto specs = format.options ? format.options(text) : std::vector<OptionSpec>{};
    Options options(specs);
    for (const OptionSpec& spec : specs) {
        if (mustBeGiven(spec))
            (void)options.set(specs, spec.name, "2");
        if (spec.name == "most_vertices")
            (void)options.set(specs, spec.name, "500");
    }
    return {"mutated", options, {}};
}

Reader graphReader(const GraphFormat& format)
{
    Reader reader;
    reader.name = std::string(format.id);
    // ONNX's library has tables of its own; an expression of few letters asks for up to 500 vertices.
    // A few bytes describe a model of Hugging Face; SQLite has a cache of pages.
    if (format.id == "onnx" || format.id == "einsum" || format.id == "huggingface" || format.id == "nsight")
        reader.constantBytes = std::size_t{64} << 20;
    reader.namesPlaces = format.id != "onnx" && format.id != "nsight";
    reader.read = [&format](std::string_view text) -> Answer {
        (void)format.sniff(text);
        const auto graph = format.read(text, requestFor(format, text));
        return graph ? Answer{{}, tests::unsoundness(**graph)} : Answer{graph.error(), {}};
    };
    return reader;
}

template <class Read>
Reader plainReader(const char* name, const Read& read)
{
    Reader reader;
    reader.name = name;
    reader.read = [read](std::string_view text) -> Answer {
        const auto result = read(text);
        return result ? Answer{} : Answer{result.error(), {}};
    };
    return reader;
}

std::vector<Reader> allReaders()
{
    std::vector<Reader> readers;
    for (const GraphFormat& format : graphFormats())
        readers.push_back(graphReader(format));
    readers.push_back(plainReader("devices", [](std::string_view text) { return readDevicesJson(text); }));
    readers.back().constantBytes = std::size_t{64} << 20; // a link for every pair of devices
    readers.push_back(plainReader("placement", readPlacementJson));
    readers.push_back(plainReader("workload", readWorkloadJson));
    readers.push_back(plainReader("checkpoint", readCheckpointHeader));
    readers.push_back(plainReader("external line", readExternalLine));
    readers.push_back(
        plainReader("gzip", [](std::string_view text) { return gunzip(text, std::size_t{1} << 20); }));
    readers.back().constantBytes = std::size_t{4} << 20;
    readers.back().namesPlaces = false;
    return readers;
}

/// Every small file that tests and fuzzers have.
const std::vector<std::string>& goodFiles()
{
    static const std::vector<std::string> all = [] {
        std::map<QString, std::string> byName; // sorted: the same mutations on every machine
        for (const char* folder : {"/tests/data/small", "/tests/data/traces", "/tests/fuzz/corpus"})
            for (QDirIterator at(QString(DOPPLER_SOURCE) + folder, QDir::Files, QDirIterator::Subdirectories);
                 at.hasNext();) {
                QFile file(at.next());
                if (file.size() > qint64(largestSeed) || !file.open(QIODevice::ReadOnly))
                    continue;
                byName[file.fileName()] = file.readAll().toStdString();
            }
        std::vector<std::string> contents;
        for (auto& [name, content] : byName)
            contents.push_back(std::move(content));
        return contents;
    }();
    return all;
}

/// Whether the line says where: a JSON path, a line, a byte, a vertex.
bool namesPlace(const Error& error)
{
    static const QRegularExpression place("\\b(line|byte|vertex|node|operation|event|field|entry) \\S");
    return !error.place.empty() || place.match(QString::fromStdString(error.english())).hasMatch();
}

class IoMutationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void survives_data();
    void survives();

private:
    const std::vector<Reader> readers = allReaders();
};

void IoMutationsTest::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    QVERIFY(goodFiles().size() > 20);
}

void IoMutationsTest::survives_data()
{
    QTest::addColumn<int>("reader");
    for (std::size_t i = 0; i < readers.size(); ++i)
        QTest::newRow(readers[i].name.c_str()) << int(i);
}

void IoMutationsTest::survives()
{
    QFETCH(int, reader);
    const Reader& under = readers[std::size_t(reader)];
    std::vector<const std::string*> seeds;
    for (const std::string& file : goodFiles())
        if (!under.read(file).error)
            seeds.push_back(&file);
    QVERIFY2(!seeds.empty(), "a reader has a small good file under tests/data/small or tests/fuzz/corpus");

    Random random(1);
    std::size_t accepted = 0;
    std::set<std::string> refusals;
    for (std::size_t i = 0; i < mutationsPerReader; ++i) {
        std::string text = *seeds[random.below(seeds.size())];
        const std::string& other = *seeds[random.below(seeds.size())];
        for (std::size_t k = 0, changes = 1 + random.below(3); k < changes; ++k)
            tests::mutate(random, text, other);
        Answer answer;
        const std::size_t peak = tests::peakDuring([&] { answer = under.read(text); });
        const auto told = [&](const std::string& what) {
            return QString("%1: %2\n%3")
                .arg(i)
                .arg(what.c_str(),
                     QString::fromLatin1(QByteArray::fromStdString(text).toPercentEncoding(" \"{}[]:,\n")));
        };
        QVERIFY2(peak <= bytesPerByte * text.size() + under.constantBytes,
                 qPrintable(told(std::to_string(peak) + " bytes")));
        QVERIFY2(answer.unsound.empty(), qPrintable(told(answer.unsound)));
        if (!answer.error) {
            ++accepted;
            continue;
        }
        const std::string line = answer.error->english();
        QVERIFY2(!line.empty() && line.size() < 1000 && line.find('\n') == std::string::npos,
                 qPrintable(told(line)));
        QVERIFY2(!under.namesPlaces || namesPlace(*answer.error), qPrintable(told(line)));
        refusals.insert(answer.error->message.text);
    }
    // The damage is of many kinds, and some of it does no harm.
    QVERIFY2(refusals.size() >= 1 && accepted > 0 && accepted < mutationsPerReader,
             qPrintable(QString("%1 accepted").arg(accepted)));
    qInfo("%zu seeds, %zu accepted, %zu kinds of refusal", seeds.size(), accepted, refusals.size());
}

} // namespace

DOPPLER_TEST(IoMutationsTest)

} // namespace io_mutations_test

#include "io_mutations.moc"
