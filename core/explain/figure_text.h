// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/run_differences.h"

#include <string>
#include <string_view>

namespace doppler {

/// A figure with its unit, in English; `none` if there is no number.
std::string figureText(double value, FigureUnit unit, std::string_view none = "-");

} // namespace doppler
