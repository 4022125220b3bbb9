// SPDX-License-Identifier: GPL-3.0-or-later
// A new user's first day with the real window, the real placers and a real training: a model of their own on
// four GPUs, HEFT against a search and a trained policy, why the better one is better, three vertices moved
// by hand. Then the program is killed. The second sitting finds everything again and makes the figure for the
// paper.
//
// The program is its own first sitting (walkthrough_first in the environment), so that it can be killed.
#include "tests/support/runner.h"
#include "tests/window/user_desk.h"
#include "widgets/graph_view/graph_view.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QMenu>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

namespace walkthrough_test {

using namespace doppler;
using namespace doppler::test;

namespace {

const QString model = QStringLiteral(DOPPLER_TEST_DATA "/walkthrough/attention.onnx");
const QString devices = QStringLiteral("4xP100-switch");
const QStringList gpus{QStringLiteral("gpu0"), QStringLiteral("gpu1"), QStringLiteral("gpu2"),
                       QStringLiteral("gpu3")};

} // namespace

/// Up to the sudden end.
class FirstSitting : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void untilItIsKilled()
    {
        using Step = void (FirstSitting::*)();
        for (const Step step :
             {&FirstSitting::opensTheModel, &FirstSitting::choosesFourGpus, &FirstSitting::placesTwice,
              &FirstSitting::trains, &FirstSitting::compares, &FirstSitting::looksForTheReason,
              &FirstSitting::movesThreeByHand, &FirstSitting::undoesAndRedoes, &FirstSitting::savesTheSession,
              &FirstSitting::goesOnWithoutSaving}) {
            (this->*step)();
            if (QTest::currentTestFailed())
                return;
        }
        QTest::qWait(120000);
        QFAIL("nobody killed the program");
    }

private:
    void opensTheModel();
    void choosesFourGpus();
    void placesTwice();
    void trains();
    void compares();
    void looksForTheReason();
    void movesThreeByHand();
    void undoesAndRedoes();
    void savesTheSession();
    void goesOnWithoutSaving();
    [[nodiscard]] bool quiet() { return user.text("activity").isEmpty(); }
    void checkReasons(const TraceTable& slow, const QString& slowName, const TraceTable& fast,
                      const QString& fastName);

    Desk desk;
    UserHands& user = desk.user;
    QStringList makespans; ///< Before the moves and after each, as the status line tells.
};

void FirstSitting::opensTheModel()
{
    QVERIFY(user.find<QWidget>("welcomePage")->isVisible());
    desk.look("1-welcome");
    const QString title = user.answerFileDialog(model, [this] { user.press("Ctrl+O"); });
    QCOMPARE(title, QStringLiteral("Open graph"));
    QTRY_COMPARE_WITH_TIMEOUT(desk.rows().size(), 1, 30000);
    QVERIFY(!user.find<QWidget>("welcomePage")->isVisible());
    QVERIFY2(desk.window.windowTitle().startsWith(QStringLiteral("attention on 4xP100 ")),
             qPrintable(desk.window.windowTitle()));
    QCOMPARE(user.text("vertices"), QStringLiteral("45"));
    QCOMPARE(user.find<QComboBox>("graphChooser")->currentText(), QStringLiteral("attention.onnx"));
    QVERIFY(!user.find<QWidget>("messageBar")->isVisible()); // nothing is unknown, nothing guessed
    QTRY_VERIFY(!desk.window.graphView()->layoutJob().running());
    desk.look("2-opened");
}

void FirstSitting::choosesFourGpus()
{
    user.choose(user.find<QComboBox>("devicesChooser"), devices);
    QTRY_VERIFY(desk.window.windowTitle().startsWith(QStringLiteral("attention on %1 ").arg(devices)));
    QTRY_COMPARE(desk.rows().size(), 2);
    QVERIFY(desk.rows().last().startsWith(QStringLiteral("attention on %1 | ").arg(devices)));
    const QMenu* move = user.find<QMenu>("moveMenu");
    QStringList offered;
    for (const QAction* action : move->actions())
        offered += action->text();
    QCOMPARE(offered, QStringList({QStringLiteral("Move to gpu0"), QStringLiteral("Move to gpu1"),
                                   QStringLiteral("Move to gpu2"), QStringLiteral("Move to gpu3")}));
}

void FirstSitting::placesTwice()
{
    auto* placer = user.find<QComboBox>("placerChooser");
    for (const char* name : {"HEFT", "Simulated annealing"}) {
        const QString title = QLatin1String(name);
        user.choose(placer, title);
        QTRY_VERIFY2_WITH_TIMEOUT(!desk.rowsOf(title).isEmpty() && quiet(), name, 60000);
        QVERIFY(desk.rowsOf(title).last().startsWith(QStringLiteral("attention on %1").arg(devices)));
        QVERIFY(desk.rowsOf(title).last().endsWith(QStringLiteral("seed 1")));
        // The status line is about the run that was asked for last.
        QCOMPARE(desk.rowsOf(title).last().section(QStringLiteral(" | "), 2, 2), user.text("makespan"));
    }
    QVERIFY(Desk::makespanOf(desk.rowsOf(QStringLiteral("Simulated annealing")).last()) <
            Desk::makespanOf(desk.rowsOf(QStringLiteral("HEFT")).last()));
    desk.look("3-placed");
}

void FirstSitting::trains()
{
    user.press("Ctrl+T");
    auto* dialog = user.find<QWidget>("trainingDialog");
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(user.text("subject"), QStringLiteral("attention with 45 vertices, on %1").arg(devices));
    user.choose(user.find<QComboBox>("preset"), QStringLiteral("strong"));
    user.fill(user.find<QSpinBox>("option_stage2_episodes_field"), QStringLiteral("320"));
    desk.look("4-training-dialog");
    user.click(user.find<QWidget>("train"));
    QTRY_COMPARE_WITH_TIMEOUT(user.text("state"), QStringLiteral("Finished"), 180000);
    QVERIFY2(user.text("status").endsWith(QStringLiteral("episode 320 of 320")),
             qPrintable(user.text("status")));
    // The run of the best placement is simulated in the background and may come after the end.
    QTRY_COMPARE(desk.rowsOf(QStringLiteral("DOPPLER, strong")).size(), 1);
    const QStringList trained = desk.rowsOf(QStringLiteral("DOPPLER, strong"));
    QVERIFY2(trained[0].endsWith(QStringLiteral("trained, seed 1")), qPrintable(trained[0]));
    // It was followed: what is shown is the policy's best.
    QCOMPARE(trained[0].section(QStringLiteral(" | "), 2, 2), user.text("makespan"));
    // The checkpoint is there, for the session to name.
    QVERIFY(!QDir(desk.path("data/doppler-workbench/checkpoints")).isEmpty());
    desk.look("5-trained");
}

void FirstSitting::compares()
{
    user.press("Ctrl+K");
    QTRY_VERIFY(desk.seen("comparisonDock"));
    auto* search = user.named<QLineEdit>("Find a placer");
    auto* list = user.named<QListWidget>("Placers");
    const auto tick = [&](const QString& title, Qt::CheckState wanted) {
        user.fill(search, title);
        const auto found = list->findItems(title, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QVERIFY(!found[0]->isHidden());
        user.click(list, list->indexFromItem(found[0]));
        if (found[0]->checkState() != wanted)
            user.press("Space");
        QCOMPARE(found[0]->checkState(), wanted);
    };
    tick(QStringLiteral("Critical path"), Qt::Unchecked);
    tick(QStringLiteral("HEFT"), Qt::Checked);
    tick(QStringLiteral("Automatic"), Qt::Unchecked);
    tick(QStringLiteral("Simulated annealing"), Qt::Checked);
    tick(QStringLiteral("DOPPLER, strong"), Qt::Checked);
    user.fill(user.named<QSpinBox>("Seeds"), QStringLiteral("2"));
    user.fill(user.named<QSpinBox>("Budget of every search"), QStringLiteral("300"));
    desk.look("6-comparison");
    user.click(user.buttonOf<QToolButton>("startComparison"));
    auto* table = user.named<QTableView>("Results of the comparison");
    QTRY_VERIFY_WITH_TIMEOUT(user.find<QAction>("exportComparison")->isEnabled() &&
                                 user.find<QAction>("startComparison")->isEnabled(),
                             180000);
    QCOMPARE(table->model()->rowCount(), 3);
    const auto column = [table](const char* header) {
        for (int i = 0; i < table->model()->columnCount(); ++i)
            if (table->model()->headerData(i, Qt::Horizontal).toString() == QLatin1String(header))
                return i;
        qFatal("no column %s", header);
        return -1;
    };
    const auto text = [table](int row, int at) { return table->model()->index(row, at).data().toString(); };
    // A click on the head brings the shortest up; HEFT needs no luck and has the same with both seeds.
    QTest::mouseClick(table->horizontalHeader()->viewport(), Qt::LeftButton, {},
                      {table->horizontalHeader()->sectionViewportPosition(column("Best")) + 8, 8});
    double before = 0;
    int heft = -1;
    for (int row = 0; row < 3; ++row) {
        const double best = secondsOf(text(row, column("Best")));
        QVERIFY(best >= before);
        before = best;
        if (text(row, column("Placer")) == QLatin1String("HEFT"))
            heft = row;
    }
    QVERIFY2(heft > 0, "a search or a policy beats HEFT");
    QCOMPARE(secondsOf(text(heft, column("Best"))),
             Desk::makespanOf(desk.rowsOf(QStringLiteral("HEFT")).last()));
    QCOMPARE(desk.window.width(), 1280); // nothing that came has made it wider than a small screen
    desk.look("7-compared");
    // HEFT's row opens its run beside the one that beats it.
    user.doubleClick(table, table->model()->index(heft, column("Placer")));
    QTRY_VERIFY_WITH_TIMEOUT(user.find<QComboBox>("sideBySideReference")->count() == 2, 30000);
    QVERIFY(desk.seen("sideBySideDock"));
}

void FirstSitting::looksForTheReason()
{
    const auto* names = user.find<QComboBox>("sideBySideReference");
    const QString better = names->itemText(0);
    const QString worse = names->itemText(1);
    QCOMPARE(worse, QStringLiteral("HEFT"));
    desk.look("8-side-by-side");
    // Each in turn becomes the run that everything shows, and is exported.
    QTRY_VERIFY(QApplication::focusWidget() && quiet());
    const auto focused = [this](const char* key) {
        user.find<QWidget>("ganttStack")->setFocus(Qt::TabFocusReason);
        user.press(key);
    };
    focused("Up");
    focused("Return");
    const TraceTable fast = desk.exportTrace("better.csv");
    focused("Down");
    focused("Return");
    const TraceTable slow = desk.exportTrace("worse.csv");
    QCOMPARE(slow.deviceOf.size(), 45);
    QVERIFY(fast.makespan < slow.makespan);
    checkReasons(slow, worse, fast, better);

    // The table tells the same as the exported runs.
    const auto* table = user.named<QTableView>("Differences");
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const auto cell = [&](int column) { return table->model()->index(row, column).data().toString(); };
        if (cell(0) == QLatin1String("Makespan")) {
            QVERIFY(same(secondsOf(cell(1)), fast.makespan, fast.makespan));
            QVERIFY(same(secondsOf(cell(2)), slow.makespan, slow.makespan));
            QVERIFY(same(secondsOf(cell(3).mid(1)), slow.makespan - fast.makespan, slow.makespan));
        }
        for (const QString& gpu : gpus)
            if (cell(0) == gpu + QLatin1String(": idle"))
                QVERIFY(same(secondsOf(cell(2)), slow.idle(gpu), slow.makespan));
        if (cell(0) == QLatin1String("Moved vertices")) {
            int moved = 0;
            for (const QString& task : slow.deviceOf.keys())
                moved += slow.deviceOf[task] != fast.deviceOf[task] ? 1 : 0;
            QCOMPARE(cell(2).toInt(), moved);
        }
    }
}

/// What is said holds by the tables of the two runs.
void FirstSitting::checkReasons(const TraceTable& slow, const QString& slowName, const TraceTable& fast,
                                const QString& fastName)
{
    const QString said = user.text("sideBySideReasons");
    const QString time = QStringLiteral("([-+]?[0-9.]+ [a-zµ]+)");
    const QRegularExpressionMatch first =
        QRegularExpression(
            QStringLiteral("(.+) takes %1 \\(([0-9.]+) %\\) longer than (.+)\\. Differences on its critical "
                           "path: compute %1, transfers %1, waiting for a busy device or "
                           "channel %1\\.")
                .arg(time))
            .match(said);
    QVERIFY2(first.hasMatch(), qPrintable(said));
    const double longer = slow.makespan - fast.makespan;
    QCOMPARE(first.captured(1).trimmed(), slowName);
    QCOMPARE(first.captured(4), fastName);
    QVERIFY2(same(secondsOf(first.captured(2)), longer, longer), qPrintable(said));
    QVERIFY2(same(first.captured(3).toDouble(), 100 * longer / fast.makespan, 1000 * longer / fast.makespan),
             qPrintable(said));
    // The three shares are the whole difference.
    const double sum =
        secondsOf(first.captured(5)) + secondsOf(first.captured(6)) + secondsOf(first.captured(7));
    QVERIFY2(same(sum, longer, slow.makespan), qPrintable(said));

    const QRegularExpressionMatch second =
        QRegularExpression(QStringLiteral("In %1, (gpu[0-3]) is idle for %2 longer: (.*)")
                               .arg(QRegularExpression::escape(slowName), time))
            .match(said);
    double most = 0;
    for (const QString& gpu : gpus)
        most = std::max(most, slow.idle(gpu) - fast.idle(gpu));
    QCOMPARE(second.hasMatch(), most > 1e-3 * slow.makespan);
    if (!second.hasMatch())
        return;
    const QString idle = second.captured(1);
    QVERIFY2(same(secondsOf(second.captured(2)), slow.idle(idle) - fast.idle(idle), slow.makespan),
             qPrintable(said));
    QVERIFY2(same(slow.idle(idle) - fast.idle(idle), most, slow.makespan), qPrintable(said));
    const QRegularExpressionMatch from =
        QRegularExpression(QStringLiteral("(?:transfers|inputs) from (gpu[0-3])")).match(second.captured(3));
    if (from.hasMatch())
        QVERIFY2(slow.transfers.contains({from.captured(1), idle}), qPrintable(said));
}

void FirstSitting::movesThreeByHand()
{
    const TraceTable before = desk.exportTrace("before.csv");
    makespans = {user.text("makespan")};
    const int runsBefore = static_cast<int>(desk.rows().size());
    for (const char* name : {"head0/scores", "head2/context", "block3/up"}) {
        const QString vertex = QLatin1String(name);
        desk.select(vertex);
        QCOMPARE(user.text("inspectorTitle"), vertex);
        const auto from = gpus.indexOf(before.deviceOf[vertex]);
        QVERIFY(from >= 0);
        const auto to = (from + 1) % gpus.size();
        user.press(qPrintable(QString::number(to + 1)));
        QVERIFY2(user.text("activity").startsWith(QStringLiteral("Move %1 to %2: ").arg(vertex, gpus[to])),
                 qPrintable(user.text("activity")));
        makespans += user.text("makespan");
    }
    // One new run, whatever is moved in it.
    QCOMPARE(desk.rows().size(), runsBefore + 1);
    const QString row = desk.rowsOf(QStringLiteral("By hand")).value(0);
    QVERIFY2(row.endsWith(QStringLiteral("based on HEFT")), qPrintable(row));
    QCOMPARE(row.section(QStringLiteral(" | "), 2, 2), makespans.last());
    const TraceTable after = desk.exportTrace("moved.csv");
    int moved = 0;
    for (const QString& task : after.deviceOf.keys())
        moved += after.deviceOf[task] != before.deviceOf[task] ? 1 : 0;
    QCOMPARE(moved, 3);
    QVERIFY(same(secondsOf(makespans.last()), after.makespan, after.makespan));
    desk.look("9-moved");
}

void FirstSitting::undoesAndRedoes()
{
    user.press("Ctrl+Z");
    QVERIFY2(user.text("activity").startsWith(QStringLiteral("Undo: Move block3/up to ")),
             qPrintable(user.text("activity")));
    QCOMPARE(user.text("makespan"), makespans[2]);
    QVERIFY(user.find<QAction>("redo")->text().startsWith(QStringLiteral("&Redo: Move block3/up")));
    user.press("Ctrl+Shift+Z");
    QVERIFY2(user.text("activity").startsWith(QStringLiteral("Move block3/up to ")),
             qPrintable(user.text("activity")));
    QCOMPARE(user.text("makespan"), makespans[3]);
    QVERIFY(!user.find<QAction>("redo")->isEnabled());
}

void FirstSitting::savesTheSession()
{
    const QString file = desk.path("paper.doppler");
    const QString title = user.answerFileDialog(file, [this] { user.press("Ctrl+S"); });
    QCOMPARE(title, QStringLiteral("Save session"));
    QTRY_COMPARE(desk.message(), QStringLiteral("Saved as %1").arg(file));
    const QJsonObject saved = QJsonDocument::fromJson(contentOf(file)).object();
    QCOMPARE(saved[QStringLiteral("format")].toString(), QStringLiteral("doppler-session"));
    QCOMPARE(saved[QStringLiteral("runs")].toArray().size(), desk.rows().size());
}

/// What is done after saving is what only the program itself can have kept.
void FirstSitting::goesOnWithoutSaving()
{
    desk.select(QStringLiteral("head1/q"));
    user.press("K");
    desk.look("10-before-the-kill");
    (void)desk.exportTrace("last.csv");
    const QJsonObject facts{{QStringLiteral("title"), desk.window.windowTitle()},
                            {QStringLiteral("rows"), QJsonArray::fromStringList(desk.rows())},
                            {QStringLiteral("makespan"), user.text("makespan")},
                            {QStringLiteral("vertex"), user.text("inspectorTitle")}};
    // The program has written it by itself once the lock is in its file.
    const QDir open(desk.path("open"));
    const auto kept = [&open] {
        const QStringList files = open.entryList({QStringLiteral("*.doppler")}, QDir::Files);
        const QJsonObject session = files.size() == 1
                                        ? QJsonDocument::fromJson(contentOf(open.filePath(files[0]))).object()
                                        : QJsonObject();
        return session[QStringLiteral("parts")].toObject().contains(QStringLiteral("locks"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(kept(), 30000);
    QFile ready(desk.path("ready.json"));
    QVERIFY(ready.open(QIODevice::WriteOnly));
    ready.write(QJsonDocument(facts).toJson());
}

/// After it.
class Walkthrough : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void aFirstDay()
    {
        const QDir folder(qEnvironmentVariable(folderVariable));
        QProcess first;
        first.setProcessChannelMode(QProcess::ForwardedChannels);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("walkthrough_first"), QStringLiteral("1"));
        first.setProcessEnvironment(environment);
        first.start(QCoreApplication::applicationFilePath(), {QStringLiteral("walkthrough")});
        QJsonObject facts;
        const auto ready = [&] {
            facts =
                QJsonDocument::fromJson(contentOf(folder.filePath(QStringLiteral("ready.json")))).object();
            return !facts.isEmpty() || first.state() == QProcess::NotRunning;
        };
        QVERIFY(QTest::qWaitFor(ready, 540000));
        QVERIFY2(!facts.isEmpty(), "the first sitting failed");
        first.kill();
        QVERIFY(first.waitForFinished());
        QCOMPARE(first.exitStatus(), QProcess::CrashExit);

        Desk desk;
        findsEverythingAgain(desk, facts);
        if (!QTest::currentTestFailed())
            exportsTheFigure(desk);
        if (!QTest::currentTestFailed())
            opensTheSavedSession(desk, facts);
        desk.window.close();
        // A normal end leaves nothing behind but what was open, to go on with.
        QTRY_COMPARE(QDir(desk.path("open")).entryList(QDir::Files), QStringList());
        QVERIFY(QFile::exists(desk.path("last.doppler")));
    }

private:
    void findsEverythingAgain(Desk& desk, const QJsonObject& facts);
    void exportsTheFigure(Desk& desk);
    void opensTheSavedSession(Desk& desk, const QJsonObject& facts);
    [[nodiscard]] static QStringList rowsOf(const QJsonObject& facts)
    {
        QStringList rows;
        const QJsonArray all = facts[QStringLiteral("rows")].toArray();
        for (const auto& row : all)
            rows += row.toString();
        return rows;
    }
};

void Walkthrough::findsEverythingAgain(Desk& desk, const QJsonObject& facts)
{
    QTRY_COMPARE_WITH_TIMEOUT(desk.offer(), QStringLiteral("Restored the last session"), 30000);
    QVERIFY(!desk.user.find<QWidget>("emptyState")->isVisible()); // also while it is being arranged
    QCOMPARE(desk.rows(), rowsOf(facts));
    QCOMPARE(desk.window.windowTitle(), facts[QStringLiteral("title")].toString());
    QCOMPARE(desk.user.text("makespan"), facts[QStringLiteral("makespan")].toString());
    QCOMPARE(desk.user.text("inspectorTitle"), facts[QStringLiteral("vertex")].toString());
    QTRY_VERIFY(desk.user.find<QAction>("unlock")->isEnabled()); // the lock that was never saved by hand
    desk.look("11-restored");
    // To the last digit the run that was shown.
    (void)desk.exportTrace("again.csv");
    QCOMPARE(contentOf(desk.path("again.csv")), contentOf(desk.path("last.csv")));
    // The training can be gone on with.
    const QMenu* checkpoints = desk.window.sessions().checkpointMenu();
    QCOMPARE(checkpoints->actions().size(), 1);
    QVERIFY(checkpoints->actions()[0]->isEnabled());
}

void Walkthrough::exportsTheFigure(Desk& desk)
{
    for (const char* name : {"figure.svg", "figure.pdf"}) {
        const QString file = desk.path(name);
        const QString title = desk.user.answerFileDialog(file, [&desk] {
            desk.user.command(QStringLiteral("picture gantt"),
                              QStringLiteral("Export picture of the Gantt chart"));
        });
        QCOMPARE(title, QStringLiteral("Export picture of the Gantt chart"));
        QTRY_COMPARE(desk.message(), QStringLiteral("Saved as %1").arg(file));
    }
    const QByteArray drawing = contentOf(desk.path("figure.svg"));
    QXmlStreamReader xml(drawing);
    QString texts;
    QStringList box;
    QSet<QString> defined;
    int shapes = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (const QString id = xml.attributes().value(QLatin1String("id")).toString(); !id.isEmpty())
            defined += id;
        if (xml.name() == QLatin1String("svg"))
            box = xml.attributes().value(QLatin1String("viewBox")).toString().split(QLatin1Char(' '));
        else if (xml.name() == QLatin1String("text"))
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements) + QLatin1Char('\n');
        else if (xml.name() == QLatin1String("rect") || xml.name() == QLatin1String("path"))
            ++shapes;
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(box.size(), 4);
    auto used =
        QRegularExpression(QStringLiteral("url\\(#([^)]+)\\)")).globalMatch(QString::fromUtf8(drawing));
    while (used.hasNext()) {
        const QString id = used.next().captured(1);
        QVERIFY2(defined.contains(id), qPrintable(id));
    }
    for (const QString& gpu : gpus) // rows with their names, letters as letters
        QVERIFY2(texts.contains(gpu), qPrintable(texts));
    QVERIFY(shapes >= 45); // a bar for each task at the least: nothing is a picture of pixels
    QVERIFY(!drawing.contains("<image"));

    const QByteArray print = contentOf(desk.path("figure.pdf"));
    QVERIFY(print.startsWith("%PDF-1.") && print.trimmed().endsWith("%%EOF"));
    QCOMPARE(print.count("/Type /Page\n"), 1);
    const QRegularExpressionMatch page =
        QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"))
            .match(QString::fromLatin1(print));
    QVERIFY(page.hasMatch());
    // The page is the figure: points for its pixels, no margins.
    QVERIFY(std::abs(page.captured(1).toDouble() - box[2].toDouble() * 0.75) < 1.5);
    QVERIFY(std::abs(page.captured(2).toDouble() - box[3].toDouble() * 0.75) < 1.5);
    QVERIFY(print.contains("/FontFile")); // letters that can be searched and scale
    QVERIFY(!print.contains("/Subtype /Image"));
}

void Walkthrough::opensTheSavedSession(Desk& desk, const QJsonObject& facts)
{
    const QString file = desk.path("paper.doppler");
    desk.user.answerFileDialog(file, [&desk] { desk.user.press("Ctrl+Alt+O"); });
    // Saved before the lock: that is what it was then.
    QTRY_VERIFY_WITH_TIMEOUT(!desk.user.find<QAction>("unlock")->isEnabled(), 30000);
    QTRY_COMPARE(desk.rows(), rowsOf(facts));
    QCOMPARE(desk.user.text("makespan"), facts[QStringLiteral("makespan")].toString());
}

int run(int argc, char** argv)
{
    const bool first = qEnvironmentVariableIsSet("walkthrough_first");
    QTemporaryDir folder; // Outlives the application.
    if (!first) {
        qputenv(folderVariable, folder.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toLocal8Bit());
    }
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("doppler-workbench")); // Folders are named by it.
    if (first) {
        FirstSitting sitting;
        return QTest::qExec(&sitting, argc, argv);
    }
    Walkthrough walkthrough;
    return QTest::qExec(&walkthrough, argc, argv);
}

DOPPLER_TEST_MAIN(run)

} // namespace walkthrough_test

#include "walkthrough.moc"
