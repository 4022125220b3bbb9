// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/copy_commands.h"

#include "core/base/shell_word.h"
#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/figure_export/figure_dialog.h"
#include "widgets/main_window/copying.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/runs/training_job.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QMainWindow>

namespace doppler {

namespace {

Result<std::string> chartCommand(const StudyRequest& request, const std::string& chart)
{
    constexpr std::string_view before = "doppler compare";
    const auto kept = withSavedLocks(request);
    if (!kept)
        return kept.error();
    const auto command = comparisonCommand(*kept);
    return command ? Result<std::string>("doppler render compare" + command->substr(before.size()) +
                                         " --chart " + chart)
                   : command;
}

/// Of all trainings whose logs are complete; empty while one still writes its log, because the same command
/// would draw another figure later.
std::string trainingFigureCommand(const TrainingRuns& trainings)
{
    std::string command;
    if (trainings.active())
        return command;
    for (const TrainingRecord& training : trainings.records())
        command += ' ' + shellWord(training.log);
    return command.empty() ? command : "doppler render training" + command;
}

} // namespace

CopyCommands::CopyCommands(const PanelContext& context, Copying& copying)
    : QObject(&context.window), m_context(context), m_copying(copying)
{
    const WindowActions& a = context.actions;
    connect(a.copyExplanationCommand, &QAction::triggered, this,
            [this] { m_copying.copyExplanation(m_context.parts.get<ExplainPanel>().explanation()); });
    connect(a.copyComparisonCommand, &QAction::triggered, this,
            [this] { m_copying.copyComparison(m_context.parts.get<ComparisonView>().request()); });
    connect(a.copyTrainingCommand, &QAction::triggered, this, &CopyCommands::copyTraining);
    connect(a.exportFigure, &QAction::triggered, this, &CopyCommands::exportFigure);
    a.copyTrainingCommand->setEnabled(false);
    connect(&context.parts.get<TrainingView>(), &TrainingView::currentJobChanged, a.copyTrainingCommand,
            [action = a.copyTrainingCommand](TrainingJob* job) {
                action->setEnabled(job && job->setup().problem);
            });
}

void CopyCommands::exportFigure()
{
    const RunPtr& run = m_context.workbench.run();
    if (!run)
        return;
    const QString name = QString::fromStdString(run->problem->graph().name());
    std::vector<FigureSource> sources{{tr("Gantt chart"), name + QStringLiteral("-gantt"),
                                       m_copying.figureCommand(CommandFor::GanttFigure)},
                                      {tr("Graph"), name, m_copying.figureCommand(CommandFor::GraphFigure)}};
    if (auto command = m_copying.sideBySideFigureCommand())
        sources.push_back({tr("Runs side by side"), name + QStringLiteral("-runs"), std::move(command)});
    if (auto command = m_copying.fourBarsFigureCommand())
        sources.push_back({tr("Four bars"), name + QStringLiteral("-four-bars"), std::move(command)});
    const StudyRequest request = m_context.parts.get<ComparisonView>().request();
    if (!request.placers.empty() && !request.graphs.empty() && !request.topologies.empty())
        for (const auto& [title, chart] : {std::pair{tr("Comparison: box plots"), "boxes"},
                                           {tr("Comparison: best so far"), "best-so-far"}})
            sources.push_back(
                {title, QStringLiteral("comparison-") + QString::fromLatin1(chart),
                 [request, chart = std::string(chart)] { return chartCommand(request, chart); }});
    if (const std::string command = trainingFigureCommand(m_context.parts.get<TrainingRuns>());
        !command.empty())
        for (const auto& [title, chart] :
             {std::pair{tr("Training: makespan"), "makespan"}, {tr("Training: loss"), "loss"}})
            sources.push_back(
                {title, name + QStringLiteral("-training-") + QString::fromLatin1(chart),
                 [drawn = command + " --chart " + chart] { return Result<std::string>(drawn); }});
    auto* dialog = new FigureDialog(std::move(sources), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FigureDialog::exported, &m_context.workbench, &Workbench::saved);
    dialog->show(); // The window can be used while the figure is drawn.
}

/// Of a log it is not known what it was trained on.
void CopyCommands::copyTraining()
{
    const TrainingJob* job = m_context.parts.get<TrainingView>().currentJob();
    if (!job || !job->setup().problem)
        return;
    TrainingRuns& training = m_context.parts.get<TrainingRuns>();
    std::vector<SourceNames> sources{training.sourcesOf(job->setup().problem)};
    for (const ProblemPtr& other : job->setup().others)
        sources.push_back(training.sourcesOf(other));
    m_copying.copyCommand(trainingCommand(job->setup(), sources, job->eventFolder()));
}

} // namespace doppler
