// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/copying.h"

#include "core/base/fingerprint.h"
#include "core/io/placement_format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/dock.h"
#include "widgets/main_window/message_bar.h"
#include "widgets/main_window/picture_export.h"
#include "widgets/main_window/whole_panel.h"
#include "widgets/main_window/window_actions.h"
#include "widgets/runs/runs_model.h"
#include "widgets/session/command_line.h"
#include "widgets/table/table_files.h"
#include "widgets/theme.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QStandardPaths>

namespace doppler {

namespace {

/// The same placement has the same file.
QString placementName(const Run& run)
{
    Fingerprint print;
    for (const DeviceId device : run.placement.devices)
        print.add(device.value);
    for (const VertexId vertex : run.placement.order)
        print.add(vertex.value);
    return QStringLiteral("%1-%2-%3.json")
        .arg(QString::fromStdString(run.problem->graph().name()), QString::fromStdString(run.placer))
        .arg(print.value(), 16, 16, QLatin1Char('0'))
        .replace(QLatin1Char('/'), QLatin1Char('_'));
}

} // namespace

Copying::Copying(Workbench& workbench, GraphView& graph, GanttView& gantt, TableFiles& tables,
                 MessageBar& messages, const WindowActions& actions, QWidget* window)
    : QObject(window), m_workbench(workbench), m_graph(graph), m_gantt(gantt), m_messages(messages),
      m_window(window), m_writing({[this](const QString& text) { take(text); },
                                   [this](const Error& error) { m_messages.showError(error); },
                                   {}})
{
    connect(actions.copyPicture, &QAction::triggered, this, &Copying::copyPicture);
    connect(actions.copyTable, &QAction::triggered, &tables, [&tables] { tables.copy(*tables.inFront()); });
    connect(&tables, &TableFiles::copied, this, [this] {
        m_messages.showNotice([] { return tr("The table is in the clipboard"); });
        emit copied();
    });
    connect(actions.copyCommand, &QAction::triggered, this, [this] { copyCommand(CommandFor::Simulation); });
    connect(actions.copyWindowCommand, &QAction::triggered, this,
            [this] { copyCommand(CommandFor::Window); });
    const auto follow = [this, picture = actions.copyPicture,
                         commands = QList<QAction*>{actions.copyCommand, actions.copyWindowCommand}] {
        picture->setEnabled(m_workbench.problem() != nullptr);
        for (QAction* action : commands)
            action->setEnabled(m_workbench.run() != nullptr);
    };
    connect(&workbench, &Workbench::problemChanged, this, follow);
    connect(&workbench, &Workbench::runChanged, this, follow);
    follow();
}

void Copying::copyPicture()
{
    QWidget* focus = m_window->focusWidget();
    const QDockWidget* panel = panelOf(focus);
    const QColor ground = tokens(m_window->palette()).canvas;
    QImage image;
    if (panel && panel->isAncestorOf(&m_gantt) && m_gantt.run())
        image = pictureAsImage(m_gantt.pictureSize(), ground, [this](QPainter& painter, const QRectF& area) {
            m_gantt.paintPicture(painter, area);
        });
    else if (panel) {
        const WholePanel whole(*panel->widget());
        image = panel->widget()->grab().toImage();
    } else
        image = pictureAsImage(m_graph.pictureSize(), ground, [this](QPainter& painter, const QRectF& area) {
            m_graph.paintPicture(painter, area);
        });
    QGuiApplication::clipboard()->setImage(image);
    m_messages.showNotice([] { return tr("The picture is in the clipboard"); });
    emit copied();
}

QString Copying::placementFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("placements"));
}

void Copying::copyCommand(CommandFor program)
{
    const RunEntry* shown = m_workbench.runs()->find(m_workbench.runId());
    if (!shown)
        return;
    m_writing.start([listed = *shown, asked = m_workbench.requestOf(shown->id),
                     program](std::stop_token, const auto&) -> Result<QString> {
        const auto sourced = withSources(listed, placementFolder());
        if (!sourced)
            return sourced.error();
        const RunEntry& entry = *sourced;
        std::string file;
        if (needsPlacementFile(entry, asked)) {
            const Run& run = *entry.run;
            QDir().mkpath(placementFolder());
            file = QFile::encodeName(QDir(placementFolder()).filePath(placementName(run))).toStdString();
            if (auto written = writePlacement(*run.problem, run.placement, run.placer, file); !written)
                return written.error();
        }
        const auto command = commandFor(entry, asked, program, file);
        return command ? Result<QString>(QString::fromStdString(*command)) : command.error();
    });
}

void Copying::copyCommand(const Result<std::string>& command)
{
    if (command)
        take(QString::fromStdString(*command));
    else
        m_messages.showError(command.error());
}

void Copying::take(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    m_messages.showNotice([text] { return tr("In the clipboard: %1").arg(text); });
    emit copied();
}

} // namespace doppler
