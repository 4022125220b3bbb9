// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/read_options.h"

#include "core/catalog/graph_file.h"
#include "core/io/attributes/attribute_mapping.h"

#include <algorithm>
#include <filesystem>

namespace doppler {

namespace {

std::string absolutePath(const std::string& file)
{
    std::error_code fault;
    const auto path = std::filesystem::absolute(file, fault);
    return fault ? file : path.lexically_normal().string();
}

/// Those of the given options whose attributes the file still has.
Result<GivenOptions> withKnownAttributes(const std::string& file, GivenOptions given)
{
    const auto survey = surveyGraph(file);
    if (!survey)
        return survey.error();
    std::erase_if(given, [&](const auto& option) {
        const auto property = std::ranges::find(mappedProperties(), option.first, &MappedProperty::option);
        if (property == mappedProperties().end() || option.second.empty())
            return false;
        const auto term = parseAttributeTerm(option.second);
        const std::string& name = property->isNumber && term ? term->attribute : option.second;
        return std::ranges::none_of(*survey, [&](const FoundAttribute& found) {
            return found.ofEdges == property->ofEdges && found.name == name;
        });
    });
    return given;
}

} // namespace

void ReadOptions::set(const std::string& file, GivenOptions values)
{
    byPath[absolutePath(file)] = std::move(values);
}

const GivenOptions& ReadOptions::of(const std::string& file) const
{
    static const GivenOptions none;
    const auto found = byPath.find(absolutePath(file));
    return found == byPath.end() ? none : found->second;
}

void ReadOptions::merge(const ReadOptions& others)
{
    for (const auto& [path, values] : others.byPath)
        byPath[path] = values;
}

Result<GivenOptions> stillKnown(const std::string& file, GivenOptions given)
{
    if (given.empty())
        return given;
    const auto known = graphReadOptions(file);
    if (!known)
        return known.error();
    std::erase_if(given, [&](const auto& option) {
        return std::ranges::none_of(*known,
                                    [&](const OptionSpec& spec) { return spec.name == option.first; });
    });
    if (!given.empty() && std::ranges::any_of(*known, mapsAttribute))
        return withKnownAttributes(file, std::move(given));
    return given;
}

} // namespace doppler
