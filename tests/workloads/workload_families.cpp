// SPDX-License-Identifier: GPL-3.0-or-later
// What every family of graphs must do, whatever its options.
#include "core/base/random.h"
#include "core/graph/metrics.h"
#include "core/io/graphs/graph_json.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>

#include <fmt/format.h>

namespace workload_families_test {

using namespace doppler;
using tests::generate;
using tests::Settings;

namespace {

/// A valid value, not above the standard one or a little more than the least, which is drawn often.
std::string drawn(const OptionSpec& spec, Random& random)
{
    const auto below = [&](double standard) {
        return std::min(spec.most, std::max(standard, spec.least + 4));
    };
    if (std::holds_alternative<bool>(spec.standard))
        return random.below(2) == 0 ? "true" : "false";
    if (const auto* standard = std::get_if<std::int64_t>(&spec.standard)) {
        if (spec.least == spec.most)
            return std::to_string(*standard);
        const double most = random.below(3) == 0 ? spec.least : below(static_cast<double>(*standard));
        return std::to_string(static_cast<std::int64_t>(
            spec.least + static_cast<double>(random.below(static_cast<std::size_t>(most - spec.least) + 1))));
    }
    if (const auto* standard = std::get_if<double>(&spec.standard)) {
        if (spec.least == spec.most)
            return fmt::format("{}", *standard);
        return fmt::format("{}", spec.least + random.uniform() * (below(*standard) - spec.least));
    }
    if (spec.choices.empty())
        return std::get<std::string>(spec.standard);
    return spec.choices[random.below(spec.choices.size())];
}

Settings drawnSettings(const Workload& family, Random& random)
{
    Settings settings;
    for (const OptionSpec& spec : family.options)
        settings.emplace_back(spec.name, drawn(spec, random));
    return settings;
}

std::string text(const std::string& family, const Settings& settings)
{
    std::string out = family;
    for (const auto& [name, value] : settings)
        out += " " + name + "=" + value;
    return out;
}

/// Peak resident memory of this process, in kB.
long peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stol(line.substr(6));
    return 0;
}

} // namespace

class WorkloadFamiliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void familiesAreDescribed()
    {
        std::set<std::string> ids;
        for (const Workload& family : workloads()) {
            QVERIFY2(ids.insert(family.id).second, family.id.c_str());
            QVERIFY(!family.description.empty());
            QVERIFY(!family.source.empty());
            std::set<std::string> names;
            for (const OptionSpec& spec : family.options) {
                const std::string which = family.id + " " + spec.name;
                QVERIFY2(names.insert(spec.name).second, which.c_str());
                QVERIFY2(!spec.help.empty(), which.c_str());
                // The standard value is a valid one.
                Options options(family.options);
                QVERIFY2(options.set(family.options, spec.name, toString(spec.standard)).ok(), which.c_str());
            }
        }
    }

    void anyOptionsMakeAGraph_data()
    {
        QTest::addColumn<QString>("family");
        for (const Workload& family : workloads())
            QTest::newRow(family.id.c_str()) << QString::fromStdString(family.id);
    }

    void anyOptionsMakeAGraph()
    {
        QFETCH(QString, family);
        const Workload& workload = *findWorkload(family.toStdString()).value();
        Random random(20240521);
        constexpr int draws = 12;
        int refused = 0;
        for (int i = 0; i < draws; ++i) {
            const Settings settings = i == 0 ? Settings{} : drawnSettings(workload, random);
            const std::string which = text(workload.id, settings);
            const auto graph = generate(workload.id, settings);
            if (!graph) { // options that don't go together: that must be said
                QVERIFY2(graph.error().english().find("expected") != std::string::npos, which.c_str());
                const std::string& place = graph.error().place; // of the options, not of what was made
                QVERIFY2(!place.starts_with("vertices") && !place.starts_with("edges"), which.c_str());
                ++refused;
                continue;
            }
            const auto again = generate(workload.id, settings);
            QVERIFY2((*graph)->fingerprint() == (*again)->fingerprint(), which.c_str());
            QVERIFY2((*graph)->name() == (*again)->name() && !(*graph)->name().empty(), which.c_str());
            bool allTimed = true;
            for (VertexId v : (*graph)->vertices()) {
                const Vertex& vertex = (*graph)->vertex(v);
                QVERIFY2(!vertex.estimated(), which.c_str());
                QVERIFY2(!vertex.name.empty(), which.c_str());
                allTimed = allTimed && !vertex.seconds.empty();
            }
            const GraphMetrics m = metrics(**graph);
            QVERIFY2(!m.estimated && (m.flops > 0 || allTimed) && std::isfinite(m.flops), which.c_str());
        }
        QVERIFY(refused <= draws / 2);
    }

    void seedsMakeDifferentGraphs()
    {
        for (const Workload& family : workloads()) {
            const bool seeded = std::any_of(family.options.begin(), family.options.end(),
                                            [](const OptionSpec& spec) { return spec.name == "seed"; });
            const bool spread = std::any_of(family.options.begin(), family.options.end(),
                                            [](const OptionSpec& spec) { return spec.name == "spread"; });
            if (!seeded)
                continue;
            const auto print = [&](const char* seed) {
                Settings settings{{"seed", seed}};
                if (spread)
                    settings.emplace_back("spread", "0.5");
                return generate(family.id, settings).value()->fingerprint();
            };
            QVERIFY2(print("1") != print("2"), family.id.c_str());
        }
    }

    void namesAreDistinct()
    {
        for (const Workload& family : workloads()) {
            Settings settings;
            for (const OptionSpec& spec : family.options)
                if (spec.name == "training")
                    settings.emplace_back("training", "true");
            const GraphPtr graph = generate(family.id, settings).value();
            std::set<std::string> names;
            for (VertexId v : graph->vertices())
                QVERIFY2(names.insert(graph->vertex(v).name).second,
                         (family.id + " " + graph->vertex(v).name).c_str());
        }
    }

    void theDocumentationHasEveryFamily()
    {
        QFile page(QStringLiteral(DOPPLER_SOURCE "/docs/workloads.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(page.readAll()).split('\n');
        static const QRegularExpression counts(QStringLiteral("\\| ([0-9,]+) / ([0-9,]+) \\|"));
        for (const Workload& family : workloads()) {
            const QString begin = QStringLiteral("| `%1` |").arg(QString::fromStdString(family.id));
            const auto row = std::find_if(lines.begin(), lines.end(),
                                          [&](const QString& line) { return line.startsWith(begin); });
            QVERIFY2(row != lines.end(), qPrintable("docs/workloads.md has no row " + begin));
            const QRegularExpressionMatch match = counts.match(*row);
            const GraphPtr graph = generate(family.id).value();
            QCOMPARE(match.captured(1).remove(',').toULongLong(), graph->vertexCount());
            QCOMPARE(match.captured(2).remove(',').toULongLong(), graph->edgeCount());
        }
    }

    void graphsSurviveTheirFile()
    {
        for (const Workload& family : workloads()) {
            Settings settings;
            for (const OptionSpec& spec : family.options)
                if (spec.name == "training")
                    settings.emplace_back("training", "true");
            const GraphPtr made = generate(family.id, settings).value();
            const auto read = readGraphJson(writeGraphJson(*made));
            QVERIFY2(read.ok(), read ? "" : (family.id + ": " + read.error().english()).c_str());
            QCOMPARE((*read)->fingerprint(), made->fingerprint());
            for (VertexId v : made->vertices()) {
                const auto& kernel = made->vertex(v).kernel;
                const auto& again = (*read)->vertex(v).kernel;
                QVERIFY2(!kernel == !again && (!kernel || *kernel == *again), made->label(v).c_str());
            }
        }
    }

    void tooLargeIsRefusedBeforeItIsMade_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QStringList>("settings");
        const auto row = [](const char* family, QStringList settings) {
            QTest::newRow(family) << family << std::move(settings);
        };
        row("layered", {"vertices=1000000", "out_degree=100"});
        row("rgpos", {"vertices=1000000", "density=50"});
        row("pipeline", {"layers=100000", "micro_batches=100000"});
        row("cholesky", {"tiles=1000"});
        row("lu", {"tiles=1000"});
        row("qr", {"tiles=1000"});
        row("fork-join", {"stages=1000000", "width=1000000", "length=1000000"});
        row("tree", {"arity=1000", "depth=1000000"});
        row("fft", {"levels=30"});
        row("gaussian-elimination", {"matrix_size=100000"});
        row("gnmt", {"layers=64", "source_length=10000", "target_length=10000"});
    }

    void tooLargeIsRefusedBeforeItIsMade()
    {
        QFETCH(QString, family);
        QFETCH(QStringList, settings);
        Settings wanted;
        for (const QString& setting : settings) {
            const QStringList sides = setting.split('=');
            wanted.emplace_back(sides[0].toStdString(), sides[1].toStdString());
        }
        const long before = peakMemory();
        const auto graph = generate(family.toStdString(), wanted);
        QVERIFY(!graph);
        const std::string said = graph.error().english();
        QVERIFY2(said.find("expected at most 2000000 and 10000000") != std::string::npos, said.c_str());
        QVERIFY2(peakMemory() - before < 8000, "memory was used");
    }

    void theRefusalNamesBothSizes()
    {
        QCOMPARE(QString::fromStdString(
                     generate("pipeline", {{"layers", "2000"}, {"micro_batches", "1000"}}).error().english()),
                 QStringLiteral("with these options the graph has about 4e+06 vertices and 1.4e+07 edges, "
                                "expected at most 2000000 and 10000000"));
    }
};

DOPPLER_TEST(WorkloadFamiliesTest)

} // namespace workload_families_test

#include "workload_families.moc"
