// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/run_tables.h"

#include <cassert>
#include <unordered_map>
#include <utility>

namespace doppler {

/// Numbers different texts from 0, in the order in which they come. The texts must outlive it.
class TextNumbers {
public:
    std::uint32_t add(std::string_view text)
    {
        const auto [at, isNew] = numbers.try_emplace(text, static_cast<std::uint32_t>(list.size()));
        if (isNew)
            list.push_back(text);
        return at->second;
    }
    [[nodiscard]] std::string_view text(std::size_t number) const { return list[number]; }
    [[nodiscard]] TextPoolPtr pool() const
    {
        auto out = std::make_shared<TextPool>();
        for (const std::string_view text : list)
            out->add(text);
        return out;
    }

private:
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    std::vector<std::string_view> list;
};

/// Fills the columns of a table one after the other, in the order of runTableColumns().
class ColumnBuilder {
public:
    ColumnBuilder(RunTable& into, std::size_t rowCount) : table(into), rows(rowCount)
    {
        table.data.rowCount = rowCount;
    }

    /// numberOf(row) for each row.
    template <class NumberOf>
    requires std::invocable<NumberOf, std::size_t>
    void numbers(NumberOf numberOf)
    {
        std::vector<double> values(rows);
        for (std::size_t row = 0; row < rows; ++row)
            values[row] = numberOf(row);
        numbers(std::move(values));
    }
    void numbers(std::vector<double> values)
    {
        values.resize(rows); // Shorter only in a job that was stopped.
        next().numbers = std::move(values);
    }
    /// textOf(row) for each row; few texts for many rows. They must live until this returns.
    template <class TextOf>
    void texts(TextOf textOf)
    {
        TextNumbers numberOf;
        TableColumn& column = next();
        column.keys.reserve(rows);
        for (std::size_t row = 0; row < rows; ++row)
            column.keys.push_back(numberOf.add(textOf(row)));
        column.texts = numberOf.pool();
    }
    /// The same where each row has a text of its own.
    template <class TextOf>
    void ownTexts(TextOf textOf)
    {
        auto pool = std::make_shared<TextPool>();
        for (std::size_t row = 0; row < rows; ++row)
            pool->add(textOf(row));
        next().texts = std::move(pool);
    }
    /// deviceOf(row) for each row.
    template <class DeviceOf>
    void devices(DeviceOf deviceOf)
    {
        auto pool = std::make_shared<TextPool>();
        for (const DeviceId d : table.run->problem->topology().devices())
            pool->add(table.run->problem->topology().device(d).name);
        TableColumn& column = next();
        column.texts = std::move(pool);
        column.keys.reserve(rows);
        for (std::size_t row = 0; row < rows; ++row)
            column.keys.push_back(deviceOf(row).value);
    }

private:
    TableColumn& next()
    {
        const auto specs = runTableColumns(table.kind);
        assert(table.data.columns.size() < specs.size());
        const ColumnSpec& spec = specs[table.data.columns.size()];
        return table.data.columns.emplace_back(TableColumn{spec, {}, nullptr, {}});
    }

    RunTable& table;
    std::size_t rows;
};

} // namespace doppler
