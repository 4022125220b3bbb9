// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/runs_model.h"
#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class RunsPane;
class RunsView;

/// The list of runs: which one is shown, what is saved and removed, and the way back for what was removed.
class RunsPanel : public Panel {
    Q_OBJECT
public:
    explicit RunsPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("runs"); }
    [[nodiscard]] QString title() const override { return tr("Runs"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QList<QAction*> actions() const override { return {m_filterRuns}; }
    void retranslate() override;
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;

private:
    void connectRemoval();
    void connectActions();
    void enforceMemory();
    void showDetails(const QList<quint64>& ids);
    /// Sets notes and offers to undo that.
    void changeNotes(const std::vector<RunsModel::NotesOfRun>& notes);
    void step(int rows);
    void savePlacement(quint64 run);
    void saveTrace(quint64 run);
    void offerRemoved(const std::function<void()>& remove);
    void forgetRemoved();

    PanelContext m_context;
    RunsView* m_runs;
    RunsPane* m_pane;
    QAction* m_filterRuns;
    std::weak_ptr<const std::vector<RunEntry>> m_removed; ///< Runs that can be brought back.
};

} // namespace doppler
