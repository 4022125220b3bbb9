// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QVector>
#include <mutex>
#include <optional>
#include <vector>

namespace doppler {

/// Passes data from a trainer's thread to the GUI thread. All methods are thread-safe and lock briefly.
/// Memory is bounded, even if the GUI thread never takes the data.
class TrainingFeed {
public:
    struct Best {
        Placement placement;
        double makespan = 0; ///< Seconds.
        std::uint64_t episode = 0;
    };
    struct Batch {
        QVector<EpisodeRecord> episodes;           ///< In order.
        std::shared_ptr<const EpisodeTrace> trace; ///< The latest, or null.
        std::optional<Best> best;                  ///< The latest, or nothing.
        /// The trace of the latest best, or null; may arrive one batch later than the best.
        std::shared_ptr<const EpisodeTrace> bestTrace;
        std::vector<Best> bests;           ///< In order, including the latest.
        std::optional<TrainerState> state; ///< The latest one that is not an ending.
        std::optional<Error> logFault;     ///< The reason why the log is not written; only once.
    };

    /// If nobody takes the data, only every second record is kept, then every fourth and so on, and always
    /// the last, so that the records cover the whole course. Even.
    static constexpr qsizetype mostEpisodes = 1 << 16;
    /// Above this number, every second one is dropped, but never the latest. Even.
    static constexpr std::size_t mostBests = 128;

    void add(const EpisodeRecord& record);
    void add(std::shared_ptr<const EpisodeTrace> trace);
    void add(Best best);
    void addOfBest(std::shared_ptr<const EpisodeTrace> trace);
    void add(TrainerState state);
    void addLogFault(Error fault);
    /// Returns everything since the last call.
    Batch take();

private:
    std::mutex mutex;
    Batch waiting;
    std::optional<EpisodeRecord> skipped; ///< The latest record, if it is not among those kept.
    std::uint64_t arrived = 0;
    std::uint64_t stride = 1; ///< One of this many records is kept.
};

} // namespace doppler
