// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class SideBySideRuns;
class SideBySideView;

/// Runs side by side in the window.
class SideBySidePanel : public Panel {
    Q_OBJECT
public:
    explicit SideBySidePanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("sideBySide"); }
    [[nodiscard]] QString title() const override { return tr("Side by side"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QJsonObject state() const override;
    [[nodiscard]] QStringList partNames() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    void retranslate() override;
    [[nodiscard]] WriteQueue* writes() override;
    bool fit() override;
    void cameForward() override;

private:
    void followFocus();
    void connectRuns();
    void connectWindow();

    PanelContext m_context;
    SideBySideView* m_view;
    SideBySideRuns* m_runs;
};

} // namespace doppler
