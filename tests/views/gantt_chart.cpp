// SPDX-License-Identifier: GPL-3.0-or-later
// A run in rows: what stands where, what waited for what. No window.
#include "widgets/gantt/chart/gantt_chart.h"

#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "widgets/gantt/chart/bar_text.h"
#include "widgets/gantt/chart/critical_step.h"
#include "widgets/gantt/chart/dependency_arrows.h"
#include "widgets/gantt/chart/gantt_figures.h"
#include "widgets/gantt/chart/gantt_painter.h"

#include <QApplication>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>

namespace gantt_chart_test {

using namespace doppler;

namespace {

/// The run's problem on devices with hardly more memory than its placement needs.
ProblemPtr tight(const Run& run, const ModelOptions& model)
{
    double most = 0;
    for (const DeviceUse& use : run.statistics.devices)
        most = std::max(most, use.peakMemory);
    const Topology& roomy = run.problem->topology();
    for (double share = 0.95; share > 0.3; share -= 0.05) {
        TopologyParts parts;
        parts.name = roomy.name();
        for (DeviceId d : roomy.devices()) {
            parts.devices.push_back(roomy.device(d));
            parts.devices.back().memoryBytes = share * most;
        }
        for (DeviceId from : roomy.devices())
            for (DeviceId to : roomy.devices())
                parts.links.push_back(roomy.link(from, to));
        auto problem =
            Problem::create(run.problem->graphPtr(), Topology::create(std::move(parts)).value(), model)
                .value();
        const auto found = makeFinishedRun(problem, run.placement, "round-robin");
        if (found && std::ranges::any_of((*found)->criticalPath, [](const CriticalLink& link) {
                return link.cause == Cause::Memory;
            }))
            return problem;
    }
    return nullptr;
}

} // namespace

class GanttChartTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everyBarHasItsPlace_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("three tasks") << 0;
        QTest::newRow("chainmm") << 1;
        QTest::newRow("many") << 2;
    }
    void everyBarHasItsPlace()
    {
        QFETCH(int, which);
        const RunPtr run = which == 0   ? sample::threeTasks()
                           : which == 1 ? sample::chainmm()
                                        : sample::manyTasks(5000);
        const GanttChart chart(run);
        std::size_t bars = 0;
        std::size_t critical = 0;
        for (std::size_t row = 0; row < chart.rows().size(); ++row) {
            const GanttRow& content = chart.rows()[row];
            QCOMPARE(content.isDevice(), row < chart.deviceRows());
            QCOMPARE(content.index.size(), content.lane.runs.size());
            critical += content.critical.size();
            bars += content.index.size();
            std::optional<BarId> before;
            for (std::size_t i = 0; i < content.index.size(); ++i) {
                const BarId bar = chart.bar(row, i);
                QCOMPARE(chart.row(bar), row);
                QCOMPARE(chart.interval(bar).start, content.index.start(i));
                QCOMPARE(chart.interval(bar).end, content.index.end(i));
                QVERIFY(chart.before(bar) == before);
                before = bar;
                if (bar.isTransfer) {
                    const TransferRun& transfer = run->schedule.transfers[bar.index];
                    QCOMPARE(*chart.transferOf(transfer.tensor, transfer.to), bar.index);
                    QVERIFY(transfer.from == content.lane.from && transfer.to == content.lane.to);
                } else {
                    QVERIFY(run->schedule.tasks[bar.index].device == content.lane.device);
                }
            }
        }
        QCOMPARE(bars, run->schedule.tasks.size() + run->schedule.transfers.size());
        QCOMPARE(critical, run->criticalPath.size());
        QCOMPARE(chart.duration(), run->schedule.makespan);
    }

    /// What a search found keeps its bars and, of the critical path, its links.
    void foundBarsHaveTheirLinks()
    {
        const RunPtr run = sample::chainmm();
        const GanttChart chart(run);
        const auto links = [&](const std::vector<char>& found) {
            std::vector<double> starts;
            for (const FoundBars& row : foundBars(chart, found))
                for (std::size_t i = 0; i < row.critical.size(); ++i)
                    starts.push_back(row.critical.start(i));
            std::ranges::sort(starts);
            return starts;
        };
        const std::size_t count = run->problem->vertexCount();
        QVERIFY(links(std::vector<char>(count, 0)).empty());
        QCOMPARE(links(std::vector<char>(count, 1)).size(), run->criticalPath.size());
        // A task's own link, and those of what it sends.
        for (const CriticalLink& link : run->criticalPath) {
            if (link.isTransfer)
                continue;
            std::vector<char> found(count, 0);
            found[link.index] = 1;
            std::vector<double> expected;
            for (const CriticalLink& other : run->criticalPath)
                if (chart.vertex({other.isTransfer, static_cast<std::uint32_t>(other.index)}) ==
                    VertexId{static_cast<std::uint32_t>(link.index)})
                    expected.push_back(other.start);
            std::ranges::sort(expected);
            QCOMPARE(links(found), expected);
        }
    }

    void busyTimeOfRowsIsThatOfTheAnalysis()
    {
        const RunPtr run = sample::chainmm();
        const GanttChart chart(run);
        for (std::size_t row = 0; row < chart.deviceRows(); ++row) {
            const DeviceUse& use = run->statistics.devices[chart.rows()[row].lane.device];
            QVERIFY(std::abs(chart.rows()[row].index.busy() - use.busy) < 1e-9 * run->schedule.makespan);
            // Where the row is hatched and empty, the analysis says that the device waited.
            const LaneIndex& index = chart.rows()[row].index;
            double busyBefore = 0;
            for (std::size_t i = 0; i < index.size(); ++i)
                busyBefore += std::min(index.end(i), chart.rows()[row].workUntil) - index.start(i);
            const double waited = chart.rows()[row].workUntil - busyBefore;
            QVERIFY2(std::abs(waited - use.waiting) < 1e-2 * run->schedule.makespan,
                     qPrintable(QStringLiteral("%1 %2").arg(waited).arg(use.waiting)));
        }
    }

    void labels()
    {
        const GanttChart chart(sample::threeTasks());
        QCOMPARE(rowLabel(chart, 0), QStringLiteral("gpu0"));
        QCOMPARE(rowLabel(chart, 2), QStringLiteral("gpu0\u2009→\u2009gpu1"));
        QVERIFY(nameWidth(chart, QFont()) >= 80);
    }

    void causesOfWaits()
    {
        //   gpu0  a 0-1, b 1-2     gpu0 to gpu1  a 1-2, b 2-2.5     gpu1  c 2.5-4.5
        const GanttChart chart(sample::threeTasks());
        const Wait a = waitOf(chart, {false, 0});
        QVERIFY(a.cause == Cause::Start && !a.bar);
        const Wait b = waitOf(chart, {false, 1});
        QVERIFY(b.cause == Cause::Resource);
        QCOMPARE(b.seconds, 1.0);
        QVERIFY(b.bar == (BarId{false, 0}));
        const Wait c = waitOf(chart, {false, 2});
        QVERIFY(c.cause == Cause::Data);
        QCOMPARE(c.seconds, 2.5);
        QVERIFY(c.bar == (BarId{true, 1}));
        const Wait send = waitOf(chart, {true, 0});
        QVERIFY(send.cause == Cause::Data);
        QVERIFY(send.bar == (BarId{false, 0}));

        QCOMPARE(BarText::waitSentence(chart, {false, 0}), QStringLiteral("Did not wait"));
        QCOMPARE(BarText::waitSentence(chart, {false, 1}),
                 QStringLiteral("Waited 1.000\u00a0s for gpu0, which ran a"));
        QCOMPARE(BarText::waitSentence(chart, {false, 2}),
                 QStringLiteral("gpu1 waited 2.500\u00a0s for the last input, b from gpu0"));
        QCOMPARE(BarText::waitSentence(chart, {true, 1}), QStringLiteral("Sent as soon as b had finished"));
    }

    /// Every cause that a run knows has a sentence of its own; the critical path says which to expect.
    void causesOfOtherModels_data()
    {
        QTest::addColumn<int>("cause");
        QTest::addColumn<QString>("part");
        QTest::newRow("barrier") << static_cast<int>(Cause::Barrier) << QStringLiteral("for the barrier");
        QTest::newRow("pause") << static_cast<int>(Cause::Pause) << QStringLiteral("which paused after");
        QTest::newRow("memory") << static_cast<int>(Cause::Memory) << QStringLiteral("for memory on gpu");
    }
    void causesOfOtherModels()
    {
        QFETCH(int, cause);
        QFETCH(QString, part);
        const RunPtr plain = sample::chainmm("round-robin");
        ModelOptions model;
        if (static_cast<Cause>(cause) == Cause::Barrier)
            model.mode = Mode::BulkSynchronous;
        else if (static_cast<Cause>(cause) == Cause::Pause)
            model.costModel = CostModel::Placeto;
        else
            model.memory = MemoryRule::Enforce;
        ProblemPtr problem = plain->problem->withModel(model).value();
        if (model.memory == MemoryRule::Enforce)
            problem = tight(*plain, model);
        const RunPtr run = makeFinishedRun(problem, plain->placement, "round-robin").value();
        const GanttChart chart(run);
        std::size_t told = 0;
        for (const CriticalLink& link : run->criticalPath) {
            const BarId bar{link.isTransfer, static_cast<std::uint32_t>(link.index)};
            if (static_cast<int>(link.cause) != cause)
                continue;
            ++told;
            QVERIFY2(BarText::waitSentence(chart, bar).contains(part),
                     qPrintable(BarText::waitSentence(chart, bar)));
        }
        QVERIFY(told > 0);
    }

    /// What waited for its turn says so, and the path goes on through the beginning that brought it.
    void turnsAreTold()
    {
        const RunPtr run = sample::inTurn();
        const GanttChart chart(run);
        const Wait wait = waitOf(chart, {false, 2});
        QVERIFY(wait.cause == Cause::Order && wait.bar == (BarId{false, 1}));
        QCOMPARE(wait.seconds, 5.0);
        QCOMPARE(BarText::waitSentence(chart, {false, 2}),
                 QStringLiteral("Waited 5.000\u00a0s for its turn, until b started"));
        QCOMPARE(CriticalText::of(chart, VertexId{2}),
                 QStringLiteral("Link 4 of 4: c waited for its turn until b started"));
    }

    /// Model mayer: a device sends for a while before each transfer, and its row shows that.
    void sendTasksHaveBars()
    {
        const RunPtr plain = sample::chainmm("round-robin");
        ModelOptions model;
        model.costModel = CostModel::Mayer;
        const RunPtr run =
            makeFinishedRun(plain->problem->withModel(model).value(), plain->placement, "round-robin")
                .value();
        const GanttChart chart(run);
        std::size_t sends = 0;
        double critical = 0;
        for (std::size_t row = 0; row < chart.rows().size(); ++row) {
            const GanttRow& content = chart.rows()[row];
            QCOMPARE(content.sends.size(), content.lane.sends.size());
            QVERIFY(content.isDevice() || content.sends.size() == 0);
            for (std::size_t i = 0; i < content.sends.size(); ++i) {
                const BarId send = chart.send(row, i);
                const TransferRun& transfer = run->schedule.transfers[send.index];
                QCOMPARE(chart.row(send), row);
                QCOMPARE(chart.interval(send).start, *transfer.sendStart);
                QCOMPARE(chart.interval(send).end, transfer.start);
                QVERIFY(transfer.from == content.lane.device);
                QVERIFY(BarText::of(chart, send).contains(QStringLiteral("send task")));
                QCOMPARE(BarText::waitSentence(chart, {true, send.index}),
                         QStringLiteral("Sent as soon as its send task had ended"));
                const auto before = chart.before(send);
                QVERIFY(!before || chart.interval(*before).end <= content.sends.start(i));
            }
            sends += content.sends.size();
            for (std::size_t i = 0; i < content.critical.size(); ++i)
                critical += content.critical.end(i) - content.critical.start(i);
        }
        QCOMPARE(sends, run->schedule.transfers.size());
        QVERIFY(sends > 0);
        // Every second of the path is outlined where it was spent.
        QVERIFY(std::abs(critical - run->schedule.makespan) < 1e-9 * run->schedule.makespan);
    }

    void waitsAgreeWithTheCriticalPath()
    {
        const RunPtr run = sample::manyTasks(3000);
        const GanttChart chart(run);
        QVERIFY(run->criticalPath.size() > 10);
        std::size_t resources = 0;
        for (std::size_t i = 1; i < run->criticalPath.size(); ++i) {
            const CriticalLink& link = run->criticalPath[i];
            const CriticalLink& before = run->criticalPath[i - 1];
            const Wait wait = waitOf(chart, {link.isTransfer, static_cast<std::uint32_t>(link.index)});
            QCOMPARE(static_cast<int>(wait.cause), static_cast<int>(link.cause));
            if (link.cause != Cause::Resource)
                continue;
            ++resources;
            QVERIFY(wait.bar == (BarId{before.isTransfer, static_cast<std::uint32_t>(before.index)}));
        }
        QVERIFY(resources > 0);
    }

    void textsHaveExactValues()
    {
        const GanttChart chart(sample::threeTasks());
        const QString text = BarText::of(chart, {true, 1});
        for (const char* part : {"b, transfer", "50.00", "2.000\u00a0s", "2.500\u00a0s", "0.5", "gpu0"})
            QVERIFY2(text.contains(QString::fromUtf8(part)) ||
                         QString::fromUtf8(part) == QStringLiteral("0.5"),
                     qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("500.0\u00a0ms")));
    }

    void namesCannotInjectMarkup()
    {
        GraphBuilder builder("markup");
        Vertex vertex;
        vertex.name = "<img src=x> & <b>";
        vertex.seconds = {{"*", 1.0}};
        builder.addVertex(vertex);
        const GanttChart chart(
            sample::place(builder.build().value(), builtinTopology("4xP100").value(), "single-device"));
        QVERIFY(!BarText::of(chart, {false, 0}).contains(QStringLiteral("<img")));
        QVERIFY(BarText::of(chart, {false, 0}).contains(QStringLiteral("&lt;img")));
    }

    void dependenciesGoByTransfers()
    {
        const GanttChart chart(sample::threeTasks());
        const Dependencies c = dependenciesOf(chart, VertexId{2u});
        QCOMPARE(c.inputs.size(), std::size_t{4});
        QCOMPARE(c.transfers.size(), std::size_t{2});
        QVERIFY(c.inputs[0].from == (BarId{false, 0}) && c.inputs[0].to == (BarId{true, 0}));
        QVERIFY(c.inputs[1].from == (BarId{true, 0}) && c.inputs[1].to == (BarId{false, 2}));
        QVERIFY(c.outputs.empty());
        QCOMPARE(dependenciesOf(chart, VertexId{0u}).outputs.size(), std::size_t{2});
    }
};

DOPPLER_TEST_WITH(QApplication, GanttChartTest)

} // namespace gantt_chart_test

#include "gantt_chart.moc"
