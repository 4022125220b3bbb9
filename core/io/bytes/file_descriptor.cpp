// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file_descriptor.h"

#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doppler {

bool Descriptor::close()
{
    const int number = release();
    return number < 0 || ::close(number) == 0;
}

namespace {

/// Whether the file is the text that Git keeps in place of a large file: three short lines.
bool isLfsPointer(const Descriptor& file, off_t size)
{
    constexpr std::string_view begin = "version https://git-lfs.github.com/spec/";
    constexpr off_t longest = 1024; // by its specification
    std::array<char, begin.size()> head{};
    return size < longest &&
           ::pread(file.get(), head.data(), head.size(), 0) == static_cast<ssize_t>(head.size()) &&
           std::string_view(head.data(), head.size()) == begin;
}

} // namespace

Error readFault(const std::string& path)
{
    return {{DOPPLER_TEXT("core", "the file cannot be read: {0}"), {std::generic_category().message(errno)}},
            path,
            {}};
}

Result<RegularFile> openRegularFile(const std::string& path)
{
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (file.get() < 0 || ::fstat(file.get(), &status) != 0)
        return readFault(path);
    if (S_ISDIR(status.st_mode))
        return Error{{DOPPLER_TEXT("core", "this is a folder, expected a file")}, path, {}};
    if (!S_ISREG(status.st_mode))
        return Error{{DOPPLER_TEXT("core", "this is a device or a pipe, expected a file")}, path, {}};
    if (isLfsPointer(file, status.st_size))
        return Error{{DOPPLER_TEXT("core", "this is a Git LFS pointer, not the file itself; run git lfs pull "
                                           "in its repository")},
                     path,
                     {}};
    return RegularFile{std::move(file), static_cast<std::uint64_t>(status.st_size)};
}

} // namespace doppler
