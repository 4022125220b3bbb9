// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/graph_format.h"

#include "core/base/option_specs.h"

#include <variant>

namespace doppler {

bool mustBeGiven(const OptionSpec& option)
{
    const auto* whole = std::get_if<std::int64_t>(&option.standard);
    const auto* number = std::get_if<double>(&option.standard);
    return (whole && static_cast<double>(*whole) < option.least) || (number && *number < option.least);
}

// A text has no range; the most of 1 marks those that are a file's name.
OptionSpec fileOption(std::string name, OptionText text)
{
    return declaredOption(std::move(name), std::string(), 0, 1, {}, std::move(text));
}

bool namesFile(const OptionSpec& option)
{
    return std::holds_alternative<std::string>(option.standard) && option.most == 1;
}

} // namespace doppler
