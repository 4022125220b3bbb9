// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/table_order.h"

#include "core/base/message.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The digits from `at` on, without leading zeros.
std::string_view digitsAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    while (at + 1 < end && text[at] == '0')
        ++at;
    return text.substr(at, end - at);
}

/// Less, with numbers in texts compared as numbers.
bool naturallyLess(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const std::string_view left = digitsAt(a, i);
            const std::string_view right = digitsAt(b, j);
            if (left != right)
                return left.size() != right.size() ? left.size() < right.size() : left < right;
            i = static_cast<std::size_t>(left.data() - a.data()) + left.size();
            j = static_cast<std::size_t>(right.data() - b.data()) + right.size();
            continue;
        }
        if (a[i] != b[j])
            return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
        ++i;
        ++j;
    }
    return a.size() - i < b.size() - j;
}

/// By text of a pool, its place in the order; NaN for the empty text.
std::vector<double> ranksOf(const TextPool& texts)
{
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return naturallyLess(texts.folded(a), texts.folded(b));
    });
    std::vector<double> ranks(texts.size());
    double rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && naturallyLess(texts.folded(order[i - 1]), texts.folded(order[i])))
            ++rank; // Texts that differ only in case are equal.
        ranks[order[i]] = texts.text(order[i]).empty() ? std::numeric_limits<double>::quiet_NaN() : rank;
    }
    return ranks;
}

struct SortKey {
    double value;
    std::uint32_t place; ///< In the list that is sorted.
    std::uint32_t row;
};

} // namespace

void sortRows(const DataTable& table, TableRows& rows, std::size_t column, bool descending,
              const std::stop_token& stop)
{
    const TableColumn& by = table.columns[column];
    const std::vector<double> ranks = by.isText() ? ranksOf(*by.texts) : std::vector<double>();
    std::vector<SortKey> keys;
    keys.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double value = by.isText() ? ranks[by.key(rows[i])] : by.numbers[rows[i]];
        // Unknown values are the largest in both directions.
        keys.push_back(
            {std::isnan(value) ? std::numeric_limits<double>::infinity() : (descending ? -value : value),
             static_cast<std::uint32_t>(i), rows[i]});
    }
    if (stop.stop_requested())
        return;
    std::sort(keys.begin(), keys.end(), [](const SortKey& a, const SortKey& b) {
        return a.value != b.value ? a.value < b.value : a.place < b.place;
    });
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = keys[i].row;
}

double sumOf(const TableColumn& column, std::span<const std::uint32_t> rows)
{
    double sum = 0;
    for (const std::uint32_t row : rows)
        if (const double value = column.numbers[row]; !std::isnan(value))
            sum += value;
    return sum;
}

bool canBeSummed(const ColumnSpec& column)
{
    constexpr std::array<std::string_view, 11> points{"start", "end", "ready", "slack",  "vertex", "transfer",
                                                      "mean",  "max", "peak",  "copies", "devices"};
    return column.unit != ColumnUnit::Text && column.unit != ColumnUnit::Share &&
           std::ranges::find(points, column.name) == points.end();
}

std::vector<ColumnSpec> totalsColumns(const ColumnSpec& by, const ColumnSpec& of)
{
    const ColumnUnit unit = of.unit == ColumnUnit::Flag ? ColumnUnit::Count : of.unit;
    return {
        by,
        {"count", ColumnUnit::Count, DOPPLER_TEXT("core", "Rows"), DOPPLER_TEXT("core", "Number of rows")},
        {"sum", unit, DOPPLER_TEXT("core", "Sum"), DOPPLER_TEXT("core", "Sum of the column")},
        {"mean", of.unit == ColumnUnit::Flag ? ColumnUnit::Share : unit, DOPPLER_TEXT("core", "Mean"),
         DOPPLER_TEXT("core", "Mean of the rows with a known value")},
        {"max", unit, DOPPLER_TEXT("core", "Maximum"), DOPPLER_TEXT("core", "Largest value")},
        {"share", ColumnUnit::Share, DOPPLER_TEXT("core", "Share"),
         DOPPLER_TEXT("core", "Share of the sum of all shown rows")}};
}

namespace {

struct Tally {
    double rows = 0;
    double known = 0;
    double sum = 0;
    double most = -std::numeric_limits<double>::infinity();
};

} // namespace

DataTable totalsOf(const DataTable& table, std::span<const std::uint32_t> rows, std::size_t by,
                   std::size_t of)
{
    const TableColumn& texts = table.columns[by];
    const TableColumn& values = table.columns[of];
    constexpr std::uint32_t none = ~std::uint32_t{0};
    std::vector<std::uint32_t> groupOf(texts.texts->size(), none);
    std::vector<std::uint32_t> keys;
    std::vector<Tally> tallies;
    double whole = 0;
    for (const std::uint32_t row : rows) {
        std::uint32_t& group = groupOf[texts.key(row)];
        if (group == none) {
            group = static_cast<std::uint32_t>(keys.size());
            keys.push_back(static_cast<std::uint32_t>(texts.key(row)));
            tallies.emplace_back();
        }
        Tally& tally = tallies[group];
        tally.rows += 1;
        const double value = values.numbers[row];
        if (std::isnan(value))
            continue;
        tally.known += 1;
        tally.sum += value;
        tally.most = std::max(tally.most, value);
        whole += value;
    }
    DataTable out;
    out.rowCount = keys.size();
    for (const ColumnSpec& spec : totalsColumns(texts.spec, values.spec))
        out.columns.push_back({spec, {}, nullptr, {}});
    out.columns[0].texts = texts.texts;
    out.columns[0].keys = std::move(keys);
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    for (const Tally& tally : tallies) {
        const bool known = tally.known > 0;
        out.columns[1].numbers.push_back(tally.rows);
        out.columns[2].numbers.push_back(tally.sum);
        out.columns[3].numbers.push_back(known ? tally.sum / tally.known : unknown);
        out.columns[4].numbers.push_back(known ? tally.most : unknown);
        out.columns[5].numbers.push_back(whole > 0 ? tally.sum / whole : unknown);
    }
    return out;
}

} // namespace doppler
