// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/partial_run.h"
#include "widgets/jobs/job.h"
#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class GanttTools;
class GanttView;
class PlaybackBar;

/// The Gantt chart of the window, with the playback bar in its title.
class GanttPanel : public Panel {
    Q_OBJECT
public:
    explicit GanttPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("gantt"); }
    [[nodiscard]] QString title() const override { return tr("Gantt chart"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QWidget* header() override;
    [[nodiscard]] QMenu* menu() const override;
    [[nodiscard]] QJsonObject state() const override;
    [[nodiscard]] QStringList partNames() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    void connectPanels() override;
    void retranslate() override;
    bool fit() override;

private:
    void followFocus();
    void leadFocus();
    void showRun();
    void showPartial();
    void takePartial(const RunPtr& run);
    [[nodiscard]] PartialPlacementPtr partial() const;
    void tellHidden();
    void exportPicture();
    [[nodiscard]] QList<QAction*> savedSwitches() const;
    [[nodiscard]] QJsonObject markers() const;
    void setMarkers(const QJsonObject& byRun, const RunOfSession& runOf);

    PanelContext m_context;
    GanttView* m_gantt;
    PlaybackBar* m_bar;
    GanttTools* m_tools = nullptr; ///< From connectPanels() on.
    /// One at a time, so that charts appear while steps are played faster than they are simulated.
    Job<RunPtr> m_simulating;
    std::shared_ptr<PartialRuns> m_partialRuns = std::make_shared<PartialRuns>();
    PartialPlacementPtr m_simulated; ///< What m_simulating works on, or was last.
};

} // namespace doppler
