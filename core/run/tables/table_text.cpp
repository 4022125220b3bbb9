// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/table_text.h"

#include "core/base/quantity.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/bytes/table_markup.h"
#include "core/io/json/json_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

std::string flopsText(double flops)
{
    std::string text = macsText(flops);
    if (const std::size_t unit = text.rfind("MAC"); unit != std::string::npos)
        text.replace(unit, 3, "FLOP");
    return text;
}

std::string numberText(ColumnUnit unit, double value)
{
    switch (unit) {
    case ColumnUnit::Seconds:
        return secondsText(value);
    case ColumnUnit::Bytes:
        return bytesText(value);
    case ColumnUnit::Flops:
        return flopsText(value);
    case ColumnUnit::Share:
        return fmt::format("{:.1f} %", value * 100);
    case ColumnUnit::Flag:
        return value != 0 ? "yes" : "no";
    default:
        return value == std::floor(value) && std::abs(value) < 1e15 ? fmt::format("{:.0f}", value)
                                                                    : fmt::format("{:.4g}", value);
    }
}

/// A cell with all digits and without unit.
std::string plainText(const TableColumn& column, std::size_t row)
{
    if (column.isText())
        return std::string(column.text(row));
    const double value = column.numbers[row];
    if (std::isnan(value))
        return {};
    return column.spec.unit == ColumnUnit::Flag ? numberText(ColumnUnit::Flag, value)
                                                : fmt::format("{}", value);
}

Json jsonCell(const TableColumn& column, std::size_t row)
{
    if (column.isText())
        return std::string(column.text(row));
    const double value = column.numbers[row];
    if (!std::isfinite(value))
        return nullptr;
    if (column.spec.unit == ColumnUnit::Flag)
        return value != 0;
    if (column.spec.unit == ColumnUnit::Count && value == std::floor(value) && std::abs(value) < 1e15)
        return static_cast<std::int64_t>(value);
    return value;
}

/// Joins pieces until they are worth passing on.
class Pieces {
public:
    explicit Pieces(const std::function<void(std::string_view)>& s) : sink(s) {}
    ~Pieces() { sink(waiting); }
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;
    void put(std::string_view text)
    {
        waiting += text;
        if (waiting.size() < most)
            return;
        sink(waiting);
        waiting.clear();
    }

private:
    static constexpr std::size_t most = 65536;
    const std::function<void(std::string_view)>& sink;
    std::string waiting;
};

/// What surrounds the cells of a format.
struct Frame {
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

class TableWriter {
public:
    TableWriter(const DataTable& t, std::span<const std::uint32_t> r, std::span<const std::size_t> c,
                Pieces& o, const std::stop_token& s)
        : table(t), rows(r), columns(c), out(o), stop(s)
    {
    }

    void write(TableFormat format)
    {
        switch (format) {
        case TableFormat::Plain:
            return writePlain();
        case TableFormat::Csv:
            return writeLines({"", ",", "\n"}, csvField, plainText);
        case TableFormat::Tsv:
            return writeLines({"", "\t", "\n"}, tabField, plainText);
        case TableFormat::Json:
            return writeJson();
        case TableFormat::Markdown:
            return writeMarkdown();
        case TableFormat::Latex:
            return writeLatex();
        }
    }

private:
    [[nodiscard]] const TableColumn& column(std::size_t at) const { return table.columns[columns[at]]; }

    static std::string tabField(std::string_view text)
    {
        std::string field(text);
        std::ranges::replace_if(
            field, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
        return spreadsheetText(field);
    }

    template <class CellOf>
    void line(const Frame& frame, CellOf cellOf)
    {
        out.put(frame.before);
        for (std::size_t at = 0; at < columns.size(); ++at) {
            if (at > 0)
                out.put(frame.between);
            out.put(cellOf(at));
        }
        out.put(frame.after);
    }

    template <class Field, class CellOf>
    void writeRows(const Frame& frame, Field field, CellOf cellOf)
    {
        for (const std::uint32_t row : rows) {
            if (stop.stop_requested())
                return;
            line(frame, [&](std::size_t at) { return std::string(field(cellOf(column(at), row))); });
        }
    }

    template <class Field, class CellOf>
    void writeLines(const Frame& frame, Field field, CellOf cellOf)
    {
        line(frame, [&](std::size_t at) { return std::string(column(at).spec.name); });
        writeRows(frame, field, cellOf);
    }

    void writePlain()
    {
        std::vector<std::size_t> widths;
        for (std::size_t at = 0; at < columns.size(); ++at) {
            widths.push_back(column(at).spec.name.size());
            for (const std::uint32_t row : rows)
                widths.back() = std::max(widths.back(), characters(cellText(column(at), row)));
        }
        const auto padded = [&](std::size_t at, const std::string& text) {
            const std::string blanks(widths[at] - std::min(widths[at], characters(text)), ' ');
            const bool last = at + 1 == columns.size();
            return column(at).isText() ? (last ? text : text + blanks) : blanks + text;
        };
        const Frame frame{"", "  ", "\n"};
        line(frame, [&](std::size_t at) { return padded(at, std::string(column(at).spec.name)); });
        for (const std::uint32_t row : rows) {
            if (stop.stop_requested())
                return;
            line(frame, [&](std::size_t at) { return padded(at, cellText(column(at), row)); });
        }
    }

    static std::size_t characters(const std::string& text)
    {
        return static_cast<std::size_t>(std::ranges::count_if(
            text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    }

    void writeJson()
    {
        std::vector<std::string> keys;
        for (std::size_t at = 0; at < columns.size(); ++at)
            keys.push_back(Json(std::string(column(at).spec.name)).text() + ": ");
        out.put("[");
        for (std::size_t i = 0; i < rows.size() && !stop.stop_requested(); ++i) {
            out.put(i == 0 ? "\n" : ",\n");
            line({"  {", ", ", "}"},
                 [&](std::size_t at) { return keys[at] + jsonCell(column(at), rows[i]).text(); });
        }
        out.put("\n]\n");
    }

    void writeMarkdown()
    {
        const Frame frame{"| ", " | ", " |\n"};
        line(frame, [&](std::size_t at) { return markdownText(column(at).spec.name); });
        line(frame, [&](std::size_t at) { return std::string(column(at).isText() ? "---" : "---:"); });
        writeRows(frame, markdownText, cellText);
    }

    void writeLatex()
    {
        out.put("\\begin{tabular}{");
        for (std::size_t at = 0; at < columns.size(); ++at)
            out.put(column(at).isText() ? "l" : "r");
        out.put("}\n\\toprule\n");
        const Frame frame{"", " & ", " \\\\\n"};
        line(frame, [&](std::size_t at) { return latexText(column(at).spec.name); });
        out.put("\\midrule\n");
        writeRows(frame, latexText, cellText);
        out.put("\\bottomrule\n\\end{tabular}\n");
    }

    const DataTable& table;
    std::span<const std::uint32_t> rows;
    std::span<const std::size_t> columns;
    Pieces& out;
    const std::stop_token& stop;
};

} // namespace

std::string cellText(const TableColumn& column, std::size_t row)
{
    if (column.isText())
        return std::string(column.text(row));
    const double value = column.numbers[row];
    return std::isnan(value) ? std::string() : numberText(column.spec.unit, value);
}

void writeTable(const DataTable& table, std::span<const std::uint32_t> rows,
                std::span<const std::size_t> columns, TableFormat format,
                const std::function<void(std::string_view piece)>& sink, const std::stop_token& stop)
{
    Pieces out(sink);
    TableWriter(table, rows, columns, out, stop).write(format);
}

} // namespace doppler
