// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// How well a text answers what was typed.
struct FuzzyMatch {
    int score = 0;            ///< The higher the better.
    std::vector<int> letters; ///< Indices of the letters that matched, ascending.
};

/// All letters of the pattern in their order somewhere in the text; case and blanks don't count. Letters that
/// begin a word score, letters in a row more, gaps between them cost. Of all ways to match the best one. An
/// empty pattern matches everything with 0.
std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text);

} // namespace doppler
