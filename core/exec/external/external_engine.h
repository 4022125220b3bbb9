// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// The engine that runs a program (docs/external-engines.md); its option `command` names it.
inline constexpr const char* externalEngineId = "external";

} // namespace doppler
