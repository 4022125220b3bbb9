// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/figure_metadata.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include <pugixml.hpp>
#include <zlib.h>

namespace doppler {

namespace {

using Text = std::optional<std::string>;

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto byte = [](std::uint32_t value) {
        return static_cast<char>(static_cast<unsigned char>(value));
    };
    const auto tail = [&](unsigned shift) { return byte(0x80 | ((code >> shift) & 0x3f)); };
    if (code < 0x80)
        out += byte(code);
    else if (code < 0x800)
        (out += byte(0xc0 | code >> 6)) += tail(0);
    else if (code < 0x10000)
        ((out += byte(0xe0 | code >> 12)) += tail(6)) += tail(0);
    else
        (((out += byte(0xf0 | code >> 18)) += tail(12)) += tail(6)) += tail(0);
}

std::string fromLatin1(std::string_view text)
{
    std::string out;
    for (const char c : text)
        appendUtf8(out, static_cast<unsigned char>(c));
    return out;
}

/// The value of an upper-case hexadecimal digit; nothing for another character.
std::optional<std::uint32_t> hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'A' && c <= 'F' ? std::optional<std::uint32_t>(c - 'A' + 10) : std::nullopt;
}

/// The next four digits of UTF-16; nothing where they end.
std::optional<std::uint32_t> takeUnit(std::string_view& digits)
{
    std::uint32_t unit = 0;
    if (digits.size() < 4)
        return std::nullopt;
    for (const char c : digits.substr(0, 4)) {
        const auto digit = hexDigit(c);
        if (!digit)
            return std::nullopt;
        unit = 16 * unit + *digit;
    }
    digits.remove_prefix(4);
    return unit;
}

constexpr bool isSurrogate(std::uint32_t unit) { return unit >= 0xd800 && unit < 0xe000; }

/// Big-endian UTF-16 in hexadecimal digits, up to the first character that is none.
std::string fromHexUtf16(std::string_view digits)
{
    constexpr std::uint32_t replacement = 0xfffd;
    std::string out;
    while (const auto unit = takeUnit(digits)) {
        std::uint32_t code = *unit;
        if (isSurrogate(code)) {
            std::string_view after = digits;
            const auto low = code < 0xdc00 ? takeUnit(after) : std::nullopt;
            const bool pair = low && isSurrogate(*low) && *low >= 0xdc00;
            code = pair ? 0x10000 + ((code - 0xd800) << 10) + (*low - 0xdc00) : replacement;
            if (pair)
                digits = after;
        }
        appendUtf8(out, code);
    }
    return out;
}

/// "/Subject <FEFF...>", as pdfWithCommand() writes it.
Text textOfPdf(std::string_view pdf)
{
    constexpr std::string_view subject = "/Subject <FEFF";
    for (std::size_t at = pdf.find(subject); at != std::string_view::npos; at = pdf.find(subject, at + 1)) {
        const std::string_view digits = pdf.substr(at + subject.size());
        const std::size_t end = digits.find_first_not_of("0123456789ABCDEF");
        if (end != std::string_view::npos && digits[end] == '>')
            return fromHexUtf16(digits.substr(0, end));
    }
    return {};
}

Text textOfSvg(std::string_view svg)
{
    pugi::xml_document document;
    // What a file that is cut holds up to there is read as well.
    (void)document.load_buffer(svg.data(), svg.size());
    const pugi::xml_node found = document.find_node([](const pugi::xml_node& node) {
        const std::string_view name = node.name();
        const std::size_t prefix = name.find(':');
        return name.substr(prefix == std::string_view::npos ? 0 : prefix + 1) == "metadata" &&
               std::strcmp(node.attribute("id").value(), figureMetadataId) == 0;
    });
    return found ? Text(asUtf8(found.child_value())) : Text();
}

/// Unpacks zlib's format.
Text inflated(std::string_view packed)
{
    std::string out(std::size_t{64} << 10, '\0');
    auto size = static_cast<uLongf>(out.size());
    if (uncompress(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(packed.data()),
                   static_cast<uLong>(packed.size())) != Z_OK)
        return {};
    out.resize(size);
    return out;
}

/// Up to the next zero byte, which is removed as well; nothing without one.
std::optional<std::string_view> takeString(std::string_view& data)
{
    const std::size_t end = data.find('\0');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view text = data.substr(0, end);
    data.remove_prefix(end + 1);
    return text;
}

/// The text of an iTXt chunk behind its keyword: flag, method, language, translated keyword, text.
Text internationalText(std::string_view data)
{
    if (data.size() < 2)
        return {};
    const bool packed = data[0] != 0;
    data.remove_prefix(2);
    if (!takeString(data) || !takeString(data))
        return {};
    const Text text = packed ? inflated(data) : Text(data);
    return text ? Text(asUtf8(*text)) : Text();
}

/// The text of a chunk of a PNG (tEXt, zTXt or iTXt; PNG specification, section 11.3.4) with our keyword.
Text textOfChunk(std::string_view type, std::string_view data)
{
    if ((type != "tEXt" && type != "zTXt" && type != "iTXt") || takeString(data) != figureTextKey)
        return {};
    if (type == "iTXt")
        return internationalText(data);
    if (type == "tEXt")
        return fromLatin1(data);
    const Text text = data.empty() ? Text() : inflated(data.substr(1));
    return text ? Text(fromLatin1(*text)) : Text();
}

constexpr std::string_view pngMark = "\x89PNG";

Text textOfPng(std::string_view png)
{
    constexpr std::size_t signature = 8;
    constexpr std::size_t frame = 12; // length, type and checksum of a chunk
    png.remove_prefix(std::min(signature, png.size()));
    while (png.size() >= frame) {
        std::size_t length = 0;
        for (const char c : png.substr(0, 4))
            length = length << 8 | static_cast<unsigned char>(c);
        if (length > png.size() - frame)
            return {};
        if (Text text = textOfChunk(png.substr(4, 4), png.substr(8, length)); text && !text->empty())
            return text;
        png.remove_prefix(frame + length);
    }
    return {};
}

} // namespace

std::optional<std::string> figureCommandIn(std::string_view content)
{
    return content.starts_with("%PDF")    ? textOfPdf(content)
           : content.starts_with(pngMark) ? textOfPng(content)
                                          : textOfSvg(content);
}

} // namespace doppler
