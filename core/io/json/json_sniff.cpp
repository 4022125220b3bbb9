// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_sniff.h"

#include "core/io/json/json_reader.h"

#include <algorithm>
#include <vector>

namespace doppler {

bool hasTopLevelKeys(std::string_view text, std::initializer_list<std::string_view> keys)
{
    JsonReader in(text);
    std::vector<std::string_view> missing(keys);
    in.enterDocument();
    while (const auto key = in.nextKey()) {
        missing.erase(std::remove(missing.begin(), missing.end(), *key), missing.end());
        if (missing.empty())
            return true;
        in.skipValue();
    }
    return false;
}

} // namespace doppler
