// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace doppler {

constexpr std::string_view packedEnding = ".gz";

/// The path without the file extension ".gz".
inline std::string_view unpackedPath(std::string_view path)
{
    return path.substr(0, path.size() - (path.ends_with(packedEnding) ? packedEnding.size() : 0));
}

/// The format to which the path's file extension belongs, with or without ".gz". If several match
/// (".wfcommons.json" and ".json"), the longest; if equal, the first in the list. Null if none matches. The
/// `extensions` of a format are separated by blanks. Only formats for which `counts` returns true are
/// considered.
template <class Format, class Counts>
const Format* formatOfEnding(std::span<const Format> formats, std::string_view path, const Counts& counts)
{
    const Format* best = nullptr;
    std::size_t longest = 0;
    for (const Format& format : formats)
        for (std::string_view rest = format.extensions; counts(format) && !rest.empty();) {
            const std::string_view ending = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(ending.size() + 1, rest.size()));
            if ((path.ends_with(ending) || unpackedPath(path).ends_with(ending)) && ending.size() > longest) {
                best = &format;
                longest = ending.size();
            }
        }
    return best;
}

} // namespace doppler
