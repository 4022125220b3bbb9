// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/event_tags.h"

#include "core/base/text_fields.h"
#include "core/problem/problem.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view realRunsTag = "training/real_runs";
constexpr std::size_t mostGraphsOfTags = 1000;

struct OwnTag {
    std::string_view tag;
    double EpisodeRecord::*member;
};
constexpr OwnTag ownTags[] = {
    {"policy/entropy", &EpisodeRecord::entropy},
    {"policy/epsilon", &EpisodeRecord::epsilon},
    {"policy/learning_rate", &EpisodeRecord::learningRate},
    {"training/seconds", &EpisodeRecord::seconds},
};
constexpr OwnTag makespanTags[] = {
    {"episode", &EpisodeRecord::makespan},
    {"best", &EpisodeRecord::best},
    {"baseline", &EpisodeRecord::baseline},
};
/// Of other programs: the last word of the tag, in lower case.
constexpr OwnTag foreignTags[] = {
    {"makespan", &EpisodeRecord::makespan}, {"execution_time", &EpisodeRecord::makespan},
    {"runtime", &EpisodeRecord::makespan},  {"reward", &EpisodeRecord::makespan},
    {"return", &EpisodeRecord::makespan},   {"best_makespan", &EpisodeRecord::best},
    {"baseline", &EpisodeRecord::baseline}, {"loss", &EpisodeRecord::loss},
    {"policy_loss", &EpisodeRecord::loss},  {"train_loss", &EpisodeRecord::loss},
    {"entropy", &EpisodeRecord::entropy},   {"epsilon", &EpisodeRecord::epsilon},
    {"lr", &EpisodeRecord::learningRate},   {"learning_rate", &EpisodeRecord::learningRate},
};

std::string makespanGroup(std::size_t problem)
{
    return problem == 0 ? "makespan" : fmt::format("makespan-{}", problem + 1);
}

/// The graph of "makespan" or "makespan-2"; nothing for another group.
std::optional<std::size_t> graphOfGroup(std::string_view group)
{
    constexpr std::string_view word = "makespan";
    if (!group.starts_with(word))
        return std::nullopt;
    group.remove_prefix(word.size());
    if (group.empty())
        return 0;
    std::uint64_t number = 0;
    if (group.front() != '-' || !parseNumber(group.substr(1), number) || number < 2 ||
        number > mostGraphsOfTags)
        return std::nullopt;
    return static_cast<std::size_t>(number - 1);
}

std::optional<TagMeaning> foreignMeaning(std::string_view word)
{
    std::string lower(word.substr(0, 64));
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
    const auto known = std::ranges::find(foreignTags, lower, &OwnTag::tag);
    if (known == std::end(foreignTags))
        return std::nullopt;
    return TagMeaning{.member = known->member, .negated = lower == "reward" || lower == "return"};
}

} // namespace

std::vector<EventScalar> eventScalars(const EpisodeRecord& record)
{
    std::vector<EventScalar> scalars;
    const auto add = [&](std::string tag, double value) {
        if (std::isfinite(value))
            scalars.push_back({std::move(tag), value});
    };
    const std::string group = makespanGroup(record.problem);
    for (const OwnTag& own : makespanTags)
        add(fmt::format("{}/{}", group, own.tag), record.*own.member);
    // Even if it is no number: its tag tells the stage.
    scalars.push_back({fmt::format("loss/stage_{}", stageName(record.stage)), record.loss});
    for (const OwnTag& own : ownTags)
        add(std::string(own.tag), record.*own.member);
    if (record.realRuns > 0)
        add(std::string(realRunsTag), static_cast<double>(record.realRuns));
    return scalars;
}

std::vector<HyperParameter> hyperParameters(const TrainingSetup& setup)
{
    std::vector<HyperParameter> all{{"policy", setup.policy}, {"seed", static_cast<double>(setup.seed)}};
    if (setup.problem) {
        all.push_back({"graph", setup.problem->graph().name()});
        all.push_back({"devices", setup.problem->topology().name()});
    }
    for (const auto& [name, value] : setup.options.all()) {
        HyperParameter setting{name, toString(value)};
        if (const auto* flag = std::get_if<bool>(&value))
            setting.value = *flag;
        else if (const auto* whole = std::get_if<std::int64_t>(&value))
            setting.value = static_cast<double>(*whole);
        else if (const auto* number = std::get_if<double>(&value))
            setting.value = *number;
        all.push_back(std::move(setting));
    }
    return all;
}

std::optional<TagMeaning> meaningOf(std::string_view tag)
{
    if (tag == realRunsTag)
        return TagMeaning{.realRuns = true};
    if (const auto own = std::ranges::find(ownTags, tag, &OwnTag::tag); own != std::end(ownTags))
        return TagMeaning{.member = own->member};
    const std::size_t slash = tag.rfind('/');
    const std::string_view group = tag.substr(0, slash == std::string_view::npos ? 0 : slash);
    const std::string_view word = slash == std::string_view::npos ? tag : tag.substr(slash + 1);
    for (const Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System})
        if (group == "loss" && word == fmt::format("stage_{}", stageName(stage)))
            return TagMeaning{.member = &EpisodeRecord::loss, .stage = stage};
    if (const auto graph = graphOfGroup(group))
        if (const auto own = std::ranges::find(makespanTags, word, &OwnTag::tag);
            own != std::end(makespanTags))
            return TagMeaning{.member = own->member, .problem = *graph};
    return foreignMeaning(word);
}

} // namespace doppler
