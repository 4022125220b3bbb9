// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_job.h"

#include "core/base/program_version.h"
#include "core/exec/computed_run.h"
#include "core/exec/ranks/packed_placement.h"
#include "core/exec/ranks/rank_session.h"
#include "core/exec/ranks/ranks_options.h"
#include "core/io/documents/devices_json.h"
#include "core/io/documents/model_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/json/json_reader.h"
#include "core/placers/online/online_placer.h"

#include <cerrno>
#include <cstring>
#include <optional>

#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

namespace {

constexpr std::string_view jobMarker = "doppler-rank-job";

void addPairs(Packer& out, const std::vector<std::pair<std::string, std::string>>& pairs)
{
    out.add(std::uint64_t{pairs.size()});
    for (const auto& [name, value] : pairs) {
        out.add(std::string_view(name));
        out.add(std::string_view(value));
    }
}

std::vector<std::pair<std::string, std::string>> pairsFrom(Unpacker& in)
{
    std::vector<std::pair<std::string, std::string>> out(in.count(2 * sizeof(std::uint64_t)));
    for (auto& [name, value] : out) {
        name = in.text();
        value = in.text();
    }
    return out;
}

Error noJob()
{
    return {{DOPPLER_TEXT("core", "the input is no part of an execution; the engine ranks starts this "
                                  "command")},
            {},
            {}};
}

/// A connection whose other side is this program's own: frames of any size are trusted, but not that they
/// are complete.
class Frames {
public:
    explicit Frames(int from) : input(from) {}

    /// The next frame; nothing at the end of the input.
    std::optional<std::string> next()
    {
        std::uint64_t size = 0;
        if (!readAll({reinterpret_cast<char*>(&size), sizeof size}))
            return std::nullopt;
        std::string out;
        while (out.size() < size) { // memory grows with what arrives, whatever the size says
            const std::size_t before = out.size();
            out.resize(before + std::min<std::size_t>(size - before, piece));
            if (!readAll(std::span(out).subspan(before)))
                return std::nullopt;
        }
        return out;
    }

private:
    bool readAll(std::span<char> into) const
    {
        while (!into.empty()) {
            const ssize_t got = ::read(input, into.data(), into.size());
            if (got < 0 && errno == EINTR)
                continue;
            if (got <= 0)
                return false;
            into = into.subspan(static_cast<std::size_t>(got));
        }
        return true;
    }

    static constexpr std::size_t piece = std::size_t{1} << 20;
    int input;
};

Result<RankTask> readHead(std::string_view bytes)
{
    Unpacker in(bytes);
    if (in.text() != jobMarker)
        return noJob();
    if (const std::string version = in.text(); version != programVersion())
        return Error{
            {DOPPLER_TEXT("core", "this program has version {0}, but version {1} started it; install "
                                  "one version alone"),
             {std::string(programVersion()), version}},
            {},
            {}};
    RankTask task;
    task.setup.rank = in.number();
    task.setup.size = in.number();
    task.secret = in.text();
    if (!in.complete())
        return noJob();
    return task;
}

/// Reads the parts in the order of packJobProblem().
Result<void> readProblem(std::string_view bytes, RankTask& task)
{
    Unpacker in(bytes);
    const auto graph = readGraphJson(in.text());
    const std::uint64_t fingerprint = in.number();
    const auto devices = readDevicesJson(in.text());
    const std::string modelText = in.text();
    const auto options = pairsFrom(in);
    if (!in.complete() || !graph || !devices || (*graph)->fingerprint() != fingerprint)
        return noJob();
    ModelOptions rules;
    JsonReader reader(modelText);
    readModel(reader, rules);
    if (reader.failed())
        return noJob();
    auto problem = Problem::create(*graph, *devices, rules);
    if (!problem)
        return problem.error();
    task.problem = *problem;
    const std::vector<OptionSpec> specs = ranksOptions();
    task.options = Options(specs);
    for (const auto& [name, value] : options)
        if (auto set = task.options.set(specs, name, value); !set)
            return set.error();
    return {};
}

/// Reads the parts in the order of packJobExecution().
Result<void> readExecution(std::string_view bytes, RankTask& task)
{
    Unpacker in(bytes);
    task.placement = placementFrom(in);
    task.policy = in.text();
    task.repeats = in.number();
    task.setup.port = static_cast<std::uint16_t>(in.number());
    if (!in.complete() || (!task.policy.empty() && !findOnlinePlacer(task.policy)))
        return noJob();
    return validate(*task.problem, task.placement);
}

using Print = std::function<void(const std::string& line)>;

Result<void> executeFrame(std::string_view bytes, const RankTask& common, const Print& print)
{
    RankTask task{common.problem, {}, {}, common.options, 1, common.setup, common.secret};
    if (auto read = readExecution(bytes, task); !read)
        return read;
    const bool first = task.setup.rank == 0;
    if (first && task.setup.size > 1) {
        auto socket = listenForRanks(task.setup);
        if (!socket)
            return socket.error();
        task.setup.port = socket->port;
        task.listening = *std::move(socket);
        print(fmt::format("{}{}", RankLine::port, task.setup.port));
    }
    const auto progress = [&print](double share) { print(fmt::format("{}{}", RankLine::progress, share)); };
    const auto report = [&](std::string_view packed) {
        if (first)
            print(std::string(RankLine::report) + asHex(packed));
    };
    const auto executions = executeRank(std::move(task), {1, {}, progress}, report);
    return executions ? Result<void>() : Result<void>(executions.error());
}

Result<void> run(Frames frames, const Print& print)
{
    const auto head = frames.next();
    if (!head)
        return noJob();
    auto task = readHead(*head);
    if (!task)
        return task.error();
    {
        const auto problem = frames.next();
        if (!problem)
            return noJob();
        if (auto read = readProblem(*problem, *task); !read)
            return read;
    }
    // Prepared while the other processes start, and kept for the next execution, which reports the error.
    const auto prepared = sharedComputation(*task->problem, task->options);
    while (const auto frame = frames.next()) {
        if (frame->empty()) {
            print(std::string(RankLine::here));
            continue;
        }
        if (auto done = executeFrame(*frame, *task, print); !done)
            return done;
        print(std::string(RankLine::done));
    }
    return {};
}

} // namespace

std::string packJobHead(const RankJobHead& head)
{
    Packer out;
    out.add(jobMarker);
    out.add(programVersion());
    for (const std::uint64_t number : {std::uint64_t{head.rank}, std::uint64_t{head.size}})
        out.add(number);
    out.add(std::string_view(head.secret));
    return out.bytes();
}

std::string packJobProblem(const Problem& problem, const Options& options)
{
    Packer out;
    out.add(std::string_view(writeGraphJson(problem.graph())));
    out.add(problem.graph().fingerprint());
    out.add(std::string_view(writeDevicesJson(problem.topology())));
    out.add(std::string_view(modelAsJson(problem.model())));
    std::vector<std::pair<std::string, std::string>> texts;
    for (const auto& [name, value] : options.all())
        texts.emplace_back(name, toString(value));
    addPairs(out, texts);
    return out.bytes();
}

std::string packJobExecution(const RankOrder& order, std::uint16_t port)
{
    Packer out;
    addPlacement(out, order.placement);
    out.add(std::string_view(order.policy));
    out.add(std::uint64_t{order.repeats});
    out.add(std::uint64_t{port});
    return out.bytes();
}

std::string asFrame(std::string_view bytes)
{
    const std::uint64_t size = bytes.size();
    std::string out(reinterpret_cast<const char*>(&size), sizeof size);
    return out.append(bytes);
}

bool runRankJobs(int input, const std::function<void(const std::string& line)>& print)
{
    const auto done = run(Frames(input), print);
    if (done)
        return true;
    Packer error;
    error.add(done.error());
    print(std::string(RankLine::failure) + asHex(error.bytes()));
    return false;
}

} // namespace doppler
