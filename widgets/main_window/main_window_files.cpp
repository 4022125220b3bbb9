// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "widgets/animation/animation_dialog.h"
#include "widgets/calibration/calibration_dialog.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/options/given_options_dialog.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/workbench/file_filters.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <stop_token>

namespace doppler {

namespace {

/// A placer within the name of a file: a checkpoint is one with folders.
QString fileWord(const std::string& placer) { return QFileInfo(QString::fromStdString(placer)).fileName(); }

std::string encoded(const QString& file) { return QFile::encodeName(file).toStdString(); }

} // namespace

QString MainWindow::askOpen(const QString& title, const QString& filter)
{
    const QString all = tr("All files (*)");
    QString file =
        QFileDialog::getOpenFileName(this, title, m_settings.folder(), filter + QStringLiteral(";;") + all);
    if (!file.isEmpty())
        m_settings.setFolder(QFileInfo(file).absolutePath());
    return file;
}

QString MainWindow::askSave(const QString& title, const QString& name, const QString& filter)
{
    return askSaveFile(this, title, name, filter);
}

void MainWindow::askNewGraph()
{
    if (!m_generator) { // kept when it is closed, and with it a text that is not saved yet
        m_generator = new GeneratorDialog(this);
        m_generator->useReadOptions(m_workbench.readOptions());
        connect(m_generator, &GeneratorDialog::openRequested, this, [this](const QString& source) {
            if (QFileInfo::exists(source))
                m_settings.setGivenOptions(
                    source, m_workbench.readOptions().of(encoded(source))); // for the next start
            m_workbench.openGraph(source);
        });
    }
    m_generator->startFrom(m_workbench.graphSource());
    m_generator->open();
}

/// Doesn't block: the answer comes when the dialog is accepted, if ever.
void MainWindow::askGivenOptions(const SessionRequest& request, const std::vector<OptionSpec>& wanted)
{
    auto* dialog =
        new GivenOptionsDialog(request.graph, wanted, m_workbench.readOptions().of(encoded(request.graph)),
                               request.allOptions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, request] {
        m_workbench.readOptions().set(encoded(request.graph), dialog->values());
        m_settings.setGivenOptions(request.graph, dialog->values());
        SessionRequest answered = request;
        answered.optionsGiven = true;
        m_workbench.openSession(answered);
    });
    dialog->open();
}

void MainWindow::openGraphFile()
{
    const QString file = askOpen(tr("Open graph"), graphFileFilters());
    if (!file.isEmpty())
        m_workbench.openFiles({file}); // Whatever it is.
}

void MainWindow::openDevicesFile()
{
    const QString file = askOpen(tr("Open devices"), tr("Devices (*.json)"));
    if (!file.isEmpty())
        m_workbench.openFiles({file}, Workbench::Prefer::Devices);
}

void MainWindow::openPlacementFile()
{
    const QString file = askOpen(tr("Open placement"), tr("Placements (*.json)"));
    if (!file.isEmpty())
        m_workbench.openPlacement(file);
}

void MainWindow::openTraceFile()
{
    const QString file = askOpen(tr("Open trace"), tr("Traces (*.json *.json.gz *.csv)"));
    if (!file.isEmpty())
        m_workbench.openTrace(file);
}

void MainWindow::askExecution()
{
    auto* dialog = new ExecutionDialog(m_workbench.run(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExecutionDialog::executed, &m_workbench,
            [this](const RunPtr& measured, const QString& engine) {
                m_workbench.showMeasured(measured, engine.toStdString());
            });
    dialog->open();
}

void MainWindow::askCalibration()
{
    auto* dialog = new CalibrationDialog(m_workbench.problem(), m_workbench.run(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CalibrationDialog::openRequested, this,
            [this, dialog] { openCalibrated(*dialog->calibrated()); });
    dialog->open();
}

void MainWindow::openCalibrated(const Topology& devices)
{
    const QString name = QString::fromStdString(devices.name()) + QStringLiteral(".json");
    const QString file = askSave(tr("Save calibrated devices"), name, tr("Devices (*.json)"));
    if (file.isEmpty())
        return;
    const auto written = writeFile(QFile::encodeName(file).toStdString(), writeDevicesJson(devices));
    if (written)
        m_workbench.openTopology(file);
    else
        m_messages->showError(written.error());
}

void MainWindow::savePlacementFile(quint64 run)
{
    const RunEntry* entry = m_workbench.runs()->find(run);
    if (!entry)
        return;
    const QString name =
        QStringLiteral("%1-%2.json")
            .arg(QString::fromStdString(entry->run->problem->graph().name()), fileWord(entry->run->placer));
    const QString file = askSave(tr("Save placement"), name, placementFileFilter());
    if (!file.isEmpty())
        m_workbench.savePlacement(run, file);
}

void MainWindow::saveTraceFile(quint64 run)
{
    const RunEntry* entry = m_workbench.runs()->find(run);
    if (!entry)
        return;
    const QString name =
        QStringLiteral("%1-%2-trace.json")
            .arg(QString::fromStdString(entry->run->problem->graph().name()), fileWord(entry->run->placer));
    const QString file =
        askSave(tr("Export trace"), name, tr("Traces for Perfetto (*.json);;Tables (*.csv)"));
    if (!file.isEmpty())
        m_workbench.saveTrace(run, file);
}

void MainWindow::askCheckpoint()
{
    const QString file = askOpen(tr("Resume from checkpoint"), tr("Checkpoints (*.checkpoint *.doppler)"));
    if (!file.isEmpty())
        resumeFrom(file);
}

void MainWindow::askPlacingCheckpoint()
{
    const QString file = askOpen(tr("Place with a checkpoint"), tr("Checkpoints (*.checkpoint *.doppler)"));
    if (!file.isEmpty())
        m_workbench.placeByCheckpoint(file);
}

void MainWindow::askTrainingLogs()
{
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Open training logs"), m_settings.folder(),
        tr("Training logs (*.jsonl)") + QStringLiteral(";;") + tr("All files (*)"));
    if (files.isEmpty())
        return;
    m_settings.setFolder(QFileInfo(files.first()).absolutePath());
    m_training->openLogs(files);
}

void MainWindow::resumeFrom(const QString& checkpoint) { m_training->proposeResume(checkpoint); }

/// Doesn't block: the answer comes with a button, if ever.
void MainWindow::offerCheckpoint(const QString& checkpoint)
{
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Open checkpoint"),
                        tr("%1 holds a trained policy. Place the open graph with it, or go on training it?")
                            .arg(QFileInfo(checkpoint).fileName()),
                        QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("checkpointQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton* place = question->addButton(tr("&Place with it"), QMessageBox::AcceptRole);
    place->setObjectName(QStringLiteral("placeWithIt"));
    QPushButton* train = question->addButton(tr("&Go on training"), QMessageBox::AcceptRole);
    train->setObjectName(QStringLiteral("goOnTraining"));
    question->addButton(QMessageBox::Cancel);
    question->setDefaultButton(place);
    connect(place, &QPushButton::clicked, this,
            [this, checkpoint] { m_workbench.placeByCheckpoint(checkpoint); });
    connect(train, &QPushButton::clicked, this, [this, checkpoint] { resumeFrom(checkpoint); });
    question->open();
}

void MainWindow::exportGraph()
{
    const QString name =
        QString::fromStdString(m_workbench.problem()->graph().name()) + QStringLiteral(".svg");
    const QString file = askSave(tr("Export picture of the graph"), name, pictureFilter());
    if (file.isEmpty())
        return;
    m_workbench.write(file, [still = m_graph->still(), size = m_graph->pictureSize(),
                             file](const std::stop_token& cancelled) {
        return exportPicture(
            file, size, [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); },
            cancelled);
    });
}

void MainWindow::exportGantt()
{
    const QString name =
        QString::fromStdString(m_workbench.problem()->graph().name()) + QStringLiteral("-gantt.svg");
    const QString file = askSave(tr("Export picture of the Gantt chart"), name, pictureFilter());
    if (file.isEmpty())
        return;
    m_workbench.write(file, [still = m_gantt->still(), file](const std::stop_token& cancelled) {
        return exportPicture(
            file, still.size().toSize(),
            [&still](QPainter& painter, const QRectF& area) {
                if (still.chart)
                    still.paint(painter, area);
            },
            cancelled);
    });
}

void MainWindow::askAnimation()
{
    auto* dialog = new AnimationDialog(*m_graph, *m_gantt, this);
    dialog->offerRace(*m_sideBySideView->race());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AnimationDialog::exported, &m_workbench, &Workbench::saved);
    dialog->show(); // The window can be used while frames are made.
}

} // namespace doppler
