// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

class QPainter;
class QRectF;

namespace doppler {

/// The mark of what stays on its device, at the upper right corner of its box: a lock on a disc.
void paintLockMark(QPainter& painter, const QRectF& box, const Tokens& tokens);

} // namespace doppler
