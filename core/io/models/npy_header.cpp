// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/models/npy_header.h"

#include "core/base/excerpt.h"

#include <array>
#include <bit>
#include <limits>
#include <optional>

namespace doppler {

namespace {

Error broken(std::string_view expected, std::size_t at)
{
    return {
        {DOPPLER_TEXT("core", "the header of the array is broken, expected {0}"), {std::string(expected)}},
        {},
        "byte " + std::to_string(at)};
}

struct ElementKind {
    std::string_view code;
    int type; ///< TensorProto's number.
    std::size_t bytes;
    std::size_t parts; ///< Numbers of each element.
};

constexpr std::array<ElementKind, 14> elementKinds{{{"f4", 1, 4, 1},
                                                    {"u1", 2, 1, 1},
                                                    {"i1", 3, 1, 1},
                                                    {"u2", 4, 2, 1},
                                                    {"i2", 5, 2, 1},
                                                    {"i4", 6, 4, 1},
                                                    {"i8", 7, 8, 1},
                                                    {"b1", 9, 1, 1},
                                                    {"f2", 10, 2, 1},
                                                    {"f8", 11, 8, 1},
                                                    {"u4", 12, 4, 1},
                                                    {"u8", 13, 8, 1},
                                                    {"c8", 14, 8, 2},
                                                    {"c16", 15, 16, 2}}};

/// The Python dictionary of a header: {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }
class HeaderReader {
public:
    HeaderReader(std::string_view all, std::size_t from, std::size_t to) : text(all.substr(0, to)), at(from)
    {
    }

    Result<NpyHeader> read()
    {
        NpyHeader out;
        bool type = false;
        bool order = false;
        bool shape = false;
        if (!take('{'))
            return broken("{", at);
        while (!take('}')) {
            const auto key = quoted();
            if (!key || !take(':'))
                return broken("'descr', 'fortran_order' or 'shape'", at);
            if (*key == "descr" && !type) {
                if (auto error = readType(out))
                    return *std::move(error);
                type = true;
            } else if (*key == "fortran_order" && !order) {
                out.columnMajor = word("True");
                if (!out.columnMajor && !word("False"))
                    return broken("True or False", at);
                order = true;
            } else if (*key == "shape" && !shape) {
                if (!readShape(out))
                    return broken("a shape such as (2, 3)", at);
                shape = true;
            } else {
                return broken("'descr', 'fortran_order' and 'shape', each once", at);
            }
            if (!take(',') && !peek('}'))
                return broken(", or }", at);
        }
        if (!type || !order || !shape)
            return broken("'descr', 'fortran_order' and 'shape'", at);
        if (!sizes(out))
            return broken("a smaller shape", at);
        return out;
    }

private:
    void skipBlanks()
    {
        while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\t'))
            ++at;
    }
    bool peek(char c)
    {
        skipBlanks();
        return at < text.size() && text[at] == c;
    }
    bool take(char c)
    {
        if (!peek(c))
            return false;
        ++at;
        return true;
    }
    bool word(std::string_view w)
    {
        skipBlanks();
        if (!text.substr(at).starts_with(w))
            return false;
        at += w.size();
        return true;
    }
    std::optional<std::string_view> quoted()
    {
        skipBlanks();
        if (at >= text.size() || (text[at] != '\'' && text[at] != '"'))
            return std::nullopt;
        const std::size_t end = text.find(text[at], at + 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view out = text.substr(at + 1, end - at - 1);
        at = end + 1;
        return out;
    }

    std::optional<Error> readType(NpyHeader& out)
    {
        const std::size_t begin = at;
        const auto code = quoted(); // records are lists
        if (code && code->size() >= 3)
            for (const ElementKind& kind : elementKinds)
                if (code->substr(1) == kind.code &&
                    std::string_view("<>=|").find(code->front()) != std::string_view::npos) {
                    const char native = std::endian::native == std::endian::little ? '<' : '>';
                    out.elementType = kind.type;
                    out.elementBytes = kind.bytes;
                    out.swapBytes = kind.bytes / kind.parts;
                    out.otherEndian = out.swapBytes > 1 && (code->front() == '<' || code->front() == '>') &&
                                      code->front() != native;
                    return std::nullopt;
                }
        return Error{
            {DOPPLER_TEXT("core", "the array has elements of type {0}, expected numbers or booleans"),
             {excerpt(std::string(code.value_or("record")))}},
            {},
            "byte " + std::to_string(begin)};
    }

    bool readShape(NpyHeader& out)
    {
        constexpr std::size_t mostDimensions = 32; // NumPy's own limit
        if (!take('('))
            return false;
        while (!take(')')) {
            skipBlanks();
            std::int64_t extent = 0;
            const std::size_t begin = at;
            for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
                constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 32;
                if (extent > most)
                    return false;
                extent = extent * 10 + (text[at] - '0');
            }
            if (at == begin || out.dims.size() == mostDimensions)
                return false;
            if (at < text.size() && text[at] == 'L') // Python 2
                ++at;
            out.dims.push_back(extent);
            if (!take(',') && !peek(')'))
                return false;
        }
        return true;
    }

    static bool sizes(NpyHeader& out)
    {
        constexpr std::uint64_t most = std::uint64_t{1} << 58;
        std::uint64_t elements = 1;
        for (const std::int64_t extent : out.dims) {
            if (extent > 0 && elements > most / static_cast<std::uint64_t>(extent))
                return false;
            elements *= static_cast<std::uint64_t>(extent);
        }
        out.dataBytes = elements * out.elementBytes;
        return true;
    }

    std::string_view text;
    std::size_t at;
};

} // namespace

Result<NpyHeader> readNpyHeader(std::string_view beginning)
{
    constexpr std::string_view magic = "\x93NUMPY";
    if (!beginning.starts_with(magic))
        return Error{
            {DOPPLER_TEXT("core", "found another format, expected an array of NumPy (.npy)")}, {}, {}};
    const auto byte = [&](std::size_t i) {
        return i < beginning.size() ? static_cast<std::size_t>(static_cast<unsigned char>(beginning[i])) : 0;
    };
    const std::size_t version = byte(magic.size());
    if (version < 1 || version > 3)
        return Error{{DOPPLER_TEXT("core", "the array has version {0} of its format, expected 1, 2 or 3"),
                      {std::to_string(version)}},
                     {},
                     {}};
    const std::size_t lengthAt = magic.size() + 2;
    const std::size_t from = lengthAt + (version == 1 ? 2 : 4);
    std::size_t length = byte(lengthAt) | byte(lengthAt + 1) << 8U;
    if (version > 1)
        length |= byte(lengthAt + 2) << 16U | byte(lengthAt + 3) << 24U;
    if (length > mostNpyHeaderBytes || from + length > beginning.size())
        return broken("at most " + std::to_string(mostNpyHeaderBytes) + " bytes, all of them in the file",
                      lengthAt);
    auto header = HeaderReader(beginning, from, from + length).read();
    if (header)
        header->dataAt = from + length;
    return header;
}

} // namespace doppler
