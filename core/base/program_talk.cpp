// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/program_talk.h"

#include "core/base/child_process.h"
#include "core/base/excerpt.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::chrono::milliseconds pollInterval{10};
/// A program that has answered may still clean up so long; then it is ended.
constexpr std::chrono::seconds graceAfterAnswer{1};
constexpr std::size_t chunk = std::size_t{1} << 16;

class Conversation {
public:
    using Take = std::function<Result<bool>(std::string_view line, std::size_t number)>;
    Conversation(const ProgramTalk& t, const Take& f) : talk(t), take(f) {}

    Result<TalkEnd> hold()
    {
        auto started = ChildProcess::start(talk.command);
        if (!started)
            return started.error();
        ChildProcess program = *std::move(started);
        std::string_view toSend = talk.question;
        deadline = Clock::now() + patience();
        for (;;) {
            if (talk.stop.stop_requested())
                return TalkEnd::Stopped;
            if (Clock::now() >= deadline)
                return answered ? Result<TalkEnd>(TalkEnd::Answered) : fault(program, tooSlow());
            const std::optional<int> status = program.exitStatus(); // first: what it wrote is read after it
            if (toSend.empty() && talk.replies && !talk.replies->empty()) {
                sending = std::exchange(*talk.replies, {});
                toSend = sending;
            }
            const bool moved =
                program.exchange(toSend, pending, chunk, pollInterval, talk.replies && !answered);
            // Others of its group may hold its output open for ever, so its own end is the end.
            const bool over = status && (!moved || program.silent());
            if (auto error = takeLines(over || program.outputEnded()))
                return fault(program, *std::move(error));
            if (answered && !leaving) {
                leaving = true;
                deadline = Clock::now() + graceAfterAnswer;
            }
            if (over)
                return ended(program, *status);
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] Clock::duration patience() const
    {
        return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(talk.patience));
    }

    /// Takes in every whole line that has come, and the rest where nothing more will.
    std::optional<Error> takeLines(bool all)
    {
        std::size_t begin = 0;
        for (;;) {
            const std::size_t end = pending.find('\n', std::max(begin, looked));
            const bool whole = end != std::string::npos;
            if (!whole && !(all && begin < pending.size()))
                break;
            const std::string_view line =
                std::string_view(pending).substr(begin, whole ? end - begin : std::string::npos);
            if (auto error = takeLine(line))
                return error;
            begin = whole ? end + 1 : pending.size();
        }
        pending.erase(0, begin);
        looked = pending.size();
        if (pending.size() > talk.mostLine)
            return Error{{talk.faults.longLine, {count(talk.mostLine)}}, {}, {}};
        return std::nullopt;
    }

    std::optional<Error> takeLine(std::string_view text)
    {
        ++linesTaken;
        if (text.find_first_not_of(" \t\r") == std::string_view::npos)
            return std::nullopt;
        const auto complete = take(text, linesTaken);
        if (!complete)
            return complete.error();
        answered = answered || *complete;
        if (talk.patientByLine && !leaving)
            deadline = Clock::now() + patience();
        return std::nullopt;
    }

    Result<TalkEnd> ended(const ChildProcess& program, int status)
    {
        if (status > 128)
            return fault(program, {{talk.faults.terminated, {std::to_string(status - 128)}}, {}, {}});
        if (status != 0)
            return fault(program, {{talk.faults.exited, {std::to_string(status)}}, {}, {}});
        if (!answered)
            return fault(program, {{talk.faults.silent}, {}, {}});
        return TalkEnd::Answered;
    }

    [[nodiscard]] Error tooSlow() const
    {
        return {{talk.faults.slow, {figure(fmt::format("{:g}", talk.patience))}}, {}, {}};
    }

    /// The error with the program's name, and its own last words as a part of the place.
    [[nodiscard]] Error fault(const ChildProcess& program, Error error) const
    {
        error.file = excerpt(talk.command, 80);
        std::string_view words = program.lastWords();
        while (!words.empty() && (words.back() == '\n' || words.back() == ' '))
            words.remove_suffix(1);
        if (words.empty())
            return error;
        const std::size_t line = words.find_last_of('\n');
        const std::string last = excerpt(words.substr(line == std::string_view::npos ? 0 : line + 1), 200);
        error.place += (error.place.empty() ? "\"" : ": \"") + last + "\"";
        return error;
    }

    const ProgramTalk& talk;
    const Take& take;
    Clock::time_point deadline;
    std::string sending;        ///< The replies that are being sent.
    std::size_t linesTaken = 0; ///< Of its answer, the one in hand included.
    std::string pending;        ///< Of the line that is still coming.
    std::size_t looked = 0;     ///< So much of it holds no end of line.
    bool answered = false;
    bool leaving = false;
};

} // namespace

bool namesProgram(std::string_view name) { return name.find('/') != std::string_view::npos; }

std::string commandOf(const std::string& program)
{
    std::error_code ignored;
    if (!std::filesystem::exists(program, ignored))
        return program; // a command line with arguments
    std::string quoted = "'";
    for (char c : program)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

Result<TalkEnd> talkTo(const ProgramTalk& talk,
                       const std::function<Result<bool>(std::string_view line, std::size_t number)>& take)
{
    return Conversation(talk, take).hold();
}

Error inLine(const Error& error, std::size_t number)
{
    const std::string line = "line " + std::to_string(number);
    return {error.message, {}, error.place.empty() ? line : line + ": " + error.place};
}

} // namespace doppler
