// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "widgets/figure/figure.h"

#include <optional>
#include <string>

namespace doppler {

/// The options of a figure: --preset and what differs from it.
class FigureOptions {
public:
    void declare(CLI::App& program);
    /// The figure that the options ask for; nothing: none was given. Of the theme only `theme` counts.
    [[nodiscard]] std::optional<FigureSpec> spec(std::optional<ThemeKind> theme) const;

private:
    std::string m_preset;
    std::optional<double> m_millimetres;
    std::optional<double> m_points;
    std::string m_family;
    bool m_noLegend = false;
    bool m_noLabels = false;
};

} // namespace doppler
