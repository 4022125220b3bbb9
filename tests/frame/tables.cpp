// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the window as CSV and JSON: what is written, and that every table can be.
#include "core/io/bytes/table_markup.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "tests/window/user_hands.h"
#include "tests/window/window_scene.h"
#include "widgets/calibration/calibration_dialog.h"
#include "widgets/comparison/summary_model.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/explain/why_here_page.h"
#include "widgets/inspector/inspector.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/table_files.h"
#include "widgets/side_by_side/compared_runs.h"
#include "widgets/side_by_side/difference_model.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/ui/controls/fit_columns.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTimer>
#include <QTreeView>
#include <numeric>

namespace tables_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    MainWindow& window = openOn(samples::quick);

    Scene() { window.resize(1280, 800); }
    [[nodiscard]] bool settled()
    {
        return window.workbench().runs()->rowCount() == 2 && window.workbench().run() &&
               !window.workbench().busy() && window.graphView()->picture().run;
    }
    [[nodiscard]] TableFiles& tables() const { return *window.findChild<TableFiles*>(); }
};

/// The entry of the menu that a right click there opens; empty where there is none. The menu is closed.
QString offeredAt(QWidget& widget)
{
    QContextMenuEvent asked(QContextMenuEvent::Mouse, widget.rect().center(),
                            widget.mapToGlobal(widget.rect().center()));
    QCoreApplication::sendEvent(&widget, &asked);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu)
        return {};
    const auto* action = menu->findChild<QAction*>(QStringLiteral("saveThisTable"));
    QString text = action ? action->text() : QString();
    menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return text;
}

QByteArray contentOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("no file");
}

/// Two columns, the second of numbers that are shown with a unit.
class Weights : public QAbstractTableModel {
public:
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : 2; }
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : 3;
    }
    [[nodiscard]] QVariant data(const QModelIndex& at, int role) const override
    {
        if (role == Qt::DisplayRole)
            return QStringLiteral("%1 kg").arg(at.row() * 3 + at.column());
        if (role == plainRole && at.column() == 1)
            return at.row() + 0.1;
        return role == plainRole && at.column() == 2 ? QVariant(at.row() == 0) : QVariant();
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation side, int role) const override
    {
        if (side == Qt::Vertical)
            return role == Qt::DisplayRole ? QVariant(section == 0 ? "apple" : "pear") : QVariant();
        if (role == plainRole && section == 1)
            return QStringLiteral("mass (kg)");
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("mass")) : QVariant();
    }
};

/// The columns of a table whose captions are wider than its cells, fitted at this width.
std::vector<int> fittedColumns(QStandardItemModel& model, int width)
{
    QTableView table;
    table.setModel(&model);
    table.setSortingEnabled(true);
    table.sortByColumn(-1, Qt::AscendingOrder);
    table.verticalHeader()->hide();
    table.resize(width, 200);
    table.show();
    fitColumns(table);
    std::vector<int> widths;
    for (int column = 0; column < model.columnCount(); ++column)
        widths.push_back(table.columnWidth(column));
    return widths;
}

} // namespace

class Tables : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^(?!This plugin does not support|.*Could not resolve property)")));
    }

    /// Before the last column is cut, captions give up the room for the arrow that only one of them shows.
    void captionsGiveWayToTheLastColumn()
    {
        QStandardItemModel model(3, 6);
        for (int column = 0; column < 6; ++column) {
            model.setHorizontalHeaderItem(column, new QStandardItem(QStringLiteral("Evaluations")));
            model.setItem(0, column, new QStandardItem(QStringLiteral("1")));
        }
        const std::vector<int> wide = fittedColumns(model, 2000);
        const int all = std::accumulate(wide.begin(), wide.end(), 0);
        const std::vector<int> narrow = fittedColumns(model, all - 20);
        QVERIFY(std::accumulate(narrow.begin(), narrow.end(), 0) < all - 20);
        const int words =
            QTableView().horizontalHeader()->fontMetrics().horizontalAdvance(QStringLiteral("Evaluations"));
        for (const std::vector<int>& widths : {narrow, fittedColumns(model, 200)})
            for (const int width : widths)
                QVERIFY(width > words); // Never less than the caption itself.
    }

    void plainValuesGoIntoFiles()
    {
        const Weights model;
        const TableData table = tableOf(model);
        QCOMPARE(tabText(table), QStringLiteral("\tmass\tmass (kg)\tmass\n"
                                                "apple\t0 kg\t0.1\ttrue\n"
                                                "pear\t3 kg\t1.1\tfalse\n"));
        const QJsonArray list = QJsonDocument::fromJson(jsonText(table).toUtf8()).array();
        QCOMPARE(list.size(), 2);
        const QJsonObject pear = list[1].toObject();
        QCOMPARE(pear.value(QString()).toString(), QStringLiteral("pear"));
        QCOMPARE(pear.value(QStringLiteral("mass")).toString(), QStringLiteral("3 kg"));
        QCOMPARE(pear.value(QStringLiteral("mass (kg)")), QJsonValue(1.1));
        QCOMPARE(pear.value(QStringLiteral("mass 2")), QJsonValue(false));
        // In the order of the columns.
        const QString text = jsonText(table);
        QVERIFY(text.indexOf(QStringLiteral("\"mass\"")) < text.indexOf(QStringLiteral("\"mass (kg)\"")));
    }

    void hiddenAndMovedColumns()
    {
        Weights model;
        QTableView view;
        view.setModel(&model);
        view.hideColumn(0);
        view.horizontalHeader()->moveSection(2, 1);
        QCOMPARE(csvText(tableOf(view)), QStringLiteral(",mass,mass (kg)\napple,true,0.1\npear,false,1.1\n"));
    }

    void rowsInRows()
    {
        QStandardItemModel model;
        model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Size")});
        auto* fruit = new QStandardItem(QStringLiteral("fruit"));
        fruit->appendRow({new QStandardItem(QStringLiteral("pear, \"green\"")), new QStandardItem});
        model.appendRow({fruit, new QStandardItem(QStringLiteral("2"))});
        QCOMPARE(csvText(tableOf(model)),
                 QStringLiteral("Group,Name,Size\n,fruit,2\nfruit,\"pear, \"\"green\"\"\",\n"));
        // A list without a caption.
        QStandardItemModel list;
        list.appendRow(new QStandardItem(QStringLiteral("one")));
        list.appendRow(new QStandardItem(QStringLiteral("two")));
        QCOMPARE(csvText(tableOf(list)), QStringLiteral("one\ntwo\n"));
        QCOMPARE(QJsonDocument::fromJson(jsonText(tableOf(list)).toUtf8()).array(),
                 (QJsonArray{QStringLiteral("one"), QStringLiteral("two")}));
    }

    /// A name of a file must not run in a spreadsheet.
    void namesAreNoFormulas()
    {
        TableData table;
        table.captions = {QStringLiteral("=A1"), QStringLiteral("figure")};
        table.rows = {{QStringLiteral("@a\r\nb"), -3.5},
                      {QStringLiteral("-1+cmd|' /C'!A0"), QStringLiteral("+3 %")}};
        QCOMPARE(tabText(table), QStringLiteral("'=A1\tfigure\n'@a  b\t-3.5\n'-1+cmd|' /C'!A0\t+3 %\n"));
        QCOMPARE(csvText(table), QStringLiteral("'=A1,figure\n\"'@a\r\nb\",-3.5\n'-1+cmd|' /C'!A0,+3 %\n"));
    }

    void numbersLoseNoDigit()
    {
        const double third = 1.0 / 3;
        const TableData table{{QStringLiteral("x"), QStringLiteral("y")},
                              {{third, 1e-300}, {QVariant::fromValue(~quint64{0}), QVariant()}}};
        const QStringList fields = csvText(table).split(QLatin1Char('\n'))[1].split(QLatin1Char(','));
        QCOMPARE(fields[0].toDouble(), third);
        QCOMPARE(fields[1].toDouble(), 1e-300);
        QVERIFY(jsonText(table).contains(QStringLiteral("18446744073709551615")));
        const QJsonArray list = QJsonDocument::fromJson(jsonText(table).toUtf8()).array();
        QCOMPARE(list[0].toObject().value(QStringLiteral("x")).toDouble(), third);
        QVERIFY(list[1].toObject().value(QStringLiteral("y")).isNull());
    }

    void everyTableOffersIt()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        for (QDockWidget* dock : scene.window.findChildren<QDockWidget*>())
            dock->show();
        TopologyDialog dialog(scene.window.workbench().problem(), &scene.window);
        CalibrationDialog rates(scene.window.workbench().problem(), nullptr, &scene.window);
        int tables = 0;
        for (auto* view : scene.window.findChildren<QAbstractItemView*>()) {
            if (!qobject_cast<QTableView*>(view) && !qobject_cast<QTreeView*>(view))
                continue;
            if (view->contextMenuPolicy() == Qt::NoContextMenu)
                continue; // Its view has a menu, below.
            ++tables;
            QCOMPARE(qPrintable(view->objectName() + offeredAt(*view->viewport())),
                     qPrintable(view->objectName() + QStringLiteral("Save table as…")));
        }
        QVERIFY2(tables >= 12, qPrintable(QString::number(tables)));
        // What has a menu of its own has it there.
        for (const char* name : {"runs", "trainingList"}) {
            auto* view = scene.window.findChild<QAbstractItemView*>(QLatin1String(name));
            QStringList entries;
            QTimer::singleShot(0, &scene.window, [&entries] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                for (const QAction* action : menu->actions())
                    entries += action->objectName();
                menu->close();
            });
            view->setFocus();
            if (view->model()->rowCount() > 0)
                view->setCurrentIndex(view->model()->index(0, 0));
            QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, view->mapToGlobal(QPoint(5, 5)));
            QCoreApplication::sendEvent(view, &asked);
            QVERIFY2(entries.contains(QStringLiteral("saveTable")),
                     qPrintable(entries.join(QLatin1Char(' '))));
        }
    }

    void whatWhyHereAndTheRaceTell()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* page = scene.window.findChild<WhyHerePage*>();
        QVERIFY(page->table().rows.empty());
        scene.window.explain()->view()->setCurrentIndex(2);
        scene.window.explain()->raise();
        scene.window.workbench().selectVertex(VertexId{std::size_t{3}});
        const RunPtr run = scene.window.workbench().run();
        QTRY_COMPARE(page->table().rows.size(), run->problem->deviceCount());
        QTRY_VERIFY(page->log());
        const QVariantList here = page->table().rows[run->placement.devices[VertexId{std::size_t{3}}].value];
        QCOMPARE(here.size(), page->table().captions.size());
        QCOMPARE(here[4].toDouble(), run->schedule.makespan);
        QVERIFY(here[3].toDouble() > 0 && !here[2].toString().isEmpty()); // the scene's placer keeps a record

        RaceView race;
        QVERIFY(race.table().rows.empty());
        race.setRuns(compareRuns({{"one", run}, {"two", run}}, 0));
        race.setTime(run->schedule.makespan / 2, {0, 0});
        const TableData places = race.table();
        QCOMPARE(places.rows.size(), std::size_t{2});
        QCOMPARE(places.rows[0][3].toDouble(), run->schedule.makespan);
        QVERIFY(places.rows[0][2].toDouble() > 0 && places.rows[0][2].toDouble() < 1);
    }

    void whatTheInspectorTells()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* inspector = scene.window.findChild<Inspector*>();
        QVERIFY(inspector->table().rows.empty());
        const RunPtr run = scene.window.workbench().run();
        scene.window.workbench().selectVertex(VertexId{60});
        const QJsonArray rows =
            QJsonDocument::fromJson(jsonText(TableFiles::dataOf(*inspector)).toUtf8()).array();
        const auto valueOf = [&](const char* property) {
            for (const auto& row : rows)
                if (row[QLatin1String("Property")].toString() == QLatin1String(property))
                    return row[QLatin1String("Value")].toString();
            return QStringLiteral("nothing");
        };
        const DataflowGraph& graph = run->problem->graph();
        QCOMPARE(valueOf("Name").toStdString(), graph.label(VertexId{60}));
        QCOMPARE(valueOf("Device").toStdString(),
                 run->problem->topology().device(run->placement.devices[VertexId{60}]).name);
        // Links are their texts.
        const QString inputs = valueOf("Inputs from");
        QVERIFY2(!inputs.contains(QLatin1Char('<')) && !inputs.isEmpty(), qPrintable(inputs));
        QCOMPARE(offeredAt(*inspector->viewport()), QStringLiteral("Save table as…"));
        for (auto* label : inspector->findChildren<QLabel*>())
            if (label->isVisible())
                QCOMPARE(offeredAt(*label), QStringLiteral("Save table as…"));
    }

    void filesByTheirEnding()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* runs = scene.window.findChild<RunsView*>();
        QSignalSpy saved(&scene.window.workbench(), &Workbench::saved);
        for (const char* name : {"runs.csv", "runs.tsv", "runs.JSON", "runs.tex", "runs.MD"}) {
            scene.tables().saveTo(*runs, scene.folder.filePath(QLatin1String(name)));
            QTRY_VERIFY(!saved.isEmpty());
            QCOMPARE(saved.takeFirst().first().toString(), scene.folder.filePath(QLatin1String(name)));
        }
        const TableData table = runs->table();
        QCOMPARE(contentOf(scene.folder.filePath(QStringLiteral("runs.csv"))), csvText(table).toUtf8());
        QCOMPARE(contentOf(scene.folder.filePath(QStringLiteral("runs.tsv"))), tabText(table).toUtf8());
        const std::string csv = csvText(table).toStdString();
        QCOMPARE(contentOf(scene.folder.filePath(QStringLiteral("runs.tex"))).toStdString(),
                 latexTable(linesOfCsv(csv)));
        QCOMPARE(contentOf(scene.folder.filePath(QStringLiteral("runs.MD"))).toStdString(),
                 markdownTable(linesOfCsv(csv)));
        const QJsonArray list =
            QJsonDocument::fromJson(contentOf(scene.folder.filePath(QStringLiteral("runs.JSON")))).array();
        QCOMPARE(list.size(), 2);
        for (int row = 0; row < 2; ++row) {
            const Run& run = *scene.window.workbench().runs()->entries()[static_cast<std::size_t>(row)].run;
            QCOMPARE(list[row].toObject().value(QStringLiteral("Makespan (s)")).toDouble(),
                     run.schedule.makespan);
            QCOMPARE(list[row].toObject().value(QStringLiteral("Moved (bytes)")).toDouble(),
                     run.statistics.bytesMoved);
        }
        // One asked for while another is written: each has its answer.
        QSignalSpy failed(&scene.window.workbench(), &Workbench::failed);
        scene.tables().saveTo(*runs, QStringLiteral("/proc/none/runs.csv"));
        scene.tables().saveTo(*runs, scene.folder.filePath(QStringLiteral("again.csv")));
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(contentOf(scene.folder.filePath(QStringLiteral("again.csv"))), csvText(table).toUtf8());
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<Error>().file, std::string("/proc/none/runs.csv"));
    }

    /// Under a name without an ending there is what was chosen.
    void filesByTheChosenKind()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* runs = scene.window.findChild<RunsView*>();
        QSignalSpy saved(&scene.window.workbench(), &Workbench::saved);
        test::UserHands hands(scene.window);
        const char* endings[] = {".csv", ".json"};
        for (int kind = 0; kind < 2; ++kind) {
            const QString name = scene.folder.filePath(QStringLiteral("results"));
            hands.answerFileDialog(
                name, [&] { scene.tables().save(*runs); }, kind);
            QTRY_COMPARE(saved.size(), 1);
            QCOMPARE(saved.takeFirst().first().toString(), name + QLatin1String(endings[kind]));
        }
        const QByteArray json = contentOf(scene.folder.filePath(QStringLiteral("results.json")));
        QCOMPARE(QJsonDocument::fromJson(json).array().size(), 2);
        QVERIFY(!QFile::exists(scene.folder.filePath(QStringLiteral("results"))));
    }

    void theTableInFront()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* runs = scene.window.findChild<RunsView*>();
        scene.window.graphView()->setFocus();
        QCOMPARE(scene.tables().inFront(), runs);
        auto* inspector = scene.window.findChild<Inspector*>();
        inspector->setFocus();
        QCOMPARE(scene.tables().inFront(), inspector);
        QVERIFY(scene.window.findChild<QAction*>(QStringLiteral("saveTable")));
    }

    void differencesAsNumbers()
    {
        const RunPtr one = sample::chainmm("heft");
        const RunPtr other = sample::chainmm("single-device");
        DifferenceModel model;
        model.setRuns(compareRuns({{"heft", one}, {"one", other}}, 0));
        const TableData table = tableOf(model);
        QCOMPARE(table.captions.mid(1), (QStringList{QStringLiteral("heft"), QStringLiteral("one"),
                                                     QStringLiteral("one: difference"),
                                                     QStringLiteral("one: relative difference")}));
        const QVariantList& makespan = table.rows.front();
        QCOMPARE(makespan[0].toString(), QStringLiteral("Makespan (s)"));
        QCOMPARE(makespan[1].toDouble(), one->schedule.makespan);
        QCOMPARE(makespan[2].toDouble(), other->schedule.makespan);
        QCOMPARE(makespan[3].toDouble(), other->schedule.makespan - one->schedule.makespan);
    }
};

DOPPLER_TEST_WITH(QApplication, Tables)

} // namespace tables_test

#include "tables.moc"
