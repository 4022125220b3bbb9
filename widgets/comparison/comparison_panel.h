// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class ComparisonView;

/// The comparison of placers in the window.
class ComparisonPanel : public Panel {
    Q_OBJECT
public:
    explicit ComparisonPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("comparison"); }
    [[nodiscard]] QString title() const override { return tr("Comparison"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    [[nodiscard]] std::map<std::string, LargePart> largeParts() override;
    [[nodiscard]] WriteQueue* writes() override;
    void cameForward() override;
    void close() override;

private:
    ComparisonView* m_comparison;
};

} // namespace doppler
