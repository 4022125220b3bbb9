// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_scene.h"
#include "core/run/executions.h"
#include "widgets/jobs/job.h"
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

/// A widget, or an action that a menu bar or tool bar shows.
struct LessonTarget {
    QWidget* widget = nullptr;
    QAction* action = nullptr;
};

/// The window as lessons drive it: does to it what their steps say, one command after the other, and tells
/// what there is to see. GUI thread only; nothing blocks.
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
        GraphControls& controls; ///< Of the graph.
        ExplainPanel& explain;
        std::map<std::string, QDockWidget*> panels;  ///< By the names of lessonPanels().
        std::map<std::string, LessonTarget> targets; ///< By the names of lessonTargets().
        /// Puts a vertex of the shown run on a device, as people do by hand.
        std::function<void(VertexId, DeviceId)> move;
    };
    /// All parts must outlive it.
    explicit LessonStage(Parts parts, QObject* parent = nullptr);

    /// Where a lesson's own graphs and devices lie.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// Does these after those that are still to be done; performed() or failed() comes then.
    void perform(std::span<const LessonCommand> commands);
    /// Gives up what is still to be done; what the stage itself started ends.
    void cancel();
    /// Commands are still to be done, or what they started goes on.
    [[nodiscard]] bool performing() const { return !m_waiting.empty() || m_timer.isActive(); }
    /// All that checks look at but for answers and what was kept.
    [[nodiscard]] LessonScene scene() const;
    [[nodiscard]] LessonTarget target(const std::string& name) const;
    [[nodiscard]] const Parts& parts() const { return m_parts; }

signals:
    void performed();
    /// The commands behind the one that failed are given up.
    void failed(const doppler::Error& error);
    /// Something that checks look at has changed.
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
    void executeShown();
    void showRunOf(const std::string& placer);
    void showPanel(const std::string& name);
    void showPage(const std::string& page);
    void selectVertex(const LessonCommand& command);
    /// A file beside the lesson where there is one, else the name as it stands.
    [[nodiscard]] QString sourceOf(const std::string& name) const;
    [[nodiscard]] std::string nameOf(const QString& source) const;

    Parts m_parts;
    QString m_folder;
    std::deque<LessonCommand> m_waiting;
    QTimer m_timer; ///< Looks whether what was started is done.
    QPointer<TrainingJob> m_trained;
    std::string m_engine;
    Job<Executions, double> m_executing;
};

} // namespace doppler
