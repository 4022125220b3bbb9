// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/figure_options.h"

#include "app/arguments/number_checks.h"

#include <vector>

namespace doppler {

void FigureOptions::declare(CLI::App& program)
{
    std::vector<std::string> ids;
    for (const FigureSpec& preset : figurePresets())
        ids.push_back(preset.id.toStdString());
    program
        .add_option("--preset", m_preset,
                    "Draw a figure for a paper (one-column, two-columns), a slide or a poster")
        ->check(CLI::IsMember(ids));
    program.add_option("--width", m_millimetres, "Width of the figure, in mm")
        ->check(numberIn(narrowestFigure, widestFigure));
    program.add_option("--font", m_points, "Font size of the figure, in points")
        ->check(numberIn(smallestFigureFont, largestFigureFont));
    program.add_option("--font-family", m_family, "Font of the figure, e.g. \"Noto Serif\"");
    program.add_flag("--no-legend", m_noLegend, "Leave legends and keys out of the figure");
    program.add_flag("--no-labels", m_noLabels,
                     "Leave names in boxes and bars, numbers in cells and titles out of the figure");
}

std::optional<FigureSpec> FigureOptions::spec(std::optional<ThemeKind> theme) const
{
    if (m_preset.empty() && !m_millimetres && !m_points && m_family.empty() && !m_noLegend && !m_noLabels)
        return {};
    const FigureSpec* preset = figurePreset(QString::fromStdString(m_preset));
    FigureSpec spec = preset ? *preset : figurePresets().front();
    spec.millimetres = m_millimetres.value_or(spec.millimetres);
    spec.points = m_points.value_or(spec.points);
    if (!m_family.empty())
        spec.family = QString::fromStdString(m_family);
    spec.theme = theme.value_or(spec.theme);
    spec.legend = !m_noLegend;
    spec.labels = !m_noLabels;
    return spec;
}

} // namespace doppler
