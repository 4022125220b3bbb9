// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

namespace doppler {

/// Sorts the elements unless they are sorted already: events of traces nearly always are, and there are
/// millions.
template <class Element, class Less>
void sortIfNeeded(std::vector<Element>& elements, const Less& less)
{
    if (!std::is_sorted(elements.begin(), elements.end(), less))
        std::stable_sort(elements.begin(), elements.end(), less);
}

} // namespace doppler
