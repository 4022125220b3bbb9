// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/bound_text.h"

namespace doppler {

QString BoundText::name(const NamedBound& bound, const Topology& topology)
{
    switch (bound.kind) {
    case BoundKind::Path:
        return tr("longest path");
    case BoundKind::Work:
        return tr("work spread over all devices");
    case BoundKind::TransferPath:
        return tr("path with transfers");
    case BoundKind::Density:
        return tr("densest interval");
    case BoundKind::Proven:
        return tr("proven by the placer");
    case BoundKind::PlacementPath:
        return tr("path of this placement");
    case BoundKind::PlacementLoad:
        return tr("work on %1 in this placement")
            .arg(bound.device ? QString::fromStdString(topology.device(*bound.device).name) : QString());
    }
    return {};
}

} // namespace doppler
