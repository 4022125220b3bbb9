// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/devices_json.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(devices_json, input)
{
    std::optional<Result<TopologyPtr>> read;
    // A link for each pair of at most 1024 devices, and 64 devices weigh as much as their text.
    requireBounded(
        input, [&] { read = readDevicesJson(input, "fuzzed"); }, std::size_t{64} << 20);
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const Topology& topology = ***read;
    require(topology.deviceCount() > 0 && topology.deviceCount() <= mostDevicesInFile,
            "some devices, not many");
    const std::string text = writeDevicesJson(topology);
    const auto again = readDevicesJson(text, "fuzzed");
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require((*again)->fingerprint() == topology.fingerprint() && writeDevicesJson(**again) == text,
            "what is written are the same devices");
}
