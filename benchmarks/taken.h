// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdio>
#include <cstdlib>

namespace doppler {

/// Returns the value; without one, ends the measurement with the message.
template <class T>
T taken(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", result.error().english().c_str());
        std::exit(1);
    }
    return std::move(*result);
}

} // namespace doppler
