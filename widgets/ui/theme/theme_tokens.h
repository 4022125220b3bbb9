// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

namespace doppler {

/// The colours of a theme that is not the system's, whichever the program has.
Tokens themeTokens(ThemeKind kind);

} // namespace doppler
