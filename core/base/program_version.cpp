// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/program_version.h"

namespace doppler {

std::string_view programVersion() { return DOPPLER_VERSION; }

} // namespace doppler
