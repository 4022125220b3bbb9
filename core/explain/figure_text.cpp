// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/figure_text.h"

#include "core/base/quantity.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

std::string figureText(double value, FigureUnit unit, std::string_view none)
{
    if (!std::isfinite(value))
        return std::string(none);
    switch (unit) {
    case FigureUnit::Seconds:
        return secondsText(value);
    case FigureUnit::Bytes:
        return bytesText(value);
    case FigureUnit::Share:
        return fmt::format("{:.1f} %", 100 * value);
    case FigureUnit::Count:
        break;
    }
    return fmt::format("{:.0f}", value);
}

} // namespace doppler
