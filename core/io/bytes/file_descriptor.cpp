// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file_descriptor.h"

#include <cerrno>
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
    return RegularFile{std::move(file), static_cast<std::uint64_t>(status.st_size)};
}

} // namespace doppler
