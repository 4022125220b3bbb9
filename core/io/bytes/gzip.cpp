// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/gzip.h"

#include <algorithm>
#include <new>

#include <zlib.h>

namespace doppler {

namespace {

constexpr std::string_view mark = "\x1f\x8b"; ///< Of a gzip file's beginning (RFC 1952).
constexpr std::size_t chunk = std::size_t{1} << 18;

Error damaged() { return {{DOPPLER_TEXT("core", "the gzip content is damaged or truncated")}, {}, {}}; }

Error tooLarge(std::uint64_t most)
{
    return {{DOPPLER_TEXT("core", "the decompressed file is larger than {0} bytes"), {count(most)}}, {}, {}};
}

/// Owns zlib's state.
class Inflater {
public:
    explicit Inflater(std::string_view content)
    {
        // zlib's interface takes a pointer to mutable input, which it doesn't write to.
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
        rest = content.size();
        good = inflateInit2(&stream, MAX_WBITS + 16) == Z_OK; // 16: gzip's frame, and no other
    }
    ~Inflater() { inflateEnd(&stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    [[nodiscard]] bool ready() const { return good; }
    [[nodiscard]] std::size_t inputLeft() const { return rest + stream.avail_in; }

    /// Unpacks into `out`; how much. `status` is zlib's.
    std::size_t unpack(char* out, std::size_t room, int& status)
    {
        if (stream.avail_in == 0) {
            stream.avail_in = static_cast<uInt>(std::min(rest, chunk));
            rest -= stream.avail_in;
        }
        stream.next_out = reinterpret_cast<Bytef*>(out);
        stream.avail_out = static_cast<uInt>(room);
        status = inflate(&stream, Z_NO_FLUSH);
        return room - stream.avail_out;
    }
    /// Whether what is left begins as a member does.
    [[nodiscard]] bool memberFollows() const
    {
        const std::string_view left(reinterpret_cast<const char*>(stream.next_in), rest + stream.avail_in);
        return left.starts_with(mark);
    }
    /// Whether nothing but zero bytes is left.
    [[nodiscard]] bool paddingFollows() const
    {
        const std::string_view left(reinterpret_cast<const char*>(stream.next_in), rest + stream.avail_in);
        return left.find_first_not_of('\0') == std::string_view::npos;
    }
    bool nextMember() { return inflateReset(&stream) == Z_OK; }

private:
    z_stream stream = {};
    std::size_t rest = 0;
    bool good = false;
};

} // namespace

bool looksGzipped(std::string_view content) { return content.starts_with(mark); }

std::uint64_t mostUnpackedBytes(std::uint64_t packed)
{
    constexpr std::uint64_t harmless = std::uint64_t{64} << 20;
    constexpr std::uint64_t likelyRatio = 200;
    return std::max(harmless, likelyRatio * packed);
}

Result<std::string> gunzip(std::string_view content, std::uint64_t most, std::size_t beginning)
{
    Inflater inflater(content);
    std::string out;
    bool ended = false;
    while (inflater.ready() && (beginning == 0 || out.size() < beginning)) {
        if (ended && inflater.paddingFollows()) // as tapes and some packers leave it: no content
            return out;
        if (ended && !inflater.memberFollows())
            break;
        if (ended && !inflater.nextMember())
            break;
        const std::size_t size = out.size();
        out.resize(size + chunk);
        const bool starved = inflater.inputLeft() == 0;
        int status = Z_OK;
        out.resize(size + inflater.unpack(out.data() + size, chunk, status));
        // By what was read so far: a file made to exhaust memory is refused before it has done so.
        const std::uint64_t limit = std::min(most, mostUnpackedBytes(content.size() - inflater.inputLeft()));
        if (out.size() > limit)
            return tooLarge(limit);
        ended = status == Z_STREAM_END;
        if (!ended && status != Z_OK && status != Z_BUF_ERROR)
            break;
        if (!ended && starved && out.size() == size)
            break;
    }
    if (beginning != 0 && !out.empty())
        return out;
    return damaged();
}

struct Gzipper::State {
    z_stream stream = {};

    std::string pack(std::string_view piece, int flush)
    {
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
        std::size_t rest = piece.size();
        std::string out;
        do {
            if (stream.avail_in == 0) {
                stream.avail_in = static_cast<uInt>(std::min(rest, chunk));
                rest -= stream.avail_in;
            }
            const std::size_t size = out.size();
            out.resize(size + chunk);
            stream.next_out = reinterpret_cast<Bytef*>(out.data() + size);
            stream.avail_out = static_cast<uInt>(chunk);
            deflate(&stream, rest == 0 ? flush : Z_NO_FLUSH);
            out.resize(out.size() - stream.avail_out);
        } while (stream.avail_out == 0 || stream.avail_in > 0 || rest > 0);
        return out;
    }
};

Gzipper::Gzipper() : state(std::make_unique<State>())
{
    constexpr int usualMemory = 8;
    if (deflateInit2(&state->stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, usualMemory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc(); // the one thing that can fail here
}

Gzipper::~Gzipper() { deflateEnd(&state->stream); }

std::string Gzipper::pack(std::string_view piece) { return state->pack(piece, Z_NO_FLUSH); }

std::string Gzipper::finish() { return state->pack({}, Z_FINISH); }

std::string gzipped(std::string_view text)
{
    Gzipper gzipper;
    std::string out = gzipper.pack(text);
    return out += gzipper.finish();
}

} // namespace doppler
