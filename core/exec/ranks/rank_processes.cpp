// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_processes.h"

#include "core/base/child_process.h"
#include "core/base/excerpt.h"
#include "core/base/program_talk.h"
#include "core/exec/ranks/packed.h"
#include "core/exec/ranks/rank_report.h"
#include "core/ranks/rank_handshake.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <list>
#include <thread>

#include <dlfcn.h>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;

/// The program `doppler`: beside the running one, beside the library, or where both are installed.
Result<std::string> rankProgram()
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    std::vector<fs::path> places{fs::read_symlink("/proc/self/exe", ignored).parent_path() / "doppler"};
    Dl_info here{};
    if (dladdr(reinterpret_cast<const void*>(&sharedRankProcesses), &here) != 0 && here.dli_fname) {
        const fs::path folder = fs::canonical(here.dli_fname, ignored).parent_path();
        for (const char* other : {"doppler", "../bin/doppler", "../../bin/doppler", "../../../bin/doppler"})
            places.push_back(folder / other);
    }
    for (const fs::path& place : places)
        if (fs::is_regular_file(place, ignored))
            return place.string();
    return Error{
        {DOPPLER_TEXT("core", "the program \"doppler\", which executes each rank, is neither next to "
                              "this program nor next to its library; install it again")},
        places.front().string(),
        {}};
}

} // namespace

/// Processes that live, and the execution that they work on.
class RankProcesses::Group {
public:
    Group(const ProblemPtr& of, const Options& options) : problem(of)
    {
        frames = std::make_shared<const std::string>(asFrame(packJobProblem(*problem, options)));
    }

    /// Starts a process for each device.
    Result<void> start()
    {
        const auto program = rankProgram();
        if (!program)
            return program.error();
        const std::string command = "exec " + commandOf(*program) + " execute-rank ";
        const std::string secret = asHex(newNonce());
        for (std::size_t number = 0; number < problem->deviceCount(); ++number) {
            auto process = ChildProcess::start(command + std::to_string(number));
            if (!process)
                return process.error();
            Rank& rank = ranks.emplace_back(Rank{number, *std::move(process)});
            send(rank, asFrame(packJobHead({number, problem->deviceCount(), secret})));
            rank.queue.push_back(frames);
        }
        frames.reset();
        return {};
    }

    /// Whether all processes still wait for an execution. A killed process counts as running until its last
    /// thread has ended, so they are asked. One that hangs is left to the execution, which notices it.
    bool waits()
    {
        constexpr std::chrono::seconds patience{1};
        for (Rank& rank : ranks) {
            rank.here = false;
            send(rank, asFrame({}));
        }
        const Clock::time_point end = Clock::now() + patience;
        while (!std::ranges::all_of(ranks, &Rank::here) && Clock::now() < end)
            if (step() || std::ranges::any_of(ranks, [](const Rank& rank) { return rank.process.silent(); }))
                return false;
        return !ranks.empty();
    }

    /// After an error the group cannot be used again.
    Result<std::vector<Execution>> execute(const RankOrder& asked, const EngineContext& with)
    {
        order = &asked;
        context = &with;
        executions.clear();
        for (Rank& rank : ranks) {
            rank.share = 0;
            rank.done = false;
        }
        send(ranks.front(), asFrame(packJobExecution(asked, 0)));
        while (!std::ranges::all_of(ranks, &Rank::done)) {
            if (context->stop.stop_requested())
                return executionStopped();
            if (auto error = step())
                return *std::move(error);
        }
        return std::move(executions);
    }

private:
    struct Rank {
        std::size_t number;
        ChildProcess process;
        std::list<std::shared_ptr<const std::string>> queue = {}; ///< Frames for its input.
        std::string_view toSend = {};                             ///< Of the first of them.
        std::string pending = {};                                 ///< Of the line that is still coming.
        double share = 0;
        bool done = true;      ///< With the execution.
        bool here = true;      ///< It has answered.
        bool reported = false; ///< Why it failed.
    };

    static void send(Rank& to, std::string frame)
    {
        to.queue.push_back(std::make_shared<const std::string>(std::move(frame)));
    }

    /// Looks after all processes once. The error that ends everything, if there is one.
    std::optional<Error> step()
    {
        bool moved = false;
        for (Rank& rank : ranks) {
            const std::optional<int> status = rank.process.exitStatus(); // first: all of its output follows
            moved = exchange(rank) || moved;
            if (auto error = takeLines(rank))
                return error;
            if (status)
                if (auto error = takeEnd(rank, *status))
                    return error;
        }
        if (trouble && Clock::now() > troubleEnd)
            return trouble;
        if (!moved)
            std::this_thread::sleep_for(pollInterval);
        return std::nullopt;
    }

    /// Transfers what is possible. Returns whether anything was.
    static bool exchange(Rank& rank)
    {
        bool moved = false;
        for (;;) {
            if (rank.toSend.empty() && !rank.queue.empty())
                rank.toSend = *rank.queue.front();
            const bool sends = !rank.toSend.empty();
            if (!rank.process.exchange(rank.toSend, rank.pending, chunk, std::chrono::milliseconds(0), true))
                return moved;
            moved = true;
            if (sends && rank.toSend.empty())
                rank.queue.pop_front();
            if (rank.process.silent())
                return moved;
        }
    }

    std::optional<Error> takeLines(Rank& rank)
    {
        std::size_t begin = 0;
        for (std::size_t end = 0; (end = rank.pending.find('\n', begin)) != std::string::npos;) {
            const std::string_view line = std::string_view(rank.pending).substr(begin, end - begin);
            begin = end + 1;
            if (auto error = takeLine(rank, line))
                return error;
        }
        rank.pending.erase(0, begin);
        return std::nullopt;
    }

    std::optional<Error> takeLine(Rank& rank, std::string_view line)
    {
        const auto after = [&](std::string_view word) {
            const bool is = line.starts_with(word);
            line.remove_prefix(is ? word.size() : 0);
            return is;
        };
        if (after(RankLine::port))
            tellOthers(line);
        else if (after(RankLine::progress))
            reportProgress(rank, line);
        else if (after(RankLine::report))
            return takeReport(line);
        else if (after(RankLine::done))
            rank.done = true;
        else if (after(RankLine::here))
            rank.here = true;
        else if (after(RankLine::failure)) {
            const std::string bytes = fromHex(line);
            rank.reported = true;
            expectEnd(Unpacker(bytes).error());
        }
        return std::nullopt;
    }

    /// Rank 0 listens, so the others can begin.
    void tellOthers(std::string_view text)
    {
        std::uint16_t port = 0;
        std::from_chars(text.data(), text.data() + text.size(), port);
        const auto frame = std::make_shared<const std::string>(asFrame(packJobExecution(*order, port)));
        for (Rank& rank : ranks)
            if (rank.number > 0)
                rank.queue.push_back(frame);
    }

    void reportProgress(Rank& rank, std::string_view text)
    {
        std::from_chars(text.data(), text.data() + text.size(), rank.share);
        double sum = 0;
        for (const Rank& other : ranks)
            sum += other.share;
        if (context->progress)
            context->progress(std::min(1.0, sum / static_cast<double>(problem->deviceCount())));
    }

    std::optional<Error> takeReport(std::string_view text)
    {
        auto execution = readReport(*problem, order->placement, fromHex(text));
        if (!execution)
            return execution.error();
        executions.push_back(*std::move(execution));
        return std::nullopt;
    }

    /// A process that was killed explains the errors of all others, and is noticed soon after them.
    void expectEnd(Error error)
    {
        constexpr std::chrono::milliseconds patience{300};
        if (trouble)
            return;
        trouble = std::move(error);
        troubleEnd = Clock::now() + patience;
    }

    static std::optional<Error> takeEnd(Rank& rank, int status)
    {
        if (rank.reported)
            return std::nullopt;
        if (status > 128)
            return Error{{DOPPLER_TEXT("core", "rank {0} was terminated by signal {1}"),
                          {std::to_string(rank.number), std::to_string(status - 128)}},
                         {},
                         {}};
        std::string words = rank.process.lastWords();
        while (!words.empty() && (words.back() == '\n' || words.back() == ' '))
            words.pop_back();
        words = excerpt(words.substr(words.find_last_of('\n') + 1), 200);
        return Error{{DOPPLER_TEXT("core", "rank {0} exited with status {1}"),
                      {std::to_string(rank.number), std::to_string(status)}},
                     {},
                     words.empty() ? words : '"' + words + '"'};
    }

    static constexpr std::size_t chunk = std::size_t{1} << 16;
    static constexpr std::chrono::milliseconds pollInterval{1};

    ProblemPtr problem;
    std::shared_ptr<const std::string> frames; ///< The problem, until it is queued for all.
    std::list<Rank> ranks;
    const RankOrder* order = nullptr;
    const EngineContext* context = nullptr;
    std::vector<Execution> executions;
    std::optional<Error> trouble;
    Clock::time_point troubleEnd;
};

RankProcesses::RankProcesses(ProblemPtr of, Options with) : problem(std::move(of)), options(std::move(with))
{
}

RankProcesses::~RankProcesses() = default;

Result<std::vector<Execution>> RankProcesses::execute(const RankOrder& order, const EngineContext& context)
{
    constexpr std::chrono::milliseconds pause{20};
    std::unique_lock lock(executing, std::defer_lock);
    while (!lock.try_lock_for(pause))
        if (context.stop.stop_requested())
            return executionStopped();
    if (!group || !group->waits()) {
        group.reset(); // first: their memory is free before others start
        group = std::make_unique<Group>(problem, options);
        if (auto started = group->start(); !started) {
            group.reset();
            return started.error();
        }
    }
    auto executions = group->execute(order, context);
    if (!executions)
        group.reset();
    return executions;
}

std::shared_ptr<RankProcesses> sharedRankProcesses(const Problem& problem, const Options& options)
{
    struct Known {
        std::weak_ptr<const Problem> problem;
        std::string options;
        std::weak_ptr<RankProcesses> processes;
    };
    static std::mutex mutex;
    static std::vector<Known> all;
    std::string text;
    for (const auto& [name, value] : options.all())
        text += name + '=' + toString(value) + '\n';
    const ProblemPtr shared = problem.shared_from_this();
    const std::lock_guard lock(mutex);
    std::erase_if(all, [](const Known& known) { return known.processes.expired(); });
    for (const Known& known : all)
        if (known.problem.lock() == shared && known.options == text)
            if (auto held = known.processes.lock())
                return held;
    auto made = std::make_shared<RankProcesses>(shared, options);
    all.push_back({shared, std::move(text), made});
    return made;
}

} // namespace doppler
