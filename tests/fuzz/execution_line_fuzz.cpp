// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/external/execution_json.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(execution_line, input)
{
    std::optional<Result<ExecutionLine>> read;
    requireBounded(input, [&] { read = readExecutionLine(input); });
    if (!read->ok())
        requireReadable(read->error());
}
