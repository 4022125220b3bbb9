// SPDX-License-Identifier: GPL-3.0-or-later
// The job that lays graphs out in the background, with dot and without.
#include "widgets/graph_view/layout_job.h"

#include "tests/support/runner.h"
#include "tests/window/dot_script.h"
#include "tests/window/graph_samples.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace layout_job_test {

using namespace doppler;
using samples::script;

class LayoutJobTest : public QObject {
    Q_OBJECT

private slots:
    void jobReportsWhatDotDid_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<LayoutJob::Outcome>("outcome");
        QTest::addColumn<int>("arrivals");
        QTest::newRow("garbage") << QByteArray("cat > /dev/null; echo garbage")
                                 << LayoutJob::Outcome::DotFailed << 1;
        QTest::newRow("fails") << QByteArray("exit 3") << LayoutJob::Outcome::DotFailed << 1;
        QTest::newRow("crashes") << QByteArray("kill -SEGV $$") << LayoutJob::Outcome::DotFailed << 1;
        QTest::newRow("hangs") << QByteArray("exec sleep 100") << LayoutJob::Outcome::DotLate << 1;
    }
    void jobReportsWhatDotDid()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const LayoutJob::Outcome, outcome);
        QFETCH(const int, arrivals);
        QTemporaryDir folder;
        LayoutJob job;
        job.setDotProgram(script(folder, body));
        job.setDotBudget(0.4);
        QSignalSpy arrived(&job, &LayoutJob::arrived);
        QSignalSpy finished(&job, &LayoutJob::finished);
        job.start(samples::diamond(), 1.7);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished[0][0].value<LayoutJob::Outcome>(), outcome);
        QCOMPARE(arrived.size(), arrivals);
        QVERIFY(!job.running());
    }

    void dotRefines()
    {
        QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("dot")).isEmpty(),
                 "Graphviz's dot is missing: it is in scripts/packages.txt");
        LayoutJob job;
        QSignalSpy finished(&job, &LayoutJob::finished);
        std::vector<PlacedLayout> layouts;
        connect(&job, &LayoutJob::arrived, this,
                [&](const PlacedLayout& placed) { layouts.push_back(placed); });
        const GraphPtr graph = samples::layered(120, 8, 1);
        job.start(graph, 1.7);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
        QCOMPARE(finished[0][0].value<LayoutJob::Outcome>(), LayoutJob::Outcome::Refined);
        const GraphLayout& layout = *layouts.back().layout;
        QCOMPARE(layout.centers.size(), graph->vertexCount());
        QCOMPARE(layout.arrowCount(), graph->edgeCount());
    }

    void newestOrderWins()
    {
        QTemporaryDir folder;
        LayoutJob job;
        job.setDotProgram(script(folder, "exec sleep 100"));
        QSignalSpy finished(&job, &LayoutJob::finished);
        std::vector<std::size_t> sizes;
        connect(&job, &LayoutJob::arrived, this,
                [&](const PlacedLayout& placed) { sizes.push_back(placed.layout->centers.size()); });
        job.start(samples::layered(60, 6, 1), 1.7);
        job.start(samples::layered(70, 7, 1), 1.7);
        QTest::qWait(30);
        job.setDotProgram(QStringLiteral("/no/such/program"));
        job.start(samples::diamond(), 1.7);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(sizes.back(), std::size_t{4});
        QTest::qWait(300); // What came before stays silent.
        QCOMPARE(finished.size(), 1);
        QCOMPARE(sizes.back(), std::size_t{4});
    }

    void whoHasEnoughKeepsWhatIsThere()
    {
        QTemporaryDir folder;
        LayoutJob job;
        job.setDotProgram(script(folder, "exec sleep 100"));
        job.setDotBudget(100);
        QSignalSpy arrived(&job, &LayoutJob::arrived);
        QSignalSpy finished(&job, &LayoutJob::finished);
        job.start(samples::diamond(), 1.7);
        QTRY_COMPARE(arrived.size(), 1);
        QVERIFY(job.running());
        job.stopRefining();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished[0][0].value<LayoutJob::Outcome>(), LayoutJob::Outcome::Stopped);
        QCOMPARE(arrived.size(), 1);
        QVERIFY(!job.running());
    }

    void closingWhileDotRunsIsPrompt()
    {
        QTemporaryDir folder;
        QElapsedTimer clock;
        {
            LayoutJob job;
            job.setDotProgram(script(folder, "exec sleep 100"));
            job.setDotBudget(100);
            QSignalSpy arrived(&job, &LayoutJob::arrived);
            job.start(samples::diamond(), 1.7);
            QTRY_COMPARE(arrived.size(), 1);
            clock.start();
        }
        QVERIFY(clock.elapsed() < 60000); // Not the script's 100 s.
    }
};

DOPPLER_TEST(LayoutJobTest)

} // namespace layout_job_test

#include "layout_job.moc"
