// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// A placer of the registry with checked options.
struct ChosenPlacer {
    const Placer* placer = nullptr;
    Options options;
    std::string label; ///< What it is called in results; empty: its id.

    [[nodiscard]] const std::string& title() const { return label.empty() ? placer->info().id : label; }
};

/// "placer.option=value" (or "option=value" where one placer is meant).
struct Setting {
    std::string owner; ///< An id or its end ("annealing" is simulated-annealing); empty: whoever is chosen.
    std::string name;
    std::string value;

    /// It is for the placer (trainer, graph family) of that id.
    [[nodiscard]] bool isFor(const std::string& id) const;
};

/// Refuses what is not of that form.
Result<Setting> parseSetting(const std::string& argument);
/// The same of several; refuses an owner that none of `owners` is.
Result<std::vector<Setting>> parseSettings(const std::vector<std::string>& arguments,
                                           const std::vector<std::string>& owners);
/// The options of one placer (or trainer, graph family) with the settings that are meant for it.
Result<Options> optionsFor(const std::string& owner, std::span<const OptionSpec> specs,
                           const std::vector<Setting>& settings);

/// What stands in a placer's place: an id of the registry, a checkpoint ("net.checkpoint"), or a program
/// ("./mine.py"), with the settings that are meant for it ("checkpoint", "external"). A checkpoint is called
/// by its policy and its file's name, a program by its file's name. Reads the checkpoint: may block.
Result<ChosenPlacer> choosePlacer(const std::string& name, const std::vector<Setting>& settings);
/// By whose name settings are meant for it. May read a file: may block.
std::string settingsOwner(const std::string& placer);
/// The options that whom this owner runs can be given: not the one that says which file a checkpoint or a
/// program is. None for what is no placer.
std::vector<OptionSpec> settableOptions(const std::string& owner);
/// Several, with the settings of all of them. Files of the same name are called by their whole paths.
Result<std::vector<ChosenPlacer>> choosePlacers(const std::vector<std::string>& names,
                                                const std::vector<std::string>& settings);

} // namespace doppler
