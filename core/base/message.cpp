// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include <algorithm>
#include <charconv>

namespace doppler {

std::string fillPlaces(std::string_view format, const std::vector<MessageValue>& arguments)
{
    std::string out;
    out.reserve(format.size() + 32);
    for (std::size_t i = 0; i < format.size(); ++i) {
        const char c = format[i];
        const bool doubled = i + 1 < format.size() && format[i + 1] == c;
        if ((c == '{' || c == '}') && doubled) {
            out += c;
            ++i;
            continue;
        }
        if (c == '{') {
            std::size_t index = 0;
            const auto [end, fault] =
                std::from_chars(format.data() + i + 1, format.data() + format.size(), index);
            const bool closed = fault == std::errc{} && end != format.data() + format.size() && *end == '}';
            if (closed && index < arguments.size()) {
                out += arguments[index].text;
                i = static_cast<std::size_t>(end - format.data());
                continue;
            }
        }
        out += c;
    }
    return out;
}

std::uint64_t Message::number() const
{
    const auto first =
        std::ranges::find_if(arguments, [](const MessageValue& x) { return x.count.has_value(); });
    return first == arguments.end() ? 0 : *first->count;
}

std::string Message::english() const
{
    return fillPlaces(singular.empty() || number() != 1 ? text : singular, arguments);
}

} // namespace doppler
