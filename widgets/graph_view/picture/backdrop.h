// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace doppler {

/// The ground of what lies over a picture, with round corners: the canvas, through which little shines.
void paintBackdrop(QWidget& widget);

} // namespace doppler
