// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace doppler {

/// A running command line with pipes to its standard streams, in a process group of its own. The destructor
/// kills the whole group. If this process ends without it, even by SIGKILL, a second process does so. Not
/// thread-safe. Writing to a process that has closed its input raises no signal.
class ChildProcess {
public:
    /// Starts `/bin/sh -c command`. A program that does not exist is not an error here: the shell reports it
    /// on standard error and ends with status 127.
    static Result<ChildProcess> start(const std::string& command);
    ~ChildProcess();
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;

    /// Transfers what is possible in both directions. Removes the bytes that were sent from the front of
    /// `input` and closes the standard input of the process once `input` is empty, unless `keepOpen`. Appends
    /// at most `most` bytes of its standard output to `output`. Waits at most `wait` for either; returns
    /// false if nothing was transferred.
    bool exchange(std::string_view& input, std::string& output, std::size_t most,
                  std::chrono::milliseconds wait, bool keepOpen = false);
    /// Whether the process has closed its standard output.
    [[nodiscard]] bool outputEnded() const { return out < 0; }
    /// Whether it has closed standard output and standard error.
    [[nodiscard]] bool silent() const { return out < 0 && err < 0; }
    /// The exit status if the process has ended: its own, or 128 + the number of the signal that ended it, as
    /// in shells.
    [[nodiscard]] std::optional<int> exitStatus() const;
    /// The end of its standard error, at most about 4 KiB.
    [[nodiscard]] const std::string& lastWords() const { return errors; }

private:
    /// The process that kills the group at the end of `input`. It leads the group.
    struct Guard {
        pid_t pid = -1;
        int input = -1;
    };
    ChildProcess(pid_t process, int input, int output, int error, Guard watching);
    void write(std::string_view& input);
    /// Appends what is available to `into`; closes the stream at its end.
    static void read(int& stream, std::string& into, std::size_t most);

    pid_t pid;
    int in;
    int out;
    int err;
    Guard guard;
    std::string errors;
};

} // namespace doppler
