// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rival/rival.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

/// The command that searches for a problem on which one placer is bad, and opens what it found. A child of
/// the window.
class RivalCommands : public QObject {
    Q_OBJECT
public:
    explicit RivalCommands(const PanelContext& context);

    /// Opens the dialog for the open problem.
    void find();
    /// Writes the found problem in the background, the graph to this file and the devices next to it, opens
    /// it, and shows the runs of both placers side by side.
    void open(const RivalSetup& setup, const RivalOutcome& found, const QString& file);

private:
    PanelContext m_context;
};

} // namespace doppler
