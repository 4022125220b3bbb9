// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/machine/machine_probe.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(machine_probe, input)
{
    std::optional<Result<MachineProbe>> read;
    requireBounded(input, [&] { read = readProbeJson(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const std::string text = writeProbeJson(**read);
    const auto again = readProbeJson(text);
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require(writeProbeJson(*again) == text, "what is written is the same probe");
    require(topologyOf(**read) != nullptr, "a probe describes devices");
}
