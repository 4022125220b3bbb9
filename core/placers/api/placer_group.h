// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <array>
#include <string>

namespace doppler {

/// How lists arrange placers.
enum class PlacerGroup { Heuristics, Searches, Learned, Online };
/// All of them, in the order of lists.
inline constexpr std::array placerGroups{PlacerGroup::Heuristics, PlacerGroup::Searches, PlacerGroup::Learned,
                                         PlacerGroup::Online};

inline PlacerGroup groupOf(PlacerKind kind)
{
    switch (kind) {
    case PlacerKind::Constructive:
        return PlacerGroup::Heuristics;
    case PlacerKind::Search:
    case PlacerKind::Exact:
        return PlacerGroup::Searches;
    case PlacerKind::Online:
        return PlacerGroup::Online;
    case PlacerKind::Learned:
        break;
    }
    return PlacerGroup::Learned;
}

/// Whether a placer makes one placement at once, without a budget.
inline bool placesAtOnce(PlacerKind kind)
{
    return kind == PlacerKind::Constructive || kind == PlacerKind::Online;
}

/// The heading of a group; English, marked for translation.
inline const char* placerGroupTitle(PlacerGroup group)
{
    switch (group) {
    case PlacerGroup::Heuristics:
        return DOPPLER_TEXT("core", "Heuristics");
    case PlacerGroup::Searches:
        return DOPPLER_TEXT("core", "Searches");
    case PlacerGroup::Online:
        return DOPPLER_TEXT("core", "Online");
    case PlacerGroup::Learned:
        break;
    }
    return DOPPLER_TEXT("core", "Learned");
}

/// What a placer costs, in a few words; English, marked for translation.
inline const char* placerCostText(PlacerKind kind)
{
    switch (kind) {
    case PlacerKind::Constructive:
        return DOPPLER_TEXT("core", "instant");
    case PlacerKind::Search:
        return DOPPLER_TEXT("core", "seconds; has a budget");
    case PlacerKind::Exact:
        return DOPPLER_TEXT("core", "seconds to minutes; has a budget");
    case PlacerKind::Online:
        return DOPPLER_TEXT("core", "instant; decides during the run");
    case PlacerKind::Learned:
        break;
    }
    return DOPPLER_TEXT("core", "seconds to minutes; uses a network");
}

/// What a placer does, in one line without a full stop; English, marked for translation. The paper of a
/// placer that has no line in placer_summary.cpp, which may be empty.
std::string placerSummary(const PlacerInfo& placer);

} // namespace doppler
