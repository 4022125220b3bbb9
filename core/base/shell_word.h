// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The text as one word of a POSIX shell, quoted if necessary.
std::string shellWord(const std::string& text);

/// The words of a command line without their quotes: the inverse of shellWord() for words separated by
/// blanks. Variables and patterns, which a shell would expand, stay as they are written. Accepts any text; a
/// quotation that is not closed ends with it.
std::vector<std::string> shellWords(std::string_view line);

} // namespace doppler
