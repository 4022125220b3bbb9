// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The unit of a column's values.
enum class ColumnUnit {
    Text,
    Count,   ///< Numbers without unit: ids and counts.
    Seconds, ///< Seconds.
    Bytes,
    Flops,
    Share, ///< 0.25 is shown as 25 %.
    Flag,  ///< 0 or 1, shown as "no" or "yes".
};

/// What a column is called and contains. The texts live as long as the program.
struct ColumnSpec {
    std::string_view name; ///< In expressions and files.
    ColumnUnit unit = ColumnUnit::Text;
    std::string_view caption;    ///< For people; a text for translation.
    std::string_view help;       ///< One sentence; a text for translation.
    bool shown = true;           ///< Among the columns that are shown at first.
    std::string_view alias = {}; ///< Another name in expressions; several columns may share one.
};

/// Many texts in one piece of memory, numbered from 0, and a copy in lower case to search in. The case of
/// Latin letters is ignored.
class TextPool {
public:
    /// Appends a text; returns its number.
    std::uint32_t add(std::string_view text);
    [[nodiscard]] std::size_t size() const { return ends.size(); }
    [[nodiscard]] std::string_view text(std::size_t number) const { return part(texts, number); }
    /// The text in lower case.
    [[nodiscard]] std::string_view folded(std::size_t number) const { return part(lower, number); }
    /// Sets found[number] to 1 for each text that contains `part`, which is in lower case. `found` has an
    /// entry for each text. One pass over the memory.
    void findContaining(std::string_view part, std::span<char> found) const;
    /// The same for the texts that are equal to `whole`.
    void findEqual(std::string_view whole, std::span<char> found) const;

private:
    [[nodiscard]] std::string_view part(const std::string& all, std::size_t number) const
    {
        const std::size_t start = number == 0 ? 0 : ends[number - 1] + 1;
        return std::string_view(all).substr(start, ends[number] - start);
    }
    // A zero byte follows each text, so that no match crosses the border between two.
    std::string texts;
    std::string lower;
    std::vector<std::size_t> ends; ///< By text, without that byte.
};
using TextPoolPtr = std::shared_ptr<const TextPool>;

/// The Latin letters of a text in lower case.
std::string foldedText(std::string_view text);

/// One column: numbers, or texts by their number in a pool.
struct TableColumn {
    ColumnSpec spec;
    std::vector<double> numbers;     ///< By row, unless the unit is Text; NaN: unknown.
    TextPoolPtr texts;               ///< Only for Text.
    std::vector<std::uint32_t> keys; ///< By row, a number in `texts`; empty: row i has text i.

    [[nodiscard]] bool isText() const { return spec.unit == ColumnUnit::Text; }
    [[nodiscard]] std::size_t key(std::size_t row) const { return keys.empty() ? row : keys[row]; }
    [[nodiscard]] std::string_view text(std::size_t row) const { return texts->text(key(row)); }
};

/// A table as columns of equal length. Immutable once made; threads may share it.
struct DataTable {
    std::size_t rowCount = 0;
    std::vector<TableColumn> columns;

    /// The column with this name; columns.size() if there is none.
    [[nodiscard]] std::size_t find(std::string_view name) const;
};
using DataTablePtr = std::shared_ptr<const DataTable>;

/// Row numbers of a table, in the order in which they are shown. At most 2^32 rows.
using TableRows = std::vector<std::uint32_t>;

/// All rows in their order.
TableRows allRows(const DataTable& table);

} // namespace doppler
