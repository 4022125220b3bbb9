// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/coloring.h"
#include "widgets/jobs/job.h"
#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class PolicyView;
struct EpisodeTrace;

/// The policy dock of the window: what an episode chose, and what the other views show of that.
class PolicyPanel : public Panel {
    Q_OBJECT
public:
    explicit PolicyPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("policy"); }
    [[nodiscard]] QString title() const override { return tr("Policy"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    [[nodiscard]] bool hasContent() const override;

private:
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] bool isOfShownRun(const PartialPlacement& growing) const;
    void comeWithContent();
    void showGrowth();
    void showGroups();
    void showSelection();

    PanelContext m_context;
    PolicyView* m_policy;
    quint64 m_run = 0;      ///< The run that was shown last.
    bool m_showing = false; ///< It sets the partial placement itself.
    bool m_filled = false;  ///< It showed an episode already.
    std::shared_ptr<const EpisodeTrace>
        m_grouped; ///< The graph is coloured by its groups, or will be; or null.
    Job<ColoringPtr> m_coloring;
};

} // namespace doppler
