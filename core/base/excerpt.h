// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace doppler {

/// Length in bytes of the well-formed UTF-8 sequence at text[at]; 0 where there is none.
std::size_t utf8Length(std::string_view text, std::size_t at);

bool isUtf8(std::string_view text);
/// The text with U+FFFD in the place of every byte that is not UTF-8.
std::string asUtf8(std::string_view text);

/// The beginning of a text of unknown origin, fit for a message: at most `most` characters (then "..."), and
/// everything that is not printable, valid UTF-8, or that could turn the direction of writing, as "?".
std::string excerpt(std::string_view text, std::size_t most = 40);

} // namespace doppler
