// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/yield_to_window.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace doppler {

void yieldToWindow()
{
#ifdef Q_OS_LINUX
    // A third of the weight that the window's thread has. QThread's priorities do nothing under Linux' usual
    // scheduling, and a thread can't take this back, which is why none is lent for it.
    constexpr int background = 5;
    const auto self = static_cast<id_t>(::gettid());
    if (::getpriority(PRIO_PROCESS, self) < background) // Of the whole program it may be lower already.
        ::setpriority(PRIO_PROCESS, self, background);
#endif
}

} // namespace doppler
