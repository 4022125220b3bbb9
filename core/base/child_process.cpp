// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ; // NOLINT(readability-redundant-declaration)

namespace doppler {

namespace {

constexpr std::size_t mostLastWords = 4096;

void closeStream(int& stream)
{
    if (stream >= 0)
        ::close(stream);
    stream = -1;
}

/// Four pipes that other children of this process do not inherit.
struct Pipes {
    /// Each: to read, to write. Standard input, output and error of the program, and the guard's input.
    std::array<std::array<int, 2>, 4> ends{{{-1, -1}, {-1, -1}, {-1, -1}, {-1, -1}}};

    Pipes() = default;
    Pipes(const Pipes&) = delete;
    Pipes& operator=(const Pipes&) = delete;
    ~Pipes()
    {
        for (auto& pipe : ends)
            for (int& end : pipe)
                closeStream(end);
    }
    bool open()
    {
        return std::ranges::all_of(ends, [](auto& pipe) { return ::pipe2(pipe.data(), O_CLOEXEC) == 0; });
    }
    /// The end that stays with this process, not blocking, no longer owned here.
    int keep(std::size_t stream, std::size_t end)
    {
        const int kept = std::exchange(ends[stream][end], -1);
        ::fcntl(kept, F_SETFL, O_NONBLOCK);
        return kept;
    }
};

/// Keeps SIGPIPE from this thread while it lives, and takes away the one that a write raised.
class NoPipeSignal {
public:
    NoPipeSignal()
    {
        sigemptyset(&pipeOnly);
        sigaddset(&pipeOnly, SIGPIPE);
        sigset_t pending;
        sigpending(&pending);
        wasPending = sigismember(&pending, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &pipeOnly, &before);
    }
    ~NoPipeSignal()
    {
        const timespec atOnce{0, 0};
        if (!wasPending)
            while (sigtimedwait(&pipeOnly, nullptr, &atOnce) < 0 && errno == EINTR) {
            }
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }
    NoPipeSignal(const NoPipeSignal&) = delete;
    NoPipeSignal& operator=(const NoPipeSignal&) = delete;

private:
    sigset_t pipeOnly{};
    sigset_t before{};
    bool wasPending = false;
};

/// Ends the program and everything that it started once its standard input has ended: the pipe to it is
/// closed when this process ends, even if it is killed. It leads the process group, so the group's number
/// stays valid. The program itself may have left the group; its number is the first line.
constexpr const char* guardScript = R"(trap '' HUP INT TERM; read -r child; read -r end
kill -KILL "-$child"; kill -KILL "$child"; kill -KILL 0)";

/// A command line for the shell, its standard streams (-1: nothing) and its process group (0: a new one).
struct ShellStart {
    const char* line = nullptr;
    std::array<int, 3> streams{-1, -1, -1};
    pid_t group = 0;
};

/// posix_spawn of the shell; 0 or the number of the error.
int spawnShell(const ShellStart& start, pid_t& pid)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        const int given = start.streams[static_cast<std::size_t>(stream)];
        if (given >= 0)
            posix_spawn_file_actions_adddup2(&actions, given, stream);
        else
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
    }
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&attributes, start.group);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    for (int signal : {SIGPIPE, SIGINT, SIGTERM, SIGXFSZ})
        sigaddset(&signals, signal);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string line = start.line;
    const std::array<char*, 4> arguments{shell.data(), flag.data(), line.data(), nullptr};
    const int fault = posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return fault;
}

void killGroup(pid_t leader)
{
    ::kill(-leader, SIGKILL);
    ::kill(leader, SIGKILL);
}

void reap(pid_t process)
{
    while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
    }
}

/// Tells the guard whom to end.
void nameToGuard(int toGuard, pid_t process)
{
    const NoPipeSignal noSignal; // it may be dead already
    const std::string line = std::to_string(process) + '\n';
    [[maybe_unused]] const ssize_t written = ::write(toGuard, line.data(), line.size());
}

} // namespace

ChildProcess::ChildProcess(pid_t process, int input, int output, int error, Guard watching)
    : pid(process), in(input), out(output), err(error), guard(watching)
{
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : pid(std::exchange(other.pid, -1)), in(std::exchange(other.in, -1)), out(std::exchange(other.out, -1)),
      err(std::exchange(other.err, -1)), guard(std::exchange(other.guard, {})),
      errors(std::move(other.errors))
{
}

ChildProcess::~ChildProcess()
{
    closeStream(in);
    closeStream(out);
    closeStream(err);
    if (pid <= 0)
        return;
    for (const pid_t process : {guard.pid, pid}) // before they are reaped, while the numbers are their own
        killGroup(process);
    for (const pid_t process : {guard.pid, pid})
        reap(process);
    closeStream(guard.input);
}

Result<ChildProcess> ChildProcess::start(const std::string& command)
{
    Pipes pipes;
    pid_t pid = -1;
    pid_t guardian = -1;
    int fault = pipes.open() ? 0 : errno;
    if (fault == 0)
        fault = spawnShell({guardScript, {pipes.ends[3][0], -1, -1}, 0}, guardian);
    if (fault == 0)
        fault = spawnShell(
            {command.c_str(), {pipes.ends[0][0], pipes.ends[1][1], pipes.ends[2][1]}, guardian}, pid);
    if (fault != 0) {
        if (guardian > 0) {
            killGroup(guardian);
            reap(guardian);
        }
        return Error{
            {DOPPLER_TEXT("core", "cannot start the program: {0}"), {std::strerror(fault)}}, command, {}};
    }
    nameToGuard(pipes.ends[3][1], pid);
    return ChildProcess(pid, pipes.keep(0, 1), pipes.keep(1, 0), pipes.keep(2, 0),
                        {guardian, pipes.keep(3, 1)});
}

bool ChildProcess::exchange(std::string_view& input, std::string& output, std::size_t most,
                            std::chrono::milliseconds wait, bool keepOpen)
{
    if (input.empty() && !keepOpen)
        closeStream(in);
    const int toSend = input.empty() ? -1 : in; // a pipe with room would end the wait at once
    std::array<pollfd, 3> streams{{{toSend, POLLOUT, 0}, {out, POLLIN, 0}, {err, POLLIN, 0}}};
    if (::poll(streams.data(), streams.size(), static_cast<int>(wait.count())) <= 0)
        return false; // nothing in time, or interrupted
    if (streams[0].revents != 0)
        write(input);
    if (streams[1].revents != 0)
        read(out, output, most);
    if (streams[2].revents != 0) {
        read(err, errors, most);
        if (errors.size() > mostLastWords)
            errors.erase(0, errors.size() - mostLastWords);
    }
    return true;
}

void ChildProcess::write(std::string_view& input)
{
    const NoPipeSignal noSignal;
    const ssize_t moved = ::write(in, input.data(), input.size());
    if (moved >= 0)
        input.remove_prefix(static_cast<std::size_t>(moved));
    else if (errno != EAGAIN && errno != EINTR) {
        input = {}; // it does not want the rest
        closeStream(in);
    }
}

void ChildProcess::read(int& stream, std::string& into, std::size_t most)
{
    std::array<char, 65536> buffer;
    const ssize_t moved = ::read(stream, buffer.data(), std::min(most, buffer.size()));
    if (moved > 0)
        into.append(buffer.data(), static_cast<std::size_t>(moved));
    else if (moved == 0 || (errno != EAGAIN && errno != EINTR))
        closeStream(stream);
}

std::optional<int> ChildProcess::exitStatus() const
{
    siginfo_t info{};
    // Not reaped: its number must stay its own until the group is killed.
    if (::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0)
        return 0; // someone else reaped it
    if (info.si_pid == 0)
        return std::nullopt;
    return info.si_code == CLD_EXITED ? info.si_status : 128 + info.si_status;
}

} // namespace doppler
