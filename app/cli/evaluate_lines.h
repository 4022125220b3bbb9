// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace doppler {

/// The lines of standard input. Reads what is there without waiting for more, so that a dialogue goes on line
/// by line.
class LineInput {
public:
    /// A line is limited to this many bytes: far more than a batch that fits in memory needs.
    static constexpr std::size_t mostBytes = std::size_t{1} << 30;

    /// The next line without its end, valid until the next call; nothing at the end of the input. Blocks.
    std::optional<std::string_view> next();
    /// Whether the last line was longer than mostBytes: only its beginning was kept.
    [[nodiscard]] bool tooLong() const { return cut; }

private:
    bool readMore();

    std::string buffer;
    std::size_t begin = 0;   ///< Start of the next line.
    std::size_t scanned = 0; ///< No line ends before this.
    bool ended = false;
    bool cut = false;
};

/// The answer to a line that is too long.
std::string tooLongAnswer();

/// While it lives, a stop is requested as soon as the other end of standard output is closed: the process
/// that asked is gone, and nobody needs the answer.
class StopWithReader {
public:
    StopWithReader();
    [[nodiscard]] std::stop_token token() const { return source.get_token(); }

private:
    std::stop_source source;
    std::jthread watcher;
};

} // namespace doppler
