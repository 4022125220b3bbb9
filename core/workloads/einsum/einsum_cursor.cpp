// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum_cursor.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"

#include <fmt/format.h>

namespace doppler {

EinsumCursor::EinsumCursor(std::string_view text) : rest(text)
{
    if (rest.starts_with("\xef\xbb\xbf"))
        rest.remove_prefix(3);
}

bool EinsumCursor::nextLine()
{
    constexpr std::size_t longestLine = 10'000;
    if (rest.empty() || fault)
        return false;
    line = takeUntil(rest, "\n");
    ++lineNumber;
    if (line.size() > longestLine)
        return failAt({lineNumber, 1, 0},
                      {DOPPLER_TEXT("core", "the line has {0} characters, expected at most {1}"),
                       {count(line.size()), count(longestLine)}});
    tokens = einsumTokens(line);
    at = 0;
    return true;
}

TextPlace EinsumCursor::placeOf(const EinsumToken& token) const
{
    return {lineNumber, token.column, token.text.size()};
}

bool EinsumCursor::failAt(const TextPlace& place, Message message)
{
    if (!fault)
        fault = {std::move(message), place};
    return false;
}

bool EinsumCursor::fail(const EinsumToken& token, Message message)
{
    return failAt(placeOf(token), std::move(message));
}

bool EinsumCursor::accept(std::string_view sign)
{
    if (!now().is(sign))
        return false;
    take();
    return true;
}

bool EinsumCursor::failExpected(std::string_view expected)
{
    if (isEnd())
        return fail(now(), {DOPPLER_TEXT("core", "unexpected end of the line, expected {0}"),
                            {std::string(expected)}});
    return fail(now(), {DOPPLER_TEXT("core", "found \"{0}\", expected {1}"),
                        {excerpt(now().text), std::string(expected)}});
}

bool EinsumCursor::expect(std::string_view sign)
{
    return accept(sign) || failExpected(fmt::format("\"{}\"", sign));
}

bool EinsumCursor::expectEnd(std::string_view what) { return isEnd() || failExpected(what); }

bool EinsumCursor::readNumber(std::uint64_t most, std::uint64_t& number)
{
    const EinsumToken token = now();
    const auto range = fmt::format("a whole number from 1 to {}", most);
    if (token.kind != EinsumToken::Kind::Number || !parseNumber(token.text, number))
        return failExpected(range);
    take();
    std::string written(token.text);
    if (now().is("^") && now().glued) {
        take();
        std::uint64_t exponent = 0;
        if (now().kind != EinsumToken::Kind::Number || !parseNumber(now().text, exponent))
            return failExpected("an exponent");
        written += fmt::format("^{}", take().text);
        const std::uint64_t base = number;
        if (base > 1 || exponent == 0) // 0 and 1 are all their powers but the zeroth
            number = 1;
        for (; exponent > 0 && number <= most && base > 1; --exponent)
            number = number > most / base ? most + 1 : number * base;
    }
    return (number >= 1 && number <= most) ||
           fail(token, {DOPPLER_TEXT("core", "found {0}, expected {1}"), {excerpt(written), range}});
}

bool EinsumCursor::readLabel(char& label, EinsumToken& token)
{
    token = now();
    if (!token.isWord() || token.text.size() != 1 || token.text[0] == '_')
        return failExpected("a label (one letter)");
    label = take().text[0];
    return true;
}

} // namespace doppler
