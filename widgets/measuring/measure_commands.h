// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

struct Profile;

/// The commands that measure this machine and the kernels of the open graph. Their results become the open
/// devices and the open graph's costs. A child of the window.
class MeasureCommands : public QObject {
    Q_OBJECT
public:
    explicit MeasureCommands(const PanelContext& context);

private:
    void measureMachine();
    void measureKernels();
    void useTimes(const Profile& profile);
    void updateActions();

    PanelContext m_context;
    Job<SessionRequest> m_keeping;
};

} // namespace doppler
