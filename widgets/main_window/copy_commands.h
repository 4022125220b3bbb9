// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/panel_context.h"

namespace doppler {

class Copying;

/// The actions that copy the command of what a panel shows (an explanation, a comparison, a training), and
/// the dialog of figures, which are drawn by such commands. A child of the window.
class CopyCommands : public QObject {
    Q_OBJECT
public:
    /// `copying` must outlive it.
    CopyCommands(const PanelContext& context, Copying& copying);

private:
    void copyTraining();
    void exportFigure();

    PanelContext m_context;
    Copying& m_copying;
};

} // namespace doppler
