// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// How well a text matches what was typed.
struct FuzzyMatch {
    int score = 0;            ///< Higher is better.
    std::vector<int> letters; ///< Indices of the matching characters, ascending.
};

/// Matches if all characters of the pattern occur in order in the text; case and blanks are ignored.
/// Characters at the beginning of a word and consecutive characters increase the score; gaps reduce it.
/// Returns the best match. An empty pattern matches everything with score 0.
std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text);

} // namespace doppler
