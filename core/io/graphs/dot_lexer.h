// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace doppler {

struct DotToken {
    enum Kind { End, Identifier, Symbol, Fault };
    Kind kind = End;
    bool quoted = false; ///< A quoted identifier, which is never a keyword.
    bool html = false;   ///< "<...>"; text is the part between the brackets.
    /// Points into the source or, if joined by "+", into the lexer. "->" and "--" are symbols.
    std::string_view text;
    std::size_t line = 0;
};

/// Splits a text in Graphviz's DOT language into tokens. Quoted identifiers keep their escapes, except for \"
/// and broken lines; see dotPlain().
class DotLexer {
public:
    /// `text` must outlive the lexer and its tokens. A byte order mark is skipped.
    explicit DotLexer(std::string_view text);

    [[nodiscard]] const DotToken& token() const { return now; }
    /// Moves to the next token.
    void advance();
    /// Whether the current token is this symbol.
    [[nodiscard]] bool at(std::string_view symbol) const
    {
        return now.kind == DotToken::Symbol && now.text == symbol;
    }
    /// Whether the current token is this keyword (given in lower case). Keywords of DOT are case-insensitive.
    [[nodiscard]] bool atWord(std::string_view keyword) const;

private:
    void skipBlanks();
    DotToken scan();
    DotToken scanQuoted();
    DotToken scanHtml();

    std::string_view text;
    std::size_t position = 0;
    std::size_t line = 1;
    DotToken now;
    std::deque<std::string> joined; ///< Texts that are not contained in the source unchanged.
};

/// The content of a quoted identifier as a label shows it: \\ is a backslash; \n, \l and \r are blanks; \N,
/// \G and similar are removed; other escapes are the character itself.
std::string dotPlain(std::string_view raw);
/// The text quoted, so that dotPlain() returns it again. Control characters become blanks.
std::string dotQuoted(std::string_view text);

} // namespace doppler
