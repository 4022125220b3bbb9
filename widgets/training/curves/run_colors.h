// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <cstddef>

namespace doppler {

/// The colour of a training run's curves and of its name: 4.5:1 or better on the canvas. They are not the
/// devices' colours, so that a run is never taken for a device. After eight they repeat.
QColor runColor(std::size_t run, bool dark);

} // namespace doppler
