// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/starpu/runtime.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <utility>

#include <starpu.h>

namespace doppler::starpu {

namespace {

std::string newFolder()
{
    std::error_code fault;
    std::string path = (std::filesystem::temp_directory_path(fault) / "doppler-starpu-XXXXXX").string();
    return ::mkdtemp(path.data()) ? path : std::string();
}

bool knownScheduler(const std::string& name)
{
    for (starpu_sched_policy** policy = starpu_sched_get_predefined_policies(); *policy; ++policy)
        if (name == (*policy)->policy_name)
            return true;
    return false;
}

} // namespace

Result<Runtime> Runtime::start(std::size_t workers, const std::string& scheduler, bool oversubscribe)
{
    const std::size_t cores = std::thread::hardware_concurrency();
    if (workers > cores && !oversubscribe)
        return Error{
            {"the problem has {0} devices, but this machine has {1} cores; set oversubscribe=true to let "
             "workers share cores",
             {std::to_string(workers), std::to_string(cores)}},
            {},
            {}};
    if (workers > STARPU_NMAXWORKERS)
        return Error{{"the problem has {0} devices, StarPU supports at most {1} workers",
                      {std::to_string(workers), std::to_string(STARPU_NMAXWORKERS)}},
                     {},
                     {}};
    if (!scheduler.empty() && !knownScheduler(scheduler))
        return Error{
            {"StarPU has no scheduler \"{0}\", expected one such as dmda, dmdas, lws or modular-heft",
             {scheduler}},
            {},
            {}};
    Runtime runtime;
    runtime.folder = newFolder();
    if (!runtime.folder.empty())
        ::setenv("STARPU_HOME", runtime.folder.c_str(), 1);
    ::setenv("STARPU_SILENT", "1", 1);
    if (oversubscribe) // otherwise StarPU makes one worker for each core at most
        ::setenv("STARPU_NCPU", std::to_string(workers).c_str(), 1);
    const bool share = workers > cores;
    if (share)
        ::setenv("STARPU_WORKERS_NOBIND", "1", 1);
    starpu_conf configuration;
    starpu_conf_init(&configuration);
    configuration.ncpus = static_cast<int>(workers);
    configuration.ncuda = 0;
    configuration.nopencl = 0;
    configuration.catch_signals = 0;
    if (!scheduler.empty())
        configuration.sched_policy_name = scheduler.c_str();
    if (const int fault = starpu_init(&configuration); fault != 0)
        return Error{{"StarPU does not start (error {0})", {std::to_string(-fault)}}, {}, {}};
    runtime.running = true;
    if (starpu_cpu_worker_get_count() < workers)
        return Error{{"StarPU has {0} CPU workers, expected {1}",
                      {std::to_string(starpu_cpu_worker_get_count()), std::to_string(workers)}},
                     {},
                     {}};
    return runtime;
}

Runtime::Runtime(Runtime&& other) noexcept
    : running(std::exchange(other.running, false)), folder(std::exchange(other.folder, {}))
{
}

Runtime::~Runtime()
{
    if (running)
        starpu_shutdown();
    std::error_code ignored;
    if (!folder.empty())
        std::filesystem::remove_all(folder, ignored);
}

std::string Runtime::version()
{
    int major = 0;
    int minor = 0;
    int release = 0;
    starpu_get_version(&major, &minor, &release);
    return "StarPU " + std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(release);
}

} // namespace doppler::starpu
