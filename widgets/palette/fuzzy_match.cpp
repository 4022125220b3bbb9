// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/fuzzy_match.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr int inARow = 16; // Above all: whoever types a word means it.
constexpr int beginsWord = 12;
constexpr int beginsText = 6;
constexpr int breaksOff = 6;  ///< A gap between two letters that match, and
constexpr int passedOver = 1; ///< every letter in it, up to `mostPassed` of them.
constexpr int mostPassed = 12;
constexpr int mostBefore = 3; ///< Letters before the first that matches, which cost as well.
constexpr int impossible = -1'000'000;

bool startsWord(const QString& text, int at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1];
    return !before.isLetterOrNumber() || (before.isLower() && text[at].isUpper());
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text)
{
    QString wanted = pattern.toCaseFolded();
    wanted.removeIf([](QChar c) { return c.isSpace(); });
    if (wanted.isEmpty())
        return FuzzyMatch{};
    const int rows = static_cast<int>(wanted.size());
    const int columns = static_cast<int>(text.size());
    if (rows > columns)
        return std::nullopt;
    // best[i][j]: of matches of the first i + 1 letters whose last is at j; from[i][j]: the one before.
    const auto cell = [columns](int i, int j) { return static_cast<std::size_t>(i * columns + j); };
    std::vector<int> best(static_cast<std::size_t>(rows * columns), impossible);
    std::vector<int> from(best.size(), -1);
    for (int i = 0; i < rows; ++i)
        for (int j = i; j < columns; ++j) {
            if (text[j].toCaseFolded() != wanted[i])
                continue;
            const int own = (startsWord(text, j) ? beginsWord : 0) + (j == 0 ? beginsText : 0);
            if (i == 0) {
                best[cell(i, j)] = own - passedOver * std::min(j, mostBefore);
                continue;
            }
            for (int k = i - 1; k < j; ++k) {
                const int former = best[cell(i - 1, k)];
                if (former == impossible)
                    continue;
                const int gap = j - k - 1;
                const int joint = gap == 0 ? inARow : -breaksOff - passedOver * std::min(gap, mostPassed);
                const int score = former + own + joint;
                if (score > best[cell(i, j)]) {
                    best[cell(i, j)] = score;
                    from[cell(i, j)] = k;
                }
            }
        }
    const auto last = best.begin() + static_cast<std::ptrdiff_t>(cell(rows - 1, 0));
    const auto top = std::max_element(last, last + columns);
    if (*top == impossible)
        return std::nullopt;
    FuzzyMatch match;
    match.score = *top;
    int at = static_cast<int>(top - last);
    for (int i = rows - 1; i >= 0; --i) {
        match.letters.push_back(at);
        at = from[cell(i, at)];
    }
    std::ranges::reverse(match.letters);
    return match;
}

} // namespace doppler
