// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace doppler {

/// The value as a text, in one line or indented by so many columns. The names of files are whatever bytes
/// their makers wrote; what is not UTF-8 in a text becomes U+FFFD, where the library alone throws.
inline std::string jsonDump(const nlohmann::ordered_json& json, int indent = -1)
{
    return json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace doppler
