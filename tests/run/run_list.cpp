// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs as a table, relative to a pinned run, and the runs of a session as the command line opens
// them.
#include "core/run/tables/run_list.h"

#include "core/app/session_runs.h"
#include "core/run/tables/table_query.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QTest>
#include <cmath>

namespace run_list_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Tasks of 1 and 2 seconds on one device each, or both on one.
RunPtr runOn(const Case& c, std::uint32_t second)
{
    Placement placement = c.placement;
    placement.devices = {DeviceId{0}, DeviceId{second}};
    return *makeRun(c.problem, placement, second == 0 ? "single-device" : "heft");
}

double number(const DataTable& table, const char* column, std::size_t row)
{
    return table.columns[table.find(column)].numbers[row];
}

TableRows matching(const DataTable& table, const char* text)
{
    const auto query = parseTableQuery(text, runListColumns());
    if (!query)
        qFatal("%s: %s", text, query.error().english().c_str());
    return matchingRows(table, *query);
}

} // namespace

class RunListTest : public QObject {
    Q_OBJECT

    Case c = smallCase({{1, 0}, {2, 1}}, {}, {.devices = 2}, {});
    Case other = smallCase({{4, 0}, {4, 1}}, {}, {.devices = 2}, {});

private Q_SLOTS:
    void makespansAreRelativeToThePinnedRunOfTheSameGraph()
    {
        const ListedRun both{runOn(c, 0), "Both on one", 1, false, {"", "", "", {}, true}, {}};
        const ListedRun apart{runOn(c, 1), "Apart", 2, false, {"", "", "", {}, true}, {}};
        const ListedRun elsewhere{runOn(other, 1), "Another graph", 3, false, {}, {}};
        const std::vector<ListedRun> list{apart, both, elsewhere};
        const auto baselines = baselinesOf(list);
        QVERIFY(baselines[0] == 0U && baselines[1] == 0U && !baselines[2]); // The first pinned one counts.
        const DataTable table = runListTable(list);
        QCOMPARE(table.columns.size(), runListColumns().size());
        QCOMPARE(number(table, "makespan", 0), 2.0);
        QCOMPARE(number(table, "makespan", 1), 3.0);
        QCOMPARE(number(table, "relative", 0), 0.0);
        QCOMPARE(number(table, "relative", 1), 0.5);
        QVERIFY(std::isnan(number(table, "relative", 2)));
        QCOMPARE(number(table, "baseline", 0), 1.0);
        QCOMPARE(number(table, "baseline", 1), 0.0);
        QVERIFY(std::isnan(overBaseline(1, 0)));
    }

    void filtersByNotesAndFigures()
    {
        ListedRun fast{
            runOn(c, 1), "Apart", 1, false, {"", "state of\nthe paper", "paper", {"fast", "8 GPUs"}, false},
            {}};
        fast.origin = {RunStep::Hand, 1, "Both on one"};
        const ListedRun slow{runOn(c, 0), "Both on one", 2, false, {"", "", "", {"slow"}, false}, {}};
        const std::vector<ListedRun> list{fast, slow};
        const DataTable table = runListTable(list);
        QCOMPARE(matching(table, "tag:fast"), TableRows{0});
        QCOMPARE(matching(table, "tag ~ \"8 gpus\""), TableRows{0});
        QCOMPARE(matching(table, "placer = single-device"), TableRows{1});
        QCOMPARE(matching(table, "makespan < 2.5s"), TableRows{0});
        QCOMPARE(matching(table, "paper"), TableRows{0}); // In the note and the group.
        QCOMPARE(matching(table, "group = paper or seed = 2"), (TableRows{0, 1}));
        QCOMPARE(matching(table, "step = hand from:one"), TableRows{0});
        QCOMPARE(matching(table, "\"of the\""), TableRows{0}); // A line break is a blank here.
    }

    void changesAreAppliedAndCleaned()
    {
        NotesChange change;
        change.addTags = {"b", " a ", "b"};
        change.removeTags = {"old"};
        change.name = "  New\nname ";
        const RunNotes after = changedNotes({"Name", "note", "", {"old", "a"}, true}, change);
        QCOMPARE(after.name, std::string("New name"));
        QCOMPARE(after.note, std::string("note"));
        QCOMPARE(tagsText(after.tags), std::string("a, b"));
        QVERIFY(after.baseline && !change.empty() && NotesChange().empty());
    }

    void aSessionIsOpenedWithoutItsWindow()
    {
        SessionFile session;
        SessionProblem problem;
        problem.graph.name = "chainmm";
        problem.devices.name = "4xP100";
        problem.deviceNames = {"gpu0", "gpu1", "gpu2", "gpu3"};
        SessionProblem missing = problem;
        missing.graph = {};
        missing.graph.file = "no such graph.json";
        session.problems = {missing, problem};
        SessionRun run;
        run.problem = 1;
        run.placer = "single-device";
        run.devices.assign(76, 0);
        run.notes.tags = {"first"};
        SessionRun lost = run;
        lost.problem = 0;
        SessionRun unfit = run;
        unfit.devices.resize(3);
        session.runs = {lost, run, unfit};
        const auto opened = openSessionRuns(session, "/nowhere");
        QVERIFY2(opened.ok(), opened ? "" : opened.error().english().c_str());
        QCOMPARE(opened->runs.size(), std::size_t{1});
        QCOMPARE(opened->indexInFile, std::vector<std::size_t>{1});
        QCOMPARE(opened->leftOut.size(), std::size_t{2});
        QVERIFY(opened->runs[0].run->schedule.makespan > 0);
        QCOMPARE(opened->runs[0].title, std::string("Single device"));
        QCOMPARE(opened->runs[0].notes.tags.front(), std::string("first"));
        session.runs = {lost};
        QVERIFY(!openSessionRuns(session, "/nowhere").ok());
    }
};

DOPPLER_TEST(RunListTest)

} // namespace run_list_test

#include "run_list.moc"
