// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy_playback.h"

#include <algorithm>
#include <utility>

namespace doppler {

void PolicyPlayback::offer(PolicyEpisode episode)
{
    if (!episode.trace || episode.trace->steps.empty())
        return;
    newest = std::move(episode);
    // An episode of another problem speaks of vertices that nobody looks at any more.
    if (empty() || shown.problem != newest.problem)
        showNewest();
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
