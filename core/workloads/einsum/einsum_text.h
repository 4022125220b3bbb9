// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

#include <optional>

namespace doppler {

/// A place in a text, for an editor to underline. Lines and columns count from 1, columns and length in
/// bytes; a length of 0 is the line's end.
struct TextPlace {
    std::size_t line = 0;
    std::size_t column = 0;
    std::size_t length = 0;
};

struct EinsumTextFault {
    Message message;
    TextPlace place;
};

/// What was read of a text in the einsum language (docs/einsum-language.md): all of it, or what stands before
/// the fault.
struct EinsumText {
    EinsumProgram program;
    std::vector<TextPlace> operations; ///< Where the name of each operation of the program stands.
    std::optional<EinsumTextFault> fault;
};

/// Reads a text. `name` is the program's where the text gives none. Memory is proportional to the text.
EinsumText readEinsumText(std::string_view text, std::string_view name);

/// The same as a value or an error, whose place is "line 3, column 7".
Result<EinsumProgram> parseEinsumText(std::string_view text, std::string_view name);

/// Whether a text begins like one of the language.
bool looksLikeEinsumText(std::string_view text);

} // namespace doppler
