// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/what_if.h"
#include "widgets/jobs/job.h"
#include "widgets/shell/panel.h"
#include "widgets/training/policy/policy_playback.h"
#include "widgets/workbench/panel_context.h"

#include <optional>

namespace doppler {

class ExplainView;
class PolicyView;
class TrainingRuns;
enum class Decider;
struct Explanation;

/// The panel "Explain" of the window: what goes between it, the workbench, the focus, the cursor's time and
/// the view of the policy.
class ExplainPanel : public Panel {
    Q_OBJECT

public:
    explicit ExplainPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("explain"); }
    [[nodiscard]] QString title() const override { return tr("Explain"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    void cameForward() override;

    [[nodiscard]] ExplainView* view() const { return m_view; }
    void raise() { emit forwardRequested(); }
    /// Widens and heightens the docked panel to what its texts need.
    void makeRoom();
    /// What the tab in front explains.
    [[nodiscard]] Explanation explanation() const;
    /// Another episode may be found now.
    void showDecider();

private:
    void followWindow();
    void leadWindow();
    void setCopyAction(QAction* action);
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

    PanelContext m_context;
    Workbench& m_workbench;
    Playback& m_playback;
    PolicyView& m_policy;
    TrainingRuns& m_training;
    ExplainView* m_view;
    std::optional<RunEntry> m_asked; ///< What the questions are about; nothing: no run is shown.
    Job<ComparedRun> m_keeping;
    Job<PolicyEpisode> m_playing;
    std::optional<quint64> m_played;            ///< Run whose episode is being played again, or was in vain.
    std::shared_ptr<const EpisodeTrace> m_seen; ///< The view's episode when it was last looked at.
};

} // namespace doppler
