// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_job.h"

#include <QPointer>
#include <deque>

namespace doppler {

/// Starts trainings in their order, so many at once; the others wait. A paused one leaves its place to the
/// next. GUI thread only.
class TrainingQueue : public QObject {
    Q_OBJECT

public:
    /// `places`: how many may train at once; a trainer works on one thread.
    explicit TrainingQueue(int places, QObject* parent = nullptr);

    /// A job that was prepared. It starts now, or once a place is free. Not owned.
    void add(TrainingJob* job);
    [[nodiscard]] int places() const { return m_places; }
    [[nodiscard]] int waiting() const;

private:
    void startNext();

    int m_places;
    bool m_starting = false; ///< A start tells of a state, which would start the next.
    std::deque<QPointer<TrainingJob>> m_waiting;
    std::vector<QPointer<TrainingJob>> m_started;
};

} // namespace doppler
