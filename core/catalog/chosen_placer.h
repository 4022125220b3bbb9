// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// A placer with checked options.
struct ChosenPlacer {
    const Placer* placer = nullptr;
    Options options;
    std::string label;       ///< Name in results; empty: the placer's id.
    std::string policy = {}; ///< Of a checkpoint: the policy that it holds.
    /// Of a checkpoint that decides online: keeps `placer`, an OnlinePlacer that is not in the registry.
    std::shared_ptr<const Placer> held = {};

    [[nodiscard]] const std::string& title() const { return label.empty() ? placer->info().id : label; }
};

/// "placer.option=value", or "option=value" if only one placer is meant.
struct Setting {
    /// An id or its end ("annealing" for simulated-annealing); empty: any selected placer.
    std::string owner;
    std::string name;
    std::string value;

    /// Whether the setting applies to the placer (trainer, graph family) with this id.
    [[nodiscard]] bool isFor(const std::string& id) const;
};

/// Parses a setting.
Result<Setting> parseSetting(const std::string& argument);
/// Parses several settings. Refuses an owner that is not among `owners`.
Result<std::vector<Setting>> parseSettings(const std::vector<std::string>& arguments,
                                           const std::vector<std::string>& owners);
/// The options of one placer (trainer, graph family) with the settings that apply to it.
Result<Options> optionsFor(const std::string& owner, std::span<const OptionSpec> specs,
                           const std::vector<Setting>& settings);

/// Resolves a placer's name with the settings that apply to it: an id of the registry, a checkpoint
/// ("net.checkpoint", settings of "checkpoint"), or a program ("./mine.py", settings of "external"). The
/// label of a checkpoint is its policy and file name, that of a program its file name. Reads the checkpoint;
/// may block. The checkpoint of a policy that decides online is an online policy, unless its option `decode`
/// asks for the stored best; this loads the learning module.
Result<ChosenPlacer> choosePlacer(const std::string& name, const std::vector<Setting>& settings);
/// The placer's name of an online policy: that of a checkpoint stays, a rule gets its prefix (onlineId()).
std::string onlinePlacerName(const std::string& name);
/// choosePlacer() for a name of onlinePlacerName(). An error if the placer does not decide online.
Result<ChosenPlacer> chooseOnlinePlacer(const std::string& name);
/// chooseOnlinePlacer() for a file that must be a checkpoint, whatever its name. The error of another file
/// names it. May block.
Result<ChosenPlacer> chooseOnlineCheckpoint(const std::string& file);
/// The owner of the settings that apply to this placer. May read a file and block.
std::string settingsOwner(const std::string& placer);
/// The options that can be set for this owner, without the one that names the file of a checkpoint or the
/// command of a program. Empty for an unknown owner.
std::vector<OptionSpec> settableOptions(const std::string& owner);
/// Resolves several names, with the settings of all of them. Files with the same name get their whole paths
/// as labels.
Result<std::vector<ChosenPlacer>> choosePlacers(const std::vector<std::string>& names,
                                                const std::vector<std::string>& settings);

} // namespace doppler
