// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// The text for views that write it in many sizes of letters: what no font of the system has stands as
/// U+FFFD, and a line feed or tab as a space. For such a character Qt asks all fonts of the system, which
/// takes longer than a frame and half a megabyte, for every size anew. Safe from any thread.
QString drawable(const QString& text);

} // namespace doppler
