// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QVector>
#include <mutex>
#include <optional>
#include <vector>

namespace doppler {

/// What a trainer's thread hands to the window's. Every method may be called from any thread and locks for a
/// moment; the memory is bounded, however long nobody takes.
class TrainingFeed {
public:
    struct Best {
        Placement placement;
        double makespan = 0; ///< Seconds.
        std::uint64_t episode = 0;
    };
    struct Ending {
        TrainerState state = TrainerState::Finished; ///< Finished, Stopped, Aborted or Failed.
        std::optional<Error> error;                  ///< After Failed.
        std::optional<TrainingOutcome> outcome;      ///< After Finished and Stopped.
    };
    struct Batch {
        QVector<EpisodeRecord> episodes;           ///< In order.
        std::shared_ptr<const EpisodeTrace> trace; ///< The newest, or none.
        std::optional<Best> best;                  ///< The newest, or none.
        /// The newest of a best, or none; may come one batch after that.
        std::shared_ptr<const EpisodeTrace> bestTrace;
        std::vector<Best> bests;           ///< In order, the newest among them.
        std::optional<TrainerState> state; ///< The newest that is no ending.
        std::optional<Error> logFault;     ///< Why the log is not written, the first time.
        std::optional<Ending> ending;
    };

    /// When nobody takes, only every second record is kept, then every fourth and so on, and always the last:
    /// what stays shows the whole course. Even.
    static constexpr qsizetype mostEpisodes = 1 << 16;
    /// Of more than that every second one goes, never the newest. Even.
    static constexpr std::size_t mostBests = 128;

    void add(const EpisodeRecord& record);
    void add(std::shared_ptr<const EpisodeTrace> trace);
    void add(Best best);
    void addOfBest(std::shared_ptr<const EpisodeTrace> trace);
    void add(TrainerState state);
    void addLogFault(Error fault);
    void add(Ending ending);
    /// Everything that came since the last call.
    Batch take();

private:
    std::mutex mutex;
    Batch waiting;
    std::optional<EpisodeRecord> skipped; ///< The newest, where it is not among those kept.
    std::uint64_t arrived = 0;
    std::uint64_t stride = 1; ///< One record in so many is kept.
};

} // namespace doppler
