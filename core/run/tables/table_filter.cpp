// SPDX-License-Identifier: GPL-3.0-or-later
// The filter as passes over whole columns: each condition makes one byte per row.
#include "core/run/tables/table_query.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <string_view>

namespace doppler {

namespace {

using Mask = std::vector<char>; ///< By row: 1 where the condition holds.
using Relation = TableQuery::Relation;

/// Numbers with a unit are equal if they read the same.
bool sameDigits(double a, double b) { return std::abs(a - b) <= 5e-4 * std::max(std::abs(a), std::abs(b)); }

/// One loop for each relation, so that the compiler can make it a loop of vector instructions.
template <class Equal, class Right>
void compareColumn(std::span<const double> left, Relation relation, Right right, Equal equal, Mask& out)
{
    const auto pass = [&](auto holds) {
        for (std::size_t row = 0; row < left.size(); ++row)
            out[row] = static_cast<char>(out[row] | static_cast<char>(holds(left[row], right(row))));
    };
    switch (relation) {
    case Relation::Less:
        return pass([](double a, double b) { return a < b; });
    case Relation::LessEqual:
        return pass([&](double a, double b) { return a <= b || equal(a, b); });
    case Relation::Greater:
        return pass([](double a, double b) { return a > b; });
    case Relation::GreaterEqual:
        return pass([&](double a, double b) { return a >= b || equal(a, b); });
    default: // != is what remains of =.
        return pass([&](double a, double b) { return equal(a, b); });
    }
}

template <class Right>
void compareWith(const TableColumn& column, Relation relation, Right right, Mask& out)
{
    const bool exact = column.spec.unit == ColumnUnit::Count || column.spec.unit == ColumnUnit::Flag;
    if (exact)
        compareColumn(
            column.numbers, relation, right, [](double a, double b) { return a == b; }, out);
    else
        compareColumn(column.numbers, relation, right, sameDigits, out);
}

/// Marks the rows of a column of texts whose text is marked in the pool.
void spread(const TableColumn& column, std::span<const char> found, Mask& out)
{
    for (std::size_t row = 0; row < out.size(); ++row)
        out[row] = static_cast<char>(out[row] | found[column.key(row)]);
}

/// A channel from gpu0 to gpu1 is named "gpu0>gpu1"; charts show an arrow, and people type one.
std::string channelName(std::string text)
{
    const auto replaceAll = [&text](std::string_view from, std::string_view to) {
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at))
            text.replace(at, from.size(), to);
    };
    replaceAll("\u2192", ">");
    replaceAll("->", ">");
    for (const std::string blank : {" ", "\u2009"}) {
        replaceAll(blank + ">", ">");
        replaceAll(">" + blank, ">");
    }
    return text;
}

class RowFilter {
public:
    RowFilter(const DataTable& t, const std::stop_token& s) : table(t), stop(s) {}

    [[nodiscard]] Mask rows(const TableQuery& query) const
    {
        if (stop.stop_requested())
            return Mask(table.rowCount, 0);
        switch (query.kind) {
        case TableQuery::Kind::All:
            return Mask(table.rowCount, 1);
        case TableQuery::Kind::And:
            return joined(query, std::bit_and<>());
        case TableQuery::Kind::Or:
            return joined(query, std::bit_or<>());
        case TableQuery::Kind::Not:
            return inverted(rows(query.parts.front()));
        default:
            return condition(query);
        }
    }

private:
    template <class Join>
    [[nodiscard]] Mask joined(const TableQuery& query, Join join) const
    {
        Mask all = rows(query.parts.front());
        for (std::size_t i = 1; i < query.parts.size(); ++i) {
            const Mask part = rows(query.parts[i]);
            for (std::size_t row = 0; row < all.size(); ++row)
                all[row] = static_cast<char>(join(all[row], part[row]));
        }
        return all;
    }

    [[nodiscard]] static Mask inverted(Mask mask)
    {
        for (char& row : mask)
            row = static_cast<char>(row ^ 1);
        return mask;
    }

    [[nodiscard]] Mask condition(const TableQuery& query) const
    {
        Mask out(table.rowCount, 0);
        switch (query.kind) {
        case TableQuery::Kind::Search:
            for (const TableColumn& column : table.columns)
                if (column.isText())
                    searchTexts(column, query, true, out);
            return out;
        case TableQuery::Kind::Texts: {
            const bool part = query.relation >= Relation::Contains;
            for (const std::size_t column : query.columns)
                searchTexts(table.columns[column], query, part, out);
            break;
        }
        case TableQuery::Kind::Columns:
            for (const std::size_t column : query.columns)
                compareWith(
                    table.columns[column], query.relation,
                    [&right = table.columns[query.other].numbers](std::size_t row) { return right[row]; },
                    out);
            break;
        default:
            for (const std::size_t column : query.columns)
                for (const double number : query.numbers)
                    compareWith(
                        table.columns[column], query.relation, [number](std::size_t) { return number; }, out);
        }
        const bool unequal = query.relation == Relation::NotEqual || query.relation == Relation::ContainsNot;
        return unequal ? inverted(std::move(out)) : out;
    }

    static void searchTexts(const TableColumn& column, const TableQuery& query, bool part, Mask& out)
    {
        std::vector<char> found(column.texts->size(), 0);
        const auto mark = [&](const std::string& text) {
            part ? column.texts->findContaining(text, found) : column.texts->findEqual(text, found);
        };
        for (const std::string& text : query.texts) {
            mark(text);
            if (const std::string name = channelName(text); column.spec.name == "channels" && name != text)
                mark(name);
        }
        spread(column, found, out);
    }

    const DataTable& table;
    const std::stop_token& stop;
};

} // namespace

TableRows matchingRows(const DataTable& table, const TableQuery& query, const std::stop_token& stop)
{
    if (query.empty())
        return allRows(table);
    const Mask mask = RowFilter(table, stop).rows(query);
    TableRows rows;
    rows.reserve(static_cast<std::size_t>(std::ranges::count(mask, 1)));
    for (std::size_t row = 0; row < mask.size(); ++row)
        if (mask[row])
            rows.push_back(static_cast<std::uint32_t>(row));
    return rows;
}

} // namespace doppler
