// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of several runs says of them.
#include "core/report/session_report.h"

#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QString>
#include <QtTest>

namespace session_report_test {

using namespace doppler;

namespace {

ReportRun runOn(const char* topology, const char* name, const ModelOptions& model = {},
                const char* graph = "chainmm")
{
    const ProblemPtr problem =
        Problem::create(generateWorkload(graph).value(), builtinTopology(topology).value(), model).value();
    const Placer* placer = placerRegistry().find("heft").value();
    auto placed = placer->place(*problem, Options(placer->info().options), {}).value();
    return {{name, makeRun(problem, std::move(placed.placement), "heft").value()}, 1, {}, {}};
}

QString pageOf(std::vector<ReportRun> runs)
{
    SessionReport report;
    report.graphs.push_back({std::move(runs), 0, {}});
    return QString::fromStdString(sessionReportAsHtml(report));
}

} // namespace

class SessionReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAllShareIsSaidOnce()
    {
        const QString page = pageOf({runOn("4xP100", "first"), runOn("4xP100", "second")});
        QCOMPARE(page.count(QStringLiteral("<h2>Settings</h2>")), 1);
        QCOMPARE(page.count(QStringLiteral("<h2>Devices</h2>")), 1);
        QVERIFY(page.contains(QStringLiteral("<h1>chainmm on 4xP100</h1>")));
        QVERIFY(page.contains(QStringLiteral("lower bound: ")));
    }

    /// A measured run has its four bars, and an agreement its points.
    void measuredRunsHaveTheirBars()
    {
        const ReportRun simulated = runOn("4xP100", "simulated");
        const Run& run = *simulated.run.run;
        Schedule slower = run.schedule;
        for (TaskRun& task : slower.tasks) {
            task.start *= 1.5;
            task.end *= 1.5;
        }
        for (TransferRun& transfer : slower.transfers) {
            transfer.start *= 1.5;
            transfer.end *= 1.5;
        }
        slower.makespan *= 1.5;
        ReportRun measured = simulated;
        measured.run = {"real <one>", makeMeasuredRun(run.problem, run.placement, slower)};
        QVERIFY(!pageOf({simulated}).contains(QStringLiteral("Four bars")));
        SessionReport report;
        report.graphs.push_back({{simulated, measured}, 0, {}});
        EngineAgreement agreement;
        for (int i = 1; i <= 4; ++i)
            agreement.points.push_back({"random", 1, 0.1 * i, 0.11 * i, 0.1 * i});
        agreement.all = rankAgreement(agreement.points);
        agreement.byPlacer = {agreement.all};
        agreement.byPlacer.front().placer = "random";
        report.graphs.front().agreements.push_back({"Engine", "4xP100", {"Random"}, agreement});
        const QString page = QString::fromStdString(sessionReportAsHtml(report));
        QCOMPARE(page.count(QStringLiteral("<h2>Four bars: real &lt;one&gt;</h2>")), 1);
        QVERIFY(page.contains(QStringLiteral("error of the kernel model")));
        QVERIFY(page.contains(QStringLiteral("By device: end of the last task")));
        QVERIFY(page.contains(QStringLiteral("<h2>Simulated and measured makespans: Engine, 4xP100</h2>")));
        QVERIFY(page.contains(QStringLiteral("<td>All</td><td>4</td><td>1.000</td>")));
        QVERIFY(page.count(QStringLiteral("<svg")) >= 2);
    }

    void otherDevicesAndModelsAreTold()
    {
        ModelOptions barriers;
        barriers.mode = Mode::BulkSynchronous;
        const QString page = pageOf({runOn("4xP100", "first"), runOn("8xV100", "second"),
                                     runOn("4xP100", "third", barriers), runOn("8xV100", "fourth")});
        QVERIFY(page.contains(QStringLiteral("<h1>chainmm on 4xP100, 8xV100</h1>")));
        for (const char* heading : {"Settings: first", "Settings: second, fourth", "Settings: third",
                                    "Devices: 4xP100", "Devices: 8xV100"})
            QCOMPARE(page.count(QStringLiteral("<h2>%1</h2>").arg(QLatin1String(heading))), 1);
        QCOMPARE(page.count(QStringLiteral("<td>bulk-synchronous</td>")), 1);
        QCOMPARE(page.count(QStringLiteral("<td>asynchronous</td>")), 2);
        QVERIFY(page.contains(QStringLiteral("<td>gpu7</td>")));
        QVERIFY(!page.contains(QStringLiteral("lower bound: ")));        // There is no common one.
        QCOMPARE(page.count(QStringLiteral("<td>Lower bound</td>")), 4); // and once in the table of figures
    }

    /// Each with its figures, pictures and differences; what is common to all comes after them.
    void everyGraphHasItsSection()
    {
        SessionReport report;
        report.graphs.push_back(
            {{runOn("4xP100", "first"), runOn("4xP100", "second")}, 1, {{"Graph", "<svg>one</svg>"}}});
        report.graphs.push_back({{runOn("8xV100", "third", {}, "ffnn")}, 0, {{"Graph", "<svg>two</svg>"}}});
        report.graphs.front().runs.front().command = "doppler simulate chainmm";
        report.graphs.back().runs.front().command = "doppler simulate ffnn";
        report.pictures.push_back({"Training", "<svg>curves</svg>"});
        const QString page = QString::fromStdString(sessionReportAsHtml(report));
        QVERIFY(page.contains(QStringLiteral("<h1>Runs of chainmm, ffnn</h1>\n<p>Graphs: 2, runs: 3.</p>")));
        QStringList headings;
        auto next = QRegularExpression(QStringLiteral("<h([23])>([^<]*)</h")).globalMatch(page);
        while (next.hasNext()) {
            const auto found = next.next();
            headings += found.captured(1) + QLatin1Char(' ') + found.captured(2);
        }
        QCOMPARE(
            headings,
            (QStringList{QStringLiteral("2 chainmm on 4xP100"), QStringLiteral("3 Settings"),
                         QStringLiteral("3 Devices"), QStringLiteral("3 Runs"), QStringLiteral("3 Graph"),
                         QStringLiteral("3 Differences from second"), QStringLiteral("2 ffnn on 8xV100"),
                         QStringLiteral("3 Settings"), QStringLiteral("3 Devices"), QStringLiteral("3 Runs"),
                         QStringLiteral("3 Graph"), QStringLiteral("2 Training"),
                         QStringLiteral("2 Commands that reproduce these runs")}));
        QVERIFY(page.contains(QStringLiteral("doppler simulate chainmm\ndoppler simulate ffnn\n")));
        QCOMPARE(page.count(QStringLiteral("base64,")), 3);
    }

    void channelsAreTold()
    {
        QVERIFY(pageOf({runOn("4xP100", "run")}).contains(QStringLiteral("<td>per-link</td>")));
        ModelOptions model;
        model.contention = Contention::PerDevice;
        const QString page = pageOf({runOn("4xP100", "run", model)});
        QVERIFY(page.contains(QStringLiteral("<td>Channels</td><td>per-device</td>")));
    }

    /// As its reader calls it; the command line's id where nobody says.
    void theRuleHasItsName()
    {
        ModelOptions model;
        model.schedule = ChooseTask::BLevel;
        const QString row = QStringLiteral("<td>Order of ready tasks</td><td>%1</td>");
        QVERIFY(pageOf({runOn("4xP100", "run", model)}).contains(row.arg(QStringLiteral("blevel"))));
        SessionReport report;
        report.graphs.push_back({{runOn("4xP100", "run", model)}, 0, {}});
        report.ruleName = [](ChooseTask rule) {
            return std::string(rule == ChooseTask::BLevel ? "longest <first>" : "another");
        };
        const QString page = QString::fromStdString(sessionReportAsHtml(report));
        QVERIFY(page.contains(row.arg(QStringLiteral("longest &lt;first&gt;"))));
        QVERIFY(!page.contains(QStringLiteral("<td>blevel</td>")));
    }
};

DOPPLER_TEST(SessionReportTest)

} // namespace session_report_test

#include "session_report.moc"
