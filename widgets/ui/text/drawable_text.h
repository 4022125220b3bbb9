// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// The text for views that draw it in many font sizes: characters without a glyph in any font of the system
/// become U+FFFD, line feeds and tabs become spaces. For a missing character Qt searches all fonts of the
/// system, which takes longer than a frame and half a megabyte, again for every size. Thread-safe.
QString drawable(const QString& text);

} // namespace doppler
