// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/machine/machine_state.h"

#include "core/exec/machine/processors.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace doppler {

namespace {

std::string firstLine(const std::string& path)
{
    std::ifstream in(path);
    std::string line;
    std::getline(in, line);
    return line;
}

} // namespace

MachineState machineState()
{
    MachineState state;
    state.time =
        fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                    fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
    // "0.20 0.18 0.12 2/345 6789": the fourth is runnable threads over all of them
    std::istringstream load(firstLine("/proc/loadavg"));
    double other = 0;
    std::size_t running = 0;
    load >> state.load >> other >> other >> running;
    state.otherThreads = running > 0 ? running - 1 : 0; // this thread is one of them
    const std::vector<unsigned> processors = allowedProcessors();
    state.governor =
        firstLine(fmt::format("/sys/devices/system/cpu/cpu{}/cpufreq/scaling_governor", processors.front()));
    for (const unsigned processor : processors) {
        const std::string kilohertz =
            firstLine(fmt::format("/sys/devices/system/cpu/cpu{}/cpufreq/scaling_cur_freq", processor));
        if (!kilohertz.empty())
            state.megahertz.push_back(std::strtod(kilohertz.c_str(), nullptr) / 1000);
    }
    return state;
}

std::optional<Message> noisyBecause(const MachineState& state, std::size_t processors)
{
    constexpr double mostNoise = 0.05;
    if (state.kernelNoise && *state.kernelNoise > mostNoise)
        return Message{
            DOPPLER_TEXT("core", "noisy machine: runs of one kernel differ by {0} %, expected at most "
                                 "{1} %; stop other programs and measure again"),
            {fmt::format("{:.0f}", *state.kernelNoise * 100), fmt::format("{:.0f}", mostNoise * 100)}};
    if (state.load > 0.5 * static_cast<double>(processors))
        return Message{DOPPLER_TEXT("core",
                                    "noisy machine: {0} threads were running on {1} processors over the last "
                                    "minute; stop other programs and measure again"),
                       {fmt::format("{:.1f}", state.load), count(processors)}};
    if (state.governor == "powersave")
        return Message{DOPPLER_TEXT("core",
                                    "the processors save power (governor powersave): clocks may change "
                                    "during measurements"),
                       {}};
    return std::nullopt;
}

} // namespace doppler
