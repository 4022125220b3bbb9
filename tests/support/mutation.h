// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace doppler::tests {

/// A place between two bytes of the text and a length from there on.
struct Stretch {
    std::size_t begin = 0;
    std::size_t length = 0;
};

inline Stretch drawStretch(Random& random, const std::string& text, std::size_t longest)
{
    const std::size_t begin = random.below(text.size() + 1);
    return {begin, std::min(text.size() - begin, random.below(longest + 1))};
}

/// The number (run of digits, sign and exponent) at or behind a drawn place; of length 0 where there is none.
inline Stretch drawNumber(Random& random, const std::string& text)
{
    constexpr std::string_view digits = "0123456789";
    const std::size_t begin = text.find_first_of(digits, random.below(text.size() + 1));
    if (begin == std::string::npos)
        return {};
    const std::size_t end = text.find_first_not_of("0123456789.eE+-", begin);
    return {begin, std::min(end, text.size()) - begin};
}

/// Changes a text once, in one of the ways in which files come to be broken, or are broken on purpose.
inline void mutate(Random& random, std::string& text, const std::string& other)
{
    constexpr std::array<std::string_view, 20> extremes{"0",
                                                        "-0",
                                                        "-1",
                                                        "1",
                                                        "255",
                                                        "65536",
                                                        "2147483648",
                                                        "4294967294",
                                                        "4294967295",
                                                        "4294967296",
                                                        "9007199254740993",
                                                        "18446744073709551615",
                                                        "18446744073709551616",
                                                        "1e308",
                                                        "1e309",
                                                        "-1e308",
                                                        "5e-324",
                                                        "0.1",
                                                        "nan",
                                                        "1e-400"};
    const Stretch part = drawStretch(random, text, 60);
    switch (random.below(10)) {
    case 0: // a bit
        if (!text.empty())
            text[random.below(text.size())] ^= static_cast<char>(1 << random.below(8));
        break;
    case 1: // a byte
        if (!text.empty())
            text[random.below(text.size())] = static_cast<char>(random.below(256));
        break;
    case 2: // cut off
        text.resize(part.begin);
        break;
    case 3: // left out
        text.erase(part.begin, part.length);
        break;
    case 4: // once more
        text.insert(part.begin, text.substr(part.begin, part.length));
        break;
    case 5: // many times
        for (std::size_t i = 0, copies = random.below(50); i < copies; ++i)
            text.insert(part.begin, text.substr(part.begin, std::min<std::size_t>(part.length, 8)));
        break;
    case 6: // something else in its place
        text.replace(part.begin, part.length, other, random.below(other.size() + 1), random.below(60));
        break;
    case 7: // moved
    {
        const std::string taken = text.substr(part.begin, part.length);
        text.erase(part.begin, part.length);
        text.insert(random.below(text.size() + 1), taken);
    } break;
    default: // a number, which is what files are full of
        if (const Stretch number = drawNumber(random, text); number.length > 0) {
            if (random.below(4) == 0) {
                const Stretch source = drawNumber(random, text); // another number of the file
                text.replace(number.begin, number.length, text.substr(source.begin, source.length));
            } else {
                text.replace(number.begin, number.length, extremes[random.below(extremes.size())]);
            }
        }
    }
}

} // namespace doppler::tests
