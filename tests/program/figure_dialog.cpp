// SPDX-License-Identifier: GPL-3.0-or-later
// Figures for papers from the window: they are those of the command in their metadata.
#include "widgets/figure_export/figure_dialog.h"

#include "core/base/shell_word.h"
#include "core/io/traces/trace.h"
#include "core/run/measured_run.h"
#include "tests/program/copying_scene.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/figure/figure_record.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/playback/playback.h"
#include "widgets/training/training_runs.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

namespace figure_dialog_test {

using namespace doppler;
using Scene = doppler::tests::CopyingScene;

namespace {

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

FigureDialog* openIn(Scene& stage)
{
    stage.action("exportFigure")->trigger();
    return stage.window.findChild<FigureDialog*>();
}

} // namespace

class FigureDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_home.isValid() && qputenv("XDG_DATA_HOME", m_home.path().toUtf8())); }

    /// Whatever is selected, searched or played in the window: the file is that of the command.
    void figuresAreThoseOfTheirCommand()
    {
        Scene stage;
        PlacerRequest request;
        request.placer = QStringLiteral("heft");
        QVERIFY(stage.open({request}));
        QTRY_VERIFY(stage.window.ganttView()->settled() && stage.window.graphView()->picture().run);
        stage.window.playback()->seek(stage.window.playback()->duration() / 2);
        stage.window.workbench().selectVertices({VertexId{3}, VertexId{5}});
        FigureDialog* dialog = openIn(stage);
        QVERIFY(dialog);
        auto* sources = dialog->findChild<QComboBox*>(QStringLiteral("figureSource"));
        QVERIFY(sources->count() >= 2);
        for (int source = 0; source < 2; ++source) {
            if (source > 0)
                dialog = openIn(stage);
            sources = dialog->findChild<QComboBox*>(QStringLiteral("figureSource"));
            sources->setCurrentIndex(source);
            dialog->usePreset(*figurePreset(QStringLiteral("two-columns")));
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("figureWidth"))->setValue(150);
            const QString file = m_home.filePath(QStringLiteral("figure%1.pdf").arg(source));
            QSignalSpy done(dialog, &FigureDialog::exported);
            QSignalSpy saved(&stage.window.workbench(), &Workbench::saved);
            dialog->exportTo(file);
            QVERIFY(done.wait(60000));
            QCOMPARE(saved.count(), 1);
            const auto command = figureCommand(file.toStdString());
            QVERIFY(command.ok());
            const QString kind = source == 0 ? QStringLiteral("gantt") : QStringLiteral("graph");
            QVERIFY2(
                command->starts_with("doppler render " + kind.toStdString() + " chainmm --devices 4xP100"),
                command->c_str());
            QVERIFY(command->find("--preset two-columns --width 150") != std::string::npos);
            QVERIFY(command->find("--select") == std::string::npos &&
                    command->find("--cursor") == std::string::npos);
            QStringList words;
            for (const std::string& word : shellWords(*command))
                words += QString::fromStdString(word);
            QProcess again;
            again.setWorkingDirectory(m_home.path());
            again.start(QStringLiteral(DOPPLER_BIN "/doppler"), words.mid(1));
            QVERIFY(again.waitForFinished(60000) && again.exitCode() == 0);
            QVERIFY(contentOf(m_home.filePath(QStringLiteral("figure.pdf"))) == contentOf(file));
            QTRY_VERIFY(!stage.window.findChild<FigureDialog*>());
        }
    }

    /// The curves of all trainings of the window, once their logs are complete.
    void trainingCurvesAreThoseOfTheirLogs()
    {
        const QString log = m_home.filePath(QStringLiteral("two words.jsonl"));
        QFile out(log);
        QVERIFY(out.open(QIODevice::WriteOnly));
        for (int episode = 1; episode <= 30; ++episode)
            out.write(
                QStringLiteral(R"({"episode": %1, "stage": "II", "makespan": %2, "best": %2, "loss": %2})")
                    .arg(episode)
                    .arg(1.0 / episode)
                    .toUtf8() +
                '\n');
        out.close();
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        const QString title = QStringLiteral("Training: makespan");
        FigureDialog* dialog = openIn(stage);
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("figureSource"))->findText(title), -1);
        dialog->reject();
        QTRY_VERIFY(!stage.window.findChild<FigureDialog*>());

        QSignalSpy shown(&stage.window.training(), &TrainingRuns::logsShown);
        stage.window.training().openLogs({log});
        QVERIFY(shown.wait());
        QTRY_VERIFY(stage.window.training().records().size() == 1 && !stage.window.training().active());
        dialog = openIn(stage);
        auto* sources = dialog->findChild<QComboBox*>(QStringLiteral("figureSource"));
        const QString losses = QStringLiteral("Training: loss");
        QVERIFY(sources->findText(title) > 0 && sources->findText(losses) > 0);
        sources->setCurrentIndex(sources->findText(losses));
        const QString file = m_home.filePath(QStringLiteral("curves.pdf"));
        QSignalSpy done(dialog, &FigureDialog::exported);
        dialog->exportTo(file);
        QVERIFY(done.count() > 0 || done.wait(60000));
        const auto command = figureCommand(file.toStdString());
        QVERIFY(command.ok() && command->starts_with("doppler render training '") &&
                command->find(" --chart loss ") != std::string::npos);
        QStringList words;
        for (const std::string& word : shellWords(*command))
            words += QString::fromStdString(word);
        QProcess again;
        again.setWorkingDirectory(m_home.path());
        again.start(QStringLiteral(DOPPLER_BIN "/doppler"), words.mid(1));
        QVERIFY(again.waitForFinished(60000) && again.exitCode() == 0);
        QVERIFY(contentOf(m_home.filePath(QStringLiteral("figure.pdf"))) == contentOf(file));
    }

    /// The bars of a measured run: offered while one is shown, and those of its trace.
    void theFourBarsAreThoseOfTheirTrace()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        const QString title = QStringLiteral("Four bars");
        FigureDialog* dialog = openIn(stage);
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("figureSource"))->findText(title), -1);
        dialog->reject();
        QTRY_VERIFY(!stage.window.findChild<FigureDialog*>());

        const QString trace = m_home.filePath(QStringLiteral("measured run.json"));
        const RunPtr heft = stage.window.workbench().run();
        Schedule slower = heft->schedule;
        for (const VertexId v : heft->problem->graph().vertices()) {
            slower.tasks[v].start *= 1.5;
            slower.tasks[v].end *= 1.5;
        }
        for (TransferRun& transfer : slower.transfers) {
            transfer.start *= 1.5;
            transfer.end *= 1.5;
        }
        slower.makespan *= 1.5;
        QVERIFY(writeTrace(*heft->problem, slower, trace.toStdString()).ok());
        stage.window.workbench().openTrace(trace);
        QTRY_VERIFY(stage.window.workbench().run() != heft && !stage.window.workbench().busy());
        QVERIFY(isMeasured(*stage.window.workbench().run()));
        dialog = openIn(stage);
        auto* sources = dialog->findChild<QComboBox*>(QStringLiteral("figureSource"));
        QVERIFY(sources->findText(title) > 0);
        sources->setCurrentIndex(sources->findText(title));
        const QString file = m_home.filePath(QStringLiteral("bars.svg"));
        QSignalSpy done(dialog, &FigureDialog::exported);
        dialog->exportTo(file);
        QVERIFY(done.count() > 0 || done.wait(60000));
        const auto command = figureCommand(file.toStdString());
        QVERIFY2(command.ok() &&
                     command->starts_with("doppler render four-bars chainmm --devices 4xP100 --trace "),
                 command->c_str());
        QVERIFY(contentOf(file).contains("S2: also with measured transfer times"));
        QStringList words;
        for (const std::string& word : shellWords(*command))
            words += QString::fromStdString(word);
        QProcess again;
        again.setWorkingDirectory(m_home.path());
        again.start(QStringLiteral(DOPPLER_BIN "/doppler"), words.mid(1));
        QVERIFY(again.waitForFinished(60000) && again.exitCode() == 0);
        QVERIFY(contentOf(m_home.filePath(QStringLiteral("figure.svg"))) == contentOf(file));
    }

    void aPresetSetsTheFields()
    {
        FigureDialog dialog(
            {{QStringLiteral("a"), QStringLiteral("a"), [] { return Result<std::string>(Error{}); }}});
        for (const FigureSpec& preset : figurePresets()) {
            dialog.usePreset(preset);
            const FigureSpec spec = dialog.spec();
            QCOMPARE(spec.id, preset.id);
            QCOMPARE(spec.millimetres, preset.millimetres);
            QCOMPARE(spec.points, preset.points);
            QVERIFY(spec.legend && spec.labels);
        }
    }

    /// What goes wrong is said in the dialog, which stays.
    void aFailureIsShown()
    {
        FigureDialog dialog({{QStringLiteral("a"), QStringLiteral("a"),
                              [] { return Result<std::string>("doppler render gantt no-such-graph"); }}});
        dialog.show();
        dialog.exportTo(m_home.filePath(QStringLiteral("none.svg")));
        QVERIFY(dialog.running());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.running(), 30000);
        auto* state = dialog.findChild<QLabel*>(QStringLiteral("figureState"));
        QVERIFY2(state->isVisible() && state->text().contains(QLatin1String("cannot be drawn")),
                 qPrintable(state->text()));
        QVERIFY(!QFile::exists(m_home.filePath(QStringLiteral("none.svg"))));
        QVERIFY(dialog.isVisible());
    }

private:
    tests::ScratchFolder m_home;
};

DOPPLER_TEST_WITH(QApplication, FigureDialogTest)

} // namespace figure_dialog_test

#include "figure_dialog.moc"
