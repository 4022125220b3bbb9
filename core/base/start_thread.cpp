// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/start_thread.h"

namespace doppler {

Error noThread()
{
    return {
        {DOPPLER_TEXT("core", "the operating system refuses to start another thread; end other programs, or "
                              "raise the limit on processes (ulimit -u)")},
        {},
        {}};
}

} // namespace doppler
