// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <memory>
#include <vector>

namespace doppler {

/// The placers of the program in the order of registration.
class PlacerRegistry {
public:
    void add(std::unique_ptr<Placer> placer);
    [[nodiscard]] std::span<const std::unique_ptr<Placer>> placers() const { return list; }
    /// The placer with this id. The error for an unknown id lists the closest ids.
    [[nodiscard]] Result<const Placer*> find(std::string_view id) const;

private:
    std::vector<std::unique_ptr<Placer>> list;
};

/// Registers all placers of core, and the learned ones if the learning module is installed.
void registerBuiltins(PlacerRegistry& registry);
/// The registry of the process with all built-in placers. Created on first use and read-only afterwards.
/// Thread-safe.
const PlacerRegistry& placerRegistry();

} // namespace doppler
