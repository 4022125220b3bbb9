// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_scene.h"
#include "core/run/measured/executions.h"
#include "widgets/jobs/job.h"
#include "widgets/lessons/lesson_workloads.h"
#include "widgets/workbench/loading.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

class QAction;
class QDockWidget;
class QWidget;

namespace doppler {

class ExplainPanel;
class GraphControls;
class GraphView;
class Playback;
class PolicyView;
class TrainingJob;
class TrainingRuns;
class TrainingView;
class Workbench;
class WorkloadDialog;

/// A widget, or an action that a menu bar or tool bar shows.
struct LessonTarget {
    QWidget* widget = nullptr;
    QAction* action = nullptr;
};

/// The window as lessons control it: executes the commands of their steps one after the other, and reports
/// the state of the window. GUI thread only; nothing blocks.
class LessonStage : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workbench& workbench;
        Playback& playback;
        TrainingRuns& training;
        TrainingView& curves;
        PolicyView& policy;
        GraphView& graph;
        GraphControls& controls; ///< Of the graph view.
        ExplainPanel& explain;
        std::map<std::string, QDockWidget*> panels;  ///< By the names of lessonPanels().
        std::map<std::string, LessonTarget> targets; ///< By the names of lessonTargets().
        /// Moves a vertex of the shown run to a device, like an edit by hand.
        std::function<void(VertexId, DeviceId)> move;
        std::function<WorkloadDialog&()> workload; ///< Made when it is first needed, and not shown by this.
    };
    /// All parts must outlive it.
    explicit LessonStage(Parts parts, QObject* parent = nullptr);

    /// The folder of a lesson's own graphs and devices.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// Queues these commands; performed() or failed() follows.
    void perform(std::span<const LessonCommand> commands);
    /// Cancels the queued commands and the work that the stage started.
    void cancel();
    /// Whether commands are queued or their work is in progress.
    [[nodiscard]] bool performing() const { return !m_waiting.empty() || m_timer.isActive(); }
    /// Everything that checks see, except for answers and saved numbers.
    [[nodiscard]] LessonScene scene() const;
    [[nodiscard]] LessonTarget target(const std::string& name) const;
    [[nodiscard]] const Parts& parts() const { return m_parts; }
    /// Ends a lesson: restores the dialog of workloads.
    void leave() { m_workloads.leave(); }

signals:
    void performed();
    /// The commands after the failed one are cancelled.
    void failed(const doppler::Error& error);
    /// Emitted when anything changes that checks see.
    void changed();

private:
    void next();
    [[nodiscard]] bool working() const;
    void give(const Error& error);
    void openDocument();
    void perform(const LessonCommand& command);
    void placeCursor(const LessonQuantity& place);
    void moveVertex(const LessonCommand& command);
    void train(const LessonCommand& command);
    /// `engineId` is empty for the first engine.
    void executeShown(const std::string& engineId);
    void showRunOf(const std::string& placer);
    void showPanel(const std::string& name);
    void showPage(const std::string& page);
    void selectVertex(const LessonCommand& command);
    /// The path of a file in the lesson's folder, or the name of something built in. Refuses other files.
    [[nodiscard]] Result<QString> sourceOf(const std::string& name) const;
    [[nodiscard]] std::string nameOf(const QString& source) const;

    Parts m_parts;
    QString m_folder;
    std::deque<LessonCommand> m_waiting;
    QTimer m_timer; ///< Polls whether started work is done.
    QPointer<TrainingJob> m_trained;
    std::string m_engine;
    Job<Executions, double> m_executing;
    LessonWorkloads m_workloads;
};

} // namespace doppler
