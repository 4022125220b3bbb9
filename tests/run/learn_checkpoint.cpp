// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/graph/graph_builder.h"
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_header.h"
#include "core/training/same_devices.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTemporaryDir>
#include <QTest>
#include <cstring>
#include <limits>

namespace learn_checkpoint_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

Checkpoint sample()
{
    Checkpoint c;
    ProblemState& p = c.problems[0];
    p.trainedOn = {"a \"graph\"", 0xfedcba9876543210ULL, 3, "two", 7, {"gpu0", "gpu1"}, {}};
    p.trainedOn.model.contention = Contention::PerSource;
    p.trainedOn.model.mode = Mode::BulkSynchronous;
    p.trainedOn.model.memory = MemoryRule::Report;
    p.trainedOn.model.noise = {0.1, 0.30000000000000004};
    p.trainedOn.model.seed = 0xfedcba9876543210ULL;
    if (!c.settings.set(trainingOptions(), "hidden", "8") ||
        !c.settings.set(trainingOptions(), "stage2_learning_rate", "0.30000000000000004"))
        qFatal("the options have changed");
    c.seed = ~std::uint64_t{0};
    c.progress = {41, Stage::Simulation, 11, 11, 1.25, 77};
    p.baseline = {11, 0.1, 1e-300, {0.3, 0.1}};
    c.random = Random(5).words();
    p.best = RatedPlacement{
        {{DeviceId{1}, DeviceId{0}, DeviceId{1}}, {VertexId{2}, VertexId{0}, VertexId{1}}}, 0.1};
    p.elites = {*p.best, *p.best};
    p.guide = *p.best;
    p.guide->makespan = 0.25;
    p.numbers = {{"baseline by step", {1, -0.30000000000000004, 1e300}}, {"none", {}}};
    c.problems.push_back(c.problems[0]);
    c.problems[1].best.reset();
    c.problems[1].guide.reset();
    c.problems[1].trainedOn.graph = "another";
    const ParameterLayout layout(networkShape(c.settings));
    c.parameters = initialParameters(layout, 3);
    c.firstMoments.assign(layout.size, -0.0F);
    c.secondMoments.assign(layout.size, std::numeric_limits<float>::denorm_min());
    return c;
}

void compare(const Checkpoint& a, const Checkpoint& b)
{
    QCOMPARE(writeCheckpointHeader(a), writeCheckpointHeader(b));
    QCOMPARE(a.settings.all(), b.settings.all());
    QVERIFY(a.progress == b.progress);
    QCOMPARE(a.policy, b.policy);
    QCOMPARE(a.problems.size(), b.problems.size());
    for (std::size_t i = 0; i < a.problems.size(); ++i) {
        const ProblemState& x = a.problems[i];
        const ProblemState& y = b.problems[i];
        QVERIFY(x.baseline == y.baseline);
        QVERIFY(x.best == y.best);
        QVERIFY(x.elites == y.elites);
        QVERIFY(x.guide == y.guide);
        QVERIFY(x.numbers == y.numbers);
        QVERIFY(x.trainedOn.model == y.trainedOn.model);
        QCOMPARE(x.trainedOn.graph, y.trainedOn.graph);
        QCOMPARE(x.trainedOn.graphFingerprint, y.trainedOn.graphFingerprint);
    }
    QVERIFY(sameBits(a.parameters, b.parameters));
    QVERIFY(sameBits(a.firstMoments, b.firstMoments));
    QVERIFY(sameBits(a.secondMoments, b.secondMoments));
}

/// The same checkpoint around another header, with a right checksum.
std::string withHeader(const std::string& header)
{
    Checkpoint c = sample();
    const std::string bytes = encodeCheckpoint(c);
    const std::string old = writeCheckpointHeader(c);
    // The header is padded with blanks: a shorter or equal one fits into its place.
    std::string out = bytes;
    if (header.size() > old.size())
        qFatal("the header has no room");
    out.replace(24, old.size(), header + std::string(old.size() - header.size(), ' '));
    return out;
}

std::string failure(const std::string& bytes)
{
    const auto read = decodeCheckpoint(bytes);
    return read ? "read" : read.error().english();
}

} // namespace

/// Checkpoints come back bit for bit, and what is no whole checkpoint is refused in one clear line.
class CheckpointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack()
    {
        const auto read = decodeCheckpoint(encodeCheckpoint(sample()));
        QVERIFY2(read.ok(), read ? "" : read.error().english().c_str());
        compare(*read, sample());
    }

    /// Files of before there were modes, memory rules and noise say nothing of them.
    void usualModelsNeedNoWord()
    {
        Checkpoint c = sample();
        for (ProblemState& p : c.problems)
            p.trainedOn.model = {};
        const std::string header = writeCheckpointHeader(c);
        for (const char* key : {"\"mode\"", "\"memory\"", "noise", "model_seed", "contention"})
            QVERIFY2(header.find(key) == std::string::npos, key);
        const auto read = readCheckpointHeader(header);
        QVERIFY2(read.ok(), read ? "" : read.error().english().c_str());
        QVERIFY(read->problems[0].trainedOn.model == ModelOptions{});
    }

    /// Files of before an episode could simulate several placements don't count them.
    void oldFilesCountEpisodes()
    {
        std::string header = writeCheckpointHeader(sample());
        const std::string counted = ", \"evaluations\": 77";
        const std::size_t at = header.find(counted);
        QVERIFY(at != std::string::npos);
        const auto read = readCheckpointHeader(header.erase(at, counted.size()));
        QVERIFY2(read.ok(), read ? "" : read.error().english().c_str());
        QCOMPARE(read->progress.evaluations, read->progress.episode);
    }

    /// Networks of before an option existed keep the value that they were trained with, whatever the default
    /// is.
    void oldFilesKeepWhatTheyWereTrainedWith()
    {
        Checkpoint c = sample();
        c.policy = "hsdag";
        c.settings = Options(trainingOptions("hsdag"));
        QCOMPARE(c.settings.text("feature_growth"), "mean");
        std::string header = writeCheckpointHeader(c);
        QCOMPARE(readCheckpointHeader(header)->settings.text("feature_growth"), "mean");
        const std::string later = "\"feature_growth\": \"mean\",\n  ";
        const std::size_t at = header.find(later);
        QVERIFY(at != std::string::npos);
        const auto read = readCheckpointHeader(header.erase(at, later.size()));
        QVERIFY2(read.ok(), read ? "" : read.error().english().c_str());
        QCOMPARE(read->settings.text("feature_growth"), "sum");
    }

    void comesBackFromAFile()
    {
        QTemporaryDir folder;
        const std::string file = folder.filePath("run.checkpoint").toStdString();
        QVERIFY(writeCheckpoint(sample(), file).ok());
        Checkpoint later = sample();
        later.progress.episode = 42;
        later.problems[0].best.reset();
        QVERIFY(writeCheckpoint(later, file).ok());
        const auto read = readCheckpoint(file);
        QVERIFY(read.ok());
        compare(*read, later);
        QVERIFY(!readCheckpoint(folder.filePath("absent").toStdString()).ok());
        QVERIFY(!writeCheckpoint(sample(), folder.filePath("absent/file").toStdString()).ok());
    }

    void everyCutIsRefused()
    {
        const std::string bytes = encodeCheckpoint(sample());
        for (std::size_t size :
             {std::size_t{0}, std::size_t{1}, std::size_t{8}, std::size_t{23}, std::size_t{24},
              std::size_t{100}, bytes.size() / 2, bytes.size() - 8, bytes.size() - 1})
            QVERIFY2(!decodeCheckpoint(std::string_view(bytes).substr(0, size)).ok(),
                     qPrintable(QString::number(size)));
        QVERIFY(failure(bytes.substr(0, bytes.size() - 1)).find("truncated") != std::string::npos);
        QVERIFY(!decodeCheckpoint(bytes + "x").ok());
    }

    void everyDamageIsRefused()
    {
        const std::string bytes = encodeCheckpoint(sample());
        Random random(1);
        for (int i = 0; i < 300; ++i) {
            std::string damaged = bytes;
            const std::size_t at = i < 64 ? static_cast<std::size_t>(i) : random.below(bytes.size());
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random.below(8)));
            QVERIFY2(!decodeCheckpoint(damaged).ok(), qPrintable(QString::number(at)));
        }
    }

    void otherFilesAreNamed()
    {
        QVERIFY(failure("{\"format\": \"doppler-graph\"}").find("not a training checkpoint") !=
                std::string::npos);
        std::string newer = encodeCheckpoint(sample());
        newer[8] = 3;
        QVERIFY(failure(newer).find("has version 3, but this program reads versions up to 2") !=
                std::string::npos);
    }

    void claimedSizesAreNotBelieved()
    {
        std::string bytes = encodeCheckpoint(sample());
        const std::uint64_t most = ~std::uint64_t{0};
        std::memcpy(bytes.data() + 16, &most, sizeof most);
        QVERIFY(failure(bytes).find("truncated") != std::string::npos);
        std::memset(bytes.data() + 12, 0xff, 4);
        QVERIFY(failure(bytes).find("truncated") != std::string::npos);
    }

    void headersAreChecked_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to);
        };
        row("rate", "\"0.30000000000000004\"", "\"-1\"");
        row("unknown setting", "\"hidden\"", "\"hiddem\"");
        row("other shape", "\"hidden\": \"8\"", "\"hidden\": \"9\"");
        row("infinite", "\"squares\": 1e-300", "\"squares\": 1e999");
        row("stage", "\"stage\": \"II\"", "\"stage\": \"V\"");
        row("half an episode", "\"episode\": 41", "\"episode\": .5");
        row("half an episode, spelt out", "\"stage_episode\": 11", "\"stage_episode\": 1.5");
        row("fingerprint", "\"fedcba9876543210\"", "\"fedcba987654321\"");
        row("noise", "\"compute_noise\": 0.1", "\"compute_noise\": 9e9");
        row("contention", "per-source", "per-sauce");
        row("missing", "\"seed\"", "\"sead\"");
        row("id", "[2,0,1]", "[-1,0]");
        row("policy", "\"doppler\"", "\"dappler\"");
        row("not JSON", "{\"policy\"", "\"policy\"");
    }
    void headersAreChecked()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QByteArray header = QByteArray::fromStdString(writeCheckpointHeader(sample()));
        QVERIFY(header.contains(from));
        header.replace(header.indexOf(from), from.size(), to);
        const auto read = readCheckpointHeader(header.toStdString());
        if (read) {
            // What the header alone can't tell: the networks must have as many parameters as the file.
            QVERIFY(ParameterLayout(networkShape(read->settings)).size != sample().parameters.size());
            return;
        }
        const std::string said = read.error().english();
        QVERIFY2(said.find('\n') == std::string::npos && said.size() < 600, said.c_str());
    }

    /// The fingerprint of devices leaves names out; vertices may be bound to them.
    void namesOfDevicesCountWhereVerticesNameThem()
    {
        const auto problemOf = [](const char* first, const char* second, const char* allowed) {
            GraphBuilder builder;
            Vertex vertex;
            vertex.flops = 1;
            vertex.allow = {allowed};
            builder.addVertex(std::move(vertex));
            TopologyParts parts;
            parts.devices.resize(2);
            parts.devices[0].name = first;
            parts.devices[1].name = second;
            parts.links.assign(4, {1e9, 0, {}});
            return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value())
                .value();
        };
        const TrainedOn byName = TrainedOn::of(*problemOf("a", "b", "a"));
        QVERIFY(sameDevices(byName, *problemOf("a", "b", "a")));
        QVERIFY(sameDevices(byName, *problemOf("a", "c", "a")));
        QVERIFY(!sameDevices(byName, *problemOf("b", "a", "a")));
        const TrainedOn byClass = TrainedOn::of(*problemOf("a", "b", "gpu"));
        QVERIFY(sameDevices(byClass, *problemOf("b", "a", "gpu")));
        TopologyParts other;
        other.devices.resize(1);
        other.devices[0].name = "a";
        other.links.resize(1);
        QVERIFY(!sameDevices(byName, *Problem::create(problemOf("a", "b", "a")->graphPtr(),
                                                      Topology::create(std::move(other)).value())
                                          .value()));
    }

    void randomStateOfZeroIsRefused()
    {
        Checkpoint c = sample();
        c.random = {};
        QVERIFY(failure(encodeCheckpoint(c)).find("random") != std::string::npos);
    }

    void parametersAreFinite()
    {
        Checkpoint c = sample();
        c.secondMoments.back() = std::numeric_limits<float>::infinity();
        QVERIFY(failure(encodeCheckpoint(c)).find("not finite") != std::string::npos);
    }

    void anotherHeaderWithoutItsChecksumIsDamage()
    {
        QVERIFY(failure(withHeader("{}")).find("damaged") != std::string::npos);
    }

    void layoutsAreDense()
    {
        const ParameterLayout layout(NetworkShape{});
        std::size_t next = 0;
        for (const ParameterBlock& block : layout.blocks) {
            QCOMPARE(block.offset, next);
            next += block.size();
        }
        QCOMPARE(next, layout.size);
        // About 2.2 M parameters per policy (doppler.md).
        QVERIFY(layout.size > 4'300'000 && layout.size < 4'700'000);
    }

    void headsStartOrthogonal()
    {
        const ParameterLayout layout(NetworkShape{16, 2});
        const std::vector<float> values = initialParameters(layout, 1);
        const ParameterBlock& w = layout.selectHead.firstWeight; // 64 x 64
        for (std::size_t a = 0; a < w.columns; ++a)
            for (std::size_t b = a; b < w.columns; ++b) {
                double product = 0;
                for (std::size_t r = 0; r < w.rows; ++r)
                    product += static_cast<double>(values[w.offset + r * w.columns + a]) *
                               static_cast<double>(values[w.offset + r * w.columns + b]);
                QVERIFY(qAbs(product - (a == b ? 1 : 0)) < 1e-5);
            }
        QVERIFY(values != initialParameters(layout, 2));
        QVERIFY(values == initialParameters(layout, 1));
    }
};

DOPPLER_TEST(CheckpointTest)

} // namespace learn_checkpoint_test

#include "learn_checkpoint.moc"
