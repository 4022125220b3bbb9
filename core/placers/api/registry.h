// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <memory>
#include <vector>

namespace doppler {

/// The placers that the program has, in the order of registration.
class PlacerRegistry {
public:
    void add(std::unique_ptr<Placer> placer);
    [[nodiscard]] std::span<const std::unique_ptr<Placer>> placers() const { return list; }
    /// The placer with that id; an unknown id is answered with the nearest names.
    [[nodiscard]] Result<const Placer*> find(std::string_view id) const;

private:
    std::vector<std::unique_ptr<Placer>> list;
};

/// Registers every placer of core, and the learned ones where the learning module is installed.
void registerBuiltins(PlacerRegistry& registry);
/// The process's registry with all built-ins. Made on first use; read-only afterwards, so safe from any
/// thread.
const PlacerRegistry& placerRegistry();

} // namespace doppler
