// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_lines.h"

#include "core/base/start_thread.h"
#include "core/io/json/json_writing.h"

#include <cerrno>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

namespace doppler {

bool LineInput::readMore()
{
    constexpr std::size_t chunk = std::size_t{1} << 18;
    if (begin > 0) {
        buffer.erase(0, begin);
        scanned -= begin;
        begin = 0;
    }
    const std::size_t before = buffer.size();
    buffer.resize(before + chunk);
    ssize_t got = 0;
    do
        got = ::read(STDIN_FILENO, buffer.data() + before, chunk);
    while (got < 0 && errno == EINTR);
    buffer.resize(before + static_cast<std::size_t>(got > 0 ? got : 0));
    return got > 0;
}

std::optional<std::string_view> LineInput::next()
{
    cut = false;
    for (;;) {
        const std::size_t end = buffer.find('\n', scanned);
        if (end != std::string::npos) {
            const std::string_view line = std::string_view(buffer).substr(begin, end - begin);
            begin = scanned = end + 1;
            return line;
        }
        scanned = buffer.size();
        if (buffer.size() - begin > mostBytes) {
            cut = true;
            begin = scanned =
                buffer.size() - 1; // what was read is dropped; one character shows that a line is there
        }
        if (ended)
            return std::nullopt;
        if (!readMore()) {
            ended = true;
            if (begin == buffer.size())
                return std::nullopt;
            const std::string_view line = std::string_view(buffer).substr(begin);
            begin = scanned = buffer.size();
            return line;
        }
    }
}

std::string tooLongAnswer()
{
    return fmt::format(
        "{{\"error\": {}}}",
        jsonText(fmt::format("the line has more than {} bytes; send smaller batches", LineInput::mostBytes)));
}

StopWithReader::StopWithReader()
{
    const auto watch = [this](const std::stop_token& over) {
        while (!over.stop_requested()) {
            constexpr int milliseconds = 50;
            pollfd out{STDOUT_FILENO, 0, 0};
            if (::poll(&out, 1, milliseconds) > 0 && (out.revents & (POLLERR | POLLNVAL))) {
                source.request_stop();
                return;
            }
        }
    };
    if (!startThread(watcher, watch))
        return; // then the placer runs to its end
}

} // namespace doppler
