// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_playback.h"

#include "core/run/run.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/runs/same_graph.h"

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

bool ledTo(const PolicyEpisode& episode, const Run& run)
{
    return episode.trace && !episode.trace->steps.empty() &&
           sameGraphAndDevices(*episode.problem, *run.problem) &&
           finalPlacement(*episode.problem, *episode.trace) == run.placement.devices;
}

void PolicyPlayback::offer(PolicyEpisode episode)
{
    if (!episode.trace || episode.trace->steps.empty())
        return;
    const bool nothingWaits = newest.trace == shown.trace;
    // Nobody looks at the training before any more.
    if (empty() || (!isHeld && !sameTraining(shown, episode))) {
        newest = std::move(episode);
        showNewest();
    } else if (episode.trace->problem == 0 || episode.problem == newest.problem ||
               (isHeld && (nothingWaits || !sameTraining(newest, episode)))) {
        newest = std::move(episode);
    }
}

void PolicyPlayback::hold(PolicyEpisode episode)
{
    if (!episode.trace || episode.trace->steps.empty())
        return;
    newest = std::move(episode);
    showNewest();
    pause();
    isHeld = true;
}

void PolicyPlayback::clear() { *this = {}; }

void PolicyPlayback::showNewest()
{
    shown = newest;
    at = 0;
    isHeld = false;
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
    isHeld = false;
    if (hasNewer())
        showNewest();
}

} // namespace doppler
