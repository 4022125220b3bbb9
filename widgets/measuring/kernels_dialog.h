// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/profile.h"
#include "widgets/jobs/job.h"
#include "widgets/measuring/measure_dialog.h"

class QCheckBox;

namespace doppler {

/// Measures every distinct kernel of a graph on this machine, as `doppler profile` does.
class KernelsDialog : public MeasureDialog {
    Q_OBJECT
public:
    /// `problem` must not be null.
    explicit KernelsDialog(ProblemPtr problem, QWidget* parent = nullptr);

    /// Null while there is none.
    [[nodiscard]] const Profile* profile() const { return m_profile ? &*m_profile : nullptr; }

protected:
    void begin() override;
    void cancel() override { m_job.cancel(); }
    [[nodiscard]] bool running() const override { return m_job.running(); }
    [[nodiscard]] bool measured() const override { return m_profile.has_value(); }
    [[nodiscard]] Texts texts() const override;
    void fill() override;
    [[nodiscard]] QStringList notes() const override;
    void enableFields(bool enabled) override;

private:
    ProblemPtr m_problem;
    QCheckBox* m_standIns;
    QCheckBox* m_again;
    std::optional<Profile> m_profile;
    Job<Profile, double> m_job;
};

} // namespace doppler
