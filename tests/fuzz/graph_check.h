// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler::fuzz {

/// How the reader of a graph format is checked.
struct GraphCheck {
    std::string_view id;                           ///< The format's.
    std::size_t constant = std::size_t{256} << 10; ///< What may be allocated however small the input is.
    std::vector<std::pair<std::string, std::string>> options =
        {}; ///< Some that always have a value of their own.
};

/// Feeds the input to the reader of a graph format with its options at their defaults, then drawn from the
/// input's hash. Requires bounded memory and a readable message, or a sound graph which our own format
/// keeps, and which the format itself keeps where it is written too.
void checkGraphFormat(const GraphCheck& how, std::string_view input);
inline void checkGraphFormat(std::string_view id, std::string_view input)
{
    checkGraphFormat(GraphCheck{id}, input);
}
inline void checkGraphFormat(std::string_view id, std::string_view input, std::size_t constant)
{
    checkGraphFormat(GraphCheck{id, constant}, input);
}

} // namespace doppler::fuzz
