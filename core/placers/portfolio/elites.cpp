// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/elites.h"

#include <algorithm>

namespace doppler {

namespace {

/// Whether hardly any vertex is on another device, and the orders are equal if the rule has one.
bool nearlyEqual(const Placement& a, const Placement& b)
{
    std::size_t others = 0;
    for (std::size_t v = 0; v < a.devices.size(); ++v)
        others += a.devices[v] != b.devices[v] ? 1 : 0;
    return others <= a.devices.size() / 100;
}

} // namespace

void Elites::add(Elite elite)
{
    const auto at = std::upper_bound(list.begin(), list.end(), elite.makespan,
                                     [](double makespan, const Elite& e) { return makespan < e.makespan; });
    for (auto better = list.begin(); better != at; ++better)
        if (nearlyEqual(better->placement, elite.placement))
            return;
    const auto place = list.insert(at, std::move(elite));
    const auto index = static_cast<std::size_t>(place - list.begin());
    list.erase(
        std::remove_if(list.begin() + static_cast<std::ptrdiff_t>(index) + 1, list.end(),
                       [&](const Elite& e) { return nearlyEqual(e.placement, list[index].placement); }),
        list.end());
    if (list.size() > most)
        list.pop_back();
}

} // namespace doppler
