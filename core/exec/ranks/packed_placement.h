// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/ranks/packed.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

void addPlacement(Packer& out, const Placement& placement);
/// What addPlacement() wrote. Whether it fits a problem is for validate() to say.
Placement placementFrom(Unpacker& in);

template <class IdType>
void addIds(Packer& out, std::span<const IdType> ids)
{
    out.add(std::uint64_t{ids.size()});
    for (const IdType id : ids)
        out.add(std::uint64_t{id.value});
}

/// Numbers that are no ids become invalid ids.
template <class IdType>
std::vector<IdType> idsFrom(Unpacker& in)
{
    const std::size_t size = in.count(sizeof(std::uint64_t));
    std::vector<IdType> out;
    out.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        const std::uint64_t number = in.number();
        out.push_back(number < IdType{}.value ? IdType{number} : IdType{});
    }
    return out;
}

} // namespace doppler
