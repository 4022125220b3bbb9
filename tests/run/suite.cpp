// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark suite: its rows stay as they are, its figures have sources, and its runs can be elsewhere.
#include "core/suite/suite.h"

#include "core/compare/comparison_journal.h"
#include "core/compare/comparison_report.h"
#include "core/placers/api/registry.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <atomic>
#include <set>

#include <fmt/format.h>

namespace suite_test {

using namespace doppler;

namespace {

ChosenPlacer registered(const char* id)
{
    const Placer* placer = placerRegistry().find(id).value();
    return {placer, Options(placer->info().options), {}};
}

ComparisonSetup setupOf(const SuiteChoice& choice, std::initializer_list<const char*> placers,
                        const Budget& budget = {})
{
    ComparisonSetup setup;
    if (auto used = useSuite(choice, budget, setup); !used)
        qFatal("%s", used.error().english().c_str());
    for (const char* placer : placers)
        setup.placers.push_back(registered(placer));
    setup.seeds = {1};
    return setup;
}

std::vector<std::pair<double, Placement>> resultsOf(const std::vector<ComparisonRow>& rows)
{
    std::vector<std::pair<double, Placement>> out;
    for (const ComparisonRow& row : rows)
        out.emplace_back(row.makespan, row.placement);
    return out;
}

const PublishedLine* lineOf(const std::vector<PublishedLine>& lines, const std::string& method)
{
    for (const PublishedLine& line : lines)
        if (line.figure->method == method)
            return &line;
    return nullptr;
}

} // namespace

class SuiteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Others cite rows by name: a changed graph, model or budget needs a new name.
    void rowsStayAsTheyAre()
    {
        ComparisonSetup setup;
        QVERIFY(useSuite({"field"}, {}, setup).ok());
        const std::vector<SuiteRow> rows = fieldRows();
        QCOMPARE(rows.size(), setup.problems.size());
        std::string text;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Problem& problem = *setup.problems[i];
            text += fmt::format("{},\"{}\",{},\"{}\",{},{},{},{},{:.9g}\n", rows[i].name, rows[i].graph,
                                rows[i].devices, suiteModelText(rows[i].model), rows[i].evaluations,
                                rows[i].quick ? "quick" : "", problem.vertexCount(),
                                problem.graph().edgeCount(), problem.lowerBound());
        }
        const QString file = QStringLiteral(DOPPLER_TEST_DATA "/suite/field.csv");
        if (qEnvironmentVariableIsSet("DOPPLER_RENEW_GOLDENS"))
            doppler::tests::writeTo(file, QByteArray::fromStdString(text));
        const QByteArray kept = doppler::tests::contentOf(file);
        QCOMPARE(QByteArray::fromStdString(text), kept);
    }

    void namesAreDistinctAndQuickRowsOfEveryKind()
    {
        std::set<std::string> names;
        std::set<std::string> kinds;
        std::set<std::string> quick;
        for (const SuiteRow& row : fieldRows()) {
            QVERIFY2(names.insert(row.name).second, row.name.c_str());
            const std::string kind = row.graph.substr(0, row.graph.find(':'));
            kinds.insert(kind);
            if (row.quick)
                quick.insert(kind);
        }
        for (const char* doppler : {"ffnn", "llama-block", "llama-layer"})
            kinds.erase(doppler); // chainmm stands for the four
        QCOMPARE(quick, kinds);
    }

    void everyFigureHasASource()
    {
        std::size_t figures = 0;
        for (const SuiteRow& row : fieldRows())
            for (const PublishedFigure& figure : row.published) {
                ++figures;
                QVERIFY2(figure.value > 0 && !figure.source.empty() && !figure.method.empty(),
                         row.name.c_str());
                if (!figure.placer.empty())
                    QVERIFY2(placerRegistry().find(figure.placer).ok(), figure.placer.c_str());
            }
        QCOMPARE(figures, std::size_t{4 * 6 + 4 * 4 + 3 * 4 + 3 * 3 + 3 + 9 * 5 + 8});
    }

    void placersOfTheSuiteExist()
    {
        for (const std::string& placer : suitePlacers())
            QVERIFY2(placerRegistry().find(placer).ok(), placer.c_str());
    }

    void optimaAreNotBelowBounds()
    {
        const ComparisonSetup setup = setupOf({"field", false, {"stg", "rgpos"}}, {"exact"}, {2000, {}});
        QCOMPARE(setup.problems.size(), std::size_t{11});
        for (std::size_t i = 0; i < setup.problems.size(); ++i) {
            const PublishedFigure& optimum = setup.published[i].front();
            QVERIFY(optimum.quantity == PublishedQuantity::Optimum);
            QVERIFY(optimum.value >= setup.problems[i]->lowerBound());
        }
    }

    void exactReachesAPublishedOptimum()
    {
        const ComparisonSetup setup = setupOf({"field", false, {"stg50-rand0015"}}, {"exact", "heft"});
        const auto rows = compare(setup);
        const auto lines = publishedLines(setup, rows);
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].best.value_or(0), lines[0].figure->value);
        QCOMPARE(setup.placers[lines[0].bestPlacer].placer->info().id, std::string("exact"));
        QVERIFY(!lines[0].same);
    }

    void figuresAreInTheQuantityOfTheirSource()
    {
        const ComparisonSetup setup =
            setupOf({"field", false, {"erdos-renyi"}}, {"list-schedule", "heft", "random"});
        const auto rows = compare(setup); // 500 vertices, then 1,000
        const auto lines = publishedLines(setup, rows);
        const double heft = rows[1].makespan;
        const double best = std::min({rows[0].makespan, rows[1].makespan, rows[2].makespan});
        const PublishedLine* wecan = lineOf(lines, "WeCAN, greedy");
        QVERIFY(wecan && std::abs(wecan->figure->value - 10270.0 / 11098) < 1e-12);
        QCOMPARE(wecan->best.value_or(0), best / heft);
        const PublishedLine* path = lineOf(lines, "critical path (CP)");
        QVERIFY(path && path->figure->placer == "list-schedule");
        double serial = 0;
        for (VertexId v : setup.problems[1]->graph().vertices())
            serial += setup.problems[1]->graph().vertex(v).seconds.front().seconds;
        QVERIFY(std::abs(path->same.value_or(0) - serial / rows[3].makespan) < 1e-6);
        // Six machines: no speed-up above it, and lists come near the published ones.
        QVERIFY(*path->same > 3.5 && *path->same <= 6);
        const PublishedLine* mopnr = lineOf(lines, "MOPNR");
        QVERIFY(mopnr && !mopnr->same && mopnr->best);
    }

    void outputsNameEveryFigure()
    {
        const ComparisonSetup setup = setupOf({"field", true, {"mayer"}}, {"hash", "mayer-cp"});
        const auto rows = compare(setup);
        const std::string csv = comparisonPublishedAsCsv(setup, rows);
        QCOMPARE(std::ranges::count(csv, '\n'), 6);
        const QJsonArray json =
            QJsonDocument::fromJson(QByteArray::fromStdString(comparisonSummaryAsJson(setup, rows)))
                .object()["published"]
                .toArray();
        QCOMPARE(json.size(), 5);
        QCOMPARE(json[0].toObject()["method"].toString(), QStringLiteral("hash"));
        QCOMPARE(json[0].toObject()["published"].toDouble(), 357.0);
        QCOMPARE(json[0].toObject()["same_placer"].toDouble(), rows[0].makespan);
        QVERIFY(json[3].toObject()["same_placer"].isNull());
        const std::string html = comparisonAsHtml(setup, rows);
        const std::string text = comparisonAsText(setup, rows);
        for (const std::string& out : {html, text})
            for (const char* part : {"MITE", "graphs and devices are not public", "mayer-cp"})
                QVERIFY2(out.find(part) != std::string::npos, part);
        const ComparisonSetup none = setupOf({"field", false, {"cholesky-8"}}, {"heft"});
        QVERIFY(comparisonAsHtml(none, compare(none)).find("No figure is published") != std::string::npos);
    }

    void budgetsAreThoseOfRowsUnlessAsked()
    {
        const SuiteChoice choice{"field", false, {"chainmm-released", "llama-layer-released"}};
        const ComparisonSetup own = setupOf(choice, {"heft"});
        QCOMPARE(own.budgetOf(0).evaluations, std::optional<std::uint64_t>(4000));
        QCOMPARE(own.budgetOf(1).evaluations, std::optional<std::uint64_t>(8000));
        const ComparisonSetup timed = setupOf(choice, {"heft"}, {{}, 2.0});
        QVERIFY(timed.budgetOf(1).seconds == 2.0 && !timed.budgetOf(1).evaluations);
        QVERIFY(comparisonFingerprint(own) != comparisonFingerprint(timed));
        const ComparisonSetup quick = setupOf({"field", true, {"chainmm-released"}}, {"hill-climb"});
        QCOMPARE(quick.budgetOf(0).evaluations, std::optional<std::uint64_t>(quickEvaluations));
        QVERIFY(compare(quick).front().evaluations <= quickEvaluations);
    }

    void unknownNamesAreRefused()
    {
        QVERIFY(suiteRows({"feld"}).error().english().find("field") != std::string::npos);
        const auto row = suiteRows({"field", false, {"choleski-8"}});
        QVERIFY(!row.ok() && row.error().english().find("cholesky-8") != std::string::npos);
        QCOMPARE(suiteRows({"field", false, {"lu-8", "qr-8"}}).value().size(), std::size_t{2});
        QCOMPARE(suiteRows({"field", false, {"lu"}}).value().size(), std::size_t{2}); // not convolutional
        QCOMPARE(suiteRows({"field", false, {"released"}}).value().size(), std::size_t{4});
    }

    void theHeadOfAJournalHoldsTheSuite()
    {
        JournalHead head{{}, {}, {"heft"}, 2, {}, "00ff"};
        head.suite = {"field", true, {"lu", "qr"}};
        const std::string line = journalHeadLine(head);
        QVERIFY(readJournalHeadLine(line).value() == head);
        head.suite.quick = false;
        QVERIFY(!(readJournalHeadLine(line).value() == head));
    }

    /// Runners that go at any time leave no gap, and rows are equal wherever they ran.
    void runsElsewhereAreTheSame()
    {
        const ComparisonSetup here =
            setupOf({"field", true, {"cholesky", "qr", "stg"}}, {"heft", "simulated-annealing"});
        const auto alone = resultsOf(compare(here));
        for (const int until : {0, 1, 3, 100}) {
            ComparisonSetup shared = here;
            std::atomic<int> ran = 0;
            for (int runner = 0; runner < 2; ++runner)
                shared.elsewhere.push_back([&](std::size_t problem, std::size_t placer,
                                               std::uint64_t seed) -> std::optional<ComparisonRow> {
                    if (ran++ >= until)
                        return std::nullopt;
                    return readJournalLine(journalLine(runCell(here, problem, placer, seed)), here).value();
                });
            const auto rows = compare(shared);
            QCOMPARE(rows.size(), std::size_t{6});
            QVERIFY(resultsOf(rows) == alone);
        }
    }
};

DOPPLER_TEST(SuiteTest)

} // namespace suite_test

#include "suite.moc"
