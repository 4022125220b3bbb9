// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

namespace doppler {

/// The colours of a theme other than System, independent of the program's current theme.
Tokens themeTokens(ThemeKind kind);

} // namespace doppler
