// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/read_watch.h"

namespace doppler {

Error readingStopped() { return {{DOPPLER_TEXT("core", "reading was stopped")}, {}, {}}; }

} // namespace doppler
