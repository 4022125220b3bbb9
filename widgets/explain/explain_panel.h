// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/what_if.h"
#include "widgets/jobs/job.h"
#include "widgets/training/policy/policy_playback.h"
#include "widgets/workbench/loading.h"

#include <QObject>
#include <functional>
#include <optional>

class QAction;
class QMainWindow;

namespace doppler {

class Dock;
class ExplainView;
class GraphView;
class Playback;
class PolicyView;
class Workbench;
enum class Decider;
struct Explanation;

/// The panel "Explain" of the window: its dock, and what goes between it, the workbench, the cursor's time,
/// the graph and the view of the policy. GUI thread only.
class ExplainPanel : public QObject {
    Q_OBJECT

public:
    /// Everything must outlive the panel.
    ExplainPanel(Workbench& workbench, GraphView& graph, Playback& playback, PolicyView& policy,
                 QMainWindow* window);

    [[nodiscard]] Dock* dock() const { return m_dock; }
    [[nodiscard]] ExplainView* view() const { return m_view; }
    /// To its first place, hidden; `neighbour` is the dock whose place it shares.
    void putBack(Dock* neighbour);
    void raise();
    /// Widens and heightens the docked panel to what its texts need.
    void makeRoom();
    void retranslate();
    /// What the tab in front explains.
    [[nodiscard]] Explanation explanation() const;
    /// Where episodes of runs are found that were trained in the window: one that led to the run, or nothing.
    void setEpisodes(std::function<std::optional<PolicyEpisode>(const Run&)> find);
    /// Another episode may be found now.
    void showDecider();
    /// A button beside the tabs; the action must outlive the panel.
    void setCopyAction(QAction* action);

signals:
    /// The view of the policy is at the step that is wanted.
    void policyRequested();

private:
    void showRun();
    /// Goes to the step of the run's episode that decided the selected vertex; plays it first if need be.
    void showDecision();
    void takeEpisode(const PolicyEpisode& episode);
    /// The view of the policy has an episode that gave the run.
    [[nodiscard]] bool hasEpisode() const;
    /// That one, or one that was found.
    [[nodiscard]] std::optional<PolicyEpisode> knownEpisode() const;
    [[nodiscard]] std::optional<std::size_t> decidingStepOf(const PolicyEpisode& episode) const;
    [[nodiscard]] Decider decider() const;
    void openAnswer(const Answer& answer);

    Workbench& m_workbench;
    Playback& m_playback;
    PolicyView& m_policy;
    QMainWindow* m_window;
    ExplainView* m_view;
    Dock* m_dock;
    std::optional<RunEntry> m_asked; ///< What the questions are about; nothing: no run is shown.
    std::function<std::optional<PolicyEpisode>(const Run&)> m_findEpisode;
    Job<ComparedRun> m_keeping;
    Job<PolicyEpisode> m_playing;
    std::optional<quint64> m_played;            ///< Run whose episode is being played again, or was in vain.
    std::shared_ptr<const EpisodeTrace> m_seen; ///< The view's episode when it was last looked at.
};

} // namespace doppler
