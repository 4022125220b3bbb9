// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy_playback.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

/// A training has one name, and one problem under each number.
bool sameTraining(const PolicyEpisode& a, const PolicyEpisode& b)
{
    return a.training == b.training && (a.trace->problem != b.trace->problem || a.problem == b.problem);
}

} // namespace

void PolicyPlayback::offer(PolicyEpisode episode)
{
    if (!episode.trace || episode.trace->steps.empty())
        return;
    if (empty() || !sameTraining(shown, episode)) { // Nobody looks at the training before any more.
        newest = std::move(episode);
        showNewest();
    } else if (episode.trace->problem == 0 || episode.problem == newest.problem) {
        newest = std::move(episode);
    }
}

void PolicyPlayback::clear() { *this = {}; }

void PolicyPlayback::showNewest()
{
    shown = newest;
    at = 0;
}

bool PolicyPlayback::advance(std::size_t steps)
{
    if (empty() || !isPlaying || steps == 0)
        return false;
    if (!atEnd()) {
        at = std::min(at + steps, stepCount() - 1);
        return true;
    }
    if (!isFollowing) {
        isPlaying = false;
        return true;
    }
    if (!hasNewer())
        return false;
    showNewest();
    return true;
}

void PolicyPlayback::stepTo(std::size_t step)
{
    isFollowing = false;
    isPlaying = false;
    at = stepCount() == 0 ? 0 : std::min(step, stepCount() - 1);
}

void PolicyPlayback::play()
{
    isPlaying = true;
    if (atEnd() && !(isFollowing && hasNewer()))
        at = 0;
}

void PolicyPlayback::pause()
{
    isPlaying = false;
    isFollowing = false;
}

void PolicyPlayback::follow()
{
    isFollowing = true;
    isPlaying = true;
    if (hasNewer())
        showNewest();
}

} // namespace doppler
