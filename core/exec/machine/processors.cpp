// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/machine/processors.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <thread>
#include <utility>

#include <fmt/format.h>

#ifdef __linux__
#include <pthread.h>
#include <sched.h>
#endif

namespace doppler {

namespace {

/// The number in a file of the system that describes a processor; -1 if there is none.
int topologyNumber(unsigned processor, const char* name)
{
    std::ifstream in(fmt::format("/sys/devices/system/cpu/cpu{}/topology/{}", processor, name));
    int value = -1;
    in >> value;
    return in ? value : -1;
}

/// Those of the calling thread, ascending; empty if the system doesn't say.
std::vector<unsigned> processorsOfThread()
{
    std::vector<unsigned> out;
#ifdef __linux__
    cpu_set_t set;
    CPU_ZERO(&set);
    if (pthread_getaffinity_np(pthread_self(), sizeof(set), &set) == 0)
        for (unsigned processor = 0; processor < CPU_SETSIZE; ++processor)
            if (CPU_ISSET(processor, &set))
                out.push_back(processor);
#endif
    return out;
}

} // namespace

std::vector<unsigned> allowedProcessors()
{
    static const std::vector<unsigned> ofProcess = [] { // before any thread is pinned
        std::vector<unsigned> all = processorsOfThread();
        for (unsigned i = 0; all.empty() && i < std::max(std::thread::hardware_concurrency(), 1U); ++i)
            all.push_back(i);
        return all;
    }();
    std::vector<unsigned> first;
    std::vector<unsigned> siblings;
    std::set<std::pair<int, int>> cores;
    for (const unsigned processor : ofProcess) {
        const std::pair core{topologyNumber(processor, "physical_package_id"),
                             topologyNumber(processor, "core_id")};
        const bool isNew = core.second < 0 || cores.insert(core).second;
        (isNew ? first : siblings).push_back(processor);
    }
    first.insert(first.end(), siblings.begin(), siblings.end());
    return first;
}

void pinThread(std::span<const unsigned> processors)
{
#ifdef __linux__
    cpu_set_t set;
    CPU_ZERO(&set);
    for (const unsigned processor : processors)
        if (processor < CPU_SETSIZE)
            CPU_SET(processor, &set);
    if (CPU_COUNT(&set) > 0)
        pthread_setaffinity_np(pthread_self(), sizeof(set), &set);
#else
    (void)processors;
#endif
}

PinnedThread::PinnedThread(std::span<const unsigned> processors) : before(processorsOfThread())
{
    pinThread(processors);
}

PinnedThread::~PinnedThread() { pinThread(before); }

} // namespace doppler
