// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <cstddef>

namespace doppler {

/// The colour of a training run's curves and name, with a contrast of at least 4.5:1 to the canvas. Differs
/// from the colours of devices. Repeats after eight.
QColor runColor(std::size_t run, bool dark);

} // namespace doppler
