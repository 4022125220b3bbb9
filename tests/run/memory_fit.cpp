// SPDX-License-Identifier: GPL-3.0-or-later
// Whether runs fit into memory: what is found, and that every table and report says it.
#include "core/run/memory_fit.h"

#include "core/catalog/builtin_topologies.h"
#include "core/compare/comparison_journal.h"
#include "core/compare/comparison_report.h"
#include "core/compare/journal_lines.h"
#include "core/placers/api/registry.h"
#include "core/report/session_report.h"
#include "core/sim/simulator.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/tight_memory.h"

#include <QTemporaryDir>
#include <QtTest>

namespace memory_fit_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Ten parts of 4 GiB each, in a chain: a P100 has room for three, four of them for all.
ProblemPtr largeModel(ModelOptions model = {})
{
    GraphBuilder builder("large");
    for (std::uint32_t i = 0; i < 10; ++i) {
        Vertex v;
        v.name = "part" + std::to_string(i);
        v.flops = 1e9;
        v.persistentBytes = 4.0 * 1024 * 1024 * 1024;
        v.outputBytes = 1e6;
        builder.addVertex(std::move(v));
        if (i > 0)
            builder.addEdge(VertexId{i - 1}, VertexId{i});
    }
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value(), model).value();
}

Placement placedBy(const ProblemPtr& problem, std::string_view id)
{
    const Placer& placer = **placerRegistry().find(id);
    return placer.place(*problem, Options(placer.info().options), {})->placement;
}

RunPtr runOf(const ProblemPtr& problem, std::string_view id)
{
    return makeRun(problem, placedBy(problem, id), std::string(id)).value();
}

ComparisonSetup twoPlacers()
{
    ComparisonSetup setup;
    setup.problems = {largeModel()};
    for (const char* id : {"single-device", "hash"}) {
        const Placer* placer = *placerRegistry().find(id);
        setup.placers.push_back({placer, Options(placer->info().options), {}});
    }
    setup.seeds = {1, 2};
    return setup;
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

class MemoryFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportIsTheDefault()
    {
        QCOMPARE(ModelOptions{}.memory, MemoryRule::Report);
        QVERIFY(checksMemory(*largeModel()));
    }

    void theFirstOverflowIsNamed()
    {
        const RunPtr run = runOf(largeModel(), "single-device");
        QCOMPARE(memoryFit(*run), MemoryFit::Exceeds);
        const Overflow& first = *run->statistics.firstOverflow;
        QCOMPARE(first.device, DeviceId{0});
        QCOMPARE(first.time, 0.0);
        QCOMPARE(first.vertex, VertexId{3});                        // three parts fit into 14.9 GiB
        QCOMPARE(first.bytes, 10.0 * 4 * 1024 * 1024 * 1024 + 1e6); // the first output, too
        QCOMPARE(first.capacity, run->problem->topology().device(DeviceId{0}).memoryBytes);
        const std::string text = memoryShortage(*run)->english();
        for (const char* part : {"gpu0", "40.00 GiB", "14.90 GiB", "part3"})
            QVERIFY2(contains(text, part), text.c_str());
    }

    void fittingAndUncheckedRuns()
    {
        QCOMPARE(memoryFit(*runOf(largeModel(), "single-device")), MemoryFit::Exceeds);
        ModelOptions ignore;
        ignore.memory = MemoryRule::Ignore;
        QCOMPARE(memoryFit(*runOf(largeModel(ignore), "single-device")), MemoryFit::Unchecked);
        Random random(1);
        const ProblemPtr endless = randomProblem(random, {});
        QCOMPARE(memoryFit(*runOf(endless, "heft")), MemoryFit::Unchecked);
        const ProblemPtr tight = tightProblem(false, 1e6, 1e6);
        QCOMPARE(memoryFit(*runOf(tight, "heft")), MemoryFit::Fits);
        QVERIFY(!memoryShortage(*runOf(tight, "heft")));
    }

    /// A run that waits for memory forever does not fit, either.
    void aStuckRunDoesNotFit()
    {
        const ProblemPtr tight = tightProblem(true, 95, 95);
        const auto run = makeRun(tight, Placement{Assignment(12, DeviceId{0}), {}, {}}, "by hand").value();
        QVERIFY(run->schedule.outOfMemory.has_value());
        QCOMPARE(memoryFit(*run), MemoryFit::Exceeds);
        QVERIFY(memoryShortage(*run).has_value());
    }

    void reportGivesTheRunsOfIgnore()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.schedule = static_cast<ChooseTask>(seed % 8);
            RandomShape shape;
            shape.persistent = true;
            const ProblemPtr report = randomProblem(random, model, shape);
            model.memory = MemoryRule::Ignore;
            const ProblemPtr ignore = report->withModel(model).value();
            QVERIFY(givesSameRuns(report->model(), ignore->model()));
            const Placement placement = placedBy(report, "random");
            QCOMPARE(Simulator(report).makespan(placement), Simulator(ignore).makespan(placement));
        }
        ModelOptions enforce;
        enforce.memory = MemoryRule::Enforce;
        QVERIFY(!givesSameRuns(enforce, {}));
    }

    /// The analysis looks for an overflow only if a peak is above the limit; the plain search always does.
    void anOverflowIsFoundWhereverAPeakIsAboveTheLimit()
    {
        int found = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Random random(seed);
            RandomShape shape;
            shape.persistent = true;
            const ProblemPtr endless = randomProblem(random, {}, shape);
            TopologyParts parts;
            parts.name = "tight";
            for (DeviceId d : endless->topology().devices()) {
                parts.devices.push_back(endless->topology().device(d));
                parts.devices.back().memoryBytes = static_cast<double>(5 + random.below(60));
                for (DeviceId to : endless->topology().devices())
                    parts.links.push_back({endless->topology().link(d, to).bandwidth, 0, {}});
            }
            const auto problem =
                Problem::create(endless->graphPtr(), Topology::create(std::move(parts)).value()).value();
            const RunPtr run = runOf(problem, "random");
            const auto plain = firstOverflow(*problem, run->schedule);
            QCOMPARE(run->statistics.firstOverflow.has_value(), plain.has_value());
            if (!plain)
                continue;
            ++found;
            QVERIFY(plain->bytes > plain->capacity);
            QVERIFY(plain->bytes <= run->statistics.devices[plain->device].peakMemory + 1e-6);
        }
        QVERIFY2(found > 50 && found < 280, qPrintable(QString::number(found)));
    }

    /// Where single-device does not fit, each of these does once memory is enforced.
    void theNamedPlacersRespectMemory()
    {
        ModelOptions model;
        model.memory = MemoryRule::Enforce;
        for (const std::string_view id : memoryPlacers) {
            QVERIFY(placerRegistry().find(id).ok());
            QCOMPARE(memoryFit(*runOf(largeModel(model), id)), MemoryFit::Fits);
        }
    }

    void comparisonsSayIt()
    {
        const ComparisonSetup setup = twoPlacers();
        const auto rows = compare(setup);
        QCOMPARE(rows.size(), std::size_t{4});
        QCOMPARE(rows[0].fit, MemoryFit::Exceeds);
        QVERIFY(rows[0].overflow && rows[0].overflow->vertex == VertexId{3});
        const auto summaries = summarise(rows);
        QCOMPARE(summaries[0].exceeding, std::size_t{2});
        QCOMPARE(summaries[0].fitting, std::size_t{0});
        QCOMPARE(fitMessage(summaries[0]).english(), std::string("no"));
        QCOMPARE(overflowLines(setup, rows).size(), std::size_t(rows[2].overflow ? 2 : 1));
        QVERIFY(contains(comparisonAsText(setup, rows), "does not fit: gpu0 needs 40.00 GiB"));
        QVERIFY(contains(comparisonAsJson(setup, rows), "\"fits\": false, \"first_overflow\": {\"device\": "
                                                        "\"gpu0\""));
        QVERIFY(contains(comparisonAsCsv(setup, rows), ",error,fits,first_overflow\n"));
        QVERIFY(contains(comparisonSummaryAsJson(setup, rows), "\"exceeding\": 2"));
        QVERIFY(contains(comparisonAsHtml(setup, rows), "Does not fit into memory"));
    }

    void journalsKeepIt()
    {
        const ComparisonSetup setup = twoPlacers();
        for (const ComparisonRow& row : compare(setup)) {
            const auto read = readJournalLine(journalLine(row), setup);
            QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
            QCOMPARE(read->fit, row.fit);
            QCOMPARE(read->overflow.has_value(), row.overflow.has_value());
            if (row.overflow) {
                QCOMPARE(read->overflow->bytes, row.overflow->bytes);
                QCOMPARE(read->overflow->vertex, row.overflow->vertex);
            }
        }
        std::string wrong = journalLine(compare(setup).front());
        wrong.replace(wrong.find("\"vertex\": 3"), 11, "\"vertex\": 99");
        QVERIFY(!readJournalLine(wrong, setup).ok());
    }

    void reportsSayIt()
    {
        SessionReport report;
        ReportGraph graph;
        ReportRun entry;
        entry.run = {"single", runOf(largeModel(), "single-device")};
        graph.runs.push_back(entry);
        report.graphs.push_back(graph);
        report.ruleName = [](ChooseTask rule) { return std::string(chooseTaskName(rule)); };
        const std::string page = sessionReportAsHtml(report);
        QVERIFY(contains(page, "Fits into memory"));
        QVERIFY(contains(page, "single: gpu0 needs 40.00 GiB"));
    }
};

DOPPLER_TEST(MemoryFitTest)

} // namespace memory_fit_test

#include "memory_fit.moc"
