// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_probe.h"
#include "widgets/jobs/job.h"
#include "widgets/measuring/measure_dialog.h"

namespace doppler {

/// Measures the cores, the memory and the copies of this machine. Begins with the kept measurement, if there
/// is one; a new one replaces that, and thereby the devices `local`.
class MachineDialog : public MeasureDialog {
    Q_OBJECT
public:
    explicit MachineDialog(QWidget* parent = nullptr);

    /// Null while there is none.
    [[nodiscard]] const MachineProbe* probe() const { return m_probe ? &*m_probe : nullptr; }

protected:
    void begin() override;
    void cancel() override { m_job.cancel(); }
    [[nodiscard]] bool running() const override { return m_job.running(); }
    [[nodiscard]] bool measured() const override { return m_probe.has_value(); }
    [[nodiscard]] Texts texts() const override;
    void fill() override;
    [[nodiscard]] QStringList notes() const override;

private:
    std::optional<MachineProbe> m_probe;
    Job<MachineProbe, double> m_job;
};

} // namespace doppler
