// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/csv_writing.h"

namespace doppler {

std::string csvField(std::string_view text)
{
    const bool plain = text.find_first_of(",\"\r\n") == std::string_view::npos;
    return plain ? std::string(text) : quotedCsvField(text);
}

std::string quotedCsvField(std::string_view text)
{
    std::string out = "\"";
    for (char c : text) {
        if (c == '"')
            out += '"';
        out += c;
    }
    return out += '"';
}

} // namespace doppler
