// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/tune_state.h"

#include "core/base/fingerprint.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_count.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/problem/transfer_plan.h"

#include <array>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-tune";
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

enum FileKey { Format, Version, Of, Runs };
constexpr std::array<std::string_view, 4> fileKeys{"format", "version", "of", "runs"};
enum RunKey { Asked, Devices, Order, Transfers, Makespan, Elapsed, Tasks, Moves };
constexpr std::array<std::string_view, 8> runKeys{"asked",    "devices", "order", "transfers",
                                                  "makespan", "elapsed", "tasks", "moves"};

template <class Id>
void appendIds(std::string& out, std::string_view key, const std::vector<Id>& ids)
{
    if (ids.empty())
        return;
    out += fmt::format(", \"{}\": [", key);
    for (std::size_t i = 0; i < ids.size(); ++i)
        out += fmt::format("{}{}", i > 0 ? "," : "", ids[i].value);
    out += "]";
}

template <class Runs>
void appendTimes(std::string& out, std::string_view key, const Runs& all)
{
    out += fmt::format(", \"{}\": [", key);
    bool first = true;
    for (const auto& x : all)
        for (const double time : {x.ready, x.start, x.end}) {
            if (!std::exchange(first, false))
                out += ",";
            appendJsonNumber(out, time);
        }
    out += "]";
}

template <class Id>
void readIds(JsonReader& in, std::vector<Id>& ids)
{
    in.enterList();
    while (in.nextElement()) {
        std::uint32_t id = 0;
        in.readWhole(id, 0, largestId);
        ids.push_back(Id{id});
    }
}

void readTimes(JsonReader& in, std::vector<double>& times)
{
    in.enterList();
    while (in.nextElement())
        in.readNumber(times.emplace_back());
}

Error fault(Message message, std::string place) { return {std::move(message), {}, std::move(place)}; }

/// Puts the times of a run to the tasks and transfers of its placement.
Result<void> fillSchedule(const Problem& problem, SavedRun& run, const std::vector<double>& tasks,
                          const std::vector<double>& moves, const std::string& place)
{
    if (auto valid = validate(problem, run.placement); !valid) {
        Error error = valid.error();
        error.place = place + "." + error.place;
        return error;
    }
    TransferPlan plan(problem.graph(), problem.deviceCount());
    plan.make(run.placement.devices, std::vector<std::uint32_t>(problem.vertexCount()));
    const auto expect = [&](const char* key, std::size_t found, std::size_t items) -> Result<void> {
        if (found == 3 * items)
            return {};
        return fault({DOPPLER_TEXT("core", "found {0} times, expected {1}: ready, start and end of each"),
                      {std::to_string(found), std::to_string(3 * items)}},
                     place + "." + key);
    };
    if (auto right = expect("tasks", tasks.size(), problem.vertexCount()); !right)
        return right;
    if (auto right = expect("moves", moves.size(), plan.transfers().size()); !right)
        return right;
    for (VertexId v : problem.graph().vertices()) {
        const double* time = &tasks[3 * std::size_t{v}];
        run.schedule.tasks.push_back({v, run.placement.devices[v], time[0], time[1], time[2]});
    }
    for (std::size_t i = 0; i < plan.transfers().size(); ++i) {
        const PlannedTransfer& x = plan.transfers()[i];
        const double* time = &moves[3 * i];
        run.schedule.transfers.push_back({x.tensor, x.source, x.from, x.to, time[0], time[1], time[2]});
    }
    return {};
}

Result<SavedRun> readRun(JsonReader& in, const Problem& problem)
{
    SavedRun run;
    std::vector<double> tasks;
    std::vector<double> moves;
    const std::string place = in.path();
    in.readObject(runKeys, {Asked, Devices, Makespan, Elapsed, Tasks, Moves}, [&](std::size_t key) {
        switch (key) {
        case Asked:
            readWord(in, run.asked);
            break;
        case Devices:
            readIds(in, run.placement.devices);
            break;
        case Order:
            readIds(in, run.placement.order);
            break;
        case Transfers:
            readIds(in, run.placement.transfers);
            break;
        case Makespan:
            in.readQuantity(run.schedule.makespan);
            break;
        case Elapsed:
            in.readQuantity(run.elapsed);
            break;
        case Tasks:
            readTimes(in, tasks);
            break;
        case Moves:
            readTimes(in, moves);
            break;
        }
    });
    if (in.failed())
        return in.error();
    if (auto filled = fillSchedule(problem, run, tasks, moves, place); !filled)
        return filled.error();
    return run;
}

Result<TuneState> parse(const Problem& problem, const std::string& of, std::string_view text)
{
    if (const auto wrong = checkHead(text, formatName, newestVersion))
        return *wrong;
    TuneState state;
    std::optional<Error> wrong;
    JsonReader in(text);
    in.readDocument(fileKeys, {Format, Version, Of, Runs}, [&](std::size_t key) {
        if (key == Of) {
            in.readText(state.of);
            if (!in.failed() && state.of != of && !wrong)
                wrong = fault({DOPPLER_TEXT("core", "this is the state of another graph, devices, model, "
                                                    "engine or setting; expected the same ones to resume")},
                              "of");
        } else if (key == Runs) {
            in.enterList();
            while (!wrong && in.nextElement()) {
                auto run = readRun(in, problem);
                if (run)
                    state.runs.push_back(*std::move(run));
                else
                    wrong = run.error();
            }
        } else {
            in.skipValue();
        }
    });
    if (wrong)
        return *wrong;
    if (in.failed())
        return in.error();
    return state;
}

} // namespace

std::string tuneFingerprint(const TuneSetup& setup)
{
    Fingerprint print;
    print.add(setup.problem->graph().fingerprint());
    print.add(setup.problem->topology().fingerprint());
    const ModelOptions model = resolved(setup.problem->model());
    print.add(static_cast<std::uint64_t>(model.costModel));
    print.add(static_cast<std::uint64_t>(model.schedule));
    print.add(model.contention ? static_cast<std::uint64_t>(*model.contention) + 1 : std::uint64_t{0});
    print.add(static_cast<std::uint64_t>(model.mode));
    print.add(static_cast<std::uint64_t>(model.memory));
    print.add(model.noise.compute);
    print.add(model.noise.transfer);
    print.add(model.seed);
    print.add(std::string_view(setup.engine.engine->info().id));
    for (const auto& [name, value] : setup.engine.options.all()) {
        print.add(std::string_view(name));
        print.add(std::string_view(toString(value)));
    }
    print.add(tuneMethodName(setup.method));
    print.add(setup.seed);
    print.add(setup.evaluations);
    print.add(static_cast<std::uint64_t>(setup.searches));
    if (setup.proposer) {
        print.add(std::string_view(setup.proposer->info().id));
        for (const auto& [name, value] : setup.proposerOptions.all()) {
            print.add(std::string_view(name));
            print.add(std::string_view(toString(value)));
        }
    }
    return fmt::format("{:016x}", print.value());
}

Result<TuneState> readTuneState(const Problem& problem, const std::string& of, const std::string& path)
{
    return readFileAs<TuneState>(
        path, [&](std::string_view text, std::string_view) { return parse(problem, of, text); });
}

TuneStateWriter::TuneStateWriter(std::string path, std::string of)
    : file(std::move(path)), fingerprint(std::move(of))
{
}

void TuneStateWriter::add(const SavedRun& run)
{
    if (file.empty())
        return;
    if (!runs.empty())
        runs += ",\n";
    runs += "    {\"asked\": " + jsonWord(run.asked);
    appendIds(runs, "devices", run.placement.devices);
    appendIds(runs, "order", run.placement.order);
    appendIds(runs, "transfers", run.placement.transfers);
    runs += ", \"makespan\": " + jsonNumber(run.schedule.makespan);
    runs += ", \"elapsed\": " + jsonNumber(run.elapsed);
    appendTimes(runs, "tasks", run.schedule.tasks);
    appendTimes(runs, "moves", run.schedule.transfers);
    runs += "}";
}

Result<void> TuneStateWriter::write(const std::string& graph, const std::string& topology) const
{
    if (file.empty())
        return {};
    return writeFile(file, fmt::format("{{\n  \"format\": \"{}\",\n  \"version\": {},\n  \"of\": \"{}\",\n"
                                       "  \"graph\": {},\n  \"topology\": {},\n  \"runs\": [\n{}\n  ]\n}}\n",
                                       formatName, newestVersion, fingerprint, jsonText(graph),
                                       jsonText(topology), runs));
}

} // namespace doppler
