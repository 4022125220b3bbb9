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

        const auto all = runHistory(folder.path().toStdString(), c.problem, 0.05);
        QVERIFY(all.ok());
        QCOMPARE(all->points.size(), std::size_t{4});
        QCOMPARE(all->points[3].makespan, 2.0); // Simulated.
        QVERIFY(!runHistory(folder.filePath(QStringLiteral("none")).toStdString(), nullptr, 0.05));
    }
};

DOPPLER_TEST(RunHistoryTest)

} // namespace run_history_test

#include "run_history.moc"
