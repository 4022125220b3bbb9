// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/read_options.h"

#include "core/catalog/graph_file.h"

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
    return given;
}

} // namespace doppler
