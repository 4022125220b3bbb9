// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons as sessions carry them: every run comes back, and what is broken is left out.
#include "core/compare/comparison_record.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/bytes/file.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace comparison_record_test {

using namespace doppler;

namespace {

ComparisonSetup smallSetup(std::size_t seeds = 2)
{
    ComparisonSetup setup;
    setup.problems = problemsOf(std::vector<GraphPtr>{generateWorkload("chainmm").value()},
                                std::vector<TopologyPtr>{builtinTopology("4xP100").value(),
                                                         builtinTopology("8xV100").value()},
                                {})
                         .value();
    setup.placers = choosePlacers({"heft", "random-best-of-n"}, {}).value();
    for (std::size_t seed = 1; seed <= seeds; ++seed)
        setup.seeds.push_back(seed);
    setup.budget.evaluations = 20;
    return setup;
}

ComparisonRecord recordOf(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    ComparisonRecord record;
    record.head.graphs = {"chainmm"};
    record.head.devices = {"4xP100", "8xV100"};
    record.head.placers = {"heft", "random-best-of-n"};
    record.head.seeds = setup.seeds.size();
    record.head.budget = setup.budget;
    record.head.fingerprint = comparisonFingerprint(setup);
    for (const ComparisonRow& row : rows)
        record.lines.push_back(std::make_shared<const std::string>(journalLine(row)));
    return record;
}

std::vector<std::string> linesOf(const std::vector<ComparisonRow>& rows)
{
    std::vector<std::string> lines;
    for (const ComparisonRow& row : rows)
        lines.push_back(journalLine(row));
    return lines;
}

} // namespace

class ComparisonRecordTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRunComesBack()
    {
        const ComparisonSetup setup = smallSetup();
        std::vector<ComparisonRow> rows = compare(setup);
        QCOMPARE(rows.size(), std::size_t{8});
        rows[3].error = Error{{"it did not"}, {}, {}};
        const ComparisonRecord record = recordOf(setup, rows);
        const auto read = readRecordJson(recordAsJson(record, {}), {});
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
        QVERIFY(read->head == record.head);
        const auto again = rowsOf(*read, setup);
        QVERIFY(again.ok());
        QCOMPARE(linesOf(*again), linesOf(rows));
        QVERIFY(recordAsJson(*read, {}) == recordAsJson(record, {}));
    }

    void aChangedComparisonIsRefused()
    {
        const ComparisonSetup setup = smallSetup();
        const ComparisonRecord record = recordOf(setup, compare(setup));
        ComparisonSetup other = setup;
        other.budget.evaluations = 21;
        QVERIFY(!rowsOf(record, other).ok());
        ComparisonSetup longer = smallSetup(5); // Seeds are no part of what it is.
        QCOMPARE(rowsOf(record, longer)->size(), std::size_t{8});
        QCOMPARE(rowsOf(record, smallSetup(1))->size(), std::size_t{4});
    }

    void whatDoesNotFitIsLeftOut()
    {
        const ComparisonSetup setup = smallSetup(1);
        const std::vector<ComparisonRow> rows = compare(setup);
        ComparisonRecord record = recordOf(setup, rows);
        ComparisonRow failed = rows[0];
        failed.error = Error{{"unexpected end"}, {}, {}};
        record.lines.insert(record.lines.begin(), std::make_shared<const std::string>(journalLine(failed)));
        for (const char* line :
             {"{}", "[]", "7", R"({"problem": 9, "placer": 0, "seed": 1, "makespan": 1, "devices": []})",
              R"({"problem": 0, "placer": 0, "seed": 1, "makespan": 1, "devices": [0]})",
              R"({"problem": 0, "placer": 0, "seed": 9, "error": "no such seed"})"})
            record.lines.push_back(std::make_shared<const std::string>(line));
        const auto read = readRecordJson(recordAsJson(record, {}), {});
        QVERIFY(read.ok());
        QCOMPARE(linesOf(rowsOf(*read, setup).value()), linesOf(rows)); // The last line of a run counts.
        for (const char* text : {"{}", "[]", "{\"head\": 1, \"runs\": []}", "{\"head\": {}, \"runs\": []}",
                                 "{\"runs\": []}", "{\"head\": ", "{\"file\": 1}"})
            QVERIFY2(!readRecordJson(text, {}).ok(), text);
    }

    /// Files beside the session are named from there, whatever is built in keeps its name.
    void filesMoveWithTheSession()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("here")) &&
                QDir(folder.path()).mkdir(QStringLiteral("there")));
        const auto path = [&](const char* name) {
            return folder.filePath(QLatin1String(name)).toStdString();
        };
        for (const char* name : {"here/g.json", "there/g.json", "there/heft"})
            QVERIFY(writeFile(path(name), "{}").ok());
        ComparisonRecord record;
        record.head.graphs = {path("here/g.json"), "chainmm", path("elsewhere.json")};
        record.head.placers = {"heft", "./mine.py"};
        record.head.fingerprint = "00";
        const std::string text = recordAsJson(record, path("here"));
        QVERIFY(text.find(path("here")) == std::string::npos);
        const auto read = readRecordJson(text, path("there"));
        QVERIFY(read.ok());
        QCOMPARE(read->head.graphs,
                 (std::vector<std::string>{path("there/g.json"), "chainmm", path("elsewhere.json")}));
        QCOMPARE(read->head.placers, record.head.placers);

        record.file = path("here/kept.jsonl");
        const auto kept = readRecordJson(recordAsJson(record, path("here")), path("there"));
        QVERIFY(kept.ok());
        QCOMPARE(kept->file, path("there/kept.jsonl"));
        QVERIFY(kept->lines.empty());
    }

    /// Also while it is written, and without its last line, which has no end yet.
    void aJournalIsReadAsItStands()
    {
        const ComparisonSetup setup = smallSetup(1);
        const std::vector<ComparisonRow> rows = compare(setup);
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("kept.jsonl")).toStdString();
        auto journal = ComparisonJournal::open(path, recordOf(setup, {}).head, setup).value();
        QVERIFY(journal.add(rows[0]).ok() && journal.add(rows[1]).ok());
        const std::string whole = readFile(path).value();
        QVERIFY(writeFile(path, whole + "{\"problem\": 0").ok());
        const auto record = readRecordOfJournal(path);
        QVERIFY(record.ok());
        QCOMPARE(record->file, path);
        QCOMPARE(rowsOf(*record, setup)->size(), std::size_t{2});
        QVERIFY(!readRecordOfJournal(path + ".not").ok());
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, ComparisonRecordTest)

} // namespace comparison_record_test

#include "comparison_record.moc"
