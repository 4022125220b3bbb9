// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>

namespace doppler {

/// An open file of the system; closes what it holds.
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
    /// Gives it out of hand, open.
    int release() { return std::exchange(fd, -1); }
    /// Whether the system had nothing to complain about.
    bool close();

private:
    int fd;
};

struct RegularFile {
    Descriptor descriptor;
    std::uint64_t size = 0;
};

/// Opens a regular file for reading. Refuses folders, devices and pipes; the error names the file.
Result<RegularFile> openRegularFile(const std::string& path);

/// "the file cannot be read: ..." with the system's last error.
Error readFault(const std::string& path);

} // namespace doppler
