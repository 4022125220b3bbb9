// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace doppler {

/// Letters of the whole program at this share of the size that they had at the first call.
void applyFontSize(QApplication& application, int percent);

} // namespace doppler
