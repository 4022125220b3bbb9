// SPDX-License-Identifier: GPL-3.0-or-later
// A whole checkpoint where the input begins as one (few inputs get past its checksum), else its JSON part.
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_header.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(checkpoint, input)
{
    const bool whole = input.starts_with("DPLRCKPT");
    std::optional<Result<Checkpoint>> read;
    requireBounded(input, [&] { read = whole ? decodeCheckpoint(input) : readCheckpointHeader(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const std::string text = writeCheckpointHeader(**read);
    const auto again = readCheckpointHeader(text);
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require(writeCheckpointHeader(*again) == text, "what is written is the same");
}
