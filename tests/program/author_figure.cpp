// SPDX-License-Identifier: GPL-3.0-or-later
// An author's way from a file of a model to a figure in a paper: the window opens the file, places it and
// exports a figure with a preset. The figure is a sound PDF, and the command in it makes the same bytes.
#include "core/base/shell_word.h"
#include "tests/program/copying_scene.h"
#include "tests/support/pdf_readers.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/user_hands.h"
#include "widgets/figure/figure_record.h"
#include "widgets/figure_export/figure_dialog.h"
#include "widgets/ui/text/text.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace author_figure_test {

using namespace doppler;
using Scene = doppler::tests::CopyingScene;

namespace {

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

const QString model = QStringLiteral(DOPPLER_TEST_DATA "/walkthrough/attention.onnx");

} // namespace

class AuthorFigureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_home.isValid() && qputenv("XDG_DATA_HOME", m_home.path().toUtf8()));
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void fromTheFileToThePdf()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        test::UserHands user(stage.window);
        QVERIFY(QTest::qWaitForWindowActive(&stage.window));

        // Opens the model and chooses devices: the default placer places it.
        QCOMPARE(user.answerFileDialog(model, [&] { user.press("Ctrl+O"); }), QStringLiteral("Open graph"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.run() && !workbench.busy(), 60000);
        user.choose(user.find<QComboBox>("devicesChooser"), QStringLiteral("4xP100-switch"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.runs()->rowCount() == 2 && !workbench.busy(), 60000);
        QCOMPARE(workbench.run()->placer, std::string("auto"));
        const double automatic = workbench.run()->schedule.makespan;
        // Places it by another one as well, and shows the better run.
        user.choose(user.find<QComboBox>("placerChooser"), QStringLiteral("HEFT"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.runs()->rowCount() == 3 && !workbench.busy(), 60000);
        QVERIFY(automatic <= workbench.run()->schedule.makespan);
        workbench.showRun(workbench.runs()->entries()[1].id);
        QTRY_VERIFY(stage.window.ganttView()->settled());

        // Exports the figure with a preset.
        stage.action("exportFigure")->trigger();
        auto* dialog = stage.window.findChild<FigureDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        const auto pick = [&](const char* box, const char* text) {
            auto* choice = dialog->findChild<QComboBox*>(QLatin1String(box));
            const int row = choice->findText(QLatin1String(text));
            QVERIFY2(row >= 0, text);
            choice->setCurrentIndex(row);
            emit choice->activated(row);
        };
        pick("figureSource", "Gantt chart");
        pick("figurePreset", "Two columns");
        const FigureSpec& preset = *figurePreset(QStringLiteral("two-columns"));
        QCOMPARE(dialog->spec().millimetres, preset.millimetres);
        const QString file = m_home.filePath(QStringLiteral("paper.pdf"));
        QSignalSpy done(dialog, &FigureDialog::exported);
        const QString title = user.answerFileDialog(
            file, [&] { dialog->findChild<QPushButton*>(QStringLiteral("startExport"))->click(); });
        QCOMPARE(title, QStringLiteral("Export figure"));
        QVERIFY(done.count() > 0 || done.wait(60000));

        // The command in the file names the model and makes the same bytes, also without the window.
        const auto command = figureCommand(file.toStdString());
        QVERIFY(command.ok());
        QVERIFY2(command->starts_with("doppler render gantt ") &&
                     command->find("attention.onnx --devices 4xP100-switch") != std::string::npos &&
                     command->find("--placer auto") != std::string::npos &&
                     command->find("--preset two-columns") != std::string::npos,
                 command->c_str());
        QStringList words;
        for (const std::string& word : shellWords(*command))
            words += QString::fromStdString(word);
        QVERIFY(draws(words.mid(1), QStringLiteral("figure.pdf"), file));
        QVERIFY(draws({QStringLiteral("render"), QStringLiteral("--from"), file, QStringLiteral("-o"),
                       QStringLiteral("again.pdf")},
                      QStringLiteral("again.pdf"), file));

        if (!tests::hasPdfReaders())
            QFAIL("pdfinfo (poppler-utils) or mutool (mupdf-tools) is missing; scripts/setup.sh test "
                  "installs them");
        tests::checkPdf(file, {QStringLiteral("gpu0"), QStringLiteral("gpu3")});
    }

private:
    /// Whether the program with these words writes `made`, and the same bytes as in `wanted`.
    [[nodiscard]] bool draws(const QStringList& words, const QString& made, const QString& wanted) const
    {
        QProcess program;
        program.setWorkingDirectory(m_home.path());
        program.start(QStringLiteral(DOPPLER_BIN "/doppler"), words);
        return program.waitForFinished(120000) && program.exitCode() == 0 &&
               contentOf(m_home.filePath(made)) == contentOf(wanted);
    }

    tests::ScratchFolder m_home;
};

DOPPLER_TEST_WITH(QApplication, AuthorFigureTest)

} // namespace author_figure_test

#include "author_figure.moc"
