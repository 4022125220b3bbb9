// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: what is written becomes what is meant, faults name their line, verdicts are true, and the
// program's own lessons are the same in every language.
#include "core/app/file_kind.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lesson_scene.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "core/sim/simulator.h"
#include "tests/support/published_graphs.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace lesson_test {

using namespace doppler;

namespace {

const std::string head = "---\nlesson: 1\ntitle: T\n---\n# S\n";

/// A lesson of one step.
LessonStep stepOf(const std::string& lines)
{
    const auto lesson = readLesson(head + lines);
    if (!lesson)
        qFatal("%s", lesson.error().english().c_str());
    return lesson->steps.front();
}

LessonCheck checkOf(const std::string& line) { return stepOf("check: " + line + "\n").checks.front(); }

/// The ten tasks of Topcuoglu, Hariri and Wu, placed.
LessonScene sceneOf(const char* placer)
{
    TopologyParts parts;
    parts.name = "three";
    parts.devices = {{"P1", "P1"}, {"P2", "P2"}, {"P3", "P3"}};
    parts.links.assign(9, Link{1, 0, {}});
    parts.contention = Contention::Unlimited;
    LessonScene scene;
    scene.problem = *Problem::create(tests::publishedGraph("ten", tests::heftWork, tests::heftEdges),
                                     *Topology::create(parts));
    const Placer& chosen = **placerRegistry().find(placer);
    const auto placed = chosen.place(*scene.problem, Options(chosen.info().options), {});
    scene.run = *makeRun(scene.problem, placed->placement, placer);
    scene.graph = "ten";
    return scene;
}

bool holds(const std::string& line, const LessonScene& scene) { return judge(checkOf(line), scene).holds; }

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noiseIsSetAndChecked()
    {
        const LessonStep step = stepOf("do: noise 20 %\n");
        QCOMPARE(step.prepare.front().kind, LessonCommand::Kind::Noise);
        QCOMPARE(step.prepare.front().quantity.number, 0.2);
        for (const char* wrong : {"noise", "noise 20", "noise 20 ms", "noise 300 %"})
            QVERIFY2(!readLesson(head + "do: " + wrong + "\n"), wrong);
        LessonScene scene = sceneOf("heft");
        QVERIFY(holds("noise = 0 %", scene));
        ModelOptions model = scene.problem->model();
        model.noise = {0.2, 0.2};
        scene.problem = *Problem::create(scene.problem->graphPtr(), scene.problem->topologyPtr(), model);
        QVERIFY(holds("noise = 20 %", scene) && !holds("noise < 10 %", scene));
    }

    void initTestCase() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void aWholeLesson()
    {
        QFile file(QStringLiteral(DOPPLER_SOURCE "/tests/fuzz/corpus/lesson/whole.lesson"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lesson = readLesson(file.readAll().toStdString());
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        QCOMPARE(lesson->title, std::string("All there is"));
        QCOMPARE(lesson->number, 7);
        QCOMPARE(lesson->minutes, 3);
        QVERIFY(lesson->level == LessonLevel::Advanced);
        QCOMPARE(lesson->steps.size(), std::size_t{2});
        const LessonStep& step = lesson->steps[0];
        QCOMPARE(step.prepare.size(), std::size_t{21});
        QVERIFY(step.prepare[0].kind == LessonCommand::Kind::Graph);
        QCOMPARE(step.prepare[0].word, std::string("chainmm"));
        QCOMPARE(step.prepare[11].quantity.number, 0.02);
        QVERIFY(step.prepare[11].quantity.unit == LessonUnit::Seconds);
        QCOMPARE(step.prepare[12].episodes[1], std::size_t{20});
        QVERIFY(step.show[0].kind == LessonCommand::Kind::Move);
        QCOMPARE(step.show[0].vertex.name, std::string("A[0,0]"));
        QCOMPARE(step.show[0].word, std::string("gpu1"));
        QVERIFY(step.prepare[15].kind == LessonCommand::Kind::View);
        QCOMPARE(step.prepare[15].word, std::string("explain"));
        QVERIFY(step.prepare[16].kind == LessonCommand::Kind::Page);
        QCOMPARE(step.prepare[16].word, std::string("why-here"));
        QVERIFY(step.prepare[17].kind == LessonCommand::Kind::Colour);
        QCOMPARE(step.prepare[17].word, std::string("slack"));
        QVERIFY(step.prepare[18].kind == LessonCommand::Kind::Layout);
        QCOMPARE(step.prepare[18].word, std::string("swimlane-levels"));
        QVERIFY(step.prepare[19].kind == LessonCommand::Kind::Workload);
        QCOMPARE(step.prepare[19].word, std::string("requests.workload"));
        QVERIFY(
            (step.prepare[20].methods == std::vector<std::string>{"heft", "rolling heft", "online-dmda"}));
        QCOMPARE(step.points.back(), std::string("explain-tabs"));
        QCOMPARE(step.checks.size(), std::size_t{15});
        QVERIFY(step.checks[12].fact == LessonFact::Method);
        QCOMPARE(step.checks[13].left.name, std::string("rolling heft"));
        QVERIFY(step.checks[14].right.unit == LessonUnit::Rate);
        QVERIFY(step.checks[9].fact == LessonFact::ExplainPage);
        QVERIFY(step.checks[10].fact == LessonFact::Colour);
        QVERIFY(step.checks[11].fact == LessonFact::Layout);
        QCOMPARE(step.checks[11].word, std::string("layered"));
        QCOMPARE(step.checks[0].right.number, 0.18);
        QVERIFY(step.checks[1].left.kind == LessonQuantity::Kind::Rank);
        QVERIFY(step.checks[1].relation == LessonRelation::AtLeast);
        QVERIFY(step.checks[7].kind == LessonCheck::Kind::Choice);
        QCOMPARE(step.checks[7].choice, std::size_t{1});
        QCOMPARE(step.checks[8].tolerance, 0.01);
        QCOMPARE(step.kept.front().name, std::string("slow"));
        // "The run takes ", a place, ", { and ", a place, "; ", a place, " ends last, by ", a place, "."
        QCOMPARE(step.text.size(), std::size_t{9});
        QCOMPARE(*std::get_if<std::string>(&step.text[2]), std::string(", { and "));
        QCOMPARE(std::get_if<LessonPlace>(&step.text[3])->one.unit, LessonUnit::Share);
        // What stands in a block of code is text.
        QCOMPARE(lesson->steps[1].checks.size(), std::size_t{1});
        QVERIFY(lesson->steps[1].checks[0].right.kind == LessonQuantity::Kind::Kept);
        QVERIFY(lesson->steps[1].checks[0].right.unit == LessonUnit::Seconds);
    }

    void faultsNameTheirLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const std::string& text, int line, const char* part) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line << QByteArray(part);
        };
        row("no fence", "hello\n", 1, "expected \"---\"");
        row("no end of the head", "---\nlesson: 1\n", 2, "end of the text");
        row("newer", "---\nlesson: 2\n---\n", 2, "version \"2\"");
        row("no title", "---\nlesson: 1\n---\n# S\n", 3, "\"title\"");
        row("unknown key of the head", "---\nlesson: 1\nlevl: x\n---\n", 3, "level");
        row("twice", "---\nlesson: 1\nlesson: 1\n---\n", 3, "duplicate key");
        row("no step", "---\nlesson: 1\ntitle: t\n---\n", 4, "no step");
        row("text before a step", "---\nlesson: 1\ntitle: t\n---\n\nhello\n", 6, "title of a step");
        row("unknown key", head + "\nchek: cursor > 0\n", 7, "check");
        row("unknown condition", head + "check: makspan < 3 ms\n", 6, "makespan");
        row("no condition", head + "check: makespan\n", 6, "condition");
        row("another unit", head + "check: makespan < 3 MiB\n", 6, "same unit");
        row("unknown unit", head + "check: makespan < 3 min\n", 6, "number with a unit");
        row("unknown placer", head + "check: run.placer = heff\n", 6, "heft");
        row("unknown mode", head + "check: model.mode = bulk\n", 6, "bulk-synchronous");
        row("unknown panel", head + "do: view gant\n", 6, "gantt");
        row("unknown command", head + "do: opn x\n", 6, "unknown command");
        row("unknown target", head + "point: nose\n", 6, "unknown target");
        row("unknown role", head + "check: selected = @lst\n", 6, "@last");
        row("no question", head + "check: answer x = 3\n", 6, "no question");
        row("no such choice", head + "ask: a | b? | c | d\ncheck: answer a = e\n", 7, "unknown choice");
        row("one choice", head + "ask: a | b? | c\n", 6, "at least two");
        row("kept here is not known here", head + "keep: a = makespan\ncheck: makespan < a\n", 7, "makespan");
        row("place in a text", head + "one\ntwo {makspan}\n", 7, "makespan");
        row("open brace", head + "one {makespan\n", 6, "closing brace");
        row("units of a difference", head + "{moved vs makespan}\n", 6, "same unit");
        row("many episodes", head + "do: train 1 100000\n", 6, "10000");
        row("nothing", head + "do:\n", 6, "nothing after");
        row("engine of a command", head + "do: execute anything\n", 6, "anything");
        row("engine of a check", head + "check: measured on nothing\n", 6, "nothing");
        row("unknown page", head + "do: page why-her\n", 6, "why-here");
        row("page of nothing", head + "do: page\n", 6, "unknown value");
        row("page of another panel", head + "check: explain.page = choice\n", 6, "what-if");
        row("unknown colour", head + "do: colour slak\n", 6, "slack");
        row("unknown colour to check", head + "check: colour = red\n", 6, "difference");
        row("colour without a value", head + "check: colour slack\n", 6, "expected \"colour =\"");
        row("unknown layout", head + "do: layout swimlane-level\n", 6, "swimlane-levels");
        row("unknown layout to check", head + "check: layout = dot\n", 6, "layered");
        row("unknown method", head + "do: run-workload heft, rollin heft\n", 6, "rollin heft");
        row("a policy placed again", head + "do: run-workload rolling online-dmda\n", 6, "after \"rolling\"");
        row("two that plan", head + "do: run-workload heft, rolling etf\n", 6, "one placer");
        row("no method", head + "check: run.method = rolling\n", 6, "rolling");
        row("slowdown of nothing", head + "check: slowdown < 3\n", 6, "slowdown METHOD");
        row("slowdown by nothing", head + "check: slowdown dmda < 3\n", 6, "online-dmda");
        row("slowdown in seconds", head + "check: slowdown heft < 3 s\n", 6, "same unit");
        row("throughput without unit", head + "check: throughput heft < 3\n", 6, "same unit");
        row("no workload", head + "do: workload\n", 6, "expected a name");
        row("no first step", head + "do: step 0\n", 6, "from 1");
        row("half a step", head + "do: step 1.5\n", 6, "a whole number");
        row("beyond any step", head + "do: step 99999999999999999999\n", 6, "1000000");
    }
    void faultsNameTheirLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QByteArray, part);
        const auto lesson = readLesson(text.toStdString());
        QVERIFY(!lesson);
        const QByteArray message = QByteArray::fromStdString(lesson.error().english());
        QVERIFY2(message.startsWith("line " + QByteArray::number(line) + ":"), message);
        QVERIFY2(message.contains(part), message);
    }

    void boundsHold()
    {
        QVERIFY(!readLesson(std::string(mostLessonBytes + 1, 'x')));
        QVERIFY(!readLesson("---\nlesson: 1\ntitle: \xff\n---\n# S\n"));
        std::string many = "---\nlesson: 1\ntitle: t\n---\n";
        for (std::size_t i = 0; i < mostLessonSteps; ++i)
            many += "# s\n";
        QVERIFY(readLesson(many));
        QVERIFY(!readLesson(many + "# s\n"));
        std::string lines;
        for (std::size_t i = 0; i < mostLessonLines; ++i)
            lines += "check: cursor > 0\n";
        QVERIFY(readLesson(head + lines));
        QVERIFY(!readLesson(head + lines + "check: cursor > 0\n"));
    }

    void lessonsAreKnownByTheirBeginning()
    {
        QVERIFY(*kindOfText(head) == FileKind::Lesson);
        QVERIFY(looksLikeLesson("\xef\xbb\xbf---\r\ntitle: x\r\nlesson: 1\r\n---\r\n"));
        QVERIFY(!looksLikeLesson("---\ntitle: x\n---\nlesson: 1\n"));
        QVERIFY(!looksLikeLesson("lesson: 1\n"));
    }

    /// What the paper gives: ranks, processors, ends, makespan.
    void verdictsOnThePublishedRun()
    {
        const LessonScene scene = sceneOf("heft");
        QVERIFY(holds("makespan = 80 s", scene));
        QVERIFY(!holds("makespan < 80 s", scene));
        QVERIFY(holds("makespan <= 80 s", scene));
        QVERIFY(holds("rank n1 = 108 s", scene));
        QVERIFY(holds("rank n3 = rank n4", scene));
        QVERIFY(holds("start n9 = 56 s", scene));
        QVERIFY(holds("end n9 = 68 s", scene));
        QVERIFY(holds("vertex n2 on P1", scene));
        QVERIFY(!holds("vertex n2 on P2", scene));
        QVERIFY(!holds("vertex n20 on P2", scene));
        QVERIFY(holds("used-devices = 3", scene));
        QVERIFY(holds("vertices = 10", scene));
        QVERIFY(holds("edges = 15", scene));
        QVERIFY(holds("run.placer = heft", scene));
        QVERIFY(!holds("run.placer = cpop", scene));
        QVERIFY(holds("model.mode = asynchronous", scene));
        QVERIFY(holds("model.contention = unlimited", scene));
        QVERIFY(holds("graph = ten", scene));
        QVERIFY(!holds("measured", scene));
        const LessonVerdict longer = judge(checkOf("makespan < 70 s"), scene);
        QCOMPARE(longer.found.english(), std::string("The makespan is 80.00 s."));
        QCOMPARE(longer.wanted.english(), std::string("Target: less than 70.00 s"));
    }

    void verdictsOnSelectionAndPanels()
    {
        LessonScene scene = sceneOf("heft");
        QVERIFY(!holds("selected = @any", scene));
        scene.selected = {VertexId{std::size_t{9}}};
        QVERIFY(holds("selected = @any", scene));
        QVERIFY(holds("selected = n10", scene));
        QVERIFY(holds("selected = @last", scene));
        QVERIFY(holds("selected = @critical", scene));
        QVERIFY(!holds("selected = @first", scene));
        scene.selected = {VertexId{std::size_t{0}}};
        QVERIFY(holds("selected = @first", scene));
        QVERIFY(!holds("view gantt", scene));
        scene.panels.insert("gantt");
        QVERIFY(holds("view gantt", scene));
        scene.cursor = 3;
        QVERIFY(holds("cursor > 0", scene));
        scene.page = "features";
        QVERIFY(holds("policy.page = features", scene));
    }

    /// A check may name the engine.
    void verdictsOnMeasuredRuns()
    {
        LessonScene scene = sceneOf("heft");
        QVERIFY(!holds("measured on local", scene));
        const Run& run = *scene.run;
        scene.run = makeMeasuredRun(run.problem, run.placement, run.schedule);
        scene.engine = "threads";
        QVERIFY(holds("measured", scene));
        QVERIFY(holds("measured on threads", scene));
        const LessonVerdict other = judge(checkOf("measured on local"), scene);
        QVERIFY(!other.holds);
        QCOMPARE(other.found.english(), std::string("The shown run was measured on the engine threads."));
        QCOMPARE(other.wanted.english(), std::string("Target: a run on the engine local"));
    }

    /// Methods are compared by their runs of the shown workload.
    void verdictsOnWorkloads()
    {
        LessonScene scene = sceneOf("heft");
        QVERIFY(!holds("run.method = heft", scene));
        QVERIFY(!holds("arrivals > 0", scene));
        LessonWorkload& workload = scene.workload.emplace();
        workload.method = "rolling heft";
        workload.arrivals = 12;
        QVERIFY(!holds("load > 0", scene)); // listed arrivals
        workload.load = 0.8;
        workload.byMethod["rolling heft"] = {1.5, 4, 0.75, 312.5};
        QVERIFY(holds("run.method = rolling heft", scene) && !holds("run.method = heft", scene));
        QVERIFY(holds("arrivals = 12", scene) && holds("load = 0.8", scene));
        QVERIFY(holds("slowdown rolling heft = 1.5", scene) && holds("slowdown-99 rolling heft = 4", scene));
        QVERIFY(holds("fairness rolling heft = 0.75", scene));
        QVERIFY(holds("throughput rolling heft = 312.5 1/s", scene));
        const LessonVerdict missing = judge(checkOf("slowdown rolling heft < slowdown heft"), scene);
        QVERIFY(!missing.holds);
        QCOMPARE(missing.found.english(), std::string("The shown workload has no run by heft yet."));
        workload.byMethod["heft"] = {3, 9, 0.5, 200};
        QVERIFY(holds("slowdown rolling heft < slowdown heft", scene));
        const LessonVerdict slower = judge(checkOf("slowdown heft < 2"), scene);
        QCOMPARE(slower.found.english(), std::string("The mean slowdown by heft is 3.00."));
        QCOMPARE(slower.wanted.english(), std::string("Target: less than 2.00"));
        scene.answers["x"] = "312 1/s";
        const LessonStep step = stepOf("ask: x | How many?\ncheck: answer = throughput rolling heft\n");
        QVERIFY(judge(step.checks[0], scene).holds);
    }

    void verdictsOnExplanationsAndTheGraphsLook()
    {
        LessonScene scene = sceneOf("heft");
        const LessonVerdict closed = judge(checkOf("explain.page = why-here"), scene);
        QVERIFY(!closed.holds);
        QCOMPARE(closed.found.english(), std::string("No value is shown yet."));
        scene.explainPage = "steps";
        const LessonVerdict another = judge(checkOf("explain.page = why-here"), scene);
        QVERIFY(!another.holds);
        QCOMPARE(another.found.english(), std::string("The panel Explain shows the page steps."));
        QCOMPARE(another.wanted.english(), std::string("Target: why-here"));
        scene.explainPage = "why-here";
        QVERIFY(holds("explain.page = why-here", scene));
        QVERIFY(!holds("colour = device", scene));
        scene.colour = "device";
        scene.layout = "layered";
        QVERIFY(holds("colour = device", scene));
        QVERIFY(holds("layout = layered", scene));
        QCOMPARE(judge(checkOf("colour = slack"), scene).found.english(),
                 std::string("The graph is coloured by device."));
        QCOMPARE(judge(checkOf("layout = swimlane"), scene).found.english(),
                 std::string("The graph layout is layered."));
    }

    /// Without a run, and without a graph, everything is wanting and nothing falls over.
    void verdictsOnNothing()
    {
        for (const char* line :
             {"makespan < 3 s", "rank n1 = 3 s", "vertex a on b", "selected = @last",
              "model.mode = asynchronous", "measured", "view gantt", "policy.page = choice", "gap < 3 %",
              "bound > 0", "explain.page = steps", "colour = device", "layout = layered", "run.method = heft",
              "slowdown heft > 0", "arrivals >= 0", "load >= 0"})
            QVERIFY2(!holds(line, {}), line);
    }

    void answersInAnyUnit_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("right");
        QTest::newRow("plain") << QByteArray("80") << true;
        QTest::newRow("unit") << QByteArray("80 s") << true;
        QTest::newRow("as the window writes it") << QByteArray("80.00\xC2\xA0s") << true;
        QTest::newRow("comma") << QByteArray(" 80,0 ") << true;
        QTest::newRow("milliseconds") << QByteArray("80000 ms") << true;
        QTest::newRow("milliseconds of another") << QByteArray("80 ms") << false;
        QTest::newRow("near") << QByteArray("80.3") << true;
        QTest::newRow("not near") << QByteArray("81") << false;
        QTest::newRow("another unit") << QByteArray("80 MiB") << false;
        QTest::newRow("none") << QByteArray("eighty") << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("minus") << QByteArray("-80") << false;
    }
    void answersInAnyUnit()
    {
        QFETCH(QByteArray, answer);
        QFETCH(bool, right);
        LessonScene scene = sceneOf("heft");
        scene.answers["x"] = answer.toStdString();
        const LessonStep step = stepOf("ask: x | How long?\ncheck: answer = makespan\n");
        QCOMPARE(judge(step.checks[0], scene).holds, right);
    }

    void answersAsTheWindowShowsThem()
    {
        // Without a unit the reading that is meant is the nearest one.
        QCOMPARE(*answeredNumber("105.9", LessonUnit::Seconds, 0.1059), 0.1059);
        QCOMPARE(*answeredNumber("58", LessonUnit::Share, 0.58), 0.58);
        QCOMPARE(*answeredNumber("+64.9 %", LessonUnit::Share, 0.649), 0.649);
        QCOMPARE(*answeredNumber("5.5", LessonUnit::Bytes, 5.5 * 1073741824), 5.5 * 1073741824);
        QVERIFY(!answeredNumber("1.2.3", LessonUnit::Count, 1));
    }

    void choicesAndKeptNumbers()
    {
        LessonScene scene = sceneOf("heft");
        const auto lesson =
            readLesson(head + "keep: slow = makespan\nask: a | b? | c | d\ncheck: answer a = d\n"
                              "# Second\ncheck: makespan < slow\n");
        QVERIFY(lesson);
        QVERIFY(!judge(lesson->steps[0].checks[0], scene).holds);
        scene.choices["a"] = 0;
        const LessonVerdict wrong = judge(lesson->steps[0].checks[0], scene);
        QVERIFY(!wrong.holds);
        QVERIFY(wrong.wanted.text.empty()); // The right one is not given away.
        scene.choices["a"] = 1;
        QVERIFY(judge(lesson->steps[0].checks[0], scene).holds);
        QVERIFY(!judge(lesson->steps[1].checks[0], scene).holds);
        scene.kept["slow"] = 90;
        QVERIFY(judge(lesson->steps[1].checks[0], scene).holds);
    }

    void theProgramsLessonsAreTheSameInEveryLanguage()
    {
        const QDir folder(QStringLiteral(DOPPLER_SOURCE "/resources/lessons"));
        const QStringList english = folder.entryList({QStringLiteral("*.en.lesson")}, QDir::Files);
        QVERIFY(english.size() >= 6);
        std::set<int> numbers;
        for (const QString& file : english) {
            const auto first = readLessonFile(folder.filePath(file).toStdString());
            QVERIFY2(first, first ? "" : first.error().english().c_str());
            QVERIFY2(!first->summary.empty() && first->minutes > 0, qPrintable(file));
            QVERIFY2(numbers.insert(first->number).second, qPrintable(file));
            for (const char* language : {"de", "zh_CN"}) {
                const QString other =
                    folder.filePath(file.section(QLatin1Char('.'), 0, 0) + QLatin1Char('.') +
                                    QLatin1String(language) + QStringLiteral(".lesson"));
                const auto second = readLessonFile(other.toStdString());
                QVERIFY2(second, second ? "" : second.error().english().c_str());
                QVERIFY2(sameSteps(*first, *second), qPrintable(other));
                QVERIFY2(first->title != second->title, qPrintable(other));
            }
        }
    }

    void theGuideNamesEveryLesson()
    {
        const QDir folder(QStringLiteral(DOPPLER_SOURCE "/resources/lessons"));
        for (const QString& language :
             {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}) {
            QFile page(QStringLiteral(DOPPLER_SOURCE "/docs/guide/%1/lessons.md").arg(language));
            QVERIFY(page.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(page.readAll()).simplified(); // Titles can be wrapped.
            const QStringList files =
                folder.entryList({QStringLiteral("*.%1.lesson").arg(language)}, QDir::Files);
            QVERIFY(!files.isEmpty());
            for (const QString& file : files) {
                const auto lesson = readLessonFile(folder.filePath(file).toStdString());
                QVERIFY(lesson);
                const QString title = QString::fromStdString(lesson->title);
                QVERIFY2(text.contains(title), qPrintable(title));
            }
        }
    }

    /// The examples of the page for teachers are lessons.
    void theExamplesOfThePageCanBeRead()
    {
        QFile page(QStringLiteral(DOPPLER_SOURCE "/docs/lessons.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(page.readAll()).split(QStringLiteral("\n````"));
        int examples = 0;
        for (int i = 1; i < parts.size(); i += 2)
            if (parts[i].startsWith(QStringLiteral("lesson\n"))) {
                const auto lesson = readLesson(parts[i].mid(7).toStdString());
                QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
                ++examples;
            }
        QVERIFY(examples >= 1);
    }
};

DOPPLER_TEST(LessonTest)

} // namespace lesson_test

#include "lesson.moc"
