// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_job.h"

#include "core/base/program_version.h"
#include "core/exec/ranks/packed.h"
#include "core/exec/ranks/rank_session.h"
#include "core/exec/ranks/ranks_options.h"
#include "core/io/documents/devices_json.h"
#include "core/io/documents/model_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/json/json_reader.h"

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view jobMarker = "doppler-rank-job";

template <class Id>
void addIds(Packer& out, const std::vector<Id>& ids)
{
    out.add(std::uint64_t{ids.size()});
    for (const Id id : ids)
        out.add(std::uint64_t{id.value});
}

template <class Id>
std::vector<Id> idsFrom(Unpacker& in)
{
    const std::size_t size = in.count(sizeof(std::uint64_t));
    std::vector<Id> out;
    for (std::size_t i = 0; i < size; ++i)
        out.emplace_back(in.number());
    return out;
}

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

/// Reads the parts in the order of packJobBody().
Result<RankTask> readTask(Unpacker& in)
{
    RankTask task;
    const auto graph = readGraphJson(in.text());
    const std::uint64_t fingerprint = in.number();
    const auto devices = readDevicesJson(in.text());
    const std::string modelText = in.text();
    task.placement.devices = idsFrom<DeviceId>(in);
    task.placement.order = idsFrom<VertexId>(in);
    task.placement.transfers = idsFrom<EdgeId>(in);
    const auto options = pairsFrom(in);
    task.repeats = in.number();
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
    if (auto valid = validate(*task.problem, task.placement); !valid)
        return valid.error();
    return task;
}

Result<void> run(std::string_view bytes, const std::function<void(const std::string&)>& print)
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
    RankSetup setup;
    setup.rank = in.number();
    setup.size = in.number();
    setup.port = static_cast<std::uint16_t>(in.number());
    const std::string secret = in.text();
    std::optional<RankSocket> listening;
    if (setup.rank == 0 && setup.size > 1) {
        auto socket = listenForRanks(setup);
        if (!socket)
            return socket.error();
        setup.port = socket->port;
        listening = *std::move(socket);
        print(fmt::format("{}{}", RankLine::port, setup.port));
    }
    auto task = readTask(in);
    if (!task)
        return task.error();
    task->setup = setup;
    task->secret = secret;
    task->listening = std::move(listening);
    const auto progress = [&print](double share) { print(fmt::format("{}{}", RankLine::progress, share)); };
    const auto report = [&](std::string_view packed) {
        if (setup.rank == 0)
            print(std::string(RankLine::report) + asHex(packed));
    };
    const auto executions = executeRank(*std::move(task), {1, {}, progress}, report);
    return executions ? Result<void>() : Result<void>(executions.error());
}

} // namespace

std::string packJobHead(const RankJobHead& head)
{
    Packer out;
    out.add(jobMarker);
    out.add(programVersion());
    for (const std::uint64_t number :
         {std::uint64_t{head.rank}, std::uint64_t{head.size}, std::uint64_t{head.port}})
        out.add(number);
    out.add(std::string_view(head.secret));
    return out.bytes();
}

std::string packJobBody(const Problem& problem, const Placement& placement, const Options& options,
                        std::size_t repeats)
{
    Packer out;
    out.add(std::string_view(writeGraphJson(problem.graph())));
    out.add(problem.graph().fingerprint());
    out.add(std::string_view(writeDevicesJson(problem.topology())));
    out.add(std::string_view(modelAsJson(problem.model())));
    addIds(out, placement.devices);
    addIds(out, placement.order);
    addIds(out, placement.transfers);
    std::vector<std::pair<std::string, std::string>> texts;
    for (const auto& [name, value] : options.all())
        texts.emplace_back(name, toString(value));
    addPairs(out, texts);
    out.add(std::uint64_t{repeats});
    return out.bytes();
}

bool runRankJob(std::string_view bytes, const std::function<void(const std::string& line)>& print)
{
    const auto done = run(bytes, print);
    if (done)
        return true;
    Packer error;
    error.add(done.error());
    print(std::string(RankLine::failure) + asHex(error.bytes()));
    return false;
}

} // namespace doppler
