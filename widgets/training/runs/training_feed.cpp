// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_feed.h"

#include <utility>

namespace doppler {

void TrainingFeed::add(const EpisodeRecord& record)
{
    const std::scoped_lock lock(mutex);
    if (arrived++ % stride != 0) {
        skipped = record;
        return;
    }
    skipped.reset();
    QVector<EpisodeRecord>& kept = waiting.episodes;
    if (kept.size() == mostEpisodes) {
        for (qsizetype i = 0; 2 * i < mostEpisodes; ++i)
            kept[i] = kept[2 * i];
        kept.resize(mostEpisodes / 2);
        stride *= 2;
    }
    kept.append(record);
}

void TrainingFeed::add(std::shared_ptr<const EpisodeTrace> trace)
{
    const std::scoped_lock lock(mutex);
    waiting.trace.swap(trace);
}

void TrainingFeed::add(Best best)
{
    const std::scoped_lock lock(mutex);
    std::vector<Best>& kept = waiting.bests;
    if (kept.size() == mostBests) {
        for (std::size_t i = 0; 2 * i < mostBests; ++i)
            kept[i] = std::move(kept[2 * i + (i > 0 ? 1 : 0)]);
        kept.resize(mostBests / 2);
    }
    kept.push_back(best);
    waiting.best = std::move(best);
}

void TrainingFeed::addOfBest(std::shared_ptr<const EpisodeTrace> trace)
{
    const std::scoped_lock lock(mutex);
    waiting.bestTrace.swap(trace);
}

void TrainingFeed::add(TrainerState state)
{
    const std::scoped_lock lock(mutex);
    waiting.state = state;
}

void TrainingFeed::addLogFault(Error fault)
{
    const std::scoped_lock lock(mutex);
    waiting.logFault = std::move(fault);
}

TrainingFeed::Batch TrainingFeed::take()
{
    const std::scoped_lock lock(mutex);
    if (skipped)
        waiting.episodes.append(*skipped);
    skipped.reset();
    arrived = 0;
    stride = 1;
    return std::exchange(waiting, {});
}

} // namespace doppler
