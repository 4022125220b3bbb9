// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

#include <optional>

namespace doppler {

/// A place in a text that an editor can underline. Lines and columns count from 1; columns and length are in
/// bytes. Length 0 means the end of the line.
struct TextPlace {
    std::size_t line = 0;
    std::size_t column = 0;
    std::size_t length = 0;
};

struct EinsumTextFault {
    Message message;
    TextPlace place;
};

/// The result of reading a text in the einsum language (docs/einsum-language.md): everything, or the part
/// before the fault.
struct EinsumText {
    EinsumProgram program;
    std::vector<TextPlace> operations; ///< Place of the name of each operation.
    std::optional<EinsumTextFault> fault;
};

/// Reads a text. `name` becomes the program's name if the text has none. Memory is proportional to the text.
EinsumText readEinsumText(std::string_view text, std::string_view name);

/// The same as a value or an error with the place "line 3, column 7".
Result<EinsumProgram> parseEinsumText(std::string_view text, std::string_view name);

/// Whether a text begins like one of the language.
bool looksLikeEinsumText(std::string_view text);

} // namespace doppler
