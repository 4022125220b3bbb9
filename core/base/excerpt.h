// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace doppler {

/// Length in bytes of the well-formed UTF-8 sequence at text[at]; 0 if there is none.
std::size_t utf8Length(std::string_view text, std::size_t at);

bool isUtf8(std::string_view text);
/// The text with each byte that is not valid UTF-8 replaced by U+FFFD.
std::string asUtf8(std::string_view text);

/// The beginning of an untrusted text for use in a message: at most `most` characters, then "...". Characters
/// that are not printable or that could change the direction of writing, and bytes that are not valid UTF-8,
/// become "?".
std::string excerpt(std::string_view text, std::size_t most = 40);

} // namespace doppler
