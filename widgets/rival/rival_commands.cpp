// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rival/rival_commands.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "widgets/rival/rival_dialog.h"
#include "widgets/shell/save_file.h"
#include "widgets/side_by_side/side_by_side_runs.h"

#include <QFile>
#include <QFileInfo>
#include <QMainWindow>

namespace doppler {

RivalCommands::RivalCommands(const PanelContext& context) : QObject(&context.window), m_context(context) {}

void RivalCommands::find()
{
    auto* dialog = new RivalDialog(m_context.workbench.problem(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RivalDialog::openRequested, this, [this, dialog] {
        const QString name = // A slash would be read as a folder.
            QString::fromStdString(dialog->setup().start->graph().name()).replace(u'/', u'-');
        const QString file = askSaveFile(&m_context.window, tr("Save the hard problem"),
                                         name + QStringLiteral("-hard.json"), tr("Graphs (*.json)"));
        if (file.isEmpty())
            return;
        open(dialog->setup(), *dialog->outcome(), file);
        dialog->close();
    });
    dialog->show(); // The window can be used meanwhile.
}

void RivalCommands::open(const RivalSetup& setup, const RivalOutcome& found, const QString& file)
{
    Workbench& workbench = m_context.workbench;
    const QFileInfo graph(file);
    // Only the file of the graph was asked about: no other one is overwritten.
    const QString base = graph.absolutePath() + QLatin1Char('/') + graph.completeBaseName();
    QString devices = base + QStringLiteral(".devices.json");
    for (int number = 2; QFileInfo::exists(devices); ++number)
        devices = base + QStringLiteral(".devices-%1.json").arg(number);
    const auto write = [&workbench](const QString& to, std::function<std::string()> text) {
        workbench.write(to, [path = QFile::encodeName(to).toStdString(), text = std::move(text)](
                                const std::stop_token&) { return writeFile(path, text()); });
    };
    const ProblemPtr problem = found.problem;
    write(file, [problem] { return writeGraphJson(problem->graph()); });
    write(devices, [problem] { return writeDevicesJson(problem->topology()); });
    const auto result = [&](const ChosenPlacer& placer, const RivalRun& run) {
        ComparedRun compared;
        compared.problem = problem;
        compared.graphSource = file;
        compared.topologySource = devices;
        compared.placer = placer.placer->info().id;
        compared.placement = run.placement;
        compared.seed = setup.seed;
        return compared;
    };
    m_context.parts.get<SideBySideRuns>().openBoth(result(setup.b, found.b), result(setup.a, found.a));
}

} // namespace doppler
