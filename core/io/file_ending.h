// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace doppler {

/// The format whose ending a path has, the longest one where several fit (".wfcommons.json" and ".json"), the
/// first of the list where they are equal; null: none has. `extensions` of a format are separated by blanks.
/// Only formats count of which `counts` is true.
template <class Format, class Counts>
const Format* formatOfEnding(std::span<const Format> formats, std::string_view path, const Counts& counts)
{
    const Format* best = nullptr;
    std::size_t longest = 0;
    for (const Format& format : formats)
        for (std::string_view rest = format.extensions; counts(format) && !rest.empty();) {
            const std::string_view ending = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(ending.size() + 1, rest.size()));
            if (path.ends_with(ending) && ending.size() > longest) {
                best = &format;
                longest = ending.size();
            }
        }
    return best;
}

} // namespace doppler
