// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/file_commands.h"

#include "core/io/attributes/attribute_mapping.h"
#include "core/io/attributes/attribute_reader.h"
#include "core/io/bytes/file.h"
#include "widgets/arrivals/workload_dialog.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/options/attribute_mapping_dialog.h"
#include "widgets/options/given_options_dialog.h"
#include "widgets/place_model/place_model_wizard.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/workbench/file_filters.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <algorithm>

namespace doppler {

namespace {
std::string encoded(const QString& file) { return QFile::encodeName(file).toStdString(); }
} // namespace

FileCommands::FileCommands(const PanelContext& context) : QObject(&context.window), m_context(context)
{
    const WindowActions& a = context.actions;
    connect(a.newGraph, &QAction::triggered, this, &FileCommands::makeGraph);
    connect(a.placeModel, &QAction::triggered, this, &FileCommands::placeModel);
    connect(a.openGraph, &QAction::triggered, this, &FileCommands::openGraph);
    connect(a.openGraphFolder, &QAction::triggered, this, &FileCommands::openGraphFolder);
    connect(a.importOptions, &QAction::triggered, &context.workbench, &Workbench::readGraphAgain);
    connect(a.openDevices, &QAction::triggered, this, &FileCommands::openDevices);
    connect(a.openPlacement, &QAction::triggered, this, &FileCommands::openPlacement);
    connect(a.openTrace, &QAction::triggered, this, &FileCommands::openTrace);
    connect(a.workload, &QAction::triggered, this, &FileCommands::editWorkload);
    connect(&context.workbench, &Workbench::workloadGiven, this, &FileCommands::openWorkload);
    connect(a.placeWithCheckpoint, &QAction::triggered, this, &FileCommands::openCheckpoint);
    context.workbench.readOptions().merge(context.settings.givenOptions());
    connect(&context.workbench, &Workbench::optionsWanted, this, &FileCommands::askOptions);
    connect(&context.workbench, &Workbench::noted, this, &FileCommands::askUnused);
}

void FileCommands::openGraph()
{
    const QString file = askOpenFile(&m_context.window, tr("Open graph"), graphFileFilters());
    if (!file.isEmpty())
        m_context.workbench.openFiles({file}); // Of whatever kind it is.
}

void FileCommands::openGraphFolder()
{
    const QString folder = askOpenFolder(&m_context.window, tr("Open folder of traces"));
    if (!folder.isEmpty())
        m_context.workbench.openFiles({folder});
}

void FileCommands::openDevices()
{
    const QString file = askOpenFile(&m_context.window, tr("Open devices"), tr("Devices (*.json)"));
    if (!file.isEmpty())
        m_context.workbench.openFiles({file}, Workbench::Prefer::Devices);
}

void FileCommands::openPlacement()
{
    const QString file = askOpenFile(&m_context.window, tr("Open placement"), tr("Placements (*.json)"));
    if (!file.isEmpty())
        m_context.workbench.openPlacement(file);
}

void FileCommands::openTrace()
{
    const QString file =
        askOpenFile(&m_context.window, tr("Open trace"), tr("Traces (*.json *.json.gz *.csv)"));
    if (!file.isEmpty())
        m_context.workbench.openTrace(file);
}

void FileCommands::openCheckpoint()
{
    const QString file = askOpenFile(&m_context.window, tr("Place with a checkpoint"),
                                     tr("Checkpoints (*.checkpoint *.doppler)"));
    if (!file.isEmpty())
        m_context.workbench.placeByCheckpoint(file);
}

void FileCommands::makeGraph()
{
    if (!m_generator) { // Kept when it is closed, and with it a text that is not saved yet.
        m_generator = new GeneratorDialog(&m_context.window);
        m_generator->useReadOptions(m_context.workbench.readOptions());
        connect(m_generator, &GeneratorDialog::openRequested, this, [this](const QString& source) {
            if (QFileInfo::exists(source))
                m_context.settings.setGivenOptions(source, optionsOf(source)); // For the next start.
            m_context.workbench.openGraph(source);
        });
    }
    m_generator->startFrom(m_context.workbench.graphSource());
    m_generator->open();
}

WorkloadDialog& FileCommands::workloadDialog()
{
    Workbench& workbench = m_context.workbench;
    if (!m_workload) { // Kept when it is closed, and with it what is not saved yet.
        const auto proposed = [](const QString& open, const char* standard) {
            return open.isEmpty() ? QString::fromLatin1(standard) : open;
        };
        m_workload = new WorkloadDialog(proposed(workbench.graphSource(), "chainmm"),
                                        proposed(workbench.topologySource(), "4xP100"), workbench.model(),
                                        &m_context.window);
        connect(m_workload, &WorkloadDialog::runsReady, this, &FileCommands::showWorkloadRuns);
        connect(m_workload, &WorkloadDialog::saveRequested, this,
                [this](const QString& file, const auto& text) {
                    m_context.workbench.write(file, [file, text](const std::stop_token&) {
                        return writeFile(encoded(file), text);
                    });
                });
    }
    return *m_workload;
}

void FileCommands::editWorkload()
{
    WorkloadDialog& dialog = workloadDialog();
    dialog.proposeModel(m_context.workbench.model());
    dialog.show(); // The window can be used meanwhile.
    dialog.raise();
}

void FileCommands::openWorkload(const QString& file)
{
    editWorkload();
    m_workload->load(file);
}

/// Several runs are shown side by side.
void FileCommands::showWorkloadRuns(const std::vector<RunEntry>& runs)
{
    const QList<quint64> ids = m_context.workbench.openRuns(runs);
    if (ids.size() > 1)
        m_context.parts.get<SideBySideRuns>().open(ids);
}

void FileCommands::placeModel()
{
    auto* wizard = new PlaceModelWizard(m_context.workbench, m_context.settings, &m_context.window);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &PlaceModelWizard::openRequested, &m_context.workbench, &Workbench::openResult);
    wizard->show(); // The window can be used meanwhile.
}

GivenOptions FileCommands::optionsOf(const QString& file) const
{
    return m_context.workbench.readOptions().of(encoded(file));
}

/// Doesn't block: the answer comes when the dialog is accepted, if ever.
void FileCommands::askOptions(const SessionRequest& request, const std::vector<OptionSpec>& wanted)
{
    if (std::ranges::all_of(wanted, mapsAttribute)) {
        askMapping(request);
        return;
    }
    auto* dialog = new GivenOptionsDialog(request.graph, wanted, optionsOf(request.graph), request.allOptions,
                                          &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, request] { openWith(request, dialog->values()); });
    dialog->open();
}

/// Offers to map the attributes of a graph that was opened, once for each file.
void FileCommands::askUnused(const std::vector<Message>& notes)
{
    const QString file = m_context.workbench.graphSource();
    if (!std::ranges::any_of(notes, isAboutUnusedAttributes) || !optionsOf(file).empty() ||
        m_asked.contains(file))
        return;
    m_asked.insert(file);
    askMapping({file, {}, {}, {{m_context.workbench.placer(), 1, {}}}});
}

/// As askOptions().
void FileCommands::askMapping(const SessionRequest& request)
{
    if (m_mapping)
        m_mapping->reject(); // the newer file's attributes are asked for
    m_mapping = new AttributeMappingDialog(request.graph, optionsOf(request.graph), &m_context.window);
    m_mapping->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_mapping, &QDialog::accepted, this,
            [this, dialog = m_mapping.data(), request] { openWith(request, dialog->values()); });
    m_mapping->open();
}

void FileCommands::openWith(const SessionRequest& request, const GivenOptions& options)
{
    m_context.workbench.readOptions().set(encoded(request.graph), options);
    m_context.settings.setGivenOptions(request.graph, options);
    SessionRequest answered = request;
    answered.optionsGiven = true;
    m_context.workbench.openSession(answered);
}

} // namespace doppler
