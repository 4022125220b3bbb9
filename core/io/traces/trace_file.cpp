// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file.h"
#include "core/io/bytes/file_extension.h"
#include "core/io/bytes/gzip.h"
#include "core/io/traces/trace.h"

#include <algorithm>
#include <string_view>

namespace doppler {

Result<void> writeTrace(const Problem& problem, const Schedule& schedule, const std::string& path)
{
    constexpr std::string_view table = ".csv";
    const std::string_view unpacked = unpackedPath(path);
    const std::string_view ending =
        unpacked.substr(unpacked.size() - std::min(unpacked.size(), table.size()));
    const bool asTable = std::ranges::equal(ending, table, {}, [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const std::string text = asTable ? writeTraceCsv(problem, schedule) : writeTraceJson(problem, schedule);
    return writeFile(path, unpacked.size() < path.size() ? gzipped(text) : text);
}

} // namespace doppler
