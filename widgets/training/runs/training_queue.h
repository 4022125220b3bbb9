// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_job.h"

#include <QPointer>
#include <deque>

namespace doppler {

/// Starts trainings in order, a limited number at once. A paused training gives its place to the next. GUI
/// thread only.
class TrainingQueue : public QObject {
    Q_OBJECT

public:
    /// `places`: number of simultaneous trainings; each uses one thread.
    explicit TrainingQueue(int places, QObject* parent = nullptr);

    /// Adds a prepared job, which starts now or as soon as a place is free. Not owned.
    void add(TrainingJob* job);
    [[nodiscard]] int places() const { return m_places; }
    [[nodiscard]] int waiting() const;

private:
    void startNext();

    int m_places;
    bool m_starting = false; ///< Whether a job is being started, whose state change must not start the next.
    std::deque<QPointer<TrainingJob>> m_waiting;
    std::vector<QPointer<TrainingJob>> m_started;
};

} // namespace doppler
