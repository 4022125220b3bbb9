// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace doppler {

/// A command line at work, with pipes to its standard streams, in a process group of its own: when this goes,
/// the whole group is killed. One thread at a time. A reader that goes away raises no signal here.
class ChildProcess {
public:
    /// Starts `/bin/sh -c command`. A program that does not exist is no error here: the shell says so and
    /// ends with status 127.
    static Result<ChildProcess> start(const std::string& command);
    ~ChildProcess();
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;

    /// Moves what can be moved: from `input` (shortened by what went) to the program, whose standard input is
    /// closed once nothing is left; from its output to the end of `output`, at most `most` bytes a call.
    /// Waits no longer than `wait` for something to move; false where nothing did.
    bool exchange(std::string_view& input, std::string& output, std::size_t most,
                  std::chrono::milliseconds wait);
    /// Nothing more will come from its standard output.
    [[nodiscard]] bool outputEnded() const { return out < 0; }
    /// Nor from its standard error.
    [[nodiscard]] bool silent() const { return out < 0 && err < 0; }
    /// It has ended, by itself: its exit status, or 128 + the signal that ended it, as shells say it.
    [[nodiscard]] std::optional<int> exitStatus() const;
    /// The last lines of its standard error, at most some 4 KiB.
    [[nodiscard]] const std::string& lastWords() const { return errors; }

private:
    ChildProcess(pid_t process, int input, int output, int error);
    void write(std::string_view& input);
    /// What is there, to the end of `into`; closes the stream at its end.
    static void read(int& stream, std::string& into, std::size_t most);

    pid_t pid;
    int in;
    int out;
    int err;
    std::string errors;
};

} // namespace doppler
