// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/protobuf_reader.h"

namespace doppler {

bool takeVarint(std::string_view& rest, std::uint64_t& out)
{
    constexpr std::size_t longest = 10;
    out = 0;
    for (std::size_t i = 0; i < longest && i < rest.size(); ++i) {
        const auto byte = static_cast<unsigned char>(rest[i]);
        out |= std::uint64_t{byte & 0x7fU} << (7 * i);
        if (byte < 0x80) {
            rest.remove_prefix(i + 1);
            return true;
        }
    }
    return false;
}

bool ProtobufReader::fixed(std::size_t size)
{
    if (rest.size() < size)
        return false;
    for (std::size_t i = 0; i < size; ++i)
        scalar |= std::uint64_t{static_cast<unsigned char>(rest[i])} << (8 * i);
    rest.remove_prefix(size);
    return true;
}

bool ProtobufReader::next()
{
    if (bad || rest.empty())
        return false;
    std::uint64_t tag = 0;
    scalar = 0;
    content = {};
    bad = !takeVarint(rest, tag) || tag >> 3 == 0 || tag >> 32 != 0;
    number = static_cast<std::uint32_t>(tag >> 3);
    if (bad)
        return false;
    switch (tag & 7) {
    case 0:
        kind = Wire::Varint;
        bad = !takeVarint(rest, scalar);
        break;
    case 1:
        kind = Wire::Fixed64;
        bad = !fixed(8);
        break;
    case 2: {
        kind = Wire::Bytes;
        std::uint64_t length = 0;
        bad = !takeVarint(rest, length) || length > rest.size();
        if (!bad) {
            content = rest.substr(0, static_cast<std::size_t>(length));
            rest.remove_prefix(static_cast<std::size_t>(length));
        }
        break;
    }
    case 5:
        kind = Wire::Fixed32;
        bad = !fixed(4);
        break;
    default: // groups, which nobody writes any more
        bad = true;
    }
    return !bad;
}

} // namespace doppler
