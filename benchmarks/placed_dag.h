// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <string>

namespace doppler {

/// Reads the text form of the yardstick's problems ("placed-dag 1": devices, speeds, links, tasks, edges);
/// every edge carries a tensor of its own bytes, because the yardstick takes the last edge's bytes for a
/// destination.
ProblemPtr readPlacedDag(const std::string& path);

} // namespace doppler
