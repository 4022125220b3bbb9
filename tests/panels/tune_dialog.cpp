// SPDX-License-Identifier: GPL-3.0-or-later
// Tuning from the window: the charts grow, points open their runs, the winner joins the list.
#include "widgets/tuning/tune_dialog.h"

#include "core/run/measured_run.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

namespace tune_dialog_test {

using namespace doppler;

namespace {

struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.show();
        workbench().openSession({QStringLiteral("chainmm"),
                                 QStringLiteral("4xP100"),
                                 {},
                                 {{QStringLiteral("single-device"), 1, {}}}});
    }
    [[nodiscard]] Workbench& workbench() { return window.workbench(); }
    [[nodiscard]] bool settled() { return workbench().run() && !workbench().busy(); }
    [[nodiscard]] QAction* action() const { return window.findChild<QAction*>(QStringLiteral("tune")); }
    [[nodiscard]] TuneDialog* dialog() const { return window.findChild<TuneDialog*>(); }
    template <class Widget>
    [[nodiscard]] Widget* part(const char* name) const
    {
        return dialog()->findChild<Widget*>(QLatin1String(name));
    }
    void setOption(const char* name, const char* value) const
    {
        auto* field = part<QLineEdit>(qPrintable(QStringLiteral("option_%1_field").arg(QLatin1String(name))));
        QVERIFY(field);
        field->setText(QLatin1String(value));
    }
    void click(const char* button) const { QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton); }
    [[nodiscard]] QString state() const { return part<QLabel>("state")->text(); }
    void save(const char* name) const
    {
        if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
            QVERIFY(dialog()->grab().save(QString::fromLocal8Bit(folder) + QLatin1Char('/') +
                                          QLatin1String(name)));
    }
};

} // namespace

class TuneDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void findsAPlacementAndShowsItsRuns()
    {
        Scene scene;
        QVERIFY(!scene.action()->isEnabled());
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        QVERIFY(scene.dialog() && scene.dialog()->isVisible());
        // Until there is a run, the charts say what will be there.
        for (const char* name : {"curve", "scatter"}) {
            auto* canvas = scene.part<ChartCanvas>(name);
            QVERIFY(canvas->chart().dots.empty());
            const QImage blank = canvas->grab().toImage();
            canvas->setEmptyText(QString());
            QVERIFY(canvas->grab().toImage() != blank);
        }
        scene.part<QSpinBox>("runs")->setValue(14);
        scene.setOption("time_scale", "0.02");
        scene.setOption("bandwidth_factor", "0.3");
        QVERIFY(!scene.part<QPushButton>("stop")->isEnabled());
        scene.click("start");
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QVERIFY(scene.part<QProgressBar>("progress")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(scene.part<QPushButton>("start")->isEnabled(), 60000);
        RunsModel* runs = scene.workbench().runs();
        QCOMPARE(runs->rowCount(), 2);
        QCOMPARE(runs->index(1).data().toString(), QStringLiteral("Tuned"));
        QCOMPARE(runs->index(1).data(RunsModel::DetailRole).toString(), QStringLiteral("Sleeping threads"));
        QVERIFY(isMeasured(*scene.workbench().run()));
        const auto& points = scene.dialog()->points();
        QVERIFY(points.size() >= 6 && points.size() <= 14);
        auto* curve = scene.part<ChartCanvas>("curve");
        auto* scatter = scene.part<ChartCanvas>("scatter");
        QCOMPARE(curve->chart().dots.size(), points.size());
        QCOMPARE(scatter->chart().dots.size(), points.size());
        QVERIFY2(scene.state().contains(QRegularExpression(QStringLiteral(
                     "^Real run \\d+ of 14 · winner: .*ms \\(.*\\) · model error: [\\d.]+.%"))),
                 qPrintable(scene.state()));
        scene.save("tune.png");
        // a point opens its run
        const ChartDot& dot = scatter->chart().dots[2];
        QTest::mouseDClick(scatter, Qt::LeftButton, {},
                           QPoint(static_cast<int>(dot.at.x) + 8, static_cast<int>(dot.at.y) + 8));
        QCOMPARE(runs->rowCount(), 3);
        QVERIFY(isMeasured(*scene.workbench().run()));
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_Right);
        QTest::keyClick(curve, Qt::Key_Return);
        QCOMPARE(runs->rowCount(), 4);
        QCOMPARE(scene.workbench().run(), points[0].run);
    }

    void stopsWithTheBestSoFar()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.part<QSpinBox>("runs")->setValue(100000);
        scene.setOption("time_scale", "0.02");
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(scene.dialog()->points().size() >= 2, 60000);
        QVERIFY(scene.state().startsWith(QStringLiteral("Real run ")));
        QVERIFY(scene.state().contains(QStringLiteral("best: ")));
        scene.click("stop");
        QTRY_VERIFY_WITH_TIMEOUT(scene.part<QPushButton>("start")->isEnabled(), 60000);
        QCOMPARE(scene.workbench().runs()->rowCount(), 2);
        // again, and closed: nothing more comes
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog()->points().empty(), 60000);
        scene.click("close");
        QTRY_VERIFY(!scene.dialog());
        QTest::qWait(300);
        QCOMPARE(scene.workbench().runs()->rowCount(), 2);
    }

    void saysWhatAnEngineCannotDo()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        ModelOptions model;
        model.schedule = ChooseTask::Msr;
        scene.workbench().setModel(model);
        QTRY_VERIFY(scene.settled() && scene.workbench().model() == model);
        scene.action()->trigger();
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QVERIFY(scene.state().contains(QStringLiteral("fifo or blevel")));
    }

    void looksRightInTheDark()
    {
        if (qgetenv("DOPPLER_PICTURES").isEmpty())
            QSKIP("no pictures are asked for");
        Scene scene;
        scene.window.useTheme(ThemeKind::Dark);
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.part<QSpinBox>("runs")->setValue(40);
        scene.setOption("time_scale", "0.02");
        scene.setOption("bandwidth_factor", "0.3");
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(scene.part<QPushButton>("start")->isEnabled(), 60000);
        scene.save("tune-dark.png");
    }
};

DOPPLER_TEST_WITH(QApplication, TuneDialogTest)

} // namespace tune_dialog_test

#include "tune_dialog.moc"
