// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/registry.h"

#include "core/base/names.h"

#include <array>

namespace doppler {

#define DOPPLER_PLACER(make) std::unique_ptr<Placer> make();
#include "core/placers/api/builtins.def"
#undef DOPPLER_PLACER
/// Every policy that can be trained, with every preset, and its control; none without the learning module.
void registerTrainedPolicies(PlacerRegistry& registry);

std::string_view placerKindName(PlacerKind kind)
{
    constexpr std::array<std::string_view, 5> names{"constructive", "search", "exact", "learned", "online"};
    return names[static_cast<std::size_t>(kind)];
}

Error stoppedEarly() { return {{DOPPLER_TEXT("core", "stopped before all vertices were placed")}, {}, {}}; }

void PlacerRegistry::add(std::unique_ptr<Placer> placer) { list.push_back(std::move(placer)); }

Result<const Placer*> PlacerRegistry::find(std::string_view id) const
{
    std::vector<std::string> valid;
    for (const auto& placer : list) {
        if (placer->info().id == id)
            return static_cast<const Placer*>(placer.get());
        valid.push_back(placer->info().id);
    }
    return unknownName(DOPPLER_TEXT("core", "unknown placer \"{0}\", expected one of {1}"),
                       DOPPLER_TEXT("core", "unknown placer \"{0}\"; did you mean \"{1}\"?"), id,
                       std::move(valid));
}

void registerBuiltins(PlacerRegistry& registry)
{
#define DOPPLER_PLACER(make) registry.add(make());
#include "core/placers/api/builtins.def"
#undef DOPPLER_PLACER
    registerTrainedPolicies(registry);
}

const PlacerRegistry& placerRegistry()
{
    static const PlacerRegistry registry = [] {
        PlacerRegistry all;
        registerBuiltins(all);
        return all;
    }();
    return registry;
}

} // namespace doppler
