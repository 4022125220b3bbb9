// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of comparisons for readers: in words, with units, and the same values as the other outputs.
#include "core/compare/comparison_table.h"

#include "core/base/quantity.h"
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/suite/suite.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QtTest>
#include <algorithm>

namespace comparison_table_test {

using namespace doppler;

namespace {

ComparisonSetup setupOf(std::initializer_list<const char*> placers, std::size_t seeds)
{
    ComparisonSetup setup;
    setup.problems = problemsOf(std::vector<GraphPtr>{generateWorkload("chainmm").value()},
                                std::vector<TopologyPtr>{builtinTopology("4xP100").value()}, {})
                         .value();
    for (const char* id : placers) {
        const Placer* placer = placerRegistry().find(id).value();
        setup.placers.push_back({placer, Options(placer->info().options), {}});
    }
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        setup.seeds.push_back(seed);
    setup.budget.evaluations = 30;
    return setup;
}

ComparisonRow row(std::size_t placer, std::uint64_t seed, double makespan)
{
    ComparisonRow made;
    made.placer = placer;
    made.seed = seed;
    made.makespan = makespan;
    made.gap = 0.5;
    made.seconds = 2e-5;
    return made;
}

using Line = std::vector<std::string>;

} // namespace

class ComparisonTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quantitiesShareTheirUnit()
    {
        QCOMPARE(secondsWithDeviation(0.2447, 0.04487), std::string("244.7 ± 44.9 ms"));
        QCOMPARE(secondsWithDeviation(1.0025, 0.0032), std::string("1.002 ± 0.003 s"));
        QCOMPARE(secondsWithDeviation(3.28e-5, 1e-6), std::string("32.80 ± 1.00 µs"));
        QCOMPARE(secondsWithDeviation(0, 0), std::string("0 ± 0 s"));
        QCOMPARE(secondsRange({0.1332, 0.3561}), std::string("133.2 – 356.1 ms"));
        QCOMPARE(secondsRange({-0.0005, 0.0115}), std::string("-0.50 – 11.50 ms"));
    }

    void knownRows()
    {
        const ComparisonSetup setup = setupOf({"heft", "random", "etf"}, 2);
        std::vector<ComparisonRow> rows{row(0, 1, 0.1), row(0, 2, 0.1), row(1, 1, 0.2),
                                        row(1, 2, 0.3), row(2, 1, 0),   row(2, 2, 0)};
        for (ComparisonRow& one : rows)
            if (one.placer == 2)
                one.error = Error{{"broken", {}}, {}, {}};
        const PrintedTable table = comparisonSummaryTable(setup, rows);
        QCOMPARE(table.lines.size(), std::size_t{4});
        QVERIFY((table.lines[0] == Line{"Graph", "Devices", "Placer", "Mean makespan ± deviation",
                                        "95 % interval", "Best", "Gap", "Evaluations", "Time", "Wins"}));
        QVERIFY((table.lines[1] == Line{"chainmm", "4xP100", "heft", "100.0 ± 0.0 ms", "100.0 – 100.0 ms",
                                        "100.0 ms", "50.0 %", "0", "20.00 µs", "2/2"}));
        QCOMPARE(table.lines[2][3], std::string("250.0 ± 70.7 ms"));
        QCOMPARE(table.lines[2][9], std::string("0/2"));
        QCOMPARE(table.lines[3][3], std::string("failed"));
        QCOMPARE(std::ranges::count(table.right, false), 3); // names
        QCOMPARE(table.right.size(), table.lines[0].size());
        const PrintedTable duels = comparisonDuelsTable(setup, rows);
        QVERIFY((duels.lines[0] == Line{"Placer", "Against", "Wins", "Ties", "Losses", "Ratio of makespans",
                                        "p of the t-test", "p of the signed-rank test", "Pairs"}));
        QCOMPARE(duels.lines.size(), std::size_t{4});
        QVERIFY((Line(duels.lines[1].begin(), duels.lines[1].begin() + 6) ==
                 Line{"heft", "random", "2", "0", "0", "0.408"})); // sqrt(1/2 * 1/3)
        QVERIFY((Line(duels.lines[2].begin(), duels.lines[2].end()) ==
                 Line{"heft", "etf", "0", "0", "0", "1.000", "–", "–", "–"}));
    }

    /// No spread of one seed.
    void oneSeedNeedsFewerColumns()
    {
        const ComparisonSetup setup = setupOf({"heft", "random"}, 1);
        const PrintedTable table = comparisonSummaryTable(setup, {row(0, 1, 0.1), row(1, 1, 0.2)});
        QVERIFY((table.lines[0] ==
                 Line{"Graph", "Devices", "Placer", "Makespan", "Gap", "Evaluations", "Time", "Wins"}));
        QVERIFY((table.lines[1] ==
                 Line{"chainmm", "4xP100", "heft", "100.0 ms", "50.0 %", "0", "20.00 µs", "1/1"}));
    }

    /// The terminal shows the same values.
    void theTerminalAgrees()
    {
        const ComparisonSetup setup = setupOf({"heft", "random"}, 3);
        const auto rows = compare(setup);
        const auto summaries = summarise(rows);
        const QString text = QString::fromStdString(comparisonAsText(setup, rows));
        const QStringList lines = text.split(QLatin1Char('\n'));
        QVERIFY(lines[0].contains(QRegularExpression(QStringLiteral("^graph +devices +placer +mean +dev"))));
        for (std::size_t i = 0; i < summaries.size(); ++i) {
            const ComparisonSummary& s = summaries[i];
            const SummaryTexts texts(s, {}, "-");
            for (const std::string& part :
                 {secondsText(s.mean), secondsText(s.best), texts.gap, texts.wins, texts.fits})
                QVERIFY2(lines[static_cast<qsizetype>(i) + 1].contains(QString::fromStdString(part)),
                         part.c_str());
        }
        const PrintedTable table = comparisonSummaryTable(setup, rows);
        for (const std::string& heading : table.lines[0])
            QVERIFY(heading.find('_') == std::string::npos);
        QCOMPARE(table.lines[0].back(), std::string("Fits")); // These devices have a memory.
    }

    void publishedFiguresHaveNotes()
    {
        ComparisonSetup setup;
        QVERIFY(useSuite({"field", true, {"mayer"}}, {}, setup).ok());
        for (const char* id : {"hash", "mayer-cp"}) {
            const Placer* placer = placerRegistry().find(id).value();
            setup.placers.push_back({placer, Options(placer->info().options), {}});
        }
        setup.seeds = {1};
        const PrintedTable table = comparisonPublishedTable(setup, compare(setup));
        QCOMPARE(table.lines.size(), std::size_t{6});
        const Line& head = table.lines[0];
        for (const char* heading : {"Method", "Quantity", "Published", "Best here", "Source", "Remark"})
            QVERIFY2(std::ranges::find(head, heading) != head.end(), heading);
        QVERIFY(!table.notes.empty());
        for (std::size_t i = 0; i < table.notes.size(); ++i)
            QVERIFY(table.notes[i].starts_with("[" + std::to_string(i + 1) + "] "));
        QCOMPARE(table.lines[1].back(), std::string("[1]"));
    }

    void everyTextGoesThroughTheLanguage()
    {
        const ComparisonSetup setup = setupOf({"heft", "random"}, 2);
        const ReportLanguage other{"xx", [](const Message& message) {
                                       std::string text = message.english();
                                       std::ranges::replace(text, '.', ',');
                                       return "<" + text + ">";
                                   }};
        const auto rows = compare(setup);
        const PrintedTable table = comparisonSummaryTable(setup, rows, other);
        for (const std::string& heading : table.lines[0])
            QVERIFY2(heading.starts_with('<'), heading.c_str());
        for (std::size_t column = 3; column < table.lines[1].size(); ++column)
            QVERIFY2(table.lines[1][column].find('.') == std::string::npos, table.lines[1][column].c_str());
        const PrintedTable duels = comparisonDuelsTable(setup, rows, other);
        for (const std::string& heading : duels.lines[0])
            QVERIFY2(heading.starts_with('<'), heading.c_str());
    }
};

DOPPLER_TEST(ComparisonTableTest)

} // namespace comparison_table_test

#include "comparison_table.moc"
