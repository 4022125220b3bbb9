// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/measured/executions.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class Agreements;

/// Commands that make or measure runs of the open problem, and which actions the document allows. A child of
/// the window.
class RunCommands : public QObject {
    Q_OBJECT
public:
    explicit RunCommands(const PanelContext& context);

    /// Enables the actions that need a problem, a run or several of them. `opening`: a session is being
    /// opened, which can be stopped as well.
    void updateActions(bool opening);

private:
    void askOptions();
    void execute();
    void tune();
    /// Shows a run that was executed, says whether its outputs are right, and offers what can be done with
    /// it.
    void showExecuted(const Executions& executions, const QString& engine);
    void calibrate(const ProblemPtr& problem, const RunPtr& run);
    void openCalibrated(const Topology& devices);
    void exportAnimation();

    PanelContext m_context;
    Agreements* m_agreements;
};

} // namespace doppler
