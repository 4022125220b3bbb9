// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "core/io/bytes/table_markup.h"

#include <initializer_list>
#include <string>

namespace doppler {

/// --latex and --markdown of a command that prints a table.
class TableFlags {
public:
    /// `others`: the flags of other formats, which exclude these.
    void declare(CLI::App& app, std::initializer_list<CLI::Option*> others);
    [[nodiscard]] bool any() const { return m_latex || m_markdown; }
    /// The table, which is given as CSV, in the requested format.
    [[nodiscard]] std::string markup(const std::string& csv) const;
    /// The same of a table for readers.
    [[nodiscard]] std::string markup(const PrintedTable& table) const;

private:
    bool m_latex = false;
    bool m_markdown = false;
};

} // namespace doppler
