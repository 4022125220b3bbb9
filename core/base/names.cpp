// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/names.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// Levenshtein's distance where swapping two neighbouring characters counts as one change.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        beforeLast.swap(last);
        last.swap(row);
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replace = last[j] + (a[i] == b[j] ? 0 : 1);
            row[j + 1] = std::min({replace, row[j] + 1, last[j + 1] + 1});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                row[j + 1] = std::min(row[j + 1], beforeLast[j - 1] + 1);
        }
    }
    return row.back();
}

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](char c) { return lowered(c); });
    return out;
}

constexpr std::size_t mostShown = 64; // longer input is not repeated in full

} // namespace

std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> valid)
{
    const std::string given = lowered(name.substr(0, mostShown));
    const std::string* nearest = nullptr;
    std::size_t least = given.size() / 3 + 1; // a name this far away is another word
    for (const std::string& one : valid)
        if (const std::size_t distance = editDistance(given, lowered(one)); distance < least) {
            least = distance;
            nearest = &one;
        }
    if (nearest)
        return *nearest;
    const auto begins = [&](const std::string& one) { return lowered(one).starts_with(given); };
    const auto first = std::find_if(valid.begin(), valid.end(), begins);
    if (given.empty() || first == valid.end() || std::any_of(std::next(first), valid.end(), begins))
        return std::nullopt;
    return *first;
}

Error unknownName(std::string_view sentence, std::string_view suggestion, std::string_view name,
                  std::vector<std::string> valid)
{
    if (auto nearest = nearestName(name, valid))
        return {Message(suggestion, {std::string(name.substr(0, mostShown)), *std::move(nearest)}), {}, {}};
    return unknownName(sentence, name, std::move(valid));
}

Error unknownName(std::string_view sentence, std::string_view name, std::vector<std::string> valid)
{
    const std::string_view shown = name.substr(0, mostShown);
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
