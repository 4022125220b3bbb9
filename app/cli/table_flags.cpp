// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_flags.h"

namespace doppler {

void TableFlags::declare(CLI::App& app, std::initializer_list<CLI::Option*> others)
{
    auto* latex = app.add_flag("--latex", m_latex, "Print a table for LaTeX (package booktabs)");
    auto* markdown = app.add_flag("--markdown", m_markdown, "Print a table for Markdown")->excludes(latex);
    for (CLI::Option* other : others) {
        latex->excludes(other);
        markdown->excludes(other);
    }
}

std::string TableFlags::markup(const std::string& csv) const
{
    return m_latex ? latexTable(linesOfCsv(csv)) : markdownTable(linesOfCsv(csv));
}

std::string TableFlags::markup(const PrintedTable& table) const
{
    return m_latex ? latexTable(table) : markdownTable(table);
}

} // namespace doppler
