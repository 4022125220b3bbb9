// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/checkpoint_header.h"

#include "core/base/excerpt.h"
#include "core/io/documents/model_json.h"
#include "core/io/json/json_count.h"
#include "core/io/json/json_name.h"
#include "core/io/json/json_writing.h"

#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

// What each object holds, in the order of its enumeration.
constexpr std::array<std::string_view, 6> keys{"policy",   "settings", "seed",
                                               "progress", "random",   "problems"};
enum Key { KeyPolicy, KeySettings, KeySeed, KeyProgress, KeyRandom, KeyProblems };
constexpr std::array<std::string_view, 6> problemKeys{"trained_on", "baseline", "elites",
                                                      "best",       "guide",    "numbers"};
enum ProblemKey {
    ProblemTrainedOn,
    ProblemBaseline,
    ProblemElites,
    ProblemBest,
    ProblemGuide,
    ProblemNumbers
};
constexpr std::array<std::string_view, 14> trainedKeys{
    "graph",   "graph_fingerprint", "vertices",       "topology",   "topology_fingerprint",
    "devices", "cost_model",        "schedule",       "contention", "mode",
    "memory",  "compute_noise",     "transfer_noise", "model_seed"};
enum TrainedKey {
    TrainedGraph,
    TrainedGraphPrint,
    TrainedVertices,
    TrainedTopology,
    TrainedTopologyPrint,
    TrainedDevices,
    TrainedCosts,
    TrainedSchedule,
    TrainedContention, // from here on absent where usual
    TrainedMode,
    TrainedMemory,
    TrainedComputeNoise,
    TrainedTransferNoise,
    TrainedModelSeed
};
constexpr std::array<std::string_view, 6> progressKeys{"episode",       "stage",   "stage_episode",
                                                       "stage_updates", "seconds", "evaluations"};
enum ProgressKey {
    ProgressEpisode,
    ProgressStage,
    ProgressStageEpisode,
    ProgressStageUpdates,
    ProgressSeconds,
    ProgressEvaluations // absent where every episode was one
};
constexpr std::array<std::string_view, 4> baselineKeys{"count", "mean", "squares", "window"};
enum BaselineKey { BaselineCount, BaselineMean, BaselineSquares, BaselineWindow };
constexpr std::array<std::string_view, 3> ratedKeys{"makespan", "devices", "order"};
enum RatedKey { RatedMakespan, RatedDevices, RatedOrder };

template <class Ids>
std::string idList(const Ids& ids)
{
    std::string out = "[";
    for (std::size_t i = 0; i < ids.size(); ++i)
        out += fmt::format("{}{}", i ? "," : "", ids[i].value);
    return out + "]";
}

std::string rated(const RatedPlacement& r)
{
    return fmt::format("{{\"makespan\": {}, \"devices\": {}, \"order\": {}}}", jsonNumber(r.makespan),
                       idList(r.placement.devices), idList(r.placement.order));
}

std::string trainedOn(const TrainedOn& t)
{
    std::string names;
    for (const std::string& name : t.devices)
        names += (names.empty() ? "" : ", ") + jsonText(name);
    const ModelOptions usual;
    std::string unusual;
    if (t.model.contention)
        unusual += fmt::format(", \"contention\": \"{}\"", contentionName(*t.model.contention));
    if (t.model.mode != usual.mode)
        unusual += fmt::format(", \"mode\": \"{}\"", modeName(t.model.mode));
    if (t.model.memory != usual.memory)
        unusual += fmt::format(", \"memory\": \"{}\"", memoryRuleName(t.model.memory));
    if (t.model.noise.any())
        unusual += fmt::format(", \"compute_noise\": {}, \"transfer_noise\": {}",
                               jsonNumber(t.model.noise.compute), jsonNumber(t.model.noise.transfer));
    if (t.model.seed != usual.seed)
        unusual += fmt::format(", \"model_seed\": {}", jsonWord(t.model.seed));
    return fmt::format(
        "{{\"graph\": {}, \"graph_fingerprint\": {}, \"vertices\": {}, \"topology\": {}, "
        "\"topology_fingerprint\": {}, \"devices\": [{}], \"cost_model\": \"{}\", \"schedule\": "
        "\"{}\"{}}}",
        jsonText(t.graph), jsonWord(t.graphFingerprint), t.vertices, jsonText(t.topology),
        jsonWord(t.topologyFingerprint), names, costModelName(t.model.costModel),
        chooseTaskName(t.model.schedule), unusual);
}

std::string progress(const TrainingProgress& p)
{
    return fmt::format("{{\"episode\": {}, \"stage\": \"{}\", \"stage_episode\": {}, \"stage_updates\": {}, "
                       "\"seconds\": {}, \"evaluations\": {}}}",
                       p.episode, stageName(p.stage), p.stageEpisode, p.stageUpdates, jsonNumber(p.seconds),
                       p.evaluations);
}

std::string baseline(const BaselineState& b)
{
    std::string window;
    for (double makespan : b.window)
        window += (window.empty() ? "" : ",") + jsonNumber(makespan);
    return fmt::format("{{\"count\": {}, \"mean\": {}, \"squares\": {}, \"window\": [{}]}}", b.count,
                       jsonNumber(b.mean), jsonNumber(b.squares), window);
}

template <class Ids>
void readIds(JsonReader& in, Ids& ids)
{
    in.enterList();
    while (in.nextElement())
        in.readWhole(ids.emplace_back().value, 0, largestId);
}

void readRated(JsonReader& in, RatedPlacement& out)
{
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto key = in.nextField(ratedKeys, seen)) {
        if (*key == RatedMakespan)
            in.readQuantity(out.makespan);
        else if (*key == RatedDevices)
            readIds(in, out.placement.devices);
        else
            readIds(in, out.placement.order);
    }
    for (std::size_t field = 0; field < ratedKeys.size(); ++field)
        in.require(ratedKeys, seen, field);
}

void readTrainedOn(JsonReader& in, TrainedOn& out)
{
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto key = in.nextField(trainedKeys, seen)) {
        switch (*key) {
        case TrainedGraph:
            in.readText(out.graph);
            break;
        case TrainedGraphPrint:
            readWord(in, out.graphFingerprint);
            break;
        case TrainedVertices:
            in.readWhole(out.vertices, 0, largestId);
            break;
        case TrainedTopology:
            in.readText(out.topology);
            break;
        case TrainedTopologyPrint:
            readWord(in, out.topologyFingerprint);
            break;
        case TrainedDevices:
            in.enterList();
            while (in.nextElement())
                in.readText(out.devices.emplace_back());
            break;
        case TrainedCosts:
            readName(in, out.model.costModel, costModelFromName);
            break;
        case TrainedSchedule:
            readName(in, out.model.schedule, chooseTaskFromName);
            break;
        case TrainedContention:
            readName(in, out.model.contention.emplace(), contentionFromName);
            break;
        case TrainedMode:
            readName(in, out.model.mode, modeFromName);
            break;
        case TrainedMemory:
            readName(in, out.model.memory, memoryRuleFromName);
            break;
        case TrainedComputeNoise:
            readNoise(in, out.model.noise.compute);
            break;
        case TrainedTransferNoise:
            readNoise(in, out.model.noise.transfer);
            break;
        case TrainedModelSeed:
            readWord(in, out.model.seed);
            break;
        default:
            break;
        }
    }
    for (std::size_t field = TrainedGraph; field < TrainedContention; ++field)
        in.require(trainedKeys, seen, field);
}

using NamedTexts = std::vector<std::pair<std::string, std::string>>;

void readSettings(JsonReader& in, NamedTexts& out)
{
    in.enterObject();
    while (const auto key = in.nextKey()) {
        auto& [name, value] = out.emplace_back(*key, "");
        if (!in.readText(value))
            return;
    }
}

/// The settings can be checked once the policy is known, wherever it stands.
Result<Options> settingsOf(std::string_view policy, const NamedTexts& texts)
{
    const auto known = findTrainingPolicy(policy);
    if (!known)
        return Error{known.error().message, {}, "policy"};
    const auto specs = trainingOptions(policy);
    Options options(specs);
    for (const auto& [name, value] : (*known)->formerly)
        if (auto set = options.set(specs, name, value); !set)
            return set.error();
    for (const auto& [name, value] : texts)
        if (auto set = options.set(specs, name, value); !set)
            return Error{set.error().message, {}, "settings." + excerpt(name)};
    return options;
}

void readProgress(JsonReader& in, TrainingProgress& out)
{
    const auto stage = [](std::string_view name) -> std::optional<Stage> {
        for (Stage s : {Stage::Imitation, Stage::Simulation, Stage::System})
            if (name == stageName(s))
                return s;
        return std::nullopt;
    };
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto key = in.nextField(progressKeys, seen)) {
        if (*key == ProgressStage)
            readName(in, out.stage, stage);
        else if (*key == ProgressSeconds)
            in.readQuantity(out.seconds);
        else
            readCount(in, *key == ProgressEpisode        ? out.episode
                          : *key == ProgressStageEpisode ? out.stageEpisode
                          : *key == ProgressEvaluations  ? out.evaluations
                                                         : out.stageUpdates);
    }
    for (std::size_t field = ProgressEpisode; field < ProgressEvaluations; ++field)
        in.require(progressKeys, seen, field);
    if ((seen >> ProgressEvaluations & 1) == 0)
        out.evaluations = out.episode;
}

void readBaseline(JsonReader& in, BaselineState& out)
{
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto key = in.nextField(baselineKeys, seen)) {
        if (*key == BaselineCount) {
            readCount(in, out.count);
        } else if (*key == BaselineWindow) {
            in.enterList();
            while (in.nextElement())
                in.readQuantity(out.window.emplace_back());
        } else {
            in.readQuantity(*key == BaselineMean ? out.mean : out.squares);
        }
    }
    for (std::size_t field = 0; field < baselineKeys.size(); ++field)
        in.require(baselineKeys, seen, field);
}

void readRandom(JsonReader& in, std::array<std::uint64_t, 4>& words)
{
    std::size_t count = 0;
    in.enterList();
    while (in.nextElement()) {
        if (count == words.size()) {
            in.fail({DOPPLER_TEXT("core", "too many numbers in the state of the random number generator")});
            return;
        }
        readWord(in, words[count++]);
    }
    // All zero is the one state that the generator never leaves.
    if (!in.failed() && (count != words.size() || words == std::array<std::uint64_t, 4>{}))
        in.fail({DOPPLER_TEXT("core", "this is not a valid state of the random number generator")});
}

void readNumbers(JsonReader& in, std::map<std::string, std::vector<double>>& out)
{
    in.enterObject();
    while (const auto key = in.nextKey()) {
        std::vector<double>& list = out[std::string(*key)];
        in.enterList();
        while (in.nextElement())
            in.readNumber(list.emplace_back());
    }
}

void readProblem(JsonReader& in, ProblemState& out)
{
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto key = in.nextField(problemKeys, seen)) {
        switch (*key) {
        case ProblemTrainedOn:
            readTrainedOn(in, out.trainedOn);
            break;
        case ProblemBaseline:
            readBaseline(in, out.baseline);
            break;
        case ProblemBest:
            readRated(in, out.best.emplace());
            break;
        case ProblemGuide:
            readRated(in, out.guide.emplace());
            break;
        case ProblemElites:
            in.enterList();
            while (in.nextElement())
                readRated(in, out.elites.emplace_back());
            break;
        default:
            readNumbers(in, out.numbers);
            break;
        }
    }
    for (std::size_t field = ProblemTrainedOn; field < ProblemBest; ++field)
        in.require(problemKeys, seen, field);
}

std::string joined(const std::vector<std::string>& parts, std::string_view between)
{
    return fmt::format("{}", fmt::join(parts, between));
}

std::string problem(const ProblemState& p)
{
    std::vector<std::string> elites;
    for (const RatedPlacement& r : p.elites)
        elites.push_back(rated(r));
    std::vector<std::string> numbers;
    for (const auto& [name, list] : p.numbers) {
        std::vector<std::string> values;
        for (double value : list)
            values.push_back(jsonNumber(value));
        numbers.push_back(fmt::format("{}: [{}]", jsonText(name), joined(values, ",")));
    }
    return fmt::format("{{\"trained_on\": {},\n\"baseline\": {},\n{}{}{}\"elites\": [{}]}}",
                       trainedOn(p.trainedOn), baseline(p.baseline),
                       p.best ? fmt::format("\"best\": {},\n", rated(*p.best)) : "",
                       p.guide ? fmt::format("\"guide\": {},\n", rated(*p.guide)) : "",
                       numbers.empty() ? "" : fmt::format("\"numbers\": {{{}}},\n", joined(numbers, ", ")),
                       joined(elites, ",\n  "));
}

} // namespace

std::string writeCheckpointHeader(const Checkpoint& c)
{
    std::vector<std::string> settings;
    for (const auto& [name, value] : c.settings.all())
        settings.push_back(fmt::format("{}: {}", jsonText(name), jsonText(toString(value))));
    std::vector<std::string> problems;
    for (const ProblemState& p : c.problems)
        problems.push_back(problem(p));
    return fmt::format("{{\"policy\": {},\n\"settings\": {{\n  {}}},\n\"seed\": {},\n\"progress\": {},\n"
                       "\"random\": [{}, {}, {}, {}],\n\"problems\": [{}]}}\n",
                       jsonText(c.policy), joined(settings, ",\n  "), jsonWord(c.seed), progress(c.progress),
                       jsonWord(c.random[0]), jsonWord(c.random[1]), jsonWord(c.random[2]),
                       jsonWord(c.random[3]), joined(problems, ",\n"));
}

Result<Checkpoint> readCheckpointHeader(std::string_view json)
{
    JsonReader in(json);
    Checkpoint out;
    out.problems.clear();
    NamedTexts settings;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto key = in.nextField(keys, seen)) {
        switch (*key) {
        case KeyPolicy:
            in.readText(out.policy);
            break;
        case KeySettings:
            readSettings(in, settings);
            break;
        case KeySeed:
            readWord(in, out.seed);
            break;
        case KeyProgress:
            readProgress(in, out.progress);
            break;
        case KeyRandom:
            readRandom(in, out.random);
            break;
        case KeyProblems:
            in.enterList();
            while (in.nextElement())
                readProblem(in, out.problems.emplace_back());
            break;
        default:
            break;
        }
    }
    for (std::size_t field = 0; field < keys.size(); ++field)
        in.require(keys, seen, field);
    in.finish();
    if (in.failed())
        return in.error();
    if (out.problems.empty())
        return Error{{DOPPLER_TEXT("core", "the checkpoint names no training graph, expected at least one")},
                     {},
                     "problems"};
    auto options = settingsOf(out.policy, settings);
    if (!options)
        return options.error();
    out.settings = *std::move(options);
    return out;
}

} // namespace doppler
