// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shell_word.h"

#include <algorithm>
#include <utility>

namespace doppler {

std::string shellWord(const std::string& text)
{
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("_-./=,:+%@").find(c) != std::string_view::npos;
    };
    if (!text.empty() && std::all_of(text.begin(), text.end(), plain))
        return text;
    std::string out = "'";
    for (char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::vector<std::string> shellWords(std::string_view line)
{
    std::vector<std::string> words;
    bool inWord = false;
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool blank = quote == 0 && (c == ' ' || c == '\t' || c == '\n');
        if (blank) {
            inWord = false;
            continue;
        }
        if (!std::exchange(inWord, true))
            words.emplace_back();
        if (quote != 0 ? c == quote : c == '\'' || c == '"')
            quote = quote != 0 ? char{0} : c;
        else if (c == '\\' && quote != '\'' && i + 1 < line.size())
            words.back() += line[++i];
        else
            words.back() += c;
    }
    return words;
}

} // namespace doppler
