// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// The placer that runs a program (docs/external-placers.md); its option `command` names it.
inline constexpr const char* externalPlacerId = "external";

} // namespace doppler
