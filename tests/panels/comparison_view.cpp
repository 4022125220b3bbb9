// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_view.h"

#include "core/catalog/builtin_topologies.h"
#include "core/compare/comparison_report.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/training/checkpoint_placer.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_state.h"
#include "widgets/comparison/placer_settings.h"
#include "widgets/comparison/saved_request.h"
#include "widgets/comparison/suite_entry.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/main_window.h"
#include "widgets/options/option_form.h"
#include "widgets/options/options_dialog.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/controls/check_list.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QJsonObject>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <map>

namespace comparison_view_test {

using namespace doppler;

namespace {

StudyRequest smallRequest(std::size_t seeds = 3)
{
    StudyRequest request;
    request.placers = {QStringLiteral("random"), QStringLiteral("heft")};
    request.graphs = {QStringLiteral("chainmm")};
    request.topologies = {QStringLiteral("4xP100"), QStringLiteral("8xV100")};
    request.seeds = seeds;
    request.budget.evaluations = 30;
    return request;
}

/// Ticks exactly these.
void tick(CheckList* list, const QStringList& ids)
{
    for (const QString& id : list->checked())
        list->setChecked(id, false);
    for (const QString& id : ids)
        list->setChecked(id, true);
}

QStringList idsOf(const CheckList* list)
{
    QStringList out;
    for (int row = 0; row < list->list()->count(); ++row)
        out += list->list()->item(row)->data(Qt::UserRole).toString();
    return out;
}

QString contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

/// What the bar says.
QString stateOf(const ComparisonView& view)
{
    QStringList out;
    for (const QLabel* label : view.findChildren<QLabel*>())
        if (!label->buddy())
            out += label->text();
    return out.join(QStringLiteral(" | "));
}

} // namespace

class ComparisonViewTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void devicesAreAddedByCountAndName()
    {
        ComparisonView view;
        view.setRequest(smallRequest());
        view.show();
        view.namedDevicesAction()->trigger();
        auto* dialog = view.findChild<QDialog*>(QStringLiteral("devicesByName"));
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->findChild<QPushButton*>(QStringLiteral("openNamedDevices"))->text(),
                 QStringLiteral("&Add"));
        dialog->findChild<QLineEdit*>(QStringLiteral("devicesText"))->setText(QStringLiteral("1 a100 + cpu"));
        dialog->accept();
        StudyRequest wanted = view.request();
        QCOMPARE(wanted.topologies.back(), QStringLiteral("1xA100+1xCPU-32"));
        wanted.topologies = {QStringLiteral("2xH100")}; // as from a saved session
        view.setRequest(wanted);
        QCOMPARE(view.request().topologies, std::vector<QString>{QStringLiteral("2xH100")});
        view.start();
        QTRY_COMPARE_WITH_TIMEOUT(view.summaries()->rows().size(), std::size_t{6}, 30000);
        QTRY_VERIFY(!view.running());
    }

    void summariesFillAsRowsArrive()
    {
        SummaryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const StudyPtr study = *prepareStudy(smallRequest());
        model.setStudy(study);
        QCOMPARE(model.rowCount(), 4);
        QVERIFY(model.index(0, SummaryModel::Mean).data().toString().isEmpty());
        QVERIFY(!model.bestRow(0));
        std::vector<ComparisonRow> rows = compare(study->setup);
        QCOMPARE(rows.size(), std::size_t{12});
        model.addRows({rows[4]});
        QCOMPARE(model.index(1, SummaryModel::Wins).data().toString(), QStringLiteral("1 of 1"));
        QCOMPARE(model.index(1, SummaryModel::IntervalColumn).data().toString(), QStringLiteral("–"));
        rows.erase(rows.begin() + 4);
        model.addRows(rows);
        QCOMPARE(model.rows().size(), std::size_t{12});
        QCOMPARE(model.index(1, SummaryModel::Wins).data().toString(), QStringLiteral("3 of 3"));
        QCOMPARE(model.index(1, SummaryModel::Fits).data().toString(), QStringLiteral("yes"));
        QCOMPARE(model.index(0, SummaryModel::Wins).data().toString(), QStringLiteral("0 of 3"));
        QCOMPARE(model.index(2, SummaryModel::Devices).data().toString(), QStringLiteral("8xV100"));
        const double mean = model.index(1, SummaryModel::Mean).data(SummaryModel::SortRole).toDouble();
        QVERIFY(mean > 0 && model.bestRow(1)->makespan <= mean);
        // Files get plain numbers, and captions with their unit.
        const TableData table = tableOf(model);
        QCOMPARE(table.captions[SummaryModel::Mean], QStringLiteral("Mean (s)"));
        QCOMPARE(table.rows[1][SummaryModel::Mean].toDouble(), mean);
        QCOMPARE(table.rows[1][SummaryModel::Best].toDouble(), model.bestRow(1)->makespan);
        QCOMPARE(table.rows[1][SummaryModel::Wins].toInt(), 3);
    }

    void aSuiteBringsItsRows()
    {
        ComparisonView view;
        StudyRequest wanted = smallRequest(1);
        wanted.suite = {"field", true};
        wanted.placers = {QStringLiteral("heft")};
        view.setRequest(wanted);
        QCOMPARE(view.request().suite, wanted.suite);
        QCOMPARE(view.request().graphs, wanted.graphs); // which the suite replaces
        const QJsonObject state = comparisonState(view);
        ComparisonView other;
        setComparisonState(other, state);
        QCOMPARE(other.request().suite, wanted.suite);
        const std::size_t rows = view.request().cells();
        QVERIFY(rows > 8);
        QVERIFY(QString::fromStdString(comparisonCommand(view.request()).value())
                    .startsWith(QStringLiteral("doppler compare --suite field --quick --placers heft")));
        view.start();
        QTRY_COMPARE_WITH_TIMEOUT(view.summaries()->rows().size(), rows, 60000);
        QTRY_VERIFY(!view.running());
        const StudyPtr study = view.summaries()->study();
        QCOMPARE(study->setup.graphTitle(0), std::string("chainmm-released"));
        QCOMPARE(study->graphSources.size(), rows);
        const std::string html = comparisonAsHtml(withPlacerTexts(study->setup), view.summaries()->rows());
        QVERIFY(html.find("Yao et al., arXiv 2505.23131, table 2") != std::string::npos);
        JournalHead head = headOf(view.request());
        head.suite.rows = {"lu"}; // as from a file of the command line
        QCOMPARE(requestOf(head, smallRequest()).suite.rows, std::vector<std::string>{"lu"});
    }

    /// As `--rows` on the command line: a session and a journal keep them, and the list shows them.
    void aSuiteOfSomeRowsStaysSo()
    {
        ComparisonView view;
        StudyRequest wanted = smallRequest(1);
        wanted.suite = {"field", true, {"cholesky", "stg"}};
        wanted.placers = {QStringLiteral("heft")};
        view.setRequest(wanted);
        QCOMPARE(view.request().suite, wanted.suite);
        StudyRequest whole = wanted;
        whole.suite.rows.clear();
        QVERIFY(view.request().cells() > 0 && view.request().cells() < whole.cells());
        const QJsonObject state = comparisonState(view);
        ComparisonView other;
        setComparisonState(other, state);
        QCOMPARE(other.request().suite, wanted.suite);
        QVERIFY(QString::fromStdString(comparisonCommand(other.request()).value())
                    .contains(QStringLiteral("--rows cholesky,stg")));
        const QListWidgetItem* entry = nullptr;
        for (const CheckList* list : other.findChildren<CheckList*>())
            if (const auto found = list->list()->findItems(
                    QStringLiteral("Suite field, quick: cholesky, stg"), Qt::MatchExactly);
                !found.isEmpty())
                entry = found.front();
        QVERIFY(entry && entry->checkState() == Qt::Checked);
        other.setRequest(whole); // The rows are forgotten with their entry.
        QCOMPARE(other.request().suite, whole.suite);
        QCOMPARE(entry->checkState(), Qt::Unchecked);
        QVERIFY(!suiteOfId(QStringLiteral("suite:unknown:rows=a")));
        QCOMPARE(suiteOfId(QStringLiteral("suite:field"))->rows, std::vector<std::string>());
    }

    void failuresAreTold()
    {
        SummaryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        StudyRequest request = smallRequest(2);
        request.placers = {QStringLiteral("/no/such/program")};
        request.topologies = {QStringLiteral("4xP100")};
        const StudyPtr study = *prepareStudy(request);
        model.setStudy(study);
        model.addRows(compare(study->setup));
        QCOMPARE(model.index(0, SummaryModel::Placer).data().toString(), QStringLiteral("program"));
        QCOMPARE(model.index(0, SummaryModel::Mean).data().toString(), QStringLiteral("failed"));
        QVERIFY(model.index(0, SummaryModel::Mean)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("status 127")));
    }

    void winsAreSkewSymmetric()
    {
        WinMatrixModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const StudyPtr study = *prepareStudy(smallRequest(4));
        model.setTokens(tokens(QPalette()));
        model.setStudy(study);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.index(0, 1).data().toString().startsWith(QStringLiteral("0 / 0 / 0")));
        model.setRows(compare(study->setup));
        QVERIFY(model.index(0, 1).data().toString().startsWith(QStringLiteral("0 / 0 / 8")));
        QVERIFY(model.index(1, 0).data().toString().startsWith(QStringLiteral("8 / 0 / 0")));
        QVERIFY(!model.index(1, 1).data().isValid());
        QCOMPARE(model.index(1, 0).data(Qt::ForegroundRole).value<QColor>(), tokens(QPalette()).good);
    }

    void everyEmptyPageOffersToStart_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("hint");
        QTest::newRow("results") << 1 << QStringLiteral("resultsEmpty")
                                 << QStringLiteral("No comparison yet");
        QTest::newRow("wins") << 2 << QStringLiteral("winsEmpty")
                              << QStringLiteral("first runs have finished");
        QTest::newRow("charts") << 3 << QStringLiteral("chartsEmpty")
                                << QStringLiteral("first runs have finished");
    }
    void everyEmptyPageOffersToStart()
    {
        QFETCH(const int, page);
        QFETCH(const QString, name);
        QFETCH(const QString, hint);
        ComparisonView view;
        view.setRequest(smallRequest(1));
        view.resize(1000, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* pages = view.findChild<QButtonGroup*>();
        pages->button(page)->click();
        const auto* text = view.findChild<QLabel*>(name + QStringLiteral("Text"));
        auto* button = view.findChild<QToolButton*>(name + QStringLiteral("Button"));
        QVERIFY(text && button);
        QTRY_VERIFY(text->isVisible() && button->isVisible());
        QVERIFY(text->text().contains(hint));
        QCOMPARE(button->accessibleDescription(), text->text());
        QCOMPARE(button->defaultAction(), view.compareAction());
        QVERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(view.running() && !button->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 60000);
        pages->button(page)->click();
        QTRY_VERIFY(!text->isVisible() && !button->isVisible());
        view.restore(nullptr); // Forgets them.
        QTRY_VERIFY(text->isVisible() && button->isVisible());
    }

    void comparisonListsEveryPlacer()
    {
        const ComparisonView view;
        const QStringList offered = idsOf(view.findChild<CheckList*>());
        for (const auto& placer : placerRegistry().placers()) {
            const QString id = QString::fromStdString(placer->info().id);
            QCOMPARE(offered.contains(id),
                     id != QLatin1String(externalPlacerId) && id != QLatin1String(checkpointPlacerId));
        }
        qInfo().noquote() << offered.join(QLatin1Char(' '));
    }

    void chooserListsEveryPlacer()
    {
        const ChooserBar bar;
        QStringList offered;
        for (const QComboBox* box : bar.findChildren<QComboBox*>())
            for (int i = 0; i < box->count(); ++i)
                offered += box->itemData(i).toString();
        for (const auto& placer : placerRegistry().placers()) { // But those that a file makes.
            const std::string& id = placer->info().id;
            QVERIFY2(offered.contains(QString::fromStdString(id)) ==
                         (id != externalPlacerId && id != checkpointPlacerId),
                     id.c_str());
        }
        qInfo().noquote() << offered.join(QLatin1Char(' '));
    }

    void theListNarrowsAndTicksByKey()
    {
        CheckList list;
        list.set(QStringLiteral("a"), QStringLiteral("Alpha"));
        list.set(QStringLiteral("b"), QStringLiteral("Beta"));
        list.setChecked(QStringLiteral("b"), true);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QTest::keyClicks(list.searchField(), QStringLiteral("alp"));
        QVERIFY(!list.list()->item(0)->isHidden() && list.list()->item(1)->isHidden());
        const QSignalSpy spy(&list, &CheckList::changed);
        list.list()->setCurrentRow(0);
        QTest::keyClick(list.list(), Qt::Key_Space);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(list.checked().size(), std::size_t{2}); // what is hidden stays ticked
    }

    void comparesShowsAndExports()
    {
        ComparisonView view;
        const QList<CheckList*> lists = view.findChildren<CheckList*>();
        tick(lists[0], {QStringLiteral("heft"), QStringLiteral("simulated-annealing")});
        tick(lists[1], {});
        tick(lists[2], {QStringLiteral("4xP100")});
        QVERIFY(!view.compareAction()->isEnabled());
        view.setOpen(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
        QVERIFY(view.compareAction()->isEnabled());
        QVERIFY(!view.exportAction()->isEnabled());
        QCOMPARE(view.request().cells(), std::size_t{10});
        view.resize(900, 360);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.compareAction()->trigger();
        QVERIFY(view.running() && view.stopAction()->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 60000);
        QCOMPARE(view.summaries()->rows().size(), std::size_t{10});

        tests::ScratchFolder folder;
        for (const char* ending : {"csv", "json", "html", "tex", "md"}) {
            const QString file = folder.filePath(QStringLiteral("c.") + QLatin1String(ending));
            QSignalSpy saved(&view, &ComparisonView::saved);
            view.exportTo(file);
            QVERIFY(!saved.isEmpty() || saved.wait(10000));
            QVERIFY(QFile(file).size() > 100);
        }
        // People read the placers' names, programs their ids.
        for (const ChosenPlacer& chosen : view.summaries()->study()->setup.placers) {
            const QString id = QString::fromStdString(chosen.title());
            QVERIFY(contentOf(folder.filePath(QStringLiteral("c.csv"))).contains(id));
            QVERIFY(contentOf(folder.filePath(QStringLiteral("c.json"))).contains(id));
            const QString page = contentOf(folder.filePath(QStringLiteral("c.html")));
            QVERIFY2(page.contains(QStringLiteral("<td>%1</td>").arg(placerText(chosen))), qPrintable(id));
            QVERIFY(!page.contains(QStringLiteral("<td>%1</td>").arg(id)));
            for (const char* ending : {"tex", "md"}) {
                const QString table =
                    contentOf(folder.filePath(QStringLiteral("c.") + QLatin1String(ending)));
                QVERIFY2(table.contains(placerText(chosen)) && !table.contains(QLatin1Char('_')) &&
                             table.contains(QLatin1String("makespan")),
                         qPrintable(table));
            }
        }
        // All at once: each has its answer, and is what it was when it was written alone.
        QSignalSpy saved(&view, &ComparisonView::saved);
        QSignalSpy failed(&view, &ComparisonView::failed);
        view.exportTo(folder.filePath(QStringLiteral("d.html")));
        view.exportTo(QStringLiteral("/proc/none/d.csv"));
        view.exportTo(folder.filePath(QStringLiteral("d.json")));
        QTRY_COMPARE(saved.size(), 2);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<Error>().file, std::string("/proc/none/d.csv"));
        for (const int i : {0, 1}) {
            const QString ending = QStringList{QStringLiteral("html"), QStringLiteral("json")}[i];
            const QString file = folder.filePath(QStringLiteral("d.") + ending);
            QCOMPARE(saved[i][0].toString(), file);
            QCOMPARE(QFile(file).size(), QFile(folder.filePath(QStringLiteral("c.") + ending)).size());
        }

        QSignalSpy opened(&view, &ComparisonView::openRequested);
        view.table()->setFocus();
        view.table()->setCurrentIndex(view.table()->model()->index(0, 0));
        QTest::keyClick(view.table(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        const QPoint second = view.table()->visualRect(view.table()->model()->index(1, 0)).center();
        QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {}, second);
        QTest::mouseDClick(view.table()->viewport(), Qt::LeftButton, {}, second);
        QCOMPARE(opened.size(), 2); // Once.
        QCOMPARE(opened[0][1].value<ComparisonRow>().makespan, view.summaries()->bestRow(0)->makespan);
    }

    void filesOfGraphsAndDevicesAreCompared()
    {
        tests::ScratchFolder folder;
        const QString graph = folder.filePath(QStringLiteral("two.json"));
        QFile file(graph);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "doppler-graph", "version": 1, "name": "two", "vertices": [{"id": 0,
            "flops": 1e9}, {"id": 1, "flops": 1e9}], "edges": [{"from": 0, "to": 1}]})");
        file.close();
        ComparisonView view;
        const QList<CheckList*> lists = view.findChildren<CheckList*>();
        tick(lists[0], {QStringLiteral("heft")});
        tick(lists[1], {});
        tick(lists[2], {});
        view.addGraph(graph);
        view.addDevices(QStringLiteral(DOPPLER_SOURCE "/sample_graphs/4xP100.json"));
        QCOMPARE(view.request().graphs, std::vector<QString>{graph});
        QVERIFY(idsOf(lists[1]).contains(graph));
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 30000);
        QVERIFY2(view.summaries()->rows().size() == 5, qPrintable(stateOf(view)));
        for (const ComparisonRow& row : view.summaries()->rows())
            QVERIFY(!row.error && row.makespan > 0);
    }

    /// A letter that two fields share reaches neither at once.
    void everyLetterIsOfOneField()
    {
        ComparisonView view;
        QStringList texts;
        for (const QLabel* label : view.findChildren<QLabel*>())
            if (label->buddy())
                texts += label->text();
        for (const QToolButton* button : view.findChildren<QToolButton*>())
            if (!button->defaultAction())
                texts += button->text();
        for (const QAction* action : view.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly))
            texts += action->text();
        std::map<QString, QString> owners;
        for (const QString& text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                continue;
            QVERIFY2(owners.emplace(letter, text).second, qPrintable(letter + QStringLiteral(": ") + text +
                                                                     QStringLiteral(", ") + owners[letter]));
        }
        QVERIFY2(owners.size() > 8, qPrintable(texts.join(QStringLiteral(" | "))));
    }

    void placersAreSetUp()
    {
        ComparisonView view;
        view.setOpen(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
        CheckList* placers = view.findChildren<CheckList*>()[0];
        tick(placers, {QStringLiteral("heft")});
        QVERIFY(!view.optionsAction()->isEnabled()); // The list stands nowhere.
        view.standAt(QStringLiteral("simulated-annealing"));
        const QListWidgetItem* item = placers->list()->currentItem();
        QVERIFY(view.optionsAction()->isEnabled());
        const QString name = item->text();
        view.optionsAction()->trigger();
        auto* dialog = view.findChild<OptionsDialog*>();
        QVERIFY(dialog && dialog->windowTitle().contains(name));
        Options wanted(placerRegistry().find("simulated-annealing").value()->info().options);
        QVERIFY(
            wanted.set(placerRegistry().find("simulated-annealing").value()->info().options, "chains", "3"));
        dialog->options()->setValues(wanted);
        dialog->accept();
        QCOMPARE(view.request().settings, std::vector<std::string>{"simulated-annealing.chains=3"});
        QCOMPARE(item->text(), name + QStringLiteral(", chains=3"));
        QCOMPARE(item->checkState(), Qt::Checked); // Who sets it up wants it.

        // Results are called by it, and sessions keep it.
        view.setRequest([&view] {
            StudyRequest small = view.request();
            small.seeds = 1;
            small.budget = {};
            small.budget.evaluations = 30;
            return small;
        }());
        const QJsonObject kept = comparisonState(view);
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 30000);
        QStringList named;
        for (int row = 0; row < view.summaries()->rowCount(); ++row)
            named += view.summaries()->index(row, SummaryModel::Placer).data().toString();
        QVERIFY2(named.contains(name + QStringLiteral(", chains=3")), qPrintable(named.join(u'|')));
        ComparisonView other;
        setComparisonState(other, kept);
        QCOMPARE(other.request().settings, view.request().settings);

        // Back to the standard, by the dialog's button.
        view.optionsAction()->trigger();
        dialog = view.findChild<OptionsDialog*>();
        QVERIFY(dialog->values() == (GivenOptions{{"chains", "3"}}));
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QVERIFY(dialog->values().empty());
        dialog->accept();
        QVERIFY(view.request().settings.empty());
        QCOMPARE(item->text(), name);
    }

    void allProgramsAreSetUpAlike()
    {
        PlacerSettings settings;
        const QString first = QStringLiteral("./mine.py");
        const QString second = QStringLiteral("/other/program");
        QVERIFY(!settings.options(first).empty());
        for (const OptionSpec& spec : settings.options(first))
            QVERIFY(spec.name != "command"); // That is the file.
        const std::string option = settings.options(first).front().name;
        settings.set(first, {{option, "7"}});
        QCOMPARE(settings.of(second), (GivenOptions{{option, "7"}}));
        QCOMPARE(settings.texts({first, second, QStringLiteral("heft")}),
                 std::vector<std::string>{"external." + option + "=7"});
        // The command line takes shorter words, and words for whoever has the option.
        const QString annealing = QStringLiteral("simulated-annealing");
        settings.take({"annealing.chains=2", option + "=5"}, {annealing, first});
        QCOMPARE(settings.of(second), (GivenOptions{{option, "5"}}));
        QCOMPARE(settings.of(annealing), (GivenOptions{{"chains", "2"}}));
        // What does not fit, or is as it would be anyway, is not there; least of all another program.
        settings.take({"external.command=rm", "annealing.chains=1", "annealing.foo=1", "annealing.chains=x"},
                      {annealing, first, QStringLiteral("external")});
        QVERIFY(settings.of(annealing).empty() && settings.of(first).empty());
        QVERIFY(settings.texts({annealing, first, QStringLiteral("external")}).empty());
    }

    void sessionsSayAllThatPlacersAreSetTo()
    {
        ComparisonView view;
        StudyRequest asked = view.request();
        asked.placers = {QStringLiteral("heft")};
        asked.settings = {"simulated-annealing.chains=3"};
        view.setRequest(asked);
        QVERIFY(view.request().settings.empty()); // It is not ticked.
        view.setKeepsLocks(false);
        const QJsonObject kept = comparisonState(view);
        ComparisonView other;
        const QJsonObject untouched = comparisonState(other);
        setComparisonState(other, kept);
        QCOMPARE(other.settings(), std::vector<std::string>{"simulated-annealing.chains=3"});
        QVERIFY(!other.keepsLocks());
        setComparisonState(other, untouched); // Another session: nothing of the former stays.
        QVERIFY(other.settings().empty() && other.keepsLocks());
    }

    void aKeptComparisonShowsWhatItIsSetTo()
    {
        const tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        ComparisonView view;
        StudyRequest asked = smallRequest(1);
        asked.topologies = {QStringLiteral("4xP100")};
        asked.placers = {QStringLiteral("simulated-annealing")};
        asked.settings = {"simulated-annealing.chains=3"};
        view.setRequest(asked);
        view.keepIn(file);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file) && !view.running(), 30000);
        ComparisonView later;
        later.keepIn(file);
        QTRY_VERIFY_WITH_TIMEOUT(later.summaries()->rows().size() == 1 && !later.running(), 30000);
        QCOMPARE(later.request().settings, asked.settings);
    }

    void aGraphThatIsNotThereIsToldAtTheBar()
    {
        ComparisonView view;
        tick(view.findChildren<CheckList*>()[1], {});
        view.addGraph(QStringLiteral("/no/such/graph.json"));
        view.addDevices(QStringLiteral("4xP100"));
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 30000);
        QVERIFY2(stateOf(view).contains(QStringLiteral("/no/such/graph.json")), qPrintable(stateOf(view)));
    }

    void stoppedKeepsWhatIsDone()
    {
        ComparisonView view;
        tick(view.findChildren<CheckList*>()[0],
             {QStringLiteral("heft"), QStringLiteral("simulated-annealing")});
        view.setOpen(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
        for (QSpinBox* field : view.findChildren<QSpinBox*>())
            if (field->maximum() == 1000000000)
                field->setValue(field->maximum());
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(view.summaries()->rows().size() == 1, 30000);
        view.stopAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 10000);
        QCOMPARE(view.summaries()->rows().size(), std::size_t{1});
        QVERIFY(view.exportAction()->isEnabled());
    }

    void aResultOpensInTheWindow()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings")));
        MainWindow window(settings);
        window.workbench().openGraph(QStringLiteral("chainmm"));
        window.workbench().openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().problem() && !window.workbench().busy(), 30000);
        StudyRequest request = smallRequest(1);
        request.topologies = {QStringLiteral("8xV100")};
        const StudyPtr study = *prepareStudy(request);
        const auto rows = compare(study->setup);
        emit window.comparisonView()->openRequested(study, rows[1]);
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().run(), 30000);
        QCOMPARE(window.workbench().run()->placer, std::string("heft"));
        QCOMPARE(window.workbench().run()->schedule.makespan, rows[1].makespan);
        QCOMPARE(window.workbench().topologySource(), QStringLiteral("8xV100"));
    }

    void looks_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    }

    void looks()
    {
        QFETCH(int, theme);
        applyTheme(*qApp, static_cast<ThemeKind>(theme));
        ComparisonView view;
        view.resize(1000, 320);
        tick(view.findChildren<CheckList*>()[0],
             {QStringLiteral("heft"), QStringLiteral("random"), QStringLiteral("simulated-annealing")});
        tick(view.findChildren<CheckList*>()[2], {QStringLiteral("4xP100"), QStringLiteral("8xV100")});
        view.setOpen(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* pages = view.findChild<QStackedWidget*>();
        const QString folder = qEnvironmentVariable("DOPPLER_PICTURES");
        const auto keep = [&](const char* name) {
            if (!folder.isEmpty())
                view.grab().save(folder + QLatin1String("/comparison-") + QLatin1String(name) +
                                 QLatin1String(QTest::currentDataTag()) + QLatin1String(".png"));
        };
        keep("choice-");
        view.standAt(QStringLiteral("simulated-annealing"));
        view.optionsAction()->trigger();
        auto* dialog = view.findChild<OptionsDialog*>();
        QTRY_VERIFY(dialog->isVisible());
        if (!folder.isEmpty())
            dialog->grab().save(folder + QLatin1String("/comparison-options-") +
                                QLatin1String(QTest::currentDataTag()) + QLatin1String(".png"));
        dialog->reject();
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 60000);
        QCOMPARE(pages->currentIndex(), 1);
        keep("results-");
        QVERIFY(view.table()->columnWidth(0) > 40);
        view.findChild<QButtonGroup*>()->button(2)->click();
        QCOMPARE(pages->currentIndex(), 2);
        keep("wins-");
        // Nothing is cut off at the frame's usual width.
        QVERIFY2(view.minimumSizeHint().width() <= 1000,
                 qPrintable(QString::number(view.minimumSizeHint().width())));
    }

    void everythingHasAName()
    {
        ComparisonView view;
        for (const QWidget* widget : view.findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus && !widget->inherits("QTabBar") &&
                !widget->objectName().startsWith(QStringLiteral("qt_")) &&
                (widget->inherits("QAbstractSpinBox") || widget->inherits("QAbstractItemView") ||
                 widget->inherits("QComboBox")) &&
                !widget->parentWidget()->inherits("QComboBoxPrivateContainer"))
                QVERIFY2(!widget->accessibleName().isEmpty() || widget->inherits("QHeaderView"),
                         widget->metaObject()->className());
    }
};

DOPPLER_TEST_WITH(QApplication, ComparisonViewTest)

} // namespace comparison_view_test

#include "comparison_view.moc"
