// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of tables: model, filter with errors and completion, sorting, totals, selection shared with the
// window, files and sessions.
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/playback/playback.h"
#include "widgets/run_tables/run_table_grid.h"
#include "widgets/run_tables/tables_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/table_files.h"
#include "widgets/ui/controls/query_field.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyledItemDelegate>
#include <QtTest>

namespace run_tables_view_test {

using namespace doppler;

namespace {

std::unique_ptr<TablesView> shownView(const RunPtr& run)
{
    auto view = std::make_unique<TablesView>();
    view->resize(1100, 400);
    view->show();
    if (!QTest::qWaitForWindowExposed(view.get()))
        qFatal("no window");
    view->setRun(run);
    if (!QTest::qWaitFor([&] { return !view->busy(); }, 20000))
        qFatal("no answer");
    return view;
}

QString cell(const TablesView& view, int row, std::string_view column)
{
    const RunTableModel& model = *view.grid()->rows();
    return model.index(row, static_cast<int>(view.answer()->shown().find(column))).data().toString();
}

QStringList names(const TablesView& view)
{
    QStringList all;
    for (int row = 0; row < view.grid()->rows()->rowCount(); ++row)
        all += cell(view, row, "name");
    return all;
}

QPoint headerPlace(const TablesView& view, std::string_view column)
{
    const QHeaderView& header = *view.grid()->horizontalHeader();
    const int section = static_cast<int>(view.answer()->shown().find(column));
    return {header.sectionViewportPosition(section) + header.sectionSize(section) / 2, header.height() / 2};
}

QByteArray contentOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("no file");
}

/// A window on CHAINMM with the panel open.
struct Scene : samples::WindowScene {
    MainWindow& window = openOn(samples::quick);
    TablesView& view = *window.findChild<TablesView*>();

    Scene() { window.resize(1280, 800); }
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor(
            [&] {
                return window.workbench().runs()->rowCount() == 2 && !window.workbench().busy() &&
                       view.answer() && !view.busy() &&
                       view.answer()->table->run == window.workbench().run() &&
                       window.graphView()->picture().run;
            },
            20000);
    }
    void openPanel() const { find<QAction>("filterTables")->trigger(); }
};

} // namespace

class RunTablesView : public QObject {
    Q_OBJECT

private slots:
    /// Cells look as those of Qt's delegate, which takes several times as long.
    void cellsArePaintedAsUsual()
    {
        const auto view = shownView(sample::manyTasks(400));
        RunTableGrid& grid = *view->grid();
        grid.selectRow(3);
        grid.setCurrentIndex({});
        grid.clearFocus();
        const QImage fast = grid.grab().toImage();
        QStyledItemDelegate usual;
        QAbstractItemDelegate* own = grid.itemDelegate();
        grid.setItemDelegate(&usual);
        const QImage plain = grid.grab().toImage();
        grid.setItemDelegate(own);
        QCOMPARE(fast.size(), plain.size());
        int different = 0;
        for (int y = 0; y < fast.height(); ++y)
            for (int x = 0; x < fast.width(); ++x)
                different += fast.pixel(x, y) != plain.pixel(x, y) ? 1 : 0;
        QVERIFY2(different < fast.width() * fast.height() / 200, qPrintable(QString::number(different)));
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theModelIsSound()
    {
        RunTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto table = makeRunTable(sample::chainmm(), RunTableKind::Tasks);
        model.setAnswer(answerOf(table, {}));
        QCOMPARE(model.rowCount(), 76);
        TableRequest totals;
        totals.by = table->data.find("device");
        totals.of = table->data.find("duration");
        model.setAnswer(answerOf(table, totals));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.columnCount(), 6);
        model.setAnswer(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void filtersWhileTyping()
    {
        const auto view = shownView(sample::threeTasks());
        QCOMPARE(names(*view), (QStringList{"a", "b", "c"}));
        view->filter()->setFocus();
        QTest::keyClicks(view->filter(), QStringLiteral("duration > 1s"));
        QCOMPARE(names(*view), QStringList{"c"});
        QVERIFY2(view->statusText().startsWith(QStringLiteral("1 of 3 rows · Duration: 2")),
                 qPrintable(view->statusText()));
        view->setFilter(QString());
        QCOMPARE(names(*view).size(), 3);
    }

    /// While it is wrong, the rows stay, and the line says where and what to do.
    void showsWhereAFilterIsWrong()
    {
        const auto view = shownView(sample::threeTasks());
        view->setFilter(QStringLiteral("device = gpu0"));
        QCOMPARE(names(*view).size(), 2);
        view->setFilter(QStringLiteral("device = gpu0 duratio > 1ms"));
        QVERIFY2(view->errorText().startsWith(QStringLiteral("Character 15: unknown column \"duratio\"")),
                 qPrintable(view->errorText()));
        QVERIFY(view->errorText().contains(QStringLiteral("duration")));
        QCOMPARE(view->filter()->accessibleDescription(), view->errorText());
        QCOMPARE(names(*view).size(), 2);
        view->setFilter(QStringLiteral("device = gpu1"));
        QVERIFY(view->errorText().isEmpty());
        QCOMPARE(names(*view).size(), 1);
    }

    void completesColumnsAndTheirTexts()
    {
        const auto view = shownView(sample::threeTasks());
        QueryField* field = view->filter();
        QApplication::setActiveWindow(view.get());
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("dur"));
        QCOMPARE(field->completions()->completionCount(), 1);
        QCOMPARE(field->completions()->currentCompletion(), QStringLiteral("duration"));
        emit field->completions()->activated(QStringLiteral("duration"));
        QCOMPARE(field->text(), QStringLiteral("duration "));
        field->setText(QString());
        QTest::keyClicks(field, QStringLiteral("(device = g"));
        QCOMPARE(field->completions()->completionCount(), 2); // gpu0 and gpu1
        emit field->completions()->activated(QStringLiteral("gpu1"));
        QCOMPARE(field->text(), QStringLiteral("(device = gpu1 "));
        emit field->completions()->activated(QStringLiteral("two \"words\""));
        QCOMPARE(field->text(), QStringLiteral("(device = gpu1 \"two \\\"words\\\"\" "));
        field->setText(QString());
        QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(field->completions()->completionCount() > 10);
    }

    void sortsByHeaderAndKey()
    {
        const auto view = shownView(sample::threeTasks());
        QHeaderView* header = view->grid()->horizontalHeader();
        const auto click = [&] {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, headerPlace(*view, "name"));
        };
        click();
        QCOMPARE(names(*view), (QStringList{"a", "b", "c"}));
        QVERIFY(header->isSortIndicatorShown());
        click();
        QCOMPARE(names(*view), (QStringList{"c", "b", "a"}));
        click(); // In the order of the table.
        QVERIFY(!header->isSortIndicatorShown());
        RunTableGrid* grid = view->grid();
        const int start = static_cast<int>(view->answer()->shown().find("start"));
        grid->setCurrentIndex(grid->rows()->index(0, start));
        QTest::keyClick(grid, Qt::Key_S);
        QTest::keyClick(grid, Qt::Key_S);
        QCOMPARE(names(*view), (QStringList{"c", "b", "a"}));
        QCOMPARE(header->sortIndicatorSection(), start);
    }

    void totalsByDevice()
    {
        const auto view = shownView(sample::threeTasks());
        view->setTotals(QStringLiteral("device"));
        QCOMPARE(view->grid()->rows()->rowCount(), 2);
        QCOMPARE(cell(*view, 0, "device"), QStringLiteral("gpu0"));
        QCOMPARE(cell(*view, 0, "count"), QStringLiteral("2"));
        QCOMPARE(cell(*view, 0, "share"), QStringLiteral("50.0 %"));
        QVERIFY(view->statusText().contains(QStringLiteral("2 totals")));
        QSignalSpy selected(view.get(), &TablesView::verticesSelected);
        view->grid()->selectRow(0);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected[0][0].value<std::vector<VertexId>>(),
                 (std::vector<VertexId>{VertexId{0}, VertexId{1}}));
        view->setTotals(QString());
        QCOMPARE(names(*view).size(), 3);
    }

    void everyTableIsShown()
    {
        const auto view = shownView(sample::chainmm());
        for (std::size_t kind = 0; kind < runTableNames().size(); ++kind) {
            view->setKind(static_cast<RunTableKind>(kind));
            QVERIFY(QTest::qWaitFor([&] { return !view->busy(); }, 20000));
            QVERIFY(view->grid()->rows()->rowCount() > 0);
            QCOMPARE(view->grid()->rows()->columnCount(),
                     static_cast<int>(runTableColumns(static_cast<RunTableKind>(kind)).size()));
            QVERIFY(view->errorText().isEmpty());
            const std::string_view example = runTableExample(static_cast<RunTableKind>(kind));
            QVERIFY(view->filter()->placeholderText().endsWith(
                QString::fromUtf8(example.data(), std::ssize(example))));
        }
    }

    void channelsAreNamedAsInCharts()
    {
        const auto view = shownView(sample::threeTasks());
        view->setKind(RunTableKind::Transfers);
        QCOMPARE(cell(*view, 0, "channels"), QStringLiteral("gpu0\u2009\u2192\u2009gpu1"));
        const int column = static_cast<int>(view->answer()->shown().find("channels"));
        QCOMPARE(view->grid()->rows()->index(0, column).data(plainRole).toString(),
                 QStringLiteral("gpu0>gpu1")); // As the command line writes it.
    }

    void columnsCanBeHidden()
    {
        const auto view = shownView(sample::threeTasks());
        auto* menu = view->findChild<QMenu*>(QStringLiteral("tableColumnMenu"));
        const int slack = static_cast<int>(view->answer()->shown().find("slack"));
        QVERIFY(!view->grid()->isColumnHidden(slack));
        menu->actions()[slack]->trigger();
        QVERIFY(view->grid()->isColumnHidden(slack));
        TablesView other;
        other.setState(view->state());
        QCOMPARE(other.state(), view->state());
    }

    void aLargeTableIsFilteredInTheBackground()
    {
        const auto view = shownView(sample::manyTasks(60'000));
        QCOMPARE(view->grid()->rows()->rowCount(), 60'000);
        view->setFilter(QStringLiteral("vertex < 100"));
        QVERIFY(view->busy());
        view->setFilter(QStringLiteral("vertex < 10")); // The newest wins.
        QVERIFY(QTest::qWaitFor([&] { return !view->busy(); }, 20000));
        QCOMPARE(view->grid()->rows()->rowCount(), 10);
    }

    void nothingIsComputedWhileHidden()
    {
        TablesView view;
        view.setRun(sample::threeTasks());
        QVERIFY(!view.answer());
        view.show();
        QVERIFY(view.answer());
    }

    void theSelectionIsThatOfTheWindow()
    {
        Scene scene;
        scene.openPanel();
        QVERIFY(scene.settled());
        QVERIFY(scene.view.filter()->hasFocus() || scene.view.filter()->isVisible());
        Workbench& workbench = scene.window.workbench();
        workbench.selectVertices({VertexId{5}, VertexId{40}}, VertexId{40});
        QCOMPARE(scene.view.grid()->selectedPlaces(), (std::vector<std::size_t>{5, 40}));
        scene.view.setFilter(QStringLiteral("vertex >= 40"));
        QCOMPARE(scene.view.grid()->selectedPlaces(), std::vector<std::size_t>{0});
        QCOMPARE(workbench.focus().vertices().size(), std::size_t{2}); // A filter selects nothing else.
        scene.view.grid()->selectRow(3);
        QCOMPARE(workbench.focus().vertices(), std::vector<VertexId>{VertexId{43}});
        scene.view.setKind(RunTableKind::Transfers);
        const RunTable& transfers = *scene.view.answer()->table;
        const VertexId source = transfers.producers.front();
        workbench.selectVertex(source);
        const auto places = scene.view.grid()->selectedPlaces();
        QCOMPARE(places.size(), static_cast<std::size_t>(std::ranges::count(transfers.producers, source)));
        scene.view.setKind(RunTableKind::Devices);
        scene.view.grid()->selectRow(2);
        QCOMPARE(workbench.focus().highlightedDevice(), std::optional(DeviceId{2}));
        workbench.focus().setHighlightedDevice(DeviceId{1});
        QCOMPARE(scene.view.grid()->selectedPlaces(), std::vector<std::size_t>{1});
    }

    void returnGoesToTheRow()
    {
        Scene scene;
        scene.openPanel();
        QVERIFY(scene.settled());
        const int last = scene.view.grid()->rows()->rowCount() - 1;
        scene.view.grid()->setCurrentIndex(scene.view.grid()->rows()->index(last, 1));
        QTest::keyClick(scene.view.grid(), Qt::Key_Return);
        const double start =
            scene.window.workbench().run()->schedule.tasks[static_cast<std::size_t>(last)].start;
        QCOMPARE(scene.window.findChild<Playback*>()->ownTime(), start);
    }

    void filesAreThoseOfTheCommand()
    {
        Scene scene;
        scene.openPanel();
        QVERIFY(scene.settled());
        scene.view.setFilter(QStringLiteral("vertex in (1, 2)"));
        scene.view.grid()->setFocus();
        TableFiles& tables = *scene.window.findChild<TableFiles*>();
        QCOMPARE(tables.inFront(), static_cast<QWidget*>(scene.view.grid()));
        for (const char* name : {"t.csv", "t.json", "t.md", "t.tex"}) {
            QSignalSpy saved(&tables, &TableFiles::saved);
            tables.saveTo(*scene.view.grid(), scene.path(name));
            QVERIFY(saved.wait(20000));
        }
        QVERIFY(contentOf(scene.path("t.csv")).startsWith("name,operation,layer,device,start,duration,"));
        QCOMPARE(contentOf(scene.path("t.csv")).count('\n'), 3);
        QCOMPARE(QJsonDocument::fromJson(contentOf(scene.path("t.json"))).array().size(), 2);
        QVERIFY(contentOf(scene.path("t.md")).contains("| name | operation |"));
        QVERIFY(contentOf(scene.path("t.tex")).startsWith("\\begin{tabular}{llllrrr"));
        QSignalSpy copied(&tables, &TableFiles::copied);
        tables.copy(*scene.view.grid());
        QVERIFY(copied.count() == 1 || copied.wait(20000));
        QCOMPARE(QGuiApplication::clipboard()->mimeData()->data(QStringLiteral("text/csv")),
                 contentOf(scene.path("t.csv")));
    }

    void sessionsKeepFiltersAndOrder()
    {
        Scene scene;
        scene.openPanel();
        QVERIFY(scene.settled());
        scene.view.setKind(RunTableKind::Transfers);
        scene.view.setFilter(QStringLiteral("device = gpu2"));
        emit scene.view.grid()->sortRequested(7, true);
        const QJsonObject state = scene.view.state();
        SessionKeeper& keeper = scene.window.sessions().keeper();
        QSignalSpy saved(&keeper, &SessionKeeper::saved);
        keeper.save(scene.path("s.doppler"));
        QVERIFY(saved.count() == 1 || saved.wait(20000));
        MainWindow& again = scene.open();
        again.sessions().keeper().open(scene.path("s.doppler"));
        auto* view = again.findChild<TablesView*>();
        QVERIFY(QTest::qWaitFor([&] { return view->kind() == RunTableKind::Transfers; }, 20000));
        QCOMPARE(view->state(), state);
    }
};

DOPPLER_TEST_WITH(QApplication, RunTablesView)

} // namespace run_tables_view_test

#include "run_tables_view.moc"
