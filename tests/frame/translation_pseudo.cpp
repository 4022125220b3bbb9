// SPDX-License-Identifier: GPL-3.0-or-later
// Under a language in which every text stands in brackets, what has none was never offered for translation.
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_script.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/topology/effect_line.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSpinBox>
#include <QSvgGenerator>
#include <QTabBar>
#include <QTest>
#include <QTextDocumentFragment>
#include <QWidgetAction>
#include <QXmlStreamReader>

namespace translation_pseudo_test {

using namespace doppler;

namespace {

/// In every font, so that a painted text stays in one piece; nobody else uses them.
constexpr QChar opening(0x00ab);
constexpr QChar closing(0x00bb);

class Brackets : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
    {
        if (qstrcmp(context, "QShortcut") == 0) // Names of keys belong to Qt.
            return {};
        return opening + QString::fromUtf8(text) + closing;
    }
};

/// What stands outside of all brackets.
QString outside(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == opening)
            ++depth;
        else if (c == closing)
            --depth;
        else if (depth == 0)
            rest += c;
    }
    return rest;
}

class Walker {
public:
    explicit Walker(const Problem& problem)
    {
        names << QString::fromStdString(problem.graph().name())
              << QString::fromStdString(problem.topology().name()) << QStringLiteral("DOPPLER")
              << QStringLiteral("HEFT") << QStringLiteral("Doppler Workbench");
        for (VertexId v : problem.graph().vertices()) {
            names << QString::fromStdString(problem.graph().label(v));
            names << QString::fromStdString(problem.graph().vertex(v).op);
            names << QString::fromStdString(problem.graph().vertex(v).group);
        }
        for (DeviceId d : problem.topology().devices())
            names << QString::fromStdString(problem.topology().device(d).name)
                  << QString::fromStdString(problem.topology().device(d).kind);
        names.removeAll(QString());
        std::sort(names.begin(), names.end(),
                  [](const QString& a, const QString& b) { return a.size() > b.size(); });
    }

    /// Numbers, units and names of the document are the same in every language.
    [[nodiscard]] bool isData(QString text) const
    {
        if (text.contains(QLatin1Char('<')))
            text = QTextDocumentFragment::fromHtml(text).toPlainText();
        text = outside(text);
        for (const QString& name : names)
            text.remove(name);
        static const QRegularExpression units(
            QStringLiteral("\\b(ns|µs|ms|s|B|kB|MB|GB|TB|KiB|MiB|GiB|TiB|FLOP|kFLOP|MFLOP|GFLOP|TFLOP|PFLOP|"
                           "e|I|II|FIFO)\\b"),
            QRegularExpression::UseUnicodePropertiesOption);
        text.remove(units);
        static const QRegularExpression letter(QStringLiteral("\\p{L}"));
        return !text.contains(letter);
    }

    void check(const QString& text, const QString& where)
    {
        if (!text.isEmpty() && !isData(text))
            faults << QStringLiteral("%1: \"%2\"").arg(where, text.left(100));
    }

    void walk(const QWidget& root)
    {
        QList<const QWidget*> widgets{&root};
        for (const QWidget* widget : root.findChildren<QWidget*>())
            widgets << widget;
        for (const QWidget* widget : widgets)
            visit(*widget);
    }

    QStringList faults;
    bool visibleOnly = false;

private:
    static bool holdsData(const QWidget* widget)
    {
        for (; widget; widget = widget->parentWidget())
            if (widget->property("data").toBool())
                return true;
        return false;
    }

    /// Names of keys belong to Qt.
    static QString withoutKey(QString text)
    {
        static const QRegularExpression key(QStringLiteral(" \\([^()]*\\)$"));
        return text.remove(key);
    }

    void visit(const QWidget& w)
    {
        if (w.objectName().startsWith(QLatin1String("qt_")))
            return;
        if (w.inherits("QToolButton") && qobject_cast<const QTabBar*>(w.parentWidget()))
            return; // Tabs that scroll: Qt's own buttons, with Qt's own texts.
        const QString where =
            QStringLiteral("%1 %2").arg(QLatin1String(w.metaObject()->className()), w.objectName());
        if (!holdsData(&w))
            check(withoutKey(w.toolTip()), where + QStringLiteral(" tool tip"));
        check(w.statusTip(), where);
        check(w.whatsThis(), where);
        check(w.accessibleName(), where + QStringLiteral(" accessible name"));
        check(w.accessibleDescription(), where);
        if (w.isWindow() || w.inherits("QDockWidget"))
            check(w.windowTitle(), where + QStringLiteral(" title"));
        for (const QAction* action : w.actions())
            visitAction(*action, where);
        if (holdsData(&w))
            return;
        if (visibleOnly && w.isHidden())
            return; // Its text is set anew when it is shown.
        if (const auto* label = qobject_cast<const QLabel*>(&w))
            check(label->text(), where);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&w))
            check(button->text(), where);
        if (const auto* box = qobject_cast<const QGroupBox*>(&w))
            check(box->title(), where);
        if (const auto* field = qobject_cast<const QLineEdit*>(&w))
            check(field->placeholderText(), where + QStringLiteral(" placeholder"));
        if (const auto* spin = qobject_cast<const QSpinBox*>(&w)) {
            check(spin->prefix(), where);
            check(spin->suffix(), where);
            check(spin->specialValueText(), where);
        }
        if (const auto* tabs = qobject_cast<const QTabBar*>(&w))
            for (int i = 0; i < tabs->count(); ++i)
                check(tabs->tabText(i), where);
        if (const auto* combo = qobject_cast<const QComboBox*>(&w))
            for (int i = 0; i < combo->count(); ++i)
                check(combo->itemText(i), where + QStringLiteral(" item"));
        const auto* view = qobject_cast<const QAbstractItemView*>(&w);
        if (view && view->model() && !w.inherits("QComboBoxListView"))
            visitModel(*view->model(), where);
    }

    void visitAction(const QAction& action, const QString& where)
    {
        if (action.property("data").toBool() || action.objectName().startsWith(QLatin1String("_q_")) ||
            qobject_cast<const QWidgetAction*>(&action))
            return;
        check(action.text(), where + QStringLiteral(" action"));
        check(withoutKey(action.toolTip()), where + QStringLiteral(" action's tool tip"));
        check(action.statusTip(), where);
    }

    void visitModel(const QAbstractItemModel& model, const QString& where)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QVariant title = model.headerData(column, Qt::Horizontal);
            if (title.typeId() == QMetaType::QString)
                check(title.toString(), where + QStringLiteral(" header"));
            for (int row = 0; row < model.rowCount(); ++row)
                for (int role = 0; role < Qt::UserRole + 32; ++role) {
                    const QVariant value = model.index(row, column).data(role);
                    if (value.typeId() == QMetaType::QString)
                        check(value.toString(), where + QStringLiteral(" row"));
                }
        }
    }

    QStringList names;
};

/// The texts that a view paints.
template <class View>
QStringList painted(View& view, QSize size)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    QPainter painter(&generator);
    view.paintPicture(painter, QRectF({}, size));
    painter.end();
    QXmlStreamReader xml(buffer.data());
    QStringList texts;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements);
    return texts;
}

} // namespace

class TranslationPseudo : public QObject {
    Q_OBJECT

    Brackets brackets;

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QCoreApplication::installTranslator(&brackets);
    }
    void cleanup() { QCoreApplication::removeTranslator(&brackets); }

    void theWalkSeesWhatItShould()
    {
        Walker walker(*smallProblem());
        QVERIFY(walker.isData(QStringLiteral("diamond 2.350 ms")));
        QVERIFY(walker.isData(QStringLiteral("«bound «x»» +12 %")));
        QVERIFY(!walker.isData(QStringLiteral("«bound» forgotten")));
        QWidget widget;
        QLabel label(QStringLiteral("forgotten"), &widget);
        QAction action(QStringLiteral("left out"));
        widget.addAction(&action);
        walker.walk(widget);
        QCOMPARE(walker.faults.size(), 3); // The action's tool tip is its text.
    }

    void noTextOfTheWindowWasForgotten()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        // In front of the plural forms of English, which the window has just installed.
        QCoreApplication::removeTranslator(&brackets);
        QCoreApplication::installTranslator(&brackets);
        window.show();
        window.workbench().openSession(
            {QStringLiteral("chainmm"),
             QStringLiteral("4xP100"),
             {},
             {{QStringLiteral("random"), 1, {}}, {QStringLiteral("critical-path"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const ProblemPtr problem = window.workbench().problem();
        window.workbench().selectVertex(VertexId{std::size_t{40}});
        window.findChild<MessageBar*>()->showError(
            {{DOPPLER_TEXT("core", "the name is empty, expected a name")}, {}, {}});
        TrainingScript script;
        script.endless = true;
        window.training().setFactory([script]() -> Result<std::unique_ptr<Trainer>> {
            return std::unique_ptr<Trainer>(std::make_unique<ScriptedTrainer>(script));
        });
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile.clear();
        window.training().start(setup);
        QTRY_VERIFY(window.workbench().runs()->rowCount() == 3);
        auto trace = std::make_shared<EpisodeTrace>();
        trace->steps.push_back({VertexId{std::size_t{0}},
                                DeviceId{std::size_t{0}},
                                {VertexId{std::size_t{0}}},
                                {1},
                                {1, 0, 0, 0}});
        window.findChild<PolicyView*>()->setTrace(trace, problem);
        QCoreApplication::processEvents();

        Walker walker(*problem);
        walker.walk(window);
        window.trainingView()->stopAction()->trigger();
        QTRY_VERIFY(!window.training().active());
        walker.walk(window);
        QVERIFY2(walker.faults.isEmpty(), qPrintable(walker.faults.join(QLatin1Char('\n'))));
    }

    void noTextOfADialogWasForgotten()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        // In front of the plural forms of English, which the window has just installed.
        QCoreApplication::removeTranslator(&brackets);
        QCoreApplication::installTranslator(&brackets);
        window.show();
        Walker walker(*smallProblem());
        for (const char* name : {"keys", "about"}) {
            window.findChild<QAction*>(QLatin1String(name))->trigger();
            for (const QDialog* dialog : window.findChildren<QDialog*>())
                walker.walk(*dialog);
        }
        TrainingSetup setup;
        setup.problem = smallProblem();
        TrainingDialog dialog(setup);
        dialog.show();
        walker.walk(dialog);
        const Assignment devices(setup.problem->vertexCount(), DeviceId{std::size_t{1}});
        ExecutionDialog execution(*makeRun(setup.problem, {devices, {}}, "file"));
        execution.show();
        walker.walk(execution);
        const RunPtr run = *makeRun(setup.problem, {devices, {}}, "file");
        TopologyDialog topology(setup.problem);
        topology.startFrom(setup.problem, run);
        topology.show();
        topology.draft().change({}, [](TopologyParts& parts) { useBus(parts); });
        QTRY_VERIFY(!topology.effect()->pending());
        walker.walk(topology);
        QVERIFY2(walker.faults.isEmpty(), qPrintable(walker.faults.join(QLatin1Char('\n'))));
    }

    void noPaintedTextWasForgotten()
    {
        const ProblemPtr problem = smallProblem();
        const RunPtr run =
            *makeRun(problem, {Assignment(problem->vertexCount(), DeviceId{std::size_t{1}}), {}}, "file");
        Walker walker(*problem);
        GanttView gantt;
        gantt.resize(800, 300);
        gantt.setRun(run);
        QTRY_VERIFY(gantt.chart());
        for (const QString& text : painted(gantt, {800, 300}))
            walker.check(text, QStringLiteral("Gantt chart"));
        GraphView graph;
        graph.resize(800, 600);
        graph.setAnimated(false);
        graph.setGraph(problem->graphPtr(), problem->topologyPtr());
        graph.setRun(run);
        QTRY_VERIFY(graph.picture().graph);
        const QStringList texts = painted(graph, {800, 600});
        QVERIFY(!texts.isEmpty());
        for (const QString& text : texts)
            walker.check(text, QStringLiteral("graph"));
        QVERIFY2(walker.faults.isEmpty(), qPrintable(walker.faults.join(QLatin1Char('\n'))));
    }

    void everythingFollowsTheLanguageLive()
    {
        QCoreApplication::removeTranslator(&brackets);
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.show();
        window.workbench().openSession({QStringLiteral("chainmm"),
                                        QStringLiteral("4xP100"),
                                        {},
                                        {{QStringLiteral("critical-path"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.workbench().selectVertex(VertexId{std::size_t{40}});
        window.findChild<MessageBar*>()->showError(
            {{DOPPLER_TEXT("core", "the name is empty, expected a name")}, {}, {}});
        QCoreApplication::installTranslator(&brackets); // While all is shown.
        QCoreApplication::processEvents();
        Walker walker(*window.workbench().problem());
        walker.visibleOnly = true;
        walker.walk(window);
        QVERIFY2(walker.faults.isEmpty(), qPrintable(walker.faults.join(QLatin1Char('\n'))));
    }
};

DOPPLER_TEST_WITH(QApplication, TranslationPseudo)

} // namespace translation_pseudo_test

#include "translation_pseudo.moc"
