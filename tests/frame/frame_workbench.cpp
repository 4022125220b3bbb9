// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/run/measured_run.h"
#include "core/training/checkpoint.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/opening_budget.h"
#include "widgets/workbench/workbench.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace frame_workbench_test {

using namespace doppler;

namespace {

const SessionRequest sample{QStringLiteral("chainmm"),
                            QStringLiteral("4xP100"),
                            {},
                            {{QStringLiteral("critical-path"), 1, {}}, {QStringLiteral("heft"), 1, {}}}};

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("can't write");
    return path;
}

} // namespace

class FrameWorkbench : public QObject {
    Q_OBJECT

    /// Failures reach the test as text; a test that expects none sees it at once.
    struct Failures {
        explicit Failures(Workbench& workbench)
        {
            connect(&workbench, &Workbench::failed, &workbench,
                    [this](const Error& error) { texts += QString::fromStdString(error.english()); });
        }
        QStringList texts;
    };

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void aSessionOpensWithItsRuns()
    {
        Workbench workbench;
        QAbstractItemModelTester tester(workbench.runs(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        Failures failures(workbench);
        QSignalSpy problems(&workbench, &Workbench::problemChanged);
        QVERIFY(!workbench.problem() && !workbench.run());
        workbench.openSession(sample);
        QVERIFY(workbench.busy());
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(failures.texts, QStringList());
        QCOMPARE(problems.size(), 1);
        QCOMPARE(workbench.problem()->vertexCount(), std::size_t{76});
        QCOMPARE(workbench.runs()->rowCount(), 2);
        QCOMPARE(workbench.run()->placer, std::string("heft"));
        QCOMPARE(workbench.placer(), QStringLiteral("heft"));
        QCOMPARE(workbench.graphSource(), QStringLiteral("chainmm"));
    }

    /// Whatever is opened is placed by the default placer, in a budget that the graph gives.
    void theDefaultPlacerIsBriefOnOpening()
    {
        Workbench workbench;
        Failures failures(workbench);
        workbench.setStandardTopology(QStringLiteral("4xP100"));
        workbench.setPlacer(QStringLiteral("auto"));
        workbench.openGraph(QStringLiteral("chainmm"));
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy(), 20000);
        QCOMPARE(workbench.run()->placer, std::string("auto"));
        QVERIFY(workbench.requestOf(workbench.runId())->plain()); // As from the command line.

        workbench.openGraph(QStringLiteral("layered:vertices=1000"));
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy(), 30000);
        const Problem& problem = *workbench.problem();
        const auto brief = workbench.requestOf(workbench.runId());
        QVERIFY(brief);
        const std::uint64_t size = problem.vertexCount() + problem.graph().edgeCount();
        QCOMPARE(brief->evaluations, std::optional<std::uint64_t>(3'000'000 / size));
        QVERIFY(!brief->seconds);
        const quint64 first = workbench.runId();
        // Opened again it is the same run; a larger budget is another one.
        workbench.openTopology(workbench.topologySource());
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(workbench.runId(), first);
        workbench.setPlacer(QStringLiteral("auto"));
        QVERIFY(workbench.busy());
        workbench.cancel();
        QCOMPARE(workbench.runs()->rowCount(), 2);

        // Placers that are named keep their own budget, and large graphs get the first placement.
        PlacerRequest other = placerOnOpening(QStringLiteral("tabu"));
        limitOpening(other, problem);
        QVERIFY(other.plain());
        workbench.openGraph(QStringLiteral("layered:vertices=40000"));
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy(), 30000);
        QCOMPARE(workbench.requestOf(workbench.runId())->evaluations, std::optional<std::uint64_t>(1));
        QCOMPARE(workbench.run()->placer, std::string("auto"));
        QCOMPARE(failures.texts, QStringList());
    }

    /// A graph that the command line names without a placer: a run that is there at once, then the default
    /// one.
    void aQuickRunComesBeforeTheDefaultPlacer()
    {
        Workbench workbench;
        Failures failures(workbench);
        QStringList shown;
        connect(&workbench, &Workbench::runChanged, this, [&] {
            if (workbench.run())
                shown += QString::fromStdString(workbench.run()->placer);
        });
        const QString placer = QString::fromLatin1(defaultPlacerId);
        workbench.openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, placersOnOpening(placer, 3, {})});
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy(), 30000);
        QCOMPARE(failures.texts, QStringList());
        QCOMPARE(shown, QStringList({QStringLiteral("critical-path"), placer}));
        const auto asked = workbench.requestOf(workbench.runId());
        QVERIFY(asked && !asked->seconds && !asked->evaluations && asked->seed == 3);
        QCOMPARE(placersOnOpening(placer, 1, 70).back().evaluations, std::optional<std::uint64_t>(70));
    }

    void whatAPlacerProvesIsKept()
    {
        Workbench workbench;
        Failures failures(workbench);
        QTemporaryDir folder;
        const QString graph = write(folder, QStringLiteral("pair.json"), R"({"format": "doppler-graph",
            "version": 1, "name": "pair", "vertices": [{"id": 0, "seconds": {"*": 2}}, {"id": 1, "seconds": {"*": 3}}],
            "edges": []})");
        workbench.openSession({graph, QStringLiteral("4xP100"), {}, {{QStringLiteral("exact"), 1, {}}}});
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy(), 20000);
        QCOMPARE(failures.texts, QStringList());
        QCOMPARE(workbench.run()->schedule.makespan, 3.0);
        QCOMPARE(workbench.run()->bound, 3.0);
    }

    /// A run of a session and the log of its training agree afterwards about the best, whichever is better.
    void aRestoredRunAgreesWithItsLog()
    {
        Workbench workbench;
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const ProblemPtr problem = workbench.problem();
        const auto& entries = workbench.runs()->entries();
        const RunPtr better =
            entries[entries[0].run->schedule.makespan < entries[1].run->schedule.makespan ? 0 : 1].run;
        const RunPtr worse = entries[better == entries[0].run ? 1 : 0].run;
        QVERIFY(better->schedule.makespan < worse->schedule.makespan);
        int number = 0;
        // The run of a session of a training with that seed, and what it is after the log has been read.
        const auto after = [&](const RunPtr& saved, const RunPtr& logged, std::uint64_t seed,
                               std::uint64_t logSeed) {
            const QString title = QStringLiteral("DOPPLER %1").arg(number);
            const TrainedAs how{.policy = "doppler", .title = title, .seed = seed};
            const QString key = QStringLiteral("saved %1").arg(number);
            workbench.showBest(key, problem, saved->placement, how);
            [&] { QTRY_COMPARE(entries.back().title, title); }();
            workbench.endLive(key);
            const quint64 id = entries.back().id;
            TrainedAs of = how;
            of.seed = logSeed;
            workbench.updateRestored(QStringLiteral("log %1").arg(number++), problem, logged->placement,
                                     logged->schedule.makespan, of);
            QTest::qWait(100); // A shorter best is simulated in the background.
            const RunEntry* now = workbench.runs()->find(id);
            return std::pair(now->run->placement.devices, QString(now->title).remove(title));
        };
        const std::size_t before = entries.size();
        using After = std::pair<Assignment, QString>;
        QVERIFY(after(worse, better, 1, 1) == After(better->placement.devices, {}));
        QVERIFY(after(better, worse, 1, 1) ==
                After(better->placement.devices, QStringLiteral(" (not in its log)")));
        QVERIFY(after(better, better, 1, 1) == After(better->placement.devices, {}));
        // The log of another training.
        QVERIFY(after(worse, better, 1, 2) == After(worse->placement.devices, {}));
        QVERIFY(after(better, worse, 1, 2) == After(better->placement.devices, {}));
        QCOMPARE(entries.size(), before + 5); // None was added for a log.
        QVERIFY(std::ranges::none_of(entries, &RunEntry::live));
    }

    void aFamilyOpensWithItsSettings()
    {
        Workbench workbench;
        Failures failures(workbench);
        const QString source = QStringLiteral("layered:vertices=30:ccr=0.5:kinds=P100,V100");
        workbench.openSession({source, QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(failures.texts, QStringList());
        QCOMPARE(workbench.problem()->vertexCount(), std::size_t{30});
        QCOMPARE(workbench.graphSource(), source);
        workbench.openGraph(QStringLiteral("layered:vertices=none"));
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(failures.texts.size(), 1);
        QVERIFY2(failures.texts.first().contains(QStringLiteral("vertices")),
                 qPrintable(failures.texts.first()));
        QCOMPARE(workbench.graphSource(), source);
    }

    void changingPlacerOrTopologySimulatesAtOnce()
    {
        Workbench workbench;
        QAbstractItemModelTester tester(workbench.runs(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        workbench.setPlacer(QStringLiteral("round-robin"));
        QTRY_VERIFY(workbench.run() && workbench.run()->placer == std::string("round-robin"));
        QCOMPARE(workbench.runs()->rowCount(), 3);
        // What the list has already is shown, not made again.
        workbench.setPlacer(QStringLiteral("heft"));
        QTRY_VERIFY(workbench.run() && workbench.run()->placer == std::string("heft"));
        QCOMPARE(workbench.runs()->rowCount(), 3);

        const GraphPtr graph = workbench.problem()->graphPtr();
        workbench.openTopology(QStringLiteral("8xv100"));
        QTRY_COMPARE(workbench.runs()->rowCount(), 4);
        QCOMPARE(workbench.problem()->deviceCount(), std::size_t{8});
        QCOMPARE(workbench.problem()->graphPtr(), graph);
        QCOMPARE(workbench.run()->problem, workbench.problem());
        QCOMPARE(workbench.run()->placer, std::string("heft"));

        // One click on an earlier run brings its devices back.
        workbench.showRun(workbench.runs()->entries().front().id);
        QCOMPARE(workbench.problem()->deviceCount(), std::size_t{4});
        QCOMPARE(workbench.topologySource(), QStringLiteral("4xP100"));
        QCOMPARE(failures.texts, QStringList());
    }

    void everyPartOfTheModelMakesAnotherProblem_data()
    {
        QTest::addColumn<ModelOptions>("model");
        const auto row = [](const char* name, auto&& change) {
            ModelOptions model;
            change(model);
            QTest::newRow(name) << model;
        };
        row("cost model", [](ModelOptions& model) { model.costModel = CostModel::AsReleased; });
        row("rule", [](ModelOptions& model) { model.schedule = ChooseTask::BLevel; });
        row("contention", [](ModelOptions& model) { model.contention = Contention::PerSource; });
        row("mode", [](ModelOptions& model) { model.mode = Mode::BulkSynchronous; });
        row("memory", [](ModelOptions& model) { model.memory = MemoryRule::Ignore; });
        row("noise of tasks", [](ModelOptions& model) { model.noise.compute = 0.125; });
        row("noise of transfers", [](ModelOptions& model) { model.noise.transfer = 0.125; });
        row("seed of what is random", [](ModelOptions& model) {
            model.schedule = ChooseTask::Random;
            model.seed = 7;
        });
    }

    void everyPartOfTheModelMakesAnotherProblem()
    {
        QFETCH(ModelOptions, model);
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const int before = workbench.runs()->rowCount();
        workbench.setModel(model);
        QTRY_COMPARE(workbench.runs()->rowCount(), before + 1);
        QCOMPARE(workbench.run()->problem->model(), resolved(model));
        QCOMPARE(failures.texts, QStringList());
    }

    void aChangedModelIsAnotherProblem()
    {
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const double before = workbench.run()->schedule.makespan;
        ModelOptions unlimited;
        unlimited.contention = Contention::Unlimited;
        workbench.setModel(unlimited);
        QTRY_COMPARE(workbench.runs()->rowCount(), 3);
        QCOMPARE(workbench.model(), unlimited);
        QCOMPARE(workbench.run()->problem->model(), unlimited);
        QVERIFY(workbench.run()->schedule.makespan <= before);
        QCOMPARE(failures.texts, QStringList());
    }

    void placingAgainTakesTheNextSeed()
    {
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession({sample.graph, sample.topology, {}, {{QStringLiteral("random"), 1, {}}}});
        QTRY_VERIFY(!workbench.busy());
        workbench.placeAgain();
        QTRY_COMPARE(workbench.runs()->rowCount(), 2);
        QCOMPARE(workbench.runs()->entries()[1].seed, std::uint64_t{2});
        QVERIFY(!(workbench.runs()->entries()[0].run->placement ==
                  workbench.runs()->entries()[1].run->placement));
        // A placer without chance gives what is there already: said, not listed twice.
        workbench.setPlacer(QStringLiteral("round-robin"));
        QTRY_COMPARE(workbench.runs()->rowCount(), 3);
        QSignalSpy repeated(&workbench, &Workbench::placementRepeated);
        workbench.placeAgain();
        QTRY_COMPARE(repeated.size(), 1);
        QCOMPARE(workbench.runs()->rowCount(), 3);
        QCOMPARE(failures.texts, QStringList());
    }

    void aSearchReportsAndKeepsItsBestWhenStopped()
    {
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession({sample.graph, sample.topology, {}, {{QStringLiteral("round-robin"), 1, {}}}});
        QTRY_VERIFY(!workbench.busy());
        QSignalSpy progress(&workbench, &Workbench::progressed);
        workbench.openSession({{}, {}, {}, {{QStringLiteral("simulated-annealing"), 1, 100000000}}});
        QTRY_VERIFY(progress.size() >= 2);
        QVERIFY(progress.last().at(0).toULongLong() > 0);
        workbench.stop();
        QTRY_COMPARE(workbench.runs()->rowCount(), 2);
        QVERIFY(!workbench.busy());
        QVERIFY(workbench.run()->schedule.makespan <=
                workbench.runs()->entries().front().run->schedule.makespan * 1.0001);
        QCOMPARE(failures.texts, QStringList());
    }

    /// Neither what runs nor what waits behind it.
    void aSearchOutlivesWhatCannotBeOpened()
    {
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession({sample.graph, sample.topology, {}, {{QStringLiteral("round-robin"), 1, {}}}});
        QTRY_VERIFY(!workbench.busy());
        QSignalSpy progress(&workbench, &Workbench::progressed);
        workbench.openSession(
            {{},
             {},
             {},
             {{QStringLiteral("simulated-annealing"), 1, 100000000}, {QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(!progress.empty());
        workbench.openPlacement(QStringLiteral("no/such/file.json"));
        QTRY_COMPARE(failures.texts.size(), 1);
        QVERIFY(workbench.busy());
        const auto before = progress.size();
        QTRY_VERIFY(progress.size() > before);
        workbench.openTopology(QStringLiteral("8xV100"));
        QTRY_COMPARE(workbench.problem()->deviceCount(), std::size_t{8});
        QTRY_VERIFY(!workbench.busy()); // What can be opened ends it.
        for (const RunEntry& entry : workbench.runs()->entries())
            QVERIFY(entry.run->placer != "simulated-annealing");
        QCOMPARE(failures.texts.size(), 1);
    }

    void brokenFilesLeaveTheDocument_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("truncated") << QByteArray("{\"format\": \"doppler-graph\", \"version\": 1, \"vert");
        QTest::newRow("cycle") << QByteArray(
            R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0}, {"id": 1}],
                "edges": [{"from": 0, "to": 1}, {"from": 1, "to": 0}]})");
        QTest::newRow("newer") << QByteArray(
            R"({"format": "doppler-graph", "version": 99, "vertices": [], "edges": []})");
        QTest::newRow("noise") << QByteArray("\x00\xff\xfe\x01\x02garbage", 12);
    }
    void brokenFilesLeaveTheDocument()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir folder;
        const QString path = write(folder, QStringLiteral("broken.json"), content);
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const ProblemPtr problem = workbench.problem();
        const RunPtr run = workbench.run();
        for (const auto open : {&Workbench::openGraph, &Workbench::openTopology, &Workbench::openPlacement}) {
            failures.texts.clear();
            (workbench.*open)(path);
            QTRY_COMPARE(failures.texts.size(), 1);
            QVERIFY2(failures.texts[0].contains(QStringLiteral("broken.json")),
                     qPrintable(failures.texts[0]));
            QVERIFY(!workbench.busy());
            QCOMPARE(workbench.problem(), problem);
            QCOMPARE(workbench.run(), run);
            QCOMPARE(workbench.graphSource(), QStringLiteral("chainmm"));
        }
    }

    void unknownNamesAreAnswered()
    {
        Workbench workbench;
        Failures failures(workbench);
        workbench.openGraph(QStringLiteral("chainmn"));
        QTRY_COMPARE(failures.texts.size(), 1);
        QVERIFY2(failures.texts[0].contains(QStringLiteral("chainmm")), qPrintable(failures.texts[0]));
        workbench.openTopology(QStringLiteral("4xP10"));
        QTRY_COMPARE(failures.texts.size(), 2);
        QVERIFY2(failures.texts[1].contains(QStringLiteral("4xP100")), qPrintable(failures.texts[1]));
        QVERIFY(!workbench.problem());
        QTRY_VERIFY(!workbench.threadsBusy());
    }

    void filesGoOutAndComeBack()
    {
        QTemporaryDir folder;
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        QSignalSpy saved(&workbench, &Workbench::saved);
        const QString placement = folder.filePath(QStringLiteral("placement.json"));
        workbench.savePlacement(workbench.runId(), placement);
        QTRY_COMPARE(saved.size(), 1);
        const QString trace = folder.filePath(QStringLiteral("trace.json"));
        workbench.saveTrace(workbench.runId(), trace);
        QTRY_COMPARE(saved.size(), 2);
        const QString table = folder.filePath(QStringLiteral("trace.csv"));
        workbench.saveTrace(workbench.runId(), table);
        QTRY_COMPARE(saved.size(), 3);
        QFile traceFile(trace);
        QVERIFY(traceFile.open(QIODevice::ReadOnly) && traceFile.readAll().contains("traceEvents"));
        QFile tableFile(table);
        QVERIFY(tableFile.open(QIODevice::ReadOnly) && tableFile.readLine().contains(','));

        const RunPtr before = workbench.run();
        workbench.openPlacement(placement);
        QTRY_COMPARE(workbench.runs()->rowCount(), 3);
        QCOMPARE(workbench.run()->placer, std::string("file"));
        QCOMPARE(workbench.run()->placement.devices, before->placement.devices);
        QCOMPARE(workbench.run()->schedule.makespan, before->schedule.makespan);
        QCOMPARE(failures.texts, QStringList());
        workbench.savePlacement(workbench.runId(), folder.filePath(QStringLiteral("no/such/folder/x.json")));
        QTRY_COMPARE(failures.texts.size(), 1);
    }

    /// Each has its answer, however quickly one comes after the other.
    void everySaveIsToldOf()
    {
        QTemporaryDir folder;
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        QSignalSpy saved(&workbench, &Workbench::saved);
        QStringList files;
        for (int i = 0; i < 4; ++i) {
            files += folder.filePath(QStringLiteral("%1.json").arg(i));
            if (i % 2 == 0)
                workbench.savePlacement(workbench.runId(), files.last());
            else
                workbench.saveTrace(workbench.runId(), files.last());
            workbench.savePlacement(workbench.runId(), folder.filePath(QStringLiteral("no/such/x.json")));
        }
        QTRY_VERIFY(!workbench.threadsBusy());
        QTRY_COMPARE(saved.size() + failures.texts.size(), 8);
        QStringList told;
        for (const QList<QVariant>& signal : saved)
            told += signal[0].toString();
        QCOMPARE(told, files);
    }

    void aTraceOpensBesideItsSimulation()
    {
        QTemporaryDir folder;
        Workbench workbench;
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const RunPtr before = workbench.run();
        QSignalSpy saved(&workbench, &Workbench::saved);
        const QString trace = folder.filePath(QStringLiteral("trace.json"));
        workbench.saveTrace(workbench.runId(), trace);
        QTRY_COMPARE(saved.size(), 1);
        workbench.openTrace(trace);
        QTRY_COMPARE(workbench.runs()->rowCount(), 4);
        QVERIFY(isMeasured(*workbench.run()));
        QCOMPARE(workbench.run()->schedule.makespan, before->schedule.makespan);
        QCOMPARE(workbench.run()->placement.devices, before->placement.devices);
        const RunEntry& simulated = workbench.runs()->entries()[2];
        QVERIFY(!isMeasured(*simulated.run));
        QCOMPARE(simulated.run->schedule.makespan, before->schedule.makespan);
        QCOMPARE(workbench.runs()->index(3).data(Qt::DisplayRole).toString(), QStringLiteral("Measured"));
        QCOMPARE(failures.texts, QStringList());

        // Under another model its placement goes on, but nothing was measured there.
        ModelOptions other = workbench.model();
        other.schedule = ChooseTask::BLevel;
        workbench.setModel(other);
        QTRY_VERIFY(!workbench.busy());
        for (const RunEntry& entry : workbench.runs()->entries())
            QVERIFY(!isMeasured(*entry.run) || entry.run->problem->model() != other);

        const QString partial = write(folder, QStringLiteral("partial.csv"),
                                      "kind,vertex,name,device,from,to,bytes,ready,start,end\n"
                                      "task,0,\"AB[0,0,0]\",gpu0,,,,0,0,1\n");
        workbench.openTrace(partial);
        QTRY_COMPARE(failures.texts.size(), 1);
        QVERIFY2(failures.texts[0].contains(QStringLiteral("the trace contains no time for 75")) ||
                     failures.texts[0].contains(QStringLiteral("but none is a vertex")),
                 qPrintable(failures.texts[0]));
    }

    void filesOpenTogetherByTheirContent()
    {
        QTemporaryDir folder;
        Workbench workbench;
        Failures failures(workbench);
        const QString graph = write(folder, QStringLiteral("a"), R"({"format": "doppler-graph", "version": 1,
            "vertices": [{"id": 0, "flops": 1e9}, {"id": 1, "flops": 1e9}], "edges": [{"from": 0, "to": 1}]})");
        const QString devices =
            write(folder, QStringLiteral("b"), R"({"format": "doppler-devices", "version": 1,
            "devices": [{"name": "x", "flops_per_second": 1e12}, {"name": "y", "flops_per_second": 1e12}],
            "links": {"bandwidth": 1e10}})");
        const QString placement =
            write(folder, QStringLiteral("c"),
                  R"({"format": "doppler-placement", "version": 1, "devices": ["y", "x"]})");
        const QString other = write(folder, QStringLiteral("d"), "hello");
        workbench.openFiles({placement, devices, graph});
        QVERIFY(workbench.busy());
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(failures.texts, QStringList());
        QCOMPARE(workbench.problem()->topology().device(DeviceId{0}).name, std::string("x"));
        QCOMPARE(workbench.run()->placer, std::string("file"));
        QCOMPARE(workbench.run()->placement.devices, (Assignment{DeviceId{1}, DeviceId{0}}));
        const ProblemPtr before = workbench.problem();
        workbench.openFiles({graph, other});
        QTRY_COMPARE(failures.texts.size(), 1);
        QVERIFY2(failures.texts[0].startsWith(other), qPrintable(failures.texts[0]));
        workbench.openFiles({graph, graph});
        QTRY_COMPARE(failures.texts.size(), 2);
        QVERIFY2(failures.texts[1].contains(QStringLiteral("one file of each kind")),
                 qPrintable(failures.texts[1]));
        QCOMPARE(workbench.problem(), before);
        QVERIFY(!workbench.busy());
    }

    /// Everything is opened, or it is said that it is not.
    void noFileIsPassedOver()
    {
        QTemporaryDir folder;
        Workbench workbench;
        Failures failures(workbench);
        const QString graph = write(folder, QStringLiteral("a"), R"({"format": "doppler-graph", "version": 1,
            "vertices": [{"id": 0, "flops": 1e9}, {"id": 1, "flops": 1e9}], "edges": [{"from": 0, "to": 1}]})");
        const QString placement =
            write(folder, QStringLiteral("c"),
                  R"({"format": "doppler-placement", "version": 1, "devices": ["gpu1", "gpu0"]})");
        const QString session =
            write(folder, QStringLiteral("s"), R"({"format": "doppler-session", "version": 1, "runs": []})");
        const QString lesson = QStringLiteral(DOPPLER_SOURCE "/resources/lessons/heft.en.lesson");
        Checkpoint trained;
        trained.settings = Options(trainingOptions());
        trained.random = {1, 2, 3, 4};
        const auto open = Problem::create(*readGraph(graph.toStdString()), *builtinTopology("4xP100"));
        trained.problems[0].trainedOn = TrainedOn::of(**open);
        const QString checkpoint = folder.filePath(QStringLiteral("k"));
        QVERIFY(writeCheckpoint(trained, checkpoint.toStdString()).ok());

        workbench.setStandardTopology(QStringLiteral("4xP100"));
        QStringList told;
        connect(&workbench, &Workbench::checkpointGiven, &workbench, [&](const QString& file) {
            QVERIFY(workbench.problem() && workbench.problem()->vertexCount() == 2);
            told += file;
        });
        QSignalSpy sessions(&workbench, &Workbench::sessionGiven);
        QSignalSpy lessons(&workbench, &Workbench::lessonGiven);
        workbench.openFiles({checkpoint, graph, placement});
        QTRY_COMPARE(told, QStringList{checkpoint});
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(failures.texts, QStringList());
        QCOMPARE(workbench.run()->placer, std::string("file"));
        workbench.openFiles({checkpoint});
        QTRY_COMPARE(told, (QStringList{checkpoint, checkpoint}));

        const QString trace = folder.filePath(QStringLiteral("t.json"));
        QSignalSpy saved(&workbench, &Workbench::saved);
        workbench.saveTrace(workbench.runId(), trace);
        QTRY_COMPARE(saved.size(), 1);
        const int runs = workbench.runs()->rowCount();
        const std::vector<QStringList> mixtures{
            {session, placement}, {checkpoint, session}, {lesson, graph}, {placement, trace}};
        for (const QStringList& mixture : mixtures) {
            failures.texts.clear();
            workbench.openFiles(mixture);
            QTRY_COMPARE(failures.texts.size(), 1);
            QVERIFY2(failures.texts[0].contains(QStringLiteral("open")), qPrintable(failures.texts[0]));
            QVERIFY(!workbench.busy());
        }
        QCOMPARE(workbench.runs()->rowCount(), runs);
        QCOMPARE(told.size(), 2);
        QVERIFY(sessions.empty() && lessons.empty());
        workbench.openFiles({session});
        QTRY_COMPARE(sessions.size(), 1);
        workbench.openFiles({lesson});
        QTRY_COMPARE(lessons.size(), 1);
    }

    void theBestOfATrainingMovesTheDocument()
    {
        Workbench workbench;
        QAbstractItemModelTester tester(workbench.runs(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        Failures failures(workbench);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const Placement first = workbench.runs()->entries()[0].run->placement;
        const Placement second = workbench.runs()->entries()[1].run->placement;
        const QString key = QStringLiteral("training 1");
        workbench.setFollowsBests(false);
        workbench.showBest(key, workbench.problem(), first);
        QTRY_COMPARE(workbench.runs()->rowCount(), 3);
        QCOMPARE(workbench.run()->placer, std::string("heft"));
        QVERIFY(workbench.runs()->entries()[2].live);
        QSignalSpy changes(&workbench, &Workbench::runChanged);
        workbench.setFollowsBests(true);
        workbench.showBest(key, workbench.problem(), second);
        QTRY_VERIFY(workbench.run() && workbench.run()->placer == std::string("doppler"));
        QVERIFY(!changes.isEmpty());
        QCOMPARE(workbench.runs()->rowCount(), 3);
        QCOMPARE(workbench.run()->placement, second);
        const quint64 live = workbench.runId();
        workbench.removeRun(live);
        QCOMPARE(workbench.runs()->rowCount(), 3); // A training owns it.
        workbench.endLive(key);
        QVERIFY(!workbench.runs()->find(live)->live);
        workbench.removeRun(live);
        QCOMPARE(workbench.runs()->rowCount(), 2);
        QVERIFY(workbench.run());
        QCOMPARE(failures.texts, QStringList());
    }

    void runsAreRemoved()
    {
        Workbench workbench;
        QAbstractItemModelTester tester(workbench.runs(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        const quint64 kept = workbench.runs()->entries()[0].id;
        workbench.removeOtherRuns(kept);
        QCOMPARE(workbench.runs()->rowCount(), 1);
        QCOMPARE(workbench.runId(), kept);
        workbench.removeRun(kept);
        QCOMPARE(workbench.runs()->rowCount(), 0);
        QVERIFY(!workbench.run());
        QVERIFY(workbench.problem());
    }

    void oneSelectionForAll()
    {
        Workbench workbench;
        workbench.openSession(sample);
        QTRY_VERIFY(!workbench.busy());
        QSignalSpy changes(&workbench, &Workbench::selectionChanged);
        workbench.selectVertex(VertexId{std::size_t{5}});
        workbench.selectVertex(VertexId{std::size_t{5}});
        QCOMPARE(changes.size(), 1);
        workbench.selectVertex(VertexId{std::size_t{100000}});
        QVERIFY(!workbench.selectedVertex());
        workbench.selectVertex(VertexId{std::size_t{5}});
        workbench.setPlacer(QStringLiteral("round-robin"));
        QTRY_VERIFY(workbench.run() && workbench.run()->placer == std::string("round-robin"));
        QVERIFY(workbench.selectedVertex()); // The graph is the same.
    }

    void closingWhileAllRunsIsClean()
    {
        for (int round = 0; round < 3; ++round) {
            Workbench workbench;
            workbench.openSession(
                {sample.graph, sample.topology, {}, {{QStringLiteral("simulated-annealing"), 1, 100000000}}});
            QTest::qWait(20 * round);
        }
    }
};

DOPPLER_TEST(FrameWorkbench)

} // namespace frame_workbench_test

#include "frame_workbench.moc"
