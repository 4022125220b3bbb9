// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"
#include "widgets/workbench/focus/focus.h"

namespace doppler {

/// The placement of an episode after a step, with a caption in the user's language. Vertices that have no
/// device yet have one only in `whole`, the episode's final placement.
PartialPlacementPtr growthAt(const PolicyEpisode& episode, std::size_t step);

} // namespace doppler
