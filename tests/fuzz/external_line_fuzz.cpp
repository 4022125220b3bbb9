// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/adapters/external_problem.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(external_line, input)
{
    std::optional<Result<ExternalLine>> read;
    requireBounded(input, [&] { read = readExternalLine(input); });
    if (!read->ok())
        requireReadable(read->error());
}
