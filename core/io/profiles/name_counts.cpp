// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/name_counts.h"

#include "core/base/excerpt.h"

namespace doppler {

void NameCounts::add(std::string_view name)
{
    ++sum;
    const auto at = counts.find(name);
    if (at == counts.end())
        counts.emplace(name, 1);
    else
        ++at->second;
}

std::string NameCounts::listed() const
{
    std::string out;
    std::size_t left = 12;
    for (const auto& [name, count] : counts) {
        if (left-- == 0)
            return out + ", ...";
        out += (out.empty() ? "" : ", ") + excerpt(name) + " (" + std::to_string(count) + ')';
    }
    return out;
}

} // namespace doppler
