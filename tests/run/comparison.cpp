// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/compare/comparison_report.h"
#include "core/placers/api/registry.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>
#include <new>
#include <set>

namespace comparison_test {

using namespace doppler;

namespace {

ChosenPlacer registered(const char* id)
{
    const Placer* placer = placerRegistry().find(id).value();
    return {placer, Options(placer->info().options), {}};
}

/// A placer that does what the test says.
class Scripted final : public Placer {
public:
    using Script = std::function<Result<PlacerResult>(const Problem&, const PlacerContext&)>;
    explicit Scripted(Script s) : script(std::move(s)) {}
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"scripted", "Scripted", PlacerKind::Search, "", {}};
        return description;
    }
    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        return script(problem, context);
    }

private:
    Script script;
};

PlacerResult allOn(const Problem& problem, DeviceId device)
{
    return {{Assignment(problem.vertexCount(), device), {}}, 1};
}

ComparisonSetup setupOf(std::vector<ChosenPlacer> placers, std::size_t seeds)
{
    ComparisonSetup setup;
    const std::vector<GraphPtr> graphs{generateWorkload("chainmm").value()};
    const std::vector<TopologyPtr> topologies{builtinTopology("4xP100").value(),
                                              builtinTopology("8xV100").value()};
    setup.problems = problemsOf(graphs, topologies, {}).value();
    setup.placers = std::move(placers);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        setup.seeds.push_back(seed);
    setup.budget.evaluations = 30;
    return setup;
}

/// Makespans of three placers on two problems, by seed; a negative one: it failed.
std::vector<ComparisonRow> someRows()
{
    const std::vector<std::vector<std::vector<double>>> makespans{{{10, 11, 12}, {10, 12, 11}, {9, 9, 9}},
                                                                  {{5, 5, 5}, {4, 4, 4}, {-1, -1, -1}}};
    std::vector<ComparisonRow> rows;
    for (std::size_t problem = 0; problem < 2; ++problem)
        for (std::size_t placer = 0; placer < 3; ++placer)
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                ComparisonRow row;
                row.problem = problem;
                row.placer = placer;
                row.seed = seed;
                row.makespan = makespans[problem][placer][seed];
                row.gap = row.makespan / 2 - 1;
                if (row.makespan < 0)
                    row.error = Error{{"no"}, {}, {}};
                rows.push_back(std::move(row));
            }
    return rows;
}

QJsonDocument parsed(const std::string& text)
{
    QJsonParseError fault;
    auto document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &fault);
    if (fault.error != QJsonParseError::NoError)
        qFatal("%s", qPrintable(fault.errorString()));
    return document;
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCellOnAnyNumberOfThreads()
    {
        ComparisonSetup setup = setupOf({registered("heft"), registered("simulated-annealing")}, 3);
        std::set<std::size_t> counts;
        setup.progress = [&](const ComparisonProgress& p) {
            counts.insert(p.done);
            if (p.total != 12 || !p.row || !p.secondsLeft || (p.done == 12) != (*p.secondsLeft == 0))
                counts.clear();
        };
        const auto rows = compare(setup);
        QCOMPARE(rows.size(), std::size_t{12});
        QCOMPARE(counts.size(), std::size_t{12});
        QCOMPARE(setup.problems[rows[6].problem]->topology().name(), std::string("8xV100"));
        setup.progress = {};
        setup.threads = 4;
        const auto again = compare(setup);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(again[i].makespan, rows[i].makespan);
            QCOMPARE(again[i].placement, rows[i].placement);
            QCOMPARE(again[i].seed, std::uint64_t{1} + i % 3);
            QVERIFY(rows[i].gap >= 0);
        }
    }

    /// Equal time: every cell is given the same seconds and no number of evaluations, and searches go on
    /// until these are over, whatever one of their evaluations costs.
    void equalTimeForAll()
    {
        std::set<std::pair<double, bool>> given;
        const Scripted asks([&](const Problem& problem, const PlacerContext& context) {
            given.emplace(context.budget.seconds.value_or(-1), context.budget.evaluations.has_value());
            return Result<PlacerResult>(allOn(problem, DeviceId{0}));
        });
        ComparisonSetup setup = setupOf({{&asks, {}, "1"},
                                         registered("simulated-annealing"),
                                         registered("cross-entropy"),
                                         registered("brkga"),
                                         registered("random-best-of-n")},
                                        2);
        setup.budget = {};
        setup.budget.seconds = 0.05;
        const auto rows = compare(setup);
        QCOMPARE(rows.size(), std::size_t{20});
        QCOMPARE(given, (std::set<std::pair<double, bool>>{{0.05, false}}));
        for (const ComparisonRow& row : rows) {
            if (row.placer == 0)
                continue;
            QVERIFY2(row.seconds >= 0.05, qPrintable(QString::number(row.seconds)));
            QVERIFY(row.evaluations > 1 && !row.trace.empty());
            QCOMPARE(row.trace.back().makespan, row.makespan);
            QVERIFY(row.trace.back().seconds <= row.seconds);
        }
    }

    void aFailedCellIsARow()
    {
        const Scripted fails(
            [](const Problem& problem, const PlacerContext& context) -> Result<PlacerResult> {
                if (context.seed == 1)
                    return Error{{"it does not work"}, {}, {}};
                if (context.seed == 2)
                    return PlacerResult{{Assignment(1), {}}, 0};
                if (context.seed == 3)
                    throw std::bad_alloc();
                return allOn(problem, DeviceId{0});
            });
        ComparisonSetup setup = setupOf({{&fails, {}, "mine"}, registered("heft")}, 4);
        setup.threads = 2;
        const auto rows = compare(setup);
        QCOMPARE(rows.size(), std::size_t{16});
        QCOMPARE(rows[0].error->english(), std::string("it does not work"));
        QVERIFY(rows[1].error && rows[2].error && !rows[3].error && !rows[4].error);
        const auto summaries = summarise(rows);
        QCOMPARE(summaries[0].failures, std::size_t{3});
        QCOMPARE(summaries[0].runs, std::size_t{1});
        QCOMPARE(summaries[1].wins, std::size_t{4});
        QCOMPARE(failureLines(setup, rows).size(), std::size_t{6}); // three reasons on two problems
        QVERIFY(comparisonAsText(setup, rows).find("mine") != std::string::npos);
        const QJsonObject failed = parsed(comparisonAsJson(setup, rows)).array()[0].toObject();
        QVERIFY(failed["makespan"].isNull() && failed["gap_to_lower_bound"].isNull());
        QCOMPARE(failed["error"].toString(), QString("it does not work"));
    }

    void stoppedKeepsWhatWasDoneWithItsWholeBudget()
    {
        std::stop_source source;
        const Scripted waits(
            [](const Problem& problem, const PlacerContext& context) -> Result<PlacerResult> {
                while (context.seed == 2 && !context.stop.stop_requested())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                return allOn(problem, DeviceId{1});
            });
        ComparisonSetup setup = setupOf({registered("heft"), {&waits, {}, {}}}, 3);
        setup.stop = source.get_token();
        setup.progress = [&](const ComparisonProgress& p) {
            if (p.done == 5) // the first seed of both on two problems, and one more
                source.request_stop();
        };
        setup.threads = 2;
        const auto rows = compare(setup);
        QCOMPARE(rows.size(), std::size_t{5});
        QCOMPARE(std::count_if(rows.begin(), rows.end(), [](const auto& row) { return row.seed == 1; }), 4);
    }

    void summariesCountSeedsAndFailures()
    {
        const auto summaries = summarise(someRows());
        QCOMPARE(summaries.size(), std::size_t{6});
        QCOMPARE(summaries[0].mean, 11.0);
        QCOMPARE(summaries[0].deviation, 1.0);
        QVERIFY(std::abs(summaries[0].interval->high - (11 + 4.30265 / std::sqrt(3.0))) < 1e-5);
        QCOMPARE(summaries[0].best, 10.0);
        QCOMPARE(summaries[0].meanGap, 4.5);
        QCOMPARE(summaries[0].wins, std::size_t{0});
        QCOMPARE(summaries[2].wins, std::size_t{3});
        QCOMPARE(summaries[4].wins, std::size_t{3});
        QCOMPARE(summaries[5].runs, std::size_t{0});
        QCOMPARE(summaries[5].failures, std::size_t{3});
    }

    void winMatrixIsSkewSymmetric()
    {
        const WinMatrix matrix(someRows(), 3);
        const Duel& duel = matrix.duel(0, 1);
        QCOMPARE(duel.wins, std::size_t{1});
        QCOMPARE(duel.ties, std::size_t{1});
        QCOMPARE(duel.losses, std::size_t{4});
        const Duel& back = matrix.duel(1, 0);
        QCOMPARE(back.wins, duel.losses);
        QCOMPARE(back.losses, duel.wins);
        QVERIFY(std::abs(duel.ratio * back.ratio - 1) < 1e-12);
        // The second problem gave the same pair three times: one piece of evidence.
        QCOMPARE(duel.tTest->pairs, std::size_t{4});
        QCOMPARE(back.tTest->p, duel.tTest->p);
        QCOMPARE(matrix.duel(2, 1).wins, std::size_t{3}); // what failed is not compared
        QCOMPARE(matrix.duel(1, 1).ties, std::size_t{6});
    }

    void roundingIsNoWin()
    {
        auto rows = someRows();
        rows[3].makespan = rows[0].makespan * (1 + 1e-13);
        QCOMPARE(WinMatrix(rows, 3).duel(0, 1).ties, std::size_t{1});
    }

    /// Graphs of one name are called as they were given; a problem given twice is no further evidence.
    void equalNamesAndEqualProblems()
    {
        ComparisonSetup setup;
        const std::vector<std::string> words{"chainmm:size=1000", "chainmm:size=2000", "ffnn",
                                             "chainmm:size=1000"};
        std::vector<GraphPtr> graphs;
        for (const std::string& word : words)
            graphs.push_back(generateWorkload(word).value());
        const std::vector<TopologyPtr> topologies{builtinTopology("4xP100").value()};
        setup.problems = problemsOf(graphs, topologies, {}).value();
        setup.placers = {registered("heft"), registered("round-robin")};
        setup.seeds = {1};
        QCOMPARE(setup.graphTitle(1), std::string("chainmm"));
        tellApart(setup, words, std::vector<std::string>(4, "4xP100"));
        QCOMPARE(setup.graphTitle(0), words[0]);
        QCOMPARE(setup.graphTitle(1), words[1]);
        QCOMPARE(setup.graphTitle(2), std::string("ffnn"));
        QCOMPARE(setup.topologyTitle(0), std::string("4xP100"));
        QCOMPARE(firstOfEqualProblems(setup), (std::vector<std::size_t>{0, 1, 2, 0}));
        const auto rows = compare(setup);
        const auto titles = parsed(comparisonAsJson(setup, rows)).array();
        QCOMPARE(titles[0]["graph"].toString(), QStringLiteral("chainmm:size=1000"));
        QCOMPARE(titles[2]["graph"].toString(), QStringLiteral("chainmm:size=2000"));
        for (const std::string& report :
             {comparisonAsCsv(setup, rows), comparisonAsText(setup, rows),
              comparisonSummaryAsJson(setup, rows), comparisonAsHtml(setup, rows)})
            QVERIFY(report.find(words[1]) != std::string::npos);
        const auto duel = parsed(comparisonSummaryAsJson(setup, rows)).object()["duels"][0].toObject();
        QCOMPARE(duel["wins"].toInt() + duel["ties"].toInt() + duel["losses"].toInt(), 3);
        QCOMPARE(duel["t_test"]["pairs"].toInt(), 3);
    }

    /// A seed's world is the same for all placers, and that of `doppler simulate --seed`.
    void everySeedHasItsOwnNoise()
    {
        ModelOptions model;
        model.noise = {0.3, 0.3};
        model.seed = 1;
        ComparisonSetup setup = setupOf({registered("heft"), registered("heft")}, 3);
        setup.problems = {setup.problems.front()->withModel(model).value()};
        setup.placers.back().label = "again";
        const auto rows = compare(setup);
        std::set<double> makespans;
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(rows[i].makespan, rows[3 + i].makespan);
            makespans.insert(rows[i].makespan);
            model.seed = rows[i].seed;
            const ProblemPtr world = setup.problems.front()->withModel(model).value();
            QCOMPARE(Simulator(world).makespan(rows[i].placement), rows[i].makespan);
        }
        QCOMPARE(makespans.size(), std::size_t{3});
        // Without draws every cell has the problem itself.
        setup = setupOf({registered("heft")}, 2);
        QCOMPARE(problemOfCell(setup.problems.front(), 7).value(), setup.problems.front());
    }

    void reportsAgree()
    {
        const ComparisonSetup setup = setupOf({registered("heft"), registered("random")}, 5);
        const auto rows = compare(setup);
        QCOMPARE(parsed(comparisonAsJson(setup, rows)).array().size(), 20);
        const QJsonObject summary = parsed(comparisonSummaryAsJson(setup, rows)).object();
        QCOMPARE(summary["summaries"].toArray().size(), 4);
        QCOMPARE(summary["duels"].toArray().size(), 1);
        const QJsonObject duel = summary["duels"][0].toObject();
        QCOMPARE(duel["wins"].toInt() + duel["ties"].toInt() + duel["losses"].toInt(), 10);
        QVERIFY(duel["t_test"]["p"].toDouble() < 0.05); // HEFT is better than chance
        const std::string csv = comparisonAsCsv(setup, rows);
        QCOMPARE(std::count(csv.begin(), csv.end(), '\n'), 21);
        const QStringList means =
            QString::fromStdString(comparisonSummaryAsCsv(setup, rows)).trimmed().split(QLatin1Char('\n'));
        QCOMPARE(means.size(), 5);
        const QJsonObject mean = summary["summaries"][1].toObject();
        const QStringList fields = means[2].split(QLatin1Char(','));
        QCOMPARE(fields.size(), means[0].split(QLatin1Char(',')).size());
        QCOMPARE(fields[2], QStringLiteral("\"random\""));
        QCOMPARE(fields[5].toDouble(), mean["mean"].toDouble());
        QCOMPARE(fields[8].toDouble(), mean["interval_95"][1].toDouble());
        QCOMPARE(fields[10].toDouble(), mean["mean_gap_to_lower_bound"].toDouble());
        QCOMPARE(fields[13].toInt(), mean["wins"].toInt());
        const QStringList duels =
            QString::fromStdString(comparisonDuelsAsCsv(setup, rows)).trimmed().split(QLatin1Char('\n'));
        QCOMPARE(duels.size(), 2);
        const QStringList pair = duels[1].split(QLatin1Char(','));
        QCOMPARE(pair.size(), duels[0].split(QLatin1Char(',')).size());
        QCOMPARE(pair[2].toInt(), duel["wins"].toInt());
        QCOMPARE(pair[6].toDouble(), duel["t_test"]["p"].toDouble());
        QCOMPARE(pair[8].toDouble(), duel["wilcoxon"]["p"].toDouble());
        const std::string html = comparisonAsHtml(setup, rows);
        QVERIFY(html.find("<h2>Pairwise comparison</h2>") != std::string::npos);
        QVERIFY(html.find("lang=\"en\"") != std::string::npos);
    }

    /// Every sentence of the report goes through its language: none is left in English.
    void reportsSpeakAnyLanguage()
    {
        const Scripted fails([](const Problem&, const PlacerContext&) -> Result<PlacerResult> {
            return Error{{"word"}, {}, {}};
        });
        const ComparisonSetup setup =
            setupOf({{&fails, {}, "1"}, registered("heft"), registered("random")}, 2);
        const auto rows = compare(setup);
        const ReportLanguage runes{"xx", [](const Message& message) {
                                       std::string out = message.text;
                                       for (char& c : out)
                                           if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
                                               c = '#';
                                       return fillPlaces(out, message.arguments);
                                   }};
        QString html = QString::fromStdString(comparisonAsHtml(setup, rows, runes));
        QVERIFY(html.contains(QStringLiteral("lang=\"xx\"")));
        html.remove(QRegularExpression(QStringLiteral("<style>.*</style>"),
                                       QRegularExpression::DotMatchesEverythingOption));
        html.replace(QRegularExpression(QStringLiteral("<[^>]*>")), QStringLiteral(" "));
        for (const char* known : {"chainmm", "4xP100", "8xV100", "heft", "random", "ms", "us", "ns", "s"})
            html.remove(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QLatin1String(known))));
        const auto word = QRegularExpression(QStringLiteral("[A-Za-z]{2,}")).match(html);
        QVERIFY2(!word.hasMatch(), qPrintable(word.captured() + QStringLiteral(": ") + html));
    }
};

DOPPLER_TEST(ComparisonTest)

} // namespace comparison_test

#include "comparison.moc"
