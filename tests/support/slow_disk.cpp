// SPDX-License-Identifier: GPL-3.0-or-later
// A library to preload into a program under test: its fsync() waits as long as the file DOPPLER_SLOW_DISK
// exists.
#include <cstdlib>

#include <sys/syscall.h>
#include <unistd.h>

extern "C" int fsync(int descriptor)
{
    const char* waiting = std::getenv("DOPPLER_SLOW_DISK");
    while (waiting && ::access(waiting, F_OK) == 0)
        ::usleep(10'000);
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}
