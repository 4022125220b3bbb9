// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"
#include "widgets/training/training_job.h"

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

namespace doppler {

class PolicyView;
class TrainingView;
class Workbench;

/// Every training run of the window: starts them, hands their best placements to the workbench and the newest
/// episode of the run in front to the policy view. GUI thread only; nothing blocks.
class TrainingRuns : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    TrainingRuns(Workbench& workbench, TrainingView& curves, PolicyView& policy, QObject* parent = nullptr);

    /// What a dialog starts from: the open problem, the standard options, the next seed, a checkpoint file.
    [[nodiscard]] TrainingSetup proposal() const;
    void start(const TrainingSetup& setup);
    /// Whether a new best is shown at once.
    void setFollow(bool follow);
    /// Asks every run to end, losing what its last checkpoint does not have. Doesn't block.
    void abortAll();
    [[nodiscard]] bool active() const;
    void retranslate();
    /// How trainers are made from now on; the learning module's unless said.
    void setFactory(TrainerFactory factory) { m_factory = std::move(factory); }

signals:
    void started();
    /// A run ended in any way.
    void ended();

private:
    void watch(TrainingJob* job, const QString& key);
    void updateObstacle();
    void updateReferences();

    Workbench& m_workbench;
    TrainingView& m_curves;
    PolicyView& m_policy;
    TrainerFactory m_factory = makeLearningTrainer;
    std::vector<std::unique_ptr<TrainingJob>> m_jobs;
    std::uint64_t m_nextSeed = 1;
};

/// Where checkpoints are kept unless the user says otherwise: one file per graph, topology and seed.
QString checkpointPath(const Problem& problem, std::uint64_t seed);

} // namespace doppler
