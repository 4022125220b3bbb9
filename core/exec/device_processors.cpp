// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/device_processors.h"

#include "core/base/option_specs.h"
#include "core/exec/machine/processors.h"

#include <algorithm>

namespace doppler {

OptionSpec oversubscribeOption()
{
    return flagOption("oversubscribe", false,
                      {.label = DOPPLER_TEXT("core", "Share cores"),
                       .help = DOPPLER_TEXT("core", "let devices share cores if the machine has too "
                                                    "few; measured times then say little")});
}

Result<std::vector<std::vector<unsigned>>> deviceProcessors(const Problem& problem, const Options& options)
{
    std::vector<DeviceId> all;
    for (const DeviceId d : problem.topology().devices())
        all.push_back(d);
    return deviceProcessors(problem, options, all);
}

Result<std::vector<std::vector<unsigned>>> deviceProcessors(const Problem& problem, const Options& options,
                                                            std::span<const DeviceId> devices)
{
    const std::vector<unsigned> allowed = allowedProcessors();
    std::size_t needed = 0;
    for (const DeviceId d : devices)
        needed += std::min<std::size_t>(problem.topology().device(d).slotCount, allowed.size() + 1);
    if (needed > allowed.size() && !options.flag("oversubscribe"))
        return Error{
            {DOPPLER_TEXT("core", "the devices need {0} cores (one for each slot), this process may use "
                                  "{1}; use fewer devices, the engine emulated, or the option "
                                  "oversubscribe=true"),
             {count(needed), count(allowed.size())}},
            {},
            {}};
    std::vector<std::vector<unsigned>> out(problem.deviceCount());
    std::size_t next = 0;
    for (const DeviceId d : devices)
        for (std::size_t slot = 0;
             slot < std::min<std::size_t>(problem.topology().device(d).slotCount, allowed.size()); ++slot)
            out[d].push_back(allowed[next++ % allowed.size()]);
    return out;
}

} // namespace doppler
