// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_stream.h"

#include "core/io/json/json_writing.h"

namespace doppler {

void JsonStream::beginMember(std::string_view key)
{
    put(std::exchange(empty, false) ? "{" : ",");
    put(jsonText(key));
    put(":");
}

void JsonStream::addMembers(const Json& object)
{
    const std::string text = object.text();
    if (text == "null" || text == "{}")
        return;
    put(std::exchange(empty, false) ? "{" : ",");
    put(std::string_view(text).substr(1, text.size() - 2));
}

void JsonStream::put(std::string_view text)
{
    constexpr std::size_t pieceBytes = std::size_t{64} << 10;
    waiting += text;
    if (waiting.size() < pieceBytes)
        return;
    sink(waiting);
    waiting.clear();
}

void JsonStream::finish()
{
    put(empty ? "{}" : "}");
    sink(waiting);
    waiting.clear();
}

} // namespace doppler
