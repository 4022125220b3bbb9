// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/data_table.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace doppler {

std::string foldedText(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(
        out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

std::uint32_t TextPool::add(std::string_view text)
{
    texts += text;
    lower += foldedText(text);
    ends.push_back(texts.size());
    texts += '\0';
    lower += '\0';
    return static_cast<std::uint32_t>(ends.size() - 1);
}

void TextPool::findContaining(std::string_view part, std::span<char> found) const
{
    if (part.empty()) {
        std::ranges::fill(found, 1);
        return;
    }
    const char* const begin = lower.data();
    const char* const end = begin + lower.size();
    std::size_t number = 0;
    for (const char* at = begin;;) {
        const auto* hit = static_cast<const char*>(
            memmem(at, static_cast<std::size_t>(end - at), part.data(), part.size()));
        if (!hit)
            return;
        const auto place = static_cast<std::size_t>(hit - begin);
        while (ends[number] < place)
            ++number;
        found[number] = 1;
        at = begin + ends[number] + 1; // A second match in this text changes nothing.
    }
}

void TextPool::findEqual(std::string_view whole, std::span<char> found) const
{
    for (std::size_t number = 0; number < ends.size(); ++number)
        if (folded(number) == whole)
            found[number] = 1;
}

std::size_t DataTable::find(std::string_view name) const
{
    const auto at =
        std::ranges::find(columns, name, [](const TableColumn& column) { return column.spec.name; });
    return static_cast<std::size_t>(at - columns.begin());
}

TableRows allRows(const DataTable& table)
{
    TableRows rows(table.rowCount);
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

} // namespace doppler
