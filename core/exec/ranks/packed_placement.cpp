// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/packed_placement.h"

namespace doppler {

void addPlacement(Packer& out, const Placement& placement)
{
    addIds(out, std::span(placement.devices));
    addIds(out, std::span(placement.order));
    addIds(out, std::span(placement.transfers));
}

Placement placementFrom(Unpacker& in)
{
    Placement out;
    out.devices = idsFrom<DeviceId>(in);
    out.order = idsFrom<VertexId>(in);
    out.transfers = idsFrom<EdgeId>(in);
    return out;
}

} // namespace doppler
