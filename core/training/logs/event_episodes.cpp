// SPDX-License-Identifier: GPL-3.0-or-later
// Event files as the episodes of a training.
#include "core/base/excerpt.h"
#include "core/training/logs/event_tags.h"
#include "core/training/logs/logged_episodes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace doppler {

namespace {

constexpr std::size_t mostSteps = std::size_t{1} << 20;
constexpr std::size_t mostNamedTags = 6;

/// What is known of the episode of a step.
struct StepRow {
    EpisodeRecord record{.stage = Stage::Simulation}; ///< Other programs have no stages.
    bool hasMakespan = false;
    bool hasBest = false;
    double wallTime = 0;
};

/// Collects the values of steps, which other programs write tag by tag and not step by step.
class StepRows {
public:
    void add(const LoggedEvent& event)
    {
        if (event.restarts)
            rows.erase(rows.lower_bound(event.step), rows.end());
        for (const HyperParameter& setting : event.hyperparameters)
            addSetting(setting);
        if (event.step < 0 || event.scalars.empty())
            return;
        if (event.step % stride != 0)
            return;
        StepRow* row = nullptr; // A step without any value that means something has none.
        for (const EventScalar& scalar : event.scalars) {
            const auto meaning = meaningOf(scalar.tag);
            if (!meaning) {
                note(scalar.tag);
                continue;
            }
            if (!row)
                row = &rows[event.step];
            set(*row, *meaning, scalar.value);
            row->wallTime = event.wallTime;
        }
        if (rows.size() > mostSteps)
            thin();
    }

    Result<LoggedFacts> deliver(const std::function<void(const LoggedEpisode&)>& take)
    {
        std::erase_if(rows, [](const auto& row) { return !row.second.hasMakespan; });
        if (rows.empty() && !unknown.empty())
            return Error{{DOPPLER_TEXT("core", "the event file has no makespans; expected a tag such as "
                                               "\"makespan/episode\", \"makespan\" or \"reward\", found {0}"),
                          {namesOfUnknown()}},
                         {},
                         {}};
        std::map<std::size_t, double> bests;
        const double begin = rows.empty() ? 0 : rows.begin()->second.wallTime;
        for (auto& [step, row] : rows) {
            EpisodeRecord& record = row.record;
            record.episode = static_cast<std::uint64_t>(step);
            const auto [best, isFirst] = bests.try_emplace(record.problem, record.makespan);
            best->second = std::min(best->second, record.makespan);
            if (!row.hasBest)
                record.best = best->second;
            if (record.seconds == 0 && row.wallTime > begin)
                record.seconds = row.wallTime - begin;
            take({record});
        }
        facts.episodes = rows.size();
        return std::move(facts);
    }

    LoggedFacts facts;

private:
    void addSetting(const HyperParameter& setting)
    {
        constexpr double mostSeed = 9007199254740992.0; // 2^53
        if (const auto* text = std::get_if<std::string>(&setting.value); text && setting.name == "policy")
            facts.policy = *text;
        if (const auto* number = std::get_if<double>(&setting.value);
            number && setting.name == "seed" && *number >= 0 && *number <= mostSeed)
            facts.seed = static_cast<std::uint64_t>(*number);
        constexpr std::size_t mostSettings = 4096;
        if (facts.settings.size() < mostSettings)
            facts.settings.push_back(setting);
    }

    static void set(StepRow& row, const TagMeaning& meaning, double value)
    {
        EpisodeRecord& record = row.record;
        if (meaning.stage) // A loss that is no number tells the stage nevertheless.
            record.stage = *meaning.stage;
        if (!std::isfinite(value))
            return;
        if (meaning.realRuns) {
            constexpr double mostRuns = 1e15;
            record.realRuns = value >= 0 && value <= mostRuns ? static_cast<std::uint64_t>(value) : 0;
            return;
        }
        record.*meaning.member = meaning.negated ? -value : value;
        if (meaning.problem > 0)
            record.problem = meaning.problem;
        row.hasMakespan = row.hasMakespan || meaning.member == &EpisodeRecord::makespan;
        row.hasBest = row.hasBest || meaning.member == &EpisodeRecord::best;
    }

    void note(const std::string& tag)
    {
        if (unknown.size() < mostNamedTags)
            unknown.insert(tag);
    }

    [[nodiscard]] std::string namesOfUnknown() const
    {
        std::string names;
        for (const std::string& tag : unknown)
            names += (names.empty() ? "\"" : ", \"") + excerpt(tag) + '"';
        return names;
    }

    /// Every second step goes.
    void thin()
    {
        stride *= 2;
        std::erase_if(rows, [this](const auto& row) { return row.first % stride != 0; });
    }

    std::map<std::int64_t, StepRow> rows;
    std::set<std::string> unknown; ///< Tags that mean nothing here, some of them.
    std::int64_t stride = 1;
};

} // namespace

Result<LoggedFacts> readEventEpisodes(std::span<const EventSource> sources,
                                      const std::function<void(const LoggedEpisode&)>& take,
                                      const std::stop_token& stop)
{
    StepRows rows;
    for (const EventSource& from : sources) {
        const auto source = from.open();
        if (!source)
            return source.error();
        const auto end = readEvents(
            **source,
            [&](LoggedEvent& event) -> Result<void> {
                rows.add(event);
                return {};
            },
            stop);
        if (!end)
            return inFile(end.error(), from.file);
        rows.facts.cut = end->cut; // A training that went on wrote the next file.
    }
    return rows.deliver(take);
}

} // namespace doppler
