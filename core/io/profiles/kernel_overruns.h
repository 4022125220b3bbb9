// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/pytorch_profile.h"

namespace doppler {

/// Kernels of one stream run one after the other. Lets each that overruns the next one of its stream end
/// where that begins: profilers report such times when they lose the end of a kernel. Starts are in
/// microseconds, durations in seconds. Kernels that start at the same time stay as they are, and so do
/// overlaps within the precision of the starts. Ignores the kernels of `ignored`. Returns which were cut.
std::vector<bool> cutKernelOverruns(std::vector<ProfiledKernel>& kernels, const std::vector<bool>& ignored);

} // namespace doppler
