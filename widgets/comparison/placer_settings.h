// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "widgets/shell/given_options.h"

#include <QString>
#include <map>
#include <string>
#include <vector>

namespace doppler {

/// The settings of a comparison's placers that differ from their defaults. All checkpoints share their
/// settings, and so do all programs: they belong to the placer that runs them (settingsOwner()).
class PlacerSettings {
public:
    /// The settings of an id of the registry, a checkpoint or a program that its placer has and that differ
    /// from their defaults.
    [[nodiscard]] GivenOptions of(const QString& placer) const;
    void set(const QString& placer, GivenOptions settings);
    /// The settings of these placers as "placer.option=value".
    [[nodiscard]] std::vector<std::string> texts(const std::vector<QString>& placers) const;
    /// Sets the settings of these placers to exactly the given ones. Ignores settings for other placers.
    void take(const std::vector<std::string>& settings, const std::vector<QString>& placers);
    /// The available options.
    [[nodiscard]] std::vector<OptionSpec> options(const QString& placer) const;

private:
    /// The owner of the settings. Inspects a file only once, when it exists.
    [[nodiscard]] std::string ownerOf(const QString& placer) const;

    std::map<std::string, GivenOptions> m_settings; ///< By owner.
    mutable std::map<QString, std::string> m_owners;
};

} // namespace doppler
