// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum_tokens.h"

namespace doppler {

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool belongsToWord(char c) { return isLetter(c) || isDigit(c) || c == '.' || c == '\''; }

std::size_t wordEnd(std::string_view line, std::size_t at)
{
    while (at < line.size() && belongsToWord(line[at]))
        ++at;
    return at;
}

/// Digits, a fraction, an exponent with its sign.
std::size_t numberEnd(std::string_view line, std::size_t at)
{
    for (; at < line.size(); ++at) {
        const bool sign = (line[at] == '-' || line[at] == '+') &&
                          (line[at - 1] == 'e' || line[at - 1] == 'E') && at + 1 < line.size() &&
                          isDigit(line[at + 1]);
        if (!belongsToWord(line[at]) && !sign)
            break;
    }
    return at;
}

} // namespace

std::vector<EinsumToken> einsumTokens(std::string_view line)
{
    line = line.substr(0, line.find('#'));
    std::vector<EinsumToken> tokens;
    tokens.reserve(line.size() + 1); // growing would take three times as much
    bool glued = false;
    for (std::size_t at = 0; at < line.size();) {
        const char c = line[at];
        if (fieldBlanks.find(c) != std::string_view::npos) {
            glued = false;
            ++at;
            continue;
        }
        auto kind = EinsumToken::Kind::Sign;
        std::size_t end = at + 1;
        if (isLetter(c)) {
            kind = EinsumToken::Kind::Word;
            end = wordEnd(line, at);
        } else if (isDigit(c)) {
            kind = EinsumToken::Kind::Number;
            end = numberEnd(line, at + 1);
        } else if (line.substr(at, 2) == "->") {
            end = at + 2;
        }
        tokens.push_back({kind, line.substr(at, end - at), at + 1, glued});
        glued = true;
        at = end;
    }
    tokens.push_back({EinsumToken::Kind::End, {}, line.size() + 1, false});
    return tokens;
}

} // namespace doppler
