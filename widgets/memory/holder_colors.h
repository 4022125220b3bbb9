// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/memory_stays.h"

#include <QColor>
#include <QString>

namespace doppler {

struct Tokens;

/// The colour of a holder, at least 3:1 clear of the canvas. The four differ in lightness, so that their
/// order is visible without hue.
QColor holderColor(MemoryHolder holder, const Tokens& tokens);
/// "Weights" and so on, in the window's language.
QString holderName(MemoryHolder holder);

} // namespace doppler
