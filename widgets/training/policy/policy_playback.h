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

/// Brings the networks that are asked; on a worker thread. Empty: there are none.
using NetworkSource = std::function<Result<std::shared_ptr<const Checkpoint>>()>;

/// An episode's decisions and what they were about.
struct PolicyEpisode {
    std::shared_ptr<const EpisodeTrace> trace; ///< At least one step, or null.
    ProblemPtr problem;
    Locks locks = {};      ///< What the episode kept in place.
    QString training = {}; ///< What that is called.
    /// Of networks that are in no training: where they are asked what else they would have done.
    std::optional<NetworkSource> network = {};
};

/// Whether the episode ends with the placement of that run, on the same graph and devices.
bool ledTo(const PolicyEpisode& episode, const Run& run);

/// Which step of which episode is looked at. While it follows it plays one episode to its end and goes on
/// with the newest; whoever steps by hand holds the episode until follow().
class PolicyPlayback {
public:
    /// Of another training: shown at once. Of the same one: waits, where it is on the training's own graph or
    /// on the one that is waiting or shown; its graphs take turns, and the further ones are not open.
    void offer(PolicyEpisode episode);
    /// One that was asked for: it is shown at once, and others wait until follow() or release().
    void hold(PolicyEpisode episode);
    void release() { isHeld = false; }
    void clear();
    /// Moves on by some steps while playing; false where nothing changed.
    bool advance(std::size_t steps);
    void stepTo(std::size_t step); ///< By hand; beyond the end: the last.
    void play();                   ///< From the start where the end is shown.
    void pause();
    void follow();

    [[nodiscard]] const PolicyEpisode& episode() const { return shown; }
    [[nodiscard]] bool empty() const { return !shown.trace; }
    [[nodiscard]] std::size_t step() const { return at; }
    [[nodiscard]] std::size_t stepCount() const { return empty() ? 0 : shown.trace->steps.size(); }
    [[nodiscard]] bool atEnd() const { return at + 1 >= stepCount(); }
    [[nodiscard]] bool playing() const { return isPlaying; }
    [[nodiscard]] bool following() const { return isFollowing; }
    /// A newer episode waits.
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
