// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The enumerator with this name in files and on the command line. The enumerators must count from 0.
template <class Enum>
std::optional<Enum> valueNamed(std::span<const std::string_view> names, std::string_view name)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

/// The error for a name that is not valid. `sentence` is a marked format with {0} for the name and {1} for
/// the valid names, sorted by edit distance.
Error unknownName(std::string_view sentence, std::string_view name, std::vector<std::string> valid);
Error unknownName(std::string_view sentence, std::string_view name, std::span<const std::string_view> valid);

/// The valid name that the user probably meant: one that differs from `name` in at most a third of its
/// characters or in case, or the only one that begins with it. Nothing if no name is that close.
std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> valid);
/// unknownName() with a second marked format for names that are close to a valid one: {0} is the name, {1}
/// the nearest valid name, such as `unknown placer "{0}"; did you mean "{1}"?`.
Error unknownName(std::string_view sentence, std::string_view suggestion, std::string_view name,
                  std::vector<std::string> valid);

} // namespace doppler
