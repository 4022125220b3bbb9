// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum_text.h"
#include "core/workloads/einsum/einsum_tokens.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace doppler {

/// Reads a text in the einsum language line by line, and a line token by token. Functions that read or expect
/// something return whether they found it. The first fault remains, with its place.
class EinsumCursor {
public:
    explicit EinsumCursor(std::string_view text);

    /// Moves to the next line. Returns false at the end of the text and after a fault.
    bool nextLine();
    [[nodiscard]] std::string_view lineText() const { return line; }
    /// The place of a token.
    [[nodiscard]] TextPlace placeOf(const EinsumToken& token) const;

    [[nodiscard]] const EinsumToken& now() const { return tokens[at]; }
    [[nodiscard]] const EinsumToken& next() const { return tokens[std::min(at + 1, tokens.size() - 1)]; }
    [[nodiscard]] const EinsumToken& lineEnd() const { return tokens.back(); }
    [[nodiscard]] bool isEnd() const { return now().kind == EinsumToken::Kind::End; }
    EinsumToken take() { return isEnd() ? tokens[at] : tokens[at++]; }
    /// Reads the sign or word if it is the current token. A different token is not a fault.
    bool accept(std::string_view sign);
    bool expect(std::string_view sign);
    bool expectEnd(std::string_view what);
    /// Reads "4096" or "2^12", from 1 to `most`.
    bool readNumber(std::uint64_t most, std::uint64_t& number);
    /// Reads a label: one letter.
    bool readLabel(char& label, EinsumToken& token);
    /// The current token, for returning to it.
    [[nodiscard]] std::size_t mark() const { return at; }
    void goTo(std::size_t marked) { at = marked; }

    /// Records a fault at a token or elsewhere. Returns false, for `return fail(..)`.
    bool fail(const EinsumToken& token, Message message);
    bool failAt(const TextPlace& place, Message message);
    bool failExpected(std::string_view expected);
    [[nodiscard]] const std::optional<EinsumTextFault>& firstFault() const { return fault; }

private:
    std::string_view rest;
    std::string_view line;
    std::size_t lineNumber = 0;
    std::vector<EinsumToken> tokens;
    std::size_t at = 0;
    std::optional<EinsumTextFault> fault;
};

} // namespace doppler
