// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"
#include "core/training/trainer.h"

#include <QString>
#include <functional>
#include <memory>
#include <optional>

namespace doppler {

struct Run;

/// Returns the networks to ask; called on a worker thread. Empty: there are none.
using NetworkSource = std::function<Result<std::shared_ptr<const Checkpoint>>()>;

/// The decisions of an episode and their context.
struct PolicyEpisode {
    std::shared_ptr<const EpisodeTrace> trace; ///< With at least one step, or null.
    ProblemPtr problem;
    Locks locks = {};      ///< Locks that the episode respected.
    QString training = {}; ///< Title of the training.
    /// For networks without a training: the source of the networks that can be asked for alternatives.
    std::optional<NetworkSource> network = {};
};

/// Whether the episode ends with the placement of this run, on the same graph and devices.
bool ledTo(const PolicyEpisode& episode, const Run& run);

/// Controls which step of which episode is shown. While following, it plays each episode to its end and then
/// continues with the latest one. Manual steps hold the episode until follow().
class PolicyPlayback {
public:
    /// Offers an episode. One of another training is shown immediately. One of the same training waits, if it
    /// is on the training's own graph or on the graph that is waiting or shown, because the graphs take turns
    /// and the further ones are not open.
    void offer(PolicyEpisode episode);
    /// Shows an episode immediately; others wait until follow() or release().
    void hold(PolicyEpisode episode);
    void release() { isHeld = false; }
    void clear();
    /// Advances by some steps during playback. Returns false if nothing changed.
    bool advance(std::size_t steps);
    void stepTo(std::size_t step); ///< Manual step; limited to the last one.
    void play();                   ///< From the start if the end is shown.
    void pause();
    void follow();

    [[nodiscard]] const PolicyEpisode& episode() const { return shown; }
    [[nodiscard]] bool empty() const { return !shown.trace; }
    [[nodiscard]] std::size_t step() const { return at; }
    [[nodiscard]] std::size_t stepCount() const { return empty() ? 0 : shown.trace->steps.size(); }
    [[nodiscard]] bool atEnd() const { return at + 1 >= stepCount(); }
    [[nodiscard]] bool playing() const { return isPlaying; }
    [[nodiscard]] bool following() const { return isFollowing; }
    /// Whether a newer episode is waiting.
    [[nodiscard]] bool hasNewer() const { return newest.trace && newest.trace != shown.trace; }

private:
    void showNewest();

    PolicyEpisode shown;
    PolicyEpisode newest;
    std::size_t at = 0;
    bool isPlaying = true;
    bool isFollowing = true;
    bool isHeld = false;
};

} // namespace doppler
