// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class Inspector;

/// The inspector of the window: it shows what the focus has selected.
class InspectorPanel : public Panel {
    Q_OBJECT
public:
    explicit InspectorPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("inspector"); }
    [[nodiscard]] QString title() const override { return tr("Inspector"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;

private:
    void showSelection();

    PanelContext m_context;
    Inspector* m_inspector;
};

} // namespace doppler
