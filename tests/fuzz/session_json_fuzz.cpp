// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/session_json.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(session_json, input)
{
    std::optional<Result<SessionFile>> read;
    // A problem or a run weighs some hundred bytes, and can be as short as its keys.
    requireBounded(
        input, [&] { read = readSessionJson(input); }, std::size_t{1} << 20);
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const SessionFile& session = **read;
    const auto again = readSessionJson(writeSessionJson(session));
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require(*again == session, "what is written is the same session");
}
