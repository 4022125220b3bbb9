// SPDX-License-Identifier: GPL-3.0-or-later
// What charts of a comparison show, and the file that a comparison is kept in.
#include "core/compare/comparison_charts.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/chosen_placer.h"
#include "core/compare/box_figures.h"
#include "core/compare/comparison_journal.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <algorithm>
#include <limits>
#include <set>

namespace comparison_charts_test {

using namespace doppler;
using doppler::tests::contentOf;
using doppler::tests::writeTo;

namespace {

ChosenPlacer registered(const char* id)
{
    const Placer* placer = placerRegistry().find(id).value();
    return {placer, Options(placer->info().options), {}};
}

ComparisonSetup setupOf(std::vector<ChosenPlacer> placers, std::size_t seeds, std::uint64_t evaluations = 60)
{
    ComparisonSetup setup;
    const std::vector<GraphPtr> graphs{generateWorkload("chainmm").value()};
    const std::vector<TopologyPtr> topologies{builtinTopology("4xP100").value(),
                                              builtinTopology("8xV100").value()};
    setup.problems = problemsOf(graphs, topologies, {}).value();
    setup.placers = std::move(placers);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        setup.seeds.push_back(seed);
    setup.budget.evaluations = evaluations;
    return setup;
}

/// What does not depend on the clock.
struct Timeless {
    std::size_t problem, placer;
    std::uint64_t seed, evaluations;
    double makespan;
    Placement placement;
    std::vector<std::pair<std::uint64_t, double>> trace;
    bool operator==(const Timeless&) const = default;
};

std::vector<Timeless> timeless(const std::vector<ComparisonRow>& rows)
{
    std::vector<Timeless> out;
    for (const ComparisonRow& row : rows) {
        Timeless t{row.problem, row.placer, row.seed, row.evaluations, row.makespan, row.placement, {}};
        for (const Incumbent& incumbent : row.trace)
            t.trace.emplace_back(incumbent.evaluations, incumbent.makespan);
        out.push_back(std::move(t));
    }
    return out;
}

bool wellFormed(const std::string& xml)
{
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

} // namespace

class ComparisonChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boxes()
    {
        const BoxFigures plain = boxFigures({5, 1, 4, 2, 3});
        QCOMPARE(plain.low, 1.0);
        QCOMPARE(plain.lowerQuartile, 2.0);
        QCOMPARE(plain.median, 3.0);
        QCOMPARE(plain.upperQuartile, 4.0);
        QCOMPARE(plain.high, 5.0);
        QVERIFY(plain.outliers.empty());
        const BoxFigures far = boxFigures({100, 1, 2, 3, 4, 5});
        QCOMPARE(far.lowerQuartile, 2.25);
        QCOMPARE(far.median, 3.5);
        QCOMPARE(far.upperQuartile, 4.75);
        QCOMPARE(far.high, 5.0);
        QCOMPARE(far.outliers, std::vector<double>{100});
        const BoxFigures one = boxFigures({7});
        QVERIFY(one.low == 7 && one.median == 7 && one.high == 7);
    }

    void bestsAreKeptInBoundedMemory()
    {
        IncumbentTrace trace;
        for (std::uint64_t i = 1; i <= 10000; ++i) {
            trace.add({i, static_cast<double>(i), 20000 - static_cast<double>(i)});
            trace.add({i, static_cast<double>(i), 30000}); // no best
        }
        const auto kept = trace.finish({10000, 10000, 10000});
        QVERIFY(kept.size() <= IncumbentTrace::mostIncumbents + 1 && kept.size() > 64);
        QCOMPARE(kept.front().evaluations, std::uint64_t{1});
        QCOMPARE(kept.back(), (Incumbent{10000, 10000, 10000}));
        for (std::size_t i = 1; i < kept.size(); ++i)
            QVERIFY(kept[i].makespan < kept[i - 1].makespan && kept[i].evaluations > kept[i - 1].evaluations);
    }

    /// A placer that believed too much ends with what its placement really takes.
    void beliefIsNoResult()
    {
        IncumbentTrace trace;
        trace.add({1, 0.1, 8});
        trace.add({2, 0.2, 5});
        trace.add({3, 0.3, 1});
        QCOMPARE(trace.finish({9, 1, 5}), (std::vector<Incumbent>{{1, 0.1, 8}, {2, 0.2, 5}}));
        QCOMPARE(IncumbentTrace().finish({0, 1, 5}), (std::vector<Incumbent>{{0, 1, 5}}));
    }

    void curves()
    {
        const std::vector<Incumbent> one{{1, 0.5, 10}, {4, 2, 6}};
        const std::vector<Incumbent> other{{2, 1, 8}, {8, 4, 4}};
        const std::vector<AnytimeRun> runs{{one, 10, 5}, {other, 10, 5}};
        const std::vector<AnytimePoint> expected{{2, 9, 8, 10}, {4, 7, 6, 8}, {8, 5, 4, 6}, {10, 5, 4, 6}};
        QCOMPARE(anytimeCurve(runs, AnytimeAxis::Evaluations), expected);
        const std::vector<AnytimePoint> bySeconds{{1, 9, 8, 10}, {2, 7, 6, 8}, {4, 5, 4, 6}, {5, 5, 4, 6}};
        QCOMPARE(anytimeCurve(runs, AnytimeAxis::Seconds), bySeconds);
        QVERIFY(anytimeCurve({}, AnytimeAxis::Seconds).empty());
        const std::vector<Incumbent> built{{0, 0.1, 3}}; // by a placer that never simulates
        const std::vector<AnytimePoint> point{{1, 3, 3, 3}};
        QCOMPARE(anytimeCurve(std::vector<AnytimeRun>{{built, 0, 0.1}}, AnytimeAxis::Evaluations), point);
    }

    void ticksAreRound()
    {
        QCOMPARE(roundTicks(0.9, 5.1, 5), (std::vector<double>{1, 2, 3, 4, 5}));
        QCOMPARE(logTicks(1, 1000, 8), (std::vector<double>{1, 10, 100, 1000}));
        QCOMPARE(secondsTickTexts({0.001, 0.0015, 0.002}),
                 (std::vector<std::string>{"1.0 ms", "1.5 ms", "2.0 ms"}));
        QCOMPARE(secondsTickTexts({2e-6}), (std::vector<std::string>{"2 µs"}));
        QCOMPARE(roundTicks(3, 3, 5), std::vector<double>{3});
    }

    void searchesLeaveTheirTrace()
    {
        ComparisonSetup setup = setupOf({registered("heft"), registered("random-best-of-n")}, 2, 200);
        const auto rows = compare(setup);
        for (const ComparisonRow& row : rows) {
            QVERIFY(!row.error && !row.trace.empty());
            QCOMPARE(row.trace.back().makespan, row.makespan);
            QVERIFY(row.trace.back().evaluations <= row.evaluations);
            QVERIFY(row.trace.back().seconds <= row.seconds);
        }
        // A random search finds several bests on the way, whatever the clock says.
        QVERIFY(rows[2].trace.size() > 2);
        setup.threads = 2;
        QCOMPARE(timeless(compare(setup)), timeless(rows));
        const QJsonArray json =
            QJsonDocument::fromJson(QByteArray::fromStdString(comparisonAsJson(setup, rows))).array();
        const QJsonArray last = json[2].toObject()["trace"].toArray().last().toArray();
        QCOMPARE(last[2].toDouble(), rows[2].makespan);
    }

    void chainsShareATrace()
    {
        ChosenPlacer chains = registered("simulated-annealing");
        QVERIFY(chains.options.set(chains.placer->info().options, "chains", "3").ok());
        const auto rows = compare(setupOf({chains}, 1, 90));
        const auto& trace = rows[0].trace;
        QVERIFY(!trace.empty() && trace.back().makespan == rows[0].makespan);
        for (std::size_t i = 1; i < trace.size(); ++i)
            QVERIFY(trace[i].makespan < trace[i - 1].makespan &&
                    trace[i].evaluations >= trace[i - 1].evaluations);
        QVERIFY(trace.back().evaluations <= 90);
    }

    void boxesHaveTheBoundAndEnoughTicks()
    {
        const ComparisonSetup setup = setupOf({registered("random"), registered("heft")}, 3, 20);
        const auto rows = compare(setup);
        const auto dashedIn = [](const Chart& chart) {
            return std::ranges::count_if(chart.paths, [](const ChartPath& path) { return path.dashed; });
        };
        const auto labelOf = [](const Chart& chart, std::string_view begin) -> const ChartLabel* {
            const auto found = std::ranges::find_if(
                chart.labels, [begin](const ChartLabel& label) { return label.text.find(begin) == 0; });
            return found == chart.labels.end() ? nullptr : &*found;
        };
        for (const double width : {390.0, 860.0, 1600.0}) {
            ChartStyle style;
            style.width = width;
            for (std::size_t problem = 0; problem < 2; ++problem) {
                const Chart chart = boxPlotChart(setup, rows, problem, style);
                // The bound is left of every run, at its place on the axis or, beyond it, with an arrow.
                const ChartLabel* near = labelOf(chart, "Lower bound: ");
                const ChartLabel* beyond = labelOf(chart, "← Lower bound: ");
                QVERIFY((near == nullptr) != (beyond == nullptr));
                QCOMPARE(dashedIn(chart), near ? 1 : 0);
                for (const ChartPath& path : chart.paths)
                    if (path.dashed)
                        for (const ChartDot& dot : chart.dots)
                            QVERIFY(path.points[0].x <= dot.at.x && path.points[0].x > 0);
                // At least four values along the axis, next to each other.
                std::vector<const ChartLabel*> ticks;
                for (const ChartLabel& label : chart.labels)
                    if (label.anchor == Anchor::Middle && !label.text.starts_with("Makespan"))
                        ticks.push_back(&label);
                QVERIFY(ticks.size() >= 4);
                for (std::size_t i = 1; i < ticks.size(); ++i)
                    QVERIFY(ticks[i]->at.x - style.textWidth(ticks[i]->text) / 2 >
                            ticks[i - 1]->at.x + style.textWidth(ticks[i - 1]->text) / 2);
                QVERIFY(ticks.back()->at.x + style.textWidth(ticks.back()->text) / 2 <= chart.width);
            }
        }
        // A proven bound counts, and a random model has none that holds for all seeds.
        auto proven = rows;
        for (ComparisonRow& row : proven)
            row.bound = row.placer == 1 ? row.makespan : 0;
        QVERIFY(labelOf(boxPlotChart(setup, proven, 0, {}), "Lower bound: "));
        ComparisonSetup noisy = setup;
        ModelOptions model;
        model.noise = {0.1, 0.1};
        const std::vector<GraphPtr> graphs{generateWorkload("chainmm").value()};
        const std::vector<TopologyPtr> topologies{builtinTopology("4xP100").value()};
        noisy.problems = problemsOf(graphs, topologies, model).value();
        QCOMPARE(dashedIn(boxPlotChart(noisy, rows, 0, {})), 0);
    }

    void chartsHoldEveryRun()
    {
        const ComparisonSetup setup =
            setupOf({registered("random"), registered("heft"), registered("random-best-of-n")}, 4);
        const auto rows = compare(setup);
        const ChartStyle style;
        const Chart boxes = boxPlotChart(setup, rows, 1, style);
        QCOMPARE(boxes.dots.size(), std::size_t{12});
        std::set<std::size_t> shown;
        for (const ChartDot& dot : boxes.dots) {
            QVERIFY(dot.at.x > 0 && dot.at.x < boxes.width && dot.at.y > 0 && dot.at.y < boxes.height);
            QCOMPARE(rows[dot.row].problem, std::size_t{1});
            QCOMPARE(rows[dot.row].placer, dot.series);
            shown.insert(dot.row);
        }
        QCOMPARE(shown.size(), std::size_t{12});
        // Further right is longer.
        for (const ChartDot& a : boxes.dots)
            for (const ChartDot& b : boxes.dots)
                QVERIFY(rows[a.row].makespan <= rows[b.row].makespan || a.at.x >= b.at.x);
        for (const AnytimeAxis axis : {AnytimeAxis::Evaluations, AnytimeAxis::Seconds}) {
            const Chart curves = anytimeChart(setup, rows, 0, axis, style);
            QCOMPARE(curves.dots.size(), std::size_t{3});
            for (const ChartPath& path : curves.paths)
                for (const ChartPoint& point : path.points)
                    QVERIFY(point.x >= 0 && point.x <= curves.width && point.y >= 0 &&
                            point.y <= curves.height);
            QVERIFY(wellFormed(chartAsSvg(curves)));
        }
        const std::string svg = chartAsSvg(boxes);
        QVERIFY(wellFormed(svg) && svg.find("random-best-of-n") != std::string::npos);
        QCOMPARE(boxPlotChart(setup, {}, 0, style).height, 0.0);
        QCOMPARE(anytimeChart(setup, {}, 0, AnytimeAxis::Seconds, style).height, 0.0);
    }

    /// Page and axis leave it to the language how the digits of a count stand.
    void countsAreWrittenAsTheLanguageWritesThem()
    {
        const ComparisonSetup setup = setupOf({registered("random-best-of-n")}, 1, 2500);
        const auto rows = compare(setup);
        QCOMPARE(rows[0].evaluations, std::uint64_t{2500});
        const ReportLanguage grouped{"xx", [](const Message& message) {
                                         std::vector<MessageValue> values = message.arguments;
                                         for (MessageValue& value : values)
                                             if (value.count && *value.count >= 1000)
                                                 value.text.insert(value.text.size() - 3, 1, '\'');
                                         return fillPlaces(message.text, values);
                                     }};
        QVERIFY(comparisonAsHtml(setup, rows).find("<td>2500</td>") != std::string::npos);
        QVERIFY(comparisonAsHtml(setup, rows, grouped).find("<td>2'500</td>") != std::string::npos);
        const auto written = [&](const ReportLanguage& language) {
            const Chart chart = anytimeChart(setup, rows, 0, AnytimeAxis::Evaluations, {}, language);
            std::vector<std::string> texts;
            for (const ChartLabel& label : chart.labels)
                texts.push_back(label.text);
            return texts;
        };
        QVERIFY(std::ranges::count(written({}), "1000") == 1);
        QVERIFY(std::ranges::count(written(grouped), "1'000") == 1);
    }

    void theReportHoldsItsCharts()
    {
        const ComparisonSetup setup = setupOf({registered("random"), registered("heft")}, 3);
        const std::string html = comparisonAsHtml(setup, compare(setup));
        QCOMPARE(QString::fromStdString(html).count(QStringLiteral("<svg class=\"chart\"")), 6);
        QVERIFY(html.find("prefers-color-scheme: dark") != std::string::npos);
        for (const char* link : {"<script", "<link", "src=", "url("})
            QVERIFY2(html.find(link) == std::string::npos, link);
    }

    /// Stopped after each number of cells and gone on with: the same as in one go.
    void aKeptComparisonGoesOn()
    {
        ComparisonSetup setup = setupOf({registered("heft"), registered("random-best-of-n")}, 2);
        const auto whole = timeless(compare(setup));
        for (std::size_t until = 1; until < 8; until += 3) {
            const QTemporaryDir folder;
            const std::string path = folder.filePath(QStringLiteral("kept.jsonl")).toStdString();
            {
                auto journal = ComparisonJournal::open(path, {}, setup).value();
                std::stop_source stop;
                ComparisonSetup part = setup;
                part.stop = stop.get_token();
                part.progress = [&](const ComparisonProgress& p) {
                    QVERIFY(journal.add(*p.row).ok());
                    if (p.done == until)
                        stop.request_stop();
                };
                QCOMPARE(compare(part).size(), until);
            }
            {
                auto journal = ComparisonJournal::open(path, {}, setup).value();
                QCOMPARE(journal.rows().size(), until);
                ComparisonSetup rest = setup;
                rest.done = journal.rows();
                std::size_t run = 0;
                rest.progress = [&](const ComparisonProgress& p) {
                    ++run;
                    QCOMPARE(p.done, until + run);
                    QVERIFY(journal.add(*p.row).ok());
                };
                QCOMPARE(timeless(compare(rest)), whole);
                QCOMPARE(run, whole.size() - until);
            }
            QCOMPARE(ComparisonJournal::open(path, {}, setup).value().rows().size(), whole.size());
        }
    }

    void aCutLineIsRunAgain()
    {
        const ComparisonSetup setup = setupOf({registered("heft")}, 1);
        const auto rows = compare(setup);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        {
            auto journal =
                ComparisonJournal::open(file.toStdString(), {{"g"}, {"d"}, {"heft"}, 1, {}, {}}, setup)
                    .value();
            for (const ComparisonRow& row : rows)
                QVERIFY(journal.add(row).ok());
        }
        const QByteArray all = contentOf(file);
        const qsizetype head = all.indexOf('\n') + 1;
        const qsizetype first = all.indexOf('\n', head) + 1;
        for (const qsizetype length :
             {qsizetype{0}, head / 2, head, head + 5, first, first + 9, all.size() - 1, all.size()}) {
            writeTo(file, all.left(length));
            const auto journal = ComparisonJournal::open(file.toStdString(), {}, setup);
            QVERIFY(journal.ok());
            QCOMPARE(journal->rows().size(), std::size_t(length < first ? 0 : length < all.size() ? 1 : 2));
            QVERIFY(contentOf(file).endsWith('\n'));
        }
        const auto kept = readJournalHead(file.toStdString());
        QVERIFY(kept.ok());
        QCOMPARE(kept->placers, std::vector<std::string>{"heft"});
        QCOMPARE(kept->fingerprint, comparisonFingerprint(setup));
    }

    void otherComparisonsAndDamageAreRefused()
    {
        const ComparisonSetup setup = setupOf({registered("heft")}, 1);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        QVERIFY(ComparisonJournal::open(file.toStdString(), {}, setup).ok());
        ComparisonSetup longer = setup;
        longer.budget.evaluations = 61;
        QVERIFY(!ComparisonJournal::open(file.toStdString(), {}, longer).ok());
        QVERIFY(!ComparisonJournal::open(file.toStdString(), {}, setupOf({registered("random")}, 1)).ok());
        ComparisonSetup moreSeeds = setupOf({registered("heft")}, 9);
        QVERIFY(ComparisonJournal::open(file.toStdString(), {}, moreSeeds).ok());

        const QByteArray head = contentOf(file);
        for (const char* line :
             {"{}", "[]", "x", R"({"problem": 7, "placer": 0, "seed": 1, "makespan": 1, "devices": []})",
              R"({"problem": 0, "placer": 0, "seed": 1, "makespan": 1, "devices": [0]})",
              R"({"problem": 0, "placer": 0, "seed": 1, "devices": []})",
              R"({"problem": 0, "placer": 0, "seed": 1, "error": "x", "trace": [[]]})",
              R"({"problem": 0, "placer": 0, "seed": 1, "error": "x", "trace": [[1, 2]]})",
              R"({"problem": 0, "placer": 0, "seed": 1, "error": "x", "trace": [[1, 2, 3, 4]]})"}) {
            writeTo(file, head + line + "\n");
            const auto refused = ComparisonJournal::open(file.toStdString(), {}, setup);
            QVERIFY2(!refused.ok(), line);
            QVERIFY2(refused.error().english().find("line 2") != std::string::npos,
                     refused.error().english().c_str());
        }
        writeTo(file, R"({"format": "doppler-comparison", "version": 2, "of": ""})"
                      "\n");
        const auto newer = ComparisonJournal::open(file.toStdString(), {}, setup);
        QVERIFY(!newer.ok() && newer.error().english().find("version 2") != std::string::npos);
        // A failed run is kept as one.
        ComparisonRow failed;
        failed.error = Error{{"it {does} not"}, {}, {}};
        const auto back = readJournalLine(journalLine(failed), setup);
        QVERIFY(back.ok() && back->error);
        QCOMPARE(back->error->english(), std::string("it {does} not"));
    }

    /// What has another beginning is somebody's, even where it is one line without an end.
    void otherFilesAreLeftAlone()
    {
        const ComparisonSetup setup = setupOf({registered("heft")}, 1);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("graph.json"));
        const QByteArray graph = R"({"format": "doppler-graph", "version": 1, "vertices": []})";
        writeTo(file, graph);
        QVERIFY(!ComparisonJournal::open(file.toStdString(), {}, setup).ok());
        QCOMPARE(contentOf(file), graph);
    }

    void theHeadHoldsAllThatWasAskedFor()
    {
        constexpr std::uint64_t large = std::numeric_limits<std::uint64_t>::max();
        JournalHead head{{"g", "h.json"}, {"d"}, {"heft", "./mine.py"}, 3, {large, {}}, "00ff"};
        head.firstSeed = large - 2;
        head.model.emplace();
        head.model->schedule = ChooseTask::BLevel;
        head.model->contention = Contention::PerDevice;
        head.model->noise = {0.5, 0.25};
        head.model->seed = large;
        head.settings = {"external.timeout=9"};
        head.imports = {"batch=8"};
        head.deviceCount = 2;
        head.efficiency = 0.5;
        head.locks = "stay.json";
        QVERIFY(readJournalHeadLine(journalHeadLine(head)).value() == head);
        head.budget = {{}, 0.5};
        QVERIFY(readJournalHeadLine(journalHeadLine(head)).value() == head);
        // Of a file from before all this was kept.
        const JournalHead old =
            readJournalHeadLine(R"({"format": "doppler-comparison", "version": 1, "of": "00ff",)"
                                R"( "graphs": ["g"], "devices": ["d"], "placers": ["heft"], "seeds": 3})")
                .value();
        QVERIFY(old == (JournalHead{{"g"}, {"d"}, {"heft"}, 3, {}, "00ff"}));
        QVERIFY(old.firstSeed == 1 && !old.model && !old.budget.evaluations);
    }

    /// A label decides nothing where it says what the placer is called anyhow.
    void aLabelThatRepeatsTheIdIsNone()
    {
        const ComparisonSetup plain = setupOf({registered("heft")}, 1);
        ComparisonSetup named = plain;
        named.placers[0].label = "heft";
        QCOMPARE(comparisonFingerprint(named), comparisonFingerprint(plain));
        named.placers[0].label = "mine";
        QVERIFY(comparisonFingerprint(named) != comparisonFingerprint(plain));
    }

    void anotherProgramIsAnotherComparison()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("my placer.sh"));
        writeTo(program, "echo 1");
        for (const QString& named : {program, QStringLiteral("sh '%1' --fast").arg(program)}) {
            writeTo(program, "echo 1");
            const ComparisonSetup setup = setupOf(choosePlacers({named.toStdString()}, {}).value(), 1);
            const std::string before = comparisonFingerprint(setup);
            QCOMPARE(comparisonFingerprint(setup), before);
            writeTo(program, "echo 2");
            QVERIFY(comparisonFingerprint(setup) != before);
        }
    }

    void whatFailedIsRunAgain()
    {
        const ComparisonSetup setup = setupOf({registered("heft")}, 1);
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("kept.jsonl")).toStdString();
        {
            auto journal = ComparisonJournal::open(path, {}, setup).value();
            ComparisonRow failed;
            failed.seed = 1;
            failed.error = Error{{"not this time"}, {}, {}};
            QVERIFY(journal.add(failed).ok());
        }
        {
            auto journal = ComparisonJournal::open(path, {}, setup).value();
            QVERIFY(journal.rows().empty());
            QVERIFY(journal.add(compare(setup)[0]).ok());
        }
        const auto journal = ComparisonJournal::open(path, {}, setup);
        QCOMPARE(journal->rows().size(), std::size_t{1});
        QVERIFY(!journal->rows()[0].error);
    }

    /// JSON's numbers don't hold every seed.
    void largeSeedsAreKept()
    {
        ComparisonSetup setup = setupOf({registered("random")}, 0);
        setup.seeds = {std::numeric_limits<std::uint64_t>::max(), (std::uint64_t{1} << 53) + 1};
        const auto rows = compare(setup);
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("kept.jsonl")).toStdString();
        {
            auto journal = ComparisonJournal::open(path, {}, setup).value();
            for (const ComparisonRow& row : rows)
                QVERIFY(journal.add(row).ok());
        }
        const auto journal = ComparisonJournal::open(path, {}, setup);
        QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().english().c_str());
        QCOMPARE(timeless(journal->rows()), timeless(rows));
    }

    /// Two that write one file would lose each other's runs.
    void oneAtATimeKeepsAFile()
    {
        const ComparisonSetup setup = setupOf({registered("heft")}, 1);
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("kept.jsonl")).toStdString();
        {
            auto first = ComparisonJournal::open(path, {}, setup).value();
            const auto second = ComparisonJournal::open(path, {}, setup);
            QVERIFY(!second.ok() && second.error().english().find("currently writing") != std::string::npos);
            QVERIFY(first.add(compare(setup)[0]).ok());
        }
        // A line that was cut off is taken from the file, not the file from whoever has it open.
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Append));
        file.write("{\"prob");
        file.flush();
        QCOMPARE(ComparisonJournal::open(path, {}, setup)->rows().size(), std::size_t{1});
        QCOMPARE(file.size(), contentOf(file.fileName()).size());
        QVERIFY(contentOf(file.fileName()).endsWith('\n'));
    }

    /// A graph that costs nothing takes no time at all; its axis is a plain one.
    void noTimeAtAll()
    {
        QVERIFY(logTicks(0, 5, 6).size() >= 2);
        QCOMPARE(logTicks(0, 0, 6), std::vector<double>{0});
        ComparisonSetup setup = setupOf({registered("heft"), registered("random")}, 1);
        for (const double longest : {0.0, 3.0}) {
            std::vector<ComparisonRow> rows;
            for (std::size_t placer = 0; placer < 2; ++placer) {
                ComparisonRow row;
                row.placer = placer;
                row.seed = 1;
                row.makespan = placer == 0 ? 0 : longest;
                row.trace = {{1, 0.5, longest}, {2, 1, row.makespan}};
                rows.push_back(row);
            }
            for (const Chart& chart : {boxPlotChart(setup, rows, 0, {}),
                                       anytimeChart(setup, rows, 0, AnytimeAxis::Evaluations, {})}) {
                QVERIFY(chart.height > 0);
                const std::string svg = chartAsSvg(chart);
                QVERIFY2(svg.find("nan") == std::string::npos && svg.find("inf") == std::string::npos,
                         svg.c_str());
            }
        }
    }
};

DOPPLER_TEST(ComparisonChartsTest)

} // namespace comparison_charts_test

#include "comparison_charts.moc"
