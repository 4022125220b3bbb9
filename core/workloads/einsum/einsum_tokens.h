// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text_fields.h"
#include "core/workloads/einsum/einsum_text.h"

namespace doppler {

/// A word (letters, digits, "_", ".", "'"; a letter first), a number, "->" or a single character.
struct EinsumToken {
    enum class Kind { Word, Number, Sign, End };
    Kind kind = Kind::End;
    std::string_view text;
    std::size_t column = 1;
    bool glued = false; ///< Whether no blank precedes it.
    [[nodiscard]] bool is(std::string_view sign) const { return kind != Kind::End && text == sign; }
    [[nodiscard]] bool isWord() const { return kind == Kind::Word; }
};

/// The tokens of one line, without its comment; the last is of kind End.
std::vector<EinsumToken> einsumTokens(std::string_view line);

} // namespace doppler
