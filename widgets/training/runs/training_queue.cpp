// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_queue.h"

#include <algorithm>

namespace doppler {

TrainingQueue::TrainingQueue(int places, QObject* parent) : QObject(parent), m_places(std::max(places, 1)) {}

int TrainingQueue::waiting() const
{
    return static_cast<int>(
        std::ranges::count_if(m_waiting, [](const auto& job) { return job && job->waiting(); }));
}

void TrainingQueue::add(TrainingJob* job)
{
    m_waiting.emplace_back(job);
    connect(job, &TrainingJob::stateChanged, this, &TrainingQueue::startNext);
    connect(job, &QObject::destroyed, this, &TrainingQueue::startNext);
    startNext();
}

void TrainingQueue::startNext()
{
    if (m_starting)
        return;
    m_starting = true;
    std::erase_if(m_started, [](const auto& job) { return !job || job->ended(); });
    std::erase_if(m_waiting, [](const auto& job) { return !job || !job->waiting(); });
    const auto training = [this] {
        return std::ranges::count_if(m_started,
                                     [](const auto& job) { return job->state() != TrainerState::Paused; });
    };
    while (!m_waiting.empty() && training() < m_places) {
        m_started.push_back(m_waiting.front());
        m_waiting.pop_front();
        m_started.back()->start();
    }
    m_starting = false;
}

} // namespace doppler
