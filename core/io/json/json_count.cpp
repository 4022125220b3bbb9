// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_count.h"

#include "core/base/excerpt.h"
#include "core/io/json/json_reader.h"

#include <charconv>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint64_t largestNumber = std::uint64_t{1} << 53;

}

std::string jsonCount(std::uint64_t count)
{
    return count <= largestNumber ? std::to_string(count) : fmt::format("\"{}\"", count);
}

bool readCount(JsonReader& in, std::uint64_t& out)
{
    if (in.peek() != '"')
        return in.readWhole(out, 0, largestNumber);
    std::string text;
    if (!in.readText(text))
        return false;
    const char* end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, out); read.ec == std::errc() && read.ptr == end)
        return true;
    return in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected a whole number"), {excerpt(text)}});
}

std::string jsonWord(std::uint64_t word) { return fmt::format("\"{:016x}\"", word); }

bool readWord(JsonReader& in, std::uint64_t& out)
{
    std::string text;
    if (!in.readText(text))
        return false;
    const char* end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, out, 16);
        text.size() == 16 && read.ec == std::errc() && read.ptr == end)
        return true;
    return in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected 16 hexadecimal digits"), {excerpt(text)}});
}

} // namespace doppler
