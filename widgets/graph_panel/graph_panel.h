// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class FindBar;
class GraphControls;
class GraphView;

/// The graph in the middle of the window, with the bar that finds vertices above it: what it shows of the
/// focus, what it changes there, and its actions.
class GraphPanel : public Panel {
    Q_OBJECT
public:
    explicit GraphPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("graph"); }
    [[nodiscard]] QString title() const override { return tr("Graph"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QWidget* header() override;
    [[nodiscard]] QList<QAction*> actions() const override { return {m_closeRepeats}; }
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    void retranslate() override;
    void reportActivities(Activities& activities) override;
    bool fit() override;

private:
    void followFocus();
    void leadFocus();
    void connectActions();
    void showPartial();
    void showRun();
    void showSelection();
    void tellGroup();
    void tellHighlight();
    void updateGroupActions();
    void exportPicture();
    [[nodiscard]] QList<QAction*> savedSwitches() const;

    PanelContext m_context;
    GraphView* m_graph;
    FindBar* m_find;
    GraphControls* m_controls;
    QAction* m_closeRepeats; ///< Shows repeated blocks as one box.
    bool m_telling = false;  ///< The focus is given the highlight of the graph.
};

} // namespace doppler
