// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/copy_commands.h"

#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/main_window/copying.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/runs/training_job.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QMainWindow>

namespace doppler {

CopyCommands::CopyCommands(const PanelContext& context, Copying& copying)
    : QObject(&context.window), m_context(context), m_copying(copying)
{
    const WindowActions& a = context.actions;
    connect(a.copyExplanationCommand, &QAction::triggered, this,
            [this] { m_copying.copyExplanation(m_context.parts.get<ExplainPanel>().explanation()); });
    connect(a.copyComparisonCommand, &QAction::triggered, this,
            [this] { m_copying.copyComparison(m_context.parts.get<ComparisonView>().request()); });
    connect(a.copyTrainingCommand, &QAction::triggered, this, &CopyCommands::copyTraining);
    a.copyTrainingCommand->setEnabled(false);
    connect(&context.parts.get<TrainingView>(), &TrainingView::currentJobChanged, a.copyTrainingCommand,
            [action = a.copyTrainingCommand](TrainingJob* job) {
                action->setEnabled(job && job->setup().problem);
            });
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
    m_copying.copyCommand(trainingCommand(job->setup(), sources));
}

} // namespace doppler
