// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "widgets/shell/given_options.h"

#include <QString>
#include <map>
#include <string>
#include <vector>

namespace doppler {

/// What the placers of a comparison are set to, beyond their standards. All checkpoints have the same
/// settings, and all programs: they are those of the placer that runs them (settingsOwner).
class PlacerSettings {
public:
    /// Of a registry's id, a checkpoint or a program: what of it the placer has and is not its standard.
    [[nodiscard]] GivenOptions of(const QString& placer) const;
    void set(const QString& placer, GivenOptions settings);
    /// Those of these placers, as "placer.option=value".
    [[nodiscard]] std::vector<std::string> texts(const std::vector<QString>& placers) const;
    /// The other way; the settings of these placers are these and no others. What is for none of them is
    /// passed over.
    void take(const std::vector<std::string>& settings, const std::vector<QString>& placers);
    /// What can be set.
    [[nodiscard]] std::vector<OptionSpec> options(const QString& placer) const;

private:
    /// Looks at what a file is, once it is there, and no more.
    [[nodiscard]] std::string ownerOf(const QString& placer) const;

    std::map<std::string, GivenOptions> m_settings; ///< By owner.
    mutable std::map<QString, std::string> m_owners;
};

} // namespace doppler
