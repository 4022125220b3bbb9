// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/end_with_parent.h"

#include <csignal>

#include <sys/prctl.h>
#include <unistd.h>

namespace doppler {

void endWithParent(pid_t parent)
{
    ::signal(SIGXFSZ, SIG_DFL);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) // it ended before the line above
        ::_exit(1);
}

} // namespace doppler
