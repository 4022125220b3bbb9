// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/topology_effect.h"
#include "widgets/jobs/job.h"
#include "widgets/topology/topology_draft.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace doppler {

/// The effect of a draft's devices on the open run with its current placement: simulated in the background
/// shortly after a change; only the latest counts. GUI thread only; nothing blocks.
class EffectLine : public QWidget {
    Q_OBJECT
public:
    explicit EffectLine(QWidget* parent = nullptr);

    /// Sets the problem and run, used from the next draft on. If `run` is null, only the bound is shown;
    /// without a problem nothing is.
    void setRun(const ProblemPtr& problem, const RunPtr& run);
    void showDraft(const TopologyDraft& draft);

    /// Whether the latest effect is still being computed.
    [[nodiscard]] bool pending() const { return m_pending; }
    /// The latest effect; null while it is pending or if the graph cannot run on these devices.
    [[nodiscard]] const TopologyEffect* effect() const
    {
        return m_pending || m_fault || !m_effect ? nullptr : &*m_effect;
    }
    [[nodiscard]] bool failed() const { return !m_pending && m_fault.has_value(); }

signals:
    /// Emitted when the latest effect exists or has failed.
    void settled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void begin();
    void refresh();
    [[nodiscard]] QString makespanText() const;

    ProblemPtr m_problem;
    RunPtr m_run;
    TopologyPtr m_topology;
    TopologyDraft::Origins m_origins;
    bool m_pending = false;
    std::optional<TopologyEffect> m_effect;
    std::optional<Error> m_fault;
    QTimer m_wait; ///< Delays the work, because fields change many times per second.
    QLabel* m_caption;
    QLabel* m_makespan;
    QLabel* m_change;
    QLabel* m_bound;
    Job<TopologyEffect> m_job;
};

} // namespace doppler
