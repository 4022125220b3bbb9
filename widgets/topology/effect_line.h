// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/topology_effect.h"
#include "widgets/jobs/job.h"
#include "widgets/topology/topology_draft.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace doppler {

/// What the devices of a draft would change of the open run, as it is placed: simulated in the background a
/// moment after the draft changed, the newest wins. GUI thread only; nothing blocks.
class EffectLine : public QWidget {
    Q_OBJECT
public:
    explicit EffectLine(QWidget* parent = nullptr);

    /// What it is about, told with the next draft. `run` may be null: then only the bound is told; without a
    /// problem nothing is.
    void setRun(const ProblemPtr& problem, const RunPtr& run);
    void showDraft(const TopologyDraft& draft);

    /// The newest is still being worked out.
    [[nodiscard]] bool pending() const { return m_pending; }
    /// Of the newest; null while it is pending or where the graph can't run on these devices.
    [[nodiscard]] const TopologyEffect* effect() const
    {
        return m_pending || m_fault || !m_effect ? nullptr : &*m_effect;
    }
    [[nodiscard]] bool failed() const { return !m_pending && m_fault.has_value(); }

signals:
    /// The newest is there, or has failed.
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
    QTimer m_wait; ///< Fields change many times a second.
    QLabel* m_caption;
    QLabel* m_makespan;
    QLabel* m_change;
    QLabel* m_bound;
    Job<TopologyEffect> m_job;
};

} // namespace doppler
