// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// An option of any kind: the type of `standard` is its type.
inline OptionSpec declaredOption(std::string name, OptionValue standard, double least, double most,
                                 std::vector<std::string> choices, OptionText text)
{
    return {std::move(name),       std::move(standard), least, most, std::move(choices), std::move(text.help),
            std::move(text.label), std::move(text.unit)};
}

/// An option that is a whole number from `least` to `most`.
inline OptionSpec wholeOption(std::string name, std::int64_t standard, double least, double most,
                              OptionText text)
{
    return declaredOption(std::move(name), standard, least, most, {}, std::move(text));
}

inline OptionSpec numberOption(std::string name, double standard, double least, double most, OptionText text)
{
    return declaredOption(std::move(name), standard, least, most, {}, std::move(text));
}

inline OptionSpec flagOption(std::string name, bool standard, OptionText text)
{
    return declaredOption(std::move(name), standard, 0, 0, {}, std::move(text));
}

/// An option that is any text.
inline OptionSpec textOption(std::string name, std::string standard, OptionText text)
{
    return declaredOption(std::move(name), std::move(standard), 0, 0, {}, std::move(text));
}

/// An option that is one of some names.
inline OptionSpec choiceOption(std::string name, std::vector<std::string> choices, std::string standard,
                               OptionText text)
{
    return declaredOption(std::move(name), std::move(standard), 0, 0, std::move(choices), std::move(text));
}

/// An option that is one of some names. The first is the default.
inline OptionSpec choiceOption(std::string name, std::vector<std::string> choices, OptionText text)
{
    std::string first = choices.front();
    return choiceOption(std::move(name), std::move(choices), std::move(first), std::move(text));
}

/// The value of an option that is a size or a count.
inline std::uint64_t extentOf(const Options& options, std::string_view name)
{
    return static_cast<std::uint64_t>(options.integer(name));
}

} // namespace doppler
