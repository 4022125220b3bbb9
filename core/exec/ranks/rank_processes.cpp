// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_processes.h"

#include "core/base/child_process.h"
#include "core/base/excerpt.h"
#include "core/base/program_talk.h"
#include "core/exec/ranks/packed.h"
#include "core/exec/ranks/rank_job.h"
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
    if (dladdr(reinterpret_cast<const void*>(&executeInProcesses), &here) != 0 && here.dli_fname) {
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

class Processes {
public:
    Processes(const Problem& p, const Placement& at, const EngineContext& c, std::size_t n)
        : problem(p), placement(at), context(c), repeats(n), secret(asHex(newNonce()))
    {
    }

    Result<std::vector<Execution>> run(const std::string& program, const Options& options)
    {
        command = "exec " + commandOf(program) + " execute-rank ";
        body = packJobBody(problem, placement, options, repeats);
        if (auto started = start(0, 0); !started)
            return started.error();
        while (executions.size() < repeats || !allEnded()) {
            if (context.stop.stop_requested())
                return executionStopped();
            if (auto error = step(); error && executions.size() < repeats)
                return *std::move(error);
        }
        return std::move(executions);
    }

private:
    struct Rank {
        std::size_t number;
        ChildProcess process;
        std::string head;
        std::string_view toSend;
        bool sendsBody = false;
        std::string pending = {}; ///< Of the line that is still coming.
        double share = 0;
        bool reported = false; ///< Why it failed.
    };

    Result<void> start(std::size_t number, std::uint16_t port)
    {
        auto process = ChildProcess::start(command + std::to_string(number));
        if (!process)
            return process.error();
        Rank& rank = ranks.emplace_back(Rank{
            number, *std::move(process), packJobHead({number, problem.deviceCount(), port, secret}), {}});
        rank.toSend = rank.head;
        return {};
    }

    /// Looks after all processes once. The error that ends everything, if there is one.
    std::optional<Error> step()
    {
        bool moved = false;
        for (Rank& rank : ranks) {
            if (rank.toSend.empty() && !rank.sendsBody) {
                rank.toSend = body;
                rank.sendsBody = true;
            }
            const std::optional<int> status = rank.process.exitStatus(); // first: all of its output follows
            while (rank.process.exchange(rank.toSend, rank.pending, chunk, std::chrono::milliseconds(0))) {
                moved = true;
                if (rank.process.silent() || (rank.toSend.empty() && !rank.sendsBody))
                    break;
            }
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
        if (after(RankLine::port) && ranks.size() == 1)
            return startOthers(line);
        if (after(RankLine::progress))
            reportProgress(rank, line);
        else if (after(RankLine::report))
            return takeReport(line);
        else if (after(RankLine::failure)) {
            const std::string bytes = fromHex(line);
            rank.reported = true;
            expectEnd(Unpacker(bytes).error());
        }
        return std::nullopt;
    }

    std::optional<Error> startOthers(std::string_view text)
    {
        std::uint16_t port = 0;
        std::from_chars(text.data(), text.data() + text.size(), port);
        for (std::size_t number = 1; number < problem.deviceCount(); ++number)
            if (auto started = start(number, port); !started)
                return started.error();
        return std::nullopt;
    }

    void reportProgress(Rank& rank, std::string_view text)
    {
        std::from_chars(text.data(), text.data() + text.size(), rank.share);
        double sum = 0;
        for (const Rank& other : ranks)
            sum += other.share;
        if (context.progress)
            context.progress(std::min(1.0, sum / static_cast<double>(problem.deviceCount())));
    }

    std::optional<Error> takeReport(std::string_view text)
    {
        auto execution = readReport(problem, placement, fromHex(text));
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

    std::optional<Error> takeEnd(Rank& rank, int status)
    {
        const bool early = rank.number == 0 && executions.size() < repeats;
        if (rank.reported || (status == 0 && !early))
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

    /// After the results, processes have a second to end in order.
    bool allEnded()
    {
        constexpr std::chrono::seconds patience{1};
        if (!leaving)
            leaving = Clock::now() + patience;
        return Clock::now() > *leaving || std::ranges::all_of(ranks, [](const Rank& rank) {
                   return rank.process.exitStatus().has_value();
               });
    }

    static constexpr std::size_t chunk = std::size_t{1} << 16;
    static constexpr std::chrono::milliseconds pollInterval{5};

    const Problem& problem;
    const Placement& placement;
    const EngineContext& context;
    std::size_t repeats;
    std::string secret;
    std::string command;
    std::string body;
    std::list<Rank> ranks;
    std::vector<Execution> executions;
    std::optional<Error> trouble;
    Clock::time_point troubleEnd;
    std::optional<Clock::time_point> leaving;
};

} // namespace

Result<std::vector<Execution>> executeInProcesses(const Problem& problem, const Placement& placement,
                                                  const Options& options, const EngineContext& context,
                                                  std::size_t repeats)
{
    const auto program = rankProgram();
    if (!program)
        return program.error();
    return Processes(problem, placement, context, repeats).run(*program, options);
}

} // namespace doppler
