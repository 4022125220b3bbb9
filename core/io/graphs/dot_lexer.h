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
    bool quoted = false;   ///< A quoted identifier: never a keyword.
    bool html = false;     ///< "<...>": text is what stands between the brackets.
    std::string_view text; ///< Into the source or, joined by "+", into the lexer. "->" and "--" are symbols.
    std::size_t line = 0;
};

/// Cuts a text in Graphviz's DOT language into tokens. Quoted identifiers keep their escapes, but for \" and
/// broken lines: see dotPlain().
class DotLexer {
public:
    /// `text` must outlive the lexer and its tokens. A byte order mark is passed over.
    explicit DotLexer(std::string_view text);

    [[nodiscard]] const DotToken& token() const { return now; }
    /// Goes to the next token.
    void advance();
    /// Whether the token is that symbol.
    [[nodiscard]] bool at(std::string_view symbol) const
    {
        return now.kind == DotToken::Symbol && now.text == symbol;
    }
    /// Whether the token is that keyword (lower case), which DOT spells in any case.
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
    std::deque<std::string> joined; ///< Texts that do not stand in the source as they are.
};

/// The characters that a quoted identifier stands for, as labels read them: \\ is a backslash, \n, \l and \r
/// are blanks, \N, \G and the like are left out, and other escapes are the character itself.
std::string dotPlain(std::string_view raw);
/// In quotes, so that dotPlain() gives the same text. Control characters become blanks.
std::string dotQuoted(std::string_view text);

} // namespace doppler
