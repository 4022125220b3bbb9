// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_panel.h"

#include "core/base/excerpt.h"
#include "core/training/training_engine.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/estimate_row.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_state.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>

namespace doppler {

TrainingPanel::TrainingPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_curves(new TrainingView),
      m_training(new TrainingRuns(context.workbench, *m_curves, context.parts.get<PolicyView>(), this))
{
    context.parts.add(*m_curves);
    context.parts.add(*m_training);
    context.parts.add(*this);
    m_curves->setTableActions({context.actions.copyTable, context.actions.saveTable});
    m_curves->fitAction()->setShortcut({}); // The key F goes by the focus, in one place: Panel::fit().
    connect(m_curves, &TrainingView::trainRequested, this, &TrainingPanel::askTraining);
    connect(m_curves, &TrainingView::saved, &context.workbench, &Workbench::saved);
    connect(m_curves, &TrainingView::failed, &context.workbench, &Workbench::failed);
    connectTraining();
    connectActions();
}

PanelPlace TrainingPanel::place() const { return {PanelPlace::Area::Bottom, true}; }

QWidget* TrainingPanel::widget() { return m_curves; }

void TrainingPanel::connectTraining()
{
    PolicyView& policy = m_context.parts.get<PolicyView>();
    Workbench& workbench = m_context.workbench;
    policy.offer(m_curves->trainAction());
    connect(m_training, &TrainingRuns::started, this, &Panel::forwardRequested);
    connect(m_training, &TrainingRuns::started, &policy, &PolicyView::release);
    connect(m_training, &TrainingRuns::logsShown, this, &Panel::forwardRequested);
    connect(m_training, &TrainingRuns::proposed, this, &TrainingPanel::openDialog);
    connect(m_training, &TrainingRuns::failed, &m_context.messages, &MessageBar::showError);
    connect(&workbench, &Workbench::trainingLogsGiven, m_training, &TrainingRuns::openLogs);
    connect(&workbench, &Workbench::checkpointGiven, this, &TrainingPanel::offerCheckpoint);
    for (const auto signal : {&TrainingRuns::started, &TrainingRuns::ended, &TrainingRuns::logsShown})
        connect(m_training, signal, this, &Panel::stateChanged);
    connect(m_training, &TrainingRuns::forgotten, this, &Panel::stateChanged);
}

void TrainingPanel::connectActions()
{
    const WindowActions& a = m_context.actions;
    connect(a.followTraining, &QAction::toggled, this, [this](bool follow) {
        m_context.settings.setFollowTraining(follow);
        m_training->setFollow(follow);
    });
    a.followTraining->setChecked(m_context.settings.followTraining());
    m_training->setFollow(m_context.settings.followTraining());
    connect(a.train, &QAction::triggered, this, &TrainingPanel::askTraining);
    connect(a.resumeTraining, &QAction::triggered, this, &TrainingPanel::askCheckpoint);
    connect(a.openTrainingLog, &QAction::triggered, this, &TrainingPanel::askLogs);
}

void TrainingPanel::askTraining()
{
    if (m_context.workbench.problem())
        openDialog(m_training->proposal());
}

void TrainingPanel::openDialog(const TrainingSetup& proposal)
{
    Workbench& workbench = m_context.workbench;
    QStringList documents; // Graphs of the runs in the list, but for the open one.
    for (const RunEntry& entry : workbench.runs()->entries())
        if (entry.graphSource != workbench.graphSource() && !documents.contains(entry.graphSource))
            documents += entry.graphSource;
    auto* dialog = new TrainingDialog(proposal, &m_context.window, documents);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setEventFolder(m_training->proposedEventFolder());
    dialog->estimate()->setEarlierRates(
        [this](const TrainingSetup& setup) { return m_training->earlierRates(setup); });
    connect(dialog, &QDialog::accepted, this, [this, dialog, proposed = programOfTraining(proposal.options)] {
        start(dialog->order(), proposed);
    });
    dialog->open();
}

/// A program that the user typed may run; one that was proposed, by a checkpoint for instance, is asked
/// about.
void TrainingPanel::start(const TrainingOrder& order, const std::string& proposedProgram)
{
    Approvals& approvals = m_context.workbench.approvals();
    const std::string program = programOfTraining(order.setup.options);
    if (program != proposedProgram && !program.empty())
        approvals.approve(program);
    if (approvals.checkProgram(program)) {
        m_training->start(order);
        return;
    }
    auto* question = new QMessageBox(
        QMessageBox::Warning, tr("Run program"),
        tr("Stage III of this training runs the following command on this computer. Run it only if you trust "
           "the person from whom you have the checkpoint or session.\n\n%1")
            .arg(QString::fromStdString(excerpt(program, 1000))),
        QMessageBox::NoButton, &m_context.window);
    question->setObjectName(QStringLiteral("programQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton* run = question->addButton(tr("&Run"), QMessageBox::AcceptRole);
    run->setObjectName(QStringLiteral("runProgram"));
    question->setDefaultButton(question->addButton(QMessageBox::Cancel));
    connect(run, &QPushButton::clicked, this, [this, order, program] {
        m_context.workbench.approvals().approve(program);
        m_training->start(order);
    });
    question->open();
}

void TrainingPanel::askCheckpoint()
{
    const QString file = askOpenFile(&m_context.window, tr("Resume from checkpoint"),
                                     tr("Checkpoints (*.checkpoint *.doppler)"));
    if (!file.isEmpty())
        resumeFrom(file);
}

void TrainingPanel::askLogs()
{
    const QStringList files =
        askOpenFiles(&m_context.window, tr("Open training logs"), tr("Training logs (*.jsonl *tfevents*)"));
    if (!files.isEmpty())
        m_training->openLogs(files);
}

void TrainingPanel::resumeFrom(const QString& checkpoint) { m_training->proposeResume(checkpoint); }

/// Doesn't block: the answer comes with a button, if ever.
void TrainingPanel::offerCheckpoint(const QString& checkpoint)
{
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Open checkpoint"),
        tr("%1 contains a trained policy. Place the open graph with it, or continue its training?")
            .arg(QFileInfo(checkpoint).fileName()),
        QMessageBox::NoButton, &m_context.window);
    question->setObjectName(QStringLiteral("checkpointQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton* place = question->addButton(tr("&Place with it"), QMessageBox::AcceptRole);
    place->setObjectName(QStringLiteral("placeWithIt"));
    QPushButton* train = question->addButton(tr("Continue trainin&g"), QMessageBox::AcceptRole);
    train->setObjectName(QStringLiteral("goOnTraining"));
    question->addButton(QMessageBox::Cancel);
    question->setDefaultButton(place);
    connect(place, &QPushButton::clicked, this,
            [this, checkpoint] { m_context.workbench.placeByCheckpoint(checkpoint); });
    connect(train, &QPushButton::clicked, this, [this, checkpoint] { resumeFrom(checkpoint); });
    question->open();
}

QJsonObject TrainingPanel::state() const
{
    QJsonObject state = switchStates(m_curves->savedSwitches());
    mergeInto(state, controlStates(m_curves->savedControls()));
    state[QLatin1String("training")] = trainingSettings(*m_training);
    return state;
}

void TrainingPanel::setState(const QJsonObject& parts, const RunOfSession&)
{
    setSwitches(m_curves->savedSwitches(), parts);
    setControls(m_curves->savedControls(), parts);
    if (const QJsonValue settings = parts[QLatin1String("training")]; settings.isObject())
        setTrainingSettings(*m_training, settings.toObject());
}

std::map<std::string, LargePart> TrainingPanel::largeParts()
{
    return {{"trainings", trainingRecordsPart(*m_training)}};
}

void TrainingPanel::retranslate() { m_training->retranslate(); }

void TrainingPanel::reportActivities(Activities& activities)
{
    const QString name = QStringLiteral("further graphs");
    connect(m_training, &TrainingRuns::loadingChanged, this, [this, name, &activities] {
        if (m_training->loading())
            activities.tell(
                name, [] { return tr("Loading graphs to train on…"); },
                [this] { m_training->cancelLoading(); });
        else
            activities.end(name);
    });
    connect(m_training, &TrainingRuns::loadProgressed, &activities,
            [name, &activities](double share) { activities.reached(name, share); });
}

WriteQueue* TrainingPanel::writes() { return &m_curves->writes(); }

bool TrainingPanel::fit()
{
    m_curves->fitAction()->trigger();
    return true;
}

bool TrainingPanel::hasContent() const { return m_curves->table()->rowCount() > 0; }

void TrainingPanel::close() { m_training->abortAll(); }

std::unique_ptr<Panel> makeTrainingPanel(const PanelContext& context)
{
    return std::make_unique<TrainingPanel>(context);
}

} // namespace doppler
