// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_secret.h"

#include <cstdlib>

namespace doppler {

Result<std::string> rankSecret()
{
    constexpr std::size_t leastCharacters = 16;
    const char* text = std::getenv("DOPPLER_RANK_SECRET");
    if (!text || std::string_view(text).size() < leastCharacters)
        return Error{
            {DOPPLER_TEXT("core",
                          "DOPPLER_RANK_SECRET is missing or shorter than {0} characters; set it to the "
                          "same random text for all processes, such as the output "
                          "of \"openssl rand -hex 16\""),
             {std::to_string(leastCharacters)}},
            {},
            {}};
    return std::string(text);
}

} // namespace doppler
