// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class VersionsView;

/// Two versions of a graph side by side: the open graph, and one from a file or of a run in the list. A
/// selection in the open graph is the window's.
class VersionsPanel : public Panel {
    Q_OBJECT
public:
    explicit VersionsPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("graphVersions"); }
    [[nodiscard]] QString title() const override { return tr("Graph versions"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QList<QAction*> actions() const override { return {m_open}; }
    void retranslate() override;
    bool fit() override;
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;

    /// Reads this graph (a file or a built-in family) in the background and shows it as the version before
    /// the open graph.
    void openVersion(const QString& source);

private:
    void askVersion();
    void listVersions();
    void followSelection();

    PanelContext m_context;
    QAction* m_open;
    VersionsView* m_view = nullptr;
    QString m_source;  ///< Of the version that was opened for the comparison; empty: none.
    GraphPtr m_loaded; ///< Likewise.
    Job<GraphPtr> m_loading;
};

} // namespace doppler
