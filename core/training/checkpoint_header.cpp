// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/checkpoint_header.h"

#include "core/base/excerpt.h"
#include "core/io/json_reader.h"
#include "core/io/json_writing.h"

#include <charconv>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr double largestCount = 0x1p53; // beyond, a double does not hold every integer

// What each object holds, in the order of its enumeration.
constexpr std::array<std::string_view, 8> keys{"trained_on", "settings", "seed", "progress",
                                               "baseline",   "random",   "best", "elites"};
enum Key { KeyTrainedOn, KeySettings, KeySeed, KeyProgress, KeyBaseline, KeyRandom, KeyBest, KeyElites };
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
constexpr std::array<std::string_view, 5> progressKeys{"episode", "stage", "stage_episode", "stage_updates",
                                                       "seconds"};
enum ProgressKey {
    ProgressEpisode,
    ProgressStage,
    ProgressStageEpisode,
    ProgressStageUpdates,
    ProgressSeconds
};
constexpr std::array<std::string_view, 4> baselineKeys{"count", "mean", "squares", "window"};
enum BaselineKey { BaselineCount, BaselineMean, BaselineSquares, BaselineWindow };
constexpr std::array<std::string_view, 3> ratedKeys{"makespan", "devices", "order"};
enum RatedKey { RatedMakespan, RatedDevices, RatedOrder };

std::string word(std::uint64_t value) { return fmt::format("\"{:016x}\"", value); }

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
        unusual += fmt::format(", \"model_seed\": {}", word(t.model.seed));
    return fmt::format(
        "{{\"graph\": {}, \"graph_fingerprint\": {}, \"vertices\": {}, \"topology\": {}, "
        "\"topology_fingerprint\": {}, \"devices\": [{}], \"cost_model\": \"{}\", \"schedule\": "
        "\"{}\"{}}}",
        jsonText(t.graph), word(t.graphFingerprint), t.vertices, jsonText(t.topology),
        word(t.topologyFingerprint), names, costModelName(t.model.costModel),
        chooseTaskName(t.model.schedule), unusual);
}

std::string progress(const TrainingProgress& p)
{
    return fmt::format("{{\"episode\": {}, \"stage\": \"{}\", \"stage_episode\": {}, \"stage_updates\": {}, "
                       "\"seconds\": {}}}",
                       p.episode, stageName(p.stage), p.stageEpisode, p.stageUpdates, jsonNumber(p.seconds));
}

std::string baseline(const BaselineState& b)
{
    std::string window;
    for (double makespan : b.window)
        window += (window.empty() ? "" : ",") + jsonNumber(makespan);
    return fmt::format("{{\"count\": {}, \"mean\": {}, \"squares\": {}, \"window\": [{}]}}", b.count,
                       jsonNumber(b.mean), jsonNumber(b.squares), window);
}

/// A number of 64 bits in 16 hexadecimal digits: more than a JSON number holds.
bool readWord(JsonReader& in, std::uint64_t& out)
{
    std::string text;
    if (!in.readText(text))
        return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return (error == std::errc{} && end == text.data() + text.size() && text.size() == 16) ||
           in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected 16 hexadecimal digits"), {excerpt(text)}});
}

bool readCount(JsonReader& in, std::uint64_t& out)
{
    double value = 0;
    if (!in.readQuantity(value))
        return false;
    if (value > largestCount || value != static_cast<double>(static_cast<std::uint64_t>(value)))
        return in.fail(
            {DOPPLER_TEXT("core", "found {0}, expected a whole number"), {fmt::format("{}", value)}});
    out = static_cast<std::uint64_t>(value);
    return true;
}

/// One of an enumeration's names.
template <class Value, class Find>
bool readName(JsonReader& in, Value& out, const Find& find)
{
    std::string name;
    if (!in.readText(name))
        return false;
    const auto value = find(name);
    if (!value)
        return in.fail({DOPPLER_TEXT("core", "\"{0}\" is not known here"), {excerpt(name)}});
    out = *value;
    return true;
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
            in.readQuantity(out.model.noise.compute);
            break;
        case TrainedTransferNoise:
            in.readQuantity(out.model.noise.transfer);
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

void readSettings(JsonReader& in, Options& out)
{
    in.enterObject();
    while (const auto key = in.nextKey()) {
        const std::string name(*key);
        std::string value;
        if (!in.readText(value))
            return;
        if (const auto set = out.set(trainingOptions(), name, value); !set)
            in.fail(set.error().message);
    }
}

void readProgress(JsonReader& in, TrainingProgress& out)
{
    const auto stage = [](std::string_view name) {
        return name == stageName(Stage::Imitation)    ? std::optional(Stage::Imitation)
               : name == stageName(Stage::Simulation) ? std::optional(Stage::Simulation)
                                                      : std::nullopt;
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
                                                         : out.stageUpdates);
    }
    for (std::size_t field = 0; field < progressKeys.size(); ++field)
        in.require(progressKeys, seen, field);
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
            in.fail({DOPPLER_TEXT("core", "there are too many words")});
            return;
        }
        readWord(in, words[count++]);
    }
    // All zero is the one state that the generator never leaves.
    if (!in.failed() && (count != words.size() || words == std::array<std::uint64_t, 4>{}))
        in.fail({DOPPLER_TEXT("core", "this is no state of the random numbers")});
}

} // namespace

std::string writeCheckpointHeader(const Checkpoint& c)
{
    std::string settings;
    for (const auto& [name, value] : c.settings.all())
        settings += fmt::format("{}\n  {}: {}", settings.empty() ? "" : ",", jsonText(name),
                                jsonText(toString(value)));
    std::string elites;
    for (const RatedPlacement& r : c.elites)
        elites += (elites.empty() ? "" : ",\n  ") + rated(r);
    return fmt::format("{{\"trained_on\": {},\n\"settings\": {{{}}},\n\"seed\": {},\n\"progress\": {},\n"
                       "\"baseline\": {},\n\"random\": [{}, {}, {}, {}],\n{}\"elites\": [{}]}}\n",
                       trainedOn(c.trainedOn), settings, word(c.seed), progress(c.progress),
                       baseline(c.baseline), word(c.random[0]), word(c.random[1]), word(c.random[2]),
                       word(c.random[3]), c.best ? fmt::format("\"best\": {},\n", rated(*c.best)) : "",
                       elites);
}

Result<Checkpoint> readCheckpointHeader(std::string_view json)
{
    JsonReader in(json);
    Checkpoint out;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto key = in.nextField(keys, seen)) {
        switch (*key) {
        case KeyTrainedOn:
            readTrainedOn(in, out.trainedOn);
            break;
        case KeySettings:
            readSettings(in, out.settings);
            break;
        case KeySeed:
            readWord(in, out.seed);
            break;
        case KeyProgress:
            readProgress(in, out.progress);
            break;
        case KeyBaseline:
            readBaseline(in, out.baseline);
            break;
        case KeyRandom:
            readRandom(in, out.random);
            break;
        case KeyBest:
            readRated(in, out.best.emplace());
            break;
        case KeyElites:
            in.enterList();
            while (in.nextElement())
                readRated(in, out.elites.emplace_back());
            break;
        default:
            break;
        }
    }
    for (std::size_t field = 0; field < keys.size(); ++field)
        if (field != KeyBest)
            in.require(keys, seen, field);
    in.finish();
    if (in.failed())
        return in.error();
    return out;
}

} // namespace doppler
