// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"
#include "core/io/profiles/pytorch_profile.h"

namespace doppler {

/// Adds the dependencies that a profile shows as edges between the calls, which are vertices in this order:
/// calls on one stream, or on one thread of the host, follow each other; a stream waits for the events of
/// others. If the trace shows no such waits at all, they are guessed: of two calls that one thread launched
/// after each other on different streams, the later depends on the earlier unless they overlapped. If it
/// records them, only a call of the host that waited for the device between the two launches has this effect.
void addOrder(const ProfileTrace& trace, const std::vector<ProfiledCall>& calls, GraphBuilder& builder);

} // namespace doppler
