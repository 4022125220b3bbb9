// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>

namespace doppler {

/// Owns an open file of the operating system and closes it.
class Descriptor {
public:
    explicit Descriptor(int number) : fd(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : fd(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(fd, other.fd);
        return *this;
    }
    [[nodiscard]] int get() const { return fd; }
    /// Returns the open file and no longer owns it.
    int release() { return std::exchange(fd, -1); }
    /// Closes the file. Returns whether the operating system reported no error.
    bool close();

private:
    int fd;
};

struct RegularFile {
    Descriptor descriptor;
    std::uint64_t size = 0;
};

/// Opens a regular file for reading. Refuses folders, devices and pipes. Errors name the file.
Result<RegularFile> openRegularFile(const std::string& path);

/// "the file cannot be read: ..." with the text of errno.
Error readFault(const std::string& path);

} // namespace doppler
