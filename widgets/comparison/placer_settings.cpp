// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/placer_settings.h"

#include "core/catalog/chosen_placer.h"

#include <QFile>
#include <QFileInfo>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

std::string nameOf(const QString& placer) { return QFile::encodeName(placer).toStdString(); }

} // namespace

std::string PlacerSettings::ownerOf(const QString& placer) const
{
    if (const auto at = m_owners.find(placer); at != m_owners.end())
        return at->second;
    std::string owner = settingsOwner(nameOf(placer));
    if (owner == nameOf(placer) || QFileInfo::exists(placer))
        m_owners.emplace(placer, owner);
    return owner;
}

std::vector<OptionSpec> PlacerSettings::options(const QString& placer) const
{
    return settableOptions(ownerOf(placer));
}

GivenOptions PlacerSettings::of(const QString& placer) const
{
    const auto at = m_settings.find(ownerOf(placer));
    if (at == m_settings.end() || at->second.empty())
        return {};
    const std::vector<OptionSpec> specs = options(placer);
    return changedOptions(specs, withGiven(specs, at->second));
}

void PlacerSettings::set(const QString& placer, GivenOptions settings)
{
    m_settings[ownerOf(placer)] = std::move(settings);
}

std::vector<std::string> PlacerSettings::texts(const std::vector<QString>& placers) const
{
    std::vector<std::string> out;
    std::set<std::string> told; // an owner once, however many files it has
    for (const QString& placer : placers) {
        const std::string owner = ownerOf(placer);
        if (told.insert(owner).second)
            for (const auto& [option, value] : of(placer))
                out.push_back(fmt::format("{}.{}={}", owner, option, value));
    }
    return out;
}

void PlacerSettings::take(const std::vector<std::string>& settings, const std::vector<QString>& placers)
{
    std::vector<Setting> parsed;
    for (const std::string& text : settings)
        if (auto setting = parseSetting(text))
            parsed.push_back(*std::move(setting));
    for (const QString& placer : placers) {
        const std::string owner = ownerOf(placer);
        GivenOptions own;
        for (const Setting& setting : parsed)
            if (setting.isFor(owner))
                own.emplace_back(setting.name, setting.value);
        m_settings[owner] = std::move(own);
    }
}

} // namespace doppler
