// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/byte_source.h"

#include "core/io/bytes/file_descriptor.h"
#include "core/io/bytes/gzip.h"

#include <algorithm>
#include <cstring>

#include <unistd.h>
#include <zlib.h>

namespace doppler {

namespace {

class TextSource : public ByteSource {
public:
    explicit TextSource(std::string_view whole) : text(whole) {}

    Result<std::size_t> read(char* out, std::size_t room) override
    {
        const std::size_t count = std::min(room, text.size() - at);
        std::memcpy(out, text.data() + at, count);
        at += count;
        return count;
    }
    [[nodiscard]] double share() const override
    {
        return text.empty() ? 1 : static_cast<double>(at) / static_cast<double>(text.size());
    }

private:
    std::string_view text;
    std::size_t at = 0;
};

/// Reads through zlib, which passes on what is not gzipped as it is.
class FileSource : public ByteSource {
public:
    FileSource(gzFile opened, std::uint64_t bytes, std::string name)
        : file(opened), size(bytes), path(std::move(name))
    {
        constexpr unsigned packedPiece = 1U << 17;
        gzbuffer(file, packedPiece);
    }
    ~FileSource() override { gzclose(file); }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    Result<std::size_t> read(char* out, std::size_t room) override
    {
        constexpr std::size_t most = std::size_t{1} << 20;
        const int count = gzread(file, out, static_cast<unsigned>(std::min(room, most)));
        int code = Z_OK;
        gzerror(file, &code);
        if (code == Z_ERRNO)
            return readFault(path);
        if (count < 0 || code != Z_OK)
            return Error{{DOPPLER_TEXT("core", "the gzip content is damaged or truncated")}, path, {}};
        given += static_cast<std::uint64_t>(count);
        const auto taken = static_cast<std::uint64_t>(std::max<std::int64_t>(0, gzoffset(file)));
        if (const std::uint64_t limit = mostUnpackedBytes(taken); gzdirect(file) == 0 && given > limit)
            return Error{{DOPPLER_TEXT("core", "the decompressed file is larger than {0} bytes"),
                          {doppler::count(limit)}},
                         path,
                         {}};
        return static_cast<std::size_t>(count);
    }
    [[nodiscard]] double share() const override
    {
        const double taken = std::max<double>(0, static_cast<double>(gzoffset(file)));
        return size == 0 ? 1 : std::min(1.0, taken / static_cast<double>(size));
    }

private:
    gzFile file;
    std::uint64_t size = 0;
    std::uint64_t given = 0;
    std::string path;
};

} // namespace

OpenSource sourceOfText(std::string_view text)
{
    return [text]() -> Result<ByteSourcePtr> { return ByteSourcePtr(std::make_unique<TextSource>(text)); };
}

OpenSource sourceOfFile(std::string path)
{
    return [path = std::move(path)]() -> Result<ByteSourcePtr> {
        auto opened = openRegularFile(path);
        if (!opened)
            return opened.error();
        gzFile file = gzdopen(opened->descriptor.get(), "rb");
        if (!file)
            return readFault(path);
        opened->descriptor.release(); // gzclose() closes it
        return ByteSourcePtr(std::make_unique<FileSource>(file, opened->size, path));
    };
}

} // namespace doppler
