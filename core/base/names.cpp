// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/names.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// Levenshtein's distance.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replace = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replace, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

Error unknownName(std::string_view sentence, std::string_view name, std::vector<std::string> valid)
{
    const std::string_view shown = name.substr(0, 64); // what a stranger typed is not repeated at any length
    std::stable_sort(valid.begin(), valid.end(), [&](const std::string& a, const std::string& b) {
        return editDistance(shown, a) < editDistance(shown, b);
    });
    return {Message(sentence, {std::string(shown), fmt::format("{}", fmt::join(valid, ", "))}), {}, {}};
}

Error unknownName(std::string_view sentence, std::string_view name, std::span<const std::string_view> valid)
{
    return unknownName(sentence, name, std::vector<std::string>(valid.begin(), valid.end()));
}

} // namespace doppler
