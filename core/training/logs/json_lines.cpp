// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/json/json_reader.h"
#include "core/training/logs/logged_episodes.h"

#include <array>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr double mostEpisodesOfLog = 1e15;
constexpr double mostGraphsOfLog = 1000;

constexpr std::array<std::string_view, 16> lineKeys{
    "episode",  "stage", "graph",    "real_runs", "policy",  "seed",    "placement",     "order",
    "makespan", "best",  "baseline", "loss",      "entropy", "epsilon", "learning_rate", "seconds"};
enum LineKey {
    LineEpisode,
    LineStage,
    LineGraph,
    LineRealRuns,
    LinePolicy,
    LineSeed,
    LinePlacement,
    LineOrder,
    LineMakespan,
    LineBest,
};
constexpr std::array numberMembers{
    &EpisodeRecord::makespan, &EpisodeRecord::best,    &EpisodeRecord::baseline,     &EpisodeRecord::loss,
    &EpisodeRecord::entropy,  &EpisodeRecord::epsilon, &EpisodeRecord::learningRate, &EpisodeRecord::seconds};

/// The number at the cursor; skips anything else.
std::optional<double> numberHere(JsonReader& in)
{
    double value = 0;
    const char first = in.peek();
    if (first == '-' || (first >= '0' && first <= '9'))
        return in.readNumber(value) ? std::optional(value) : std::nullopt;
    in.skipValue();
    return std::nullopt;
}

std::optional<std::uint64_t> wholeHere(JsonReader& in, double most)
{
    const auto number = numberHere(in);
    if (!number || !(*number >= 0) || *number > most || *number != std::floor(*number))
        return std::nullopt;
    return static_cast<std::uint64_t>(*number);
}

/// Ids in a list; nothing if anything else is among them.
template <class Id>
std::optional<std::vector<Id>> idsHere(JsonReader& in)
{
    std::vector<Id> ids;
    if (in.peek() != '[') {
        in.skipValue();
        return std::nullopt;
    }
    bool sound = true;
    in.enterList();
    while (in.nextElement()) {
        const auto id = wholeHere(in, std::numeric_limits<std::uint32_t>::max() - 1);
        sound = sound && id;
        if (sound)
            ids.emplace_back(*id);
    }
    return sound ? std::optional(std::move(ids)) : std::nullopt;
}

std::string textHere(JsonReader& in)
{
    std::string text;
    if (in.peek() == '"')
        in.readText(text);
    else
        in.skipValue();
    return text;
}

Error lineFault(Message message) { return {std::move(message), {}, {}}; }

/// Of a line with members that have been read.
struct LineMembers {
    std::optional<std::uint64_t> episode;
    std::string stage;
    bool hasMakespan = false;
    std::optional<std::vector<DeviceId>> devices;
    std::optional<std::vector<VertexId>> order = std::vector<VertexId>();
};

void readMember(JsonReader& in, std::size_t key, LineMembers& members, LoggedEpisode& out, LoggedFacts& facts)
{
    EpisodeRecord& record = out.record;
    switch (key) {
    case LineEpisode:
        members.episode = wholeHere(in, mostEpisodesOfLog);
        return;
    case LineStage:
        members.stage = textHere(in);
        return;
    case LineGraph:
        record.problem = static_cast<std::size_t>(wholeHere(in, mostGraphsOfLog).value_or(0));
        return;
    case LineRealRuns:
        record.realRuns = wholeHere(in, mostEpisodesOfLog).value_or(0);
        return;
    case LinePolicy:
        facts.policy = textHere(in);
        return;
    case LineSeed:
        facts.seed = wholeHere(in, mostEpisodesOfLog);
        return;
    case LinePlacement:
        members.devices = idsHere<DeviceId>(in);
        return;
    case LineOrder:
        members.order = idsHere<VertexId>(in);
        return;
    default:
        const auto number = numberHere(in);
        record.*numberMembers[key - LineMakespan] = number.value_or(0);
        members.hasMakespan = members.hasMakespan || (key == LineMakespan && number);
    }
}

Result<Stage> stageNamed(const std::string& name)
{
    for (const Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System})
        if (stageName(stage) == name)
            return stage;
    return lineFault(
        {DOPPLER_TEXT("core", "the log's \"stage\" is \"{0}\", expected I, II or III"), {excerpt(name, 64)}});
}

} // namespace

Result<LoggedEpisode> episodeOfLine(std::string_view line, LoggedFacts& facts, bool& hasBest)
{
    LoggedEpisode out;
    LineMembers members;
    JsonReader in(line);
    const std::uint32_t seen =
        in.readDocument(lineKeys, {}, [&](std::size_t key) { readMember(in, key, members, out, facts); });
    if (in.failed())
        return lineFault({DOPPLER_TEXT("core", "the line is not a JSON object of a training log")});
    if (!members.episode)
        return lineFault(
            {DOPPLER_TEXT("core", "the log line has no whole number \"episode\" of at least 0")});
    const auto stage = stageNamed(members.stage);
    if (!stage)
        return stage.error();
    if (!members.hasMakespan)
        return lineFault({DOPPLER_TEXT("core", "the log line has no number \"makespan\"")});
    out.record.episode = *members.episode;
    out.record.stage = *stage;
    hasBest = (seen >> LineBest & 1) != 0;
    if (members.devices && members.order) { // A placement that is none is passed over: curves need none.
        out.devices = *std::move(members.devices);
        out.order = *std::move(members.order);
    }
    return out;
}

} // namespace doppler
