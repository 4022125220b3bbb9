// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/models/npy_header.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(npy, input)
{
    std::optional<Result<NpyHeader>> read;
    requireBounded(input, [&] { read = readNpyHeader(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const NpyHeader& header = **read;
    require(header.dataAt <= input.size(), "the elements begin in or after the file's header");
    require(header.elementType > 0 && header.elementBytes > 0, "a type");
    std::size_t bytes = header.elementBytes;
    for (const std::int64_t extent : header.dims) {
        require(extent >= 0, "no negative extent");
        bytes *= static_cast<std::size_t>(extent);
    }
    require(bytes == header.dataBytes, "as many bytes as the shape says");
}
