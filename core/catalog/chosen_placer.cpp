// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/chosen_placer.h"

#include "core/base/names.h"
#include "core/base/program_talk.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/placers/online/online_placer.h"
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/online_checkpoint.h"
#include "core/training/policies.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include <fmt/format.h>

namespace doppler {

bool Setting::isFor(const std::string& id) const
{
    return owner.empty() || owner == id || (id.size() > owner.size() && id.ends_with("-" + owner));
}

Result<Setting> parseSetting(const std::string& argument)
{
    const std::size_t equals = argument.find('=');
    if (equals == std::string::npos || equals == 0)
        return Error{{DOPPLER_TEXT("core", "--set is \"{0}\", expected option=value"), {argument}}, {}, {}};
    Setting setting{"", argument.substr(0, equals), argument.substr(equals + 1)};
    if (const std::size_t dot = setting.name.find('.'); dot != std::string::npos) {
        setting.owner = setting.name.substr(0, dot);
        setting.name.erase(0, dot + 1);
    }
    return setting;
}

Result<std::vector<Setting>> parseSettings(const std::vector<std::string>& arguments,
                                           const std::vector<std::string>& owners)
{
    std::vector<Setting> settings;
    for (const std::string& argument : arguments) {
        auto setting = parseSetting(argument);
        if (!setting)
            return setting.error();
        if (!setting->owner.empty() &&
            std::ranges::none_of(owners, [&](const std::string& id) { return setting->isFor(id); }))
            return unknownName(DOPPLER_TEXT("core", "--set is for \"{0}\", expected one of {1}"),
                               DOPPLER_TEXT("core", "--set is for \"{0}\"; did you mean \"{1}\"?"),
                               setting->owner, owners);
        settings.push_back(*std::move(setting));
    }
    return settings;
}

Result<Options> optionsFor(const std::string& owner, std::span<const OptionSpec> specs,
                           const std::vector<Setting>& settings)
{
    Options options(specs);
    for (const Setting& setting : settings)
        if (setting.isFor(owner))
            if (auto done = options.set(specs, setting.name, setting.value); !done)
                return done.error();
    return options;
}

std::string settingsOwner(const std::string& placer)
{
    if (placerRegistry().find(placer))
        return placer;
    return namesCheckpoint(placer) ? checkpointPlacerId : namesProgram(placer) ? externalPlacerId : placer;
}

namespace {

/// The option that says which file it is.
std::string_view fileOption(std::string_view owner)
{
    return owner == checkpointPlacerId ? "file" : "command";
}

/// Labels a file in results; a checkpoint also by the policy that it holds.
Result<void> setLabel(ChosenPlacer& chosen, const std::string& file, const std::string& title)
{
    chosen.label = title;
    if (chosen.placer->info().id != checkpointPlacerId)
        return {};
    const auto checkpoint = readCheckpoint(file);
    if (!checkpoint)
        return checkpoint.error();
    chosen.policy = checkpoint->policy;
    chosen.label = fmt::format("{} ({})", checkpoint->policy, title);
    return {};
}

/// Replaces the placer of a checkpoint that decides online.
Result<void> decideOnline(ChosenPlacer& chosen, const std::string& file)
{
    if (chosen.placer->info().id != checkpointPlacerId || chosen.options.text("decode") == "best")
        return {};
    if (const auto policy = findTrainingPolicy(chosen.policy); !policy || !(*policy)->decidesOnline)
        return {};
    auto online = onlineCheckpoint(file);
    if (!online)
        return online.error();
    chosen.held = *std::move(online);
    chosen.placer = chosen.held.get();
    return {};
}

Error placesBeforeTheRun(const std::string& title)
{
    std::string expected;
    for (const TrainingPolicy& policy : trainingPolicies())
        if (policy.decidesOnline)
            expected += (expected.empty() ? "" : ", ") + policy.id;
    return {
        {DOPPLER_TEXT("core", "{0} places the whole graph before the run; expected a checkpoint of a policy "
                              "that decides online ({1})"),
         {title, expected}},
        {},
        {}};
}

} // namespace

Result<ChosenPlacer> choosePlacer(const std::string& name, const std::vector<Setting>& settings)
{
    const std::string id = settingsOwner(name);
    const auto placer = placerRegistry().find(id);
    if (!placer)
        return placer.error();
    const auto& specs = (*placer)->info().options;
    auto options = optionsFor(id, specs, settings);
    if (!options)
        return options.error();
    ChosenPlacer chosen{*placer, *std::move(options), {}};
    if (id == name)
        return chosen;
    if (auto set =
            chosen.options.set(specs, fileOption(id), id == checkpointPlacerId ? name : commandOf(name));
        !set)
        return set.error();
    if (auto labelled = setLabel(chosen, name, name.substr(name.rfind('/') + 1)); !labelled)
        return labelled.error();
    if (auto decided = decideOnline(chosen, name); !decided)
        return decided.error();
    return chosen;
}

std::string onlinePlacerName(const std::string& name)
{
    return settingsOwner(name) == checkpointPlacerId ? name : onlineId(name);
}

Result<ChosenPlacer> chooseOnlinePlacer(const std::string& name)
{
    if (settingsOwner(name) != checkpointPlacerId)
        if (const auto known = onlinePlacer(name); !known)
            return known.error();
    auto chosen = choosePlacer(name, {});
    if (chosen && chosen->placer->info().kind != PlacerKind::Online)
        return placesBeforeTheRun(chosen->title());
    return chosen;
}

Result<ChosenPlacer> chooseOnlineCheckpoint(const std::string& file)
{
    if (const auto checkpoint = readCheckpoint(file); !checkpoint)
        return checkpoint.error();
    return chooseOnlinePlacer(file);
}

std::vector<OptionSpec> settableOptions(const std::string& owner)
{
    const auto found = placerRegistry().find(owner);
    if (!found)
        return {};
    std::vector<OptionSpec> specs = (*found)->info().options;
    if (owner == checkpointPlacerId || owner == externalPlacerId)
        std::erase_if(specs, [&](const OptionSpec& spec) { return spec.name == fileOption(owner); });
    return specs;
}

Result<std::vector<ChosenPlacer>> choosePlacers(const std::vector<std::string>& names,
                                                const std::vector<std::string>& settings)
{
    std::vector<std::string> owners;
    std::ranges::transform(names, std::back_inserter(owners), settingsOwner);
    const auto parsed = parseSettings(settings, owners);
    if (!parsed)
        return parsed.error();
    std::vector<ChosenPlacer> out;
    for (const std::string& name : names) {
        auto chosen = choosePlacer(name, *parsed);
        if (!chosen)
            return chosen.error();
        out.push_back(*std::move(chosen));
    }
    std::map<std::string, std::set<std::string>> called; // which files, by label
    for (std::size_t i = 0; i < out.size(); ++i)
        if (!out[i].label.empty())
            called[out[i].label].insert(names[i]);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (out[i].label.empty() || called[out[i].label].size() == 1)
            continue;
        if (auto labelled = setLabel(out[i], names[i], names[i]); !labelled)
            return labelled.error();
    }
    return out;
}

} // namespace doppler
