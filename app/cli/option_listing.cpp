// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_listing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

Json optionAsJson(const OptionSpec& spec)
{
    Json out{{"name", spec.name}, {"type", optionTypeName(spec.standard)}};
    std::visit([&](const auto& value) { out["default"] = value; }, spec.standard);
    if (spec.least != spec.most) {
        out["least"] = spec.least;
        out["most"] = spec.most;
    }
    if (!spec.choices.empty())
        out["choices"] = spec.choices;
    out["help"] = spec.help;
    return out;
}

/// What values are valid, in brackets; empty where any is.
std::string rangeText(const OptionSpec& spec)
{
    if (!spec.choices.empty())
        return fmt::format(" ({})", fmt::join(spec.choices, ", "));
    if (std::holds_alternative<bool>(spec.standard))
        return " (true, false)";
    return spec.least != spec.most ? fmt::format(" ({} to {})", spec.least, spec.most) : std::string();
}

} // namespace

Json optionsAsJson(std::span<const OptionSpec> specs)
{
    Json all = Json::array();
    for (const OptionSpec& spec : specs)
        all.push_back(optionAsJson(spec));
    return all;
}

void printOptions(std::span<const OptionSpec> specs)
{
    for (const OptionSpec& spec : specs)
        fmt::print("  {:<28} {}{}\n", spec.name + '=' + toString(spec.standard), spec.help, rangeText(spec));
}

} // namespace doppler
