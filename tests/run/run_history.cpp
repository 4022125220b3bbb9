// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of runs over time: which files count, their order, and where runs became longer.
#include "core/app/run_history.h"

#include "core/io/bytes/file.h"
#include "core/io/placements/placement_format.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace run_history_test {

using namespace doppler;
using namespace doppler::tests;

class RunHistoryTest : public QObject {
    Q_OBJECT

    static std::vector<HistoryPoint> pointsOf(const std::vector<double>& makespans)
    {
        std::vector<HistoryPoint> out;
        for (const double makespan : makespans) {
            out.emplace_back();
            out.back().makespan = makespan;
        }
        return out;
    }

private Q_SLOTS:
    void regressionsAreSteps()
    {
        auto points = pointsOf({10, 8, 8.3, 10, 10.2, 7, 7.6});
        markRegressions(points, 0.05);
        std::vector<bool> regressions;
        std::vector<bool> bests;
        for (const HistoryPoint& point : points) {
            regressions.push_back(point.regression);
            bests.push_back(point.isBest);
        }
        QVERIFY(regressions == std::vector<bool>({false, false, false, true, false, false, true}));
        QVERIFY(bests == std::vector<bool>({true, true, false, false, false, true, false}));
        QVERIFY(points[3].overBest == 0.25 && points[5].overBest == 0);
    }

    void filesAreReadInTheOrderOfTheirDates()
    {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const std::string& text) {
            QVERIFY(writeFile(folder.filePath(QLatin1String(name)).toStdString(), text).ok());
        };
        write("run-2026-03-02.json", "{\"makespan\": 2.5, \"graph\": \"g\"}");
        write("run-2026-03-01T1200.json", "{\"makespan\": 2}");
        write("20260301T1159.json", "{\"makespan\": 1.5}");
        write("readme.txt", "no run");
        write(".hidden.json", "{\"makespan\": 9}");
        const Case c = smallCase({{1, 0}, {2, 1}}, {}, {.devices = 2}, {});
        const std::string placement = folder.filePath(QStringLiteral("2026-03-03.json")).toStdString();
        QVERIFY(writePlacement(*c.problem, c.placement, "heft", placement).ok());
        QDir(folder.path()).mkdir(QStringLiteral("within"));

        const auto alone = runHistory(folder.path().toStdString(), nullptr, 0.05);
        QVERIFY2(alone.ok(), alone ? "" : alone.error().english().c_str());
        QCOMPARE(alone->points.size(), std::size_t{3});
        QCOMPARE(alone->skipped.size(), std::size_t{2});
        QCOMPARE(alone->points[0].file, std::string("20260301T1159.json"));
        QCOMPARE(alone->points[1].file, std::string("run-2026-03-01T1200.json"));
        QCOMPARE(alone->points[1].time - alone->points[0].time, std::int64_t{60});
        QVERIFY(alone->points[2].dateInName && alone->points[2].regression);

        for (const SkippedFile& file : alone->skipped)
            QVERIFY2(file.reason.english().find(file.file) == std::string::npos,
                     file.reason.english().c_str());

        const auto all = runHistory(folder.path().toStdString(), c.problem, 0.05);
        QVERIFY(all.ok());
        QCOMPARE(all->points.size(), std::size_t{4});
        QCOMPARE(all->points[3].makespan, 2.0); // Simulated.
        QVERIFY(!runHistory(folder.filePath(QStringLiteral("none")).toStdString(), nullptr, 0.05));
    }

    /// Pipes, devices and links to nothing are no runs, and that is said.
    void whatIsNoFileIsSkippedWithAReason()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return folder.filePath(QLatin1String(name)).toStdString();
        };
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QCOMPARE(::symlink("/dev/zero", path("zeros").c_str()), 0);
        QCOMPARE(::symlink("/no/such/file", path("lost").c_str()), 0);
        QCOMPARE(::mkdir(path("within").c_str(), 0700), 0);
        const auto history = runHistory(folder.path().toStdString(), nullptr, 0.05);
        QVERIFY2(history.ok(), history ? "" : history.error().english().c_str());
        QVERIFY(history->points.empty());
        QCOMPARE(history->skipped.size(), std::size_t{3});
        QCOMPARE(history->skipped[0].file, std::string("lost"));
        QCOMPARE(history->skipped[1].reason.english(),
                 std::string("this is a device or a pipe, expected a file"));
        QCOMPARE(history->skipped[2].file, std::string("zeros"));
        QCOMPARE(history->skipped[2].reason.english(), history->skipped[1].reason.english());
    }

    void resultsOfAnyCommand()
    {
        QCOMPARE(makespanOfResult(R"({"graph": "g", "makespan": 0.25, "tasks": [{"makespan": 3}]})").value(),
                 0.25);
        for (const char* text : {"", "[]", "{}", "{\"makespan\": \"2\"}", "{\"makespan\": -1}",
                                 "{\"makespan\": 2}, {}", "{\"makespan\": 2"})
            QVERIFY2(!makespanOfResult(text).ok(), text);
    }
};

DOPPLER_TEST(RunHistoryTest)

} // namespace run_history_test

#include "run_history.moc"
